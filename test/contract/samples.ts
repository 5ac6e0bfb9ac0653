import type { Evaluation, LinkBroken, UrlOnly } from "../../src/contract/evaluation.ts";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import type { Fix } from "../../src/contract/fix.ts";
import type { ReceivedClaim } from "../../src/contract/ledger.ts";
import type { UsageInfo } from "../../src/contract/usage-quota.ts";

/** Valid bodies as a service would send them; their numbers are consistent. */

export const SAMPLE_LANDING_URL = "https://shop.example/spring";

export function sampleRequest(overrides: Partial<EvaluationRequest> = {}): EvaluationRequest {
  return {
    adData: {
      imageUrl: "https://cdn.example/ads/spring-sale.png",
      platform: "meta",
      adTextFields: {
        headline: "50% off running shoes",
        bodyText: "This week only, in every colour.",
        ctaType: "SHOP_NOW",
        pageName: "Stride",
      },
    },
    landingPageData: { url: SAMPLE_LANDING_URL },
    viewport: "mobile",
    ...overrides,
  };
}

export function sampleFix(overrides: Partial<Fix> = {}): Fix {
  return {
    id: "7f0c2d1e-3b4a-4c5d-8e6f-9a0b1c2d3e4f",
    element: "Offer",
    fixType: "offer",
    target: "landing_page",
    direction: "change_lp",
    priority: "HIGH",
    currentValue: "Up to 40% off",
    suggestedValue: "50% off running shoes",
    cssSelector: "main > section.hero > p",
    reasoning: "The ad promises 50% off and the page names 40%.",
    expectedImpact: "Visitors find the offer that they came for.",
    implementationSteps: ["Open the hero section.", "Replace the offer line."],
    confidenceScore: 0.9,
    tradeoff: "The larger discount must hold for what the page lists.",
    ...overrides,
  };
}

const scores = (visualMatch: number, messageMatch: number, aboveTheFoldContinuity: number, toneAlignment: number) => ({
  visualMatch,
  messageMatch,
  aboveTheFoldContinuity,
  toneAlignment,
  contextualMatch: (messageMatch + aboveTheFoldContinuity) / 2,
  informationScent: aboveTheFoldContinuity,
});

/** 8 × .35 + 6.5 × .30 + 6 × .20 + 8 × .15 = 7.15, and so 7. */
export function sampleEvaluation(overrides: Partial<Evaluation> = {}): Evaluation {
  const fold = {
    score: 6.5,
    band: "MODERATE" as const,
    reasoning: "The promise stands in the first screen; the offer is another one. Penalty −0.5 (MEDIUM).",
  };
  return {
    overallScore: 7,
    componentScores: scores(8, 6.5, 6, 8),
    rawScores: scores(8, 7.5, 6.5, 8),
    detailedScores: {
      visualMatch: { score: 8, band: "GOOD", reasoning: "The ad's orange leads the page." },
      messageMatch: {
        score: 7.5,
        band: "GOOD",
        reasoning: "The headline is echoed. Penalty −1 (HIGH): the offers differ.",
      },
      aboveTheFoldContinuity: fold,
      toneAlignment: { score: 8, band: "GOOD", reasoning: "Both are short and urgent." },
      informationScent: fold,
    },
    suggestions: {
      visual: ["Show the shoe of the ad in the hero."],
      contextual: ["Name the 50% of the ad in the first line."],
      tone: [],
    },
    elementComparisons: [
      {
        element: "Headline",
        category: "message",
        adValue: "50% off running shoes",
        landingPageValue: "Running shoes for spring",
        status: "partial_match",
        severity: "LOW",
        recommendation: "Echo the ad's words in the headline.",
      },
      {
        element: "Offer",
        category: "message",
        adValue: "50% off",
        landingPageValue: "Up to 40% off",
        status: "mismatch",
        severity: "HIGH",
        recommendation: "Show the offer of the ad.",
      },
    ],
    conversionRisks: [
      {
        type: "OFFER_MISMATCH",
        message: "The ad promises 50% off; the page offers up to 40%.",
        impact: "CRITICAL",
        element: "Offer",
      },
    ],
    fixes: [sampleFix()],
    appliedProfile: {
      id: "meta_feed",
      platform: "meta",
      surfaceLabel: "Feed",
      displayLabel: "Meta feed",
      weights: { visualMatch: 0.35, messageMatch: 0.3, aboveTheFoldContinuity: 0.2, toneAlignment: 0.15 },
      detectionReason: "adData.platform is meta.",
      detectionConfidence: "high",
    },
    detectionMode: "single",
    isPmax: false,
    alternateScores: null,
    evaluationId: "0b54a8a6-6f0e-4f3a-9a9c-2d5b9c1e7f10",
    adScreenshotUrl: "https://cdn.example/evaluations/0b54a8a6/ad.png",
    landingPageScreenshotUrl: "https://cdn.example/evaluations/0b54a8a6/page.png",
    alternateScreenshotUrl: "https://cdn.example/evaluations/0b54a8a6/page-desktop.png",
    alternateViewport: "desktop",
    analysisModel: "vision-2026-10",
    mediaType: "image",
    viewport: "mobile",
    videoFrames: null,
    ...overrides,
  };
}

