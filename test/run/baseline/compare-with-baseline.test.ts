import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EntryResult } from "../../../src/result/check-report.ts";
import type { EntryState } from "../../../src/result/entry-state.ts";
import type { BaselineEntry } from "../../../src/run/baseline/compare-with-baseline.ts";
import { compareWithBaseline } from "../../../src/run/baseline/compare-with-baseline.ts";
import { decideVerdict } from "../../../src/run/gate.ts";
import { sampleEvaluation } from "../../contract/samples.ts";
import { makeEntryResult } from "../samples.ts";

const OPTIONS = { maxDrop: 1, isAdChanged: false };
const scored = (score: number, threshold = 7): EntryResult =>
  makeEntryResult("ad", {
    state: score >= threshold ? "passed" : "below_threshold",
    overallScore: score,
    threshold,
    reason: "Scores.",
  });
const past = (
  state: EntryState,
  overallScore: number | null = null,
  more: Partial<BaselineEntry> = {},
): BaselineEntry => ({
  state,
  overallScore,
  ...more,
});
const LEFT_TO_RULES: NonNullable<EntryResult["ai"]> = {
  model: "maker/model",
  outcome: "fallback",
  reason: "The model did not answer.",
  samples: 0,
  cached: false,
  tokens: { input: 0, output: 0 },
  cost: null,
  spread: null,
};
const dead = (): EntryResult =>
  makeEntryResult("ad", { state: "link_broken", overallScore: null, reason: "The page answers 404." });
const verdictOf = (result: EntryResult) =>
  decideVerdict([result], { onInconclusive: "fail", warnOnly: false }, false).verdict;

describe("beside its baseline", () => {
  const cases: [string, EntryResult, BaselineEntry | null, EntryState, string][] = [
    ["a score that holds passes", scored(8), past("passed", 8), "passed", "pass"],
    ["a small drop above the threshold passes", scored(7), past("passed", 8), "passed", "pass"],
    ["a large drop fails above the threshold, too", scored(7.5), past("passed", 9), "regressed", "fail"],
    [
      "a drop where the model left the ad to the rules is not compared",
      { ...scored(7.5), ai: LEFT_TO_RULES },
      past("passed", 9),
      "passed",
      "pass",
    ],
    [
      "what was low before does not fail for a model that fell out",
      { ...scored(3), ai: LEFT_TO_RULES },
      past("below_threshold", 6),
      "below_threshold",
      "pass",
    ],
    [
      "a model that fell out excuses no low score",
      { ...scored(5), ai: LEFT_TO_RULES },
      past("passed", 9),
      "below_threshold",
      "fail",
    ],
    ["a drop below the threshold fails", scored(6.5), past("passed", 7), "below_threshold", "fail"],
    ["what was low before, and is, does not fail", scored(5), past("below_threshold", 5.5), "below_threshold", "pass"],
    ["what was low and got better does not fail", scored(6), past("below_threshold", 3), "below_threshold", "pass"],
    ["what was low and fell far fails", scored(3), past("below_threshold", 6), "regressed", "fail"],
    ["a new ad has its threshold alone", scored(5), null, "below_threshold", "fail"],
    ["a page that was dead excuses no low score", scored(5), past("link_broken"), "below_threshold", "fail"],
    ["a page that nobody saw excuses no low score", scored(5), past("url_only"), "below_threshold", "fail"],
    ["a link that died fails", dead(), past("passed", 8), "link_broken", "fail"],
    ["a link that was dead before does not fail", dead(), past("link_broken"), "link_broken", "pass"],
    ["a low score excuses no dead link", dead(), past("below_threshold", 3), "link_broken", "fail"],
    [
      "another destination that is dead, too, fails",
      dead(),
      past("link_broken", null, { fingerprint: "0".repeat(32) }),
      "link_broken",
      "fail",
    ],
  ];
  it.each(cases)("%s", (_name, result, was, state, verdict) => {
    const compared = compareWithBaseline(result, was, OPTIONS);
    expect(compared.state).toBe(state);
    expect(verdictOf(compared)).toBe(verdict);
    expect(compared.baseline).toEqual(was && { state: was.state, overallScore: was.overallScore });
  });

  it("says what it was, wherever that decides", () => {
    const reason = (result: EntryResult, was: BaselineEntry) => compareWithBaseline(result, was, OPTIONS).reason;
    expect(reason(scored(7.5), past("passed", 9))).toBe("Scores 7.5, 1.5 less than before (9); the allowed drop is 1.");
    expect(reason(scored(3), past("below_threshold", 6))).toContain("the threshold 7");
    expect(reason(scored(5), past("below_threshold", 5))).toContain("so it was failing before this change");
    // Links mode's reasons have no full stop of their own.
    for (const said of ["The page answers 404", "The page answers 404."]) {
      expect(reason({ ...dead(), reason: said }, past("link_broken"))).toBe(
        "The page answers 404. It was already broken before this change.",
      );
    }
  });

  it("excuses nothing where the change is one of the ad itself", () => {
    const own = { ...OPTIONS, isAdChanged: true };
    for (const [result, was] of [
      [scored(5), past("below_threshold", 5)],
      [dead(), past("link_broken")],
    ] as const) {
      const compared = compareWithBaseline(result, was, own);
      expect(verdictOf(compared)).toBe("fail");
      expect(compared.reason).toContain("this change edits the ad itself");
    }
  });

  it("leaves what nobody could judge as it is", () => {
    for (const state of ["url_only", "error", "skipped"] as const) {
      const result = makeEntryResult("ad", { state, overallScore: null });
      expect(compareWithBaseline(result, past("passed", 8), OPTIONS)).toEqual({
        ...result,
        baseline: { state: "passed", overallScore: 8 },
      });
    }
  });

  const halfPoint = fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2);
  it("fails for every drop that is larger than allowed, and for no other that was low before", () => {
    fc.assert(
      fc.property(halfPoint, halfPoint, halfPoint, (now, was, maxDrop) => {
        const result = compareWithBaseline(scored(now), past(was < 7 ? "below_threshold" : "passed", was), {
          ...OPTIONS,
          maxDrop,
        });
        const fails = was - now > maxDrop || (now < 7 && was >= 7);
        expect(verdictOf(result)).toBe(fails ? "fail" : "pass");
      }),
    );
  });
});

