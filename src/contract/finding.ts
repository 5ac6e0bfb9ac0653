import type { ReceivedEvaluation } from "./evaluation.ts";

type EvaluatedElement = ReceivedEvaluation["elementComparisons"][number];

/**
 * What a comparison can be about: each kind has a page in docs/findings, and a manifest may name it to accept it. The
 * contract's comparisons carry no kind, so that it is recognised from their words, whoever evaluated.
 */
export const FINDING_KINDS = [
  "headline",
  "product",
  "offer",
  "availability",
  "cta",
  "brand",
  "language",
  "palette",
  "hero_image",
  "imagery",
  "fold_promise",
  "fold_offer",
  "fold_cta",
  "overlay",
  "tone",
  "machine_text",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** How comparisons name their element: our own words, and those that other evaluators use for the same. */
const ELEMENT_NAME_PATTERNS: readonly (readonly [FindingKind, RegExp])[] = [
  ["headline", /\b(?:head ?lines?|titles?)\b/iu],
  ["product", /\b(?:products?|categor(?:y|ies))\b/iu],
  ["offer", /\b(?:offers?|discounts?|prices?|pricing|promotions?|promo codes?|deals?)\b/iu],
  ["availability", /\bavailab(?:le|ility)\b/iu],
  ["cta", /\b(?:cta|calls?[ -]to[ -]actions?|buttons?)\b/iu],
  ["brand", /\b(?:brands?|branding|logos?)\b/iu],
  ["language", /\blanguages?\b/iu],
  ["palette", /\b(?:palettes?|colou?rs?)\b/iu],
  ["hero_image", /\b(?:hero|main) (?:image|picture|photo|visual)\b/iu],
  ["imagery", /\b(?:imagery|(?<!(?:hero|main) )(?:image|picture|photo)s?)\b/iu],
  ["fold_promise", /\bpromise\b/iu],
  ["overlay", /\b(?:overlays?|layers?|pop-?ups?|modals?)\b/iu],
  ["tone", /\btone\b/iu],
  ["machine_text", /\btext for machines\b/iu],
];

/** On the first screen (category `scent`) these are kinds of their own. */
const ABOVE_THE_FOLD_KINDS: Readonly<Partial<Record<FindingKind, FindingKind>>> = {
  headline: "fold_promise",
  offer: "fold_offer",
  cta: "fold_cta",
};

/** The kind of a comparison; null where its words name none, or more than one. */
export function inferFindingKind({
  element,
  category,
}: Pick<EvaluatedElement, "element" | "category">): FindingKind | null {
  const [named, another] = ELEMENT_NAME_PATTERNS.filter(([, words]) => words.test(element)).map(
    ([kind]) => kind,
  );
  if (named === undefined || another !== undefined) return null;
  return (category === "scent" ? ABOVE_THE_FOLD_KINDS[named] : undefined) ?? named;
}
