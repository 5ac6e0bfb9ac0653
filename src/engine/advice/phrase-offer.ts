import type { Offer } from "../artifacts/evidence.ts";
import { findOfferAmounts } from "./find-offer-amounts.ts";
import { formatDay, formatDeadline } from "./format-dates.ts";
import { splitClauses } from "./split-clauses.ts";

const MAX_PHRASE_CHARS = 60;

/**
 * The offer in its own words if they fit into a headline, else in plain words: dates in the given language, other
 * offers in English.
 */
export function phraseOffer(offer: Offer, language: string | null = null): string {
  const text = offer.excerpt.text.replaceAll(/\s+/g, " ").trim();
  const clauses = splitClauses(text);
  const stating =
    clauses.find((clause) => findOfferAmounts(clause, offer).length > 0) ?? (clauses.length === 1 ? text : "");
  const own = stating.replace(/[.;,\s]+$/, "");
  if (own !== "" && own.length <= MAX_PHRASE_CHARS) return own;
  if (offer.type === "date" && offer.token !== null) return formatDay(offer.token, language);
  return offer.type === "deadline" ? formatDeadline(offer.token, language) : describeOffer(offer);
}

/** The same for a page in another language; null if the offer is known only in English words. */
export function phraseOfferFor(offer: Offer, language: string | null): string | null {
  const phrase = phraseOffer(offer, language);
  const foreign = language !== null && language !== "en" && offer.type !== "deadline" && offer.type !== "date";
  return foreign && phrase === describeOffer(offer) ? null : phrase;
}

/** Describes the offer in English. */
export function describeOffer({ type, value, currency, upTo, token }: Offer): string {
  const bound = upTo ? "up to " : "";
  const amount = value === null ? "" : currency === null ? String(value) : `${currency} ${value}`;
  const kind = token === "cashback" || token === "bonus" ? token : "off";
  switch (type) {
    case "percent_off":
      return `${bound}${amount}% ${kind}`;
    case "amount_off":
      return `${bound}${amount} ${kind}`;
    case "price":
      return upTo ? `under ${amount}` : amount;
    case "from_price":
      return `from ${amount}`;
    case "free_trial":
      return value === null ? "free trial" : `free ${value}-day trial`;
    case "free_shipping":
      return value === null ? "free shipping" : `free shipping over ${amount}`;
    case "free":
      return token === null ? "free" : `free ${token}`;
    case "bogo":
      return token === null ? "buy one, get one free" : token.replace(/^(\d+)for(\d+)$/, "$1 for $2");
    case "code":
      return token === null ? "with a discount code" : `with code ${token}`;
    case "date":
      return token === null ? "the date" : formatDay(token, null);
    case "deadline":
      return formatDeadline(token, null);
  }
}
