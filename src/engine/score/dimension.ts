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
/** What a further proven fault takes from a ceiling. */
const FURTHER = 1;
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
  const faults = faultsOf(caps);
  const ceiling = ceilingOf(faults);
  const binding = ceiling < halves - penalty ? faults : [];
  const component = Math.max(FLOOR, Math.min(halves - penalty, ceiling)) / 2;
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

/** The caps by what they are set for, lowest first: a fact that two signals prove is one fault. */
function faultsOf(caps: readonly Cap[]): Cap[] {
  return caps
    .toSorted((one, other) => one.limit - other.limit)
    .filter((cap, at, all) => all.findIndex(({ reason }) => reason === cap.reason) === at);
}

/**
 * In half points. A second proven fault is one more than the first: each further one takes a half point from the lowest cap,
 * so that an offer below the fold still shows where a button is missing, too.
 */
function ceilingOf([least, ...further]: readonly Cap[]): number {
  return least === undefined ? Number.POSITIVE_INFINITY : inHalves(least.limit) - FURTHER * further.length;
}
