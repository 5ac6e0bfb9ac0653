import { isKept, isMoney } from "../../artifacts/claims.ts";
import type { Evidence, Offer, OfferType } from "../../artifacts/evidence.ts";
import type { Excerpt } from "../../artifacts/text-block.ts";
import { compareClaims } from "../../claims/ledger.ts";
import { against, type Bargain, equal, matched, of, partly, type Rule, result, rival } from "./bargaining.ts";
import { FEW_PRICES, price } from "./prices.ts";

/** How much an offer weighs among several: what is paid first, conveniences after. */
const WEIGHTS = {
  percent_off: 1,
  amount_off: 1,
  price: 1,
  from_price: 1,
  free_trial: 1,
  free: 0.8,
  bogo: 1,
  free_shipping: 0.6,
  code: 0.5,
  deadline: 0.4,
  date: 0.8,
} as const satisfies Record<OfferType, number>;

export const weightOf = ({ type }: Offer): number => WEIGHTS[type];

/** Paid by, not a convenience: its contradiction sets a ceiling. */
export const isWeighty = (offer: Offer): boolean => WEIGHTS[offer.type] >= 0.8;

/** An offer one would sue over: its absence, too, sets a ceiling. */
export const isSpecific = (offer: Offer): boolean =>
  isWeighty(offer) && offer.type !== "date" && (offer.value !== null || offer.type !== "free");

/** A figure misread in a picture is no promise: below this confidence its absence from the page proves nothing. */
const READ_SURELY = 0.75;
export const isSurelyRead = ({ excerpt }: Offer): boolean => excerpt.confidence >= READ_SURELY;

/** Three other discounts make a sale's price tags, not a contradiction. */
const FEW_DISCOUNTS = 2;
/** More days make a calendar. */
const FEW_DAYS = 2;

const reduction: Rule = (ad, page) => {
  const same = of(page, ad.type).filter(({ currency, token }) => currency === ad.currency && token === ad.token);
  const exact = same.filter(({ value }) => equal(value, ad.value));
  return (
    matched(
      ad,
      exact.find(({ upTo }) => upTo === ad.upTo),
    ) ??
    // "Up to 50 %" is kept by 50 %; 20 % is only perhaps kept by "up to 20 %" or "up to 50 %".
    matched(ad, ad.upTo ? exact[0] : undefined) ??
    partly(
      ad,
      same.find(({ upTo, value }) => upTo && (value ?? 0) >= (ad.value ?? 0)),
    ) ??
    against(ad, rival(same, FEW_DISCOUNTS)) ??
    result(ad, null, "missing")
  );
};

/** A month is 28 to 31 days. */
const sameSpan = (one: number | null, other: number | null): boolean =>
  equal(one, other) || (one !== null && other !== null && one >= 28 && one <= 31 && other >= 28 && other <= 31);

const trial: Rule = (ad, page) => {
  const trials = of(page, "free_trial");
  const free = of(page, "free").filter((offer) => offer.token === null && offer.excerpt.aboveFold);
  return (
    matched(
      ad,
      trials.find(({ value }) => sameSpan(value, ad.value) || ad.value === null),
    ) ??
    // A button's "Start free trial" does not take back the days that the page names.
    against(
      ad,
      rival(
        trials.filter(({ value }) => value !== null),
        FEW_DISCOUNTS,
      ),
    ) ??
    partly(
      ad,
      trials.find(({ value }) => value === null),
    ) ??
    partly(ad, free[0]) ??
    result(ad, null, "missing")
  );
};

/** What is free without a word for it is the thing itself: its plan, its trial. */
const isOfOneKind = (ad: Offer, page: Offer): boolean =>
  ad.freeItemKind === undefined || page.freeItemKind === undefined || ad.freeItemKind === page.freeItemKind;

