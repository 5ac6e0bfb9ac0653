import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { Evaluation } from "../../src/contract/evaluation.ts";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { evaluateSaved } from "../../src/engine/engine.ts";
import { htmlResponse, openSite, type Site } from "./capture/fixture-site.ts";
import { openTestEngine, PAGE_HTML, type TestEngine } from "./open-engine.ts";

let engine: TestEngine;
let site: Site;
beforeAll(async () => {
  engine = await openTestEngine();
  site = await openSite({ "/page": htmlResponse(PAGE_HTML) });
});
afterAll(async () => {
  await engine.close();
  await site.close();
});

const evaluate = async (adData: EvaluationRequest["adData"], saveTo?: string) => {
  const { answer, attachments } = await engine.evaluate(`${site.origin}/page`, {
    request: { adData },
    ...(saveTo !== undefined && { saveTo }),
  });
  return { evaluation: Evaluation.parse(answer), attachments };
};

const COPY = { headline: "20% off every mug", bodyText: "Thrown by hand.", ctaType: "SHOP_NOW" };

test.each([
  ["google", "google_search"],
  ["meta", "meta_feed"],
  ["reddit", "reddit_promoted_post"],
] as const)("an ad of %s without a picture is drawn, and judged by its words as %s", async (platform, id) => {
  const { evaluation, attachments } = await evaluate({ platform, adTextFields: COPY });
  expect(evaluation.appliedProfile.id).toBe(id);
  expect(evaluation.appliedProfile.weights.visualMatch).toBe(0);
  expect(evaluation.adScreenshotUrl).toMatch(/^data:image\/webp/u);
  expect(evaluation.mediaType).toBe("image");
  expect(attachments?.notices).toContainEqual(expect.stringContaining("drawn from its text"));
  expect(evaluation.elementComparisons.map(({ category }) => category)).not.toContain("visual");
});

test("without a platform, the drawing is no picture either", async () => {
  const { evaluation } = await evaluate({ adTextFields: COPY });
  expect(evaluation.appliedProfile.weights.visualMatch).toBe(0);
});

test("a saved evaluation of a text ad gives the same answer again", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "adhere-text-ad-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { evaluation } = await evaluate({ platform: "google", adTextFields: COPY }, folder);
  const again = Evaluation.parse((await evaluateSaved(folder)).answer);
  expect(again.componentScores).toEqual(evaluation.componentScores);
  expect(again.appliedProfile).toEqual(evaluation.appliedProfile);
});

test("any text is drawn as text", async () => {
  const headline = `</div><script>document.body.remove()</script><img src="${site.origin}/page"> ${"x".repeat(9_000)}`;
  const { evaluation } = await evaluate({ adTextFields: { headline, bodyText: "مرحبا\n\u202Eabc" } });
  expect(evaluation.adScreenshotUrl).toMatch(/^data:image\/webp/u);
});

test.each([{}, { adTextFields: { pageName: "Acme", ctaType: "SHOP_NOW" } }, { adTextFields: { headline: "  " } }])(
  "%o is no ad",
  async (adData) => {
    await expect(evaluate(adData)).rejects.toMatchObject({ errorCode: "NO_AD_ASSET" });
  },
);
