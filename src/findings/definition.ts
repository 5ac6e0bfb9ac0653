import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import type { ComparisonCategory, Dimension, RiskType } from "../contract/vocabulary.ts";
import type { FixText } from "./fix-text.ts";

/** One row of the contract's `elementComparisons`. */
export type Comparison = ReceivedEvaluation["elementComparisons"][number];

/** Everything that follows from a finding's kind. One file of this folder defines one kind; its name is the kind. */
export interface FindingDefinition {
  /** The compared element, as `comparison.element` names it. A comparison may use a narrower name ("Product model"). */
  element: string;
  category: ComparisonCategory;
  /** The dimensions whose score it can lower, by its own penalty and by caps. Empty: it lowers no score. */
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
