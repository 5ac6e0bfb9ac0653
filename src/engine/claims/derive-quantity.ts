import { isMoney, type Quantity } from "../artifacts/claims.ts";
import type { Term } from "../artifacts/text-block.ts";
import { type QuantityClaim, SECONDS_PER_MONTH, SECONDS_PER_YEAR, type StatedQuantity } from "./stated-quantity.ts";

interface DerivedQuantity {
  statement: StatedQuantity["statement"];
  derivation: string;
}

const MONTHS_PER_YEAR = 12;
const MAX_PRICES = 40;

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(0.011, 0.004 * other);

/**
 * A number that follows from the page's: a saving is the difference of two prices or a share of one, a month's price a
 * twelfth of the year's, an instalment a part of the price, a percentage the share between two prices.
 */
export const deriveQuantity = (claim: QuantityClaim, stated: readonly StatedQuantity[]): DerivedQuantity | null => {
  const { quantity } = claim;
  const money = stated.filter((one) => isMoney(one.quantity)).slice(0, MAX_PRICES);
  const percents = stated.filter((one) => one.quantity.dimension === "percent");
  if (quantity.cue === null) return null;
  if (quantity.dimension === "percent") return derivePercent(quantity.value, money);
  if (!isMoney(quantity)) return null;
  const own = money.filter((one) => one.quantity.dimension === quantity.dimension);
  if (quantity.cue === "period") return derivePeriod(quantity, own);
  if (quantity.cue === "instalment") return deriveInstalment(claim, own) ?? derivePeriod(quantity, own);
  return deriveDifference(quantity.value, own) ?? deriveShare(quantity.value, own, percents);
};

const MIN_TELLING_WEIGHT = 0.5;

const nameSameThing = (one: readonly Term[], other: readonly Term[]): boolean =>
  one.some(({ concept, weight }) => weight >= MIN_TELLING_WEIGHT && other.some((term) => term.concept === concept));

/** Numbers of one text, under one heading, or of texts about the same thing. */
const isSameItem = ({ statement: one }: StatedQuantity, { statement: other }: StatedQuantity): boolean =>
  one === other ||
  (one.excerpt.selector !== null && one.excerpt.selector === other.excerpt.selector) ||
  nameSameThing(one.terms, other.terms) ||
  (one.context[0] !== undefined && one.context[0] === other.context[0]);

const derivePercent = (percent: number, money: readonly StatedQuantity[]): DerivedQuantity | null => {
  for (const one of money)
    for (const other of money) {
      const [low, high] = [one.quantity.value, other.quantity.value];
      if (
        low < high &&
        isSameItem(one, other) &&
        one.quantity.dimension === other.quantity.dimension &&
        Math.round(100 * (1 - low / high)) === percent
      )
        return {
          statement: one.statement,
          derivation: `${one.quantity.quote} instead of ${other.quantity.quote} = ${percent} %`,
        };
    }
  return null;
};

/** A month's price of a year's, and the other way round. Which is which must be said on one side at least. */
const derivePeriod = ({ value, per }: Quantity, money: readonly StatedQuantity[]): DerivedQuantity | null => {
  const isOf = (stated: Quantity, own: number, other: number): boolean =>
    (per === own || stated.per === other) &&
    (per === null || per === own) &&
    (stated.per === null || stated.per === other);
  const source = money.find(
    ({ quantity }) =>
      (isOf(quantity, SECONDS_PER_MONTH, SECONDS_PER_YEAR) && isSame(quantity.value / MONTHS_PER_YEAR, value)) ||
      (isOf(quantity, SECONDS_PER_YEAR, SECONDS_PER_MONTH) && isSame(quantity.value * MONTHS_PER_YEAR, value)),
  );
  return source === undefined
    ? null
    : { statement: source.statement, derivation: `${source.quantity.quote} over 12 months` };
};

/** One of as many instalments as the ad's line says. */
const deriveInstalment = (
  { quantity, line }: QuantityClaim,
  money: readonly StatedQuantity[],
): DerivedQuantity | null => {
  const counts = line.quantities.filter(({ dimension }) => dimension === "count" || dimension === "duration");
  for (const { value, dimension } of counts) {
    const count = dimension === "duration" ? Math.round(value / SECONDS_PER_MONTH) : value;
    const whole = count < 2 ? undefined : money.find((one) => isSame(one.quantity.value / count, quantity.value));
    if (whole !== undefined) return { statement: whole.statement, derivation: `${whole.quantity.quote} / ${count}` };
  }
  return null;
};

/** A price that the page states twice is one price: "£99" above the fold, and "£99, members £79" further down. */
const deriveDifference = (value: number, money: readonly StatedQuantity[]): DerivedQuantity | null => {
  for (const one of money)
    for (const other of money)
      if (
        isSame(one.quantity.value - other.quantity.value, value) &&
        other.quantity.value > 0 &&
        money.some((same) => same.quantity.value === one.quantity.value && isSameItem(same, other))
      )
        return { statement: one.statement, derivation: `${one.quantity.quote} − ${other.quantity.quote}` };
  return null;
};

const deriveShare = (
  value: number,
  money: readonly StatedQuantity[],
  percents: readonly StatedQuantity[],
): DerivedQuantity | null => {
  for (const one of money)
    for (const share of percents) {
      const { value: percent, quote } = share.quantity;
      const part = (one.quantity.value * percent) / 100;
      if ((isSame(one.quantity.value - part, value) || isSame(part, value)) && isSameItem(one, share))
        return { statement: one.statement, derivation: `${quote} of ${one.quantity.quote}` };
    }
  return null;
};
