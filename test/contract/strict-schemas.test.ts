import fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import { ErrorBody } from "../../src/contract/error.ts";
import { Evaluation, LinkBroken, UrlOnly } from "../../src/contract/evaluation.ts";
import { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { Fix, FixesAnswer, StoredFix } from "../../src/contract/fix.ts";
import { HistoryItem, HistoryPage } from "../../src/contract/history.ts";
import { UsageInfo } from "../../src/contract/usage-quota.ts";
import * as words from "../../src/contract/vocabulary.ts";
import {
  arbitraryEvaluation,
  arbitraryFix,
  arbitraryHistoryItem,
  arbitraryLinkBroken,
  arbitraryRequest,
  arbitraryStoredFix,
  arbitraryUrlOnly,
  arbitraryUsage,
} from "./arbitraries.ts";
import {
  sampleEvaluation,
  sampleEvaluationWithScore,
  sampleFix,
  sampleLinkBroken,
  sampleRequest,
  sampleUrlOnly,
  sampleUsage,
} from "./samples.ts";

/** Strict schemas accept exactly what the contract defines. */

const shapes: [string, z.ZodType<object>, fc.Arbitrary<object>][] = [
  ["EvaluationRequest", EvaluationRequest, arbitraryRequest()],
  ["Evaluation", Evaluation, arbitraryEvaluation()],
  ["UrlOnly", UrlOnly, arbitraryUrlOnly()],
  ["LinkBroken", LinkBroken, arbitraryLinkBroken()],
  ["Fix", Fix, arbitraryFix()],
  ["StoredFix", StoredFix, arbitraryStoredFix()],
  ["UsageInfo", UsageInfo, arbitraryUsage()],
  ["HistoryItem", HistoryItem, arbitraryHistoryItem()],
];

test.each(shapes)("%s survives JSON, and unknown fields are rejected", (_, schema, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (value) => {
      expect(schema.parse(JSON.parse(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(schema.safeParse({ ...value, brandNew: 1 }).success).toBe(false);
    }),
  );
});

test("the samples are valid", () => {
  expect(EvaluationRequest.parse(sampleRequest())).toEqual(sampleRequest());
  expect(Evaluation.parse(sampleEvaluation())).toEqual(sampleEvaluation());
  expect(UrlOnly.parse(sampleUrlOnly())).toEqual(sampleUrlOnly());
  expect(LinkBroken.parse(sampleLinkBroken())).toEqual(sampleLinkBroken());
  expect(Fix.parse(sampleFix())).toEqual(sampleFix());
  expect(UsageInfo.parse(sampleUsage())).toEqual(sampleUsage());
  for (let score = 1; score <= 10; score += 0.5)
    expect(Evaluation.parse(sampleEvaluationWithScore(score)).overallScore).toBe(score);
});

test("the sample's overall score is the weighted sum of its scores, rounded half up to half a point", () => {
  for (const { overallScore, componentScores, appliedProfile } of [
    sampleEvaluation(),
    sampleEvaluationWithScore(4.5),
  ]) {
    const sum = words.DIMENSIONS.reduce(
      (total, dimension) => total + componentScores[dimension] * appliedProfile.weights[dimension],
      0,
    );
    expect(overallScore).toBe(Math.floor(Math.round(sum * 1e6) / 5e5 + 0.5) / 2);
  }
});

test.each([
  ["a score off the grid", { overallScore: 7.25 }],
  ["a score above 10", { overallScore: 10.5 }],
  ["an unknown word", { viewport: "watch" }],
  [
    "a weight above 1",
    {
      appliedProfile: {
        ...sampleEvaluation().appliedProfile,
        weights: { visualMatch: 35, messageMatch: 0.3, aboveTheFoldContinuity: 0.2, toneAlignment: 0.15 },
      },
    },
  ],
  ["an id that is no UUID", { evaluationId: "1" }],
  [
    "a missing deprecated alias",
    { componentScores: { ...sampleEvaluation().componentScores, informationScent: undefined } },
  ],
  ["no word about video frames", { videoFrames: undefined }],
  ["a null where a field is left out", { pageSpeedData: null }],
  ["a field within a field", { suggestions: { ...sampleEvaluation().suggestions, sound: [] } }],
])("%s is rejected", (_, overrides) => {
  expect(Evaluation.safeParse({ ...sampleEvaluation(), ...overrides }).success).toBe(false);
});

test("an answer without scores has null in its score fields", () => {
  expect(LinkBroken.safeParse({ ...sampleLinkBroken(), overallScore: 0 }).success).toBe(false);
  expect(UrlOnly.safeParse({ ...sampleUrlOnly(), scores: {} }).success).toBe(false);
});

test("a date may have any time zone, but needs one", () => {
  expect(UsageInfo.safeParse(sampleUsage({ nextReset: "2026-12-01T02:00:00+02:00" })).success).toBe(true);
  expect(UsageInfo.safeParse(sampleUsage({ nextReset: "2026-12-01T00:00:00" })).success).toBe(false);
  expect(UsageInfo.safeParse(sampleUsage({ nextReset: "next month" })).success).toBe(false);
});

const [stored] = fc.sample(arbitraryStoredFix(), { numRuns: 1, seed: 1 });

test.each(["0.00", "0.85", "1.00", null])("a stored fix accepts the confidence %j", (confidenceScore) => {
  expect(StoredFix.safeParse({ ...stored, confidenceScore }).success).toBe(true);
});

test.each(["1.01", "0.8", ".50", "-0.10", "1", 0.85])("a stored fix rejects the confidence %j", (confidenceScore) => {
  expect(StoredFix.safeParse({ ...stored, confidenceScore }).success).toBe(false);
});

test("the lists of history and fixes are valid", () => {
  const counts = { total: 1, pending: 1, applied: 0, dismissed: 0 };
  const list = { success: true, data: { fixes: [stored], ...counts, paywalled: false } };
  const stats = {
    success: true,
    data: { ...counts, high_priority: 1, medium_priority: 0, low_priority: 0, fix_types: 1 },
  };
  expect(FixesAnswer.list.safeParse(list).success).toBe(true);
  expect(FixesAnswer.get.safeParse({ success: true, data: stored }).success).toBe(true);
  expect(FixesAnswer.stats.safeParse(stats).success).toBe(true);
  expect(FixesAnswer.stats.safeParse(list).success).toBe(false);
  const page = {
    success: true,
    evaluations: [],
    count: 0,
    hasMore: false,
    offset: 0,
    limit: 100,
    userId: "u",
  };
  expect(HistoryPage.safeParse(page).success).toBe(true);
  expect(HistoryPage.safeParse({ ...page, limit: 101 }).success).toBe(false);
});

test("errors only have the contract's codes", () => {
  for (const errorCode of words.ERROR_CODES) expect(ErrorBody.safeParse({ error: "x", errorCode }).success).toBe(true);
  expect(ErrorBody.safeParse({ error: "x" }).success).toBe(true);
  expect(ErrorBody.safeParse({ error: "x", errorCode: "NEW" }).success).toBe(false);
});

/** Repeats the vocabulary on purpose, so that a mistake in it shows here and not at a service. */
test("the vocabulary is the contract's", () => {
  const { DIMENSIONS: _, CATEGORY_OF_DIMENSION: __, OPEN_STATUSES: ___, ...lists } = words;
  expect(lists).toEqual({
    PLATFORMS: "meta facebook instagram tiktok linkedin google reddit".split(" "),
    AD_MEDIA_TYPES: ["image", "video", "unknown"],
    MEDIA_TYPES: ["image", "video"],
    VIEWPORTS: ["mobile", "desktop"],
    BANDS: "EXCEPTIONAL GOOD MODERATE POOR VERY_POOR".split(" "),
    COMPARISON_CATEGORIES: ["visual", "message", "scent", "tone"],
    COMPARISON_STATUSES: "match mismatch partial_match missing implicit obscured".split(" "),
    SEVERITIES: ["HIGH", "MEDIUM", "LOW"],
    RISK_TYPES: "HEADLINE_DISCONNECT CTA_FRICTION OFFER_MISMATCH BRAND_INCONSISTENCY".split(" "),
    IMPACTS: ["CRITICAL", "HIGH", "MEDIUM"],
    FIX_TYPES: "headline cta body_copy color image layout offer social_proof urgency".split(" "),
    FIX_TARGETS: ["ad", "landing_page"],
    FIX_DIRECTIONS: ["change_lp", "change_ad", "change_routing", "change_both"],
    FIX_STATUSES: ["pending", "applied", "dismissed", "expired"],
    FIX_ACTIONS: ["list", "get", "stats"],
    CONFIDENCES: ["high", "low"],
    SCOPES: ["analyze", "usage", "history", "fixes"],
    ERROR_CODES: (
      "UNSAFE_URL NO_AD_ASSET AD_SCREENSHOT_FAILED USER_RATE_LIMIT_EXCEEDED IP_RATE_LIMIT_EXCEEDED " + "ANALYSIS_FAILED"
    ).split(" "),
  });
});
