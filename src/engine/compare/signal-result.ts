import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding, ScoreCap, SignalScore } from "../artifacts/judgement.ts";

/** What one examination of the evidence yields. */
export interface SignalResult {
  signals: SignalScore[];
  findings: Finding[];
  caps: ScoreCap[];
}

/** One thing to look at. Its file's name is its id. */
export type MeasureSignal = (evidence: Evidence) => SignalResult;

export const signalResult = (parts: Partial<SignalResult>): SignalResult => ({
  signals: [],
  findings: [],
  caps: [],
  ...parts,
});

/**
 * The ceiling of message and first screen where the page proves the ad wrong in what ad platforms disapprove for: another price,
 * product or place. Within the lowest band, so that no likeness of looks and tone carries such an ad over a threshold of 7.
 */
export const POLICY_VIOLATION_CAP = 2.5;

const clampToUnit = (value: number): number => Math.min(1, Math.max(0, value));

/** A signal that was seen. */
export const scoredSignal = (
  of: Pick<SignalScore, "id" | "dimension" | "weight">,
  value: number,
  note: string,
): SignalScore => ({
  ...of,
  value: clampToUnit(value),
  note,
});

/** A signal whose evidence is missing: it drops out and the others of its dimension carry its weight. */
export const unknownSignal = (
  of: Pick<SignalScore, "id" | "dimension" | "weight">,
  note: string,
): SignalScore => ({
  ...of,
  value: null,
  note,
});

/** A monotone curve through the given points, flat beyond its ends. */
export const piecewiseLinear =
  (...points: readonly (readonly [x: number, y: number])[]) =>
  (x: number): number => {
    const [first] = points;
    if (first === undefined || x <= first[0]) return first?.[1] ?? 0;
    for (const [at, [right, high]] of points.entries()) {
      const [left, low] = points[at - 1] ?? first;
      if (x <= right) return right === left ? high : low + ((high - low) * (x - left)) / (right - left);
    }
    return points.at(-1)?.[1] ?? 0;
  };
