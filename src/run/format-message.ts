import { truncate } from "../ground/text.ts";
/** A value for a message: in quotes, on one line, at most 80 characters, without a URL's credentials. */
export function quoteValue(value: string): string {
  const open = value.replace(/\/\/[^/\s@]*@/g, "//…@");
  return JSON.stringify(truncate(open, 80));
}

/** The first words, and how many others there are: `a, b and 3 more`. */
export const joinFirst = (words: readonly string[], max: number): string =>
  `${words.slice(0, max).join(", ")}${words.length > max ? ` and ${words.length - max} more` : ""}`;

/** `a, b and c`. */
export const joinAll = (words: readonly string[]): string => new Intl.ListFormat("en-GB").format(words);

/** `a, b or c`. */
export function joinAlternatives(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
}
