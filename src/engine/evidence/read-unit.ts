import { findUnit, type QuantityTables, type Unit } from "./quantity-tables.ts";
import type { Token } from "./quantity-tokens.ts";

/** With at most a space between them. */
export const isNear = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && other.at - one.end <= 1;
export const touches = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && other.at === one.end;

export interface UnitSpan {
  unit: Unit;
  next: number;
  /** Within a compound: "30-Tage-Garantie" ends behind "Tage". */
  end: number;
}

const MAGNITUDE_JOINERS: ReadonlySet<string> = new Set(["de", "di"]);

const QUOTATION_MARK = '"';

/** The mark after a number is a unit (27" screen), unless it ends a quotation or does not touch the number. */
const isClosingQuotation = (tokens: readonly Token[], at: number): boolean => {
  const last = tokens.slice(0, at).findLastIndex(({ text }) => text === QUOTATION_MARK);
  return !touches(tokens[at - 1], tokens[at]) || (last !== -1 && !touches(tokens[last - 1], tokens[last]));
};

/** The unit behind a number: "49 €", "30 days", "30-day", "30-Tage-Garantie". */
export const readTrailingUnit = (
  tokens: readonly Token[],
  next: number,
  number: Token,
  tables: QuantityTables,
): UnitSpan | null => {
  const follower = tokens[next];
  const isDashed = follower?.text === "-" && tokens[next + 1]?.kind === "word" && touches(tokens[next - 1], follower);
  const at = isDashed ? next + 1 : next;
  const token = tokens[at];
  if (token === undefined || !isNear(tokens[at - 1], token)) return null;
  if (token.text === QUOTATION_MARK && isClosingQuotation(tokens, at)) return null;
  if (tables.unitModifiers.has(token.text)) return readModifiedUnit(tokens, at, tables);
  // "5 millones de euros", "2 millions d'euros"
  const word = token.text.replace(/^d'/, "");
  if (MAGNITUDE_JOINERS.has(word) && tables.magnitudes.has(tokens[at - 1]?.text ?? ""))
    return readTrailingUnit(tokens, at + 1, number, tables);
  // "28.50 p/m" is a price per month.
  const isPer = token.text === "p" && tokens[at + 1]?.text === "/";
  const unit = isPer ? null : matchUnit(word, tables);
  const isLetter = token.text.length === 1 && unit?.factor === 1 && /\p{L}/u.test(token.text);
  if (unit !== null && !(number.kind === "word" && isLetter)) return { unit, next: at + 1, end: token.end };
  const [head = ""] = token.text.split("-");
  const compound = head === token.text ? null : matchUnit(head, tables);
  return compound === null ? null : { unit: compound, next: at + 1, end: token.at + head.length };
};

const matchUnit = (word: string, tables: QuantityTables): Unit | null =>
  word === "%" ? { dimension: "percent", factor: 1 } : (tables.currencies.get(word) ?? findUnit(word, tables));

/** "3 working days" */
const readModifiedUnit = (tokens: readonly Token[], at: number, tables: QuantityTables): UnitSpan | null => {
  const token = tokens[at + 1];
  if (token?.kind !== "word" || !isNear(tokens[at], token)) return null;
  const unit = findUnit(token.text, tables);
  return unit?.dimension === "duration" ? { unit, next: at + 2, end: token.end } : null;
};
