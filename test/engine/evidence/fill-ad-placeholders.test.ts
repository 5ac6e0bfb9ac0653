import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillPlaceholders } from "../../../src/engine/evidence/ad-evidence.ts";

describe("a placeholder in an ad's text", () => {
  it.each([
    ["{KeyWord:Running Shoes} on sale", "Running Shoes on sale"],
    ["{keyword:Zahnarzt} in Berlin", "Zahnarzt in Berlin"],
    ["{LOCATION(City):votre ville}", "votre ville"],
    ["{CUSTOMIZER.Price:29 €} al mes", "29 € al mes"],
    ["{=IF(device=mobile, Call now):Get a quote}", "Get a quote"],
    ["{{city|Leeds}} flats", "Leeds flats"],
  ])("%j is replaced with its default", (copy, text) => {
    expect(fillPlaceholders(copy)).toEqual({ text, complete: true });
  });

  it.each(["{{product.name}} now 20% off", "Ends {COUNTDOWN(2027-01-01 00:00:00,5)}", "{keyword}"])(
    "%j without a default makes the text incomplete",
    (copy) => {
      const { text, complete } = fillPlaceholders(copy);
      expect(complete).toBe(false);
      expect(text).not.toContain("{");
    },
  );

  it("leaves text without braces unchanged", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}]/.test(text)),
        (text) => {
          expect(fillPlaceholders(text)).toEqual({ text, complete: true });
        },
      ),
    );
  });
});
