import { diffWordsWithSpace } from "diff";
import { truncate } from "../ground/text.ts";
import { toSingleLine } from "./escape.ts";

/** A part of one side of a change. */
export interface DiffPiece {
  text: string;
  /** The other side does not have it. */
  changed: boolean;
}

/** Both sides of a change. A side without pieces has no text. */
export type TextDiff = Record<"before" | "after", DiffPiece[]>;

/** Said of texts that differ, but not visibly. */
export const SAME_LOOK = "only spaces or invisible characters differ";

/** Below this unchanged share of the longer text, the text is new, and marked words would only distract. */
const MIN_COMMON_SHARE = 0.3;
/** Unchanged characters shown on each side of a change, most to least. */
const CONTEXT_CHARS = [60, 40, 24, 12, 0];
const ELLIPSIS = "…";

/** A text as it is compared: one line, with composed letters, because decomposed ones look the same. */
const toComparable = (text: string): string => toSingleLine(text).normalize("NFC");

/**
 * Compares two texts word by word, each as a single line.
 *
 * @param maxChars the length of a side, in code points. Longer texts are cut where they are equal, so that both sides
 * always differ.
 * @returns null if the texts look the same.
 */
export function diffTexts(currentText: string, suggestedText: string, maxChars: number): TextDiff | null {
  const [before, after] = [toComparable(currentText), toComparable(suggestedText)];
  if (before === after) return null;
  const parts = diffWordsWithSpace(before, after);
  const unchanged = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  if (unchanged < MIN_COMMON_SHARE * Math.max(before.length, after.length)) {
    return cutAroundDifference(before, after, maxChars, false);
  }
  const sides = {
    before: toPieces(parts.map((part) => (part.added ? { ...part, value: "" } : part))),
    after: toPieces(parts.map((part) => (part.removed ? { ...part, value: "" } : part))),
  };
  for (const context of CONTEXT_CHARS) {
    const diff = {
      before: cutPieces(sides.before, context, maxChars),
      after: cutPieces(sides.after, context, maxChars),
    };
    const [from, to] = [joinPieces(diff.before), joinPieces(diff.after)];
    const isLegible = from !== to && from !== ELLIPSIS && to !== ELLIPSIS;
    if (isLegible && fits(diff.before, maxChars) && fits(diff.after, maxChars)) return diff;
  }
  return cutAroundDifference(before, after, maxChars, true);
}

/** The text of one side. */
export const joinPieces = (pieces: readonly DiffPiece[]): string => pieces.map(({ text }) => text).join("");

/** `"old" → "new"` without marks, for plain text. Of texts that look the same, one is shown. */
export function formatPlainChange(
  currentText: string,
  suggestedText: string,
  maxChars: number,
  quote = (text: string) => `"${text}"`,
): string {
  const format = (text: string) => (text === "" ? "(nothing)" : quote(text));
  const diff = diffTexts(currentText, suggestedText, maxChars);
  return diff === null
    ? `${format(truncate(toSingleLine(suggestedText), maxChars))} (${SAME_LOOK})`
    : `${format(joinPieces(diff.before))} → ${format(joinPieces(diff.after))}`;
}

/**
 * The pieces of one side; what only the other side has is an empty piece there, next to which texts are not cut.
 * Neighbours of one kind are joined, so that what is escaped by its context has its context.
 */
function toPieces(parts: readonly { value: string; added: boolean; removed: boolean }[]): DiffPiece[] {
  return joinNeighbours(parts.map(({ value, added, removed }) => ({ text: value, changed: added || removed })));
}

function joinNeighbours(pieces: readonly DiffPiece[]): DiffPiece[] {
  const joined: DiffPiece[] = [];
  for (const { text, changed } of pieces) {
    const last = joined.at(-1);
    if (last?.changed === changed) last.text += text;
    else joined.push({ text, changed });
  }
  return joined;
}

const countChars = (text: string): number => [...text].length;
const fits = (pieces: readonly DiffPiece[], maxChars: number): boolean => countChars(joinPieces(pieces)) <= maxChars;

/** Cuts unchanged pieces to the characters next to a change, unless the whole side fits. */
function cutPieces(pieces: readonly DiffPiece[], context: number, maxChars: number): DiffPiece[] {
  const isShort = fits(pieces, maxChars);
  const cut = ({ text, changed }: DiffPiece, index: number): string =>
    changed || isShort ? text : cutMiddle(text, context, index > 0, index < pieces.length - 1);
  const shown = pieces.map((piece, index) => ({ ...piece, text: cut(piece, index) }));
  return joinNeighbours(shown.filter(({ text }) => text !== ""));
}

/** Keeps `context` characters at the start and at the end. */
function cutMiddle(text: string, context: number, keepsStart: boolean, keepsEnd: boolean): string {
  const chars = [...text];
  const [start, end] = [keepsStart ? context : 0, keepsEnd ? context : 0];
  if (chars.length <= start + end + 1) return text;
  return `${chars.slice(0, start).join("")}${ELLIPSIS}${chars.slice(chars.length - end).join("")}`;
}

/** Cuts both texts at the same place, so that the first character that differs is visible. */
function cutAroundDifference(before: string, after: string, maxChars: number, changed: boolean): TextDiff {
  const [a, b] = [[...before], [...after]];
  const first = a.findIndex((char, index) => char !== b[index]);
  const difference = first === -1 ? a.length : first;
  const isShort = Math.max(a.length, b.length) <= maxChars;
  const start = isShort || difference <= maxChars / 2 ? 0 : difference - Math.floor(maxChars / 3);
  const cut = (chars: readonly string[]): DiffPiece[] => {
    if (chars.length === 0) return [];
    const room = maxChars - (start > 0 ? 1 : 0);
    const isCut = chars.length - start > room;
    const shown = chars.slice(start, isCut ? start + room - 1 : undefined).join("");
    return [{ text: `${start > 0 ? ELLIPSIS : ""}${shown}${isCut ? ELLIPSIS : ""}`, changed }];
  };
  return { before: cut(a), after: cut(b) };
}
