import type { AdEvidence } from "../artifacts/evidence.ts";
import { hasReadableText } from "../artifacts/excerpt-position.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { createFinding } from "./create-finding.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";

/** A bar of up to a tenth of the viewport (chat, app banner) leaves the page usable. */
const UNPENALISED_SHARE = 0.1;
/** If a layer covers half of the viewport, nothing of the page is left to read. */
const ZERO_SCORE_SHARE = 0.5;
const MIN_REPORTED_SHARE = 0.2;

const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;

const overlayFinding = (
  ad: AdEvidence,
  layer: "pop-up" | "layer",
  landingPageValue: string,
  severity: "MEDIUM" | "LOW",
): Finding =>
  createFinding({
    kind: "overlay",
    status: "partial_match",
    severity,
    adValue: ad.headline?.text ?? ad.copy[0]?.text ?? "the ad's promise",
    landingPageValue,
    recommendation:
      `Open the ${layer} later, or after the visitor has read the page, so that visitors first ` +
      "see what the ad promises.",
    confidence: 0.9,
  });

/** Is the page free of layers above the fold? Consent banners do not count: the law requires them. */
export const unobstructed = defineSignal("aboveTheFoldContinuity", "unobstructed", ({ ad, page }) => {
  const overlays = page.layers.filter(({ kind }) => kind === "overlay");
  const share = Math.min(
    1,
    overlays.reduce((sum, { foldShare }) => sum + foldShare, 0),
  );
  // An empty page gets no credit for having no layers.
  if (share === 0 && !hasReadableText(page)) return unknown(UNREADABLE_PAGE);
  const value = 1 - Math.max(0, share - UNPENALISED_SHARE) / (ZERO_SCORE_SHARE - UNPENALISED_SHARE);
  const note = share === 0 ? "no layer covers the fold" : `a layer covers ${formatPercent(share)} of the fold`;
  if (share > MIN_REPORTED_SHARE) {
    const finding = overlayFinding(ad, "layer", note, share >= ZERO_SCORE_SHARE ? "MEDIUM" : "LOW");
    const outline = { ad: null, landingPage: overlays[0]?.box ?? null };
    return { value, note, findings: [{ ...finding, outline }] };
  }
  const closed = page.popUpClosed ?? 0;
  if (closed <= MIN_REPORTED_SHARE) return { value, note };
  // A closed pop-up costs no score, because the score must not depend on when the pop-up opens.
  const popUp = `a pop-up covers ${formatPercent(closed)} of the fold until it is closed`;
  return { value, note, findings: [overlayFinding(ad, "pop-up", popUp, "LOW")] };
});
