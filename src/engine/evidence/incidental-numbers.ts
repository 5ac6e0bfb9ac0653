import { normaliseText } from "./normalise-text.ts";
import { knownPlace } from "./place-names.ts";
import { quantityWords } from "./quantity-tables.ts";

/** Numbers that measure nothing: telephone numbers, postcodes, times of day, and codes such as "5G". */

const PHONE = /(?<![\d.,\p{L}])(?:\+|00)?\(?\d[\d ()./-]{6,18}\d(?!\d)/gu;
const MIN_PHONE_DIGITS = 8;
const MAX_PHONE_DIGITS = 15;
const NATIONAL_NUMBER = /^\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/;
const DATE = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/;

const isPhone = (written: string): boolean => {
  const digits = written.replace(/\D/g, "").length;
  if (digits < MIN_PHONE_DIGITS || digits > MAX_PHONE_DIGITS || DATE.test(written)) return false;
  return /^\+/.test(written) || NATIONAL_NUMBER.test(written) || /^\(?0\d/.test(written);
};

const UK_POSTCODE = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/gu;
const US_POSTCODE = /(?<=, [A-Z]{2} )\d{5}(?:-\d{4})?(?![\d.,]| ?(?:[€$£%]|EUR))/gu;
const POLISH_POSTCODE = /(?<!\d)\d{2}-\d{3}(?= \p{Lu}\p{Ll})/gu;
const POSTCODE_AND_TOWN =
  /(?<![\d.,\p{L}])(?!(?:19|20)\d{2} )(?<code>\d{4,5})(?= (?:[A-Z]{2} )?(?<town>\p{Lu}[\p{L}-]+))/gu;

/** The same length, so that positions stay. A semicolon ends a clause. */
const mask = (written: string): string => ";".repeat(written.length);

const CLOCK_HOUR = "(?:[01]?\\d|2[0-4])(?:[.:h][0-5]\\d)?";
const RANGE = "\\s?(?:-|–|—|to|bis|und|and|a|til|do|al|alle)\\s?";

interface NumberPatterns {
  codes: RegExp;
  namedHours: RegExp;
  frenchHours: RegExp;
}

let patterns: NumberPatterns | null = null;

const getPatterns = (): NumberPatterns => {
  patterns ??= buildPatterns();
  return patterns;
};

const buildPatterns = (): NumberPatterns => {
  const { clockAfter, clockBefore, codes } = quantityWords();
  const after = `(?:${clockAfter.join("|")})(?![\\p{L}\\d])`;
  const range = `${CLOCK_HOUR}(?:\\s?${after})?(?:${RANGE}${CLOCK_HOUR})`;
  return {
    codes: new RegExp(`(?<![\\p{L}\\d.,])(?:${codes.join("|")})`, "gu"),
    namedHours: new RegExp(
      `(?<![\\d.,\\p{L}$€£])(?:${range}\\s?${after}|${CLOCK_HOUR}\\s?${after}|\\d{1,2}:[0-5]\\d(?!\\d))` +
        `|(?<=(?<!\\p{L})(?:${clockBefore.join("|")})\\s)(?:${range}|${CLOCK_HOUR})(?![\\d,%])`,
      "giu",
    ),
    // "De 9 h à 18 h", "9h30": one hour and a half is "1h30".
    frenchHours:
      /(?<![\d.,])(?:(?:[01]?\d|2[0-4]) ?h(?:[0-5]\d)? ?(?:[aàe]s?|-|–) ?(?:[01]?\d|2[0-4]) ?h(?:[0-5]\d)?|(?:0?[7-9]|1\d|2[0-4])h[0-5]\d)(?![\d\p{L}])/giu,
  };
};

/** English only: "am" and "pm" are words elsewhere. */
const MERIDIEM = /\d\s?[ap]\.?m/i;

/** @param visible as toVisibleText gives it. */
export const maskIncidentalNumbers = (visible: string, language: string): string => {
  if (!/\d/.test(visible)) return visible;
  const { codes, namedHours, frenchHours } = getPatterns();
  return visible
    .replace(PHONE, (written) => (isPhone(written) ? mask(written) : written))
    .replace(UK_POSTCODE, mask)
    .replace(US_POSTCODE, mask)
    .replace(POLISH_POSTCODE, mask)
    .replace(POSTCODE_AND_TOWN, (code: string, _code: string, town: string) =>
      knownPlace(normaliseText(town), language) === null ? code : mask(code),
    )
    .replace(codes, mask)
    .replace(frenchHours, mask)
    .replace(namedHours, (written) => (MERIDIEM.test(written) && language !== "en" ? written : mask(written)));
};
