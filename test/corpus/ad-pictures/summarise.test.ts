import { describe, expect, it } from "vitest";
import type { TrueWord } from "./draw-ads.ts";
import { formatDetails, formatSummary } from "./format-tables.ts";
import { type ReadPicture, summarise } from "./summarise.ts";
import { currencyOf } from "./words.ts";

const BOX = { x: 0, y: 0, width: 10, height: 10 };
const trueWord = (text: string, role: TrueWord["role"]): TrueWord => ({
  text,
  role,
  currency: currencyOf(text),
  box: BOX,
});
const ocrWord = (text: string) => ({ text, confidence: 0.91, box: BOX });

const PICTURES: ReadPicture[] = [
  {
    picture: { id: "de-1", language: "de" },
    ms: 300,
    words: [
      { word: trueWord("Für", "headline"), read: "Fur", confidence: 0.9, isExact: false, isReadAnywhere: false },
      { word: trueWord("9,99\u00a0€", "price"), read: "9,99 €", confidence: 0.8, isExact: true, isReadAnywhere: true },
    ],
    outcomes: [
      { word: ocrWord("Fur"), outcome: "misread" },
      { word: ocrWord("9,99"), outcome: "exact" },
      { word: ocrWord("€"), outcome: "exact" },
      { word: ocrWord("ii"), outcome: "junk" },
    ],
  },
  {
    picture: { id: "en-1", language: "en" },
    ms: 500,
    words: [{ word: trueWord("20%", "badge"), read: null, confidence: null, isExact: false, isReadAnywhere: true }],
    outcomes: [],
  },
];

describe("summarise", () => {
  it("counts words by role, language and currency", () => {
    const { total, roles, languages, currencies, percentages } = summarise(PICTURES);
    expect(total).toEqual({ words: 3, exact: 1, anywhere: 2, misread: 1 });
    expect(roles.map(({ name, exact }) => [name, exact])).toEqual([
      ["headline", 0],
      ["price", 1],
      ["badge", 0],
    ]);
    expect(languages.map(({ name, words }) => [name, words])).toEqual([
      ["en", 1],
      ["de", 2],
    ]);
    expect(currencies).toEqual([{ name: "€", words: 1, exact: 1, anywhere: 1, misread: 0 }]);
    expect(percentages).toMatchObject({ words: 1, exact: 0 });
  });

  it("counts what was read, and the time", () => {
    const { read, ms, pictures } = summarise(PICTURES);
    expect(read).toEqual({ words: 4, outcomes: { exact: 2, misread: 1, repeated: 0, junk: 1 } });
    expect(ms).toEqual({ median: 400, highest: 500 });
    expect(pictures).toBe(2);
  });
});

describe("formatSummary", () => {
  it("shows the shares, the time and the memory", () => {
    const table = formatSummary(summarise(PICTURES), 250e6);
    expect(table).toMatch(/ {2}all +3 +1 +33\.3 % +2 +66\.7 % +1 +1\n/);
    expect(table).toMatch(/ {2}junk +1 +25\.0 %\n/);
    expect(table).toContain("2 pictures: 400 ms each (median), 500 ms at most; 250 MB resident at the end");
  });
});

describe("formatDetails", () => {
  it("has a line for each word and for each junk word", () => {
    expect(formatDetails(PICTURES).split("\n").slice(1, -1)).toEqual([
      "de-1\tde\theadline\tmisread\tFür\tFur\t0.90",
      "de-1\tde\tprice\texact\t9,99 €\t9,99 €\t0.80",
      "de-1\tde\t\tjunk\t\tii\t0.91",
      "en-1\ten\tbadge\tmissed\t20%\t\t",
    ]);
  });
});
