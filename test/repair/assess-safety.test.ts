import { describe, expect, it } from "vitest";
import type { ElementComparison } from "../../src/contract/evaluation.ts";
import type { Fix } from "../../src/contract/fix.ts";
import { inferKind } from "../../src/findings/identify-kinds.ts";
import { assessSafety, type IdentifiedComparison } from "../../src/repair/assess-safety.ts";
import { sampleFix } from "../report/sample-results.ts";

const headline = (currentValue: string, suggestedValue: string, change: Partial<Fix> = {}) =>
  sampleFix({ currentValue, suggestedValue, ...change });

const found = (element: string, change: Partial<ElementComparison> = {}): IdentifiedComparison => ({
  element,
  kind: inferKind({ element, category: "message" }),
  category: "message",
  adValue: "",
  landingPageValue: "",
  status: "mismatch",
  severity: "HIGH",
  recommendation: "",
  ...change,
});

const SAME_THING = headline("Café machines for small kitchens", "Small kitchen? The café machine that fits");

describe("safe to apply", () => {
  it.each([
    ["Our CAFE machines", "Café time: the quiet one"],
    ["Save 20% on boots until 31. Oktober", "Boots: 20% less until 31. Oktober"],
    ["Free returns on boots", "Boots with free returns"],
  ])("is a headline about the same subject: “%s”", (current, suggested) => {
    expect(assessSafety(headline(current, suggested), []).safe).toBe(true);
  });

  it("is a button in other words", () => {
    expect(assessSafety(headline("Learn more", "Shop now", { fixType: "cta" }), []).safe).toBe(true);
  });

  it.each([
    ["Boots", "Boots at 20% off", "changes an offer"],
    ["Boots", "Boots with free returns", "changes an offer"],
    ["Boots for $20", "Boots for €20", "changes an offer"],
    ["Intensive course in Berlin, 349 €", "A course in Berlin", "removes a figure"],
    ["Boots with free returns", "Boots with returns", "removes a figure"],
    ["Find your way to help", "Run through the capital with your team", "shares no word"],
  ])("is not “%s” → “%s”", (current, suggested, why) => {
    expect(assessSafety(headline(current, suggested), [])).toEqual({
      safe: false,
      why: expect.stringContaining(why),
    });
  });

  it("is no name of a brand, wherever it stands", () => {
    for (const element of ["Brand", "Logo"])
      expect(assessSafety(headline("Acme boots", "Lumo: Acme boots", { element }), [])).toEqual({
        safe: false,
        why: "This changes a brand name.",
      });
  });

  it.each(["Brand", "Product"])("is nothing where the %s is another", (element) => {
    expect(assessSafety(SAME_THING, [found(element)])).toEqual({
      safe: false,
      why: expect.stringContaining("another brand or product"),
    });
    expect(assessSafety(SAME_THING, [found(element, { severity: "MEDIUM" })]).safe).toBe(true);
    expect(assessSafety(SAME_THING, [found(element, { status: "match" })]).safe).toBe(true);
    expect(assessSafety(SAME_THING, [found("Tone")]).safe).toBe(true);
  });

  it("is nothing that the service was unsure of, and no sentence", () => {
    expect(assessSafety({ ...SAME_THING, confidenceScore: 0.6 }, []).safe).toBe(false);
    expect(assessSafety({ ...SAME_THING, fixType: "body_copy" }, []).safe).toBe(false);
  });
});
