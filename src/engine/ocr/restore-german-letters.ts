import { z } from "zod";
import type { OcrWord } from "../artifacts/capture-schemas.ts";
import json from "../lexicon/german-function-words.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";

/*
 * Tesseract's English model has neither umlauts nor ß. It drops most accents or confuses them, which does no harm,
 * because words are compared without accents. The letters here are read as entirely different ones ("Kiichen",
 * "groBe").
 */

/** Short words that are frequent in German and in no other language with a Latin alphabet. */
const germanWords = lexicon(
  z.strictObject({ source: z.string(), words: z.array(z.string()) }).transform(({ words }) => new Set(words)),
  json,
);
/** A single one may be a name, or a word of another language ("die", "den", "mit"). */
const MIN_GERMAN_WORDS = 2;

/** Restores German letters, if the words of the picture are German. */
export function restoreGermanLetters(words: readonly OcrWord[]): OcrWord[] {
  const found = germanWords().intersection(new Set(words.map(({ text }) => text.toLowerCase())));
  return found.size < MIN_GERMAN_WORDS ? [...words] : words.map(restoreLetters);
}

const restoreLetters = (word: OcrWord): OcrWord => ({
  ...word,
  text: word.text
    // In Liberation Sans, which replaces Arial on Linux, ö is read as é. Only German nouns borrowed from French have an
    // é before their last letter (Crémant, Praliné), and nouns begin with a capital.
    .replace(/(?<=^\p{Ll}+)é(?=\p{Ll})/gu, "ö")
    // No German word has a double i or a capital inside. ß follows a vowel, so most names stay as they are ("PayBack").
    .replace(/(?<=\p{L})ii(?=\p{L})/gu, "ü")
    .replace(/(?<=\p{Ll}[aeiouäöü])(?:B|R{1,2})(?=\p{Ll}|$)/gu, "ß")
    .replace(/(?<=^\p{Lu}[aeiouäöü])(?:B(?=\p{Ll})|R{1,2}(?=[b-df-hj-np-tv-z]))/gu, "ß"),
});
