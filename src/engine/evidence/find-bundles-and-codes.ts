import { z } from "zod";
import type { Mention } from "../artifacts/claims.ts";
import json from "../lexicon/bundles-and-codes.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { alternatives } from "./join-regex-alternatives.ts";
import { foldText, sliceByFoldedPosition, toVisibleText } from "./normalise-text.ts";
import { toNumberPart } from "./number-words.ts";

/** Discounts by number of items ("3 for 2", "second half price") and voucher codes. */

const Phrases = z.array(z.string());
/** "(?:a|b)". */
const OneOf = Phrases.transform((phrases) => `(?:${alternatives(phrases)})`);
/** Each with the space after it, or none of them: "(?:a |b )?". */
const Maybe = Phrases.transform((phrases) => `(?:${alternatives(phrases.map((phrase) => `${phrase} `))})?`);

/** Number words are replaced by digits and spaces of the same length. */
const bundlePattern = (source: string): RegExp =>
  new RegExp(source.replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+"), "u");

const patterns = lexicon(
  z
    .object({
      second: OneOf,
      halfOfIt: OneOf,
      atShare: Maybe,
      shareOff: OneOf,
      onSecond: Maybe,
      theSecond: Maybe,
      twoForOne: OneOf,
      take: OneOf,
      nights: OneOf,
      andPay: Maybe,
      pay: OneOf,
      forFewer: OneOf,
      priceOf: OneOf,
      noGoods: OneOf,
      buy: OneOf,
      andGet: Maybe,
      get: OneOf,
      addedFree: OneOf,
      plusFree: OneOf,
      notCodes: OneOf,
      codes: OneOf,
    })
    .transform((say) => {
      const half = `(?:${say.halfOfIt}|${say.atShare}-?\\s?50 ?%(?: ${say.shareOff})?)`;
      return {
        /** "Buy one, get one half price", which is not two for one. */
        secondAtHalfPrice: bundlePattern(
          `(?<![\\p{L}\\d])(?:buy (?:one|1),? get (?:one|1) ${half}|${say.second} (?:\\p{L}+ ){0,2}?${half}` +
            `|50 ?% (?:${say.shareOff} )?${say.onSecond}${say.theSecond}${say.second}` +
            `|half price on (?:the |your )?${say.second})`,
        ),
        twoForOne: bundlePattern(`(?<![\\p{L}\\d])${say.twoForOne}(?!\\p{L})`),
        counted: [
          // "Kauf 2, zahl 1"
          `(?<!\\p{L})${say.take} (?<all>[2-9])(?: ${say.nights})?,? ${say.andPay}${say.pay} ` +
            "(?:nur |only )?(?<paid>[1-9])(?!\\d)",
          // "3 for 2", "2 for the price of 1"
          `(?<![\\d.,/:])(?<all>[2-9])(?: ${say.nights})? ?${say.forFewer} ?(?:(?:the )?${say.priceOf})?` +
            `(?<paid>[1-9])(?![\\d:/%]|[.,]\\d| ?\\p{Sc}| ${say.noGoods})`,
          // "Buy 2 get 1 free"
          `(?<!\\p{L})${say.buy} (?<paid>[1-9]),? ${say.andGet}(?:${say.get} )?(?<added>[1-9]) ${say.addedFree}(?!\\p{L})`,
          // "2+1 gratis"
          `(?<![\\d.,])(?<paid>[1-9]) ?\\+ ?(?<added>[1-9]) ${say.plusFree}(?!\\p{L})`,
        ].map(bundlePattern),
        /** A post, zip or QR code is no voucher. */
        code: new RegExp(
          `(?<!\\b${say.notCodes}[- ])\\b${say.codes}\\s?(?:is\\s|lautet\\s)?[:=]?\\s?["'„“«]?` +
            "(?<code>[\\p{L}\\p{N}][\\p{L}\\p{N}-]{2,19})",
          "giu",
        ),
      };
    }),
  json,
);

const withDigits = (folded: string, language: string): string =>
  folded.replace(/\p{L}+/gu, (word) => {
    const value = toNumberPart(word, language, null);
    return typeof value === "number" && value < 10 ? String(value).padEnd(word.length) : word;
  });

interface Bundle {
  /** "3for2" */
  value: string;
  at: number;
  end: number;
}

const createBundle = (value: string, { index, 0: words }: RegExpExecArray): Bundle => ({
  value,
  at: index,
  end: index + words.length,
});

const findBundle = (folded: string, language: string): Bundle | null => {
  const { secondAtHalfPrice, twoForOne, counted } = patterns();
  const half = secondAtHalfPrice.exec(folded);
  if (half !== null) return createBundle("second at half price", half);
  const double = twoForOne.exec(folded);
  if (double !== null) return createBundle("2for1", double);
  const digits = withDigits(folded, language);
  for (const pattern of counted) {
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
  const codes = [...visible.matchAll(patterns().code)].map(({ groups }) => groups?.["code"] ?? "").filter(isCode);
  return [
    ...(bundle === null ? [] : [toMention(bundle, visible)]),
    ...codes.map((code) => ({ slot: "code", value: code.toUpperCase(), phrase: code.toLowerCase(), text: code })),
  ];
};

/** A number word at the end has become a digit: the word is taken whole. */
const toMention = ({ value, at, end }: Bundle, visible: string): Mention => {
  const text =
    sliceByFoldedPosition(visible, at, end) + /^\p{L}*/u.exec(sliceByFoldedPosition(visible, end, Infinity))?.[0];
  return { slot: "bundle", value, phrase: foldText(text), text };
};
