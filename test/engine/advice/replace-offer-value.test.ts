import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeOffer, phraseOffer } from "../../../src/engine/advice/phrase-offer.ts";
import { replaceOfferValue } from "../../../src/engine/advice/replace-offer-value.ts";
import type { Offer } from "../../../src/engine/artifacts/evidence.ts";
import { createOffer } from "./fixtures.ts";

function rewriteOffer(
  text: string,
  type: Offer["type"],
  from: number,
  to: number,
  over: Partial<Offer> = {},
  language: string | null = "en",
) {
  return replaceOfferValue(text, createOffer(type, from, text, over), createOffer(type, to, "", over), language);
}

describe("replaceOfferValue", () => {
  it.each([
    ["Save 20% today", 20, 50, "Save 50% today"],
    ["Jetzt -20 % auf alles", 20, 50, "Jetzt -50 % auf alles"],
    ["20\u00a0% de réduction", 20, 15, "15\u00a0% de réduction"],
    ["Save 20 percent on size 20", 20, 50, "Save 50 percent on size 20"],
    ["Up to 20% off", 20, 50, "Up to 50% off"],
  ])("changes the percentage of “%s”", (text, from, to, expected) => {
    expect(rewriteOffer(text, "percent_off", from, to)).toBe(expected);
  });

  it.each([
    ["Now $49", "USD", 49, 29, "Now $29"],
    ["Now $49.00", "USD", 49, 29, "Now $29.00"],
    ["Was $80, now $49.99", "USD", 49.99, 39.5, "Was $80, now $39.50"],
    ["ab 29,90 €", "EUR", 29.9, 24.9, "ab 24,90 €"],
    ["ab 29 €", "EUR", 29, 24.9, "ab 24,90 €"],
    ["Nur 1.299,00 EUR", "EUR", 1299, 999, "Nur 999,00 EUR"],
    ["Only $1,299", "USD", 1299, 12499, "Only $12,499"],
    ["Only £1,299", "GBP", 1299, 1299.5, "Only £1,299.50"],
    ["CHF 1’299.–", "CHF", 1299, 1499, "CHF 1’499.–"],
  ])("keeps the format of the price in “%s”", (text, currency, from, to, expected) => {
    const language = currency === "EUR" ? "de" : "en";
    expect(rewriteOffer(text, "price", from, to, { currency }, language)).toBe(expected);
  });

  it("changes the days of a trial and the name of a code", () => {
    expect(rewriteOffer("Start your 14-day free trial", "free_trial", 14, 30)).toBe("Start your 30-day free trial");
    const code = (token: string) => createOffer("code", null, "", { token });
    expect(replaceOfferValue("Use code spring20 now", code("SPRING20"), code("MAY10"), "en")).toBe(
      "Use code MAY10 now",
    );
  });

  it.each([
    ["Up to 50% off everything", true, false, "40% off everything"],
    ["Bis zu 50 % Rabatt", true, false, "40 % Rabatt"],
    ["Save 50% today", false, true, "Save up to 40% today"],
    ["50% off", false, true, "Up to 40% off"],
  ])("sets “up to” in “%s”", (text, stands, wanted, expected) => {
    const from = createOffer("percent_off", 50, text, { upTo: stands });
    expect(replaceOfferValue(text, from, createOffer("percent_off", 40, "", { upTo: wanted }), "en")).toBe(expected);
  });

  it.each([
    ["Half price on everything", 50],
    ["20% off our 20% recycled range", 20],
    ["120% satisfaction", 20],
    ["Room 20", 20],
  ])("does not change “%s” if the value is missing or ambiguous", (text, from) => {
    expect(rewriteOffer(text, "percent_off", from, 50)).toBeNull();
  });

  it("never changes the kind or currency of an offer", () => {
    const percent = createOffer("percent_off", 20, "Save 20% today");
    expect(
      replaceOfferValue("Save 20% today", percent, createOffer("amount_off", 50, "", { currency: "USD" }), "en"),
    ).toBeNull();
    const dollars = createOffer("price", 20, "", { currency: "USD" });
    expect(replaceOfferValue("$20", dollars, { ...dollars, value: 30, currency: "EUR" }, "en")).toBeNull();
    expect(
      replaceOfferValue("$20 a month", { ...dollars, token: "month" }, { ...dollars, token: "year" }, "en"),
    ).toBeNull();
  });

  it("never repeats the new value", () => {
    const text = "Jusqu'à dimanche seulement : 34,90 € au lieu de 49,90 €";
    expect(rewriteOffer(text, "price", 49.9, 34.9, { currency: "EUR" }, "fr")).toBeNull();
    expect(rewriteOffer(text, "price", 34.9, 49.9, { currency: "EUR" }, "fr")).toBeNull();
    expect(rewriteOffer(text, "price", 34.9, 29.9, { currency: "EUR" }, "fr")).toBe(
      "Jusqu'à dimanche seulement : 29,90 € au lieu de 49,90 €",
    );
  });

  it.each([
    ["6.02% APR based on a $350,000 loan", 350000, null, "Save $312 every month", 312, null],
    ["Now $20", 20, null, "$30 a month", 30, "month"],
    ["Now $20", 20, null, "Only $30 every month", 30, null],
    ["Tylko 20 zł", 20, null, "30 zł na miesiąc", 30, null],
  ])(
    "never replaces an amount of “%s” with one of another period or magnitude",
    (text, value, token, other, wanted, its) => {
      const currency = text.includes("zł") ? "PLN" : "USD";
      const [one, another] = [
        createOffer("price", value, text, { currency, token }),
        createOffer("price", wanted, other, { currency, token: its }),
      ];
      expect(replaceOfferValue(text, one, another, "en")).toBeNull();
      expect(replaceOfferValue(other, another, one, "en")).toBeNull();
    },
  );

  it.each([
    ["Only $312", 312, "From $1,899 now", 1899, "Only $1,899"],
    ["Only $312.50", 312.5, "Now $1,899.00", 1899, "Only $1,899.00"],
    ["Nur 312,50 $", 312.5, "Now $1,899", 1899, "Nur 1.899,00 $"],
    ["Only $1200", 1200, "Now $1,899", 1899, "Only $1899"],
  ])("uses the other text's thousands separator in “%s”", (text, from, other, to, expected) => {
    const priced = (value: number, its: string) => createOffer("price", value, its, { currency: "USD" });
    expect(replaceOfferValue(text, priced(from, text), priced(to, other), "en")).toBe(expected);
  });

  it("changes only the number, and is reversible", () => {
    const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/);
    const percent = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(words, words, percent, percent, (before, after, from, to) => {
        const text = `${before} ${from}% ${after}`;
        expect(rewriteOffer(text, "percent_off", from, to)).toBe(`${before} ${to}% ${after}`);
      }),
    );
  });
});

describe("phraseOffer", () => {
  it.each([
    ["50% off", "50% off"],
    ["Get 50% off your first order.", "Get 50% off your first order"],
    [
      "We have roasted coffee by hand in a small shop for more than forty years. " +
        "Get 50% off today! Beans from five countries.",
      "Get 50% off today!",
    ],
    ["x".repeat(80), "50% off"],
  ])("states the offer of “%s” briefly", (text, phrase) => {
    expect(phraseOffer(createOffer("percent_off", 50, text))).toBe(phrase);
  });

  it.each([
    [createOffer("percent_off", 50, "", { upTo: true }), "up to 50% off"],
    [createOffer("from_price", 29, "", { currency: "EUR" }), "from EUR 29"],
    [createOffer("free_trial", 14, ""), "free 14-day trial"],
    [createOffer("bogo", null, "", { token: "3for2" }), "3 for 2"],
    [createOffer("code", null, "", { token: "MAY10" }), "with code MAY10"],
  ])("describes an offer in plain words", (given, words) => {
    expect(describeOffer(given)).toBe(words);
  });
});
