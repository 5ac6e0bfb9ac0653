import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReceivedEvaluation } from "../../src/contract/evaluation.ts";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { classifyAnswer } from "../../src/contract/parse-answer.ts";
import type { Platform, Viewport } from "../../src/contract/vocabulary.ts";
import { htmlResponse, openSite, type Site } from "./capture/fixture-site.ts";
import { openTestEngine, PAGE_HTML, type TestEngine } from "./open-engine.ts";

/** A page of the same brand with another message, so that every part of it needs a fix. */
const MISMATCHED_PAGE = PAGE_HTML.replace("Spring sale: 20% off every mug", "Meet the potters behind our kiln")
  .replace("Shop now", "Read their stories")
  .replace("<main>", "<nav><a href='/mugs'>Mugs on sale</a><a href='/about'>About</a></nav><main>")
  .replaceAll("#c2410c", "#1d4ed8");

let engine: TestEngine;
let site: Site;
beforeAll(async () => {
  engine = await openTestEngine();
  site = await openSite({ "/spring": htmlResponse(PAGE_HTML), "/other": htmlResponse(MISMATCHED_PAGE) });
});
afterAll(() => Promise.all([engine.close(), site.close()]));

async function evaluate(
  path: string,
  platform: Platform | undefined,
  viewport?: Viewport,
): Promise<ReceivedEvaluation> {
  const adTextFields = { headline: "20% off every mug", ctaType: "SHOP_NOW", pageName: "Claymore" };
  const request: Partial<EvaluationRequest> = {
    adData: { imageUrl: engine.ad, adTextFields, ...(platform && { platform }) },
    ...(viewport && { viewport }),
  };
  const outcome = classifyAnswer((await engine.evaluate(site.origin + path, { request })).answer);
  if (outcome.kind !== "evaluated") throw new Error(outcome.kind);
  return outcome.answer;
}

describe("the device of the scored first screen", () => {
  it.each([
    ["meta", undefined, "mobile"],
    ["instagram", undefined, "mobile"],
    ["tiktok", undefined, "mobile"],
    ["linkedin", undefined, "desktop"],
    ["google", undefined, "desktop"],
    ["reddit", undefined, "desktop"],
    ["meta", "desktop", "desktop"],
    ["google", "mobile", "mobile"],
  ] as const)(
    "for %s, with %s in the request, is %s, and the other one is the alternate",
    async (platform, asked, viewport) => {
      const alternateViewport = viewport === "mobile" ? "desktop" : "mobile";
      expect(await evaluate("/spring", platform, asked)).toMatchObject({ viewport, alternateViewport });
    },
  );
});

it.each(["mobile", "desktop"] as const)(
  "on %s every fix selects exactly one element of the served page",
  async (viewport) => {
    const { fixes } = await evaluate("/other", "meta", viewport);
    const page = load(MISMATCHED_PAGE);
    expect(fixes?.length).toBeGreaterThan(3);
    for (const { cssSelector } of fixes ?? [])
      expect([cssSelector, page(cssSelector ?? "").length]).toEqual([cssSelector, 1]);
  },
);
