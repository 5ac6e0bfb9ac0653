import fc, { type Arbitrary } from "fast-check";
import type { Evaluation, LinkBroken, UrlOnly } from "../../src/contract/evaluation.ts";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import type { Fix, StoredFix } from "../../src/contract/fix.ts";
import type { HistoryItem } from "../../src/contract/history.ts";
import type { UsageInfo } from "../../src/contract/usage-quota.ts";
import {
  AD_MEDIA_TYPES,
  BANDS,
  COMPARISON_CATEGORIES,
  COMPARISON_STATUSES,
  CONFIDENCES,
  FIX_DIRECTIONS,
  FIX_STATUSES,
  FIX_TARGETS,
  FIX_TYPES,
  IMPACTS,
  MEDIA_TYPES,
  PLATFORMS,
  RISK_TYPES,
  SEVERITIES,
  VIEWPORTS,
} from "../../src/contract/vocabulary.ts";

/** Any body that the contract allows, in every variant. */

const word = <const V extends readonly string[]>(words: V): Arbitrary<V[number]> => fc.constantFrom(...words);
const text = () => fc.string({ maxLength: 40, unit: "grapheme" });
const nullable = <T>(arbitrary: Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const score = () => fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2);
const count = () => fc.nat({ max: 100_000 });
const measure = () => fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => value + 0);
const instant = () =>
  fc
    .date({ min: new Date(0), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true })
    .map((date) => date.toISOString());

const componentScores = () =>
  fc.tuple(score(), score(), score(), score()).map(([visualMatch, messageMatch, fold, toneAlignment]) => ({
    visualMatch,
    messageMatch,
    aboveTheFoldContinuity: fold,
    toneAlignment,
    contextualMatch: (messageMatch + fold) / 2,
    informationScent: fold,
  }));

const detail = () => fc.record({ score: score(), band: word(BANDS), reasoning: text() });

export function arbitraryFix(): Arbitrary<Fix> {
  return fc.record({
    id: fc.uuid(),
    element: text(),
    fixType: word(FIX_TYPES),
    target: word(FIX_TARGETS),
    direction: word(FIX_DIRECTIONS),
    priority: word(SEVERITIES),
    currentValue: text(),
    suggestedValue: text(),
    cssSelector: text(),
    reasoning: text(),
    expectedImpact: text(),
    implementationSteps: fc.array(text(), { maxLength: 3 }),
    confidenceScore: fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100),
    tradeoff: text(),
  });
}

const videoMetadata = () =>
  fc.record({
    frameCount: count(),
    processingMethod: text(),
    hasTranscript: fc.boolean(),
    transcriptLength: count(),
    videoDuration: nullable(measure()),
  });

const pageSpeedData = () =>
  fc.record({
    performanceScore: fc.integer({ min: 0, max: 100 }),
    lcp: measure(),
    fcp: measure(),
    tbt: measure(),
    cls: measure(),
    si: measure(),
    fetchedAt: instant(),
  });

const scored = () => ({
  overallScore: score(),
  componentScores: componentScores(),
  rawScores: componentScores(),
  detailedScores: fc
    .tuple(detail(), detail(), detail(), detail())
    .map(([visualMatch, messageMatch, fold, toneAlignment]) => ({
      visualMatch,
      messageMatch,
      aboveTheFoldContinuity: fold,
      toneAlignment,
      informationScent: fold,
    })),
  appliedProfile: fc.record({
    id: text(),
    platform: text(),
    surfaceLabel: text(),
    displayLabel: text(),
    weights: fc.record({
      visualMatch: share(),
      messageMatch: share(),
      aboveTheFoldContinuity: share(),
      toneAlignment: share(),
    }),
    detectionReason: text(),
    detectionConfidence: word(CONFIDENCES),
  }),
  detectionMode: fc.oneof(fc.constantFrom("single", "multi_placement"), text()),
  isPmax: fc.boolean(),
  alternateScores: nullable(
    fc.array(
      fc.record({
        profileId: text(),
        displayLabel: text(),
        surfaceLabel: nullable(text()),
        overallScore: score(),
      }),
      { maxLength: 3 },
    ),
  ),
});

const share = () => fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20);

const compared = () => ({
  suggestions: fc.record({
    visual: fc.array(text(), { maxLength: 2 }),
    contextual: fc.array(text(), { maxLength: 2 }),
    tone: fc.array(text(), { maxLength: 2 }),
  }),
  elementComparisons: fc.array(
    fc.record({
      element: text(),
      category: word(COMPARISON_CATEGORIES),
      adValue: text(),
      landingPageValue: text(),
      status: word(COMPARISON_STATUSES),
      severity: word(SEVERITIES),
      recommendation: text(),
    }),
    { maxLength: 4 },
  ),
  conversionRisks: fc.array(
    fc.record({ type: word(RISK_TYPES), message: text(), impact: word(IMPACTS), element: text() }),
    { maxLength: 3 },
  ),
  fixes: fc.array(arbitraryFix(), { maxLength: 3 }),
});

