import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ElementComparison, Evaluation } from "../../src/contract/evaluation.ts";
import { DIMENSIONS, SEVERITIES } from "../../src/contract/vocabulary.ts";
import { createFinding } from "../../src/engine/signals/create-finding.ts";
import { FINDING_KINDS, type FindingKind } from "../../src/findings/findings.ts";
import { inferKind } from "../../src/findings/identify-kinds.ts";
import { applyWaivers, computeScoreWithoutAccepted } from "../../src/run/apply-waivers.ts";
import { decideEntryState } from "../../src/run/gate.ts";
import type { Waiver } from "../../src/run/manifest/entry.ts";
import { sampleEvaluation } from "../report/sample-results.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const waiver = (kind: FindingKind, until = "2026-12-31"): Waiver => ({
  kind,
  until,
  reason: "The shop is being rebuilt.",
});

/** The engine's own comparison of a kind: its element and category. */
const found = (kind: FindingKind, change: Partial<ElementComparison> = {}): ElementComparison => ({
  ...createFinding({
    kind,
    status: "mismatch",
    severity: "HIGH",
    adValue: "50% off",
    landingPageValue: "20% off",
    recommendation: "Settle which is right.",
    confidence: 1,
  }).comparison,
  ...change,
});

const SCORES = { visualMatch: 8, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 8 };
const evaluation = (comparisons: ElementComparison[], scores = SCORES, overall = 5.5): Evaluation =>
  sampleEvaluation(scores, overall, { elementComparisons: comparisons });

const judged = (answer: Evaluation, ...waivers: Waiver[]) =>
  decideEntryState({ kind: "evaluated", answer }, 7, applyWaivers(waivers, answer, NOW));

describe("a finding's kind is read from its words", () => {
  test.each(FINDING_KINDS)("ours: %s", (kind) => expect(inferKind(found(kind))).toBe(kind));

  test.each([
    ["CTA button", "message", "cta"],
    ["Primary call-to-action", "scent", "fold_cta"],
    ["Discount Offer", "message", "offer"],
    ["Price", "scent", "fold_offer"],
    ["Color palette", "visual", "palette"],
    ["Brand logo", "visual", "brand"],
    ["Page headline", "scent", "fold_promise"],
    ["Main photo", "visual", "hero_image"],
    ["Tone of voice", "tone", "tone"],
    // Two kinds, or none: nobody knows, so nothing is accepted.
    ["Offer headline", "message", null],
    ["Social proof", "message", null],
    ["", "message", null],
  ])("another evaluator's: %s in %s is %s", (element, category, kind) =>
    expect(inferKind({ element, category })).toBe(kind),
  );
});

