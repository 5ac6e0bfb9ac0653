import type { Evidence } from "../../products/evidence.ts";
import type { Cap, Finding, Signal } from "../../products/judgement.ts";

/** What one examination of the evidence yields. */
export interface Outcome {
  signals: Signal[];
  findings: Finding[];
  caps: Cap[];
}

/** One thing to look at. Its file's name is its id. */
export type Examination = (evidence: Evidence) => Outcome;

export const outcome = (parts: Partial<Outcome>): Outcome => ({
  signals: [],
  findings: [],
  caps: [],
  ...parts,
});

/**
 * The ceiling of message and first screen where the page proves the ad wrong in what ad platforms disapprove for: another price,
 * product or place. Within the lowest band, so that no likeness of looks and tone carries such an ad over a threshold of 7.
 */
export const DISAPPROVED = 2.5;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A signal that was seen. */
export const seen = (
  of: Pick<Signal, "id" | "dimension" | "weight">,
  value: number,
  note: string,
): Signal => ({
  ...of,
  value: clamp(value),
  note,
});

/** A signal whose evidence is missing: it drops out and the others of its dimension carry its weight. */
export const silent = (of: Pick<Signal, "id" | "dimension" | "weight">, note: string): Signal => ({
  ...of,
  value: null,
  note,
});

/** A monotone curve through the given points, flat beyond its ends. */
export const curve =
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
