/** The languages of the texts. */
export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pl", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a text is for in an ad. */
export const ROLES = ["brand", "headline", "body", "price", "badge", "button", "legal"] as const;
export type Role = (typeof ROLES)[number];

export const CURRENCIES = ["€", "£", "$", "zł", "kr"] as const;
export type Currency = (typeof CURRENCIES)[number];

const NO_BREAK_SPACE = "\u00a0";

const NUMBER = String.raw`\d{1,3}(?:[ .,]\d{3})+(?:[.,](?:\d{2}|[-–]))?|\d+(?:[.,](?:\d{2}|[-–]))?`;
/** An amount of money or a percentage: "€ 149,-", "1 299 kr", "-20 %". */
const AMOUNT = new RegExp(`[-−]?(?:[€£$] ?(?:${NUMBER})|(?:${NUMBER}) ?(?:€|zł|kr|%))(?!\\p{L})`, "gu");

/**
 * Splits a text into the units that are read right or wrong: words, and whole amounts. An amount's spaces become
 * non-breaking ones.
 */
export const splitWords = (text: string): string[] =>
  text.replace(AMOUNT, (amount) => amount.replaceAll(" ", NO_BREAK_SPACE)).split(" ");

/** Whether a word is an amount of money or a percentage. */
export const isAmount = (word: string): boolean => /\d/.test(word) && /[€£$%]|zł|kr/i.test(word);

export const currencyOf = (word: string): Currency | null =>
  isAmount(word) ? (CURRENCIES.find((sign) => word.toLowerCase().includes(sign)) ?? null) : null;

/**
 * What is compared of a word: letters with their accents, digits and signs. Case, spaces, punctuation at the edges and
 * the kind of quotation mark or minus sign are ignored.
 */
export const comparedText = (word: string): string =>
  word
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\s/g, "")
    .replaceAll("’", "'")
    .replaceAll(/[−–—]/g, "-")
    .replaceAll(/^[^\p{L}\p{N}€£$]+|[^\p{L}\p{N}€£$%]+$/gu, "");
