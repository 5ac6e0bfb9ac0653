import type { Evidence, Tone } from "../artifacts/evidence.ts";
import type { SignalScore } from "../artifacts/judgement.ts";
import { type SignalResult, scoredSignal, signalResult, unknownSignal } from "./signal-result.ts";

/** Both sides' tone; null where either said too little. */
export const tonesOf = ({ ad, page }: Evidence): { ad: Tone; page: Tone } | null =>
  ad.tone === null || page.tone === null ? null : { ad: ad.tone, page: page.tone };

/** One aspect of tone: how far ad and page are apart, on the aspect's own scale. */
export interface ToneAspect {
  signal: Pick<SignalScore, "id" | "dimension" | "weight">;
  /** 0 to 1 of likeness. */
  value(ad: Tone, page: Tone): number;
  note(ad: Tone, page: Tone): string;
}

export const measureToneAspect =
  ({ signal, value, note }: ToneAspect) =>
  (evidence: Evidence): SignalResult => {
    const voices = tonesOf(evidence);
    if (voices === null)
      return signalResult({ signals: [unknownSignal(signal, "too few words to hear a tone")] });
    return signalResult({
      signals: [scoredSignal(signal, value(voices.ad, voices.page), note(voices.ad, voices.page))],
    });
  };
