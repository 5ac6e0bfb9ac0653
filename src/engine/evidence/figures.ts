import type { Quantity } from "../artifacts/text-block.ts";
import type { LanguageProfile } from "./stemmers-and-stop-words.ts";

/** "2-4 days", "from 2 to 4": no one figure. */
const RANGE = /(?<![\d.,])\d[\d.,]{0,12}\s?(?:-|–|to|bis|a|tot|y|et|und|and|till|do)\s?\d[\d.,]{0,12}/gu;
/** Times, dates, ratios and telephone numbers are read as wholes elsewhere, or not at all. */
const WHOLE = /\d+(?:[:/]\d+)+|\+?\d(?:[\d() -]{7,})\d/gu;

/** A number with the word before it and the word or sign after it. */
const FIGURE =
  /(?<![\p{L}\d.,])(?:(?<before>\p{L}[\p{L}\p{M}'-]*)[ -]?)?(?<number>\d{1,3}(?:[.,' ]\d{3}){1,3}(?![\d.,])|\d{1,9}(?:[.,]\d{1,3})?)(?![\d])(?<open>\s?\+)?[ -]?(?<unit>%|''|["″”]|\p{L}[\p{L}\p{M}]*)?/gu;

/** What makes a figure a bound or a guess: "up to 60 %" is no more than that, "over 500" and "about 500" are told of others, too. */
const MOST =
  /\b(?:up to|bis zu|bis|jusqu'?a|hasta|fino al?|tot|ate|upp till|op til|under|unter|moins de|menos de|meno di|less than|max)\s*$/u;
const LEAST =
  /\b(?:over|more than|mehr als|uber|plus de|mas de|piu di|oltre|meer dan|mais de|from|ab|des|desde|da|vanaf|a partir de|at least|mindestens|minstens|almost|fast|nearly|about|circa|rund|environ|around|approx)\s*$/u;

/** One measure, however it is written. */
const UNITS: Readonly<Record<string, string>> = {
  "''": "inch",
  '"': "inch",
  "″": "inch",
  "”": "inch",
  inches: "inch",
  zoll: "inch",
  pouces: "inch",
  pulgadas: "inch",
  pollici: "inch",
};

const LEAST_NAME = 3;

/** What is counted through, not named: "step 2", "Teil 3". */
const COUNTED = new Set(
  (
    "step steps part parts page chapter level phase top day week stage option question number figure room lesson module round act section schritt teil tag woche " +
    "etape partie jour niveau paso parte dia fase capitolo giorno stap deel dag nivel dzien krok"
  ).split(" "),
);

/** "1.299" and "1,299" are thousands, "5,875" a fraction where it is a share: both readings are one value. */
const sumOf = (number: string, unit: string | undefined): number => {
  const grouped = /^\d{1,3}(?:[.,' ]\d{3}){1,3}$/u.test(number) && unit !== "%";
  return Number(grouped ? number.replaceAll(/[.,' ]/gu, "") : number.replace(",", "."));
};

/** A year or a postal code says when or where, not how much. */
const isMeasure = (value: number, number: string): boolean =>
  Number.isFinite(value) && number.length <= 9 && !/^(?:19|20)\d\d$/.test(number) && !/^\d{5}$/.test(number);

const boundOf = (before: string): Quantity["bound"] =>
  MOST.test(before) ? "most" : LEAST.test(before) ? "least" : null;

/**
 * What a line counts or numbers, besides its typed offers: "5.875 %", "21 days", the 3 of "Aero 3".
 *
 * @param text folded, with number words as digits and without offers.
 * @param isWord a word of the language and no name, which a number may follow by chance ("step 3").
 */
export const figuresIn = (text: string, tongue: LanguageProfile, isWord: (word: string) => boolean): Quantity[] => {
  if (!/\d/.test(text)) return [];
  const read = text.replaceAll(WHOLE, " ; ").replaceAll(RANGE, " ; ");
  return [...read.matchAll(FIGURE)].flatMap((match): Quantity[] => {
    const { before = "", number = "", open, unit = "" } = match.groups ?? {};
    const value = sumOf(number, unit);
    if (!isMeasure(value, number)) return [];
    const lead = read.slice(Math.max(0, match.index - 20), match.index) + before;
    const bound = open === undefined ? boundOf(lead) : "least";
    const isUnit = (unit.length > 1 || unit === "%" || unit in UNITS) && !tongue.stopWords.has(unit);
    const isName =
      before.length >= LEAST_NAME && !tongue.stopWords.has(before) && !COUNTED.has(before) && !isWord(before);
    const measure = { label: UNITS[unit] ?? tongue.stem(unit), value, bound, quote: `${number} ${unit}` };
    const name = { label: before, value, bound: null, quote: `${before} ${number}` };
    return [
      ...(isUnit ? [{ kind: "measure", ...measure } as const] : []),
      ...(isName ? [{ kind: "name", ...name } as const] : []),
    ];
  });
};
