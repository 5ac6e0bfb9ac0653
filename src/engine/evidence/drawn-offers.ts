import type { Fact } from "../products/passage.ts";
import type { Home } from "./offers/money.ts";
import { promisesIn } from "./offers/offers.ts";
import { folded } from "./text.ts";

/** What may stand beside an amount of money without saying anything of it. */
const CURRENCIES =
  /^(?:kr|kc|zl|ft|lei|r|rs|us|eur|euro|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|aed|brl|cad|aud|inr|jpy)?$/;
/** Well below what the ad says first. */
const SMALL = 0.5;
/** One price, or one beside the price it was, is an offer. */
const MOST_PRICES = 2;

/** An amount, and not a word with it: neither what costs it nor for how long. */
const isBare = ({ text }: Fact): boolean => CURRENCIES.test(folded(text).replace(/[^\p{L}]/gu, ""));

const isFigure = (fact: Fact, home: Home): boolean => {
  if (fact.source !== "ocr" || fact.prominence >= SMALL || !isBare(fact)) return false;
  const promises = promisesIn(fact.text, home);
  return promises.length > 0 && promises.every(({ type, token }) => type === "price" && token === null);
};

/**
 * The facts in which an ad may make an offer. Many a small amount without a word, in a picture, is what a picture of a product
 * shows (a dashboard, a table, a statement): nobody is offered it.
 */
export const offering = (facts: readonly Fact[], home: Home): Fact[] => {
  const figures = facts.filter((fact) => isFigure(fact, home));
  return figures.length > MOST_PRICES ? facts.filter((fact) => !figures.includes(fact)) : [...facts];
};
