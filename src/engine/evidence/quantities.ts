import { createFoldedSlicer, foldText, normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import { isMoney, type Quantity, type UnplacedQuantity } from "../artifacts/claims.ts";
import { patternLexicon } from "../lexicon/patterns.ts";
import { datesAsQuantities, findCalendarDates } from "./calendar-dates.ts";
import { findKnownPlace } from "./places.ts";
import { findBound, findBoundAfter, findCue, findPeriod, neighbours } from "./quantity-cues.ts";
import { containsWord, getQuantityTables, type QuantityTables, quantityWords } from "./quantity-tables.ts";
import { type Token, tokenise } from "./quantity-tokens.ts";
import { type AmountSpan, readAmount } from "./read-amount.ts";

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

/**
 * Masks numbers that measure nothing: telephone numbers, postcodes, times of day, and codes such as "5G".
 *
 * @param visible as toVisibleText gives it.
 */
const maskIncidentalNumbers = (visible: string, language: string): string => {
  if (!/\d/.test(visible)) return visible;
  const { phone, ukPostcode, usPostcode, polishPostcode, postcodeAndTown, ...others } = patterns();
  return visible
    .replace(phone, (written) => (isPhone(written) ? mask(written) : written))
    .replace(ukPostcode, mask)
    .replace(usPostcode, mask)
    .replace(polishPostcode, mask)
    .replace(postcodeAndTown, (code: string, _code: string, town: string) =>
      findKnownPlace(normaliseText(town), language) === null ? code : mask(code),
    )
    .replace(others.code, mask)
    .replace(others.frenchHours, mask)
    .replace(others.namedHours, (written) => (MERIDIEM.test(written) && language !== "en" ? written : mask(written)));
};

/** The text's tokens without its dates, telephone numbers, postcodes and times of day. */
const readTokens = (text: string, language: string | null) => {
  const visible = toVisibleText(text);
  const tables = getQuantityTables(language === "nb" ? "no" : (language ?? "en"));
  const masked = foldText(maskIncidentalNumbers(visible, tables.language));
  const dates = findCalendarDates(masked, tables);
  let done = 0;
  let rest = "";
  for (const { at, end, month, days } of dates) {
    // A month alone is a word like others: it has no digits that could be taken for another number.
    if (month !== null && days.length === 0) continue;
    rest += masked.slice(done, at) + ";".padEnd(end - at, " ");
    done = end;
  }
  rest += masked.slice(done);
  return { visible, folded: foldText(visible), tables, dates, tokens: tokenise(rest, tables) };
};

/**
 * The numbers of a text with their units, and its dates. Telephone numbers, postcodes and times of day are left out;
 * "half price" is 50 %.
 */
export const findQuantities = (text: string, language: string | null): Quantity[] => {
  const { visible, folded, tables, dates, tokens } = readTokens(text, language);
  const found: UnplacedQuantity[] = datesAsQuantities(dates, folded);
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = readAmount(tokens, at, tables);
    if (amount === null) continue;
    if (amount.dimension !== null) found.push(describe(tokens, amount, folded, tables));
    at = amount.next - 1;
  }
  const slice = createFoldedSlicer(visible);
  const prices = new Map(found.flatMap(({ per, end }) => (per === null ? [] : [[end, per] as const])));
  const isPeriodOfPrice = ({ at, value }: UnplacedQuantity): boolean =>
    Array.from({ length: MAX_PERIOD_GAP + 1 }, (_, gap) => prices.get(at - gap)).includes(value);
  return found
    .filter((one, at) => !repeatsPeriod(one, found[at - 1]))
    .map((quantity) => ({
      ...quantity,
      isStated: quantity.isStated && !isPeriodOfPrice(quantity),
      numberedName: readNumberedName(quantity, slice, tables),
      text: slice(quantity.at, quantity.end),
    }));
};

