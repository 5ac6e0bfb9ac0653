import { amountOf, type Home, money, NUMBER, numberOf } from "./money.ts";

/** Crossed-out words in texts as the rules read them: they are no offers, and a sum among them is the former price. */

const AMOUNT = new RegExp(money("amount"), "gu");

interface Price {
  at: number;
  sum: string;
  value: number;
}

const FIGURE = new RegExp(`(?<![\\d.,])(?:${NUMBER})`, "u");

/** Stands for crossed-out words, so that what was parted by them is not read as one. */
const GAP = " ; ";

/** Where a crossed-out run begins in a text: as a run of its own if it can be ("$10" stands in "$109", too). */
const placeOf = (text: string, run: string, from: number): number => {
  const whole = new RegExp(
    `${/^\d/.test(run) ? "(?<![\\d.,])" : ""}${RegExp.escape(run)}${/\d$/.test(run) ? "(?![\\d]|[.,]\\d)" : ""}`,
    "u",
  );
  const at = text.slice(from).search(whole);
  return at === -1 ? text.indexOf(run, from) : from + at;
};

interface Former {
  /** Where in the rest of the text it stood. */
  at: number;
  /** As it was written. */
  run: string;
}

/** A text without its crossed-out runs, and where they stood. */
const parted = (text: string, struck: readonly string[]): { rest: string; formers: Former[] } => {
  let rest = "";
  let read = 0;
  const formers: Former[] = [];
  for (const run of struck) {
    const at = run === "" ? -1 : placeOf(text, run, read);
    if (at === -1) continue;
    rest += text.slice(read, at) + GAP;
    read = at + run.length;
    formers.push({ at: rest.length, run });
  }
  return { rest: rest + text.slice(read), formers };
};

/**
 * The former sum in words, where it is more than the price that took its place; a bare figure has that one's currency.
 */
const sumOf = (run: string, present: Price): string | null => {
  const figure = FIGURE.exec(run)?.[0];
  if (figure === undefined || numberOf(figure) <= present.value) return null;
  const [sum] = run.match(AMOUNT) ?? [];
  return sum ?? present.sum.replace(FIGURE, () => figure);
};

/** The sums of a text that its offers name as prices: "save $40" names none. */
type Priced = (text: string) => ReadonlySet<number>;

/**
 * Each crossed-out sum goes to the next price after it, else to the last one before, in words that the rules know.
 *
 * @param home what shared currency symbols mean.
 */
export const withoutStruck = (text: string, struck: readonly string[], home: Home, pricedIn: Priced): string => {
  if (struck.length === 0) return text;
  const { rest, formers } = parted(text, struck);
  const priced = pricedIn(rest);
  const prices = [...rest.matchAll(AMOUNT)]
    .map((match): Price => {
      const value = amountOf(match.groups, "amount", home)?.value ?? Number.NaN;
      return { at: match.index, sum: match[0], value };
    })
    .filter(({ value }) => priced.has(value));
  const before = new Map<number, string>();
  for (const { at, run } of formers) {
    const price = prices.find((other) => other.at >= at) ?? prices.at(-1);
    const sum = price === undefined ? null : sumOf(run, price);
    // Of several former prices the one right beside the price is the last.
    if (price !== undefined && sum !== null) before.set(price.at, sum);
  }
  let cut = "";
  let read = 0;
  for (const [at, sum] of [...before].sort(([one], [other]) => one - other)) {
    // A full stop ends whatever came before: the sum is this price's.
    cut += `${rest.slice(read, at)} . was ${sum} `;
    read = at;
  }
  return cut + rest.slice(read);
};
