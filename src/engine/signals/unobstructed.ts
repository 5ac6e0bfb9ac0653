import type { AdEvidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { createFinding } from "../compare/create-finding.ts";
import { hasReadableText } from "../compare/page-position.ts";
import { type MeasureSignal, scoredSignal, signalResult, unknownSignal } from "../compare/signal-result.ts";

const SIGNAL = { id: "unobstructed", dimension: "aboveTheFoldContinuity", weight: 0.1 } as const;

/** A bar along an edge (chat, app banner) leaves the page usable: up to a tenth of the screen is nobody's obstacle. */
const UNPENALISED_SHARE = 0.1;
/** From half the first screen on nothing of the page is left to read. */
const ZERO_SCORE_SHARE = 0.5;
/** A layer of this size is worth a word. */
const MIN_REPORTED_SHARE = 0.2;

const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;

/** Said, and not scored: whether its timer had run out when the page was looked at must not decide. */
const closedPopUpFinding = (ad: AdEvidence, share: number): Finding =>
  createFinding({
    kind: "overlay",
    status: "partial_match",
    severity: "LOW",
    adValue: ad.headline?.text ?? ad.copy[0]?.text ?? "the ad's promise",
    landingPageValue: `a pop-up covers ${formatPercent(share)} of the first screen until it is closed`,
    recommendation:
      "Open the pop-up later, or only once the visitor has read the page, so that the ad's promise is seen first.",
    confidence: 0.9,
  });

/** Is the first screen free of layers? Consent layers do not count: they are the law's, and what they cover is `obscured`. */
export const unobstructed: MeasureSignal = ({ ad, page }) => {
  const share = Math.min(
    1,
    page.layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0),
  );
  // That nothing covers an empty screen is no merit.
  if (share === 0 && !hasReadableText(page))
    return signalResult({ signals: [unknownSignal(SIGNAL, "nothing of the page could be read")] });
  const value = 1 - Math.max(0, share - UNPENALISED_SHARE) / (ZERO_SCORE_SHARE - UNPENALISED_SHARE);
  const closed = page.popUpClosed ?? 0;
  if (share <= MIN_REPORTED_SHARE)
    return signalResult({
      findings: closed > MIN_REPORTED_SHARE ? [closedPopUpFinding(ad, closed)] : [],
      signals: [
        scoredSignal(
          SIGNAL,
          value,
          share === 0
            ? "nothing covers the first screen"
            : `a layer covers ${formatPercent(share)} of the first screen`,
        ),
      ],
    });
  const layer = page.layers.find(({ kind }) => kind === "overlay");
  const found = createFinding({
    kind: "overlay",
    status: "partial_match",
    severity: share >= ZERO_SCORE_SHARE ? "MEDIUM" : "LOW",
    adValue: ad.headline?.text ?? ad.copy[0]?.text ?? "the ad's promise",
    landingPageValue: `a layer covers ${formatPercent(share)} of the first screen`,
    recommendation:
      "Open the layer later, or only once the visitor has read the page, so that the ad's promise is seen first.",
    confidence: 0.9,
  });
  return signalResult({
    signals: [scoredSignal(SIGNAL, value, `a layer covers ${formatPercent(share)} of the first screen`)],
    findings: [{ ...found, outline: { ad: null, landingPage: layer?.box ?? null } }],
  });
};
