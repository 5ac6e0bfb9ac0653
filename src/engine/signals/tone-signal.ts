import type { Evidence, Tone } from "../artifacts/evidence.ts";
import { piecewiseLinear } from "../relation/piecewise-linear.ts";
import { defineSignal, type SIGNAL_WEIGHTS, type Signal, unknown } from "./define-signal.ts";

/**
 * The highest value of an aspect without positive evidence: a mean of such values scores 8 at most. Positive evidence
 * is a marker that both sides have, or plain text on both sides that is long enough to be plain on purpose.
 */
export const MAX_VALUE_WITHOUT_EVIDENCE = 0.74;

/** From this strength, a tone shows an aspect: one marker in the headline, or several in the other text. */
const MIN_MARKED = 0.25;

/** The value of an aspect that one side shows, by the difference. Half the scale is two markers in a headline. */
const scoreClash = piecewiseLinear([MIN_MARKED, MAX_VALUE_WITHOUT_EVIDENCE], [0.4, 0.45], [0.6, 0.2], [0.9, 0]);
/** The value of an aspect that both sides show: it matters less how often. */
const scoreShared = piecewiseLinear([0.25, 1], [0.6, 0.7]);

/** One aspect of a tone: how strong it is, 0 to 1. An aspect with two opposite sides has a sign. */
interface ToneAspect {
  /** Both sides, since what one side lacks may exclude a marker of the other. */
  read: (ad: Tone, page: Tone) => [ad: number, page: number];
  shared: string;
  adStronger: string;
  pageStronger: string;
  /** Where neither side shows the aspect; unknown by default. */
  unmarked?: (ad: Tone, page: Tone) => ToneComparison | null;
}

export interface ToneComparison {
  /** 0 to 1. */
  value: number;
  note: string;
}

/** A tone signal and its comparison, which the tone check combines. */
export interface ToneSignal extends Signal {
  /** Null where the aspect is unknown. */
  compare(ad: Tone, page: Tone): ToneComparison | null;
}

/** The tone of both sides; null if either has too few words. */
export const tonesOf = ({ ad, page }: Evidence): { ad: Tone; page: Tone } | null =>
  ad.tone === null || page.tone === null ? null : { ad: ad.tone, page: page.tone };

const isMarked = (strength: number): boolean => Math.abs(strength) >= MIN_MARKED;

export const compareAspect =
  ({ read, shared, adStronger, pageStronger, unmarked }: ToneAspect): ToneSignal["compare"] =>
  (ad, page) => {
    const [own, other] = read(ad, page);
    if (!isMarked(own) && !isMarked(other)) return unmarked?.(ad, page) ?? null;
    const apart = Math.abs(own - other);
    if (isMarked(own) && isMarked(other) && own > 0 === other > 0) return { value: scoreShared(apart), note: shared };
    return { value: scoreClash(apart), note: own > other ? adStronger : pageStronger };
  };

export const defineToneSignal = (
  id: keyof (typeof SIGNAL_WEIGHTS)["toneAlignment"],
  unknownNote: string,
  compare: ToneSignal["compare"],
): ToneSignal => {
  const signal = defineSignal("toneAlignment", id, (evidence) => {
    const tones = tonesOf(evidence);
    if (tones === null) return unknown("too few words to measure the tone");
    return compare(tones.ad, tones.page) ?? unknown(unknownNote);
  });
  return { ...signal, compare };
};
