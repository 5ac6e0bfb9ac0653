import { describe, expect, it } from "vitest";
import type { OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import { fitBoxToLetters } from "../../../src/engine/ocr/fit-box-to-letters.ts";
import { createGreyRaster } from "../../../src/engine/ocr/grey-raster.ts";

const word = (text: string, x: number, y: number, width: number, height: number): OcrWord => ({
  text,
  confidence: 0.95,
  box: { x, y, width, height },
});

describe("a word's height", () => {
  /** Strokes like the stems of letters, and other edges. */
  const picture = (stems: (y: number) => boolean, edge: (y: number) => boolean = () => false) =>
    createGreyRaster(200, 120, (x, y) => (edge(y) || (stems(y) && x > 20 && x < 180 && x % 16 < 6) ? 20 : 230));
  const heightOf = (painted: ReturnType<typeof picture>, box = word("mill", 15, 5, 170, 110)) => {
    const { y, height } = fitBoxToLetters(box, painted).box;
    return [y, y + height];
  };

  it("is that of its letters, without the button's edge", () => {
    expect(
      heightOf(
        picture(
          (y) => y >= 40 && y < 70,
          (y) => y >= 90 && y < 94,
        ),
      ),
    ).toEqual([40, 70]);
  });

  it("does not include the next line", () => {
    expect(heightOf(picture((y) => (y >= 20 && y < 60) || y >= 80))).toEqual([20, 60]);
  });

  it("includes dots and accents", () => {
    expect(heightOf(picture((y) => (y >= 30 && y < 36) || (y >= 42 && y < 80)))).toEqual([30, 80]);
  });

  it("is kept where no strokes are found", () => {
    expect(heightOf(picture(() => false))).toEqual([5, 115]);
  });

  it("uses only the part of its box inside the picture", () => {
    const past = word("mill", -10, -10, 300, 140);
    expect(
      heightOf(
        picture((y) => y >= 40 && y < 70),
        past,
      ),
    ).toEqual([40, 70]);
  });
});
