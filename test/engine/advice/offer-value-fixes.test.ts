import { describe, expect, it } from "vitest";
import { buildFixes } from "../../../src/engine/advice/build-fixes.ts";
import type { Evidence, Offer } from "../../../src/engine/artifacts/evidence.ts";
import type { Finding } from "../../../src/engine/artifacts/judgement.ts";
import type { Excerpt } from "../../../src/engine/artifacts/text-block.ts";
import { createEvidence, createExcerpt, createFinding, createOffer, createTextBlock } from "./fixtures.ts";

const AD_FIELD = { source: "field", confidence: 1 } as const satisfies Partial<Excerpt>;

const priceInZloty = (value: number, text: string, over: Partial<Excerpt> = {}): Offer =>
  createOffer("price", value, text, { currency: "PLN", excerpt: createExcerpt(text, over) });
const percentOffer = (value: number, text: string, over: Partial<Excerpt> = {}): Offer =>
  createOffer("percent_off", value, text, { excerpt: createExcerpt(text, over) });

const offerFinding = (ad: Offer, page: Offer | null, over: Partial<Finding["comparison"]> = {}): Finding =>
  createFinding("offer", {
    contradiction: page !== null,
    offers: { ad, page },
    ...(page === null && { status: "missing" }),
    ...over,
  });

const fixesOn = (given: Evidence, ...findings: Finding[]) => buildFixes(findings, given, "a key");
const adFixes = (given: Evidence, ...findings: Finding[]) =>
  fixesOn(given, ...findings).find(({ direction, fixType }) => direction === "change_ad" && fixType === "offer");

const suggestedTexts = (all: ReturnType<typeof fixesOn>) =>
  all.filter(({ direction }) => direction !== "change_routing");

describe("a replaced offer", () => {
  const price = priceInZloty(39.99, "Jetzt 39,99 zł", AD_FIELD);
  const dearer = priceInZloty(59.99, "Cena 59,99 zł");

  it("lists the ad's other outdated offers", () => {
    const share = percentOffer(60, "-60% na wszystko", AD_FIELD);
    const missing = adFixes(createEvidence(), offerFinding(price, dearer), offerFinding(share, null));
    expect(missing).toMatchObject({ suggestedValue: "Jetzt 59,99 zł" });
    expect(missing?.implementationSteps[0]).toBe(
      "In the ad's text, replace “Jetzt 39,99 zł” with “Jetzt 59,99 zł”, and remove “-60% na wszystko”.",
    );
    const other = adFixes(
      createEvidence(),
      offerFinding(price, dearer),
      offerFinding(share, percentOffer(40, "-40% na wszystko")),
    );
    expect(other?.implementationSteps[0]).toContain(", and correct “-60% na wszystko”.");
  });

  it("lists an unrecognised percentage that the page lacks", () => {
    const copy = [createTextBlock("Teraz 60% taniej! Dostawa gratis", AD_FIELD)];
    const first = (fullText: string) =>
      adFixes(createEvidence({ ad: { copy }, page: { fullText } }), offerFinding(price, dearer))
        ?.implementationSteps[0];
    expect(first("cena 59 99 zl")).toContain("and remove “Teraz 60% taniej”.");
    expect(first("cena 59 99 zl 60 taniej")).not.toContain("taniej");
  });

  it("is replaced together with the others of its text, or not at all", () => {
    const text = "Jetzt 39,99 zł, -60% auf alles";
    const both = [priceInZloty(39.99, text, AD_FIELD), percentOffer(60, text, AD_FIELD)] as const;
    const page = percentOffer(40, "-40% na wszystko");
    expect(adFixes(createEvidence(), offerFinding(both[0], dearer), offerFinding(both[1], page))).toMatchObject({
      suggestedValue: "Jetzt 59,99 zł, -40% auf alles",
    });
    const unlike = priceInZloty(10, "10 zł taniej");
    expect(adFixes(createEvidence(), offerFinding(both[0], dearer), offerFinding(both[1], unlike))).toBeUndefined();
  });

  it("is not proposed for offers of different kinds", () => {
    const monthly = createOffer("price", 39.99, "39,99 zł miesięcznie", { currency: "PLN", token: "month" });
    expect(suggestedTexts(fixesOn(createEvidence(), offerFinding(price, monthly)))).toEqual([]);
    expect(suggestedTexts(fixesOn(createEvidence(), offerFinding(price, percentOffer(20, "-20%"))))).toEqual([]);
  });

  it("adds no value that the text already contains for something else", () => {
    const page = priceInZloty(59.99, "59,99 zł zamiast 39,99 zł", { selector: ".price" });
    expect(
      fixesOn(createEvidence(), offerFinding(price, page)).filter(({ target }) => target === "landing_page"),
    ).toEqual([]);
  });
});

describe("the offer of another product", () => {
  const ad = priceInZloty(39.99, "Monitor 27 cali za 39,99 zł", AD_FIELD);
  const page = priceInZloty(79.99, "Monitor 34 cale za 79,99 zł", { selector: "h1" });

  it.each(["HIGH", "MEDIUM", "LOW"] as const)("is not proposed (%s)", (severity) => {
    const another = createFinding("product", { severity, confidence: 0.6 });
    for (const offers of [
      offerFinding(ad, page),
      offerFinding(ad, null),
      createFinding("fold_offer", { offers: { ad, page } }),
    ])
      expect(
        suggestedTexts(fixesOn(createEvidence(), offers, another)).filter(
          ({ element }) => !element.includes("product"),
        ),
      ).toEqual([]);
    expect(
      suggestedTexts(
        fixesOn(createEvidence(), offerFinding(ad, page), createFinding("product", { status: "partial_match" })),
      ),
    ).not.toEqual([]);
  });

  it("is not added to the page as the ad's headline", () => {
    const given = createEvidence({
      ad: { headline: createTextBlock(ad.excerpt.text, AD_FIELD), offers: [ad] },
    });
    const pasted = (...findings: Finding[]) =>
      fixesOn(given, ...findings).some(({ suggestedValue }) => suggestedValue === ad.excerpt.text);
    expect(pasted(createFinding("headline"), createFinding("product", { severity: "LOW" }))).toBe(false);
    expect(pasted(createFinding("headline"))).toBe(true);
  });
});
