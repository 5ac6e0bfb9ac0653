import { money } from "./money.ts";
import { wording } from "./wording.ts";

/**
 * Sums beside an offer that nobody is asked to pay, as sources of patterns: former prices that stand alone,
 * instalments, least orders, winnings, loans and earnings.
 */
export const sumsNotAsked = (): string[] => {
  const say = wording();
  return [
    `(?<!\\p{L})${say.insteadOf}:?\\s*(?:price:?\\s)?${money("amount")}`,
    `${say.instalments}${money("amount")}`,
    `${say.leastOrder}${money("amount")}`,
    `${say.thirtyDays}${money("amount")}`,
    `(?<!\\p{L})${say.sumOf}[^.!?\\d]{0,24}?${money("one")}(?:\\s(?:to|bis|a|tot)\\s${money("other")})?`,
    `${money("amount")}${say.period}${say.earned}`,
    `(?<!\\p{L})${say.upTo}${money("one")}`,
    `(?<![\\p{L}\\d.,])(?:0\\s?(?:[€$£]|euros?|eur)|[€$£]\\s?0)\\s${say.notCharged}`,
  ];
};
