import { foldText, sliceByFoldedPosition, toVisibleText } from "../../ground/fold-text.ts";
import type { Mention } from "../artifacts/claims.ts";
import json from "../lexicon/bundles-and-codes.json" with { type: "json" };
import { patternLexicon } from "../lexicon/patterns.ts";
import { toNumberPart } from "./number-words.ts";

/** Discounts by number of items ("3 for 2", "second half price") and voucher codes. */

/** Number words are replaced by digits and spaces of the same length. */
const withAnySpaces = (words: string): string => words.replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+");

const patterns = patternLexicon(json.patterns, json, withAnySpaces);
const codePattern = patternLexicon({ code: json.code }, json);

const withDigits = (folded: string, language: string): string =>
  folded.replace(/\p{L}+/gu, (word) => {
    const value = toNumberPart(word, language, null);
    return typeof value === "number" && value < 10 ? String(value).padEnd(word.length) : word;
  });

const createBundle = (value: string, { index, 0: words }: RegExpExecArray) => ({
  value,
  at: index,
  end: index + words.length,
});

/** "3for2", and where it stands. */
const findBundle = (folded: string, language: string): ReturnType<typeof createBundle> | null => {
  const { secondAtHalfPrice, twoForOne, ...counted } = patterns();
  const half = secondAtHalfPrice.exec(folded);
  if (half !== null) return createBundle("second at half price", half);
  const double = twoForOne.exec(folded);
  if (double !== null) return createBundle("2for1", double);
  const digits = withDigits(folded, language);
  for (const pattern of Object.values(counted)) {
    const match = pattern.exec(digits);
    const { all, paid, added } = match?.groups ?? {};
    const total = Number(all ?? Number(paid) + Number(added));
    if (match !== null && total > Number(paid)) return createBundle(`${total}for${paid}`, match);
  }
  return null;
};

/** Capitals, or letters with digits: "SAVE20", "WELCOME", "save20", never "conduct". */
const isCode = (word: string): boolean =>
  /\p{L}/u.test(word) && (/\d/.test(word) || (word === word.toUpperCase() && word !== word.toLowerCase()));

/** The bundle and the voucher codes that a text names. */
export const findBundlesAndCodes = (text: string, language: string): Mention[] => {
  const visible = toVisibleText(text);
  const bundle = findBundle(foldText(visible), language);
  const codes = [...visible.matchAll(codePattern().code)].map(({ groups }) => groups?.["code"] ?? "").filter(isCode);
  return [
    ...(bundle === null ? [] : [toMention(bundle, visible)]),
    ...codes.map((code) => ({ slot: "code", value: code.toUpperCase(), phrase: code.toLowerCase(), text: code })),
  ];
};

/** A number word at the end has become a digit: the word is taken whole. */
const toMention = ({ value, at, end }: ReturnType<typeof createBundle>, visible: string): Mention => {
  const text =
    sliceByFoldedPosition(visible, at, end) + /^\p{L}*/u.exec(sliceByFoldedPosition(visible, end, Infinity))?.[0];
  return { slot: "bundle", value, phrase: foldText(text), text };
};
