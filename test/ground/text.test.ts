import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collapseSpace, cutOff, quote, truncate, truncateAtSentence } from "../../src/ground/text.ts";

test("gives every white space as one space, none at the ends", () => {
  const unit = fc.constantFrom("a", "é", " ", "\n", "\t", "\u00a0", "\u3000", "\ufeff", "\u200b");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(collapseSpace(text)).toBe(text.replace(/\s+/g, " ").trim());
    }),
    { numRuns: 2_000 },
  );
});

describe("truncate", () => {
  test("cuts between code points and stays within the limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const cut = truncate(text, max);
        expect([...cut].length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
        if ([...text].length <= max) expect(cut).toBe(text);
        else expect(cut.endsWith("…")).toBe(true);
      }),
    );
  });
});

test("a cut keeps whole sentences where they are a third of the room", () => {
  expect(truncateAtSentence("One sentence. Another sentence.", 20)).toBe("One sentence.");
  expect(truncateAtSentence("No. A long sentence follows here.", 20)).toBe("No. A long sentence…");
});

test("a quote is one line in quotation marks", () => {
  expect(quote(" Half\n price ")).toBe("“Half price”");
  expect(quote("abcdef", 4)).toBe("“abc…”");
});

test("what is cut off leaves no half of a character", () => {
  expect(cutOff("ab", 3)).toBe("ab");
  expect(cutOff("a😀b", 2)).toBe("a\ufffd");
});
