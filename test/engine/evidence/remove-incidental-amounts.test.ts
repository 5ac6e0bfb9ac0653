import { describe, expect, it } from "vitest";
import type { Excerpt } from "../../../src/engine/artifacts/text-block.ts";
import { withoutIncidentalAmounts } from "../../../src/engine/evidence/remove-incidental-amounts.ts";

const CURRENCY_CONTEXT = { dollar: "USD", krone: "SEK", yen: "JPY" } as const;
const excerptInPicture = (text: string, prominence: number, source: Excerpt["source"] = "ocr"): Excerpt => ({
  text,
  confidence: 0.96,
  source,
  box: null,
  selector: null,
  aboveFold: true,
  prominence,
  covered: false,
});
const remainingTexts = (...facts: Excerpt[]): string[] =>
  withoutIncidentalAmounts(facts, CURRENCY_CONTEXT).map(({ text }) => text);

describe("amounts in an ad's picture", () => {
  it("are no offers if there are several small ones without words, as in a dashboard", () => {
    expect(
      remainingTexts(
        excerptInPicture("Stop chasing clients", 1),
        excerptInPicture("£1,250", 0.3),
        excerptInPicture("£12,480", 0.3),
        excerptInPicture("Try free for 14 days", 0.4),
        excerptInPicture("2 310 kr", 0.2),
        excerptInPicture("840,00 zł", 0.2),
      ),
    ).toEqual(["Stop chasing clients", "Try free for 14 days"]);
  });

  it.each([
    ["large, as a flyer sets them", ["£3", "£4", "£5"].map((text) => excerptInPicture(text, 0.6))],
    ["with a word", ["from £3", "only £4", "now £5"].map((text) => excerptInPicture(text, 0.3))],
    ["for a time", ["£3/month", "£4/month", "£5/month"].map((text) => excerptInPicture(text, 0.3))],
    ["with what they buy", ["Milk £3", "Bread £4", "Cheese £5"].map((text) => excerptInPicture(text, 0.3))],
    ["alone", [excerptInPicture("£3", 0.3)]],
    ["with the price it was", ["£3", "£5"].map((text) => excerptInPicture(text, 0.3))],
    ["of its fields", ["£3", "£4", "£5"].map((text) => excerptInPicture(text, 0.3, "field"))],
  ])("are offers %s", (_, facts) => {
    expect(withoutIncidentalAmounts(facts, CURRENCY_CONTEXT)).toEqual(facts);
  });
});
