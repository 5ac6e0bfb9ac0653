import { describe, expect, it } from "vitest";
import { letteringOf } from "../../../src/engine/evidence/lettering.ts";
import type { OcrWord } from "../../../src/engine/products/capture.ts";
import { creative, WHITE } from "./made.ts";

/** A line of capitals, whose letters are as high as their boxes. */
const line = (text: string, y: number, height = 60, x = 80): OcrWord[] => {
  let at = x;
  return text.split(" ").map((word) => {
    const box = { x: at, y, width: word.length * height * 0.8, height };
    at += box.width + height * 0.3;
    return { text: word, confidence: 0.95, box };
  });
};
const texts = (...lines: OcrWord[][]): string[] =>
  (letteringOf(creative(WHITE, lines.flat())) ?? []).map(({ text }) => text);

describe("large lines of one size, flush with one another", () => {
  it("are one text where a line between them was not read", () => {
    expect(texts(line("STOP CHASING", 100), line("LATE PAYMENTS", 280))).toEqual([
      "STOP CHASING LATE PAYMENTS",
    ]);
  });

  it("are two where they are further apart", () => {
    expect(texts(line("STOP CHASING", 100), line("LATE PAYMENTS", 360))).toHaveLength(2);
  });

  it("are two where another text stands between", () => {
    expect(
      texts(line("STOP CHASING", 100), line("EVERY DAY", 190, 24), line("LATE PAYMENTS", 280)),
    ).toHaveLength(3);
  });

  it("are two where neither edges nor middles agree", () => {
    expect(texts(line("STOP CHASING", 100), line("LATE", 280, 60, 300))).toHaveLength(2);
  });

  it("are two where one is larger", () => {
    expect(texts(line("STOP CHASING", 100), line("LATE PAYMENTS", 260, 48))).toHaveLength(2);
  });
});

it("small lines so far apart are two texts", () => {
  expect(texts(line("SALE", 20, 120), line("FIRST ROW", 300, 20), line("SECOND ROW", 360, 20))).toHaveLength(
    3,
  );
});

it("a text is as sure in its least sure word as that word", () => {
  const [first, second] = line("SUMMER SALE", 100);
  const words = [first, second]
    .flatMap((word) => word ?? [])
    .map((word, at) => ({ ...word, confidence: 0.95 - at * 0.4 }));
  expect(letteringOf(creative(WHITE, words))?.[0]?.leastSure).toBeCloseTo(0.55);
});
