import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import type { FindingKind } from "../findings/findings.ts";
import { inferKind } from "../findings/identify-kinds.ts";

type Fix = ReceivedEvaluation["fixes"][number];

/** A comparison with its finding's kind; null where nobody knows it. */
export type IdentifiedComparison = ReceivedEvaluation["elementComparisons"][number] & {
  kind: FindingKind | null;
};

/** Whether a change may be made unread, and why it may, or may not. */
export interface FixSafety {
  safe: boolean;
  why: string;
}

const UNRELATED_REASON =
  "Ad and page may not belong together: the check found another brand or another product on the page.";

/**
 * A button that says something else is safe, and so is a headline that still speaks of the same thing: nothing is promised, and
 * nothing that was promised is gone. A promise (an offer, a price, a figure) has to be kept by somebody, a name is somebody's, and
 * what the service was not sure of has to be read.
 *
 * @param comparisons all that was found of the pair: what one says may make another's fix the wrong one.
 */
export function assessSafety(fix: Fix, comparisons: readonly IdentifiedComparison[]): FixSafety {
  const against = findObjection(fix, comparisons);
  return against === null
    ? { safe: true, why: "It changes words only, and makes no new promise." }
    : { safe: false, why: against };
}

function findObjection(fix: Fix, comparisons: readonly IdentifiedComparison[]): string | null {
  const { element, fixType, currentValue, suggestedValue, confidenceScore } = fix;
  if (fixType === "offer" || !isSubset(extractPromises(suggestedValue), extractPromises(currentValue))) {
    return "It makes a promise that the business has to keep.";
  }
  if (!isSubset(extractPromises(currentValue), extractPromises(suggestedValue))) {
    return "It takes out a figure or a promise that stands there now.";
  }
  const finding = comparisons.find((comparison) => comparison.element === element);
  if ((finding?.kind ?? inferKind({ element, category: "message" })) === "brand")
    return "It changes whose name stands there.";
  if (comparisons.some(isUnrelated)) return UNRELATED_REASON;
  if (confidenceScore < 0.7) return "The evidence for it is weak.";
  if (fixType === "body_copy") return "It changes what a sentence says.";
  if (fixType === "headline" && !sharesWord(currentValue, suggestedValue)) {
    return "It shares no word with the text that it replaces, so that it may speak of another thing.";
  }
  return null;
}

/** The page is somebody else's, or about something else: no change of words mends that, and a good page may be spoilt by it. */
const isUnrelated = ({ kind, status, severity }: IdentifiedComparison): boolean =>
  (kind === "brand" || kind === "product") &&
  (status === "mismatch" || status === "missing") &&
  severity === "HIGH";

/** A figure with what it counts, as far as that is money or a share: "349 €", "$ 20", "50%". */
const FIGURE_PATTERN =
  /(?:\p{Sc}\s?)?\d+(?:[.,'’\s]\d+)*(?:\s?(?:\p{Sc}|%|zł|kr|Kč|Ft|[A-Z]{3}(?!\p{L})))?/gu;
const FREE_PATTERN =
  /(?<!\p{L})(?:free|gratis|kostenlos\w*|kostenfrei\w*|umsonst|offerte?s?|gratuite?s?|gratuit[oa]s?|darmow\p{L}*|bezpłatn\p{L}*|zdarma)(?!\p{L})/iu;

/** Every figure that a text holds, and whether it says that something is free. */
const extractPromises = (text: string): ReadonlySet<string> =>
  new Set([
    ...(text.match(FIGURE_PATTERN) ?? []).map((figure) => figure.replaceAll(/\s/g, "")),
    ...(FREE_PATTERN.test(text.normalize("NFC")) ? ["free"] : []),
  ]);

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((promise) => all.has(promise));

/** As long as a word of substance is, and yet in texts about anything. */
const STOP_WORDS = new Set(
  (
    "with your this that from have more than what when here only into their they will " +
    "eine einen einem einer dein deine deinen ihre ihren oder auch nicht mehr jetzt alle dass wird sind " +
    "dans pour avec votre vous nous plus tout tous toutes cette " +
    "para todo todos todas esta este como desde della delle nella come tutti tutte voor naar deze jouw onze meer"
  ).split(" "),
);

/** Whether two texts share a word that says what they are about. */
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
