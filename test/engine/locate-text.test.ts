import { describe, expect, test } from "vitest";
import type { OcrWord } from "../../src/engine/artifacts/capture-schemas.ts";
import { locateText } from "../../src/engine/locate-text.ts";

/** Words in one line, each 10 px wide and 8 px high, with their position as x. */
const line = (text: string, y = 0): OcrWord[] =>
  text
    .split(" ")
    .map((word, index) => ({ text: word, confidence: 0.9, box: { x: index * 10, y, width: 10, height: 8 } }));

describe("locateText", () => {
  test("returns the box around the words of the text, over several lines", () => {
    const words = [
      ...line("Spring offer"),
      ...line("20% off your", 10),
      ...line("first bag", 20),
      ...line("Subscribe", 40),
    ];
    expect(locateText(words, "20% off your first bag")).toEqual({ x: 0, y: 10, width: 30, height: 18 });
    expect(locateText(words, "SUBSCRIBE")).toEqual({ x: 0, y: 40, width: 10, height: 8 });
  });

  test("finds a text of which one word in five is not in the picture", () => {
    const words = line("The hand grinder, £129");
    expect(locateText(words, "The Marrow hand grinder, £129")).toEqual({ x: 0, y: 0, width: 40, height: 8 });
  });

  test("finds a word with one misread letter, but no number with another digit", () => {
    expect(locateText(line("Subscrlbe"), "Subscribe")).not.toBeNull();
    expect(locateText(line("£129"), "£149")).toBeNull();
    expect(locateText(line("grinder £129"), "grinder £149")).toBeNull();
  });

  test("finds nothing where half of the words are missing, or stand far apart", () => {
    expect(locateText(line("first bag"), "20% off your first bag")).toBeNull();
    expect(locateText(line("fresh and good and black and hot coffee"), "fresh coffee")).toBeNull();
  });

  test("finds nothing in a picture without words, and no text without words", () => {
    expect(locateText([], "Sale")).toBeNull();
    expect(locateText(line("Sale"), "–")).toBeNull();
  });
});
