import { type AdLine, isKept, isMoney, type LedgerRow, type Quantity } from "../artifacts/claims.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { createRow } from "./create-row.ts";
import { type QuantityClaim, SECONDS_PER_YEAR, type StatedQuantity } from "./stated-quantity.ts";

/** A number of the ad with what the page says about it. */
export interface QuantityRow {
  made: QuantityClaim;
  row: LedgerRow;
}

/** An amount that a calculation starts from: one that the page keeps, or one of the page's own. */
interface Amount {
  value: number;
  per: number | null;
  text: string;
  statement: Excerpt;
}

interface Derived {
  value: number;
  from: Amount;
  derivation: string;
  /** How often an amount is paid, where the ad says so: the two kilos of "two kilos for £28". */
  count?: number;
}

/** A price list of more amounts yields almost any number. */
const MAX_PAGE_AMOUNTS = 20;
const MAX_COUNT = 400;
/** "About £27", "less than £4" */
const ROUGH: ReadonlySet<Quantity["bound"]> = new Set(["about", "most"]);
const ROUGH_TOLERANCE = 0.035;
const VALUE_TOLERANCE = 0.004;
const CENT = 0.011;
const MIN_ROUNDED = 10;
const MONTH_DAYS = 30;
const SECONDS_PER_HOUR = 3600;

/** What an amount is paid for stands in the ad, or with the same amount on the page. */
const toAmount = ({ made: { quantity }, row }: QuantityRow, page: readonly Amount[]): Amount[] => {
  if (row.statement === null) return [];
  const per = quantity.per ?? page.find(({ value, per }) => value === quantity.value && per !== null)?.per ?? null;
  return [{ value: quantity.value, per, text: quantity.text, statement: row.statement }];
};

/** What the ad gives to calculate with. */
const listFacts = (
  lines: readonly AdLine[],
  rows: readonly QuantityRow[],
  stated: readonly StatedQuantity[],
  dimension: string,
) => {
  const kept = rows.filter(({ row }) => isKept(row));
  const page = stated
    .filter(({ quantity }) => quantity.dimension === dimension)
    .map(({ quantity, statement }) => ({ ...quantity, statement: statement.excerpt }));
  const own = kept.filter(({ made }) => made.quantity.dimension === dimension).flatMap((one) => toAmount(one, page));
  // Of one price, the text that says for how long it is paid.
  const byPeriod = page.toSorted((one, other) => (one.per ?? 0) - (other.per ?? 0));
  const unique = [...new Map(byPeriod.map((amount) => [amount.value, amount])).values()];
  const amounts = new Set(rows.filter(({ made }) => isMoney(made.quantity)).map(({ made }) => made.quantity.value));
  const durations = lines.flatMap((line) => line.quantities).filter(({ dimension }) => dimension === "duration");
  const timed = new Set(durations.map(({ value, unit }) => value / unit));
  const numbers = [...new Set(lines.flatMap((line) => line.numbers))].filter((value) => !amounts.has(value));
  const counts = numbers.filter((value) => Number.isInteger(value) && value > 1 && value <= MAX_COUNT);
  return {
    /** Amounts of the ad that the page keeps. */
    own,
    /** The page's other prices. */
    page: unique.length > MAX_PAGE_AMOUNTS ? [] : unique,
    /** Whole numbers that the ad states; `items` without its durations and dates. */
    counts,
    items: counts.filter((count) => !timed.has(count)),
    fractions: numbers.filter((value) => value > 0 && value < 1),
    /** Percentages of the ad that the page keeps, as shares. */
    shares: kept
      .filter(({ made }) => made.quantity.dimension === "percent")
      .map(({ made: { quantity } }) => ({ share: quantity.value / 100, text: quantity.text })),
    /** Durations that the ad names, in seconds. */
    durations: durations.map(({ value }) => value),
  };
};

type Facts = ReturnType<typeof listFacts>;

/** An average month of 30.44 days is told as 30 or 31. */
const listTold = (factor: number): number[] =>
  Math.floor(factor) === MONTH_DAYS ? [MONTH_DAYS, MONTH_DAYS + 1] : [factor];