/** An evaluation with this score, from 1 to 10 in half points, overall and in every dimension. */
export function sampleEvaluationWithScore(score: number, overrides: Partial<Evaluation> = {}): Evaluation {
  const all = scores(score, score, score, score);
  const detail = {
    score,
    band: toBand(score),
    reasoning: "One score for every dimension, as the sample was asked for.",
  };
  return sampleEvaluation({
    overallScore: score,
    componentScores: all,
    rawScores: all,
    detailedScores: {
      visualMatch: detail,
      messageMatch: detail,
      aboveTheFoldContinuity: detail,
      toneAlignment: detail,
      informationScent: detail,
    },
    ...overrides,
  });
}

function toBand(score: number): Evaluation["detailedScores"]["visualMatch"]["band"] {
  if (score >= 9) return "EXCEPTIONAL";
  if (score >= 7) return "GOOD";
  if (score >= 5) return "MODERATE";
  return score >= 3 ? "POOR" : "VERY_POOR";
}

export function sampleUrlOnly(overrides: Partial<UrlOnly> = {}): UrlOnly {
  return {
    success: true,
    evaluationId: null,
    lpCaptureStatus: "url_only",
    lpUnavailableReason: "The site answers automated browsers with a challenge.",
    scores: null,
    detailedScores: null,
    ...overrides,
  };
}

export function sampleLinkBroken(overrides: Partial<LinkBroken> = {}): LinkBroken {
  return {
    success: true,
    evaluationId: null,
    lpCaptureStatus: "link_broken",
    overallScore: null,
    componentScores: null,
    linkBroken: {
      url: SAMPLE_LANDING_URL,
      finalUrl: `${SAMPLE_LANDING_URL}/gone`,
      httpStatus: 404,
      reason: "The page answers 404.",
    },
    landingPageScreenshotUrl: null,
    ...overrides,
  };
}

export function sampleUsage(overrides: Partial<UsageInfo> = {}): UsageInfo {
  return {
    used: 120,
    limit: 1000,
    remaining: 880,
    canEvaluate: true,
    nextReset: "2026-12-01T00:00:00Z",
    tier: "studio",
    userEmail: "someone@shop.example",
    ...overrides,
  };
}

/** A kept price; as received, so that a test may give it values of a newer service. */
export function sampleClaim(overrides: Partial<ReceivedClaim> = {}): ReceivedClaim {
  return {
    kind: "price",
    text: "£49",
    adLine: "Trail shoes from £49",
    source: "field",
    verdict: "kept",
    checkability: 1,
    confidence: 0.95,
    pageText: "All trail shoes start at £49.",
    words: "£49",
    selector: "#prices",
    ...overrides,
  };
}
