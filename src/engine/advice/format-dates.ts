import { splitSentences } from "./clauses.ts";

/** Deadlines (tokens as Offer has them: YYYY-MM-DD, --MM-DD, a day's English name) in the words of a language. */

const UNTIL_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: "until",
  de: "bis",
  fr: "jusqu'au",
  es: "hasta el",
  it: "fino al",
  nl: "tot",
  pt: "até",
};

/** Any year that has the 29th of February: only day and month are shown where none is named. */
const PLACEHOLDER_YEAR = "2028";

interface ParsedDay {
  date: Date;
  hasYear: boolean;
}

const parseDay = (token: string): ParsedDay | null => {
  const [, year = "-", day] = /^(\d{4}|-)-(\d\d-\d\d)$/.exec(token) ?? [];
  if (day === undefined) return null;
  return {
    date: new Date(`${year === "-" ? PLACEHOLDER_YEAR : year}-${day}T00:00:00Z`),
    hasYear: year !== "-",
  };
};

const supportedLanguage = (language: string | null): string =>
  language !== null && language in UNTIL_BY_LANGUAGE ? language : "en";

// English has days before months nearly everywhere but in the United States, and is understood there.
const localesOf = (language: string): string[] => (language === "en" ? ["en-GB", "en-US"] : [language]);

const formatDate = ({ date }: ParsedDay, locale: string, month: "long" | "short", year: boolean): string =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month,
    ...(year ? { year: "numeric" } : {}),
    timeZone: "UTC",
  }).format(date);

/** "until 30 April", "bis 30. April"; a weekday keeps its English name. */
export function formatDeadline(token: string | null, language: string | null): string {
  if (token === null) return "for a limited time";
  const day = parseDay(token);
  if (day === null) return `until ${token}`;
  const tag = supportedLanguage(language);
  const [locale = tag] = localesOf(tag);
  return `${UNTIL_BY_LANGUAGE[tag]} ${formatDate(day, locale, "long", day.hasYear)}`;
}

/** "30 April", "30. April". */
export function formatDay(token: string, language: string | null): string {
  const day = parseDay(token.replace(/\/.*$/, ""));
  const tag = supportedLanguage(language);
  const [locale = tag] = localesOf(tag);
  return day === null ? token : formatDate(day, locale, "long", day.hasYear);
}

/** The sentence of a text that names a day, and the same with another day; null where the day is written in a way not known here. */
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
