import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import type { FindingKind } from "../findings/findings.ts";
import { inferKind } from "../findings/identify-kinds.ts";

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
 */
export function assessSafety(fix: Fix, comparisons: readonly IdentifiedComparison[]) {
  const against = findObjection(fix, comparisons);
  return against === null ? { safe: true, why: "Only the wording changes." } : { safe: false, why: against };
}

function findObjection(fix: Fix, comparisons: readonly IdentifiedComparison[]): string | null {
  const { element, fixType, currentValue, suggestedValue, confidenceScore } = fix;
  if (fixType === "offer" || !isSubset(extractPromises(suggestedValue), extractPromises(currentValue))) {
    return "This changes an offer.";
  }
  if (!isSubset(extractPromises(currentValue), extractPromises(suggestedValue))) {
    return "This removes a figure or an offer.";
  }
  const finding = comparisons.find((comparison) => comparison.element === element);
  if ((finding?.kind ?? inferKind({ element, category: "message" })) === "brand") return "This changes a brand name.";
  if (comparisons.some(isUnrelated)) return UNRELATED_REASON;
  if (confidenceScore < 0.7) return "The confidence is low.";
  if (fixType === "body_copy") return "This changes a sentence's meaning.";
  if (fixType === "headline" && !sharesWord(currentValue, suggestedValue)) {
    return "The new text shares no word with the old one.";
  }
  return null;
}

/** The page is for another brand or product, which no change of wording fixes. */
const isUnrelated = ({ kind, status, severity }: IdentifiedComparison): boolean =>
  (kind === "brand" || kind === "product") && (status === "mismatch" || status === "missing") && severity === "HIGH";

/** A figure with its currency or percent sign: "349 €", "$ 20", "50%". */
const FIGURE_PATTERN = /(?:\p{Sc}\s?)?\d+(?:[.,'’\s]\d+)*(?:\s?(?:\p{Sc}|%|zł|kr|Kč|Ft|[A-Z]{3}(?!\p{L})))?/gu;
const FREE_WORDS = String.raw`free|gratis|kostenlos\w*|kostenfrei\w*|umsonst|offerte?s?|gratuite?s?|gratuit[oa]s?`;
const FREE_PATTERN = new RegExp(
  String.raw`(?<!\p{L})(?:${FREE_WORDS}|darmow\p{L}*|bezpłatn\p{L}*|zdarma)(?!\p{L})`,
  "iu",
);

/** All figures in a text, and `free` if it says that something is free. */
const extractPromises = (text: string): ReadonlySet<string> =>
  new Set([
    ...(text.match(FIGURE_PATTERN) ?? []).map((figure) => figure.replaceAll(/\s/g, "")),
    ...(FREE_PATTERN.test(text.normalize("NFC")) ? ["free"] : []),
  ]);

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((promise) => all.has(promise));

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
  (
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  ).filter((word) => !STOP_WORDS.has(word));
