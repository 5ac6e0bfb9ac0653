import type { Tone } from "../artifacts/evidence.ts";
import { createFinding, statusOf } from "./create-finding.ts";
import type { FindingCheck } from "./define-signal.ts";
import { emphasis } from "./emphasis.ts";
import { formOfAddress } from "./form_of_address.ts";
import { formality } from "./formality.ts";
import { tonesOf } from "./tone-signal.ts";
import { urgency } from "./urgency.ts";

const TONE_SIGNALS = [formality, emphasis, formOfAddress, urgency];

const MATCH_THRESHOLD = 0.7;
const PARTIAL_MATCH_THRESHOLD = 0.45;

/** From this many words on each side, the tone is measured with full confidence. */
const FULL_CONFIDENCE_WORDS = 20;

const toneConfidence = (ad: Tone, page: Tone): number =>
  0.9 * Math.min(1, Math.min(ad.wordCount, page.wordCount) / FULL_CONFIDENCE_WORDS);

const describeTone = ({
  formality: level,
  emphasis: strength,
  emphasisWithCapitals,
  urgency: pressure,
  address,
}: Tone) =>
  [
    level >= 0.25 ? "formal" : level <= -0.25 ? "casual" : "plain",
    ...((emphasisWithCapitals ?? strength) >= 0.25 ? ["emphatic"] : []),
    ...(pressure >= 0.25 ? ["urgent"] : []),
    ...(address === null ? [] : [`${address} form of address`]),
  ].join(", ");

/** Combines all tone signals into one finding. */
export const checkTone: FindingCheck = (evidence) => {
  const tones = tonesOf(evidence);
  if (tones === null) return {};
  const { ad, page } = tones;
  const aspects = TONE_SIGNALS.flatMap(({ weight, compare }) => {
    const comparison = compare(ad, page);
    return comparison === null ? [] : [{ weight, ...comparison }];
  });
  const total = aspects.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return {};
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
