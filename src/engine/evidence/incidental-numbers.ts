import { patternLexicon } from "../lexicon/patterns.ts";
import { normaliseText } from "./normalise-text.ts";
import { knownPlace } from "./place-names.ts";
import { quantityWords } from "./quantity-tables.ts";

/** Numbers that measure nothing: telephone numbers, postcodes, times of day, and codes such as "5G". */

const MIN_PHONE_DIGITS = 8;
const MAX_PHONE_DIGITS = 15;
const NATIONAL_NUMBER = /^\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/;
const DATE = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/;

const isPhone = (written: string): boolean => {
  const digits = written.replace(/\D/g, "").length;
  if (digits < MIN_PHONE_DIGITS || digits > MAX_PHONE_DIGITS || DATE.test(written)) return false;
  return /^\+/.test(written) || NATIONAL_NUMBER.test(written) || /^\(?0\d/.test(written);
};

/** The same length, so that positions stay. A semicolon ends a clause. */
const mask = (written: string): string => ";".repeat(written.length);

const patterns = patternLexicon(quantityWords.incidental, quantityWords);

/** English only: "am" and "pm" are words elsewhere. */
const MERIDIEM = /\d\s?[ap]\.?m/i;

/** @param visible as toVisibleText gives it. */
export const maskIncidentalNumbers = (visible: string, language: string): string => {
  if (!/\d/.test(visible)) return visible;
  const { phone, ukPostcode, usPostcode, polishPostcode, postcodeAndTown, ...others } = patterns();
  return visible
    .replace(phone, (written) => (isPhone(written) ? mask(written) : written))
    .replace(ukPostcode, mask)
    .replace(usPostcode, mask)
    .replace(polishPostcode, mask)
    .replace(postcodeAndTown, (code: string, _code: string, town: string) =>
      knownPlace(normaliseText(town), language) === null ? code : mask(code),
    )
    .replace(others.code, mask)
    .replace(others.frenchHours, mask)
    .replace(others.namedHours, (written) => (MERIDIEM.test(written) && language !== "en" ? written : mask(written)));
};
