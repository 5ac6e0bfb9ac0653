import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Evaluation } from "../../../src/contract/evaluation.ts";
import { type Band, DIMENSIONS, type Dimension } from "../../../src/contract/vocabulary.ts";
import type { Judgement } from "../../../src/engine/artifacts/judgement.ts";
import type { EvaluationScores, SurfaceChoice } from "../../../src/engine/artifacts/scores.ts";
import { AnalysisFailed, scoreSurfaces } from "../../../src/engine/score/score-surfaces.ts";
import {
  anyFinding,
  anyJudgement,
  finding,
  judgement,
  PROFILE_IDS,
  signal,
  surface,
  uniformSignals,
} from "./judgement-fixtures.ts";

const BAND_RANGE: Record<Band, [number, number]> = {
  EXCEPTIONAL: [9, 10],
  GOOD: [7, 8.5],
  MODERATE: [5, 6.5],
  POOR: [3, 4.5],
  VERY_POOR: [1, 2.5],
};

const ScoredFields = Evaluation.pick({
  overallScore: true,
  componentScores: true,
  rawScores: true,
  detailedScores: true,
  appliedProfile: true,
  detectionMode: true,
  isPmax: true,
  alternateScores: true,
});

function scoreSingle(
  judged: Judgement,
  id: (typeof PROFILE_IDS)[number] = "default",
): EvaluationScores & { notJudged: Dimension[] } {
  const only = surface(id);
  const choice: SurfaceChoice = { detectionMode: "single", isPmax: false, surfaces: [only] };
  const { weakest, ...scored } = scoreSurfaces([{ surface: only, judgement: judged }], choice);
  expect(weakest.surface).toBe(only);
  return scored;
}

function scoreMultiple(all: ReadonlyArray<readonly [(typeof PROFILE_IDS)[number], Judgement]>) {
  const judged = all.map(([id, judgement]) => ({ surface: surface(id), judgement }));
  const choice: SurfaceChoice = {
    detectionMode: "multi_placement",
    isPmax: true,
    surfaces: judged.map((one) => one.surface),
  };
  return scoreSurfaces(judged, choice);
}

/** Recomputes the score from the answer alone: exact decimals, rounded half up. */
function recomputeOverall({ componentScores, appliedProfile: { weights } }: EvaluationScores): number {
  const sum = DIMENSIONS.reduce(
    (total, name) => total + BigInt(Math.round(componentScores[name] * 10)) * BigInt(Math.round(weights[name] * 1e4)),
    0n,
  );
  return Number((sum * 2n + 50_000n) / 100_000n) / 2;
}

const ids = fc.constantFrom(...PROFILE_IDS);