describe("what changed between the evaluations", () => {
  const PAGE = { headline: "Mugs", prices: ["£9"], button: "Order", pictures: [] };
  const evaluated = (overallScore: number, toneAlignment: number, more: Partial<EntryResult> = {}): EntryResult => {
    const answer = sampleEvaluation();
    const componentScores = { ...answer.componentScores, toneAlignment };
    return { ...scored(overallScore), answer: { ...answer, componentScores }, ...more };
  };

  it("is how much each score changed, and what the first screen shows now", () => {
    const before = evaluated(8, 8.1, { pageFacts: { mobile: PAGE, desktop: PAGE } });
    const after = evaluated(7.5, 6, { pageFacts: { mobile: { ...PAGE, prices: ["£12"] } } });
    expect(compareWithBaseline(after, before, OPTIONS).baseline).toEqual({
      state: "passed",
      overallScore: 8,
      scoreChanges: {
        overall: -0.5,
        visualMatch: 0,
        messageMatch: 0,
        aboveTheFoldContinuity: 0,
        toneAlignment: -2.1,
      },
      changes: { mobile: [{ kind: "price", before: "£9", after: "£12" }] },
    });
  });

  it("is not known of a page of which nothing was recorded", () => {
    const compared = compareWithBaseline(evaluated(8, 8, { pageFacts: { mobile: PAGE } }), evaluated(8, 8), OPTIONS);
    expect(compared.baseline).toMatchObject({ changes: {} });
  });

  it("is not said of a score that one side does not have", () => {
    const before = evaluated(8, 8);
    const answer = structuredClone(before.answer) as ReturnType<typeof sampleEvaluation>;
    answer.detailedScores.toneAlignment.reasoning = "Not judged: the ad has no text.";
    const compared = compareWithBaseline(evaluated(8, 8), { ...before, answer }, OPTIONS);
    expect(compared.baseline?.scoreChanges).toMatchObject({ overall: 0, toneAlignment: null });
  });

  it("is not said where a side was not evaluated", () => {
    expect(compareWithBaseline(dead(), evaluated(8, 8), OPTIONS).baseline).toEqual({
      state: "passed",
      overallScore: 8,
    });
  });
});

it("a headline counts what failed before apart from what fails", () => {
  const entries = [
    compareWithBaseline(scored(5), past("below_threshold", 5), OPTIONS),
    compareWithBaseline(dead(), past("link_broken"), OPTIONS),
    compareWithBaseline(scored(6), past("passed", 7), OPTIONS),
    compareWithBaseline(scored(8), past("passed", 8), OPTIONS),
  ];
  const decision = decideVerdict(entries, { onInconclusive: "warn", warnOnly: false }, false);
  expect(decision.headline).toBe("1 of 4 ads failed: 1 below threshold; 2 already failing before this change.");
  // What was found stays what it is.
  expect(decision.counts).toMatchObject({ belowThreshold: 2, linkBroken: 1, passed: 1 });
});