describe("an entry below its threshold", () => {
  test("passes where only what is accepted holds it down, and says what it would score", () => {
    const answer = evaluation([found("offer"), found("headline", { status: "match", severity: "LOW" })]);
    expect(judged(answer, waiver("offer"))).toEqual({
      state: "passed",
      reason: "Scores 5.5, below 7, because of accepted findings: 8 without them.",
      overallScore: 5.5,
      scoreWithoutAccepted: 8,
    });
  });

  test("fails where something else costs the same dimension", () => {
    const answer = evaluation([found("offer"), found("headline", { severity: "MEDIUM" })]);
    expect(judged(answer, waiver("offer"))).toMatchObject({ state: "below_threshold" });
    expect(judged(answer, waiver("offer"), waiver("headline"))).toMatchObject({ state: "passed" });
  });

  test("passes where a failed resource, which lowers no score, is not accepted", () => {
    const failed = found("broken_resource", { element: "Failed stylesheet" });
    const palette = { ...SCORES, messageMatch: 8, aboveTheFoldContinuity: 8, visualMatch: 3 };
    const answer = evaluation([failed, found("palette")], palette);
    expect(judged(answer, waiver("palette"))).toMatchObject({ state: "passed", scoreWithoutAccepted: 8 });
    expect(judged(answer, waiver("broken_resource"))).toMatchObject({ state: "below_threshold" });
  });

  test("fails where another dimension alone is too low", () => {
    const answer = evaluation([found("offer"), found("palette")], { ...SCORES, visualMatch: 2 }, 3.5);
    expect(judged(answer, waiver("offer"))).toEqual({
      state: "below_threshold",
      reason: "Scores 3.5, below 7, and 4 without the accepted findings.",
      overallScore: 3.5,
    });
  });

  test.each([
    ["nothing is accepted", []],
    ["another kind is accepted", [waiver("tone")]],
    ["the waiver has expired", [waiver("offer", "2026-11-19")]],
  ])("fails where %s", (_, waivers) =>
    expect(judged(evaluation([found("offer")]), ...waivers)).toMatchObject({ state: "below_threshold" }),
  );

  test("a finding that costs nothing excuses nothing", () => {
    const answer = evaluation([found("offer", { severity: "LOW" })]);
    expect(judged(answer, waiver("offer"))).toMatchObject({ state: "below_threshold" });
  });

  test("passes without a score where everything that was judged is accepted", () => {
    const low = { visualMatch: 3, messageMatch: 3, aboveTheFoldContinuity: 3, toneAlignment: 3 };
    const answer = evaluation([found("brand"), found("product"), found("language")], low, 3);
    expect(judged(answer, waiver("brand"), waiver("product"), waiver("language"))).toMatchObject({
      state: "passed",
      reason: "Scores 3, below 7, because of accepted findings.",
      scoreWithoutAccepted: null,
    });
  });

  test("a dead link stays dead whatever is accepted", () => {
    const uses = applyWaivers(
      FINDING_KINDS.map((kind) => waiver(kind)),
      null,
      NOW,
    );
    expect(uses).toEqual([]);
  });
});

describe("what became of a waiver", () => {
  test("it counts to the end of its day in UTC", () => {
    const at = (time: string) =>
      applyWaivers([waiver("offer", "2026-12-31")], evaluation([found("offer")]), new Date(time));
    expect(at("2026-12-31T23:59:59Z")).toMatchObject([{ state: "accepted", elements: ["Offer"] }]);
    expect(at("2027-01-01T00:00:00Z")).toMatchObject([{ state: "expired", elements: [] }]);
  });

  test("what meets nothing is named, so that it can be removed", () =>
    expect(applyWaivers([waiver("tone")], evaluation([found("tone", { status: "match" })]), NOW)).toMatchObject([
      { state: "unused" },
    ]));

  test("where nothing was evaluated only the expired are told", () =>
    expect(applyWaivers([waiver("tone"), waiver("cta", "2020-01-01")], null, NOW)).toMatchObject([
      { kind: "cta", state: "expired" },
    ]));
});

const halfPoint = fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2);
const anyEvaluation = fc
  .record({
    scores: fc.record({
      visualMatch: halfPoint,
      messageMatch: halfPoint,
      aboveTheFoldContinuity: halfPoint,
      toneAlignment: halfPoint,
    }),
    comparisons: fc.array(
      fc
        .record({ kind: fc.constantFrom(...FINDING_KINDS), severity: fc.constantFrom(...SEVERITIES) })
        .map(({ kind, severity }) => found(kind, { severity })),
      { maxLength: 6 },
    ),
  })
  .map(({ scores, comparisons }) => evaluation(comparisons, scores, 1));

test("what is left is a mean of what is left, in half points", () => {
  fc.assert(
    fc.property(anyEvaluation, fc.subarray([...FINDING_KINDS]), (answer, kinds) => {
      const uses = applyWaivers(
        kinds.map((kind) => waiver(kind)),
        answer,
        NOW,
      );
      const without = computeScoreWithoutAccepted(answer, 7, uses);
      if (without === undefined || without === null) return;
      const scores = DIMENSIONS.map((dimension) => answer.componentScores[dimension]);
      expect(without).toBeGreaterThanOrEqual(Math.min(...scores));
      expect(without).toBeLessThanOrEqual(Math.max(...scores));
      expect(Number.isInteger(without * 2)).toBe(true);
    }),
  );
});

test("nothing accepted, nothing set aside", () => {
  fc.assert(
    fc.property(anyEvaluation, (answer) => {
      expect(computeScoreWithoutAccepted(answer, 7, [])).toBeUndefined();
    }),
  );
});
