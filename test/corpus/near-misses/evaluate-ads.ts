import type { EvaluationRequest } from "../../../src/contract/evaluation-request.ts";
import { DIMENSIONS, type Dimension, PLATFORMS, type Viewport } from "../../../src/contract/vocabulary.ts";
import type { Creative } from "../../../src/engine/artifacts/capture-schemas.ts";
import { evaluatePair } from "../evaluate-pair.ts";
import type { NearAd, NearKind, NearPage } from "./pages.ts";
import type { PageCaptures } from "./saved-captures.ts";

/**
 * `text`: the copy is given, and the creative where there is one. `copy`: the same ads as text ads, without their creatives.
 * `picture`: the creative only, read by OCR. `later`: the copy of the ads that were written later, which have no creative.
 */
export const MODES = ["text", "copy", "picture", "later"] as const;
export type Mode = (typeof MODES)[number];

export interface ScoredAd {
  page: string;
  ad: string;
  kind: NearKind;
  belongs: boolean;
  overallScore: number;
  /** After caps and penalties; the overall score is their weighted sum. */
  componentScores: Record<Dimension, number>;
  /** Before caps and penalties. */
  detailedScores: Record<Dimension, number>;
  /** The comparisons with the severity HIGH, for people. */
  highComparisons: string[];
}

/** Evaluates all ads of a page. Ads without a creative are left out of the mode `picture`. */
export function evaluateAds(page: NearPage, captures: PageCaptures, mode: Mode): ScoredAd[] {
  return (mode === "later" ? page.laterAds : page.ads)
    .filter(({ creative }) => (mode !== "picture" && mode !== "copy") || creative !== undefined)
    .map((ad) => evaluateAd(page, mode === "copy" ? withoutCreative(ad) : ad, captures, mode));
}

const withoutCreative = ({ creative: _, ...ad }: NearAd): NearAd => ad;

function evaluateAd(page: NearPage, ad: NearAd, { pages, creatives }: PageCaptures, mode: Mode): ScoredAd {
  const creative = ad.creative === undefined ? null : findCreative(page, ad, creatives);
  const request = buildRequest(page, ad, mode);
  const { viewport = "mobile" } = request;
  // Like the engine, use OCR only without text fields.
  const visible = creative !== null && mode !== "picture" ? { ...creative, words: null } : creative;
  const { scored, judgement } = evaluatePair(request, visible, pages[viewport]);
  const high = judgement.findings.filter(({ comparison: { severity } }) => severity === "HIGH");
  return {
    page: page.id,
    ad: ad.id,
    kind: ad.kind,
    belongs: ad.belongs,
    overallScore: scored.overallScore,
    componentScores: mapDimensions((dimension) => scored.componentScores[dimension]),
    detailedScores: mapDimensions((dimension) => scored.detailedScores[dimension].score),
    highComparisons: high.map(
      ({ kind, comparison: { status, adValue, landingPageValue } }) =>
        `${kind} ${status}: ${adValue} | ${landingPageValue}`,
    ),
  };
}

function findCreative(page: NearPage, ad: NearAd, creatives: PageCaptures["creatives"]): Creative {
  const creative = creatives[ad.id];
  if (creative === undefined) throw new Error(`The creative of ${page.id}/${ad.id} was not captured.`);
  return creative;
}

export function mapDimensions(read: (dimension: Dimension) => number): Record<Dimension, number> {
  const [visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment] = DIMENSIONS;
  return {
    visualMatch: read(visualMatch),
    messageMatch: read(messageMatch),
    aboveTheFoldContinuity: read(aboveTheFoldContinuity),
    toneAlignment: read(toneAlignment),
  };
}

const PHONE_PLATFORMS = new Set(["meta", "tiktok"]);

function buildRequest(page: NearPage, ad: NearAd, mode: Mode): EvaluationRequest {
  const platform = PLATFORMS.find((name) => ad.platform.startsWith(`${name}_`));
  const viewport: Viewport = platform !== undefined && PHONE_PLATFORMS.has(platform) ? "mobile" : "desktop";
  return {
    adData: {
      ...(ad.creative !== undefined && { imageUrl: "https://ads.example/ad.png" }),
      ...(platform !== undefined && { platform }),
      ...(mode !== "picture" && { adTextFields: ad.copy }),
    },
    landingPageData: { url: addPlacement(page.url, ad) },
    viewport,
  };
}

/**
 * Names Google's placement in the landing URL. A picture with several texts would otherwise be scored as Performance
 * Max. The other placements follow from the platform and the creative's shape.
 */
function addPlacement(pageUrl: string, { platform }: NearAd): string {
  if (!platform.startsWith("google_")) return pageUrl;
  const url = new URL(pageUrl);
  url.searchParams.set("utm_placement", platform.slice("google_".length));
  return url.href;
}
