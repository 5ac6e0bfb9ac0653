import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import { mergePasses, overlap } from "../../../src/engine/ocr/merge-passes.ts";

const word = (text: string, confidence: number, x = 0, y = 0, width = 100, height = 30): OcrWord => ({
  text,
  confidence,
  box: { x, y, width, height },
});
const texts = (...passes: OcrWord[][]): string[] => mergePasses(passes).map(({ text }) => text);

const anyWord = fc.record({
  text: fc.stringMatching(/^[a-zA-Z0-9%€.,|-]{1,8}$/),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  box: fc.record({
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 500 }),
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 1, max: 60 }),
  }),
});

describe("of several readings of the same place", () => {
  it("the one with the highest confidence is kept", () => {
    expect(texts([word("Cofiee", 0.6)], [word("Coffee", 0.95, 2, 1)])).toEqual(["Coffee"]);
  });

  it("a whole word is kept instead of a fragment with a slightly higher confidence", () => {
    expect(texts([word("of", 0.97, 0, 0, 25)], [word("of-course", 0.92)])).toEqual(["of-course"]);
  });

  it("a whole word is kept instead of one or several parts with a higher confidence", () => {
    const whole = word("saubere", 0.91, 0, 0, 380, 70);
    expect(texts([word("sau", 0.92, 0, 0, 160, 70)], [whole])).toEqual(["saubere"]);
    expect(texts([word("sa", 0.97, 0, 0, 80, 70), word("re", 0.97, 300, 0, 80, 70)], [whole])).toEqual(["saubere"]);
  });

  it("a longer reading with low confidence is dropped", () => {
    expect(texts([word("sau", 0.92, 0, 0, 160, 70)], [word("sauEEri", 0.5, 0, 0, 380, 70)])).toEqual(["sau"]);
  });

  it("a longer number is dropped, because a sign was read as a digit", () => {
    expect(texts([word("$95", 0.96, 10, 0, 90, 30)], [word("BS95", 0.89, 0, 0, 100, 30)])).toEqual(["$95"]);
  });

  it("separate words are kept instead of one reading without spaces", () => {
    const [de, semana] = [word("DE", 0.93, 0, 0, 70, 50), word("SEMANA", 0.95, 90, 0, 240, 50)];
    expect(texts([word("DESEMANA", 0.9, 0, 0, 330, 50)], [de, semana])).toEqual(["DE", "SEMANA"]);
  });

  it("the first pass's is kept where two are equally good, because its boxes are more accurate", () => {
    expect(mergePasses([[word("Sale", 0.96)], [word("Sale", 0.97, -8, -10, 120, 50)]])).toEqual([word("Sale", 0.96)]);
  });

  it("sure words are kept under a taller word that overlaps them", () => {
    const tall = word("LIGHTEF", 0.92, 0, 0, 600, 280);
    expect(texts([tall], [word("The", 0.96, 0, 230, 70, 38), word("shoe", 0.4, 90, 230, 90, 38)])).toEqual([
      "LIGHTEF",
      "The",
    ]);
  });

  it("no two are kept", () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyWord, { maxLength: 12 }), { maxLength: 4 }), (passes) => {
        const merged = mergePasses(passes);
        for (const [at, one] of merged.entries())
          for (const other of merged.slice(at + 1))
            if (overlap(one.box, other.box) >= 0.3) {
              // A taller word may overlap a sure one; no other two words may share a place.
              const [low, high] = [one, other].sort((a, b) => a.box.height - b.box.height);
              expect(high?.box.height).toBeGreaterThanOrEqual(2.5 * (low?.box.height ?? 0));
              expect(low?.confidence).toBeGreaterThanOrEqual(0.8);
            }
        // Of two equally good words the earlier one is kept, so a second merge may drop a word but never adds one.
        expect(merged).toEqual(expect.arrayContaining(mergePasses([merged])));
      }),
    );
  });
});

describe("readings that are not words are dropped", () => {
  it("the edge of a frame, a single symbol, a short word with low confidence", () => {
    expect(texts([word("|", 0.9), word("©", 0.8, 0, 100), word("Ld", 0.77, 0, 200), word("i", 0.85, 0, 300)])).toEqual(
      [],
    );
  });

  it("readings with very low confidence, whatever is next to them", () => {
    expect(texts([word("Hello", 0.95), word("Reo", 0.3, 110)])).toEqual(["Hello"]);
  });

  it("an unusual name without sure words next to it", () => {
    expect(texts([word("at", 0.96), word("Ironhouse", 0.5, 110)])).toEqual(["at", "Ironhouse"]);
    expect(texts([word("Ironhouse", 0.5)])).toEqual([]);
  });

  it("a sign without a number next to it", () => {
    expect(texts([word("-30", 0.93), word("%", 0.7, 110, 0, 25)])).toEqual(["-30", "%"]);
    expect(texts([word("%", 0.95)])).toEqual([]);
  });

  it("the strokes of a frame at the end of a word", () => {
    expect(texts([word("|Hello", 0.9)], [word("“Bella", 0.9, 0, 100)])).toEqual(["Hello", "Bella"]);
  });
});

it("words are returned in reading order", () => {
  const words = [word("three", 0.95, 0, 50), word("two", 0.95, 120, 4), word("one", 0.95), word("four", 0.95, 120, 46)];
  expect(texts(words)).toEqual(["one", "two", "three", "four"]);
});
