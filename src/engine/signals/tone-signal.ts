import type { Evidence, Tone } from "../artifacts/evidence.ts";
import { type Signal, unknown } from "../compare/signal.ts";
import { defineSignal, type SIGNAL_WEIGHTS } from "./define-signal.ts";

/** A tone signal and its parts, which the tone check combines. */
interface ToneSignal extends Signal {
  /** 0 to 1: similarity of the two tones in this aspect. */
  similarity(ad: Tone, page: Tone): number;
  /** How the two tones differ in this aspect. */
  describe(ad: Tone, page: Tone): string;
}

/** The tone of both sides; null if either has too few words. */
export const tonesOf = ({ ad, page }: Evidence): { ad: Tone; page: Tone } | null =>
  ad.tone === null || page.tone === null ? null : { ad: ad.tone, page: page.tone };

export const defineToneSignal = (
  id: keyof (typeof SIGNAL_WEIGHTS)["toneAlignment"],
  similarity: ToneSignal["similarity"],
  describe: ToneSignal["describe"],
): ToneSignal => ({
  ...defineSignal("toneAlignment", id, (evidence) => {
    const tones = tonesOf(evidence);
    if (tones === null) return unknown("too few words to measure the tone");
    return { value: similarity(tones.ad, tones.page), note: describe(tones.ad, tones.page) };
  }),
  similarity,
  describe,
});
