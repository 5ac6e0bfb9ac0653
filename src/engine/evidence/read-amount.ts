import { isMoney } from "../artifacts/claims.ts";
import { isJoiner } from "./number-words.ts";
import { neighbours } from "./quantity-cues.ts";
import { containsWord, findUnit, type QuantityTables, quantityWords, type Unit } from "./quantity-tables.ts";
import type { Token } from "./quantity-tokens.ts";
import { isNear, readTrailingUnit, touches, type UnitSpan } from "./read-unit.ts";

/** A number with its unit, among the tokens of a text. */
export interface AmountSpan {
  /** Null for what is no amount: a score, a code. */
  dimension: string | null;
  value: number;
  upTo: number | null;
  unit: Unit | null;
  /** "One and a half" states a number, unlike "a". */
  isSum: boolean;
  /** Its first token, which may be a currency; its number; and the token behind it. */
  first: number;
  number: number;
  next: number;
  at: number;
  end: number;
}

const RANGE_JOINT = /^(?:[-–—~]|to|bis|a|ai|al|tot|till|do|til|az)$/;

const currencyOf = (token: Token | undefined, { currencies }: QuantityTables): Unit | null =>
  token === undefined ? null : (currencies.get(token.text) ?? null);

/** The currency or percent sign in front of a number: "€ 49", "kr. 49", "%20". */
const readLeading = (
  tokens: readonly Token[],
  at: number,
  tables: QuantityTables,
): { unit: Unit; first: number } | null => {
  const isAbbreviated =
    tokens[at - 1]?.text === "." && touches(tokens[at - 2], tokens[at - 1]) && isNear(tokens[at - 1], tokens[at]);
  const first = isAbbreviated ? at - 2 : at - 1;
  const token = tokens[first];
  if (token === undefined || (!isAbbreviated && !isNear(token, tokens[at]))) return null;
  const currency = tables.trailing.has(token.text) ? null : currencyOf(token, tables);
  // "9€99", and "49 € 3 Monate": the sign belongs to the number before it.
  if (currency !== null && tokens[first - 1]?.kind === "number" && isNear(tokens[first - 1], token)) return null;
  if (currency !== null) return { unit: currency, first };
  const isPercent = tables.percentBefore.has(token.text) && (token.text !== "%" || touches(token, tokens[at]));
  return isPercent && tokens[first - 1]?.kind !== "number"
    ? { unit: { dimension: "percent", factor: 1 }, first }
    : null;
};

/** "3 million", "1.2m", "4k". */
const readMagnitude = (
  tokens: readonly Token[],
  next: number,
  hasCurrency: boolean,
  tables: QuantityTables,
): number | null => {
  const scale = tokens[next];
  if (scale === undefined || !isNear(tokens[next - 1], scale)) return null;
  const factor = tables.magnitudes.get(scale.text) ?? null;
  return scale.text === "m" && !hasCurrency ? null : factor;
};

/** "Two and a half": the token behind the half, or null. */
const skipHalf = (tokens: readonly Token[], at: number, tables: QuantityTables): number | null => {
  const joint = tokens[at];
  if (joint === undefined || !isJoiner(joint.text, tables.language)) return null;
  const half = tokens[at + 1]?.value === 1 ? at + 2 : at + 1;
  return tokens[half]?.kind === "word" && tokens[half]?.value === 0.5 ? half + 1 : null;
};

type NumberSpan = Pick<AmountSpan, "value" | "upTo" | "isSum" | "next">;

const readNumber = (
  tokens: readonly Token[],
  at: number,
  value: number,
  hasCurrency: boolean,
  tables: QuantityTables,
): NumberSpan => {
  const number: NumberSpan = { value, upTo: null, isSum: false, next: at + 1 };
  const half = value >= 1 ? skipHalf(tokens, number.next, tables) : null;
  // "Half a million", "half an hour".
  const isHalfOf = value === 0.5 && tokens[at + 1]?.value === 1 && tokens[at + 1]?.kind === "word";
  if (half !== null && findUnit(tokens[half]?.text ?? "", tables) !== null)
    Object.assign(number, { value: value + 0.5, isSum: true, next: half });
  else if (isHalfOf) number.next += 1;
  const factor = readMagnitude(tokens, number.next, hasCurrency, tables);
  if (factor === null) return number;
  // "2 Mio. €"
  const isAbbreviated = tokens[number.next + 1]?.text === "." && touches(tokens[number.next], tokens[number.next + 1]);
  const isFollowed = currencyOf(tokens[number.next + 2], tables) !== null;
  return {
    ...number,
    value: number.value * factor,
    isSum: true,
    next: number.next + (isAbbreviated && isFollowed ? 2 : 1),
  };
};

