import type { EvaluationRead } from "../contract/evaluation.ts";
import { type FindingKind, kindOf } from "../contract/finding.ts";
import { type ComparisonCategory, DIMENSIONS, type Dimension } from "../contract/vocabulary.ts";
import type { Waiver } from "./entry.ts";
import type { WaiverUse } from "./result.ts";

type Comparison = EvaluationRead["elementComparisons"][number];

/** A finding bears on these dimensions: by its own penalty, and by the caps in docs/README.md, "How a score comes about". */
const BEARS_ON = {
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

const CATEGORY = {
  visualMatch: "visual",
  messageMatch: "message",
  aboveTheFoldContinuity: "scent",
  toneAlignment: "tone",
} as const satisfies Record<Dimension, ComparisonCategory>;

const AMISS: readonly string[] = ["mismatch", "partial_match", "missing"];
const COSTLY: readonly string[] = ["HIGH", "MEDIUM"];

const isAmiss = ({ status }: Comparison): boolean => AMISS.includes(status);
/** LOW costs nothing, so it neither fails an entry nor excuses one. */
const isCostly = (comparison: Comparison): boolean =>
  isAmiss(comparison) && COSTLY.includes(comparison.severity);

/** A waiver counts on its last day, too. */
const isExpired = ({ until }: Waiver, now: Date): boolean => now.toISOString().slice(0, 10) > until;

/** What an entry's waivers come to. Where nothing was evaluated, nobody knows what they meet: only expired ones are told. */
export function useWaivers(
  waivers: readonly Waiver[],
  evaluation: EvaluationRead | null,
  now: Date,
): WaiverUse[] {
  return waivers.flatMap((waiver): WaiverUse[] => {
    if (isExpired(waiver, now)) return [{ ...waiver, state: "expired", elements: [] }];
    if (evaluation === null) return [];
    const elements = evaluation.elementComparisons
      .filter((comparison) => isAmiss(comparison) && kindOf(comparison) === waiver.kind)
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
export function scoreWithoutAccepted(
  { elementComparisons, componentScores, appliedProfile: { weights } }: EvaluationRead,
  threshold: number,
  uses: readonly WaiverUse[],
): number | null | undefined {
  const kinds = new Set(uses.filter(({ state }) => state === "accepted").map(({ kind }) => kind));
  const costly = elementComparisons.filter(isCostly).map((comparison) => {
    const kind = kindOf(comparison);
    return { kind, accepted: kind !== null && kinds.has(kind), category: comparison.category };
  });
  const isSetAside = (dimension: Dimension) =>
    weights[dimension] > 0 &&
    componentScores[dimension] < threshold &&
    costly.some(({ kind, accepted }) => accepted && kind !== null && bearsOn(kind, dimension)) &&
    costly.every(({ accepted, category }) => accepted || category !== CATEGORY[dimension]);
  const left = DIMENSIONS.filter((dimension) => !isSetAside(dimension));
  return left.length === DIMENSIONS.length ? undefined : weighedScore(left, componentScores, weights);
}

const bearsOn = (kind: FindingKind, dimension: Dimension): boolean =>
  (BEARS_ON[kind] as readonly Dimension[]).includes(dimension);

/** The weighted mean of some dimensions, rounded half up to 0.5, in integers as the whole score is; null where none weighs. */
function weighedScore(
  dimensions: readonly Dimension[],
  scores: Readonly<Record<Dimension, number>>,
  weights: Readonly<Record<Dimension, number>>,
): number | null {
  const units = (dimension: Dimension) => Math.round(weights[dimension] * 10_000);
  const total = dimensions.reduce((sum, dimension) => sum + units(dimension), 0);
  if (total === 0) return null;
  const halves = dimensions.reduce(
    (sum, dimension) => sum + Math.round(scores[dimension] * 2) * units(dimension),
    0,
  );
  return Math.floor((2 * halves + total) / (2 * total)) / 2;
}
