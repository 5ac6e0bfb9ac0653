import { offerLexicon } from "./offer-lexicon.ts";
import { splitSentences } from "./split-clauses.ts";

/** Formats the tokens of deadlines and dates (see `Offer.token`) in a language. */

/** A leap year, for dates without a year. It is never shown. */
const PLACEHOLDER_YEAR = "2028";

interface ParsedDay {
  date: Date;
  hasYear: boolean;
}

const parseDay = (token: string): ParsedDay | null => {
  const [, year = "-", day] = /^(\d{4}|-)-(\d\d-\d\d)$/.exec(token) ?? [];
  if (day === undefined) return null;
  return { date: new Date(`${year === "-" ? PLACEHOLDER_YEAR : year}-${day}T00:00:00Z`), hasYear: year !== "-" };
};

const supportedLanguage = (language: string | null): string =>
  language !== null && language in offerLexicon().until ? language : "en";

// American English is the second choice: British English is understood everywhere.
const localesOf = (language: string): string[] => (language === "en" ? ["en-GB", "en-US"] : [language]);

const formatDate = ({ date }: ParsedDay, locale: string, month: "long" | "short", year: boolean): string =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month,
    ...(year ? { year: "numeric" } : {}),
    timeZone: "UTC",
  }).format(date);

/** Formats a deadline: "until 30 April", "bis 30. April". Weekdays stay English. */
export function formatDeadline(token: string | null, language: string | null): string {
  if (token === null) return "for a limited time";
  const day = parseDay(token);
  if (day === null) return `until ${token}`;
  const tag = supportedLanguage(language);
  const [locale = tag] = localesOf(tag);
  return `${offerLexicon().until[tag]} ${formatDate(day, locale, "long", day.hasYear)}`;
}

/** Formats a date: "30 April", "30. April". */
export function formatDay(token: string, language: string | null): string {
  const day = parseDay(token.replace(/\/.*$/, ""));
  const tag = supportedLanguage(language);
  const [locale = tag] = localesOf(tag);
  return day === null ? token : formatDate(day, locale, "long", day.hasYear);
}

/**
 * Replaces a day in a text.
 *
 * @returns the sentence with the day, and its replacement; null if the format of the day is not known.
 */
export function replaceDate(
  text: string,
  stands: string,
  wanted: string,
  language: string | null,
): { sentence: string; changed: string } | null {
  const [old, next] = [parseDay(stands), parseDay(wanted)];
  if (old === null || next === null) return null;
  const sentences = splitSentences(text);
  for (const locale of localesOf(supportedLanguage(language)))
    for (const month of ["long", "short"] as const) {
      const date = formatDate(old, locale, month, false);
      const sentence = sentences.find((part) => part.includes(date));
      if (sentence !== undefined)
        return { sentence, changed: sentence.replace(date, formatDate(next, locale, month, false)) };
    }
  return null;
}
