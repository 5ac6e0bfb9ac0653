import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/engine/products/capture.ts";
import { type Laid, page } from "../evidence/made.ts";
import { ceiling, findingsOf, judged } from "./share.ts";

const product = (...availability: string[]): Partial<Snapshot> => ({
  jsonLd: [
    { "@type": "Product", offers: availability.map((word) => ({ "@type": "Offer", availability: word })) },
  ],
});

const shoe = (controls: readonly Laid[], rest: Partial<Snapshot> = {}): Snapshot =>
  page([{ tag: "h1", text: "Tempo 2 running shoes" }, { tag: "p", text: "£130" }, ...controls], rest);

const AD = { headline: "Tempo 2 running shoes", ctaType: "SHOP_NOW" };
const OUT = "https://schema.org/OutOfStock";
const IN = "https://schema.org/InStock";

describe("what the ad sells", () => {
  it.each<[string, Snapshot]>([
    ["a button that says so", shoe([{ tag: "button", text: "Sold out" }])],
    ["in German", shoe([{ tag: "button", text: "Derzeit nicht verfügbar" }])],
    ["in French", shoe([{ tag: "button", text: "En rupture de stock" }])],
    ["structured data alone", shoe([{ tag: "button", text: "Notify me" }], product(OUT, OUT))],
    ["both", shoe([{ tag: "button", text: "Sold out" }], product(OUT))],
  ])("cannot be had: %s", (_, snapshot) => {
    const judgement = judged(AD, snapshot);
    expect(findingsOf(judgement, "availability")[0]).toMatchObject({
      contradiction: true,
      comparison: { status: "mismatch", severity: "HIGH", element: "Availability" },
    });
    expect(ceiling(judgement, "messageMatch")).toBe(5);
    expect(ceiling(judgement, "aboveTheFoldContinuity")).toBe(5);
  });

  it.each<[string, Snapshot, typeof AD?]>([
    ["it is sold", shoe([{ tag: "button", text: "Add to bag" }])],
    [
      "one size is gone",
      shoe([
        { tag: "button", text: "Sold out" },
        { tag: "button", text: "Add to bag" },
      ]),
    ],
    ["one offer is in stock", shoe([{ tag: "button", text: "Sold out" }], product(OUT, IN))],
    ["a sentence speaks of it", shoe([{ tag: "button", text: "Never sold out again: subscribe" }])],
    [
      "a shelf of many things",
      shoe([{ tag: "button", text: "Sold out" }], { jsonLd: [{ "@type": "ItemList" }] }),
    ],
    [
      "the ad asks to be told",
      shoe([{ tag: "button", text: "Sold out" }], product(OUT)),
      { headline: "Tempo 2 is coming back", ctaType: "SUBSCRIBE" },
    ],
    ["a footer's tile", shoe([{ tag: "button", text: "Sold out", region: "footer" }])],
  ])("is not said to be gone where %s", (_, snapshot, ad = AD) => {
    expect(findingsOf(judged(ad, snapshot), "availability")).toEqual([]);
  });
});
