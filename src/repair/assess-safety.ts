import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { addsTerm, removesTerm, type Truth } from "../findings/commercial-terms.ts";
import type { FindingKind } from "../findings/findings.ts";
import { inferKind } from "../findings/identify-kinds.ts";
import { foldText } from "../ground/fold-text.ts";

type Fix = ReceivedEvaluation["fixes"][number];

/** A comparison with its finding's kind; null where nobody knows it. */
export type IdentifiedComparison = ReceivedEvaluation["elementComparisons"][number] & { kind: FindingKind | null };

const UNRELATED_REASON = "The page may be for another brand or product.";

/**
 * Whether a fix can be applied without review, and why, as a sentence. Safe are changes of button labels, and of
 * headlines about the same subject. Not safe are changes that add or remove an offer, price or figure, changes of
 * names, and fixes with low confidence.
 *
 * @param comparisons all comparisons of the ad and page: one of them may make another's fix wrong.
 * @param truth the side that the manifest says is right; null for a fix that doesn't change terms.
 */
export function assessSafety(fix: Fix, comparisons: readonly IdentifiedComparison[], truth: Truth | null = null) {
  const against = (truth === null ? findChangedTerm(fix) : null) ?? findObjection(fix, comparisons, truth);
  if (against !== null) return { safe: false, why: against };
  return {
    safe: true,
    why: truth === null ? "Only the wording changes." : `The manifest says that the ${truth} is right.`,
  };
}

function findChangedTerm(fix: Fix): string | null {
  if (fix.fixType === "offer" || addsTerm(fix)) return "This changes an offer.";
  return removesTerm(fix) ? "This removes a figure or an offer." : null;
}

function findObjection(
  { element, fixType, currentValue, suggestedValue, confidenceScore }: Fix,
  comparisons: readonly IdentifiedComparison[],
  truth: Truth | null,
): string | null {
  const finding = comparisons.find((comparison) => comparison.element === element);
  if ((finding?.kind ?? inferKind({ element, category: "message" })) === "brand") return "This changes a brand name.";
  if (comparisons.some(isUnrelated)) return UNRELATED_REASON;
  if (confidenceScore < 0.7) return "The confidence is low.";
  if (fixType === "body_copy" && truth === null) return "This changes a sentence's meaning.";
  if (fixType === "headline" && !sharesWord(currentValue, suggestedValue)) {
    return "The new text shares no word with the old one.";
  }
  return null;
}

/** The page is for another brand or product, which no change of wording fixes. */
const isUnrelated = ({ kind, status, severity }: IdentifiedComparison): boolean =>
  (kind === "brand" || kind === "product") && (status === "mismatch" || status === "missing") && severity === "HIGH";

/** Words of four or more letters that say nothing about the subject. */
const STOP_WORDS = new Set(
  (
    "with your this that from have more than what when here only into their they will " +
    "eine einen einem einer dein deine deinen ihre ihren oder auch nicht mehr jetzt alle dass wird sind " +
    "dans pour avec votre vous nous plus tout tous toutes cette " +
    "para todo todos todas esta este como desde della delle nella come tutti tutte voor naar deze jouw onze meer"
  ).split(" "),
);

/** Whether two texts share a word other than stop words. */
const sharesWord = (one: string, other: string): boolean => {
  const known = new Set(extractWords(other));
  return extractWords(one).some((word) => known.has(word));
};

const extractWords = (text: string): string[] =>
  (foldText(text).match(/\p{L}{4,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
