import { compilePattern } from "../lexicon/patterns.ts";
import { cachedBy } from "./cached-by.ts";
import { combineNumbers, type NumberPart, toNumberPart } from "./number-words.ts";
import { type QuantityTables, quantityWords, wordsIn } from "./quantity-tables.ts";

/** A token of folded text. */
export interface Token {
  /** A "phrase" has a value and a unit of its own: "half price". */
  kind: "number" | "word" | "sign" | "phrase";
  text: string;
  at: number;
  end: number;
  value: number | null;
  /** "½", which is a number only before a unit. */
  isFraction: boolean;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** In scripts without spaces, the lexicon's words are tokens of their own: "30日間無料". */
const getPattern = cachedBy(({ language, currencies, trailing }: QuantityTables) => {
  const data = quantityWords;
  const { units, magnitudes, boundsAfter, most, least, about, saving, period } = data;
  const unspaced = [
    ...Object.values(units).flatMap((byFactor) => Object.values<string>(byFactor)),
    ...[data.currencies, magnitudes, boundsAfter].flatMap((byValue) => Object.values<string>(byValue)),
    ...[most, least, about, saving, period],
  ]
    .flatMap((list) => wordsIn(list, language))
    .filter((word) => UNSPACED.test(word))
    .toSorted((one, other) => other.length - one.length);
  const currencyCodes = [...currencies.keys()].filter((word) => /^\p{L}+$/u.test(word) && !trailing.has(word));
  return compilePattern(data.token, { ...data, words: [...unspaced, data.tokens.word], currencyCodes });
});

/** Longer ones identify something, and are no exact numbers in a double. */
const MAX_DIGITS = 15;

/** "1.299,00", "1,299.00", "1 299", "29,9": the last separator is decimal unless three digits follow it. */
export const parseNumber = (written: string): number => {
  const digits = written.replace(/[\s']/g, "");
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last === -1) return Number(digits);
  const decimals = digits.length - last - 1;
  const whole = digits.replace(/[.,]/g, "");
  // "0.750", and "1.299.000" has no decimals.
  const isGroup = decimals === 3 && !/^0[.,]/.test(digits);
  return isGroup ? Number(whole) : Number(`${whole.slice(0, whole.length - decimals)}.${whole.slice(-decimals)}`);
};

const parseFraction = (written: string): number => {
  const [, whole = "0", over = "0", under = "1"] = /^(?:(\d+) )?(\d)\/(\d)$/.exec(written) ?? [];
  return Number(whole) + Number(over) / Number(under);
};

const HALF_PRICE_PERCENT = 50;

const toToken = (match: RegExpMatchArray, { language }: QuantityTables): Token => {
  const { 0: text, index: at = 0, groups = {} } = match;
  const base = { text, at, end: at + text.length, isFraction: groups["fraction"] !== undefined };
  if (groups["half"] !== undefined) return { ...base, kind: "phrase", value: HALF_PRICE_PERCENT };
  if (groups["percent"] !== undefined) return { ...base, kind: "sign", text: "%", value: null };
  if (groups["fraction"] !== undefined) return { ...base, kind: "number", value: parseFraction(text) };
  if (groups["number"] !== undefined)
    return { ...base, kind: "number", value: text.replace(/\D/g, "").length > MAX_DIGITS ? null : parseNumber(text) };
  if (groups["sign"] !== undefined) return { ...base, kind: "sign", value: null };
  const isArticle = quantityWords.articles[language]?.split(" ").includes(text) === true;
  const part = toNumberPart(text, language, null);
  return { ...base, kind: "word", value: typeof part === "number" ? part : isArticle ? 1 : null };
};

/** The tokens of a folded text. Numbers in words have a value as well. */
export const tokenise = (folded: string, tables: QuantityTables): Token[] => {
  const tokens = [...folded.matchAll(getPattern(tables))].map((match) => toToken(match, tables));
  const joined: Token[] = [];
  let done = 0;
  for (const [at, first] of tokens.entries()) {
    if (at < done) continue;
    const { token, next } = joinNumberWords(tokens, at, first, tables.language);
    joined.push(token);
    done = next;
  }
  return joined;
};

const MAX_NUMBER_WORDS = 10;

/** "Two hundred and fifty" is one token. */
const joinNumberWords = (
  tokens: readonly Token[],
  at: number,
  first: Token,
  language: string,
): { token: Token; next: number } => {
  if (first.kind !== "word" || first.value === null) return { token: first, next: at + 1 };
  const parts: NumberPart[] = [first.value];
  for (const [offset, token] of tokens.slice(at + 1, at + MAX_NUMBER_WORDS).entries()) {
    const before = tokens[at + offset];
    if (token.kind !== "word" || before === undefined || token.at - before.end !== 1) break;
    const part = toNumberPart(token.text, language, first.value);
    if (part === null) break;
    parts.push(part);
  }
  const { value, used } = combineNumbers(parts, language);
  const last = tokens[at + used - 1] ?? first;
  if (used === 1) return { token: first, next: at + 1 };
  const text = tokens
    .slice(at, at + used)
    .map((token) => token.text)
    .join(" ");
  return { token: { ...first, text, end: last.end, value }, next: at + used };
};