/** The upper end of a range: "5–7", "£20–£30", "between 5 and 7". */
const readUpperEnd = (
  tokens: readonly Token[],
  at: number,
  number: NumberSpan,
  leading: Unit | null,
  tables: QuantityTables,
): NumberSpan => {
  const joint = tokens[number.next];
  if (joint === undefined) return number;
  const isBetween = () =>
    isJoiner(joint.text, tables.language) &&
    containsWord(tables.cues.between, neighbours(tokens, at - 1, -1, true).slice(-1));
  if (!RANGE_JOINT.test(joint.text) && !isBetween()) return number;
  const signed = currencyOf(tokens[number.next + 1], tables);
  const upper = number.next + (leading !== null && signed !== null ? 2 : 1);
  const token = tokens[upper];
  if (token?.value == null || token.kind === "phrase" || token.value === 0.5) return number;
  const factor = readMagnitude(tokens, upper + 1, leading !== null, tables);
  const upTo = token.value * (factor ?? 1);
  // "1 to 2 million"
  const value = factor !== null && !number.isSum ? number.value * factor : number.value;
  return upTo > value ? { ...number, value, upTo, next: upper + (factor === null ? 1 : 2) } : number;
};

/** ",-" and ".–" stand for no cents. */
const skipDash = (tokens: readonly Token[], next: number): number => {
  const [point, dash] = [tokens[next], tokens[next + 1]];
  const isDash =
    point !== undefined &&
    /^[.,:]$/.test(point.text) &&
    touches(tokens[next - 1], point) &&
    dash !== undefined &&
    /^[-–—]$/.test(dash.text) &&
    touches(point, dash) &&
    tokens[next + 2]?.kind !== "number";
  return isDash ? next + 2 : next;
};

/** "9€99", "1h30": a second, smaller unit. */
const readSecondUnit = (tokens: readonly Token[], next: number, { unit }: UnitSpan): number | null => {
  const [sign, rest] = [tokens[next - 1], tokens[next]];
  if (rest?.kind !== "number" || !/^\d{2}$/.test(rest.text) || !touches(sign, rest)) return null;
  if (!touches(tokens[next - 2], sign) || !/^\d+$/.test(tokens[next - 2]?.text ?? "")) return null;
  if (isMoney(unit) && unit.factor === 1) return Number(rest.text) / 100;
  return unit.dimension === "duration" && sign?.text === "h" ? Number(rest.text) / 60 : null;
};

/** Times, ratios, versions, names and codes: "16:9", "A5", "SW1". */
const isPartOfWhole = (tokens: readonly Token[], at: number, leading: Unit | null): boolean => {
  const [token, before, earlier, after, later] = [
    tokens[at],
    tokens[at - 1],
    tokens[at - 2],
    tokens[at + 1],
    tokens[at + 2],
  ];
  if (token?.kind !== "number") return false;
  const isJoined = (sign: Token | undefined): boolean => sign !== undefined && /^[:/]$/.test(sign.text);
  if (isJoined(before) && touches(before, token) && earlier?.kind === "number" && touches(earlier, before)) return true;
  if (isJoined(after) && touches(token, after) && later?.kind === "number" && touches(after, later)) return true;
  if (leading !== null) return false;
  const name = before?.text === "-" && touches(before, token) && earlier?.kind === "word" ? earlier : before;
  const isAttached = name?.kind === "word" && touches(name, name === before ? token : before);
  return isAttached && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(name.text) && name.text !== "x";
};

