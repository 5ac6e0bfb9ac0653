import type { Tone } from "../artifacts/evidence.ts";
import { piecewiseLinear } from "../relation/piecewise-linear.ts";
import { compareAspect, defineToneSignal, MAX_VALUE_WITHOUT_EVIDENCE, type ToneComparison } from "./tone-signal.ts";

/** From so many words on, the lack of slang and officialese is a choice and not chance. */
const MIN_PLAIN_WORDS = 10;
/** With so many words on both sides, the shared plain language is certain: as in the tone finding's confidence. */
const CERTAIN_PLAIN_WORDS = 20;
const scorePlain = piecewiseLinear([MIN_PLAIN_WORDS, MAX_VALUE_WITHOUT_EVIDENCE], [CERTAIN_PLAIN_WORDS, 0.88]);

function comparePlain(ad: Tone, page: Tone): ToneComparison {
  const value = scorePlain(Math.min(ad.wordCount, page.wordCount));
  return value > MAX_VALUE_WITHOUT_EVIDENCE
    ? { value, note: "ad and page are both written in plain language" }
    : { value, note: "neither ad nor page has slang or officialese" };
}

/** Are ad and page equally formal, from slang to officialese? */
export const formality = defineToneSignal(
  "formality",
  "no text to compare",
  compareAspect({
    read: (ad, page) => [ad.formality, page.formality],
    shared: "ad and page are equally formal",
    adStronger: "the page is more casual than the ad",
    pageStronger: "the page is more formal than the ad",
    unmarked: comparePlain,
  }),
);
