import { describe, expect, it } from "vitest";
import { fixesFor } from "../../../src/engine/advice/fixes.ts";
import type { Evidence, Offer } from "../../../src/engine/products/evidence.ts";
import type { Finding } from "../../../src/engine/products/judgement.ts";
import type { Fact } from "../../../src/engine/products/passage.ts";
import { evidence, fact, finding, offer, passage } from "./made.ts";

const FIELD = { source: "field", confidence: 1 } as const satisfies Partial<Fact>;

const zloty = (value: number, text: string, over: Partial<Fact> = {}): Offer =>
  offer("price", value, text, { currency: "PLN", fact: fact(text, over) });
const percent = (value: number, text: string, over: Partial<Fact> = {}): Offer =>
  offer("percent_off", value, text, { fact: fact(text, over) });

const against = (ad: Offer, page: Offer | null, over: Partial<Finding["comparison"]> = {}): Finding =>
  finding("offer", {
    contradiction: page !== null,
    offers: { ad, page },
    ...(page === null && { status: "missing" }),
    ...over,
  });

const fixes = (given: Evidence, ...findings: Finding[]) => fixesFor(findings, given, "a key");
const inAd = (given: Evidence, ...findings: Finding[]) =>
  fixes(given, ...findings).find(
    ({ direction, fixType }) => direction === "change_ad" && fixType === "offer",
  );

const texts = (all: ReturnType<typeof fixes>) =>
  all.filter(({ direction }) => direction !== "change_routing");

describe("an offer that is swapped", () => {
  const price = zloty(39.99, "Jetzt 39,99 zł", FIELD);
  const dearer = zloty(59.99, "Cena 59,99 zł");

  it("names what else the ad says that does not hold", () => {
    const share = percent(60, "-60% na wszystko", FIELD);
    const missing = inAd(evidence(), against(price, dearer), against(share, null));
    expect(missing).toMatchObject({ suggestedValue: "Jetzt 59,99 zł" });
    expect(missing?.implementationSteps[0]).toBe(
      "In the ad's text, replace “Jetzt 39,99 zł” with “Jetzt 59,99 zł”, and take out “-60% na wszystko”.",
    );
    const other = inAd(evidence(), against(price, dearer), against(share, percent(40, "-40% na wszystko")));
    expect(other?.implementationSteps[0]).toContain(", and correct “-60% na wszystko”.");
  });

  it("names a share that nobody could read as an offer, where the page does not hold it", () => {
    const copy = [passage("Teraz 60% taniej! Dostawa gratis", FIELD)];
    const first = (wording: string) =>
      inAd(evidence({ ad: { copy }, page: { wording } }), against(price, dearer))?.implementationSteps[0];
    expect(first("cena 59 99 zl")).toContain("and take out “Teraz 60% taniej”.");
    expect(first("cena 59 99 zl 60 taniej")).not.toContain("taniej");
  });

  it("is swapped together with the others of its text, or not at all", () => {
    const text = "Jetzt 39,99 zł, -60% auf alles";
    const both = [zloty(39.99, text, FIELD), percent(60, text, FIELD)] as const;
    const page = percent(40, "-40% na wszystko");
    expect(inAd(evidence(), against(both[0], dearer), against(both[1], page))).toMatchObject({
      suggestedValue: "Jetzt 59,99 zł, -40% auf alles",
    });
    const unlike = zloty(10, "10 zł taniej");
    expect(inAd(evidence(), against(both[0], dearer), against(both[1], unlike))).toBeUndefined();
  });

  it("is none where the two are of different kinds: only the recommendation says so", () => {
    const monthly = offer("price", 39.99, "39,99 zł miesięcznie", { currency: "PLN", token: "month" });
    expect(texts(fixes(evidence(), against(price, monthly)))).toEqual([]);
    expect(texts(fixes(evidence(), against(price, percent(20, "-20%"))))).toEqual([]);
  });

  it("adds no value to a page whose text says it already, of something else", () => {
    const page = zloty(59.99, "59,99 zł zamiast 39,99 zł", { selector: ".price" });
    expect(fixes(evidence(), against(price, page)).filter(({ target }) => target === "landing_page")).toEqual(
      [],
    );
  });
});

describe("the offer of another product", () => {
  const ad = zloty(39.99, "Monitor 27 cali za 39,99 zł", FIELD);
  const page = zloty(79.99, "Monitor 34 cale za 79,99 zł", { selector: "h1" });

  it.each(["HIGH", "MEDIUM", "LOW"] as const)("is proposed to nobody (%s)", (severity) => {
    const another = finding("product", { severity, confidence: 0.6 });
    for (const offers of [
      against(ad, page),
      against(ad, null),
      finding("fold_offer", { offers: { ad, page } }),
    ])
      expect(
        texts(fixes(evidence(), offers, another)).filter(({ element }) => !element.includes("product")),
      ).toEqual([]);
    expect(
      texts(fixes(evidence(), against(ad, page), finding("product", { status: "partial_match" }))),
    ).not.toEqual([]);
  });

  it("nor pasted on the page as the ad's headline", () => {
    const given = evidence({ ad: { headline: passage(ad.fact.text, FIELD), offers: [ad] } });
    const pasted = (...findings: Finding[]) =>
      fixes(given, ...findings).some(({ suggestedValue }) => suggestedValue === ad.fact.text);
    expect(pasted(finding("headline"), finding("product", { severity: "LOW" }))).toBe(false);
    expect(pasted(finding("headline"))).toBe(true);
  });
});
