import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EvaluationRead } from "../../src/contract/evaluation.ts";
import { outcomeOf } from "../../src/contract/outcome.ts";
import type { EvaluationRequest } from "../../src/contract/request.ts";
import type { Platform, Viewport } from "../../src/contract/vocabulary.ts";
import { html, openSite, type Site } from "./capture/fixture-site.ts";
import { type OpenEngine, openEngine, PAGE } from "./open-engine.ts";

/** Another promise under the same roof: there is something to mend in every part of it. */
const OTHER = PAGE.replace("Spring sale: 20% off every mug", "Meet the potters behind our kiln")
  .replace("Shop now", "Read their stories")
  .replace("<main>", "<nav><a href='/mugs'>Mugs on sale</a><a href='/about'>About</a></nav><main>")
  .replaceAll("#c2410c", "#1d4ed8");

let engine: OpenEngine;
let site: Site;
beforeAll(async () => {
  engine = await openEngine();
  site = await openSite({ "/spring": html(PAGE), "/other": html(OTHER) });
});
afterAll(() => Promise.all([engine.close(), site.close()]));

async function evaluated(
  path: string,
  platform: Platform | undefined,
  viewport?: Viewport,
): Promise<EvaluationRead> {
  const adTextFields = { headline: "20% off every mug", ctaType: "SHOP_NOW", pageName: "Claymore" };
  const request: Partial<EvaluationRequest> = {
    adData: { imageUrl: engine.ad, adTextFields, ...(platform && { platform }) },
    ...(viewport && { viewport }),
  };
  const outcome = outcomeOf((await engine.evaluate(site.origin + path, { request })).answer);
  if (outcome.kind !== "evaluated") throw new Error(outcome.kind);
  return outcome.answer;
}

describe("the device whose first screen is scored", () => {
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
    "%s, asked for %s: seen on %s, and on the other one besides",
    async (platform, asked, viewport) => {
      const alternateViewport = viewport === "mobile" ? "desktop" : "mobile";
      expect(await evaluated("/spring", platform, asked)).toMatchObject({ viewport, alternateViewport });
    },
  );
});

it.each(["mobile", "desktop"] as const)(
  "on %s every fix names one element of the page as it was served",
  async (viewport) => {
    const { fixes } = await evaluated("/other", "meta", viewport);
    const page = load(OTHER);
    expect(fixes?.length).toBeGreaterThan(3);
    for (const { cssSelector } of fixes ?? [])
      expect([cssSelector, page(cssSelector ?? "").length]).toEqual([cssSelector, 1]);
  },
);