/** "9-5", "555-1234": neither is an amount. */
const isReversedRange = (tokens: readonly Token[], at: number): boolean => {
  const [one, dash, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return (
    one?.kind === "number" &&
    dash !== undefined &&
    /^[-–]$/.test(dash.text) &&
    other?.kind === "number" &&
    touches(one, dash) &&
    touches(dash, other) &&
    (other.value ?? 0) <= (one.value ?? 0)
  );
};

const isArticle = ({ kind, value }: Token): boolean => kind === "word" && (value === 1 || value === 0.5);

/** The amount whose number is at the position; null where there is none. */
export const readAmount = (tokens: readonly Token[], at: number, tables: QuantityTables): AmountSpan | null => {
  const token = tokens[at];
  if (token?.value == null) return null;
  const base = { upTo: null, isSum: false, first: at, number: at, next: at + 1, at: token.at, end: token.end };
  if (token.kind === "phrase")
    return { ...base, dimension: "percent", value: token.value, unit: { dimension: "percent", factor: 1 } };
  const leading = readLeading(tokens, at, tables);
  if (isPartOfWhole(tokens, at, leading?.unit ?? null)) return null;
  const first = leading?.first ?? at;
  const number = readUpperEnd(
    tokens,
    first,
    readNumber(tokens, at, token.value, leading !== null || isMoneyAhead(tokens, at, tables), tables),
    leading?.unit ?? null,
    tables,
  );
  const undashed = skipDash(tokens, number.next);
  const trailing = readTrailingUnit(tokens, undashed, token, tables);
  const amount: AmountSpan = {
    ...base,
    ...number,
    dimension: "count",
    unit: null,
    first,
    at: tokens[first]?.at ?? token.at,
  };
  amount.end = tokens[number.next - 1]?.end ?? token.end;
  if (leading !== null) {
    amount.next = undashed;
    return withUnit(amount, preferNamed(leading.unit, tokens[first], trailing, amount), null);
  }
  if (trailing !== null) return readTrailing(tokens, amount, trailing, tables);
  const currency = quantityWords.dashPrices[tables.language];
  if (undashed > number.next && currency !== undefined) {
    const end = tokens[undashed - 1]?.end ?? amount.end;
    return withUnit({ ...amount, next: undashed, end }, { dimension: `money:${currency}`, factor: 1 }, null);
  }
  if (token.isFraction || (isArticle(token) && !amount.isSum)) return null;
  return isReversedRange(tokens, at) ? { ...amount, dimension: null, next: at + 3 } : amount;
};

/** "1.2m €" */
const isMoneyAhead = (tokens: readonly Token[], at: number, tables: QuantityTables): boolean =>
  currencyOf(tokens[at + 2], tables) !== null && isNear(tokens[at + 1], tokens[at + 2]);

/** "$1,299 MXN" is in pesos. */
const preferNamed = (leading: Unit, sign: Token | undefined, trailing: UnitSpan | null, amount: AmountSpan): Unit => {
  if (trailing === null || sign?.text !== "$" || trailing.unit.dimension === leading.dimension) return leading;
  if (!isMoney(trailing.unit)) return leading;
  Object.assign(amount, { next: trailing.next, end: trailing.end });
  return trailing.unit;
};

const withUnit = (amount: AmountSpan, unit: Unit, added: number | null): AmountSpan => ({
  ...amount,
  unit,
  dimension: unit.dimension,
  value: (amount.value + (added ?? 0)) * unit.factor,
  upTo: amount.upTo === null ? null : amount.upTo * unit.factor,
});

const readTrailing = (
  tokens: readonly Token[],
  amount: AmountSpan,
  trailing: UnitSpan,
  tables: QuantityTables,
): AmountSpan => {
  const { unit, next, end } = trailing;
  const added = readSecondUnit(tokens, next, trailing);
  if (added !== null) return withUnit({ ...amount, next: next + 1, end: tokens[next]?.end ?? end }, unit, added);
  // "Dos horas y media"
  const half = unit.dimension === "duration" ? skipHalf(tokens, next, tables) : null;
  if (half !== null) {
    const spanned = { ...amount, next: half, end: tokens[half - 1]?.end ?? end, isSum: true };
    return withUnit(spanned, unit, 0.5);
  }
  return readUnitRange(tokens, withUnit({ ...amount, next, end }, unit, null), tables);
};

/** "10 € bis 20 €" */
const readUnitRange = (tokens: readonly Token[], amount: AmountSpan, tables: QuantityTables): AmountSpan => {
  const upper = tokens[amount.next + 1];
  if (amount.upTo !== null || !RANGE_JOINT.test(tokens[amount.next]?.text ?? "") || upper?.value == null) return amount;
  const unit = readTrailingUnit(tokens, amount.next + 2, upper, tables);
  if (unit === null || unit.unit.dimension !== amount.dimension || upper.value * unit.unit.factor <= amount.value)
    return amount;
  return { ...amount, upTo: upper.value * unit.unit.factor, next: unit.next, end: unit.end };
};
