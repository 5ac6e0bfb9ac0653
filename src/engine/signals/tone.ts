import type { Tone } from "../artifacts/evidence.ts";
import { createFinding, statusOf } from "../compare/create-finding.ts";
import type { FindingCheck } from "./define-signal.ts";
import { emphasis } from "./emphasis.ts";
import { formality } from "./formality.ts";
import { person } from "./person.ts";
import { readability } from "./readability.ts";
import { sentiment } from "./sentiment.ts";
import { tonesOf } from "./tone-signal.ts";
import { urgency } from "./urgency.ts";

const TONE_SIGNALS = [sentiment, urgency, formality, readability, person, emphasis];

const MATCH_THRESHOLD = 0.7;
const PARTIAL_MATCH_THRESHOLD = 0.45;

/** From this many words on each side, the tone is measured with full confidence. */
const FULL_CONFIDENCE_WORDS = 20;

const toneConfidence = (ad: Tone, page: Tone): number =>
  0.9 * Math.min(1, Math.min(ad.wordCount, page.wordCount) / FULL_CONFIDENCE_WORDS);

const describeTone = (tone: Tone): string =>
  [
    tone.formality > 0.6 ? "formal" : tone.formality < 0.4 ? "casual" : "neutral style",
    tone.urgency > 0.4 ? "urgent" : "not urgent",
    tone.sentiment > 0.3 ? "positive" : tone.sentiment < -0.2 ? "negative" : "neutral sentiment",
    tone.emphasis > 8 ? "much emphasis" : "little emphasis",
  ].join(", ");

/** Combines all tone signals into one finding. */
export const checkTone: FindingCheck = (evidence) => {
  const tones = tonesOf(evidence);
  if (tones === null) return {};
  const { ad, page } = tones;
  const aspects = TONE_SIGNALS.map(({ weight, compare }) => ({ weight, ...compare(ad, page) }));
  const total = aspects.reduce((sum, { weight }) => sum + weight, 0);
  const status = statusOf(
    aspects.reduce((sum, { weight, value }) => sum + weight * value, 0) / total,
    MATCH_THRESHOLD,
    PARTIAL_MATCH_THRESHOLD,
  );
  const differences = aspects
    .filter(({ value }) => value < MATCH_THRESHOLD)
    .toSorted((one, other) => one.value - other.value)
    .map(({ note }) => note);
  const finding = createFinding({
    kind: "tone",
    status,
    severity: status === "mismatch" ? "MEDIUM" : "LOW",
    adValue: describeTone(ad),
    landingPageValue: describeTone(page),
    recommendation:
      status === "match"
        ? "Nothing to do: ad and page have the same tone."
        : `Use the ad's tone above the fold: ${differences.slice(0, 2).join("; ")}.`,
    confidence: toneConfidence(ad, page),
    ad: evidence.ad.headline,
    page: evidence.page.headline,
  });
  return { findings: [finding] };
};
