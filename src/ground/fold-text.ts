import { letters } from "./letters.ts";
import { collapseSpace } from "./text.ts";

/** Invisible characters: format and bidi controls, soft hyphens, joiners, fillers and variation selectors. */
export const INVISIBLE_CHARS = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;

/**
 * Marks that writers may leave out: diacritics of Latin, Greek and Cyrillic, and the points of Hebrew and Arabic. In
 * other scripts, marks are vowels and stay.
 */
const DIACRITIC = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

/** Replaces look-alike letters in words that mix them with Latin letters; a wholly Cyrillic word stays. */
const replaceConfusables = (word: string): string =>
  /[a-z]/.test(word) && /[\u0370-\u04ff]/.test(word)
    ? [...word].map((letter) => letters().confusables[letter] ?? letter).join("")
    : word;

/** Most texts are ASCII, which needs none of the Unicode steps. */
const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/** The text as readers see it: compatibility forms unified, no invisible characters, single spaces. */
export function toVisibleText(text: string): string {
  if (isAscii(text)) return collapseSpace(text.replaceAll("`", "'"));
  const visible = text
    .replace(/[½¼¾⅓⅔]/g, (fraction) => letters().fractions[fraction] ?? fraction)
    // The mark of a footnote is no further digit of a price.
    .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, (mark) => ` ${mark}`)
    .normalize("NFKC")
    .replace(INVISIBLE_CHARS, "")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'");
  return collapseSpace(visible);
}

/**
 * Visible text in lower case without diacritics, for regular expressions and comparisons: "PÁGINA NÃO ENCONTRADA"
 * becomes "pagina nao encontrada".
 */
export const foldText = (text: string): string => foldVisible(toVisibleText(text));

function foldVisible(visible: string): string {
  if (isAscii(visible)) return visible.toLowerCase();
  return visible
    .toLowerCase()
    .normalize("NFD")
    .replace(DIACRITIC, "")
    .normalize("NFC")
    .replace(/[ßæœøłđı]/g, (letter) => letters().replacements[letter] ?? letter);
}

/** Cuts parts out of a visible text by their positions in its folded form. */
export const createFoldedSlicer = (visible: string): ((at: number, end: number) => string) => {
  if (!/[^\p{ASCII}]/u.test(visible)) return (at, end) => visible.slice(at, end);
  let folded = 0;
  let written = 0;
  // By folded position, where the letter begins; of a letter's further positions, where the next one begins.
  const starts: number[] = [];
  for (const letter of visible) {
    const length = foldVisible(letter).length;
    if (length > 0) starts[folded] = written;
    written += letter.length;
    folded += length;
    for (let at = folded - 1; length > 0 && at > 0 && starts[at] === undefined; at -= 1) starts[at] = written;
  }
  return (at, end) => visible.slice(starts[at] ?? written, starts[end] ?? written);
};

/** The part of a visible text that lies between two positions of its folded form. */
export const sliceByFoldedPosition = (visible: string, at: number, end: number): string =>
  createFoldedSlicer(visible)(at, end);

const WORD = /[\p{L}\p{M}\p{N}']+/gu;

/** Where a visible text contains a normalised phrase, as it is written there; the whole text where it is not found. */
export const findVerbatim = (visible: string, phrase: string): string => {
  const words = [...visible.matchAll(WORD)];
  const length = phrase.split(" ").length;
  // An elided article is a word of its own in the phrase only.
  for (const [at, first] of words.entries()) {
    if (!phrase.startsWith(normaliseText(first[0]))) continue;
    for (let count = length + 1; count > 0; count -= 1) {
      const last = words[at + count - 1];
      const written = last === undefined ? null : visible.slice(first.index, last.index + last[0].length);
      if (written !== null && normaliseText(written) === phrase) return written;
    }
  }
  const at = visible.toLowerCase().indexOf(phrase);
  return at === -1 ? visible : visible.slice(at, at + phrase.length);
};

/** Words separated by single spaces, without case, punctuation, symbols and look-alike letters. */
export const normaliseText = (text: string): string =>
  foldText(text)
    // French and Italian elisions separate two words ("l'offre"); English apostrophes do not ("don't").
    .replace(/\b([cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|nell|sull|all|un)'(?=\p{L}{2})/gu, "$1 ")
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(replaceConfusables)
    .join(" ");

/** Scripts without spaces between words. */
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;

const characterBigrams = (run: string): string[] => {
  const letters = [...run];
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
};

/** The words of a normalised text; for scripts without spaces, overlapping pairs of characters. */
export const splitWords = (plainText: string): string[] =>
  plainText
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => (UNSPACED_SCRIPT.test(word) ? characterBigrams(word) : [word]));
