import type { Evidence, Tone } from "../artifacts/evidence.ts";
import { defineSignal, type SIGNAL_WEIGHTS, type Signal, unknown } from "./define-signal.ts";

/** One aspect of the tone of a text, and how much it may differ. */
interface ToneAspect {
  read: (tone: Tone) => number;
  /** Default: the absolute difference. */
  difference?: (one: number, other: number) => number;
  /** 0 to 1, by the difference. */
  similarity: (difference: number) => number;
  /** Up to this difference, both are described as `equal`. */
  maxEqual: number;
  equal: string;
  adHigher: string;
  pageHigher: string;
}

/** A tone signal and its parts, which the tone check combines. */
interface ToneSignal extends Signal {
  /** 0 to 1: similarity of the two tones in this aspect, and how they differ in it. */
  compare(ad: Tone, page: Tone): { value: number; note: string };
}

/** The tone of both sides; null if either has too few words. */
export const tonesOf = ({ ad, page }: Evidence): { ad: Tone; page: Tone } | null =>
  ad.tone === null || page.tone === null ? null : { ad: ad.tone, page: page.tone };

const distance = (one: number, other: number): number => Math.abs(one - other);

export const defineToneSignal = (
  id: keyof (typeof SIGNAL_WEIGHTS)["toneAlignment"],
  { read, difference = distance, similarity, maxEqual, equal, adHigher, pageHigher }: ToneAspect,
): ToneSignal => {
  const compare: ToneSignal["compare"] = (ad, page) => {
    const apart = difference(read(ad), read(page));
    const note = apart <= maxEqual ? equal : read(ad) > read(page) ? adHigher : pageHigher;
    return { value: similarity(apart), note };
  };
  const signal = defineSignal("toneAlignment", id, (evidence) => {
    const tones = tonesOf(evidence);
    return tones === null ? unknown("too few words to measure the tone") : compare(tones.ad, tones.page);
  });
  return { ...signal, compare };
};
