import { describe, expect, test } from "vitest";
import type { Evaluation } from "../../src/contract/evaluation.ts";
import type { ReceivedClaim } from "../../src/contract/ledger.ts";
import type { Dimension } from "../../src/contract/vocabulary.ts";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { findCause } from "../../src/report/causes.ts";
import { getUnexcusedBadge } from "../../src/report/entry-status.ts";
import { renderComment, renderSummary } from "../../src/report/markdown/report.ts";
import { renderSarifReport } from "../../src/report/sarif.ts";
import type { WaiverUse } from "../../src/result/entry-report.ts";
import { MESSAGE_NOT_JUDGED, PRICE_NOT_READ } from "../../src/result/entry-state.ts";
import { decideEntryState, decideVerdict } from "../../src/run/gate.ts";
import { sampleClaim } from "../contract/samples.ts";
import { passedEntry, sampleEvaluation, sampleResult } from "../report/sample-results.ts";

const REASON = "no headline is known";

/** An ad of which nothing could be read: the rest scores as given. */
function withoutMessage(overall: number): Evaluation {
  const answer = sampleEvaluation(
    { visualMatch: overall, messageMatch: 6.5, aboveTheFoldContinuity: overall, toneAlignment: overall },
    overall,
  );
  const effect = "It does not count towards the overall score.";
  answer.detailedScores.messageMatch.reasoning = `Not judged: ${REASON}; the ad makes no recognised offer. ${effect}`;
  const { weights } = answer.appliedProfile;
  answer.appliedProfile.weights = { ...weights, messageMatch: 0 };
  return answer;
}

const acceptedOffer = (state: WaiverUse["state"]): WaiverUse => ({
  kind: "offer",
  until: "2099-12-31",
  reason: "Agreed.",
  state,
  elements: [],
});

const judged = (answer: Evaluation) => decideEntryState({ kind: "evaluated", answer }, 7);
const entryOf = (answer: Evaluation) => passedEntry("silent", { answer, ...judged(answer) });

describe("an ad whose message nobody could judge", () => {
  test("never passes, whatever the rest scores, and says what to do", () => {
    const { state, reason, overallScore, error } = judged(withoutMessage(10));
    expect(state).toBe("error");
    expect(overallScore).toBeNull();
    expect(error).toMatchObject({ code: MESSAGE_NOT_JUDGED, blame: "evaluation" });
    expect(reason).toBe(
      `The ad's message could not be evaluated (${REASON}), so the 10 of its other dimensions does not count. ` +
        "Add the ad's text as `copy`, or check the page yourself.",
    );
  });

  test("is told by its weight alone, whatever the evaluator's words are", () => {
    const answer = withoutMessage(9);
    answer.detailedScores.messageMatch.reasoning = "Nichts zu lesen.";
    expect(judged(answer)).toMatchObject({ state: "error", overallScore: null });
  });

  test("never passes when the evaluator lists the message as not judged, whatever its weight and reasoning", () => {
    const answer = sampleEvaluation(
      { visualMatch: 9, messageMatch: 6.5, aboveTheFoldContinuity: 9, toneAlignment: 9 },
      9,
    );
    const decide = (notJudged: Dimension[]) =>
      decideEntryState({ kind: "evaluated", answer }, 7, [], { notJudged }).state;
    expect(decide(["messageMatch"])).toBe("error");
    expect(decide([])).toBe("passed");
  });

  test("fails by what was seen of it", () => {
    expect(judged(withoutMessage(4))).toMatchObject({ state: "below_threshold", overallScore: 4 });
  });

  test("does not pass by a waiver either", () => {
    const answer = withoutMessage(4);
    answer.elementComparisons = [
      {
        element: "Colours",
        category: "visual",
        adValue: "red",
        landingPageValue: "blue",
        status: "mismatch",
        severity: "HIGH",
        recommendation: "Settle on one.",
      },
    ];
    answer.componentScores = { ...answer.componentScores, aboveTheFoldContinuity: 9, toneAlignment: 9 };
    const uses = [
      { kind: "palette", until: "2030-01-01", reason: "x", state: "accepted", elements: ["Colours"] },
    ] as const;
    const waivers = uses.map((use) => ({ ...use, elements: [...use.elements] }));
    expect(decideEntryState({ kind: "evaluated", answer }, 7, waivers)).toMatchObject({ state: "error" });
  });

  test("leaves the decision to on-inconclusive, and fails a run that has nothing else", () => {
    const silentOne = entryOf(withoutMessage(10));
    const other = passedEntry("other");
    const decided = (onInconclusive: "warn" | "fail", ...entries: (typeof other)[]) =>
      decideVerdict(entries, { onInconclusive, warnOnly: false }, false);
    expect(decided("warn", silentOne, other)).toMatchObject({ verdict: "pass", exitCode: 0 });
    expect(decided("fail", silentOne, other)).toMatchObject({ verdict: "fail", exitCode: 1 });
    expect(decided("warn", silentOne)).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
    expect(decideVerdict([silentOne], { onInconclusive: "warn", warnOnly: true }, false).exitCode).toBe(2);
  });

  test("is shown as what it is in every report", () => {
    const entry = entryOf(withoutMessage(10));
    const result = sampleResult([entry, passedEntry("other")]);
    for (const text of [renderSummary(result), renderComment(result, { id: "c" })]) {
      expect(text).toContain("Message not evaluated");
      expect(text).toContain("Add the ad's text as");
      expect(text).not.toMatch(/silent.*10 \/ 7/u);
    }
    const [annotation] = buildAnnotations(result);
    expect(annotation).toMatchObject({ level: "warning", title: "silent: message not evaluated" });
    expect(annotation?.message).toContain("Add the ad's text");
    expect(renderSarifReport(result)).toContain('"ruleId": "message-not-judged"');
    expect(findCause(entry)?.remedy).toBe("Add the ad's text to the manifest (copy).");
  });
});

describe("an ad whose price nobody could compare, because the page shows none", () => {
  const GOOD = sampleEvaluation({ visualMatch: 9, messageMatch: 9, aboveTheFoldContinuity: 9, toneAlignment: 9 }, 9);
  const unread = sampleClaim({ verdict: "unreadable", unread: "page", pageText: null, words: null, selector: null });
  const decide = (claim: ReceivedClaim, threshold = 7, waivers: WaiverUse[] = []) =>
    decideEntryState({ kind: "evaluated", answer: GOOD }, threshold, waivers, { ledger: [claim] });

  test("never passes, and says which price", () => {
    const decision = decide(unread);
    expect(decision).toMatchObject({ state: "error", overallScore: null, error: { code: PRICE_NOT_READ } });
    expect(decision.reason).toMatch(/^The ad says “£49”, and no price could be read on the page\./u);
    expect(getUnexcusedBadge(passedEntry("a", decision)).label).toBe("Price not compared");
  });

  test.each([
    ["a low score is a failure all the same", decide(unread, 9.5), "below_threshold"],
    ["an accepted offer excuses it", decide(unread, 7, [acceptedOffer("unused")]), "passed"],
    ["an expired one does not", decide(unread, 7, [acceptedOffer("expired")]), "error"],
    ["what the ad's own picture says unsurely does not stop it", decide({ ...unread, unread: "ad" }), "passed"],
    ["nor does a number that is no promise", decide({ ...unread, checkability: 0.2 }), "passed"],
    ["nor a price that the page keeps", decide(sampleClaim()), "passed"],
  ])("%s", (_, decision, state) => {
    expect(decision.state).toBe(state);
  });
});