interface Factors {
  multipliers: number[];
  divisors: number[];
}

/**
 * What an amount is multiplied with or divided by: the ad's counts, and its durations by the time that a price is for.
 */
const listFactors = ({ per }: Amount, claim: Quantity, { own, counts, durations }: Facts): Factors => {
  const select = (factors: readonly number[]): number[] => [
    ...new Set(factors.flatMap(listTold).filter((factor) => factor > 1 && factor <= MAX_COUNT)),
  ];
  if (per !== null && claim.per !== null && per !== claim.per)
    return { multipliers: select([claim.per / per]), divisors: select([per / claim.per]) };
  if (per !== null && per === claim.per) return { multipliers: select(counts), divisors: select(counts) };
  const spans = [...durations, ...own.flatMap((amount) => amount.per ?? []), SECONDS_PER_YEAR];
  const byTime = (time: number | null): number[] => (time === null ? [] : spans.map((span) => span / time));
  return { multipliers: select([...counts, ...byTime(per)]), divisors: select([...counts, ...byTime(claim.per)]) };
};

const formatFactor = (factor: number): string => String(Math.round(100 * factor) / 100);
const formatTimes = (factor: number): string => (factor === 1 ? "" : `${formatFactor(factor)} × `);

/** "£95 a night" of £285, "$3.15 a portion" of four portions of four meals, "a quarter". */
function* listParts(from: Amount, { divisors }: Factors, { counts, fractions }: Facts): Generator<Derived> {
  for (const divisor of divisors) {
    const derivation = `${from.text} / ${formatFactor(divisor)}`;
    yield { value: from.value / divisor, from, derivation };
    for (const count of counts)
      yield { value: from.value / divisor / count, from, derivation: `${derivation} / ${count}` };
  }
  for (const share of fractions.flatMap((fraction) => [fraction, 1 - fraction]))
    yield { value: from.value * share, from, derivation: `${formatFactor(share)} × ${from.text}` };
}

/** "$48 for two" of $24, and a percentage of one price or several. */
function* listMultiples(from: Amount, { multipliers }: Factors, { shares }: Facts): Generator<Derived> {
  for (const factor of [1, ...multipliers]) {
    const derivation = `${formatTimes(factor)}${from.text}`;
    if (factor > 1) yield { value: from.value * factor, from, derivation, count: factor };
    for (const { share, text } of shares) {
      yield { value: from.value * factor * share, from, derivation: `${text} of ${derivation}` };
      yield { value: from.value * factor * (1 - share), from, derivation: `${derivation} − ${text}` };
    }
  }
}

/** "£160 less", also of several: "CHF 19 less than two single boxes". */
function* listDifferences(from: Amount, other: Amount, { multipliers }: Factors): Generator<Derived> {
  for (const factor of [1, ...multipliers]) {
    const derivation = `${formatTimes(factor)}${from.text}`;
    yield { value: factor * from.value - other.value, from, derivation: `${derivation} − ${other.text}` };
    const difference = `${formatTimes(factor)}(${from.text} − ${other.text})`;
    if (factor > 1) yield { value: factor * (from.value - other.value), from, derivation: difference };
  }
}

/** "€ 40 and € 4 an hour": a fee, and as often a price as the ad says. Both amounts stand in the ad and on the page. */
function* listFees(from: Amount, { own, counts }: Facts): Generator<Derived> {
  for (const fee of own.filter(({ value }) => value !== from.value))
    for (const count of counts) {
      const derivation = `${fee.text} + ${count} × ${from.text}`;
      yield { value: fee.value + count * from.value, from, derivation, count };
    }
}

/** "Two bicycles and two for children": prices of the page, as often as the ad says. */
function* listBaskets(from: Amount, { page, items }: Facts): Generator<Derived> {
  for (const other of page)
    for (const n of items)
      for (const m of items) {
        const derivation = `${n} × ${from.text} + ${m} × ${other.text}`;
        yield { value: n * from.value + m * other.value, from, derivation };
      }
}