describe("the score", () => {
  it("keeps the contract, the half-point grid, the bands and the arithmetic for any judgement", () => {
    fc.assert(
      fc.property(anyJudgement, ids, (judged, id) => {
        const { notJudged: _, ...scored } = scoreSingle(judged, id);
        expect(ScoredFields.parse(scored)).toEqual(scored);
        expect(scored.overallScore).toBe(recomputeOverall(scored));
        const weights = DIMENSIONS.map((name) => Math.round(scored.appliedProfile.weights[name] * 1e4));
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1e4);
        for (const name of DIMENSIONS) {
          const { score: raw, band } = scored.detailedScores[name];
          expect(raw).toBe(scored.rawScores[name]);
          expect(raw).toBeGreaterThanOrEqual(BAND_RANGE[band][0]);
          expect(raw).toBeLessThanOrEqual(BAND_RANGE[band][1]);
          expect(scored.componentScores[name]).toBeGreaterThanOrEqual(1);
          expect(scored.componentScores[name]).toBeLessThanOrEqual(raw);
        }
        const { messageMatch, aboveTheFoldContinuity, contextualMatch, informationScent } = scored.componentScores;
        expect(contextualMatch).toBe((messageMatch + aboveTheFoldContinuity) / 2);
        expect(informationScent).toBe(aboveTheFoldContinuity);
        expect(scored.detailedScores.informationScent).toEqual(scored.detailedScores.aboveTheFoldContinuity);
        expect(scored.alternateScores).toBeNull();
      }),
    );
  });

  it("never falls when a signal rises", () => {
    fc.assert(
      fc.property(anyJudgement, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (judged, at, rise) => {
        const index = at % judged.signals.length;
        const risen = judged.signals.map((one, i) =>
          i === index && one.value !== null ? { ...one, value: one.value + (1 - one.value) * rise } : one,
        );
        const before = scoreSingle(judged);
        const after = scoreSingle({ ...judged, signals: risen });
        for (const name of DIMENSIONS)
          expect(after.componentScores[name]).toBeGreaterThanOrEqual(before.componentScores[name]);
        expect(after.overallScore).toBeGreaterThanOrEqual(before.overallScore);
      }),
    );
  });

  it("does not depend on the order of the signals", () => {
    fc.assert(
      fc.property(anyJudgement, (judged) => {
        const turned = scoreSingle({ ...judged, signals: judged.signals.toReversed() });
        const { componentScores, overallScore } = scoreSingle(judged);
        expect(turned.componentScores).toEqual(componentScores);
        expect(turned.overallScore).toBe(overallScore);
      }),
    );
  });

  it("has the same component scores under every profile", () => {
    fc.assert(
      fc.property(anyJudgement, ids, ids, (judged, one, other) => {
        expect(scoreSingle(judged, one).componentScores).toEqual(scoreSingle(judged, other).componentScores);
      }),
    );
  });

  it("never rises with an additional finding", () => {
    fc.assert(
      fc.property(anyJudgement, anyFinding, (judged, more) => {
        const after = scoreSingle({ ...judged, findings: [...judged.findings, more] });
        expect(after.overallScore).toBeLessThanOrEqual(scoreSingle(judged).overallScore);
      }),
    );
  });

  it("ignores unknown signals", () => {
    const known = scoreSingle(judgement({ signals: uniformSignals(0.7) }));
    const withUnknown = scoreSingle(
      judgement({ signals: [...uniformSignals(0.7), signal("visualMatch", null, { id: "hero-image" })] }),
    );
    expect(withUnknown.rawScores).toEqual(known.rawScores);
    expect(withUnknown.detailedScores.visualMatch.reasoning).toContain("Not measured: hero image.");
  });

  it.each([
    [0, "VERY_POOR", 1],
    [0.1999, "VERY_POOR", 2.5],
    [0.2, "POOR", 3],
    [0.4, "MODERATE", 5],
    [0.599999, "MODERATE", 6.5],
    [0.6, "GOOD", 7],
    [0.65, "GOOD", 7.5],
    [0.8, "EXCEPTIONAL", 9],
    [0.87, "EXCEPTIONAL", 9.5],
    [1, "EXCEPTIONAL", 10],
  ])("maps a share of %d to %s and %d", (value, band, points) => {
    const { detailedScores } = scoreSingle(judgement({ signals: uniformSignals(value) }));
    expect(detailedScores.messageMatch).toMatchObject({ band, score: points });
  });

  it("moves towards neutral where little was measured, and the reasoning says so", () => {
    const scored = (value: number, known: number) =>
      scoreSingle(
        judgement({
          signals: [
            ...uniformSignals(0.7).filter(({ dimension }) => dimension !== "messageMatch"),
            signal("messageMatch", value, { id: "brand_name", weight: known }),
            signal("messageMatch", null, { id: "headline_echo", weight: 1 - known }),
          ],
        }),
      );
    expect(scored(1, 0.05).componentScores.messageMatch).toBeLessThanOrEqual(7.5);
    expect(scored(0, 0.05).componentScores.messageMatch).toBeGreaterThanOrEqual(5);
    expect(scored(1, 0.05).detailedScores.messageMatch.reasoning).toContain("Few signals could be measured");
    expect(scored(1, 0.3).componentScores.messageMatch).toBe(10);
    expect(scored(1, 0.3).detailedScores.messageMatch.reasoning).not.toContain("Few signals could be measured");
  });

  it("does not take the style and the lightness of black and white for the same looks", () => {
    const scored = (known: number) =>
      scoreSingle(
        judgement({
          signals: [
            ...uniformSignals(0.7).filter(({ dimension }) => dimension !== "visualMatch"),
            signal("visualMatch", 1, { id: "imagery_style", weight: known }),
            signal("visualMatch", null, { id: "accent_palette", weight: 1 - known }),
          ],
        }),
      );
    expect(scored(0.25).componentScores.visualMatch).toBe(9.5);
    expect(scored(0.25).detailedScores.visualMatch.reasoning).toContain("Few signals could be measured");
    expect(scored(0.3).componentScores.visualMatch).toBe(10);
  });

  it("is GOOD or better in every dimension of a match without penalties", () => {
    const { componentScores, overallScore } = scoreSingle(
      judgement({ signals: uniformSignals(0.6), findings: [finding("message", "match", "HIGH")] }),
    );
    expect(componentScores).toMatchObject({ visualMatch: 7, messageMatch: 7, toneAlignment: 7 });
    expect(overallScore).toBe(7);
  });

  it.each([
    ["mismatch", "HIGH", 7.5],
    ["missing", "MEDIUM", 8],
    ["partial_match", "LOW", 8.5],
    ["implicit", "HIGH", 8.5],
    ["obscured", "HIGH", 8.5],
    ["match", "HIGH", 8.5],
  ] as const)("subtracts the penalty of a %s finding of %s severity", (status, severity, left) => {
    const scored = scoreSingle(
      judgement({ signals: uniformSignals(0.79), findings: [finding("message", status, severity)] }),
    );
    expect(scored.rawScores.messageMatch).toBe(8.5);
    expect(scored.componentScores.messageMatch).toBe(left);
    expect(scored.componentScores.visualMatch).toBe(8.5);
  });

  it("loses at most two points per category, and never goes below 1", () => {
    const many = Array.from({ length: 5 }, () => finding("scent", "mismatch", "HIGH"));
    const good = scoreSingle(judgement({ signals: uniformSignals(0.79), findings: many }));
    expect(good.componentScores.aboveTheFoldContinuity).toBe(6.5);
    const bad = scoreSingle(judgement({ signals: uniformSignals(0), findings: many }));
    expect(bad.componentScores.aboveTheFoldContinuity).toBe(1);
  });

  it("is limited by the lowest cap, minus half a point for each further one, and the reasoning says why", () => {
    const scored = scoreSingle(
      judgement({
        signals: uniformSignals(1),
        findings: [finding("message", "mismatch", "HIGH")],
        caps: [
          { dimension: "messageMatch", limit: 6, reason: "the offer is nowhere on the page" },
          { dimension: "messageMatch", limit: 5, reason: "the page asks 49 € where the ad says 29 €." },
        ],
      }),
    );
    expect(scored.rawScores.messageMatch).toBe(10);
    expect(scored.componentScores.messageMatch).toBe(4.5);
    expect(scored.detailedScores.messageMatch.reasoning).toBe(
      "4.5 of 10, down from 10 (exceptional) before deductions. For: the headlines agree. " +
        "Penalty −1: Headline (mismatch, HIGH). Capped at 5: the page asks 49 € where the ad says 29 €. " +
        "Minus 0.5 for further contradictions: the offer is nowhere on the page.",
    );
  });

  it("counts a fact that two signals prove once", () => {
    const reason = "the page asks 49 € where the ad says 29 €";
    const cap = { dimension: "messageMatch", limit: 5, reason } as const;
    const scored = scoreSingle(judgement({ signals: uniformSignals(1), caps: [cap, { ...cap, limit: 6 }] }));
    expect(scored.componentScores.messageMatch).toBe(5);
  });

  it("is the first number of the reasoning, and the score before deductions is described as such", () => {
    const { detailedScores } = scoreSingle(judgement({ signals: uniformSignals(1) }));
    expect(detailedScores.messageMatch.reasoning).toMatch(/^Exceptional: 10 of 10\./);
  });

  it("names the strongest signals on both sides", () => {
    const { reasoning } = scoreSingle(
      judgement({
        signals: [
          ...uniformSignals(0.5).filter(({ dimension }) => dimension !== "messageMatch"),
          signal("messageMatch", 1, { id: "a", weight: 0.1, note: "weak praise" }),
          signal("messageMatch", 0.9, { id: "b", weight: 0.4, note: "strong praise." }),
          signal("messageMatch", 0.1, { id: "c", weight: 0.3, note: "strong doubt" }),
          signal("messageMatch", 0.5, { id: "d", weight: 0.1, note: "weak doubt" }),
        ],
      }),
    ).detailedScores.messageMatch;
    expect(reasoning).toContain("For: strong praise; weak praise. Against: strong doubt; weak doubt.");
  });

  it("gives a dimension without evidence the weight 0, and scales the other weights up", () => {
    const signals = uniformSignals(0.9).map((one) =>
      one.dimension === "visualMatch" ? { ...one, value: null, note: "the ad has no picture" } : one,
    );
    const scored = scoreSingle(judgement({ signals, findings: [finding("visual", "mismatch", "HIGH")] }));
    expect(scored.componentScores.visualMatch).toBe(6.5);
    expect(scored.detailedScores.visualMatch).toEqual({
      score: 6.5,
      band: "MODERATE",
      reasoning: "Not judged: the ad has no picture. It does not count towards the overall score.",
    });
    expect(scored.appliedProfile.weights).toEqual({
      visualMatch: 0,
      messageMatch: 0.5,
      aboveTheFoldContinuity: 0.2857,
      toneAlignment: 0.2143,
    });
    expect(scored.overallScore).toBe(9.5);
    expect(scored.notJudged).toEqual(["visualMatch"]);
  });

  it("includes a dimension that only has a proven fact", () => {
    const signals = uniformSignals(0.9).filter(({ dimension }) => dimension !== "toneAlignment");
    const scored = scoreSingle(
      judgement({
        signals,
        caps: [{ dimension: "toneAlignment", limit: 4, reason: "the page is in German" }],
      }),
    );
    expect(scored.rawScores.toneAlignment).toBe(6.5);
    expect(scored.componentScores.toneAlignment).toBe(4);
    expect(scored.appliedProfile.weights.toneAlignment).toBe(0.15);
  });

  it("uses the published weights when every dimension is judged", () => {
    expect(scoreSingle(judgement({ signals: uniformSignals(0.5) }), "meta_story").appliedProfile.weights).toEqual({
      visualMatch: 0.4,
      messageMatch: 0.25,
      aboveTheFoldContinuity: 0.2,
      toneAlignment: 0.15,
    });
  });

  it.each([
    // .25 × 8 + .75 × 7 = 7.25: a true tie.
    ["linkedin_single_image", 0.7, 0.6, 7.5],
    // .40 × 7.5 + .60 × 7 = 7.2.
    ["meta_story", 0.65, 0.6, 7],
    // .35 × 4 + .65 × 9 = 7.25, which binary fractions add up to 7.249999999999999.
    ["meta_feed", 0.3, 0.8, 7.5],
  ] as const)("rounds half up in exact decimals: %s", (id, visual, rest, overall) => {
    const signals = DIMENSIONS.map((name) => signal(name, name === "visualMatch" ? visual : rest));
    expect(scoreSingle(judgement({ signals }), id).overallScore).toBe(overall);
  });

  it("throws ANALYSIS_FAILED when nothing is known", () => {
    const nothing = judgement({ signals: DIMENSIONS.map((name) => signal(name, null)) });
    expect(() => scoreSingle(nothing)).toThrow(AnalysisFailed);
    expect(new AnalysisFailed()).toMatchObject({ errorCode: "ANALYSIS_FAILED", httpStatus: 500 });
  });
});

describe("the score of several placements", () => {
  it("is the weakest one's, never above an alternate", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, anyJudgement), { minLength: 2, maxLength: 4 }), (all) => {
        const { weakest, notJudged: _, ...scored } = scoreMultiple(all);
        expect(ScoredFields.parse(scored)).toEqual(scored);
        expect(scored.appliedProfile.id).toBe(weakest.surface.profile.id);
        expect(scored.alternateScores).toHaveLength(all.length - 1);
        for (const alternate of scored.alternateScores ?? [])
          expect(scored.overallScore).toBeLessThanOrEqual(alternate.overallScore);
      }),
    );
  });

  it("leaves out a placement of which nothing could be judged", () => {
    const scored = scoreMultiple([
      ["google_search", judgement({})],
      ["google_display", judgement({ signals: uniformSignals(0.9) })],
    ]);
    expect(scored).toMatchObject({ overallScore: 9.5, alternateScores: [] });
    expect(scored.weakest.surface.profile.id).toBe("google_display");
  });
});
