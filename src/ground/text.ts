/** Texts of ads, pages and exports, made fit for one line. */

/** The text on one line: every run of white space is one space, and there is none at the ends. */
export const collapseSpace = (text: string): string =>
  // Most texts need no change, and to search one is cheaper than to rewrite it.
  UNEVEN_SPACE.test(text) ? text.replace(/\s+/g, " ").trim() : text;
const UNEVEN_SPACE = /[^\S ]| {2}|^ | $/;

/** At most `max` code points, with an ellipsis if text was cut. The default fits a table cell. */
export function truncate(text: string, max = 120): string {
  if (text.length <= max) return text;
  const points = [...text.slice(0, max * 2)];
  if (points.length <= max && text.length <= max * 2) return text;
  const kept = points.slice(0, max - 1).join("");
  return `${kept.trimEnd()}…`;
}

/** At most `max` characters, cut after a sentence where at least a third of `max` remains, else like `truncate`. */
export function truncateAtSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.slice(0, max).search(/[.!?](?=\s[^.!?]*$)/u);
  return end > max / 3 ? text.slice(0, end + 1) : truncate(text, max);
}

/** Words of an ad or a page within a sentence: on one line, in quotation marks, at most `max` code points. */
export const quote = (text: string, max = 90): string => `“${truncate(collapseSpace(text), max)}”`;

/** The first `max` UTF-16 code units, for texts that are compared and not shown; no half of a surrogate pair is left. */
export const cutOff = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).toWellFormed();

/** The text with its first letter in upper case. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a full stop, unless it ends a sentence already. */
export const toSentence = (text: string): string => (/[.!?…]$|^$/u.test(text.trim()) ? text : `${text}.`);
