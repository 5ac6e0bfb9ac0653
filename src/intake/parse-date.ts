import { foldText } from "../ground/fold-text.ts";
import { listMonthNames } from "../ground/month-names.ts";

/** The languages of the exports' headers, whose months are known by name. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da", "nb", "fi", "cs"];

const foldName = (name: string): string => foldText(name).replaceAll(".", "");

let months: ReadonlyMap<string, number> | null = null;

/** Months 1–12 by their folded names, long and short, alone and as they stand beside a day. Built on first use. */
function getMonths(): ReadonlyMap<string, number> {
  months ??= new Map(
    LANGUAGES.flatMap((language) =>
      (["long", "short"] as const).flatMap((month) =>
        [{ month }, { month, day: "2-digit" } as const].flatMap((options) =>
          listMonthNames(language, options).map((name, index): [string, number] => [foldName(name), index + 1]),
        ),
      ),
    ),
  );
  return months;
}

/** Excel counts days from here; it writes dates so where a column is formatted as a number. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * Finds the days that a date may mean, as UTC milliseconds; none if it is not understood. The time of day is ignored. A
 * year of two digits is in this century.
 */
export function findDays(date: string): number[] {
  const text = date.trim();
  const [, serial] = /^([34567]\d{4})(?:[.,]\d+)?$/u.exec(text) ?? [];
  if (serial !== undefined) return [EXCEL_EPOCH + Number(serial) * DAY_MS];
  const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/u.exec(text);
  if (iso !== null) return toDays(iso[1], iso[2], iso[3]);
  const compact = /^(20\d{2})(\d{2})(\d{2})$/u.exec(text);
  if (compact !== null) return toDays(compact[1], compact[2], compact[3]);
  const numeric = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/u.exec(text);
  if (numeric !== null) {
    const [, first, separator, second, year] = numeric;
    return [...toDays(year, second, first), ...(separator === "." ? [] : toDays(year, first, second))];
  }
  return findNamedDays(text);
}

/** `Aug 31, 2025`, `31 août 2025`, `31-Aug-25`. */
function findNamedDays(text: string): number[] {
  const month = (text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).map((word) => getMonths().get(foldName(word)));
  const known = month.find((number) => number !== undefined);
  const [, first, second] = /(?<!\d)(\d{1,2})(?!\d)\D+?(?<!\d)(\d{4}|\d{2})(?![\d:])/u.exec(text) ?? [];
  return known === undefined ? [] : toDays(second, String(known), first);
}

function toDays(year = "", month = "", day = ""): number[] {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return [];
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return [Date.UTC(full, Number(month) - 1, Number(day))];
}
