import { normaliseText } from "../../ground/fold-text.ts";
import { type AdLine, isMoney, type Quantity } from "../artifacts/claims.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";
import json from "../lexicon/abbreviations.json" with { type: "json" };
import { extractTerms, type TextContext } from "./build-text-block.ts";
import { isNegated } from "./exclusions.ts";
import { findBundlesAndCodes } from "./find-bundles-and-codes.ts";
import { findInclusions, readClauses } from "./inclusions.ts";
import { findMentions } from "./mentions.ts";
import { findNumbers, findQuantities } from "./quantities.ts";

/** The point behind a number may be a day's ("15. September"), but not that behind an amount ("it costs £3."). */
const FULL_STOP = /(?:(?<!\d)|[$£¥€] ?\d[\d.,]*)\./u.source;
/** In lower case, or with a capital. */
const ABBREVIATIONS = json.words
  .split(" ")
  .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
  .join("|");
const AFTER_ABBREVIATION = `(?<=(?<![\\p{L}\\p{N}])(?:${ABBREVIATIONS})\\.)`;
const SENTENCE_END = new RegExp(
  `(?<=(?:[!?…]|${FULL_STOP})["”»“]?)(?!${AFTER_ABBREVIATION})\\s+(?=\\P{Ll})|\\s*[|;]\\s+|\\s[–—·•]\\s`,
  "u",
);
const UNIT = /\s?[\p{L}%\p{Sc}][\p{L}\d²³]*/u.source;
/** "120 m² – 200 m²" and "10:00 – 18:00" are one range each. "Oak – 20 % off" are two statements. */
const RANGE_DASH = new RegExp(
  String.raw`(?<from>\d(?::\d\d|(?<unit>${UNIT})))\s(?<dash>[–—])\s(?=\d[\d.,]*(?::\d\d|\k<unit>)(?![\p{L}\d]))`,
  "gu",
);
const QUESTION_END = /\?["”»]?\s*$/u;
/** A scene that trails off: "That noise in the wall at 3 a.m. …" */
const TRAILS_OFF = /(?:…|\.{3})["”»]?\s*$/u;
/** From its opening to its closing mark. */
const QUOTATION = /^["“„«‘].*["”“»’][^\p{L}]*$/u;

/** The sentences of a text, without those that are empty. */
export const splitSentences = (text: string): string[] =>
  text
    .replace(RANGE_DASH, "$<from>$<dash>")
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

export const isQuestion = (sentence: string): boolean => QUESTION_END.test(sentence);

/** Of "3 for 2" and of a code's letters and digits nothing is counted. */
const isOffered = (quantity: Quantity): boolean => isMoney(quantity) || quantity.dimension === "percent";

/** Of "100 per cent free" no "per cent" is free. */
const withoutMeasures = (terms: readonly Term[], quantities: readonly Quantity[]): Term[] => {
  const measures = new Set(quantities.flatMap(({ text }) => normaliseText(text).split(" ")));
  return terms.filter(({ word }) => !measures.has(word));
};

/** Sentences of the ad's texts. */
export const readAdLines = (headline: TextBlock | null, copy: readonly TextBlock[], context: TextContext): AdLine[] => {
  const language = context.language ?? context.declared ?? null;
  const sentences = (headline === null ? copy : [headline, ...copy]).flatMap((block) =>
    splitSentences(block.text).map((text) => ({ block, text })),
  );
  const mentions = findMentions(
    sentences.map(({ text }) => text),
    language ?? "en",
    "ad",
  );
  return sentences.map(({ block, text }, at) => {
    const terms = extractTerms(text, context);
    const offers = findBundlesAndCodes(text, language ?? "en");
    const quantities = findQuantities(text, language).filter(
      (one) => isOffered(one) || !offers.some((offer) => offer.text.includes(one.text)),
    );
    return {
      excerpt: { ...block, text },
      isHeadline: block === headline,
      isPromise: !isQuestion(text) && !QUOTATION.test(text) && !TRAILS_OFF.test(text),
      negated: isNegated(normaliseText(text), language),
      terms,
      clauses: readClauses(text, { terms, quantities }, language ?? "en"),
      quantities,
      numbers: findNumbers(text, language),
      mentions: [...(mentions[at] ?? []), ...offers],
      inclusions: findInclusions(text, withoutMeasures(terms, quantities), language ?? "en"),
    };
  });
};
