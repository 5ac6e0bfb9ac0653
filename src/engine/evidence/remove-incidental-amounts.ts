import type { Excerpt } from "../artifacts/text-block.ts";
import { foldText } from "./normalise-text.ts";
import type { Home } from "./offers/money.ts";
import { promisesIn } from "./offers/offers.ts";

/** Letters next to an amount that are only a currency. */
const CURRENCY_ONLY =
  /^(?:kr|kc|zl|ft|lei|r|rs|us|eur|euro|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|aed|brl|cad|aud|inr|jpy)?$/;
/** Share of the prominence of the ad's main text. */
const MAX_SMALL_TEXT_PROMINENCE = 0.5;
/** A price, or a price and its former price, can be an offer. */
const MAX_BARE_PRICES = 2;

/** An amount without words for the product or the period. */
const isBareAmount = ({ text }: Excerpt): boolean => CURRENCY_ONLY.test(foldText(text).replace(/[^\p{L}]/gu, ""));

const isIncidentalAmount = (excerpt: Excerpt, home: Home): boolean => {
  if (excerpt.source !== "ocr" || excerpt.prominence >= MAX_SMALL_TEXT_PROMINENCE || !isBareAmount(excerpt))
    return false;
  const promises = promisesIn(excerpt.text, home);
  return promises.length > 0 && promises.every(({ type, token }) => type === "price" && token === null);
};

/**
 * Removes amounts that are no offers: several small amounts without words are part of a picture of a product, such as
 * a dashboard, table or statement.
 */
export const withoutIncidentalAmounts = (excerpts: readonly Excerpt[], home: Home): Excerpt[] => {
  const figures = excerpts.filter((excerpt) => isIncidentalAmount(excerpt, home));
  return figures.length > MAX_BARE_PRICES ? excerpts.filter((excerpt) => !figures.includes(excerpt)) : [...excerpts];
};
