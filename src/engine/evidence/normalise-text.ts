/** Text made comparable. Nothing here depends on the machine's locale. */

/** Format and bidi controls, soft hyphens, joiners, fillers and variation selectors: never seen, so never compared. */
const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;

/** Diacritics of Latin, Greek and Cyrillic. Marks of other scripts carry the vowels and stay. */
const DIACRITIC = /[\u0300-\u036f]/g;

const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** Cyrillic and Greek letters that are drawn like Latin ones (Unicode's confusables, lower case). */
const CONFUSABLE_LETTERS: Readonly<Record<string, string>> = {
  а: "a",
  с: "c",
  е: "e",
  һ: "h",
  і: "i",
  ј: "j",
  ӏ: "l",
  о: "o",
  р: "p",
  ѕ: "s",
  х: "x",
  у: "y",
  α: "a",
  ο: "o",
  ρ: "p",
  ν: "v",
};

/** A word that mixes Latin with its lookalikes is a Latin word in disguise; a wholly Cyrillic one is itself. */
const replaceConfusables = (word: string): string =>
  /[a-z]/.test(word) && /[\u0370-\u04ff]/.test(word)
    ? [...word].map((letter) => CONFUSABLE_LETTERS[letter] ?? letter).join("")
    : word;

/** The text as a reader sees it: compatibility forms unified, invisible characters gone, white space single. */
export const toVisibleText = (text: string): string =>
  text
    .replace(/½/g, " 1/2 ")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

/** Visible text in lower case without diacritics: what patterns are matched against. */
export const foldText = (text: string): string =>
  toVisibleText(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(DIACRITIC, "")
    .normalize("NFC")
    .replace(/[ßæœøłđı]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter);

/** Words alone, parted by one space: case, punctuation, symbols and disguises are gone. */
export const normaliseText = (text: string): string =>
  foldText(text)
    // French and Italian elision parts two words ("l'offre"); an English apostrophe does not ("don't").
    .replace(/\b([cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|nell|sull|all|un)'(?=\p{L}{2})/gu, "$1 ")
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(replaceConfusables)
    .join(" ");

/** Scripts that write no spaces between words. */
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;

const characterBigrams = (run: string): string[] => {
  const letters = [...run];
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
};

/** The words of a plain text; runs of a script without spaces yield their overlapping pairs of characters. */
export const splitWords = (plainText: string): string[] =>
  plainText
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => (UNSPACED_SCRIPT.test(word) ? characterBigrams(word) : [word]));
