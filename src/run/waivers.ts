import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { type FindingKind, inferFindingKind } from "../contract/finding.ts";
import { CATEGORY_OF_DIMENSION, DIMENSIONS, type Dimension } from "../contract/vocabulary.ts";
import { computeWeightedScore } from "../contract/weighted-score.ts";
import type { Waiver } from "./entry.ts";
import type { WaiverUse } from "./result.ts";

type Comparison = ReceivedEvaluation["elementComparisons"][number];

/** A finding bears on these dimensions: by its own penalty, and by the caps in docs/README.md, "How a score comes about". */
const DIMENSIONS_BY_KIND = {
  headline: ["messageMatch"],
  product: ["messageMatch", "aboveTheFoldContinuity"],
  offer: ["messageMatch", "aboveTheFoldContinuity"],
  availability: ["messageMatch", "aboveTheFoldContinuity"],
  cta: ["messageMatch"],
  brand: ["visualMatch", "messageMatch"],
  language: ["messageMatch", "toneAlignment"],
  palette: ["visualMatch"],
  hero_image: ["visualMatch"],
  imagery: ["visualMatch"],
  fold_promise: ["aboveTheFoldContinuity"],
  fold_offer: ["aboveTheFoldContinuity"],
  fold_cta: ["aboveTheFoldContinuity"],
  overlay: ["aboveTheFoldContinuity"],
  tone: ["toneAlignment"],
  machine_text: ["messageMatch"],
} as const satisfies Record<FindingKind, readonly Dimension[]>;

const OPEN_STATUSES: readonly string[] = ["mismatch", "partial_match", "missing"];
const COSTLY_SEVERITIES: readonly string[] = ["HIGH", "MEDIUM"];

const isOpen = ({ status }: Comparison): boolean => OPEN_STATUSES.includes(status);
/** LOW costs nothing, so it neither fails an entry nor excuses one. */
const isCostly = (comparison: Comparison): boolean =>
  isOpen(comparison) && COSTLY_SEVERITIES.includes(comparison.severity);

/** A waiver counts on its last day, too. */
const isExpired = ({ until }: Waiver, now: Date): boolean => now.toISOString().slice(0, 10) > until;

/** What an entry's waivers come to. Where nothing was evaluated, nobody knows what they meet: only expired ones are told. */
export function applyWaivers(
  waivers: readonly Waiver[],
  evaluation: ReceivedEvaluation | null,
  now: Date,
): WaiverUse[] {
  return waivers.flatMap((waiver): WaiverUse[] => {
    if (isExpired(waiver, now)) return [{ ...waiver, state: "expired", elements: [] }];
    if (evaluation === null) return [];
    const elements = evaluation.elementComparisons
      .filter((comparison) => isOpen(comparison) && inferFindingKind(comparison) === waiver.kind)
      .map(({ element }) => element);
    const state = elements.length > 0 ? "accepted" : "unused";
    return [{ ...waiver, state, elements: [...new Set(elements)] }];
  });
}

/**
 * The overall score without what the waivers accept. A dimension below the threshold is set aside whole, as one that
 * nobody could judge would be, where an accepted finding bears on it and no other finding costs it anything. The rest
 * is weighed anew, as the contract weighs it. So it is known from the answer alone, whoever evaluated.
 *
 * @returns undefined where nothing is set aside; null where all that was judged is.
 */
export function computeScoreWithoutAccepted(
  { elementComparisons, componentScores, appliedProfile: { weights } }: ReceivedEvaluation,
  threshold: number,
  waiverUses: readonly WaiverUse[],
): number | null | undefined {
  const kinds = new Set(waiverUses.filter(({ state }) => state === "accepted").map(({ kind }) => kind));
  const costly = elementComparisons.filter(isCostly).map((comparison) => {
    const kind = inferFindingKind(comparison);
    return { kind, accepted: kind !== null && kinds.has(kind), category: comparison.category };
  });
  const isSetAside = (dimension: Dimension) =>
    weights[dimension] > 0 &&
    componentScores[dimension] < threshold &&
    costly.some(({ kind, accepted }) => accepted && kind !== null && affectsDimension(kind, dimension)) &&
    costly.every(({ accepted, category }) => accepted || category !== CATEGORY_OF_DIMENSION[dimension]);
  const left = DIMENSIONS.filter((dimension) => !isSetAside(dimension));
  return left.length === DIMENSIONS.length ? undefined : computeWeightedScore(componentScores, weights, left);
}

const affectsDimension = (kind: FindingKind, dimension: Dimension): boolean =>
  (DIMENSIONS_BY_KIND[kind] as readonly Dimension[]).includes(dimension);