const free: Rule = (ad, page) => {
  const gifts = of(page, "free");
  const whole = gifts.filter(({ token }) => token === null);
  const alike = ad.token === null ? [] : gifts.filter((gift) => isOfOneKind(ad, gift));
  const paid = of(page, "price", "from_price").filter(({ value }) => (value ?? 0) > 0);
  return (
    matched(
      ad,
      gifts.find(({ token }) => token === ad.token),
    ) ??
    // "Join free" keeps a free guide, and says nothing of free returns.
    (ad.freeItemKind === "extra" ? partly(ad, whole[0]) : matched(ad, whole[0])) ??
    matched(
      ad,
      of(page, "price", "from_price").find(({ value }) => value === 0),
    ) ??
    // A free guide keeps nothing of a free consultation, and a free demo nothing of "free forever".
    partly(ad, alike[0] ?? (ad.freeItemKind === undefined ? of(page, "free_trial")[0] : undefined)) ??
    // Whatever is free there, what the ad calls free may be among it in words that no rule reads.
    against(ad, ad.token === null && gifts.length === 0 ? rival(paid, FEW_PRICES) : undefined) ??
    result(ad, null, "missing")
  );
};

/** Order values of two currencies are never compared; free from any value on has none. */
const sameMoney = (one: Offer, other: Offer): boolean =>
  one.value === null || other.value === null || one.currency === other.currency;

const shipping: Rule = (ad, page) => {
  const offers = of(page, "free_shipping").filter((offer) => sameMoney(offer, ad));
  return (
    matched(
      ad,
      offers.find(({ value }) => value === null || equal(value, ad.value) || (ad.value !== null && value <= ad.value)),
    ) ??
    partly(ad, offers[0]) ??
    result(ad, null, "missing")
  );
};

const token: Rule = (ad, page) => {
  const offers = of(page, ad.type);
  return (
    matched(
      ad,
      offers.find((offer) => offer.token === ad.token),
    ) ??
    // Half price on the second is 50 % off it: which of two is reduced may be said elsewhere.
    partly(ad, ad.token === "half" ? of(page, "percent_off").find(({ value }) => equal(value, 50)) : undefined) ??
    against(ad, rival(offers, 1)) ??
    result(ad, null, "missing")
  );
};

const dated = (text: string | null): string | null => /\d\d-\d\d$/.exec(text ?? "")?.[0] ?? null;
const yearOf = (text: string | null): string | null => /^\d{4}/.exec(text ?? "")?.[0] ?? null;

/**
 * "31 May" is "31 May 2027" until another year is said. A weekday and a date cannot be compared without a calendar's
 * year.
 */
const deadline: Rule = (ad, page) => {
  const offers = of(page, "deadline");
  const agrees = (offer: Offer): boolean =>
    offer.token === ad.token ||
    (dated(ad.token) !== null &&
      dated(offer.token) === dated(ad.token) &&
      (yearOf(ad.token) === null || yearOf(offer.token) === null));
  const other =
    dated(ad.token) === null
      ? undefined
      : rival(
          offers.filter((offer) => dated(offer.token) !== null),
          1,
        );
  return matched(ad, offers.find(agrees)) ?? against(ad, other) ?? partly(ad, offers[0]) ?? result(ad, null, "missing");
};

/** First and last day, without the year. */
const daysOf = (token: string | null): readonly [string, string] => {
  const [first = "", last = first] = (token ?? "").split("/");
  return [dated(first) ?? "", dated(last) ?? ""];
};

/** One day of both is enough: "10–12 July" is "10, 11 and 12 July". */
const sameDay = (one: Offer, other: Offer): boolean => {
  const [[from, to], [first, last]] = [daysOf(one.token), daysOf(other.token)];
  const [year, another] = [yearOf(one.token), yearOf(other.token)];
  return first !== "" && from <= last && first <= to && (year === null || another === null || year === another);
};

/**
 * An event on another day is another event; that no day is named may only mean that it is written as no rule reads it.
 */