/** The second seven of "7 jours sur 7". */
const repeatsPeriod = (one: UnplacedQuantity, before: UnplacedQuantity | undefined): boolean =>
  one.dimension === "count" &&
  before?.dimension === "duration" &&
  before.per === before.value &&
  one.value === before.value / before.unit &&
  one.at - before.end <= MAX_PERIOD_GAP;

const MIN_NAME_CHARS = 3;

const readNumberedName = (
  { dimension, before, at, end }: UnplacedQuantity,
  slice: (from: number, to: number) => string,
  { numberedParts }: QuantityTables,
): string | null => {
  const name = before.at(-1) ?? "";
  if (dimension !== "count" || name.length < MIN_NAME_CHARS || containsWord(numberedParts, [name])) return null;
  return /^\p{Lu}\p{L}+[ -]\d+$/u.test(slice(at - name.length - 1, end)) ? name : null;
};

/**
 * All numbers of a text in digits and words, whatever they count: "family of four", "a quarter". Dates are left out.
 */
export const findNumbers = (text: string, language: string | null): number[] => {
  const { tables, tokens } = readTokens(text, language);
  return tokens.flatMap((token) => token.value ?? tables.multiples.get(token.text) ?? []);
};

/** Words that say of a price that each one costs it. */
const PRICE_OF_EACH: ReadonlySet<string> = new Set(["each", "je"]);

/** Between a price and its period: "£8 a month" states no duration. */
const MAX_PERIOD_GAP = 5;

const isArticle = (token: Token | undefined): boolean =>
  token?.kind === "word" && (token.value === 1 || token.value === 0.5);

/** "-20 %", but not "Mo-20" or "10-20". */
const isReduction = (tokens: readonly Token[], { first, dimension }: AmountSpan): boolean => {
  const [number, sign, before] = [tokens[first], tokens[first - 1], tokens[first - 2]];
  return (
    dimension === "percent" &&
    sign !== undefined &&
    /^[-–—]$/.test(sign.text) &&
    sign.end === number?.at &&
    before?.end !== sign.at
  );
};

/** "Two sorts at je € 14", but not "je € 10 Umsatz", which is for every € 10. */
const isPriceOfEach = ({ dimension }: AmountSpan, before: readonly string[], after: readonly string[]): boolean =>
  dimension !== null && isMoney({ dimension }) && PRICE_OF_EACH.has(before.at(-1) ?? "") && after.length === 0;

/** The amount with what the words around it say of it. */
const describe = (
  tokens: readonly Token[],
  amount: AmountSpan,
  folded: string,
  tables: QuantityTables,
): UnplacedQuantity => {
  const { first, next, at, end, unit, isSum } = amount;
  const before = neighbours(tokens, first - 1, -1);
  const adjacent = neighbours(tokens, first - 1, -1, true);
  const after = neighbours(tokens, next, 1);
  const bound = findBoundAfter(tokens, next, tables) ?? findBound(adjacent, tables);
  const isOnlyArticle = isArticle(tokens[amount.number]) && !isSum;
  const cue = findCue(before, adjacent, after, tables);
  const isHalfPrice = tokens[amount.number]?.kind === "phrase";
  return {
    dimension: amount.dimension ?? "count",
    value: amount.value,
    upTo: amount.upTo,
    // "From 5 to 7 days" is a range only.
    bound: amount.upTo !== null && bound === "from" ? "exact" : bound,
    before,
    after,
    unit: unit?.factor ?? 1,
    isStated:
      (!containsWord(tables.cues.recurring, before.slice(-1)) || isPriceOfEach(amount, before, after)) &&
      (!isOnlyArticle || containsWord(tables.cues.limits, adjacent.slice(-2))),
    cue: isHalfPrice || (cue === null && isReduction(tokens, amount)) ? "saving" : cue,
    per: findPeriod(unit, tokens, amount, folded, tables),
    quote: folded.slice(at, end),
    at,
    end,
  };
};
