import { type Claim, isMoney, type Quantity } from "../artifacts/claims.ts";
import type { QuantityClaim } from "./stated-quantity.ts";

const KIND_BY_DIMENSION: Readonly<Record<string, Claim["kind"]>> = {
  percent: "offer",
  duration: "time",
  date: "time",
  month: "time",
  year: "time",
  count: "assurance",
};

/** How far a number of each kind can be checked: a count, or how long something takes, may be told of anything. */
const checkability = (quantity: Quantity): number => {
  const { dimension, value, cue } = quantity;
  if (cue === "former") return FORMER_PRICE;
  if (isMoney(quantity) || dimension === "percent") return 1;
  if (dimension === "duration" || dimension === "month") return DURATION_CHECKABILITY;
  if (dimension !== "count") return 0.8;
  if (countsNothing(quantity)) return NO_PROMISE;
  return value >= MIN_TELLING_COUNT ? 0.6 : value > MAX_PAIR ? 0.4 : NO_PROMISE;
};

/** "Once or twenty": a number in words, and no word behind it. */
const countsNothing = ({ quote, after }: Quantity): boolean => after.length === 0 && !/\d/.test(quote);

/** Numbers in questions and quotations. */
const NO_PROMISE = 0.2;
/** A page may show the price before a reduction, or not. */
const FORMER_PRICE = 0.4;
const DURATION_CHECKABILITY = 0.5;
export const MIN_TELLING_COUNT = 20;
/** "The two of you", "one of them" */
const MAX_PAIR = 2;

/** "The first six months free": a count of what is given is the offer itself. */
export const isGiven = ({ quantity, line }: QuantityClaim): boolean =>
  quantity.dimension === "count" &&
  line.isPromise &&
  line.inclusions.some(({ isExcluded, text }) => !isExcluded && text.includes(quantity.text));

export const createClaim = ({ quantity, line }: QuantityClaim): Claim => ({
  kind: isMoney(quantity) ? "price" : (KIND_BY_DIMENSION[quantity.dimension] ?? "assurance"),
  slot: quantity.dimension,
  value: quantity.value,
  text: quantity.text,
  source: line.excerpt,
  checkability: line.isPromise ? checkability(quantity) : NO_PROMISE,
  leading: line.isHeadline || isMoney(quantity) || quantity.dimension === "percent",
});

/** "Seven days a week" is said of what is always open, and "14 hours a day" follows from a timetable. */
const RATE_CHECKABILITY = 0.3;

/** A claim that the page does not mention: what it may say in other words proves little. */
export const createUnmentioned = (made: QuantityClaim): Claim => {
  const claim = createClaim(made);
  const { dimension, per } = made.quantity;
  return dimension === "duration" && per !== null
    ? { ...claim, checkability: Math.min(claim.checkability, RATE_CHECKABILITY) }
    : claim;
};
