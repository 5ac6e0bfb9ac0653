import { describe, expect, it } from "vitest";
import { findInk, type InkArea } from "../../../src/engine/ocr/find-ink.ts";
import { findPriceParts } from "../../../src/engine/ocr/find-price-parts.ts";
import { createGreyRaster } from "../../../src/engine/ocr/grey-raster.ts";

const glyph = (left: number, top: number, right: number, bottom: number): InkArea => ({ left, top, right, bottom });

/** "€ 12,50" with raised cents: the large digits are 100 high, on the line at 200. */
const SIGN = glyph(10, 140, 60, 200);
const [ONE, TWO] = [glyph(90, 100, 130, 200), glyph(140, 100, 200, 200)];
const COMMA = glyph(208, 185, 222, 220);
const [FIVE, ZERO] = [glyph(230, 100, 262, 152), glyph(268, 100, 300, 152)];
const LARGE_LINE = glyph(80, 90, 205, 210);
const PRICE = [SIGN, ONE, TWO, COMMA, FIVE, ZERO];

const kinds = (areas: readonly InkArea[], seen: InkArea): string =>
  findPriceParts(areas, seen)
    .map(({ kind, glyphs }) => `${kind} ${glyphs.length}`)
    .join(", ");

describe("the parts of a price", () => {
  it("are the sign, the large digits, the mark and the raised cents", () => {
    expect(kinds(PRICE, LARGE_LINE)).toBe("sign 1, number 2, mark 1, cents 2");
  });

  it("are found from the cents alone", () => {
    expect(kinds(PRICE, glyph(226, 96, 304, 158))).toBe("sign 1, number 2, mark 1, cents 2");
  });

  it("include a sign behind the cents", () => {
    expect(kinds([ONE, TWO, COMMA, FIVE, ZERO, glyph(320, 140, 370, 200)], LARGE_LINE)).toBe(
      "number 2, mark 1, cents 2, sign 1",
    );
  });

  it("take touching cents for two digits", () => {
    expect(kinds([ONE, TWO, COMMA, glyph(230, 100, 300, 152)], LARGE_LINE)).toBe("number 2, mark 1, cents 1");
  });

  it("keep a point within the number", () => {
    const point = glyph(205, 185, 220, 200);
    const digits = [ONE, TWO, point, glyph(230, 100, 290, 200), glyph(300, 100, 360, 200)];
    expect(kinds(digits, glyph(80, 90, 370, 210))).toBe("number 5");
  });

  it("include no word before or behind the number", () => {
    const letters = (from: number) => [0, 1, 2, 3].map((at) => glyph(from + at * 34, 150, from + at * 34 + 28, 200));
    expect(kinds([...letters(-60), ONE, TWO, ...letters(225)], LARGE_LINE)).toBe("number 2");
  });

  it("include no picture beside the number", () => {
    expect(kinds([ONE, TWO, glyph(230, 140, 420, 200)], LARGE_LINE)).toBe("number 2");
  });

  it("end the number at letters, of which one is as large as a digit", () => {
    const [z, l] = [glyph(215, 150, 250, 200), glyph(256, 100, 270, 200)];
    expect(kinds([ONE, TWO, z, l], LARGE_LINE)).toBe("number 2, sign 2");
  });

  it("include nothing far away, nor of another line", () => {
    expect(kinds([ONE, TWO, glyph(290, 140, 340, 200), glyph(210, 230, 260, 290)], LARGE_LINE)).toBe("number 2");
  });

  it("are none where no ink is on the line", () => {
    expect(findPriceParts([], LARGE_LINE)).toEqual([]);
    expect(findPriceParts([glyph(500, 100, 540, 200)], LARGE_LINE)).toEqual([]);
  });
});

describe("ink", () => {
  it("is found by area, with its pixels labelled", () => {
    const isDark = (x: number, y: number) => (x < 3 && y < 2) || (x === 3 && y === 2) || x >= 6;
    const { areas, labels } = findInk(
      createGreyRaster(8, 4, (x, y) => (isDark(x, y) ? 0 : 255)),
      (shade) => shade < 128,
    );
    // Diagonal neighbours are one area.
    expect(areas.map(({ area, pixels }) => ({ ...area, pixels }))).toEqual([
      { left: 0, top: 0, right: 4, bottom: 3, pixels: 7 },
      { left: 6, top: 0, right: 8, bottom: 4, pixels: 8 },
    ]);
    expect([...labels.subarray(0, 8)]).toEqual([1, 1, 1, 0, 0, 0, 2, 2]);
  });
});
