import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import { createGreyRaster } from "../../../src/engine/ocr/grey-raster.ts";
import { fitBoxToLetters, separateOverlaps } from "../../../src/engine/ocr/refine-boxes.ts";
import { parseTsvWords } from "../../../src/engine/ocr/tesseract.ts";

const word = (text: string, x: number, y: number, width: number, height: number): OcrWord => ({
  text,
  confidence: 0.95,
  box: { x, y, width, height },
});

describe("the words of a line", () => {
  const boxes = (line: OcrWord[]) => separateOverlaps(line).map(({ box: { x, width } }) => [x, x + width]);

  it("have a box that ends where the next word begins, if it overlapped it", () => {
    expect(boxes([word("SEMANA", 242, 62, 584, 56), word("EN", 502, 62, 70, 56)])).toEqual([
      [242, 502],
      [502, 572],
    ]);
  });

  it("have a box that begins where the previous word ends, if it overlapped it", () => {
    expect(boxes([word("con", 195, 0, 56, 60), word("balcone", 187, 0, 244, 60)])).toEqual([
      [195, 251],
      [251, 431],
    ]);
  });

  it("keep their boxes where these do not overlap", () => {
    const line = [word("Shop", 0, 0, 80, 30), word("now", 90, 0, 60, 30)];
    expect(separateOverlaps(line)).toEqual(line);
  });

  it("are separated from other lines' words by the columns of Tesseract's table", () => {
    const row = (line: number, x: number, text: string) => `5\t1\t1\t1\t${line}\t1\t${x}\t0\t100\t30\t95\t${text}`;
    const read = parseTsvWords([row(1, 0, "one"), row(1, 60, "two"), row(2, 20, "three")].join("\n"));
    expect(read.map(({ text, box }) => [text, box.x, box.width])).toEqual([
      ["one", 0, 60],
      ["two", 60, 100],
      ["three", 20, 100],
    ]);
  });

  it("keep a box with a positive width", () => {
    const side = fc.integer({ min: 1, max: 300 });
    const anyWord = fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), side, side);
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 6 }), (line) => {
        const words = separateOverlaps(line.map(([text, x, width]) => word(text, x, 0, width, 30)));
        expect(words.every(({ box }) => box.width > 0)).toBe(true);
      }),
    );
  });
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
