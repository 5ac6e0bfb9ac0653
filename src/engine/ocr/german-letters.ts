import type { OcrWord } from "../artifacts/capture.ts";

/*
 * The reader has learned English, which has neither umlauts nor ß. Most accents it drops or mistakes for another, which
 * does no harm: words are compared without them. These it takes for other letters altogether ("Kiichen", "groBe").
 */

/** Short words that German alone of the languages in this alphabet uses as often. */
const GERMAN_WORDS = new Set(
  "und der die das den dem ein eine einen mit aus auf für fur fir fiir ist im zum zur vom bei jetzt nicht nur oder auch ihr ihre wir sie uns bis ab von nach kaufen bestellen".split(
    " ",
  ),
);
/** One alone may be a name, or a word of another language ("die", "den", "mit"). */
const MIN_GERMAN_WORDS = 2;

/** The words of a picture whose others are German, with the letters put right that English has not. */
export function restoreGermanLetters(words: readonly OcrWord[]): OcrWord[] {
  const votes = new Set(words.map(({ text }) => text.toLowerCase()).filter((text) => GERMAN_WORDS.has(text)));
  return votes.size < MIN_GERMAN_WORDS ? [...words] : words.map(restoreLetters);
}

const restoreLetters = (word: OcrWord): OcrWord => ({
  ...word,
  text: word.text
    // With Liberation Sans, which stands in for Arial on Linux, ö is read as é. Only German nouns borrowed from French
    // have an é before their last letter (Crémant, Praliné), and nouns begin with a capital.
    .replace(/(?<=^\p{Ll}+)é(?=\p{Ll})/gu, "ö")
    // No German word has a doubled i, nor a capital within; ß follows a vowel, which spares most names ("PayBack").
    .replace(/(?<=\p{L})ii(?=\p{L})/gu, "ü")
    .replace(/(?<=\p{Ll}[aeiouäöü])(?:B|R{1,2})(?=\p{Ll}|$)/gu, "ß")
    .replace(/(?<=^\p{Lu}[aeiouäöü])(?:B(?=\p{Ll})|R{1,2}(?=[b-df-hj-np-tv-z]))/gu, "ß"),
});
