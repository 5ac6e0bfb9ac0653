import type { Offer } from "../../products/evidence.ts";
import { type Bargain, equal, matched, of, partly, type Rule, result, rival } from "./bargaining.ts";

export const FEW_PRICES = 2;

const MONTHS_A_YEAR = 12;

/** A year's price as the month's that it is often told as. */
const monthly = ({ token, value }: Offer): number | null =>
  value === null || (token !== "month" && token !== "year")
    ? null
    : token === "year"
      ? value / MONTHS_A_YEAR
      : value;

/** The same sum for the same span; where one side names no span, the sum alone. */
const samePrice = (one: Offer, other: Offer): boolean =>
  one.token === other.token || one.token === null || other.token === null
    ? equal(one.value, other.value)
    : equal(monthly(one), monthly(other));

/** A price by the month and a price once are not one above the other. */
const samePeriod = (one: Offer, other: Offer): boolean => one.token === other.token;

/** Where one side names no span, sums as near as this are told of the same one: rents and fees are, a joining fee is not. */
const NEAR = 2;

const isSurelySameSpan = (ad: Offer, page: Offer): boolean =>
  samePeriod(ad, page) ||
  ((ad.token === null || page.token === null) && (page.value ?? 0) <= NEAR * (ad.value ?? 0));

/** Below half the ad's price it is likelier the price of something else. */
const PLAUSIBLY_CHEAPER = 0.5;
/** The same of the lowest of many prices. */
const PLAUSIBLY_LOWEST = 0.25;

/** A price above the ad's is the contradiction that platforms reject; nobody complains of a lower one. */
const otherPrice = (ad: Offer, page: Offer | undefined): Bargain | null => {
  if (page === undefined) return null;
  const [asked, promised] = [page.value ?? 0, ad.value ?? 0];
  if (asked > promised) return result(ad, page, "mismatch", isSurelySameSpan(ad, page));
  return result(ad, page, asked >= PLAUSIBLY_CHEAPER * promised ? "partial_match" : "mismatch");
};

const isBetween = (value: number | null, least: number, most: number | null): boolean =>
  value !== null && most !== null && value < most && value >= least * most;

/** "From 29" is kept wherever the lowest price is no higher, "under 50" by any price below that is no trifle. */
const isWithin = (ad: Offer, page: Offer): boolean =>
  ad.upTo
    ? isBetween(page.value, PLAUSIBLY_LOWEST, ad.value)
    : ad.type === "from_price" && (page.value ?? 0) < (ad.value ?? 0);

/** The ad's price against the page's: a higher one is the contradiction. */
export const price: Rule = (ad, page) => {
  const inMoney = of(page, "price", "from_price").filter(({ currency }) => currency === ad.currency);
  const same = inMoney.filter((offer) => samePeriod(offer, ad) || offer.token === null || ad.token === null);
  const floor = same.find(({ type, value }) => type === "from_price" && (value ?? 0) > (ad.value ?? 0));
  return (
    matched(
      ad,
      inMoney.find((offer) => samePrice(offer, ad)),
    ) ??
    matched(
      ad,
      same.find((offer) => isWithin(ad, offer)),
    ) ??
    otherPrice(ad, floor) ??
    // "From 19" may well hold the ad's 29 among its prices.
    partly(
      ad,
      same.find(({ type, value }) => type === "from_price" && isBetween(value, PLAUSIBLY_LOWEST, ad.value)),
    ) ??
    otherPrice(ad, rival(same, FEW_PRICES)) ??
    result(ad, null, "missing")
  );
};
