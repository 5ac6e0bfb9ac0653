import type { Offer, OfferType } from "../../artifacts/evidence.ts";

/** How one of the ad's offers fares on the page. */
export interface Bargain {
  ad: Offer;
  /** The page's counterpart; null where there is none. */
  page: Offer | null;
  status: "match" | "partial_match" | "mismatch" | "missing";
  /** The page says otherwise, so that one of them must be wrong. */
  contradiction: boolean;
}

/** A footer's newsletter discount is another offer, not a contradiction of this one. */
const PROMINENT = 0.15;
export const isProminent = ({ excerpt }: Offer): boolean =>
  excerpt.source === "json-ld" ||
  excerpt.source === "meta" ||
  excerpt.aboveFold ||
  excerpt.covered ||
  excerpt.prominence >= PROMINENT;

const EQUAL = 0.005;
export const equal = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) <= EQUAL * Math.max(1, one);

export const result = (ad: Offer, page: Offer | null, status: Bargain["status"], contradiction = false): Bargain => ({
  ad,
  page,
  status,
  contradiction,
});

export const matched = (ad: Offer, page: Offer | undefined): Bargain | null =>
  page === undefined ? null : result(ad, page, "match");
export const partly = (ad: Offer, page: Offer | undefined): Bargain | null =>
  page === undefined ? null : result(ad, page, "partial_match");
export const against = (ad: Offer, page: Offer | undefined): Bargain | null =>
  page === undefined ? null : result(ad, page, "mismatch", true);

export type Rule = (ad: Offer, page: readonly Offer[]) => Bargain;

export const of = (offers: readonly Offer[], ...types: OfferType[]): Offer[] =>
  offers.filter(({ type }) => types.includes(type));

/** The page's other value that a visitor would take for the ad's: the most prominent one of few. */
export const rival = (offers: readonly Offer[], most: number): Offer | undefined => {
  const prominent = offers.filter((offer) => isProminent(offer) && offer.derived === undefined);
  return prominent.length > most
    ? undefined
    : prominent.toSorted((a, b) => b.excerpt.prominence - a.excerpt.prominence)[0];
};
