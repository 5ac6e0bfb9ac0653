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
  /** The texts of its fixes. engine/advice/ decides which of them apply, and fills in the ad's and the page's words. */
  fixes: Readonly<Record<string, (...values: never[]) => FixText>>;
  /** For lists of findings, such as GitHub's code scanning: a statement, and what to do. */
  title: string;
  help: string;
  /** How other evaluators name the element; null where only the category "scent" tells it apart. */
  namePattern: RegExp | null;
}

/** The text of a fix. */
export interface FixText {
  fixType: FixType;
  direction: FixDirection;
  /** The replacement. For `layout`, a description of the change, because no text is replaced. */
  suggestedValue: string;
  reasoning: string;
  expectedImpact: string;
  /** Without the last step, which follows from the direction: check again, or submit the ad for review. */
  steps: readonly string[];
  /** False if nothing is left to check. True by default. */
  hasClosingStep?: boolean;
  tradeoff: string;
}

export const SPLIT_STATISTICS = "Campaign statistics are split between two destinations.";
export const ABOVE_FOLD_ON_PHONE_STEP = "Check that it is above the fold on a phone, too.";

export const editPageStep = (current: string, suggested: string): string =>
  `On the page, replace ${quote(current)} with ${quote(suggested)}.`;

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
