import { describe, expect, it } from "vitest";
import { page } from "../evidence/made.ts";
import { PAIRS, pairNamed } from "./pairs.ts";
import { ceiling, findingsOf, judged, signalOf } from "./share.ts";

const BLOCKS = [
  { tag: "h1", text: "Sofas for people who nap" },
  { tag: "p", text: "Deep seats, washable covers and legs of oak, made to order in ten days." },
] as const;

describe("findings", () => {
  it("quote what stands there, outline where it stands, and say what to do", () => {
    const { copy, page: own } = pairNamed("sofas");
    for (const { comparison, selector, outline } of judged(copy, own).findings) {
      expect(comparison.adValue).not.toBe("");
      expect(comparison.landingPageValue).not.toBe("");
      expect(comparison.recommendation).toMatch(/[.!]$/);
      // What can be selected can be outlined.
      expect(selector === null).toBe(outline.landingPage === null);
    }
  });

  it("of matches cost nothing", () => {
    for (const { copy, page: own } of PAIRS)
      for (const { comparison } of judged(copy, own).findings)
        if (comparison.status === "match" || comparison.status === "implicit")
          expect(comparison.severity).toBe("LOW");
  });
});

describe("brand", () => {
  it.each([
    ["Fellgang GmbH", { title: "Trail shoes | Fellgang" }],
    ["FELL GANG", { url: "https://www.fellgang.co.uk/spring" }],
    ["Fellgang", { siteName: "Fellgang Official Store" }],
    ["Fellgang", { jsonLd: [{ "@type": "Organization", name: "Fellgang" }] }],
  ])("%j is found in %o", (pageName, rest) => {
    expect(
      signalOf(
        judged(
          { headline: "Trail shoes", pageName },
          page(BLOCKS, { url: "https://shop.example/", ...rest }),
        ),
        "brand_name",
      ),
    ).toBe(1);
  });

  it("is silent, never absent, where neither side names one", () => {
    const unnamed = page(BLOCKS, { url: "http://127.0.0.1:8080/" });
    const judgement = judged({ headline: "Trail shoes", pageName: "Fellgang" }, unnamed);
    expect(signalOf(judgement, "brand_name")).toBeNull();
    expect(ceiling(judgement, "visualMatch")).toBe(10);
    expect(signalOf(judged({ headline: "Trail shoes" }, unnamed), "brand_name")).toBeNull();
  });
});

describe("language", () => {
  const german = {
    headline: "Sofas für alle, die gern einen Mittagsschlaf halten",
    bodyText: "Mit Bezügen, die man waschen kann.",
  };
  const english = page(
    [...BLOCKS, { tag: "p", text: "We bring it up the stairs and take the old one with us when we leave." }],
    { language: "en" },
  );

  it("that differs sets ceilings on message and tone", () => {
    const judgement = judged(german, english);
    expect(findingsOf(judgement, "language")[0]?.comparison).toMatchObject({
      status: "mismatch",
      severity: "HIGH",
    });
    expect([ceiling(judgement, "messageMatch"), ceiling(judgement, "toneAlignment")]).toEqual([4, 4]);
    expect(findingsOf(judgement, "product").filter(({ contradiction }) => contradiction)).toEqual([]);
  });

  it("that is only declared, or of a word or two, proves nothing", () => {
    expect(findingsOf(judged({ headline: "Sofa Sale" }, english), "language")).toEqual([]);
    const declared = page([{ tag: "h1", text: "Sofa Sale" }], { language: "en" });
    expect(findingsOf(judged(german, declared), "language")).toEqual([]);
  });
});

describe("calls to action", () => {
  it("that a product page implies are implicit", () => {
    const product = page(
      [...BLOCKS, { tag: "p", text: "799 €" }, { tag: "button", text: "Fabric and colour" }],
      {
        jsonLd: [{ "@type": "Product", name: "Sofa" }],
      },
    );
    const judgement = judged({ headline: "Sofas for people who nap", ctaType: "SHOP_NOW" }, product);
    expect(findingsOf(judgement, "cta")[0]?.comparison).toMatchObject({
      status: "implicit",
      severity: "LOW",
    });
  });

  it("that lead elsewhere are a mismatch", () => {
    const judgement = judged(
      { headline: "Sofas for people who nap", ctaType: "SHOP_NOW" },
      page([...BLOCKS, { tag: "button", text: "Apply for this job" }]),
    );
    expect(findingsOf(judgement, "cta")[0]?.comparison).toMatchObject({
      status: "mismatch",
      severity: "MEDIUM",
    });
  });
});

describe("a layer over the page", () => {
  it("lowers the fold by its size and is named", () => {
    const box = { x: 300, y: 100, width: 680, height: 600 };
    const popup = page(BLOCKS, { layers: [{ kind: "overlay", box, foldShare: 0.4 }] });
    const judgement = judged({ headline: "Sofas for people who nap" }, popup);
    expect(signalOf(judgement, "unobstructed")).toBeLessThan(0.5);
    expect(findingsOf(judgement, "overlay")[0]?.outline.landingPage).toEqual(box);
  });
});
