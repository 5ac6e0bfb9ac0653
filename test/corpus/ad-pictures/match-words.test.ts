import { describe, expect, it } from "vitest";
import type { OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { TrueWord } from "./draw-ads.ts";
import { matchWords } from "./match-words.ts";
import { currencyOf } from "./words.ts";

type Place = readonly [x: number, width: number, y?: number];

const boxAt = ([x, width, y = 0]: Place) => ({ x, y, width, height: 40 });

const trueWord = (text: string, ...place: Place): TrueWord => ({
  text,
  role: "headline",
  currency: currencyOf(text),
  box: boxAt(place),
});

const readWord = (text: string, ...place: Place): OcrWord => ({ text, confidence: 0.9, box: boxAt(place) });

const match = (truth: TrueWord[], read: OcrWord[]) => {
  const { words, outcomes } = matchWords(truth, read);
  return {
    read: words.map(({ read: text }) => text),
    exact: words.map(({ isExact }) => isExact),
    anywhere: words.map(({ isReadAnywhere }) => isReadAnywhere),
    outcomes: outcomes.map(({ outcome }) => outcome),
  };
};

describe("matchWords", () => {
  it("counts a word that is read in its place, whatever its case and punctuation", () => {
    expect(match([trueWord("Fresh", 0, 100)], [readWord("FRESH,", 5, 96)])).toEqual({
      read: ["FRESH,"],
      exact: [true],
      anywhere: [true],
      outcomes: ["exact"],
    });
  });

  it("counts a word with other letters as misread", () => {
    expect(match([trueWord("für", 0, 60)], [readWord("fur", 0, 60)])).toEqual({
      read: ["fur"],
      exact: [false],
      anywhere: [false],
      outcomes: ["misread"],
    });
  });

  it("counts a word that is read elsewhere as junk there, and as read anywhere", () => {
    expect(match([trueWord("sale", 0, 80)], [readWord("sale", 0, 80, 500)])).toEqual({
      read: [null],
      exact: [false],
      anywhere: [true],
      outcomes: ["junk"],
    });
  });

  it("counts each read word once, although the text contains it twice", () => {
    const truth = [trueWord("day", 0, 60), trueWord("day", 80, 60)];
    const read = [readWord("day", 82, 60)];
    expect(match(truth, read)).toMatchObject({ exact: [false, true], outcomes: ["exact"] });
  });

  it("counts a second reading of the same place as repeated", () => {
    const read = [readWord("sale", 0, 80), readWord("sa1e", 2, 80)];
    expect(match([trueWord("sale", 0, 80)], read)).toMatchObject({ exact: [true], outcomes: ["exact", "repeated"] });
  });

  it("counts the parts of a word that is read in pieces as misread", () => {
    const read = [readWord("sun", 0, 50), readWord("flower", 54, 86)];
    expect(match([trueWord("sunflower", 0, 140)], read)).toMatchObject({
      exact: [false],
      outcomes: ["misread", "misread"],
    });
  });

  it("does not count words that are read as one", () => {
    const truth = [trueWord("20%", 0, 60), trueWord("off", 70, 50)];
    expect(match(truth, [readWord("20%off", 0, 120)])).toMatchObject({ exact: [false, false], outcomes: ["misread"] });
  });

  it.each([
    { name: "in one piece", read: [readWord("12,99€", 0, 150)] },
    { name: "apart from its sign", read: [readWord("12,99", 0, 110), readWord("€", 120, 30)] },
    { name: "with its sign first in the list", read: [readWord("€", 120, 30), readWord("12,99", 0, 110)] },
    { name: "in three pieces", read: [readWord("12,", 0, 60), readWord("99", 62, 40), readWord("€", 120, 30)] },
  ])("counts an amount that is read $name", ({ read }) => {
    const { exact, outcomes } = match([trueWord("12,99\u00a0€", 0, 150)], read);
    expect(exact).toEqual([true]);
    expect(outcomes).toEqual(read.map(() => "exact"));
  });

  it.each([
    { name: "comma", read: [readWord("1299", 0, 110), readWord("€", 120, 30)] },
    { name: "sign", read: [readWord("12,99", 0, 110)] },
    { name: "cents", read: [readWord("12", 0, 60), readWord("€", 120, 30)] },
  ])("does not count an amount without its $name", ({ read }) => {
    const { exact, outcomes } = match([trueWord("12,99\u00a0€", 0, 150)], read);
    expect(exact).toEqual([false]);
    expect(new Set(outcomes)).toEqual(new Set(["misread"]));
  });
});
