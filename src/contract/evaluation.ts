import { z } from "zod";
import { fixSchema } from "./fix.ts";
import { lenient, type SchemaMode, strict } from "./schema-mode.ts";
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

const scoresSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    visualMatch: mode.score(),
    messageMatch: mode.score(),
    aboveTheFoldContinuity: mode.score(),
    toneAlignment: mode.score(),
    /** Legacy: the average of messageMatch and aboveTheFoldContinuity, so it may be between half points. */
    contextualMatch: mode.deprecated(z.number().min(0).max(10)),
    /** @deprecated Alias of aboveTheFoldContinuity. */
    informationScent: mode.deprecated(mode.score()),
  });

const detailedScoreSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({ score: mode.score(), band: mode.oneOf(BANDS), reasoning: z.string() });

const detailedScoresSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    visualMatch: detailedScoreSchema(mode),
    messageMatch: detailedScoreSchema(mode),
    aboveTheFoldContinuity: detailedScoreSchema(mode),
    toneAlignment: detailedScoreSchema(mode),
    /** @deprecated Alias of aboveTheFoldContinuity. */
    informationScent: mode.deprecated(detailedScoreSchema(mode)),
  });

const comparisonSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    element: z.string(),
    category: mode.oneOf(COMPARISON_CATEGORIES),
    adValue: z.string(),
    landingPageValue: z.string(),
    /** implicit: present by convention. obscured: hidden behind a consent dialog, and not scored. */
    status: mode.oneOf(COMPARISON_STATUSES),
    severity: mode.oneOf(SEVERITIES),
    recommendation: z.string(),
  });

const riskSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    type: mode.oneOf(RISK_TYPES),
    message: z.string(),
    impact: mode.oneOf(IMPACTS),
    element: z.string(),
  });

const profileSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    id: z.string(),
    platform: z.string(),
    surfaceLabel: z.string(),
    displayLabel: z.string(),
    weights: mode.object({
      visualMatch: mode.weight(),
      messageMatch: mode.weight(),
      aboveTheFoldContinuity: mode.weight(),
      toneAlignment: mode.weight(),
    }),
    detectionReason: z.string(),
    detectionConfidence: mode.oneOf(CONFIDENCES),
  });

const pageSpeedSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    performanceScore: z.number().min(0).max(100),
    lcp: z.number(),
    fcp: z.number(),
    tbt: z.number(),
    cls: z.number(),
    si: z.number(),
    fetchedAt: mode.dateTime(),
  });

const evaluationSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    overallScore: mode.score(),
    componentScores: scoresSchema(mode),
    rawScores: scoresSchema(mode),
    detailedScores: detailedScoresSchema(mode),
    suggestions: mode.object({
      visual: z.array(z.string()),
      contextual: z.array(z.string()),
      tone: z.array(z.string()),
    }),
    elementComparisons: z.array(comparisonSchema(mode)),
    conversionRisks: z.array(riskSchema(mode)),
    fixes: z.array(fixSchema(mode)),
    appliedProfile: profileSchema(mode),
    detectionMode: z.string(),
    isPmax: z.boolean(),
    alternateScores: z
      .array(
        mode.object({
          profileId: z.string(),
          displayLabel: z.string(),
          surfaceLabel: z.string().nullable(),
          overallScore: mode.score(),
        }),
      )
      .nullable(),
    evaluationId: mode.uuid(),
    adScreenshotUrl: z.string(),
    landingPageScreenshotUrl: z.string().nullable(),
    alternateScreenshotUrl: z.string().nullable(),
    alternateViewport: mode.oneOf(VIEWPORTS).nullable(),
    analysisModel: z.string(),
    mediaType: mode.oneOf(MEDIA_TYPES),
    viewport: mode.oneOf(VIEWPORTS),
    pageSpeedData: mode.optional(pageSpeedSchema(mode)),
    /**
     * Additional frames of a video ad; null for images. A service may omit it for images. The contract does not define
     * the elements.
     */
    videoFrames: mode.deprecated(z.array(z.unknown()).nullable()),
    videoMetadata: mode.optional(
      mode.object({
        frameCount: z.number(),
        processingMethod: z.string(),
        hasTranscript: z.boolean(),
        transcriptLength: z.number(),
        videoDuration: z.number().nullable(),
      }),
    ),
  });

const urlOnlySchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    success: z.literal(true),
    evaluationId: mode.uuid().nullable(),
    lpCaptureStatus: z.literal("url_only"),
    lpUnavailableReason: z.string(),
    scores: mode.noScore(),
    detailedScores: mode.noScore(),
  });

const linkBrokenSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    success: z.literal(true),
    evaluationId: mode.uuid().nullable(),
    lpCaptureStatus: z.literal("link_broken"),
    overallScore: mode.noScore(),
    componentScores: mode.noScore(),
    linkBroken: mode.object({
      url: z.string(),
      finalUrl: z.string().nullable(),
      httpStatus: z.number().nullable(),
      reason: z.string().nullable(),
    }),
    landingPageScreenshotUrl: z.string().nullable(),
  });

/** The complete evaluation, as the engine writes it. */
export const Evaluation = evaluationSchema(strict);
export const UrlOnly = urlOnlySchema(strict);
export const LinkBroken = linkBrokenSchema(strict);

export const ReceivedEvaluation = evaluationSchema(lenient);
export const ReceivedUrlOnly = urlOnlySchema(lenient);
export const ReceivedLinkBroken = linkBrokenSchema(lenient);
export const ReceivedPageSpeed = pageSpeedSchema(lenient);

export type Evaluation = z.infer<typeof Evaluation>;
export type UrlOnly = z.infer<typeof UrlOnly>;
export type LinkBroken = z.infer<typeof LinkBroken>;
export type ReceivedEvaluation = z.infer<typeof ReceivedEvaluation>;
export type ReceivedUrlOnly = z.infer<typeof ReceivedUrlOnly>;
export type ReceivedLinkBroken = z.infer<typeof ReceivedLinkBroken>;

/** Any 200 body of POST /api/analyze-ad, from any evaluator. */
export type EvaluationAnswer = ReceivedEvaluation | ReceivedUrlOnly | ReceivedLinkBroken;

export type ElementComparison = Evaluation["elementComparisons"][number];
export type ConversionRisk = Evaluation["conversionRisks"][number];
export type AppliedProfile = Evaluation["appliedProfile"];
export type ComponentScores = Evaluation["componentScores"];
export type DetailedScores = Evaluation["detailedScores"];
