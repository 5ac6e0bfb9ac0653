import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { findNotJudged } from "../../src/contract/find-unjudged-dimensions.ts";
import { classifyAnswer, parseAnswer } from "../../src/contract/parse-answer.ts";
import { identifyKinds } from "../../src/findings/identify-kinds.ts";
import { describeBaselineChanges } from "../../src/report/describe-baseline-changes.ts";
import type { CheckResult } from "../../src/result/check-report.ts";
import { applyWaivers } from "../../src/run/apply-waivers.ts";
import { compareWithBaseline } from "../../src/run/baseline/compare-with-baseline.ts";
import { isSameAd, matchEntries } from "../../src/run/baseline/match-entries.ts";
import { decideEntryState } from "../../src/run/gate.ts";
import type { Entry } from "../../src/run/manifest/entry.ts";
import { readManifests } from "../../src/run/manifest/read-manifests.ts";
import { readReportFile } from "../../src/run/read-report-file.ts";

/** What version 0.1.0 wrote when it checked examples/ads.yml. */
const REPORT = path.join(import.meta.dirname, "../fixtures/previous-version/report.json");

let report: CheckResult;
let entries: Entry[];
beforeAll(async () => {
  report = await readReportFile(REPORT);
  entries = await readManifests(["examples/ads.yml"], {
    cwd: path.join(import.meta.dirname, "../.."),
    needAd: true,
  });
});

const evaluations = () =>
  report.entries.flatMap(({ id, answer }) => {
    const outcome = answer && classifyAnswer(answer);
    return outcome?.kind === "evaluated" ? [{ id, answer: outcome.answer }] : [];
  });

describe("a report of version 0.1.0 is a baseline", () => {
  test("every ad of the manifest is found in it, under its id and as the same ad", () => {
    const { reports, changes } = matchEntries(entries, report);
    expect(changes).toEqual({ added: [], removed: [], renamed: [] });
    for (const entry of entries) {
      const previous = reports.get(entry.id);
      expect(previous && isSameAd(entry, previous), entry.id).toBe(true);
    }
  });

  test("what changed on the page since then is not known, and the reports say so", () => {
    const [before] = report.entries;
    if (before === undefined) throw new Error("The fixture has no entry.");
    const pageFacts = { mobile: { headline: "Coffee", prices: [], button: null, pictures: [] } };
    const compared = compareWithBaseline({ ...before, pageFacts }, before, { maxDrop: 1, isAdChanged: false });
    expect(compared.baseline).toMatchObject({ scoreChanges: { overall: 0, messageMatch: 0 }, changes: {} });
    expect(describeBaselineChanges(compared)[1]).toMatch(/^What changed on the page is not known/);
  });

  test("the state that it reports is the one that its answer has today", () => {
    for (const { state, answer, threshold } of report.entries) {
      const outcome = answer && classifyAnswer(answer);
      expect(outcome && decideEntryState(outcome, threshold).state).toBe(state);
    }
  });
});

describe("an answer of a service of version 0.1.0", () => {
  test("keeps the kinds of its findings, which are inferred from the names of its elements", () => {
    const kinds = evaluations().map(({ answer }) => identifyKinds(answer.elementComparisons, undefined));
    expect(kinds).toEqual([
      [
        "headline",
        "offer",
        "product",
        "brand",
        "cta",
        "fold_promise",
        "fold_offer",
        "fold_cta",
        "palette",
        "hero_image",
        "tone",
      ],
      [
        "headline",
        "offer",
        "offer",
        "product",
        "brand",
        "cta",
        "fold_promise",
        "fold_cta",
        "palette",
        "hero_image",
        "tone",
      ],
    ]);
  });

  test("can be accepted in part by a waiver", () => {
    const sale = evaluations().find(({ id }) => id === "grinder-sale")?.answer ?? null;
    const waiver = { kind: "offer", until: "2099-12-31", reason: "The price changes tomorrow." } as const;
    expect(applyWaivers([waiver], sale, new Date("2026-11-22"))).toMatchObject([
      { state: "accepted", elements: ["Offer"] },
    ]);
  });

  test("is recognised as not judged where its reasoning says so", () => {
    const [first] = evaluations();
    if (first === undefined) throw new Error("The fixture has no evaluation.");
    expect(findNotJudged(first.answer)).toEqual([]);
    const answer = structuredClone(first.answer);
    answer.detailedScores.messageMatch.reasoning = "Not judged: no text of the ad could be read.";
    expect(findNotJudged(answer)).toEqual(["messageMatch"]);
    expect(decideEntryState({ kind: "evaluated", answer }, 7)).toMatchObject({ state: "error" });
  });

  test("parses as an answer of the contract", () => {
    for (const { answer } of evaluations()) expect(parseAnswer(answer).kind).toBe("evaluated");
  });
});
