import type { Offer } from "../artifacts/evidence.ts";
import { findOfferAmounts } from "./find-offer-amounts.ts";

/** Prices with a larger ratio are not for the same thing, such as a monthly rate and the loan. */
const MAX_PRICE_RATIO = 10;

/** Whether the value of one offer can replace the other's: two monthly prices, or two codes. */
export function areOffersInterchangeable(one: Offer, other: Offer): boolean {
  if (isPrice(one) !== isPrice(other) || (!isPrice(one) && one.type !== other.type)) return false;
  if (one.currency !== other.currency) return false;
  if (one.value === null || other.value === null) return true;
  if (one.token !== other.token || statesBillingPeriod(one) !== statesBillingPeriod(other)) return false;
  return !isPrice(one) || Math.max(one.value, other.value) < MAX_PRICE_RATIO * Math.min(one.value, other.value);
}

const isPrice = ({ type }: Offer): boolean => type === "price" || type === "from_price";

/** A billing period directly after an amount: "every month", "/mo", "pro Jahr", "na miesiąc". */
const BILLING_PERIOD =
  /^[^.!?\d]{0,3}(?:\/\s?|(?<!\p{L})(?:per|an?|every|each|pro|im|je|jeden|par|chaque|por|al?|cada|ogni|elke|varje|na|za)\s)(?:mo(?:nths?|nat\p{L}*|is)?|mese?s?|m[eê]s|maand|månad|mdr|miesi\p{L}*|y(?:ea)?r|jahr|ann?(?:ée|o)?|ano|año|jaar|år|rok|weeks?|woche|semaine|semana|settimana|week|vecka|tydzie\p{L}*|day|tag|jour|d[ií]a|giorno|dag)(?!\p{L})/iu;

/** Whether the text gives a billing period that is not in the offer's token. */
function statesBillingPeriod(offer: Offer): boolean {
  const { text } = offer.excerpt;
  return findOfferAmounts(text, offer).some(({ start, raw }) => {
    const after = text.slice(start + raw.length).replace(/^[\s\u00a0]?(?:\p{Sc}|zł|kr|[A-Z]{3})/u, "");
    return BILLING_PERIOD.test(after);
  });
}
