import { describe, expect, it } from "vitest";
import type { OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import { groupOcrWords } from "../../../src/engine/evidence/ad-media-evidence.ts";
import { createCreative, WHITE_RASTER } from "./fixtures.ts";

/** A line of capitals, which are as high as their boxes. */
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

describe("large aligned lines of one size", () => {
  it("are one text if a line between them was not read", () => {
    expect(groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("LATE PAYMENTS", 280))).toEqual([
      "STOP CHASING LATE PAYMENTS",
    ]);
  });

  it("are two texts if they are further apart", () => {
    expect(groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("LATE PAYMENTS", 360))).toHaveLength(2);
  });

  it("are two texts if another text is between them", () => {
    expect(
      groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("EVERY DAY", 190, 24), ocrLine("LATE PAYMENTS", 280)),
    ).toHaveLength(3);
  });

  it("are two texts if neither edges nor centres align", () => {
    expect(groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("LATE", 280, 60, 300))).toHaveLength(2);
  });

  it("are two texts if one is larger", () => {
    expect(groupedTexts(ocrLine("STOP CHASING", 100), ocrLine("LATE PAYMENTS", 260, 48))).toHaveLength(2);
  });
});

it("keeps small lines with a large distance apart", () => {
  expect(
    groupedTexts(ocrLine("SALE", 20, 120), ocrLine("FIRST ROW", 300, 20), ocrLine("SECOND ROW", 360, 20)),
  ).toHaveLength(3);
});

it("records the lowest word confidence of a text", () => {
  const [first, second] = ocrLine("SUMMER SALE", 100);
  const words = [first, second]
    .flatMap((word) => word ?? [])
    .map((word, at) => ({ ...word, confidence: 0.95 - at * 0.4 }));
  expect(groupOcrWords(createCreative(WHITE_RASTER, words))?.[0]?.minWordConfidence).toBeCloseTo(0.55);
});
