import type { Evidence, Tone } from "../../products/evidence.ts";
import type { Signal } from "../../products/judgement.ts";
import { type Outcome, outcome, seen, silent } from "./outcome.ts";

/** Both sides' tone; null where either said too little. */
export const voicesOf = ({ ad, page }: Evidence): { ad: Tone; page: Tone } | null =>
  ad.tone === null || page.tone === null ? null : { ad: ad.tone, page: page.tone };

/** One aspect of tone: how far ad and page are apart, on the aspect's own scale. */
export interface Aspect {
  signal: Pick<Signal, "id" | "dimension" | "weight">;
  /** 0 to 1 of likeness. */
  value(ad: Tone, page: Tone): number;
  note(ad: Tone, page: Tone): string;
}

export const examineAspect =
  ({ signal, value, note }: Aspect) =>
  (evidence: Evidence): Outcome => {
    const voices = voicesOf(evidence);
    if (voices === null) return outcome({ signals: [silent(signal, "too few words to hear a tone")] });
    return outcome({ signals: [seen(signal, value(voices.ad, voices.page), note(voices.ad, voices.page))] });
  };
