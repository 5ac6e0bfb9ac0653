import { describe, expect, it } from "vitest";
import { EvaluationError } from "../../../src/contract/error.ts";
import type { MeasurePageSpeed, PageSpeedData } from "../../../src/contract/page-speed.ts";
import type { EntryResult } from "../../../src/result/check-report.ts";
import { decideVerdict } from "../../../src/run/gate.ts";
import type { Entry } from "../../../src/run/manifest/entry.ts";
import { measureEntries } from "../../../src/run/page-speed/measure-entries.ts";
import { sampleEvaluation } from "../../contract/samples.ts";
import { makeEntry, makeEntryResult } from "../samples.ts";
import { pageSpeedData } from "./samples.ts";

/** A page whose measurements are these, the last one again and again. */
function page(...measurements: (Partial<PageSpeedData> | Error)[]) {
  const measure: MeasurePageSpeed & { count: number } = Object.assign(
    async () => {
      const next = measurements[Math.min(measure.count, measurements.length - 1)] ?? {};
      measure.count += 1;
      if (next instanceof Error) throw next;
      return { data: pageSpeedData(next), opportunities: [{ title: "Use a smaller picture", savedMs: 900 }] };
    },
    { count: 0 },
  );
  return measure;
}

const evaluated = (id: string, measure: MeasurePageSpeed | null, change: Partial<EntryResult> = {}): EntryResult =>
  makeEntryResult(id, {
    answer: sampleEvaluation(),
    ...(measure && {
      attachments: { pictures: {}, outlines: [], linkTrail: [], notices: [], measurePageSpeed: measure },
    }),
    ...change,
  });

async function run(results: EntryResult[], entries: Entry[], { isWanted = true, signal = AbortSignal.any([]) } = {}) {
  const measured = await measureEntries(results, entries, { isWanted, signal });
  return { measured, first: measured[0], verdict: decideVerdict(measured, GATE, false) };
}

const GATE = { onInconclusive: "warn", warnOnly: false } as const;
const BROKEN = new EvaluationError("Page speed was not measured: the page crashed.", { errorCode: "X" });

