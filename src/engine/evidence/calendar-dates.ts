import { foldText } from "../../ground/fold-text.ts";
import { listMonthNames } from "../../ground/month-names.ts";
import { toDateValue, type UnplacedQuantity } from "../artifacts/claims.ts";
import { compilePattern } from "../lexicon/patterns.ts";
import { cachedBy } from "./cached-by.ts";
import { findUnit, type QuantityTables, quantityWords } from "./quantity-tables.ts";

/**
 * Days, months and years in a text: "8–26 January 2027", "5 de octubre", "15. September", "October 4", "15.12.2026",
 * "in March".
 */

const MONTHS = 12;
const MAX_DAY = 31;
const MIN_ABBREVIATION = 3;

/** Names of the months, folded, in the nominative and as they stand beside a day. */
const getMonthNames = cachedBy((language: string): ReadonlyMap<string, number> => {
  const names = new Map<string, number>(Object.entries(quantityWords.monthNames[language] ?? {}));
  // Some languages abbreviate months to other words ("led", "srp") and don't write them so beside a day.
  const hasShort = !quantityWords.longMonthsOnly.split(" ").includes(language);
  for (const options of [
    { month: "long" },
    { month: "long", day: "numeric" },
    ...(hasShort ? ([{ month: "short" }, { month: "short", day: "numeric" }] as const) : []),
  ] as const) {
    for (const [index, written] of listMonthNames(language, options).entries()) {
      const name = foldText(written).replace(/\.$/, "");
      if (name.length >= MIN_ABBREVIATION && /^\p{L}+$/u.test(name)) names.set(name, index + 1);
    }
  }
  return names;
});

/** A language without names of months has numbers only. */
const getPattern = cachedBy((language: string) => {
  const { datePatterns: written, dateParts, datesWithMonthFirst, dottedDates } = quantityWords;
  const month = [...getMonthNames(language).keys()].toSorted((one, other) => other.length - one.length);
  const hasMonthFirst = datesWithMonthFirst.split(" ").includes(language);
  const isDotted = dottedDates.split(" ").includes(language);
  const cues = quantityWords.monthCues[language]?.split(" ").map((cue) => cue.replaceAll("-", " "));
  const sources = [
    ...(month.length > 0 ? [written.dayAndMonth, ...(hasMonthFirst ? [written.monthAndDay] : [])] : []),
    ...(month.length > 0 && cues !== undefined ? [written.monthOnly] : []),
    ...[written.japanese, written.iso, written.numeric],
    ...(isDotted ? [written.dotted] : []),
    written.yearOnly,
  ];
  const year = isDotted ? dateParts.shortYear : dateParts.year;
  return compilePattern(`/${sources.join("|")}/gu`, { dateParts, month, year, monthCues: cues ?? [] });
});

/** A date's place in the text. */
export interface CalendarDate {
  /** 1 to 12; null for a year alone. */
  month: number | null;
  /** Empty for a month or year alone. */
  days: number[];
  year: number | null;
  at: number;
  end: number;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The first of the named groups that matched, as a number. */
const firstNumber = (groups: Groups, ...names: readonly string[]): number | null => {
  const found = names.map((name) => groups[name]).find((value) => value !== undefined);
  return found === undefined ? null : Number.parseInt(found, 10);
};

const CENTURY = 2000;

const readDate = (groups: Groups, language: string): Omit<CalendarDate, "at" | "end"> => {
  const name = groups["month"] ?? groups["month2"] ?? groups["monthC"] ?? groups["monthY"];
  const named = name === undefined ? null : (getMonthNames(language).get(name) ?? null);
  const month = named ?? firstNumber(groups, "monthI", "monthJ", "monthN", "monthD");
  const days = ["first", "last", "first2", "last2", "fromN", "dayN", "dayI", "dayJ", "fromD", "dayD"]
    .flatMap((group) => groups[group] ?? [])
    .concat(groups["list"]?.match(/\d{1,2}/g) ?? [])
    .map((day) => Number.parseInt(day, 10));
  const year = firstNumber(groups, "year", "year2", "yearI", "yearJ", "yearN", "yearOnly");
  const fullYear = year !== null && year < 100 ? CENTURY + year : year;
  const [day] = days;
  // "10/15/2026": the month comes first where the other order is impossible.
  const isSwapped = month !== null && month > MONTHS && days.length === 1 && day !== undefined && day <= MONTHS;
  return isSwapped ? { month: day, days: [month], year: fullYear } : { month, days, year: fullYear };
};

const isDate = ({ month, days }: CalendarDate): boolean =>
  month === null || (month >= 1 && month <= MONTHS && days.every((day) => day >= 1 && day <= MAX_DAY));

/** "Over 2000 customers", "2000 W" and "CHF 2000" are no years. */
const isAmount = (folded: string, { month, at, end }: CalendarDate, tables: QuantityTables): boolean => {
  if (month !== null) return false;
  const behind =
    /^\s?-?(?:[\p{L}²]+(?:\/[hs](?!\p{L}))?\d?|[^\s\p{L}\d])/u.exec(folded.slice(end, end + 24))?.[0].trim() ?? "";
  const word = behind.replace(/^-/, "");
  const isUnit = findUnit(word, tables) !== null || tables.currencies.has(word) || tables.magnitudes.has(word);
  const [before] = /[\p{L}$€£¥]+[\s-]?$/u.exec(folded.slice(Math.max(0, at - 12), at)) ?? [];
  const ahead = (before ?? "").trim();
  const bound = folded.slice(Math.max(0, at - 30), at).match(/\p{L}+/gu) ?? [];
  const measures = tables.bounds.some(
    ([phrase, kind]) =>
      (kind === "least" || kind === "about") && phrase.every((part, index) => bound.at(index - phrase.length) === part),
  );
  return isUnit || measures || (ahead !== "" && tables.currencies.has(ahead) && !tables.trailing.has(ahead));
};

export const findCalendarDates = (folded: string, tables: QuantityTables): CalendarDate[] =>
  [...folded.matchAll(getPattern(tables.language))]
    .map(({ 0: text, index: at, groups = {} }) => ({
      ...readDate(groups, tables.language),
      at,
      // A sentence's full stop.
      end: at + text.replace(/(?<=\p{L})\.$/u, "").length,
    }))
    .filter((date) => isDate(date) && !isAmount(folded, date, tables));

/** The dates as numbers to compare: days, a month without days, and the year. */
export const datesAsQuantities = (dates: readonly CalendarDate[], folded: string): UnplacedQuantity[] =>
  dates.flatMap(({ month, days, year, at, end }) =>
    [
      ...(month === null ? [] : days.map((day) => ({ dimension: "date", value: toDateValue(month, day) }))),
      ...(month === null || days.length > 0 ? [] : [{ dimension: "month", value: month }]),
      ...(year === null ? [] : [{ dimension: "year", value: year }]),
    ].map((read) => ({
      ...read,
      upTo: null,
      unit: 1,
      isStated: true,
      bound: "exact",
      before: [],
      after: [],
      cue: null,
      per: null,
      quote: folded.slice(at, end),
      at,
      end,
    })),
  );
