import { describe, expect, it } from "vitest";
import type { OcrWord } from "../../../src/engine/artifacts/capture.ts";
import { groupOcrWords } from "../../../src/engine/evidence/ocr-lines.ts";
import { createCreative, WHITE_RASTER } from "./fixtures.ts";

/** A line of capitals, whose letters are as high as their boxes. */
const ocrLine = (text: string, y: number, height = 60, x = 80): OcrWord[] => {
  let at = x;
  return text.split(" ").map((word) => {
    const box = { x: at, y, width: word.length * height * 0.8, height };
    at += box.width + height * 0.3;
    return { text: word, confidence: 0.95, box };
  });
};
const groupedTexts = (...lines: OcrWord[][]): string[] =>
  (groupOcrWords(createCreative(WHITE_RASTER, lines.flat())) ?? []).map(({ text }) => text);

describe("large lines of one size, flush with one another", () => {
  it("are one text where a line between them was not read", () => {
    expect(groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("LATE PAYMENTS", 280))).toEqual([
      "STOP CHASING LATE PAYMENTS",
    ]);
  });

  it("are two where they are further apart", () => {
    expect(groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("LATE PAYMENTS", 360))).toHaveLength(2);
  });

  it("are two where another text stands between", () => {
    expect(
      groupedTexts(
        ocrLine("STOP CHASING", 100),
        ocrLine("EVERY DAY", 190, 24),
        ocrLine("LATE PAYMENTS", 280),
      ),
    ).toHaveLength(3);
  });

  it("are two where neither edges nor middles agree", () => {
    expect(groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("LATE", 280, 60, 300))).toHaveLength(2);
  });

  it("are two where one is larger", () => {
    expect(groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("LATE PAYMENTS", 260, 48))).toHaveLength(2);
  });
});

it("small lines so far apart are two texts", () => {
  expect(
    groupedTexts(ocrLine("SALE", 20, 120), ocrLine("FIRST ROW", 300, 20), ocrLine("SECOND ROW", 360, 20)),
  ).toHaveLength(3);
});

it("a text is as sure in its least sure word as that word", () => {
  const [first, second] = ocrLine("SUMMER SALE", 100);
  const words = [first, second]
    .flatMap((word) => word ?? [])
    .map((word, at) => ({ ...word, confidence: 0.95 - at * 0.4 }));
  expect(groupOcrWords(createCreative(WHITE_RASTER, words))?.[0]?.minWordConfidence).toBeCloseTo(0.55);
});