describe("measuring after the evaluations", () => {
  it("adds the numbers to the answer, and keeps no function", async () => {
    const measure = page({ lcp: 1500 });
    const { first, verdict } = await run([evaluated("a", measure)], [makeEntry("a")]);
    expect(first?.answer).toMatchObject({ pageSpeedData: { lcp: 1500 } });
    expect(first?.pageSpeed).toEqual({
      opportunities: [{ title: "Use a smaller picture", savedMs: 900 }],
      measurements: 1,
    });
    expect(first?.attachments).not.toHaveProperty("measurePageSpeed");
    expect(verdict).toMatchObject({ verdict: "pass", counts: { passed: 1, overBudget: 0 } });
  });

  it("measures a page once for all its ads, and again for another device", async () => {
    const measure = page({});
    const answer = sampleEvaluation();
    const other = { ...answer, viewport: answer.viewport === "mobile" ? "desktop" : "mobile" } as const;
    const results = [
      evaluated("a", measure, { page: "p" }),
      evaluated("b", measure, { page: "p" }),
      evaluated("c", measure, { page: "p", answer: other }),
    ];
    await run(results, [makeEntry("a"), makeEntry("b"), makeEntry("c")]);
    expect(measure.count).toBe(2);
  });

  it("measures a page over its budget twice, and the better measurement counts", async () => {
    const slow = page({ lcp: 4000 }, { lcp: 2000 });
    const entries = [makeEntry("a", { pageSpeedBudget: { lcp: 2500 } })];
    const { first, verdict } = await run([evaluated("a", slow)], entries);
    expect(slow.count).toBe(2);
    expect(first).toMatchObject({ state: "passed", pageSpeed: { measurements: 2, budget: { excesses: [] } } });
    expect(verdict.verdict).toBe("pass");
    const fast = page({ lcp: 2000 });
    await run([evaluated("a", fast)], entries);
    expect(fast.count).toBe(1);
  });

  it("a page that stays over its budget fails the check", async () => {
    const entries = [makeEntry("a", { pageSpeedBudget: { lcp: 2500, score: 80 } }), makeEntry("b")];
    const { first, verdict } = await run([evaluated("a", page({ lcp: 4100 })), evaluated("b", page({}))], entries);
    expect(first).toMatchObject({ state: "over_budget", overallScore: 8 });
    expect(first?.reason).toBe("Scores 8 (threshold 7). The page is over its speed budget: LCP 4.1 s (budget 2.5 s).");
    expect(verdict).toMatchObject({
      verdict: "fail",
      exitCode: 1,
      headline: "1 of 2 ads failed: 1 page too slow.",
      counts: { passed: 1, overBudget: 1 },
    });
  });

  it("with `on: warn`, it only warns", async () => {
    const entries = [makeEntry("a", { pageSpeedBudget: { lcp: 2500, on: "warn" } })];
    const { first, verdict } = await run([evaluated("a", page({ lcp: 4100 }))], entries);
    expect(first?.state).toBe("over_budget");
    expect(verdict).toMatchObject({
      verdict: "pass",
      exitCode: 0,
      headline: "The ad matches its landing page, which is slower than its budget allows.",
    });
  });

  it("what fails anyway keeps its state, and names its excesses", async () => {
    const entries = [makeEntry("a", { pageSpeedBudget: { lcp: 2500 } })];
    const { first } = await run([evaluated("a", page({ lcp: 4100 }), { state: "below_threshold" })], entries);
    expect(first).toMatchObject({ state: "below_threshold", pageSpeed: { budget: { excesses: [{ metric: "lcp" }] } } });
  });

  it("a page that cannot be measured does not pass a budget that fails the check, and costs no other page", async () => {
    const entries = [makeEntry("a", { pageSpeedBudget: { lcp: 2500 } }), makeEntry("b")];
    const { measured, verdict } = await run([evaluated("a", page(BROKEN)), evaluated("b", page({}))], entries);
    expect(measured).toMatchObject([
      { state: "error", error: { code: "PAGE_SPEED_NOT_MEASURED", blame: "evaluation" } },
      { state: "passed", answer: { pageSpeedData: { lcp: 1200 } } },
    ]);
    expect(verdict.counts).toMatchObject({ error: 1, passed: 1 });
  });

  it("without such a budget, it is a notice", async () => {
    for (const pageSpeedBudget of [undefined, { lcp: 2500, on: "warn" as const }]) {
      const entries = [makeEntry("a", pageSpeedBudget && { pageSpeedBudget })];
      const { first } = await run([evaluated("a", page(BROKEN))], entries);
      expect(first).toMatchObject({
        state: "passed",
        notices: [BROKEN.message],
        pageSpeed: { problem: BROKEN.message },
      });
      expect(first?.answer).not.toHaveProperty("pageSpeedData");
    }
  });

  it("a second measurement that fails leaves the first", async () => {
    const entries = [makeEntry("a", { pageSpeedBudget: { lcp: 2500 } })];
    const { first } = await run([evaluated("a", page({ lcp: 4100 }, BROKEN))], entries);
    expect(first).toMatchObject({ state: "over_budget", pageSpeed: { measurements: 1 } });
  });

  it("a run that is stopped says what was not measured", async () => {
    const signal = AbortSignal.abort();
    const stopped = page(new Error("aborted"));
    const { first } = await run([evaluated("a", stopped)], [makeEntry("a")], { signal });
    expect(first?.notices).toEqual(["Page speed was not measured: the run was stopped before."]);
  });

  it("compares a service's own numbers with the budget, and says if it sent none", async () => {
    const entries = [makeEntry("a", { pageSpeedBudget: { lcp: 2500 } })];
    const sent = evaluated("a", null, {
      answer: { ...sampleEvaluation(), pageSpeedData: pageSpeedData({ lcp: 3000 }) },
    });
    expect((await run([sent], entries, { isWanted: false })).first?.state).toBe("over_budget");
    expect((await run([evaluated("a", null)], entries)).first).toMatchObject({
      state: "error",
      error: { code: "PAGE_SPEED_NOT_MEASURED" },
    });
    expect((await run([evaluated("a", null)], entries, { isWanted: false })).first?.state).toBe("passed");
  });

  it("says nothing of ads without an evaluation", async () => {
    const results = [makeEntryResult("a", { state: "error" }), makeEntryResult("b", { state: "skipped" })];
    expect((await run(results, [makeEntry("a"), makeEntry("b")])).measured).toEqual(results);
  });
});

describe("with a baseline", () => {
  const entries = [makeEntry("a", { pageSpeedBudget: { lcp: 2500 } })];
  const compared = (before: Partial<PageSpeedData> | null, now: Partial<PageSpeedData>) =>
    evaluated("a", page(now), {
      baseline: { state: "passed", overallScore: 8, ...(before && { pageSpeedData: pageSpeedData(before) }) },
    });

  it("a page that was as slow before does not fail the check", async () => {
    const { first, verdict } = await run([compared({ lcp: 4000 }, { lcp: 4100 })], entries);
    expect(first).toMatchObject({ state: "over_budget", failedBefore: true });
    expect(verdict).toMatchObject({
      verdict: "pass",
      headline: "The ad failed: already failing before this change.",
    });
  });

  it("a page that became slow does, also where its earlier speed is unknown", async () => {
    for (const before of [{ lcp: 2000 }, null]) {
      const { first, verdict } = await run([compared(before, { lcp: 4100 })], entries);
      expect(first).not.toHaveProperty("failedBefore");
      expect(verdict.verdict).toBe("fail");
    }
  });

  it("production is measured in the same run", async () => {
    const measureBefore = page({ lcp: 4000 });
    const result: EntryResult = { ...compared(null, { lcp: 4100 }), measureBefore };
    const { first } = await run([result], entries);
    expect(measureBefore.count).toBe(1);
    expect(first).toMatchObject({ failedBefore: true, baseline: { pageSpeedData: { lcp: 4000 } } });
    expect(first).not.toHaveProperty("measureBefore");
  });
});
