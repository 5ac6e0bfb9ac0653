import { z } from "zod";
import { BarList } from "../../lexicon/bar-list.ts";
import json from "../../lexicon/deadlines.json" with { type: "json" };
import { lexicon } from "../../lexicon/lexicon.ts";
import { alternatives } from "../join-regex-alternatives.ts";

/** Dates on which an offer ends, or takes place, in folded text. Without a clock: what is not said stays unsaid. */

const Phrases = z.array(z.string());
const SUFFIX = "(?:st|nd|rd|th|er|\\.|º)?";

const words = lexicon(
  z
    .object({
      months: z.array(BarList),
      weekdays: z.record(z.string(), BarList),
      ends: Phrases,
      noon: Phrases,
      endOf: Phrases,
      today: Phrases,
    })
    .transform(({ months, weekdays, ends, noon, endOf, today }) => {
      const month = months.flat().join("|");
      const weekday = Object.values(weekdays).flat().join("|");
      // "Open Monday until Friday" is when a shop is open, not when an offer ends.
      const notHours = `(?<!(?:${weekday})\\.?\\s(?:-\\s)?)(?<!\\d\\s?(?:am|pm|uhr|h)\\s)(?<!:\\d\\d\\s)(?<!\\d\\.\\s)`;
      return {
        months,
        weekdays: Object.entries(weekdays),
        dated: new RegExp(
          `\\b${notHours}(?:${alternatives(ends)}):?\\s+(?:(?:at )?(?:${alternatives(noon)})(?: on)?,?\\s)?` +
            `(?:(?<weekday>${weekday})\\b\\.?,?\\s*(?:the |den |dem |le |el |o )?)?` +
            "(?:(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})" +
            `|(?<day>\\d{1,2})${SUFFIX}\\s*(?:of |de |di )?(?<month>${month})\\b\\.?` +
            "(?:,?\\s*(?:de )?(?<year>20\\d{2}))?" +
            `|(?<month2>${month})\\b\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s*(?<year2>20\\d{2}))?` +
            `|(?:the )?(?:${alternatives(endOf)})\\s+(?<endMonth>${month})\\b\\.?(?:\\s+(?<endYear>20\\d{2}))?` +
            "|(?<dotDay>\\d{1,2})\\.(?<dotMonth>\\d{1,2})\\.(?<dotYear>20\\d{2})?" +
            "|(?<slash1>\\d{1,2})/(?<slash2>\\d{1,2})(?:/(?<slashYear>20\\d{2}))?)?",
          "gu",
        ),
        today: new RegExp(`\\b(?:${alternatives(today)})\\b`, "u"),
        /**
         * A day with its month's name, the first of several: "24 November", "March 9–11", "vom 9. bis 11. März"; digits
         * alone need a year.
         */
        day: new RegExp(
          `(?<![\\d.,/])(?:(?<first>\\d{1,2})${SUFFIX}\\s?(?:[-–&]|to|bis|au|al|tot|and|und|et|y|e|en)\\s?)?` +
            `(?<day>\\d{1,2})${SUFFIX}\\s*(?:of |de |di )?(?<month>${month})\\b\\.?` +
            "(?:,?\\s*(?:de )?(?<year>20\\d{2}))?" +
            `|\\b(?<month2>${month})\\b\\.?\\s+(?<day2>\\d{1,2})${SUFFIX}(?![\\d%:])` +
            `(?:[-–](?<last2>\\d{1,2})${SUFFIX})?(?:,?\\s*(?<year2>20\\d{2}))?` +
            "|(?<![\\d.])(?<dotDay>\\d{1,2})\\.\\s?(?<dotMonth>\\d{1,2})\\.\\s?(?<dotYear>20\\d{2})(?!\\d)",
          "gu",
        ),
      };
    }),
  json,
);

const monthNumber = (name: string): number => words().months.findIndex((names) => names.includes(name)) + 1;

const weekdayName = (name: string): string | null =>
  words().weekdays.find(([, names]) => names.includes(name))?.[0] ?? null;

const two = (value: number): string => String(value).padStart(2, "0");

const dateToken = (year: string | undefined, month: number, day: number): string | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${year ?? "-"}-${two(month)}-${two(day)}` : null;

/** 3/4 is March or April: only where one number cannot be a month is the order known. */
const slashed = (first: number, second: number, year: string | undefined): string | null => {
  if (first > 12) return dateToken(year, second, first);
  return second > 12 || first === second ? dateToken(year, first, second) : null;
};

/** February ends on the 28th, near enough where no year is said. */
const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const tokenOf = (groups: Readonly<Record<string, string | undefined>>): string | null => {
  const at = (name: string): number => Number(groups[name]);
  if (groups["isoYear"] !== undefined) return dateToken(groups["isoYear"], at("isoMonth"), at("isoDay"));
  if (groups["month"] !== undefined) return dateToken(groups["year"], monthNumber(groups["month"]), at("day"));
  if (groups["endMonth"] !== undefined) {
    const month = monthNumber(groups["endMonth"]);
    return dateToken(groups["endYear"], month, LAST_DAYS[month - 1] ?? 0);
  }
  if (groups["month2"] !== undefined) return dateToken(groups["year2"], monthNumber(groups["month2"]), at("day2"));
  if (groups["dotDay"] !== undefined) return dateToken(groups["dotYear"], at("dotMonth"), at("dotDay"));
  if (groups["slash1"] !== undefined) return slashed(at("slash1"), at("slash2"), groups["slashYear"]);
  return groups["weekday"] === undefined ? null : weekdayName(groups["weekday"]);
};

/** Every deadline of a folded text as its token: YYYY-MM-DD, --MM-DD, a weekday's English name, or "today". */
export const deadlinesIn = (text: string): string[] => {
  const { dated: pattern, today } = words();
  const tokens = [...text.matchAll(pattern)].map((match) => tokenOf(match.groups ?? {}));
  const dated = tokens.filter((token) => token !== null);
  return today.test(text) ? [...dated, "today"] : dated;
};

/**
 * Days that a folded text names without saying that something ends on them, as deadlinesIn writes them; "first/last" of
 * several.
 */
export const datesIn = (text: string): string[] =>
  [...text.replace(words().dated, (all) => (/\d/.test(all) ? " ; " : all)).matchAll(words().day)].flatMap(
    ({ groups = {} }) => {
      const { first, last2 } = groups;
      const from = tokenOf(first === undefined ? groups : { ...groups, day: first });
      const to = tokenOf(last2 === undefined ? groups : { ...groups, day2: last2 });
      if (from === null || to === null) return [];
      return from === to ? [from] : [`${from}/${to}`];
    },
  );
