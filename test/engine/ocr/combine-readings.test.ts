import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combineReadings } from "../../../src/engine/ocr/combine-readings.ts";
import type { ReadCharacter } from "../../../src/engine/ocr/recognise-line.ts";

const characters = (text: string, confidence = 0.95): ReadCharacter[] =>
  [...text].map((character, at) => ({ text: character, confidence, position: (at + 0.5) / [...text].length }));

const combined = (first: string, second: string, confidence = { first: 0.95, second: 0.9 }): string =>
  combineReadings(
    characters(first, confidence.first),
    second.split(" ").map((text) => ({ text, confidence: confidence.second })),
  )
    .words.map(({ text }) => text)
    .join(" ");

describe("two readings of one line", () => {
  it.each([
    ["accents", "La citta piü bella é qui", "La città più bella è qui", "La città più bella è qui"],
    ["accents that only the first one has", "Möbel für alle", "Mobel fur alle", "Möbel für alle"],
    [
      "a letter of the language",
      "Dostawa gratis juz od 199 zt",
      "Dostawa gratis już od 199 zł",
      "Dostawa gratis już od 199 zł",
    ],
    ["a lost space", "ONYOUR doorstep", "ON YOUR doorstep", "ON YOUR doorstep"],
    ["a space after a comma", "Heizkosten,mehr", "Heizkosten,mehr", "Heizkosten, mehr"],
    ["a currency sign read as a letter", "da 89 E", "da 89 €", "da 89 €"],
    ["another currency sign", "dés 49 £ d'achat", "dès 49 € d'achat", "dès 49 € d'achat"],
    ["a currency sign that the second one loses", "from $19", "from S19", "from $19"],
    ["a digit in a word", "K8p nu", "Köp nu", "Köp nu"],
    ["a letter in a number", "um 3l.12.", "um 31.12.", "um 31.12."],
    ["another digit", "bis 31.12.", "bis 37.12.", "bis 31.12."],
    ["a currency sign at the end of a word", "vanaf€ 7,50", "vanaf€ 7,50", "vanaf € 7,50"],
    ["a currency sign in a word", "Sześ$ć", "Sześ$ć", "Sześ$ć"],
    ["marks of a frame", "Free delivery", "‘Free delivery", "Free delivery"],
    ["case", "SIE SPI", "się śpi", "SIĘ ŚPI"],
  ])("keep the better one of %s", (_, first, second, expected) => {
    expect(combined(first, second)).toBe(expected);
  });

  it("are the first one where the second is noise or missing", () => {
    expect(combined("Schöne Möbel", "A fe {Pr")).toBe("Schöne Möbel");
    expect(combineReadings(characters("Get my bag"), []).words.map(({ text }) => text)).toEqual(["Get", "my", "bag"]);
  });

  it("take a letter of the second one only where the first is not sure of its own", () => {
    expect(combined("grinden", "grinder", { first: 0.6, second: 0.9 })).toBe("grinder");
    expect(combined("grinden", "grinder", { first: 0.95, second: 0.9 })).toBe("grinden");
    expect(combined("grinden", "grinder", { first: 0.6, second: 0.5 })).toBe("grinden");
  });

  it("give words in order, within the line, and each character once", () => {
    const line = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,5}$/);
    fc.assert(
      fc.property(line, line, (first, second) => {
        const { words } = combineReadings(
          characters(first),
          second.split(" ").map((text) => ({ text, confidence: 0.5 })),
        );
        for (const [at, { from, to }] of words.entries()) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(1);
          expect(from).toBeLessThanOrEqual(to);
          expect(from).toBeGreaterThanOrEqual(words[at - 1]?.from ?? 0);
        }
        // A sure reading keeps its letters.
        expect(words.map(({ text }) => text).join("")).toBe(first.replaceAll(" ", ""));
      }),
    );
  });

  it("are the same where both are equal", () => {
    expect(combined("Roasted to order and shipped every Tuesday.", "Roasted to order and shipped every Tuesday.")).toBe(
      "Roasted to order and shipped every Tuesday.",
    );
  });
});
