import { distance } from "fastest-levenshtein";
import type { Fact } from "../../products/passage.ts";
import { plainly } from "./addressed.ts";
import type { NumberedFact } from "./facts.ts";

/** Share of a quote's letters that may differ from its fact: a model's slip, and a reader's besides. */
const SLIP = 0.15;
const MISREAD = 0.34;

/**
 * Whether a quote stands in its fact. Letters may slip, numbers may not: "20 %" is no quote of "50 %".
 */
export function stands(quote: string, { fact, text }: Pick<NumberedFact, "fact" | "text">): boolean {
  const said = words(quote);
  const whole = words(fact.text.length > text.length ? fact.text : text);
  if (said.length === 0 || whole.length === 0) return false;
  if (` ${whole.join(" ")} `.includes(` ${said.join(" ")} `)) return true;
  if (numbersOf(said).some((number) => !whole.includes(number))) return false;
  const spoken = said.join(" ");
  const allowed = Math.floor(spoken.length * (fact.source === "ocr" ? MISREAD : SLIP));
  return allowed > 0 && nearest(spoken, said.length, whole) <= allowed;
}

/** A text as short as this is shown whole. */
const SHORT = 120;

/** For people, the fact's own words and never the model's: the whole, or of a long text what was quoted letter by letter. */
export const inItsWords = (quote: string, { text }: Fact): string =>
  text.length > SHORT && text.includes(quote.trim()) ? quote.trim() : text;

/** The least edits to any run of about as many words. */
function nearest(spoken: string, count: number, whole: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const length of [count - 1, count, count + 1]) {
    for (let from = 0; length > 0 && from + Math.min(length, whole.length) <= whole.length; from += 1) {
      least = Math.min(least, distance(spoken, whole.slice(from, from + length).join(" ")));
    }
  }
  return least;
}

const words = (text: string): string[] => plainly(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const numbersOf = (said: readonly string[]): string[] => said.filter((word) => /\d/u.test(word));
