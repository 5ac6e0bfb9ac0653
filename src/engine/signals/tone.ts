import type { Tone } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { createFinding } from "../compare/create-finding.ts";
import { type MeasureSignal, signalResult } from "../compare/signal-result.ts";
import { type ToneAspect, tonesOf } from "../compare/tone-aspect.ts";
import { EMPHASIS } from "./emphasis.ts";
import { FORMALITY } from "./formality.ts";
import { PERSON } from "./person.ts";
import { READABILITY } from "./readability.ts";
import { SENTIMENT } from "./sentiment.ts";
import { URGENCY } from "./urgency.ts";

const ASPECTS: readonly ToneAspect[] = [SENTIMENT, URGENCY, FORMALITY, READABILITY, PERSON, EMPHASIS];

const MATCH_THRESHOLD = 0.7;
const PARTIAL_MATCH_THRESHOLD = 0.45;

/** Few words, low confidence: a tone rests on a score of them before it may weigh more than a remark. */
const FULL_CONFIDENCE_WORDS = 20;

const toneConfidence = (ad: Tone, page: Tone): number =>
  0.9 * Math.min(1, Math.min(ad.wordCount, page.wordCount) / FULL_CONFIDENCE_WORDS);

const describeTone = (tone: Tone): string =>
  [
    tone.formality > 0.6 ? "formal" : tone.formality < 0.4 ? "casual" : "plain",
    tone.urgency > 0.4 ? "pressing" : "calm",
    tone.sentiment > 0.3 ? "bright" : tone.sentiment < -0.2 ? "grave" : "even",
    tone.emphasis > 8 ? "loud" : "quiet",
  ].join(", ");

/** The one comparison of tone that a report shows, out of all aspects. */
export const tone: MeasureSignal = (evidence) => {
  const voices = tonesOf(evidence);
  if (voices === null) return signalResult({});
  const { ad, page } = voices;
  const total = ASPECTS.reduce((sum, { signal }) => sum + signal.weight, 0);
  const value =
    ASPECTS.reduce((sum, aspect) => sum + aspect.signal.weight * aspect.value(ad, page), 0) / total;
  const status =
    value >= MATCH_THRESHOLD ? "match" : value >= PARTIAL_MATCH_THRESHOLD ? "partial_match" : "mismatch";
  // What is farthest apart first; what is near enough to match by itself is not worth a word.
  const apart = ASPECTS.map((aspect) => ({ alike: aspect.value(ad, page), note: aspect.note(ad, page) }))
    .filter(({ alike }) => alike < MATCH_THRESHOLD)
    .toSorted((one, other) => one.alike - other.alike)
    .map(({ note }) => note);
  const found: Finding = createFinding({
    kind: "tone",
    status,
    severity: status === "mismatch" ? "MEDIUM" : "LOW",
    adValue: describeTone(ad),
    landingPageValue: describeTone(page),
    recommendation:
      status === "match"
        ? "Nothing to do: the page goes on in the ad's voice."
        : `Let the first screen go on in the ad's voice: ${apart.slice(0, 2).join("; ")}.`,
    confidence: toneConfidence(ad, page),
    ad: evidence.ad.headline,
    page: evidence.page.headline,
  });
  return signalResult({ findings: [found] });
};
