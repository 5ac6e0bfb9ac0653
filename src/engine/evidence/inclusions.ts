import { normaliseText } from "../../ground/fold-text.ts";
import type { Clause, Inclusion, Quantity } from "../artifacts/claims.ts";
import type { Term } from "../artifacts/text-block.ts";
import json from "../lexicon/inclusions.json" with { type: "json" };
import quantifiers from "../lexicon/quantifiers.json" with { type: "json" };
import { isNegated } from "./exclusions.ts";
import { toNumberPart } from "./number-words.ts";
import { findPhrase } from "./phrase-matcher.ts";

const findQuantifier = (text: string, language: string): Clause["quantifier"] =>
  (["part", "all"] as const).find((kind) => findPhrase(text, quantifiers[kind], language) !== null) ?? null;

/** The clauses of a sentence, with what was read of it. */
export const readClauses = (
  sentence: string,
  { terms, quantities }: { terms: readonly Term[]; quantities: readonly Quantity[] },
  language: string,
): Clause[] =>
  splitClauses(sentence).map((clause) => {
    const text = normaliseText(clause);
    const stated = quantities.filter((quantity) => text.includes(normaliseText(quantity.text)));
    const measures = new Set(stated.flatMap((quantity) => normaliseText(quantity.text).split(" ")));
    const words = text.split(" ").filter((word) => !measures.has(word));
    return {
      text,
      terms: terms.filter(
        ({ word, stem }, at) =>
          words.includes(normaliseText(word)) && terms.findIndex((other) => other.stem === stem) === at,
      ),
      quantities: stated,
      saysIncluded: saysIncluded(text, language),
      free: findPhrase(text, json.free, language),
      quantifier: findQuantifier(text, language),
    };
  });

const CLAUSE_END = /(?:[,:;–—.!?]|\s-)\s+/u;
const splitClauses = (text: string): string[] => text.split(CLAUSE_END);

/** "Meat-free suppers" are not free of charge. */
const FREE_OF = /-(?:free|frei\p{L}*|vrij\p{L}*|fri\p{L}*)(?!\p{L})/giu;
/** "You're free to switch". */
const FREE_TO = /\bfree to\b/giu;
/** Words that any line may use name no item. */
const MIN_ITEM_WEIGHT = 0.5;
/** The item stands beside the phrase: "a drone film with every wedding", "free hand grinder". */
const MAX_ITEM_WORDS = 2;
/** Between "no" and what there is none of: "no big joining fee". */
const MAX_NEGATED_WORDS = 3;

const isNumber = (word: string, language: string): boolean =>
  /\d/.test(word) || typeof toNumberPart(word, language, null) === "number";

/** The words of a normalised text that are terms of the line, in their order. */
const findTerms = (words: readonly string[], terms: readonly Term[], language: string): Term[] =>
  words
    .filter((word) => !isNumber(word, language))
    .flatMap((word) =>
      terms.filter((term) => term.weight >= MIN_ITEM_WEIGHT && normaliseText(term.word) === word).slice(0, 1),
    );

const splitAt = (clause: string, phrase: string): { before: string[]; after: string[] } => {
  const at = ` ${clause} `.indexOf(` ${phrase} `);
  const split = (part: string): string[] => part.split(" ").filter((word) => word !== "");
  return { before: split(clause.slice(0, at)), after: split(clause.slice(at + phrase.length)) };
};

/** "No deposit": the words after the phrase. */
const findExcluded = (clause: string, terms: readonly Term[], language: string): Term[] => {
  const phrase = findPhrase(clause, json.excluded, language);
  if (phrase === null) return [];
  return findTerms(splitAt(clause, phrase).after.slice(0, MAX_NEGATED_WORDS), terms, language).slice(0, MAX_ITEM_WORDS);
};

/**
 * "Free hand grinder", "travel included": the words on one side of the phrase; before it in "a film with every
 * wedding".
 */
const findIncluded = (clause: string, terms: readonly Term[], language: string): Term[][] => {
  const attached = findPhrase(clause, json.attached, language);
  const phrase = attached ?? findPhrase(clause, json.included, language);
  if (phrase === null) return [];
  const { before, after } = splitAt(clause, phrase);
  const cue = phrase.split(" ");
  const outside = (words: readonly string[]): Term[] =>
    findTerms(
      words.filter((word) => !cue.includes(word)),
      terms,
      language,
    );
  const items = [
    outside(before).slice(-MAX_ITEM_WORDS),
    ...(attached === null ? [outside(after).slice(0, MAX_ITEM_WORDS)] : []),
  ];
  return items.filter((item) => item.length > 0);
};

/** Whether a normalised text says that something is free or included. */
export const saysIncluded = (normalised: string, language: string): boolean =>
  findPhrase(normalised, json.included, language) !== null || findPhrase(normalised, json.attached, language) !== null;

/** Longer ones are no title of a list, and no item of one. */
const MAX_TITLE_WORDS = 6;
const MAX_LISTED_WORDS = 10;

/** Whether a normalised text stands in a list of what is included: below "What's included". */
export const isListedAsIncluded = (normalised: string, title: string, language: string): boolean =>
  title.split(" ").length <= MAX_TITLE_WORDS &&
  normalised.split(" ").length <= MAX_LISTED_WORDS &&
  findPhrase(title, json.listed, language) !== null &&
  !isNegated(title, language);

/** German writes nouns with a capital: "kostenlos geschickt" names no item. */
const withCapital = (terms: readonly Term[], text: string): Term[] => {
  const nouns = new Set((text.match(/\p{Lu}[\p{L}\p{M}-]*/gu) ?? []).flatMap((word) => normaliseText(word).split(" ")));
  return terms.filter(({ word }) => nouns.has(word));
};

const findDelivery = (clause: string, phrase: string, terms: readonly Term[]): Inclusion[] => {
  const item = terms.filter(({ word }) => phrase.split(" ").includes(normaliseText(word)));
  return item.length === 0 ? [] : [{ isExcluded: false, text: clause.trim(), items: [item], isDelivery: true }];
};

/** What a line of an ad says is included, free, or not required. */
export const findInclusions = (text: string, all: readonly Term[], language: string): Inclusion[] => {
  const terms = language === "de" ? withCapital(all, text) : all;
  return splitClauses(text.replace(FREE_OF, "").replace(FREE_TO, "")).flatMap((clause): Inclusion[] => {
    const normalised = normaliseText(clause);
    const excluded = findExcluded(normalised, terms, language);
    if (excluded.length > 0) return [{ isExcluded: true, text: clause.trim(), items: [excluded] }];
    const delivery = findPhrase(normalised, json.delivery, language);
    if (delivery !== null) return saysIncluded(normalised, language) ? findDelivery(clause, delivery, all) : [];
    const items = findIncluded(normalised, terms, language);
    return items.length === 0 ? [] : [{ isExcluded: false, text: clause.trim(), items }];
  });
};
