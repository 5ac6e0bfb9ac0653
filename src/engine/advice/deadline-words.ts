import { sentencesOf } from "./clauses.ts";

/** Deadlines (tokens as Offer has them: YYYY-MM-DD, --MM-DD, a day's English name) in the words of a language. */

const UNTIL: Readonly<Record<string, string>> = {
  en: "until",
  de: "bis",
  fr: "jusqu'au",
  es: "hasta el",
  it: "fino al",
  nl: "tot",
  pt: "até",
};

/** Any year that has the 29th of February: only day and month are shown where none is named. */
const SOME_YEAR = "2028";

interface Day {
  date: Date;
  dated: boolean;
}

const dayOf = (token: string): Day | null => {
  const [, year = "-", day] = /^(\d{4}|-)-(\d\d-\d\d)$/.exec(token) ?? [];
  if (day === undefined) return null;
  return { date: new Date(`${year === "-" ? SOME_YEAR : year}-${day}T00:00:00Z`), dated: year !== "-" };
};

const known = (language: string | null): string => (language !== null && language in UNTIL ? language : "en");

// English has days before months nearly everywhere but in the United States, and is understood there.
const localesOf = (language: string): string[] => (language === "en" ? ["en-GB", "en-US"] : [language]);

const written = ({ date }: Day, locale: string, month: "long" | "short", year: boolean): string =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month,
    ...(year ? { year: "numeric" } : {}),
    timeZone: "UTC",
  }).format(date);

/** "until 30 April", "bis 30. April"; a weekday keeps its English name. */
export function untilWords(token: string | null, language: string | null): string {
  if (token === null) return "for a limited time";
  const day = dayOf(token);
  if (day === null) return `until ${token}`;
  const tag = known(language);
  const [locale = tag] = localesOf(tag);
  return `${UNTIL[tag]} ${written(day, locale, "long", day.dated)}`;
}

/** "30 April", "30. April". */
export function dayWords(token: string, language: string | null): string {
  const day = dayOf(token.replace(/\/.*$/, ""));
  const tag = known(language);
  const [locale = tag] = localesOf(tag);
  return day === null ? token : written(day, locale, "long", day.dated);
}

/** The sentence of a text that names a day, and the same with another day; null where the day is written in a way not known here. */
export function redated(
  text: string,
  stands: string,
  wanted: string,
  language: string | null,
): { sentence: string; changed: string } | null {
  const [old, next] = [dayOf(stands), dayOf(wanted)];
  if (old === null || next === null) return null;
  const sentences = sentencesOf(text);
  for (const locale of localesOf(known(language)))
    for (const month of ["long", "short"] as const) {
      const date = written(old, locale, month, false);
      const sentence = sentences.find((part) => part.includes(date));
      if (sentence !== undefined)
        return { sentence, changed: sentence.replace(date, written(next, locale, month, false)) };
    }
  return null;
}
