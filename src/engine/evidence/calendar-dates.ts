import type { Quantity } from "../artifacts/claims.ts";
import { foldText } from "./normalise-text.ts";

/** Days and years in a text: "8–26 January 2027", "5 de octubre", "15. September", "October 4", "15.12.2026". */

const MONTHS = 12;
const MIN_ABBREVIATION = 3;

const monthNames = new Map<string, ReadonlyMap<string, number>>();

/** Names of the months, folded, in the nominative and as they stand beside a day. */
const getMonthNames = (language: string): ReadonlyMap<string, number> => {
  const known = monthNames.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, number>();
  for (const options of [
    { month: "long" },
    { month: "long", day: "numeric" },
    { month: "short" },
    { month: "short", day: "numeric" },
  ] as const) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    for (let month = 0; month < MONTHS; month += 1) {
      const part = format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === "month")?.value ?? "";
      const name = foldText(part).replace(/\.$/, "");
      if (name.length >= MIN_ABBREVIATION && /^\p{L}+$/u.test(name)) names.set(name, month + 1);
    }
  }
  monthNames.set(language, names);
  return names;
};

const patterns = new Map<string, RegExp>();

const getPattern = (language: string): RegExp => {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const month = [...getMonthNames(language).keys()].toSorted((one, other) => other.length - one.length).join("|");
  const day = "\\d{1,2}(?:st|nd|rd|th|er|\\.|º|ª)?";
  const joint = "\\s?(?:[-–—/]|to|bis|and|und|et|y|e|a|al|au|tot|en|og|och|do|i|ja)\\s?";
  const year = "(?:,?\\s?(?:de |del |of )?(?<year>(?:19|20)\\d{2}))?";
  const pattern = new RegExp(
    `(?<![\\d.,])(?<list>(?:${day},\\s?){0,6})(?<first>${day})(?:,?${joint}(?<last>${day}))?\\s?(?:de |of |d')?(?<month>${month})\\b\\.?${year}` +
      `|(?<![\\p{L}])(?<month2>${month})\\.?\\s(?<first2>${day})(?:${joint}(?<last2>${day}))?(?!\\d)(?:,?\\s(?<year2>(?:19|20)\\d{2}))?` +
      `|(?<![\\d.])(?<dayN>\\d{1,2})[./](?<monthN>\\d{1,2})[./](?<yearN>(?:19|20)\\d{2})|(?<![\\d-])(?<yearI>(?:19|20)\\d{2})-(?<monthI>\\d{2})-(?<dayI>\\d{2})` +
      `|(?<![\\d.,$€£-])(?<yearOnly>(?:19|20)\\d{2})(?![\\d%]|[.,]\\d|\\s?(?:€|\\$|£|kr|zl|kc|euro|mm|cm|km|kg|w\\b|mah|m2|px|x\\d|×))`,
    "gu",
  );
  patterns.set(language, pattern);
  return pattern;
};

/** A date's place in the text. */
export interface CalendarDate {
  /** 1 to 12; null for a year alone. */
  month: number | null;
  days: number[];
  year: number | null;
  at: number;
  end: number;
}

export const findCalendarDates = (folded: string, language: string | null): CalendarDate[] => {
  const tag = language ?? "en";
  return [...folded.matchAll(getPattern(tag))].map(({ 0: text, index: at, groups = {} }) => {
    const name = groups["month"] ?? groups["month2"];
    const numeric = groups["monthN"] ?? groups["monthI"];
    const month =
      name === undefined ? (numeric === undefined ? null : Number(numeric)) : (getMonthNames(tag).get(name) ?? null);
    const days = [groups["first"], groups["last"], groups["first2"], groups["last2"], groups["dayN"], groups["dayI"]]
      .filter((day) => day !== undefined)
      .concat(groups["list"]?.match(/\d{1,2}/g) ?? [])
      .map((day) => Number.parseInt(day, 10));
    const year = groups["year"] ?? groups["year2"] ?? groups["yearN"] ?? groups["yearI"] ?? groups["yearOnly"];
    return { month, days, year: year === undefined ? null : Number(year), at, end: at + text.length };
  });
};

/** The dates as numbers to compare: a day as month × 100 + day, and the year. */
export const datesAsQuantities = (dates: readonly CalendarDate[], folded: string): Omit<Quantity, "text">[] =>
  dates.flatMap(({ month, days, year, at, end }) => {
    const base = {
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
    } as const;
    return [
      ...(month === null
        ? []
        : days.map((day) => ({ ...base, before: [], after: [], dimension: "date", value: month * 100 + day }))),
      ...(year === null ? [] : [{ ...base, before: [], after: [], dimension: "year", value: year }]),
    ];
  });