function* listDerived(claim: Quantity, facts: Facts): Generator<Derived> {
  const { own, page } = facts;
  for (const from of own) {
    const factors = listFactors(from, claim, facts);
    yield* listMultiples(from, factors, facts);
    yield* listParts(from, factors, facts);
    yield* listFees(from, facts);
    for (const other of own) yield* listDifferences(from, other, factors);
    // Twice an amount follows only where the ad says "two".
    for (const other of [...own, ...page].filter(({ value }) => value !== from.value))
      yield { value: from.value + other.value, from, derivation: `${from.text} + ${other.text}` };
  }
  for (const from of page) {
    const factors = listFactors(from, claim, { ...facts, counts: facts.items });
    yield* listMultiples(from, factors, facts);
    yield* listBaskets(from, facts);
    if (claim.cue === null) continue;
    for (const other of own) {
      yield* listDifferences(from, other, factors);
      yield* listDifferences(other, from, { multipliers: [], divisors: [] });
    }
  }
}

const isClose = ({ value, bound }: Quantity, derived: number): boolean => {
  const difference = Math.abs(value - derived);
  if (ROUGH.has(bound) && difference <= ROUGH_TOLERANCE * value) return true;
  const isRounded = Number.isInteger(value) && value >= MIN_ROUNDED;
  return difference <= Math.max(VALUE_TOLERANCE * value, isRounded ? 0.5 : CENT);
};

/** Where a number's calculation starts, and the count in it. */
interface Calculation {
  statement: Excerpt;
  derivation: string;
  count: number | null;
}

const deriveAmount = ({ quantity }: QuantityClaim, facts: Facts): Calculation | null => {
  for (const { value, from, derivation, count } of listDerived(quantity, facts))
    if (isClose(quantity, value)) return { statement: from.statement, derivation, count: count ?? null };
  return null;
};

const keepBy = ({ made, row }: QuantityRow, { statement, derivation }: Calculation): QuantityRow => ({
  made,
  row: createRow(row.claim, "kept", { statement, derivation }),
});

/** "20 lessons" of an ad that says "20 hours" as well, and the page has the hours. */
const findSameNumber = ({ quantity }: QuantityClaim, rows: readonly QuantityRow[]): Calculation[] =>
  rows.flatMap(({ made: { quantity: other }, row }) => {
    const isSame = quantity.dimension === "count" && other.value === quantity.value * SECONDS_PER_HOUR;
    return isSame && other.dimension === "duration" && row.statement !== null && isKept(row)
      ? [{ statement: row.statement, derivation: other.text, count: quantity.value }]
      : [];
  });

/** "Ten hours: £80" of a page that asks £8 an hour: whoever pays for ten hours has them. */
const keepCounts = (rows: readonly QuantityRow[], calculations: readonly Calculation[]): QuantityRow[] =>
  rows.map((one) => {
    const { quantity } = one.made;
    if (isMoney(quantity) || isKept(one.row)) return one;
    const calculation = [...calculations, ...findSameNumber(one.made, rows)].find(
      ({ count }) => count === quantity.value / quantity.unit,
    );
    return calculation === undefined ? one : keepBy(one, calculation);
  });

/**
 * Amounts that follow from the ad's own words: "£285 for three nights" is "£95 a night", "two of us" pay twice the
 * page's price, and "£60 off" is the difference of two prices. A calculation starts from an amount that the page keeps.
 */
export const deriveFromAd = (
  lines: readonly AdLine[],
  rows: readonly QuantityRow[],
  stated: readonly StatedQuantity[],
): QuantityRow[] => {
  let current = [...rows];
  const calculations: Calculation[] = [];
  for (;;) {
    let hasChanged = false;
    const known = current;
    current = known.map((one) => {
      const { quantity } = one.made;
      if (!isMoney(quantity) || isKept(one.row) || one.row.verdict === "unreadable") return one;
      const calculation = deriveAmount(one.made, listFacts(lines, known, stated, quantity.dimension));
      if (calculation === null) return one;
      hasChanged = true;
      calculations.push(calculation);
      return keepBy(one, calculation);
    });
    if (!hasChanged) return keepCounts(current, calculations);
  }
};
