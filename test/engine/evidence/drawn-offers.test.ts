import { describe, expect, it } from "vitest";
import { offering } from "../../../src/engine/evidence/drawn-offers.ts";
import type { Fact } from "../../../src/engine/products/passage.ts";

const HOME = { dollar: "USD", krone: "SEK", yen: "JPY" } as const;
const drawn = (text: string, prominence: number, source: Fact["source"] = "ocr"): Fact => ({
  text,
  confidence: 0.96,
  source,
  box: null,
  selector: null,
  inFold: true,
  prominence,
  covered: false,
});
const left = (...facts: Fact[]): string[] => offering(facts, HOME).map(({ text }) => text);

describe("amounts in an ad's picture", () => {
  it("are figures where a dashboard shows several of them, small and without a word", () => {
    expect(
      left(
        drawn("Stop chasing clients", 1),
        drawn("£1,250", 0.3),
        drawn("£12,480", 0.3),
        drawn("Try free for 14 days", 0.4),
        drawn("2 310 kr", 0.2),
        drawn("840,00 zł", 0.2),
      ),
    ).toEqual(["Stop chasing clients", "Try free for 14 days"]);
  });

  it.each([
    ["large, as a flyer sets them", ["£3", "£4", "£5"].map((text) => drawn(text, 0.6))],
    ["with a word", ["from £3", "only £4", "now £5"].map((text) => drawn(text, 0.3))],
    ["for a time", ["£3/month", "£4/month", "£5/month"].map((text) => drawn(text, 0.3))],
    ["with what they buy", ["Milk £3", "Bread £4", "Cheese £5"].map((text) => drawn(text, 0.3))],
    ["alone", [drawn("£3", 0.3)]],
    ["with the price it was", ["£3", "£5"].map((text) => drawn(text, 0.3))],
    ["of its fields", ["£3", "£4", "£5"].map((text) => drawn(text, 0.3, "field"))],
  ])("are offers where they stand %s", (_, facts) => {
    expect(offering(facts, HOME)).toEqual(facts);
  });
});
