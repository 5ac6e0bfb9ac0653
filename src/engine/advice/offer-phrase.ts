import type { Offer } from "../products/evidence.ts";
import { spansOf } from "./offer-span.ts";

const LONGEST_PHRASE = 60;

/** The offer in its own words, short enough to stand in a headline; in plain English where its words are too many. */
export function phraseOf(offer: Offer): string {
  const text = offer.fact.text.replaceAll(/\s+/g, " ").trim();
  const clauses = text.split(/(?<=[.!?;])\s+|\s+[|•·–—]\s+/);
  const stating =
    clauses.find((clause) => spansOf(clause, offer).length > 0) ?? (clauses.length === 1 ? text : "");
  const own = stating.replace(/[.;,\s]+$/, "");
  return own !== "" && own.length <= LONGEST_PHRASE ? own : plainly(offer);
}

/** The offer in plain words. */
export function plainly({ type, value, currency, upTo, token }: Offer): string {
  const bound = upTo ? "up to " : "";
  const amount = value === null ? "" : currency === null ? String(value) : `${currency} ${value}`;
  switch (type) {
    case "percent_off":
      return `${bound}${amount}% off`;
    case "amount_off":
      return `${bound}${amount} off`;
    case "price":
      return amount;
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
    case "deadline":
      return token === null ? "for a limited time" : `until ${token}`;
  }
}
