import type {
  Band,
  ComparisonCategory,
  ComparisonStatus,
  Dimension,
  Severity,
} from "../../contract/vocabulary.ts";
import type { Cap, Finding, Judgement, Signal } from "../products/judgement.ts";
import { place, shareOf } from "./bands.ts";
import { clause, reasoningOf, type Weighing } from "./reasoning.ts";

/** One dimension's scores, and what led to them. Points, in steps of 0.5. */
export interface DimensionScore {
  /** False where nothing could be compared: it then weighs nothing. */
  judged: boolean;
  raw: number;
  component: number;
  band: Band;
  reasoning: string;
}

const CATEGORY: Record<Dimension, ComparisonCategory> = {
  visualMatch: "visual",
  messageMatch: "message",
  aboveTheFoldContinuity: "scent",
  toneAlignment: "tone",
};

/** In half points. */
const COST: Record<Severity, number> = { HIGH: 2, MEDIUM: 1, LOW: 0 };
const MOST_COST = 4;
const FLOOR = 2;
const COSTLY: ReadonlySet<ComparisonStatus> = new Set(["mismatch", "partial_match", "missing"]);

/** Neither good nor bad: what a dimension reads when nothing was measured. */
const UNMEASURED = { band: "MODERATE", halves: 13 } as const;

export function costOf({ comparison }: Finding): number {
  return COSTLY.has(comparison.status) ? COST[comparison.severity] : 0;
}

export function scoreDimensions(judgement: Judgement): Record<Dimension, DimensionScore> {
  return {
    visualMatch: scoreDimension("visualMatch", judgement),
    messageMatch: scoreDimension("messageMatch", judgement),
    aboveTheFoldContinuity: scoreDimension("aboveTheFoldContinuity", judgement),
    toneAlignment: scoreDimension("toneAlignment", judgement),
  };
}

function scoreDimension(dimension: Dimension, judgement: Judgement): DimensionScore {
  const signals = judgement.signals.filter((signal) => signal.dimension === dimension);
  const caps = judgement.caps.filter((cap) => cap.dimension === dimension);
  const share = shareOf(signals);
  // A cap is a proven fact (another language, another brand): with it, a dimension is judged even if nothing was measured.
  if (share === null && caps.length === 0) return unjudged(signals);

  const { band, halves } = share === null ? UNMEASURED : place(share);
  const penalised = judgement.findings.filter(
    (finding) => finding.comparison.category === CATEGORY[dimension] && costOf(finding) > 0,
  );
  const penalty = Math.min(
    MOST_COST,
    penalised.reduce((sum, finding) => sum + costOf(finding), 0),
  );
  const binding = lowest(caps, halves - penalty);
  const component = Math.max(FLOOR, binding ? inHalves(binding.limit) : halves - penalty) / 2;
  const raw = halves / 2;
  const weighing: Weighing = {
    band,
    raw,
    component,
    signals,
    penalised,
    penalty,
    binding,
    measured: share !== null,
  };
  return { judged: true, raw, component, band, reasoning: reasoningOf(weighing) };
}

function unjudged(signals: Signal[]): DimensionScore {
  const notes = signals.map(({ note }) => clause(note)).filter((note) => note !== "");
  const why = [...new Set(notes)].join("; ") || "nothing in the ad or on the page could be compared";
  const score = UNMEASURED.halves / 2;
  return {
    judged: false,
    raw: score,
    component: score,
    band: UNMEASURED.band,
    reasoning: `Not judged: ${why}. It does not count towards the overall score.`,
  };
}

const inHalves = (points: number) => Math.floor(points * 2);

/** The lowest cap that lies under `halves`, or null. */
function lowest(caps: readonly Cap[], halves: number): Cap | null {
  return caps
    .filter((cap) => inHalves(cap.limit) < halves)
    .reduce<Cap | null>((least, cap) => (least === null || cap.limit < least.limit ? cap : least), null);
}
