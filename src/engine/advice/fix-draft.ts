import type { FixText } from "../../findings/fix-text.ts";
import { quote } from "../../ground/text.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import type { Excerpt } from "../artifacts/text-block.ts";

/** The finding that advice is for, with its evidence. */
export interface AdviceContext {
  finding: Finding;
  evidence: Evidence;
  /** All open findings, including this one: one finding may make the fix of another pointless. */
  openFindings?: readonly Finding[];
}

/** The page is about another product or in another language, so the ad's words on it would not help. */
export const isWrongPage = ({ openFindings = [] }: AdviceContext): boolean =>
  openFindings.some(({ kind, contradiction }) => contradiction && (kind === "product" || kind === "language"));

/** The page sells another product, whatever the severity, so neither offer applies to the other product. */
export const isOtherProductPage = ({ openFindings = [] }: AdviceContext): boolean =>
  openFindings.some(({ kind, comparison }) => kind === "product" && comparison.status === "mismatch");

/** A fix before it has an id, a priority and a target. */
export interface FixDraft extends FixText {
  /** Verbatim text, colour or URL of the page, or of the ad for change_ad. */
  currentValue: string;
  /** The node of the page; null for the finding's node. */
  selector: string | null;
  /** 0 to 1: factor on the finding's confidence. 1 by default. */
  certainty?: number;
}

/** Drafts a fix of a text, a colour or a URL. */
export const draftFix = (
  fix: FixText,
  { text: currentValue, selector }: Pick<Excerpt, "text" | "selector">,
): FixDraft => ({ ...fix, currentValue, selector });

/** The fixes for one finding, most direct first; null for a fix that this page or ad gives no basis for. */
export type DraftFixes = (context: AdviceContext) => Array<FixDraft | null>;

/**
 * The step that changes a text of the ad, in a field or in its picture.
 *
 * @param otherChanges further changes in the same step, such as "remove “-60 %”".
 */
export function editAdStep(excerpt: Excerpt, suggested: string, otherChanges: readonly string[] = []): string {
  const change = [`replace ${quote(excerpt.text)} with ${quote(suggested)}`, ...otherChanges].join(", and ");
  return excerpt.source === "field"
    ? `In the ad's text, ${change}.`
    : `In the ad's artwork, ${change}${otherChanges.length > 0 ? "," : ""} and export the creative again.`;
}
