import type { Offer, OfferType } from "../artifacts/evidence.ts";

/** A number in a text. */
export interface WrittenNumber {
  start: number;
  raw: string;
  value: number;
  /** The separators in the text; null if it has none. */
  group: string | null;
  decimal: string | null;
}

const NUMBER_PATTERN = /(?<![\d.,])(\d{1,3}(?:([.,'’\u00a0\u202f])\d{3}(?!\d))+|\d+)(?:([.,])(\d{1,2}))?(?!\d)/g;

const findNumbers = (text: string): WrittenNumber[] =>
  [...text.matchAll(NUMBER_PATTERN)].map((match) => {
    const [all, whole = "", group = null, decimal = null, fraction = ""] = match;
    const value = Number(`${whole.replaceAll(/\D/g, "")}.${fraction || "0"}`);
    return { start: match.index, raw: all, value, group, decimal };
  });

const MONEY_BEFORE = /(?:[$€£¥₹₩₺₴]|\b[A-Z]{3}|\bkr\.?|zł)[\s\u00a0\u202f]?-?$/;
const MONEY_AFTER = /^[\s\u00a0\u202f]?(?:[$€£¥₹₩₺₴]|[A-Z]{3}\b|kr\b|zł|,-|\.-|(?:[Dd]ollars?|[Ee]uros?|[Pp]ounds?)\b)/;
const PERCENT_AFTER = /^[\s\u00a0\u202f]?(?:%|per ?cent|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|procent)/i;
const DAYS_AFTER =
  /^[-\s\u00a0\u202f]{0,2}(?:days?|tage?n?|tägig\w*|jours?|d[ií]as?|giorni|dagen|dage|dagar|dager)(?!\p{L})/iu;

type UnitTest = (before: string, after: string) => boolean;
const money: UnitTest = (before, after) => MONEY_BEFORE.test(before) || MONEY_AFTER.test(after);

/** Whether the text before and after a number gives the offer's unit. The other types have no value with a unit. */
const UNIT_TESTS: Partial<Record<OfferType, UnitTest>> = {
  percent_off: (_before, after) => PERCENT_AFTER.test(after),
  amount_off: money,
  price: money,
  from_price: money,
  free_shipping: money,
  free_trial: (_before, after) => DAYS_AFTER.test(after),
};

export const isMoneyOffer = ({ type, currency }: Offer): boolean => currency !== null || UNIT_TESTS[type] === money;

/** Finds each position at which the text states the offer's value with its unit. */
export const findOfferAmounts = (text: string, { type, value }: Offer): WrittenNumber[] =>
  findNumbers(text).filter(
    (numeral) =>
      numeral.value === value &&
      UNIT_TESTS[type]?.(text.slice(0, numeral.start), text.slice(numeral.start + numeral.raw.length)),
  );
