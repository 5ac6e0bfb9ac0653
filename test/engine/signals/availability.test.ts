import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { type BlockFixture, createPage } from "../evidence/fixtures.ts";
import { evaluate, findingsOf, lowestCap } from "./signal-helpers.ts";

const productData = (...availability: string[]): Partial<Snapshot> => ({
  jsonLd: [{ "@type": "Product", offers: availability.map((word) => ({ "@type": "Offer", availability: word })) }],
});

const shoePage = (controls: readonly BlockFixture[], rest: Partial<Snapshot> = {}): Snapshot =>
  createPage([{ tag: "h1", text: "Tempo 2 running shoes" }, { tag: "p", text: "£130" }, ...controls], rest);

const AD = { headline: "Tempo 2 running shoes", ctaType: "SHOP_NOW" };
const OUT_OF_STOCK = "https://schema.org/OutOfStock";
const IN_STOCK = "https://schema.org/InStock";

describe("the advertised product", () => {
  it.each<[string, Snapshot]>([
    ["a button that says so", shoePage([{ tag: "button", text: "Sold out" }])],
    ["in German", shoePage([{ tag: "button", text: "Derzeit nicht verfügbar" }])],
    ["in French", shoePage([{ tag: "button", text: "En rupture de stock" }])],
    [
      "structured data alone",
      shoePage([{ tag: "button", text: "Notify me" }], productData(OUT_OF_STOCK, OUT_OF_STOCK)),
    ],
    ["both", shoePage([{ tag: "button", text: "Sold out" }], productData(OUT_OF_STOCK))],
  ])("is reported as unavailable: %s", (_, snapshot) => {
    const judgement = evaluate(AD, snapshot);
    expect(findingsOf(judgement, "availability")[0]).toMatchObject({
      contradiction: true,
      comparison: { status: "mismatch", severity: "HIGH", element: "Availability" },
    });
    expect(lowestCap(judgement, "messageMatch")).toBe(5);
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBe(5);
  });

  it.each<[string, Snapshot, typeof AD?]>([
    ["it is sold", shoePage([{ tag: "button", text: "Add to bag" }])],
    [
      "one size is gone",
      shoePage([
        { tag: "button", text: "Sold out" },
        { tag: "button", text: "Add to bag" },
      ]),
    ],
    ["one offer is in stock", shoePage([{ tag: "button", text: "Sold out" }], productData(OUT_OF_STOCK, IN_STOCK))],
    ["a sentence speaks of it", shoePage([{ tag: "button", text: "Never sold out again: subscribe" }])],
    ["a shelf of many things", shoePage([{ tag: "button", text: "Sold out" }], { jsonLd: [{ "@type": "ItemList" }] })],
    [
      "the ad asks to be told",
      shoePage([{ tag: "button", text: "Sold out" }], productData(OUT_OF_STOCK)),
      { headline: "Tempo 2 is coming back", ctaType: "SUBSCRIBE" },
    ],
    ["a footer's tile", shoePage([{ tag: "button", text: "Sold out", region: "footer" }])],
  ])("is not reported as unavailable if %s", (_, snapshot, ad = AD) => {
    expect(findingsOf(evaluate(ad, snapshot), "availability")).toEqual([]);
  });
});
