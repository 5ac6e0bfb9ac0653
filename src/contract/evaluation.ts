import { z } from "zod";
import { type Door, reading, writing } from "./door.ts";
import { fix } from "./fix.ts";
import {
  BANDS,
  COMPARISON_CATEGORIES,
  COMPARISON_STATUSES,
  CONFIDENCES,
  IMPACTS,
  MEDIA_TYPES,
  RISK_TYPES,
  SEVERITIES,
  VIEWPORTS,
} from "./vocabulary.ts";

const scores = <O extends boolean>(door: Door<O>) =>
  door.object({
    visualMatch: door.score(),
    messageMatch: door.score(),
    aboveTheFoldContinuity: door.score(),
    toneAlignment: door.score(),
    /** Legacy: average of messageMatch and aboveTheFoldContinuity, so it may fall between half points. */
    contextualMatch: door.legacy(z.number().min(0).max(10)),
    /** @deprecated Alias of aboveTheFoldContinuity. */
    informationScent: door.legacy(door.score()),
  });

const detailedScore = <O extends boolean>(door: Door<O>) =>
  door.object({ score: door.score(), band: door.word(BANDS), reasoning: z.string() });

const detailedScores = <O extends boolean>(door: Door<O>) =>
  door.object({
    visualMatch: detailedScore(door),
    messageMatch: detailedScore(door),
    aboveTheFoldContinuity: detailedScore(door),
    toneAlignment: detailedScore(door),
    /** @deprecated Alias of aboveTheFoldContinuity. */
    informationScent: door.legacy(detailedScore(door)),
  });

const comparison = <O extends boolean>(door: Door<O>) =>
  door.object({
    element: z.string(),
    category: door.word(COMPARISON_CATEGORIES),
    adValue: z.string(),
    landingPageValue: z.string(),
    /** implicit: present by convention. obscured: hidden behind a consent modal, and not scored. */
    status: door.word(COMPARISON_STATUSES),
    severity: door.word(SEVERITIES),
    recommendation: z.string(),
  });

const risk = <O extends boolean>(door: Door<O>) =>
  door.object({
    type: door.word(RISK_TYPES),
    message: z.string(),
    impact: door.word(IMPACTS),
    element: z.string(),
  });

const profile = <O extends boolean>(door: Door<O>) =>
  door.object({
    id: z.string(),
    platform: z.string(),
    surfaceLabel: z.string(),
    displayLabel: z.string(),
    weights: door.object({
      visualMatch: door.weight(),
      messageMatch: door.weight(),
      aboveTheFoldContinuity: door.weight(),
      toneAlignment: door.weight(),
    }),
    detectionReason: z.string(),
    detectionConfidence: door.word(CONFIDENCES),
  });

const pageSpeed = <O extends boolean>(door: Door<O>) =>
  door.object({
    performanceScore: z.number().min(0).max(100),
    lcp: z.number(),
    fcp: z.number(),
    tbt: z.number(),
    cls: z.number(),
    si: z.number(),
    fetchedAt: door.dateTime(),
  });

/** The contract shows no shape for the elements. */
const videoFrames = z.array(z.unknown()).nullable();

const evaluation = <O extends boolean>(door: Door<O>) =>
  door.object({
    overallScore: door.score(),
    componentScores: scores(door),
    rawScores: scores(door),
    detailedScores: detailedScores(door),
    suggestions: door.object({
      visual: z.array(z.string()),
      contextual: z.array(z.string()),
      tone: z.array(z.string()),
    }),
    elementComparisons: z.array(comparison(door)),
    conversionRisks: z.array(risk(door)),
    fixes: z.array(fix(door)),
    appliedProfile: profile(door),
    detectionMode: z.string(),
    isPmax: z.boolean(),
    alternateScores: z
      .array(
        door.object({
          profileId: z.string(),
          displayLabel: z.string(),
          surfaceLabel: z.string().nullable(),
          overallScore: door.score(),
        }),
      )
      .nullable(),
    evaluationId: door.uuid(),
    adScreenshotUrl: z.string(),
    landingPageScreenshotUrl: z.string().nullable(),
    alternateScreenshotUrl: z.string().nullable(),
    alternateViewport: door.word(VIEWPORTS).nullable(),
    analysisModel: z.string(),
    mediaType: door.word(MEDIA_TYPES),
    viewport: door.word(VIEWPORTS),
    pageSpeedData: door.present(pageSpeed(door)),
    /** Video ads only: extra frames analysed, null otherwise; a service may leave it out of an image's answer. */
    videoFrames: door.legacy(videoFrames),
    videoMetadata: door.present(
      door.object({
        frameCount: z.number(),
        processingMethod: z.string(),
        hasTranscript: z.boolean(),
        transcriptLength: z.number(),
        videoDuration: z.number().nullable(),
      }),
    ),
  });

const urlOnly = <O extends boolean>(door: Door<O>) =>
  door.object({
    success: z.literal(true),
    evaluationId: door.uuid().nullable(),
    lpCaptureStatus: z.literal("url_only"),
    lpUnavailableReason: z.string(),
    scores: door.noScore(),
    detailedScores: door.noScore(),
  });

const linkBroken = <O extends boolean>(door: Door<O>) =>
  door.object({
    success: z.literal(true),
    evaluationId: door.uuid().nullable(),
    lpCaptureStatus: z.literal("link_broken"),
    overallScore: door.noScore(),
    componentScores: door.noScore(),
    linkBroken: door.object({
      url: z.string(),
      finalUrl: z.string().nullable(),
      httpStatus: z.number().nullable(),
      reason: z.string().nullable(),
    }),
    landingPageScreenshotUrl: z.string().nullable(),
  });

/** The full evaluation, as the engine writes it. */
export const Evaluation = evaluation(writing);
export const UrlOnly = urlOnly(writing);
export const LinkBroken = linkBroken(writing);

export const EvaluationRead = evaluation(reading);
export const UrlOnlyRead = urlOnly(reading);
export const LinkBrokenRead = linkBroken(reading);

export type Evaluation = z.infer<typeof Evaluation>;
export type UrlOnly = z.infer<typeof UrlOnly>;
export type LinkBroken = z.infer<typeof LinkBroken>;
export type EvaluationRead = z.infer<typeof EvaluationRead>;
export type UrlOnlyRead = z.infer<typeof UrlOnlyRead>;
export type LinkBrokenRead = z.infer<typeof LinkBrokenRead>;

/** Any 200 body of POST /api/analyze-ad, whoever evaluated. */
export type Answer = EvaluationRead | UrlOnlyRead | LinkBrokenRead;

export type ElementComparison = Evaluation["elementComparisons"][number];
export type ConversionRisk = Evaluation["conversionRisks"][number];
export type AppliedProfile = Evaluation["appliedProfile"];
export type ComponentScores = Evaluation["componentScores"];
export type DetailedScores = Evaluation["detailedScores"];
export type PageSpeedData = NonNullable<Evaluation["pageSpeedData"]>;
