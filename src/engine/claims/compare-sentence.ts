import type { AdLine, LedgerRow, Quantity, Statement } from "../artifacts/claims.ts";
import { createRow } from "./create-row.ts";
import type { QuantityRow } from "./derive-from-ad.ts";

/** A word or number of a text. */
interface Token {
  /** In lower case; of a number, its value in plain digits. */
  value: string;
  isNumber: boolean;
  start: number;
  end: number;
}

/** A number of the ad, and the other one that the page has in the same words. */
interface OtherNumber {
  number: Token;
  pageNumber: Token;
  statement: Statement;
}

const TOKEN = /\d+(?:[.,:'’]\d+)*|[\p{L}\p{M}]+|%|\p{Sc}/gu;
const THOUSANDS = /[.,'’](?=\d{3}(?!\d))/g;
/** Between two clauses. "9,000" and "10:30" are one number each. */
const CLAUSE_END = /(?<=[,:;]|\s[–—|·•-])\s/gu;
/** Fewer words may stand anywhere. */
const MIN_WORDS = 3;
/** At least one word says more than "from" and "am". */
const LONG_WORD = 5;
/** How far a number can be checked that the page has in the same sentence. */
const TELLING_NUMBER = 0.8;
/** How far "about" reaches. */
const ABOUT = 0.15;

const readNumber = (digits: string): string => digits.replaceAll(THOUSANDS, "").replace(",", ".").replace(/\.0+$/, "");

const tokenise = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => {
    const isNumber = /^\d/.test(word);
    const value = isNumber ? readNumber(word) : word.toLowerCase();
    return { value, isNumber, start: index, end: index + word.length };
  });

const isTelling = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ value }) => /\p{L}/u.test(value));
  const hasNumber = tokens.some(({ isNumber }) => isNumber);
  return hasNumber && words.length >= MIN_WORDS && words.some(({ value }) => value.length >= LONG_WORD);
};

/** A line and its clauses, where they have a number and enough words to be recognised. */
const readNumberedParts = (text: string): Token[][] => {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  const tokens = tokenise(text);
  const clauses = [...ends, text.length].map((end, at) =>
    tokens.filter((token) => token.end <= end && token.start >= (ends[at - 1] ?? 0)),
  );
  return (ends.length === 0 ? [tokens] : [...clauses, tokens]).filter(isTelling);
};

const isAlike = (one: Token, other: Token | undefined): boolean =>
  one.isNumber === other?.isNumber && (one.isNumber || one.value === other.value);

/** Where a sentence has the words of a part of the ad's line, whatever its numbers: those that differ. */
const findSameWords = (adPart: readonly Token[], statement: Statement, pageSentence: Token[]): OtherNumber[][] =>
  pageSentence.flatMap((_, from) => {
    const part = pageSentence.slice(from, from + adPart.length);
    if (!adPart.every((token, at) => isAlike(token, part[at]))) return [];
    const differing = adPart.flatMap((number, at) => {
      const pageNumber = part[at];
      const isSame = pageNumber === undefined || pageNumber.value === number.value;
      return isSame ? [] : [{ number, pageNumber, statement }];
    });
    return [differing];
  });

const hasNumber = ({ text }: Quantity, { value }: Token): boolean =>
  tokenise(text).some((token) => token.isNumber && token.value === value);

/** A number with its unit or the word behind it, as written. */
const quoteNumber = (text: string, quantities: readonly Quantity[], number: Token): string => {
  const quantity = quantities.find((one) => /\D/.test(one.text) && hasNumber(one, number));
  if (quantity !== undefined) return quantity.text;
  const after = tokenise(text).find(({ start }) => start >= number.end);
  return text.slice(number.start, after?.isNumber === false ? after.end : number.end);
};

/** "Over 50 shops" is still true of 60, and "about 300" of 312. */
const isRoughly = ({ dimension, bound, value }: Quantity, page: number): boolean =>
  (bound === "about" && Math.abs(value - page) <= ABOUT * page) ||
  (bound === "least" && dimension === "count" && value <= page && value >= page / 2);

/** What the page says in an ad's own words, but with other numbers. */
const listOtherNumbers = (line: AdLine, statements: readonly Statement[]): OtherNumber[] => {
  if (!line.isPromise || !/\d/.test(line.excerpt.text)) return [];
  const numbered = statements.filter(
    ({ excerpt, isQuestion }) => !isQuestion && excerpt.struck === undefined && /\d/.test(excerpt.text),
  );
  const found = readNumberedParts(line.excerpt.text).flatMap((part) => {
    const matches = numbered.flatMap((statement) => findSameWords(part, statement, tokenise(statement.excerpt.text)));
    // The nearest sentence; the page may have this one, too.
    return matches.toSorted((one, other) => one.length - other.length)[0] ?? [];
  });
  return [...new Map(found.map((other) => [other.number.start, other])).values()];
};

const createContradiction = (
  line: AdLine,
  { number, pageNumber, statement }: OtherNumber,
  row: LedgerRow | undefined,
): LedgerRow => {
  const { text } = line.excerpt;
  const claim = row?.claim ?? {
    kind: "assurance",
    slot: "count",
    value: Number(number.value),
    text: quoteNumber(text, line.quantities, number),
    source: line.excerpt,
    leading: line.isHeadline,
    checkability: TELLING_NUMBER,
  };
  const checkability = Math.max(claim.checkability, TELLING_NUMBER);
  return createRow({ ...claim, checkability }, "contradicted", {
    statement: statement.excerpt,
    words: quoteNumber(statement.excerpt.text, statement.quantities, pageNumber),
  });
};

/**
 * Where the page has a sentence of the ad with another number, it contradicts the ad's, whatever it counts, and
 * although the ad's number may stand elsewhere on the page.
 */
export const contradictBySentence = (
  lines: readonly AdLine[],
  rows: readonly QuantityRow[],
  statements: readonly Statement[],
): LedgerRow[] => {
  const contradicted = lines.flatMap((line) =>
    listOtherNumbers(line, statements).map((other) => ({
      made: rows.find(({ made }) => made.line === line && hasNumber(made.quantity, other.number)),
      line,
      other,
    })),
  );
  const applying = contradicted.filter(
    ({ made, other }) => made === undefined || !isRoughly(made.made.quantity, Number(other.pageNumber.value)),
  );
  return [
    ...rows.map((one) => {
      const found = applying.find(({ made }) => made === one);
      return found === undefined ? one.row : createContradiction(found.line, found.other, one.row);
    }),
    ...applying
      .filter(({ made }) => made === undefined)
      .map(({ line, other }) => createContradiction(line, other, undefined)),
  ];
};