const day: Rule = (ad, page) => {
  const days = of(page, "date");
  return (
    matched(
      ad,
      [...days, ...of(page, "deadline")].find((offer) => sameDay(ad, offer)),
    ) ??
    against(ad, rival(days, FEW_DAYS)) ??
    result(ad, null, "missing")
  );
};

const RULES = {
  percent_off: reduction,
  amount_off: reduction,
  price,
  from_price: price,
  free_trial: trial,
  free,
  free_shipping: shipping,
  bogo: token,
  code: token,
  deadline,
  date: day,
} as const satisfies Record<OfferType, Rule>;

/** Both name money, but not the same money: nothing can be said. */
const isForeign = (ad: Offer, page: readonly Offer[]): boolean => {
  if (ad.type === "free_shipping") {
    const offers = of(page, "free_shipping");
    return offers.length > 0 && offers.every((offer) => !sameMoney(offer, ad));
  }
  const money = of(page, "price", "from_price", "amount_off").filter(({ currency }) => currency !== null);
  return ad.currency !== null && money.length > 0 && money.every(({ currency }) => currency !== ad.currency);
};

/** The offer that a line of the ad makes and the page does not keep; null where it keeps them all. */
export const brokenIn = (lead: Excerpt, evidence: Evidence): Offer | null =>
  bargainsOf(evidence).find(
    ({ ad, status }) =>
      ad.excerpt.text === lead.text &&
      isSpecific(ad) &&
      isSurelyRead(ad) &&
      !["match", "partial_match"].includes(status),
  )?.ad ?? null;

const MONEY: ReadonlySet<OfferType> = new Set(["price", "from_price"]);

/** "£5" in the headline and "£5 a month" beneath it are one price: the fuller wording is compared. */
const isSaidFuller = (offer: Offer, others: readonly Offer[]): boolean =>
  MONEY.has(offer.type) &&
  offer.token === null &&
  others.some(
    (other) =>
      other !== offer &&
      MONEY.has(other.type) &&
      other.currency === offer.currency &&
      equal(other.value, offer.value) &&
      (other.token !== null || (offer.type === "price" && other.type === "from_price")),
  );

/**
 * Each of the ad's offers against the page's. What cannot be compared (another currency), or was only reckoned, is left
 * out.
 */
export const bargainsOf = (evidence: Evidence): Bargain[] =>
  compareOffers(evidence).map((bargain) => confirmed(bargain, evidence));

/**
 * A number that the page keeps, or from which it follows, makes the offer kept, and so does a free item that it names.
 */
const confirmed = (bargain: Bargain, evidence: Evidence): Bargain => {
  const { ad, status, contradiction } = bargain;
  // What is free may stand there in words that no rule reads as an offer.
  if (ad.type === "free" && contradiction && evidence.page.statements?.some(({ saysIncluded }) => saysIncluded))
    return result(ad, null, "missing");
  const isOfKind = (slot: string): boolean =>
    ad.currency === null ? slot === "percent" : isMoney({ dimension: slot });
  if (status === "match" || (ad.type !== "free" && (ad.value === null || !NUMERIC.has(ad.type)))) return bargain;
  const row = compareClaims(evidence).find(
    ({ claim, verdict }) =>
      (ad.type === "free"
        ? claim.slot === "included" && ad.excerpt.text.includes(claim.source.text)
        : isOfKind(claim.slot) && claim.value === ad.value) && isKept({ verdict }),
  );
  if (row === undefined || row.statement === null) return bargain;
  return { ad, page: { ...ad, excerpt: row.statement }, status: "match", contradiction: false };
};

const NUMERIC: ReadonlySet<OfferType> = new Set(["price", "from_price", "percent_off", "amount_off"]);

const compareOffers = ({ ad, page }: Evidence): Bargain[] =>
  ad.offers
    .filter((offer) => offer.derived === undefined && !isForeign(offer, page.offers) && !isSaidFuller(offer, ad.offers))
    .map((offer) => RULES[offer.type](offer, page.offers));
