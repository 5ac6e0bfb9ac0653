import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createFoldedSlicer,
  findVerbatim,
  foldText,
  normaliseText,
  sliceByFoldedPosition,
  toVisibleText,
} from "../../src/ground/fold-text.ts";

describe("a visible text", () => {
  it.each([
    ["2½ hours", "2 1/2 hours"],
    ["2¼ Stunden", "2 1/4 Stunden"],
    ["1¾ cups", "1 3/4 cups"],
    ["⅓ off", "1/3 off"],
    ["$49¹", "$49 1"],
    ["m²", "m2"],
    ["1 299 kr", "1 299 kr"],
    ["５０％", "50%"],
    ["soft\u00adware", "software"],
  ])("%j reads %j", (text, expected) => expect(toVisibleText(text)).toBe(expected));
});

describe("a part of the folded text", () => {
  it.each([
    ["Straße für 49 €", "49 €"],
    ["Große Œuvre: 20 % günstiger", "20 %"],
    ["İstanbul 99 TL", "99 TL"],
    ["x̄ und ß 12 Tage", "12 Tage"],
    ["Æbler 10 kr", "Æbler"],
  ])("of %j is cut out of the visible one: %j", (text, part) => {
    const at = foldText(text).indexOf(foldText(part));
    expect(sliceByFoldedPosition(toVisibleText(text), at, at + foldText(part).length)).toBe(part);
  });

  it("folds back to itself wherever no letter is split", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aé ßæİ9€日ñ.Œx"), maxLength: 40 });
    fc.assert(
      fc.property(letters, fc.nat(40), fc.nat(40), (text, from, length) => {
        const visible = toVisibleText(text);
        const cut = [...visible].slice(from, from + length).join("");
        const at = foldText(visible.slice(0, visible.length)).length === 0 ? 0 : foldOf(visible, from);
        expect(createFoldedSlicer(visible)(at, at + foldOf(cut, cut.length))).toBe(cut);
      }),
    );
  });
});

/** Length of the folded form of the first letters. */
const foldOf = (visible: string, letters: number): number =>
  [...visible].slice(0, letters).reduce((sum, letter) => sum + (letter === " " ? 1 : foldText(letter).length), 0);

describe("a phrase", () => {
  it.each([
    ["Book your free-trial now!", "free trial", "free-trial"],
    ["Für Pferde­besitzer.", "pferdebesitzer", "Pferdebesitzer"],
    ["Pour l’école et plus", "pour l ecole", "Pour l'école"],
    ["Don't wait", "dont wait", "Don't wait"],
    ["Nothing of it", "free trial", "Nothing of it"],
  ])("is quoted as %j writes %j: %j", (text, phrase, expected) =>
    expect(findVerbatim(toVisibleText(text), phrase)).toBe(expected),
  );

  it("is found wherever it is made of the text's own words", () => {
    const word = fc.constantFrom("Free", "Trial", "für", "ÉTÉ", "kids'", "l'offre", "24", "non-stop");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(5), (words, from) => {
        const part = words.slice(from % words.length).join(" ");
        expect(normaliseText(findVerbatim(words.join(" "), normaliseText(part)))).toBe(normaliseText(part));
      }),
    );
  });
});
