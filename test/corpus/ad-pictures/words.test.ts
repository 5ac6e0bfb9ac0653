import { describe, expect, it } from "vitest";
import { comparedText, currencyOf, isAmount, splitWords } from "./words.ts";

describe("splitWords", () => {
  it.each([
    ["ab 9,99 €", ["ab", "9,99\u00a0€"]],
    ["from £89.99", ["from", "£89.99"]],
    ["€ 149,-", ["€\u00a0149,-"]],
    ["vanaf € 1.299", ["vanaf", "€\u00a01.299"]],
    ["Spara 2 000 kr", ["Spara", "2\u00a0000\u00a0kr"]],
    ["od 12 900 zł", ["od", "12\u00a0900\u00a0zł"]],
    ["Bis zu 40 %", ["Bis", "zu", "40\u00a0%"]],
    ["-20 % heute", ["-20\u00a0%", "heute"]],
    ["Billed yearly at $150.", ["Billed", "yearly", "at", "$150."]],
  ])("keeps the amount in %j whole", (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it.each(["E-Bikes mit 120 km", "2 für 1", "Ten minutes a day", "12 kroner"])("splits %j at every space", (text) => {
    expect(splitWords(text)).toEqual(text.split(" "));
  });
});

describe("isAmount", () => {
  it.each(["9,99 €", "$1,299", "-20%", "129 kr"])("is true for %j", (word) => {
    expect(isAmount(word)).toBe(true);
  });

  it.each(["120", "km", "€", "kraft"])("is false for %j", (word) => {
    expect(isAmount(word)).toBe(false);
  });
});

describe("currencyOf", () => {
  it.each([
    ["9,99 €", "€"],
    ["£49", "£"],
    ["$9.99", "$"],
    ["349,99 zł", "zł"],
    ["1 299 kr", "kr"],
    ["-20 %", null],
    ["kr", null],
  ])("finds the currency of %j: %j", (word, currency) => {
    expect(currencyOf(word)).toBe(currency);
  });
});

describe("comparedText", () => {
  it.each([
    ["FÜR", "für"],
    ["„Neu!“", "neu"],
    ["Jusqu’à", "jusqu'à"],
    ["12,99\u00a0€", "12,99 €"],
    ["−20 %", "20%"],
    ["€ 149,-", "€149"],
    ["inbegrepen.", "inbegrepen"],
  ])("is the same for %j and %j", (one, other) => {
    expect(comparedText(one)).toBe(comparedText(other));
  });

  it.each([
    ["für", "fur"],
    ["12,99 €", "1299 €"],
    ["12,99 €", "12,99"],
    ["20%", "20"],
    ["€ 69", "£ 69"],
  ])("differs for %j and %j", (one, other) => {
    expect(comparedText(one)).not.toBe(comparedText(other));
  });
});
