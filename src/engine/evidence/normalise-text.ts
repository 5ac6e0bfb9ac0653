import { z } from "zod";
import json from "../lexicon/letters.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";

/** Invisible characters: format and bidi controls, soft hyphens, joiners, fillers and variation selectors. */
const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;

/** Diacritics of Latin, Greek and Cyrillic. In other scripts, marks are vowels and stay. */
const DIACRITIC = /[\u0300-\u036f]/g;

const Letters = z.record(z.string(), z.string());
const letters = lexicon(z.object({ replacements: Letters, confusables: Letters }), json);

/** Replaces look-alike letters in words that mix them with Latin letters; a wholly Cyrillic word stays. */
const replaceConfusables = (word: string): string =>
  /[a-z]/.test(word) && /[\u0370-\u04ff]/.test(word)
    ? [...word].map((letter) => letters().confusables[letter] ?? letter).join("")
    : word;

/** The text as readers see it: compatibility forms unified, no invisible characters, single spaces. */
export const toVisibleText = (text: string): string =>
  text
    .replace(/½/g, " 1/2 ")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

/** Visible text in lower case without diacritics, for regular expressions. */
export const foldText = (text: string): string =>
  toVisibleText(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(DIACRITIC, "")
    .normalize("NFC")
    .replace(/[ßæœøłđı]/g, (letter) => letters().replacements[letter] ?? letter);

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
