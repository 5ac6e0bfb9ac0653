import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import { CATEGORY_OF_DIMENSION, DIMENSIONS, type Dimension, OPEN_STATUSES } from "../contract/vocabulary.ts";
import { computeWeightedScore } from "../contract/weighted-score.ts";
import { type FindingKind, getFinding } from "../findings/findings.ts";
import { identifyKinds } from "../findings/identify-kinds.ts";
import type { WaiverUse } from "../result/entry-report.ts";
import type { Waiver } from "./manifest/entry.ts";

type Comparison = ReceivedEvaluation["elementComparisons"][number];

const COSTLY_SEVERITIES: readonly string[] = ["HIGH", "MEDIUM"];

const isOpen = ({ status }: Comparison): boolean => OPEN_STATUSES.has(status);
/** LOW severity does not lower a score. */
const isCostly = (comparison: Comparison): boolean =>
  isOpen(comparison) && COSTLY_SEVERITIES.includes(comparison.severity);

/** A waiver is still valid on its last day. */
const isExpired = ({ until }: Waiver, now: Date): boolean => now.toISOString().slice(0, 10) > until;

/**
 * The state of each of an entry's waivers. Without an evaluation only the expired ones are known.
 *
 * @param knownKinds the kinds that our own engine attached to the evaluation.
 */
export function applyWaivers(
  waivers: readonly Waiver[],
  evaluation: ReceivedEvaluation | null,
  now: Date,
  knownKinds?: readonly string[],
): WaiverUse[] {
  const kinds = identifyKinds(evaluation?.elementComparisons ?? [], knownKinds);
  return waivers.flatMap((waiver): WaiverUse[] => {
    if (isExpired(waiver, now)) return [{ ...waiver, state: "expired", elements: [] }];
    if (evaluation === null) return [];
    const elements = evaluation.elementComparisons
      .filter((comparison, index) => isOpen(comparison) && kinds[index] === waiver.kind)
      .map(({ element }) => element);
    const state = elements.length > 0 ? "accepted" : "unused";
    return [{ ...waiver, state, elements: [...new Set(elements)] }];
  });
}

/**
 * The overall score without accepted findings. A dimension below the threshold is left out if an accepted finding
 * affects it and no other finding lowers it. The remaining dimensions are weighted as in the contract, so the score
 * follows from the answer alone.
 *
 * @returns undefined if no dimension is left out; null if all are.
 */
export function computeScoreWithoutAccepted(
  { elementComparisons, componentScores, appliedProfile: { weights } }: ReceivedEvaluation,
  threshold: number,
  waiverUses: readonly WaiverUse[],
  knownKinds?: readonly string[],
): number | null | undefined {
  const acceptedKinds = new Set(waiverUses.filter(({ state }) => state === "accepted").map(({ kind }) => kind));
  const kinds = identifyKinds(elementComparisons, knownKinds);
  const costly = elementComparisons.flatMap((comparison, index) => {
    const kind = kinds[index] ?? null;
    const accepted = kind !== null && acceptedKinds.has(kind);
    const lowersScore = kind === null || getFinding(kind).dimensions.length > 0;
    return lowersScore && isCostly(comparison) ? [{ kind, accepted, category: comparison.category }] : [];
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
  getFinding(kind).dimensions.includes(dimension);
