import { collapseSpace } from "../../ground/text.ts";

// A headline that grows by more than half breaks most layouts, but short ones have room.
const MAX_GROWTH_FACTOR = 1.5;
const MIN_ROOM_CHARS = 40;

/** Shortens a text to about the length of the one that it replaces, at the end of a clause. */
export function truncateToFit(text: string, current: string): string {
  const whole = collapseSpace(text);
  const room = Math.max(MIN_ROOM_CHARS, current.length * MAX_GROWTH_FACTOR);
  if (whole.length <= room) return whole;
  const clauses = splitClauses(whole);
  let kept = clauses[0] ?? whole;
  for (const clause of clauses.slice(1)) {
    const longer = `${kept} ${clause}`;
    if (longer.length > room || !whole.startsWith(longer)) break;
    kept = longer;
  }
  return kept;
}

const CLAUSE_BREAK = /\s+[|•·–—]\s+|(?<=[.!?;])\s+/g;

/** An ordinal ("31.", "1."), but no part of a larger number ("14,99.") and no amount ("$20."). */
const ORDINAL_END = /(?<![\d.,:\p{Sc}]|\p{Sc}\s)\b\d{1,2}\.$/u;
/** In English the month precedes the day, so "Ends May 31." ends a sentence. */
const ENGLISH_DATE_END = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*\.?\s\d{1,2}\.$/iu;
/** Initials: "z. B.", "d.h.", "J. Smith". */
const INITIAL_END = /(?<![\p{L}\p{N}])\p{L}\.$/u;
const ABBREVIATION_END =
  /(?<!\p{L})(?:bzw|ca|inkl|incl|exkl|excl|zzgl|max|min|mind|nr|no|núm|dr|prof|st|ste|mr|mrs|vs|approx|tel|str|evtl|ggf|usw|etc|resp|art|pos)\.$/iu;

/** Whether a full stop at the end of `before` belongs to a word or number, so that the sentence continues. */
function continuesSentence(before: string, after: string): boolean {
  if (!before.endsWith(".") || before.endsWith("..")) return false;
  if (/^\p{Ll}/u.test(after)) return true;
  return (
    (ORDINAL_END.test(before) && !ENGLISH_DATE_END.test(before)) ||
    INITIAL_END.test(before) ||
    ABBREVIATION_END.test(before)
  );
}

/** The clauses of a text in any supported language, without separators. */
export function splitClauses(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(CLAUSE_BREAK)) {
    const before = text.slice(start, index);
    const next = index + gap.length;
    // A bar or dash always separates clauses.
    if (gap.trim() === "" && continuesSentence(before, text.slice(next))) continue;
    parts.push(before);
    start = next;
  }
  return [...parts, text.slice(start)];
}
