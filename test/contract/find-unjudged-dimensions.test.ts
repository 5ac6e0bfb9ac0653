import { describe, expect, it } from "vitest";
import { findNotJudged, getNotJudgedReason } from "../../src/contract/find-unjudged-dimensions.ts";
import { sampleEvaluation } from "../report/sample-results.ts";

const SCORES = { visualMatch: 8, messageMatch: 6.5, aboveTheFoldContinuity: 8, toneAlignment: 8 };

function withoutMessage(reasoning: string, weight: number) {
  const answer = sampleEvaluation(SCORES, 8);
  answer.detailedScores.messageMatch.reasoning = reasoning;
  answer.appliedProfile.weights = { ...answer.appliedProfile.weights, messageMatch: weight };
  return answer;
}

describe("findNotJudged", () => {
  it("returns what the evaluator lists, whatever the answer says", () => {
    const answer = withoutMessage("Not judged: no headline is known.", 0);
    expect(findNotJudged(answer, [])).toEqual([]);
    expect(findNotJudged(answer, ["toneAlignment"])).toEqual(["toneAlignment"]);
  });

  it("finds a dimension by its weight 0 where the evaluator lists nothing", () => {
    expect(findNotJudged(withoutMessage("Nichts zu lesen.", 0))).toEqual(["messageMatch"]);
  });

  it("finds a dimension by its reasoning where the evaluator lists nothing", () => {
    expect(findNotJudged(withoutMessage("Not judged: no headline is known.", 0.3))).toEqual(["messageMatch"]);
  });

  it("finds nothing in an answer whose dimensions were all judged", () => {
    expect(findNotJudged(sampleEvaluation(SCORES, 8))).toEqual([]);
  });
});

describe("getNotJudgedReason", () => {
  it("returns the first clause of the reasoning", () => {
    const reasoning = "Not judged: no headline is known; the ad has no offer. It does not count.";
    expect(getNotJudgedReason(withoutMessage(reasoning, 0), "messageMatch")).toBe("no headline is known");
  });

  it("returns null where the reasoning has another form", () => {
    expect(getNotJudgedReason(withoutMessage("Nichts zu lesen.", 0), "messageMatch")).toBeNull();
  });
});
