import type { Excerpt } from "../artifacts/text.ts";
import { foldText } from "./normalise-text.ts";
import type { Home } from "./offers/money.ts";
import { promisesIn } from "./offers/offers.ts";

/** What may stand beside an amount of money without saying anything of it. */
const CURRENCY_ONLY =
  /^(?:kr|kc|zl|ft|lei|r|rs|us|eur|euro|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|aed|brl|cad|aud|inr|jpy)?$/;
/** Well below what the ad says first. */
const MAX_SMALL_TEXT_PROMINENCE = 0.5;
/** One price, or one beside the price it was, is an offer. */
const MAX_BARE_PRICES = 2;

/** An amount, and not a word with it: neither what costs it nor for how long. */
const isBareAmount = ({ text }: Excerpt): boolean =>
  CURRENCY_ONLY.test(foldText(text).replace(/[^\p{L}]/gu, ""));

const isIncidentalAmount = (fact: Excerpt, home: Home): boolean => {
  if (fact.source !== "ocr" || fact.prominence >= MAX_SMALL_TEXT_PROMINENCE || !isBareAmount(fact))
    return false;
  const promises = promisesIn(fact.text, home);
  return promises.length > 0 && promises.every(({ type, token }) => type === "price" && token === null);
};

/**
 * The facts in which an ad may make an offer. Many a small amount without a word, in a picture, is what a picture of a product
 * shows (a dashboard, a table, a statement): nobody is offered it.
 */
export const withoutIncidentalAmounts = (facts: readonly Excerpt[], home: Home): Excerpt[] => {
  const figures = facts.filter((fact) => isIncidentalAmount(fact, home));
  return figures.length > MAX_BARE_PRICES ? facts.filter((fact) => !figures.includes(fact)) : [...facts];
};
