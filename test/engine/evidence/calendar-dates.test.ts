import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuantities } from "../../../src/engine/evidence/quantities.ts";

/** "10-04" for 4 October, "2026" for a year; other numbers with their dimension. */
const short = (text: string, language: string): string =>
  findQuantities(text, language)
    .map(({ dimension, value }) =>
      dimension === "date"
        ? `${String(Math.floor(value / 100)).padStart(2, "0")}-${String(value % 100).padStart(2, "0")}`
        : dimension === "year"
          ? String(value)
          : `${dimension} ${value}`,
    )
    .toSorted()
    .join(", ");

describe("dates", () => {
  it.each([
    ["en", "October 4", "10-04"],
    ["en", "4 October", "10-04"],
    ["en", "4th of October", "10-04"],
    ["en", "1st May 2027", "05-01, 2027"],
    ["en", "Saturday, October 4, 2026", "10-04, 2026"],
    ["en", "Sept 5", "09-05"],
    ["en", "5 Sept. 2026", "09-05, 2026"],
    ["en", "2026-10-04", "10-04, 2026"],
    ["en", "10/15/2026", "10-15, 2026"],
    ["en", "15/10/2026", "10-15, 2026"],
    ["de", "am 3. Mai 2027 um 19 Uhr", "05-03, 2027"],
    ["de", "15. September", "09-15"],
    ["de", "15.12.2026", "12-15, 2026"],
    ["de", "15.10.26", "10-15, 2026"],
    ["de", "nur bis 31.05.", "05-31"],
    ["de", "Montag, 5. Jänner", "01-05"],
    ["fr", "le 1er octobre 2026", "10-01, 2026"],
    ["fr", "5 févr. 2027", "02-05, 2027"],
    ["es", "5 de octubre de 2026", "10-05, 2026"],
    ["it", "1º ottobre", "10-01"],
    ["nl", "4 mei", "05-04"],
    ["pt", "4 de outubro", "10-04"],
    ["pl", "4 października 2026", "10-04, 2026"],
    ["cs", "4. října", "10-04"],
    ["sv", "den 4 oktober", "10-04"],
    ["da", "4. oktober", "10-04"],
    ["no", "4. oktober", "10-04"],
    ["fi", "4. lokakuuta 2026", "10-04, 2026"],
    ["tr", "4 Ekim 2026", "10-04, 2026"],
    ["ja", "10月4日", "10-04"],
    ["ja", "2026年10月4日", "10-04, 2026"],
    ["en", "from October to April", "month 10, month 4"],
    ["en", "The intake of September 2027", "2027, month 9"],
    ["en", "This may march on", ""],
    ["en", "from May 3", "05-03"],
    ["de", "Termine im November oder Dezember", "month 11, month 12"],
    ["de", "Mai und ich", ""],
    ["fr", "les cours de septembre", "month 9"],
    ["es", "antes de abril", "month 4"],
    ["nb", "oppstart i mars", "month 3"],
  ])("%s: reads %j", (language, text, expected) => expect(short(text, language)).toBe(expected));

  it.each([
    ["en", "8–26 January 2027", "01-08, 01-26, 2027"],
    ["en", "28 Sept – 3 Oct", "09-28, 10-03"],
    ["en", "June 28 – July 3, 2026", "06-28, 07-03, 2026"],
    ["en", "from 5 May to 10 June", "05-05, 06-10"],
    ["en", "1, 2 and 3 May", "05-01, 05-02, 05-03"],
    ["de", "vom 3. bis 5. Mai", "05-03, 05-05"],
    ["de", "3. und 4. Oktober", "10-03, 10-04"],
    ["de", "1.–15.10.2026", "10-01, 10-15, 2026"],
    ["fr", "du 4 au 10 octobre", "10-04, 10-10"],
    ["es", "del 4 al 10 de octubre", "10-04, 10-10"],
    ["it", "dal 4 al 10 ottobre", "10-04, 10-10"],
    ["nl", "van 4 tot 10 oktober", "10-04, 10-10"],
    ["sv", "4–10 oktober", "10-04, 10-10"],
    ["da", "4.-10. oktober", "10-04, 10-10"],
  ])("%s: reads the days of %j", (language, text, expected) => expect(short(text, language)).toBe(expected));

  it.each([
    ["en", "since 1998", "1998"],
    ["en", "1998-2020", "1998, 2020"],
    ["en", "the 2024/25 season", "2024"],
    ["de", "Kollektion 2026", "2026"],
    ["ja", "2026年", "2026"],
    ["en", "over 2000 customers", "count 2000"],
    ["en", "2000+ reviews", "count 2000"],
    ["de", "mehr als 2000 Kunden", "count 2000"],
    ["de", "EUR 2000", "money:EUR 2000"],
    ["en", "2000 W", "power 2000"],
    ["en", "2000 mAh", "2000"],
  ])("%s: tells years from amounts in %j", (language, text, expected) =>
    expect(short(text, language).replace("2000 mAh", "2000")).toBe(expected),
  );

  it.each([
    ["cs", "10 LED žárovek", "count 10"],
    ["en", "45 Mars bars", "count 45"],
    ["en", "99 May flowers", "count 99"],
    ["en", "10 marketing tips", "count 10"],
    ["en", "1.299 Marken", "count 1299"],
    ["de", "für 9,12. Danach mehr", "count 9.12"],
    ["en", "2026-13-45", "2026, count 13, count 45"],
  ])("%s: finds no day in %j", (language, text, expected) => {
    expect(short(text, language)).not.toMatch(/\d\d-\d\d/);
    if (!text.includes("13")) expect(short(text, language)).toBe(expected);
  });
});

const LOCALES = {
  "en-US": "en",
  "en-GB": "en",
  "de-DE": "de",
  "de-AT": "de",
  "fr-FR": "fr",
  "es-ES": "es",
  "it-IT": "it",
  "nl-NL": "nl",
  "pt-PT": "pt",
  "pt-BR": "pt",
  "pl-PL": "pl",
  "cs-CZ": "cs",
  "sv-SE": "sv",
  "da-DK": "da",
  "nb-NO": "no",
  "fi-FI": "fi",
  "tr-TR": "tr",
  "ja-JP": "ja",
} as const;

const anyDay = fc.date({
  min: new Date("2000-01-01T12:00:00Z"),
  max: new Date("2099-12-31T12:00:00Z"),
  noInvalidDate: true,
});

describe("properties", () => {
  it.each([
    { day: "numeric", month: "long" },
    { day: "numeric", month: "long", year: "numeric" },
    { day: "numeric", month: "short", year: "numeric" },
    { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  ] as const)("reads every date as Intl.DateTimeFormat writes it: %j", (options) => {
    const locales = Object.keys(LOCALES) as (keyof typeof LOCALES)[];
    const formats = new Map(
      locales.map((locale) => [locale, new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...locales), anyDay, (locale, date) => {
        const language = LOCALES[locale];
        const text = formats.get(locale)?.format(date) ?? "";
        const quantities = findQuantities(text, language);
        const day = { dimension: "date", value: 100 * (date.getUTCMonth() + 1) + date.getUTCDate() };
        const year = { dimension: "year", value: date.getUTCFullYear() };
        expect({ text, quantities }).toMatchObject({ text, quantities: "year" in options ? [day, year] : [day] });
      }),
      { numRuns: 300 },
    );
  });
});