export function arbitraryEvaluation(): Arbitrary<Evaluation> {
  const always = fc.record({
    ...scored(),
    ...compared(),
    evaluationId: fc.uuid(),
    adScreenshotUrl: fc.webUrl(),
    landingPageScreenshotUrl: nullable(fc.webUrl()),
    alternateScreenshotUrl: nullable(fc.webUrl()),
    alternateViewport: nullable(word(VIEWPORTS)),
    analysisModel: text(),
    mediaType: word(MEDIA_TYPES),
    viewport: word(VIEWPORTS),
    videoFrames: nullable(fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 2 })),
  });
  const sometimes = fc.record({ pageSpeedData: pageSpeedData(), videoMetadata: videoMetadata() }, { requiredKeys: [] });
  return fc.tuple(always, sometimes).map(([first, second]) => ({ ...first, ...second }));
}

export function arbitraryUrlOnly(): Arbitrary<UrlOnly> {
  return fc.record({
    success: fc.constant(true),
    evaluationId: nullable(fc.uuid()),
    lpCaptureStatus: fc.constant("url_only"),
    lpUnavailableReason: text(),
    scores: fc.constant(null),
    detailedScores: fc.constant(null),
  });
}

export function arbitraryLinkBroken(): Arbitrary<LinkBroken> {
  return fc.record({
    success: fc.constant(true),
    evaluationId: nullable(fc.uuid()),
    lpCaptureStatus: fc.constant("link_broken"),
    overallScore: fc.constant(null),
    componentScores: fc.constant(null),
    linkBroken: fc.record({
      url: fc.webUrl(),
      finalUrl: nullable(fc.webUrl()),
      httpStatus: nullable(fc.integer({ min: 100, max: 599 })),
      reason: nullable(text()),
    }),
    landingPageScreenshotUrl: nullable(fc.webUrl()),
  });
}

export function arbitraryAnswer(): Arbitrary<Evaluation | UrlOnly | LinkBroken> {
  return fc.oneof(
    { weight: 3, arbitrary: arbitraryEvaluation() },
    { weight: 1, arbitrary: arbitraryUrlOnly() },
    { weight: 1, arbitrary: arbitraryLinkBroken() },
  );
}

export function arbitraryRequest(): Arbitrary<EvaluationRequest> {
  const some = <T>(fields: { [K in keyof T]: Arbitrary<T[K]> }) => fc.record(fields, { requiredKeys: [] });
  const adTextFields = some({
    headline: text(),
    bodyText: text(),
    description: text(),
    ctaType: text(),
    pageName: text(),
  });
  const adData = fc
    .tuple(
      fc.webUrl(),
      fc.boolean(),
      some({ platform: word(PLATFORMS), mediaType: word(AD_MEDIA_TYPES), adTextFields }),
    )
    .map(([url, isImage, rest]) => ({ ...(isImage ? { imageUrl: url } : { adUrl: url }), ...rest }));
  const audienceData = some({ ageRange: text(), gender: text(), location: text(), interests: text() });
  return fc.record(
    { adData, landingPageData: fc.record({ url: fc.webUrl() }), viewport: word(VIEWPORTS), audienceData },
    { requiredKeys: ["adData", "landingPageData"] },
  );
}

export function arbitraryStoredFix(): Arbitrary<StoredFix> {
  return fc.record({
    id: fc.uuid(),
    evaluationId: fc.uuid(),
    element: nullable(text()),
    fixType: word(FIX_TYPES),
    target: word(FIX_TARGETS),
    direction: nullable(word(FIX_DIRECTIONS)),
    priority: word(SEVERITIES),
    status: word(FIX_STATUSES),
    currentValue: nullable(text()),
    suggestedValue: text(),
    elementSelector: nullable(text()),
    reasoning: nullable(text()),
    expectedImpact: nullable(text()),
    tradeoff: nullable(text()),
    confidenceScore: nullable(fc.integer({ min: 0, max: 100 }).map((share) => (share / 100).toFixed(2))),
    implementationSteps: nullable(fc.array(text(), { maxLength: 3 })),
    appliedAt: nullable(instant()),
    dismissedAt: nullable(instant()),
    dismissedReason: nullable(text()),
    createdAt: instant(),
    updatedAt: instant(),
  });
}

export function arbitraryUsage(): Arbitrary<UsageInfo> {
  return fc.record(
    {
      used: count(),
      limit: count(),
      remaining: count(),
      canEvaluate: fc.boolean(),
      nextReset: instant(),
      tier: text(),
      userEmail: fc.emailAddress(),
      ipAddress: fc.ipV4(),
    },
    { requiredKeys: ["used", "limit", "remaining", "canEvaluate", "nextReset"] },
  );
}

export function arbitraryHistoryItem(): Arbitrary<HistoryItem> {
  return fc.record({
    id: fc.uuid(),
    title: nullable(text()),
    landingPageUrl: fc.webUrl(),
    platform: nullable(text()),
    overallScore: score(),
    visualMatchScore: score(),
    messageMatchScore: score(),
    aboveTheFoldContinuityScore: score(),
    toneAlignmentScore: score(),
    contextualMatchScore: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4),
    informationScentScore: score(),
    adScreenshotUrl: nullable(fc.webUrl()),
    landingPageScreenshotUrl: nullable(fc.webUrl()),
    createdAt: instant(),
  });
}
