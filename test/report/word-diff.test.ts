import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toSingleLine } from "../../src/report/escape.ts";
import { diffTexts, formatPlainChange, joinPieces, SAME_LOOK } from "../../src/report/word-diff.ts";

const MAX_CHARS = 60;
const marked = (pieces: readonly { text: string; changed: boolean }[]) =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("");

describe("a word diff", () => {
  test("marks the words that differ", () => {
    const diff = diffTexts("From 39 € a month", "From 29 € a month", MAX_CHARS);
    expect(marked(diff?.before ?? [])).toBe("From [39] € a month");
    expect(marked(diff?.after ?? [])).toBe("From [29] € a month");
  });

  test("shows a change at the end of a long text", () => {
    const start = "Our boots are made by hand in a small workshop in the hills, and have been for eighty years: ";
    expect(formatPlainChange(`${start}from 39 €`, `${start}from 29 €`, MAX_CHARS)).toMatch(
      /^"….*from 39 €" → "….*from 29 €"$/u,
    );
  });

  test("shows where a long text gets another sentence", () => {
    const text = "Forty click settings, hardened steel burrs, and a handle of oiled beech that you can take off.";
    expect(formatPlainChange(text, `50% off every grinder. ${text}`, MAX_CHARS)).toMatch(
      /^"Forty click settings.*…" → "50% off every grinder\. Forty.*…"$/u,
    );
    expect(formatPlainChange(text, `${text} 50% off every grinder.`, MAX_CHARS)).toMatch(
      /^"….*take off\." → "….*take off\. 50% off every grinder\."$/u,
    );
  });

  test("marks nothing in a new text", () => {
    const diff = diffTexts("Welcome", "Spring sale: 50% off all shoes", MAX_CHARS);
    expect(marked(diff?.before ?? [])).toBe("Welcome");
    expect(marked(diff?.after ?? [])).toBe("Spring sale: 50% off all shoes");
  });

  test("is null for texts that look the same", () => {
    expect(diffTexts(" From 39 €", "From\u200b 39 €\n", MAX_CHARS)).toBeNull();
    expect(diffTexts("Caf\u00e9", "Cafe\u0301", MAX_CHARS)).toBeNull();
  });

  test("shows texts that look the same once in plain text, and says so", () => {
    expect(formatPlainChange("Free\u00a0returns", "Free returns", MAX_CHARS)).toBe(`"Free returns" (${SAME_LOOK})`);
    expect(formatPlainChange("x".repeat(90), `${"x".repeat(90)} `, MAX_CHARS)).toBe(
      `"${"x".repeat(59)}…" (${SAME_LOOK})`,
    );
  });

  test("names an empty side", () => {
    expect(formatPlainChange("", "50% off", MAX_CHARS)).toBe('(nothing) → "50% off"');
  });
});

/** Long texts of few words, so that pairs have much in common. */
const line = (value: string) => toSingleLine(value).normalize("NFC");
const text = fc.oneof(
  fc
    .array(fc.constantFrom("from", "39", "29", "€", "a month", "x".repeat(80), "…", "👟", " "), { maxLength: 40 })
    .map((words) => words.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 300 }),
);

test("both sides of a change always differ and are never longer than the limit", () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 12, max: 120 }), (before, after, maxChars) => {
      const diff = diffTexts(before, after, maxChars);
      if (line(before) === line(after)) return diff === null;
      const sides = [diff?.before ?? [], diff?.after ?? []].map(joinPieces);
      return sides[0] !== sides[1] && sides.every((side) => [...side].length <= maxChars);
    }),
    { numRuns: 2000 },
  );
});

test("a text that is not cut is complete", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = diffTexts(before, after, 10_000);
      if (diff === null) return;
      expect(joinPieces(diff.before)).toBe(line(before));
      expect(joinPieces(diff.after)).toBe(line(after));
    }),
  );
});
