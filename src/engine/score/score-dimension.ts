import { CATEGORY_OF_DIMENSION, type Dimension, OPEN_STATUSES, type Severity } from "../../contract/vocabulary.ts";
import type { Finding, Judgement, ScoreCap, SignalScore } from "../artifacts/judgement.ts";
import { mapDimensions } from "../artifacts/scores.ts";
import { toBand, weightedShare } from "./bands.ts";
import { explainClaims, explainDimension, trimFullStop } from "./explain-dimension.ts";

/** One dimension's scores in points, in steps of 0.5, with their reasoning. */
export type DimensionScore = ReturnType<typeof scoreDimension>;

/** In half points. */
const SEVERITY_PENALTY: Record<Severity, number> = { HIGH: 2, MEDIUM: 1, LOW: 0 };
const MAX_PENALTY = 4;
/** Half points that each cap after the lowest one takes off. */
const PENALTY_PER_FURTHER_CAP = 1;
const MIN_HALF_POINTS = 2;

/** The score of a dimension of which nothing was measured: neither good nor bad. */
const UNMEASURED_SCORE = { band: "MODERATE", halves: 13 } as const;

export const penaltyOf = ({ comparison }: Finding): number =>
  OPEN_STATUSES.has(comparison.status) ? SEVERITY_PENALTY[comparison.severity] : 0;

export const scoreDimensions = (judgement: Judgement): Record<Dimension, DimensionScore> =>
  mapDimensions((dimension) => scoreDimension(dimension, judgement));

function scoreDimension(dimension: Dimension, judgement: Judgement) {
  const signals = judgement.signals.filter((signal) => signal.dimension === dimension);
  const caps = judgement.caps.filter((cap) => cap.dimension === dimension);
  const share = weightedShare(signals);
  // A cap is a proven fact, such as another language or brand, so the dimension is judged even if nothing was measured.
  if (share === null && caps.length === 0) return scoreUnjudged(signals);

  const { band, halves } = share === null ? UNMEASURED_SCORE : toBand(share);
  const penalised = judgement.findings.filter(
    (finding) => finding.comparison.category === CATEGORY_OF_DIMENSION[dimension] && penaltyOf(finding) > 0,
  );
  const penalty = Math.min(
    MAX_PENALTY,
    penalised.reduce((sum, finding) => sum + penaltyOf(finding), 0),
  );
  const faults = distinctCaps(caps);
  const ceiling = combinedCeiling(faults);
  const appliedCaps = ceiling < halves - penalty ? faults : [];
  const component = Math.max(MIN_HALF_POINTS, Math.min(halves - penalty, ceiling)) / 2;
  const raw = halves / 2;
  const reasoning = explainDimension({
    band,
    raw,
    component,
    signals,
    penalised,
    penalty,
    appliedCaps,
    measured: share !== null,
    claims: explainClaims(dimension, judgement.ledger),
  });
  return { judged: true, raw, component, band, reasoning };
}

/** The dimension does not count: its weight becomes 0. */
function scoreUnjudged(signals: SignalScore[]) {
  const notes = signals.map(({ note }) => trimFullStop(note)).filter((note) => note !== "");
  const why = [...new Set(notes)].join("; ") || "nothing in the ad or on the page could be compared";
  const { band, halves } = UNMEASURED_SCORE;
  const reasoning = `Not judged: ${why}. It does not count towards the overall score.`;
  return { judged: false, raw: halves / 2, component: halves / 2, band, reasoning };
}

/** The caps by reason, lowest first. The same reason from two signals counts once. */
const distinctCaps = (caps: readonly ScoreCap[]): ScoreCap[] =>
  caps
    .toSorted((one, other) => one.limit - other.limit)
    .filter((cap, at, all) => all.findIndex(({ reason }) => reason === cap.reason) === at);

/**
 * In half points. Every cap after the lowest one takes off another half point, so that a second proven fault still
 * changes the score.
 */
const combinedCeiling = ([least, ...further]: readonly ScoreCap[]): number =>
  least === undefined
    ? Number.POSITIVE_INFINITY
    : Math.floor(least.limit * 2) - PENALTY_PER_FURTHER_CAP * further.length;
