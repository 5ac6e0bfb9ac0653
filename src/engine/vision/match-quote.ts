import { distance } from "fastest-levenshtein";
import type { Excerpt } from "../artifacts/text-block.ts";
import type { NumberedFact } from "./fact-sheet.ts";
import { normalizeForMatching } from "./injection-filter.ts";

/** Share of a quote's characters that may differ from its fact. Text from OCR may have more errors. */
const MAX_EDIT_SHARE = 0.15;
const MAX_OCR_EDIT_SHARE = 0.34;

/** Whether a quote is in its fact. Letters may differ slightly, numbers may not: "20%" is no quote of "50%". */
export function isQuoteOf(quote: string, { fact, text }: Pick<NumberedFact, "fact" | "text">): boolean {
  const said = splitWords(quote);
  const whole = splitWords(fact.text.length > text.length ? fact.text : text);
  if (said.length === 0 || whole.length === 0) return false;
  if (` ${whole.join(" ")} `.includes(` ${said.join(" ")} `)) return true;
  if (findNumbers(said).some((number) => !whole.includes(number))) return false;
  const spoken = said.join(" ");
  const allowed = Math.floor(spoken.length * (fact.source === "ocr" ? MAX_OCR_EDIT_SHARE : MAX_EDIT_SHARE));
  return allowed > 0 && findMinEditDistance(spoken, said.length, whole) <= allowed;
}

/** A text up to this length is shown in full. */
const MAX_FULL_TEXT_CHARS = 120;

/** The fact's text for people, never the model's: the full text, or the exactly quoted part of a long text. */
export const quoteFact = (quote: string, { text }: Excerpt): string =>
  text.length > MAX_FULL_TEXT_CHARS && text.includes(quote.trim()) ? quote.trim() : text;

/** The smallest edit distance to any sequence of about as many words. */
function findMinEditDistance(spoken: string, count: number, whole: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const length of [count - 1, count, count + 1]) {
    for (let from = 0; length > 0 && from + Math.min(length, whole.length) <= whole.length; from += 1) {
      least = Math.min(least, distance(spoken, whole.slice(from, from + length).join(" ")));
    }
  }
  return least;
}

/** A longer quote is a text of its own, not a part of one. */
const MAX_SPAN_CHARS = 200;

/** The part of the text that is quoted, as the text writes it; null if the quote is not verbatim. */
export function findSpan(quote: string, text: string): string | null {
  const words = quote.trim().split(/\s+/u);
  const plain = words.join(" ");
  if (plain.length > MAX_SPAN_CHARS || !/[\p{L}\p{N}]/u.test(plain)) return null;
  const pattern = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&")).join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "iu").exec(text)?.[0] ?? null;
}

/** The numbers of a quote, each as its groups of digits. */
export const findQuoteNumbers = (quote: string): string[] => findNumbers(splitWords(quote));

const splitWords = (text: string): string[] => normalizeForMatching(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const findNumbers = (said: readonly string[]): string[] => said.filter((word) => /\d/u.test(word));
