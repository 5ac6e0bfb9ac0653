import type { Offer } from "../../artifacts/evidence.ts";
import { type Bargain, equal, isProminent, matched, of, partly, type Rule, result, rival } from "./bargaining.ts";

export const FEW_PRICES = 2;

const MONTHS_A_YEAR = 12;

/** A year's price as the month's that it is often told as. */
const monthly = ({ token, value }: Offer): number | null =>
  value === null || (token !== "month" && token !== "year") ? null : token === "year" ? value / MONTHS_A_YEAR : value;

/** What something costs by the hour or the kilo says nothing of what it costs. */
const isByMeasure = ({ token }: Offer): boolean => token !== null && !SPANS.has(token);

/** Spans that ads leave out: a rent is a month's, a room a night's. */
const SPANS: ReadonlySet<string> = new Set(["day", "night", "week", "month", "year", "user"]);

/** One side may leave out what the other one names. */
const isOpen = (one: Offer, other: Offer): boolean =>
  (one.token === null && !isByMeasure(other)) || (other.token === null && !isByMeasure(one));

/** The same sum for the same span; where one side names no span, the sum alone. */
const samePrice = (one: Offer, other: Offer): boolean =>
  one.token === other.token || one.token === null || other.token === null
    ? equal(one.value, other.value)
    : equal(monthly(one), monthly(other));

/** A price by the month and a price once are not one above the other. */
const samePeriod = (one: Offer, other: Offer): boolean => one.token === other.token;

/**
 * Where one side names no span, sums as near as this are told of the same one: rents and fees are, a joining fee is
 * not.
 */
const NEAR = 2;

const isSurelySameSpan = (ad: Offer, page: Offer): boolean =>
  samePeriod(ad, page) || (isOpen(ad, page) && (page.value ?? 0) <= NEAR * (ad.value ?? 0));

/** Below half the ad's price it is likelier the price of something else. */
const PLAUSIBLY_CHEAPER = 0.5;
/** The same of the lowest of many prices. */
const PLAUSIBLY_LOWEST = 0.25;
/** Beyond these times the ad's price, up or down, a sum is the price of something else: a garage beside a flat. */
const COMPARABLE = 6;

const isComparable = (ad: Offer, page: Offer): boolean => {
  const [one, other] = [ad.value ?? 0, page.value ?? 0];
  return Math.max(one, other) <= COMPARABLE * Math.min(one, other);
};

/** A price above the ad's is the contradiction that platforms reject; nobody complains of a lower one. */
const otherPrice = (ad: Offer, page: Offer | undefined): Bargain | null => {
  if (page === undefined) return null;
  const [asked, promised] = [page.value ?? 0, ad.value ?? 0];
  if (asked > promised) return result(ad, page, "mismatch", isSurelySameSpan(ad, page));
  return result(ad, page, asked >= PLAUSIBLY_CHEAPER * promised ? "partial_match" : "mismatch");
};

const isBetween = (value: number | null, least: number, most: number | null): boolean =>
  value !== null && most !== null && value < most && value >= least * most;

/** "From 29" is kept wherever a price is no higher, "under 50" by any below that: neither by a trifle. */
const isWithin = (ad: Offer, page: Offer): boolean =>
  (ad.upTo || ad.type === "from_price") && isBetween(page.value, PLAUSIBLY_LOWEST, ad.value);

/** "£9 a year" where the page asks £9 a month: the sum is the same, and the price is not. */
const otherSpan = (ad: Offer, pages: readonly Offer[]): Bargain | null => {
  const dearer = pages.find((page) => {
    const [asked, promised] = [monthly(page), monthly(ad)];
    return asked !== null && promised !== null && equal(page.value, ad.value) && asked > promised;
  });
  return dearer === undefined ? null : result(ad, dearer, "mismatch", true);
};

const byProminence = (offers: readonly Offer[]): Offer[] =>
  offers.filter(isProminent).toSorted((a, b) => b.excerpt.prominence - a.excerpt.prominence);

/** The ad's price against the page's: a higher one is the contradiction. */
export const price: Rule = (ad, page) => {
  const inMoney = of(page, "price", "from_price").filter(({ currency }) => currency === ad.currency);
  const same = inMoney.filter((offer) => samePeriod(offer, ad) || isOpen(offer, ad));
  const from = same.filter(({ type }) => type === "from_price");
  const floor = byProminence(from).find((offer) => (offer.value ?? 0) > (ad.value ?? 0) && isComparable(ad, offer));
  return (
    matched(
      ad,
      inMoney.find((offer) => samePrice(offer, ad)),
    ) ??
    matched(
      ad,
      from.find((offer) => isWithin(ad, offer)),
    ) ??
    // Where the page says itself what its prices begin with, a lower one is something else's.
    matched(ad, floor === undefined ? same.find((offer) => isWithin(ad, offer)) : undefined) ??
    otherSpan(ad, inMoney) ??
    // "From 19" may well hold the ad's 29 among its prices.
    partly(
      ad,
      from.find(({ value }) => isBetween(value, PLAUSIBLY_LOWEST, ad.value)),
    ) ??
    otherPrice(
      ad,
      rival(
        same.filter((offer) => isComparable(ad, offer)),
        FEW_PRICES,
      ),
    ) ??
    otherPrice(ad, floor) ??
    otherPrice(ad, rival(same, FEW_PRICES)) ??
    result(ad, null, "missing")
  );
};
