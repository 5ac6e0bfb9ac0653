import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import type { ComparisonCategory, Dimension, FixDirection, FixType, RiskType } from "../contract/vocabulary.ts";

/** One row of the contract's `elementComparisons`. */
export type Comparison = ReceivedEvaluation["elementComparisons"][number];

/** Everything that follows from a finding's kind. One file of this folder defines one kind; its name is the kind. */
export interface FindingDefinition {
  /** The compared element, as `comparison.element` names it. A comparison may use a narrower name ("Product model"). */
  element: string;
  category: ComparisonCategory;
  /** The dimensions whose score it can lower, by its own penalty and by caps. */
  dimensions: readonly Dimension[];
  risk: {
    type: RiskType;
    /** Ad platforms disapprove ads for it once it is proven: destination mismatch, unavailable offer, wrong price. */
    violatesPolicy: boolean;
    /** What the finding means for the people who clicked, in one sentence that quotes the evidence. */
    message: (comparison: Comparison) => string;
  };
  /** What its fixes may change, most direct first. engine/advice/ writes their values. */
  fixes: readonly { type: FixType; direction: FixDirection }[];
  /** For lists of findings, such as GitHub's code scanning: a statement, and what to do. */
  title: string;
  help: string;
  /** How other evaluators name the element; null where only the category "scent" tells it apart. */
  namePattern: RegExp | null;
}

const MAX_QUOTE_CHARS = 90;

/** Words of an ad or a page inside a sentence: white space collapsed, cut to 90 characters. */
export function quote(text: string): string {
  const collapsed = text.replaceAll(/\s+/g, " ").trim();
  const cut = collapsed.length > MAX_QUOTE_CHARS ? `${collapsed.slice(0, MAX_QUOTE_CHARS - 1).trimEnd()}…` : collapsed;
  return `“${cut}”`;
}

/** A platform's call-to-action type as words, a label as it is: SHOP_NOW → "Shop now". */
export function humaniseCta(text: string): string {
  const words = text.trim().replaceAll("_", " ");
  return /^[A-Z]+(?: [A-Z]+)*$/u.test(words) ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}
