/** Splits texts into clauses and sentences, in all supported languages. */

const CLAUSE_BREAK = /\s+[|•·–—]\s+|(?<=[.!?;])\s+/g;
const SENTENCE_BREAK = /(?<=[.!?])\s+(?=\p{Lu})/gu;

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

function splitAt(boundary: RegExp, text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(boundary)) {
    const before = text.slice(start, index);
    const next = index + gap.length;
    // A bar or dash always separates clauses.
    if (gap.trim() === "" && continuesSentence(before, text.slice(next))) continue;
    parts.push(before);
    start = next;
  }
  return [...parts, text.slice(start)];
}

/** The clauses of a text, without separators. */
export const splitClauses = (text: string): string[] => splitAt(CLAUSE_BREAK, text);

/** The sentences of a text. */
export const splitSentences = (text: string): string[] => splitAt(SENTENCE_BREAK, text);
