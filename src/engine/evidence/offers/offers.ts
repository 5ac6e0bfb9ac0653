import { z } from "zod";
import type { Offer } from "../../artifacts/evidence.ts";
import type { Excerpt } from "../../artifacts/text-block.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import json from "../../lexicon/offer-phrases.json" with { type: "json" };
import { alternatives } from "../join-regex-alternatives.ts";
import { foldText, toVisibleText } from "../normalise-text.ts";
import { datesIn, deadlinesIn } from "./deadline.ts";
import type { Home } from "./money.ts";
import { withDigits } from "./numerals.ts";
import { offerRules, type Promised } from "./rules.ts";
import { withoutStruck } from "./struck.ts";

const Phrases = z.array(z.string());

const words = lexicon(
  z.object({ perCent: Phrases, notCodes: Phrases, codes: Phrases }).transform(({ perCent, notCodes, codes }) => ({
    /** "50 percent", "50 Prozent" and "50 pour cent" are 50 %. */
    perCent: new RegExp(`(\\d)\\s?(?:${alternatives(perCent)})\\b\\.?`, "g"),
    /** A voucher code: said to be one, and written like one. A post, zip or QR code is none. */
    code: new RegExp(
      `(?<!\\b(?:${alternatives(notCodes)})[- ])\\b(?:${alternatives(codes)})\\s?(?:is\\s|lautet\\s)?[:=]?\\s?` +
        "[\"'„“«]?(?<code>[\\p{L}\\p{N}][\\p{L}\\p{N}-]{2,19})",
      "giu",
    ),
  })),
  json,
);

/** Capitals, or letters with digits: "SAVE20", "WELCOME", "save20", never "conduct". */
const isCode = (word: string): boolean =>
  /\p{L}/u.test(word) && (/\d/.test(word) || (word === word.toUpperCase() && word !== word.toLowerCase()));

const codesIn = (text: string): string[] =>
  [...text.matchAll(words().code)].map((match) => match.groups?.["code"] ?? "").filter(isCode);

/** Which dollar it is does not matter to where the offer's words end. */
const ANY_HOME: Home = { dollar: "USD", krone: "SEK", yen: "JPY" };

const tokenOffer = (type: "code" | "deadline" | "date", token: string): Promised => ({
  type,
  value: null,
  currency: null,
  upTo: false,
  token,
});

/** Equal for the same offer, whoever says it. */
const keyOf = ({ type, value, currency, upTo, token }: Promised): string =>
  `${type} ${value} ${currency} ${upTo} ${token}`;

interface Read {
  found: Promised[];
  /** The folded text without the words that made the offers. */
  rest: string;
}

/** As the rules read a text. */
const readable = (text: string): string => withDigits(foldText(text)).replace(words().perCent, "$1 %");

const pricesIn = (text: string, home: Home): ReadonlySet<number> =>
  new Set(
    readRules(text, home, []).found.flatMap(({ type, value }) =>
      (type === "price" || type === "from_price") && value !== null ? [value] : [],
    ),
  );

const readRules = (text: string, home: Home, struck: readonly string[]): Read => {
  let rest = withoutStruck(readable(text), struck.map(readable), home, (unstruck) => pricesIn(unstruck, home));
  const found: Promised[] = [];
  for (const { pattern, read } of offerRules())
    rest = rest.replace(pattern, (match, ...args) => {
      const groups: unknown = args.at(-1);
      const offers = read(typeof groups === "object" && groups !== null ? { ...groups } : {}, home);
      found.push(...(offers ?? []));
      // What is no offer after all stays for the rules that follow, unless it is known to be none.
      return offers?.length === 0 ? match : " ; ";
    });
  return { found, rest };
};

/**
 * The typed offers of one text, each once.
 *
 * @param home what shared currency symbols mean.
 * @param struck what of the text is crossed out: amounts are former prices, and nothing of it is offered.
 */
export const promisesIn = (text: string, home: Home, struck: readonly string[] = []): Promised[] => {
  const { found, rest } = readRules(text, home, struck);
  const promises = [
    ...found,
    ...deadlinesIn(rest).map((token) => tokenOffer("deadline", token)),
    ...datesIn(rest).map((token) => tokenOffer("date", token)),
    ...codesIn(toVisibleText(text)).map((code) => tokenOffer("code", code.toUpperCase())),
  ];
  const said = new Set<string>();
  return promises.filter((offer) => said.size < said.add(keyOf(offer)).size);
};

/** A text without the words of its offers: "half price" and "50 % off" are compared as offers, not as wording. */
export const withoutOffers = (text: string): string => readRules(text, ANY_HOME, []).rest;

/** How much a fact's standing counts when the same offer is said twice. */
const standing = (fact: Excerpt): number => (fact.aboveFold ? 2 : 0) + fact.confidence + fact.prominence;

/** Each distinct offer once, at its best place; order of first mention. */
export const distinct = (offers: readonly Offer[]): Offer[] => {
  const kept = new Map<string, Offer>();
  for (const offer of offers) {
    const key = keyOf(offer);
    const earlier = kept.get(key);
    if (earlier === undefined || standing(offer.excerpt) > standing(earlier.excerpt)) kept.set(key, offer);
  }
  return [...kept.values()];
};

/** Every offer of a list of facts, each with the fact that says it. */
export const offersOf = (facts: readonly Excerpt[], home: Home): Offer[] =>
  facts.flatMap((fact) => promisesIn(fact.text, home, fact.struck).map((promise) => ({ ...promise, excerpt: fact })));
