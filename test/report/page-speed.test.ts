import { describe, expect, it } from "vitest";
import type { PageSpeedData } from "../../src/contract/page-speed.ts";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { listCauses } from "../../src/report/causes.ts";
import { renderHtmlReport } from "../../src/report/html/report.ts";
import { renderJunitReport } from "../../src/report/junit.ts";
import { renderSummary } from "../../src/report/markdown/report.ts";
import { getPageSpeed } from "../../src/report/page-speed.ts";
import { renderSarifReport } from "../../src/report/sarif.ts";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import type { CheckResult, EntryResult } from "../../src/result/check-report.ts";
import { pageSpeedData } from "../run/page-speed/samples.ts";
import { passedEntry, sampleEvaluation, sampleResult } from "./sample-results.ts";

const SCORES = { visualMatch: 8, messageMatch: 8, aboveTheFoldContinuity: 8, toneAlignment: 8 };

function measured(id: string, numbers: Partial<PageSpeedData>, change: Partial<EntryResult> = {}): EntryResult {
  const answer = sampleEvaluation(SCORES, 8, { viewport: "mobile", pageSpeedData: pageSpeedData(numbers) });
  return passedEntry(id, {
    answer,
    pageSpeed: { opportunities: [{ title: "Improve image <delivery>", savedMs: 1200 }], measurements: 1 },
    ...change,
  });
}

const slow = (on: "fail" | "warn", change: Partial<EntryResult> = {}): EntryResult =>
  measured(
    "slow",
    { lcp: 4100 },
    {
      state: "over_budget",
      reason: "Scores 8 (threshold 7). The page is over its speed budget: LCP 4.1 s (budget 2.5 s).",
      pageSpeed: {
        opportunities: [{ title: "Improve image delivery", savedMs: 1200 }],
        measurements: 2,
        budget: { on, limits: { lcp: 2500 }, excesses: [{ metric: "lcp", value: 4100, limit: 2500 }] },
      },
      ...change,
    },
  );

const levels = (result: CheckResult) => buildAnnotations(result).map(({ level, title }) => `${level}: ${title}`);

describe("a page over its budget", () => {
  it("is a failure in JUnit, an error in SARIF and in the annotations", () => {
    const result = sampleResult([slow("fail")]);
    expect(renderJunitReport(result)).toContain('failures="1" errors="0" skipped="0"');
    expect(renderJunitReport(result)).toContain('type="over_budget"');
    const [finding] = JSON.parse(renderSarifReport(result)).runs[0].results;
    expect(finding).toMatchObject({ ruleId: "over-budget", level: "error" });
    expect(levels(result)).toEqual(["error: slow: page too slow (8.5 / 7)"]);
  });

  it("is a warning where the budget only warns, also where inconclusive ads fail", () => {
    const result = sampleResult([slow("warn")], { gate: { onInconclusive: "fail", warnOnly: false } });
    expect(renderJunitReport(result)).toContain('failures="0" errors="0" skipped="1"');
    const [finding] = JSON.parse(renderSarifReport(result)).runs[0].results;
    expect(finding).toMatchObject({ ruleId: "over-budget", level: "warning" });
    expect(levels(result)).toEqual(["warning: slow: page slow (8.5 / 7)"]);
  });

  it("is a cause that names the excess and what would help", () => {
    expect(listCauses([slow("fail")])).toMatchObject([
      {
        kind: "slow_page",
        title: "Page too slow",
        reason: "LCP 4.1 s (budget 2.5 s).",
        remedy: "What would help: Improve image delivery (saves about 1.2 s).",
      },
    ]);
  });
});

describe("the numbers", () => {
  it("have Lighthouse's colours, which differ by device", () => {
    const grades = (viewport: "mobile" | "desktop") => {
      const answer = sampleEvaluation(SCORES, 8, {
        viewport,
        pageSpeedData: pageSpeedData({ performanceScore: 49, lcp: 2400, fcp: 900, tbt: 200, cls: 0.26, si: 5800 }),
      });
      return getPageSpeed(passedEntry("a", { answer }))?.metrics.map(({ grade }) => grade);
    };
    expect(grades("mobile")).toEqual(["poor", "good", "good", "good", "poor", "average"]);
    expect(grades("desktop")).toEqual(["poor", "average", "good", "average", "poor", "poor"]);
  });

  it("are shown with their change since the baseline", () => {
    const before = pageSpeedData({ lcp: 3100, tbt: 20, cls: 0.01 });
    const entry = measured(
      "a",
      { lcp: 1200 },
      { baseline: { state: "passed", overallScore: 8, pageSpeedData: before } },
    );
    const changes = getPageSpeed(entry)?.metrics.map(({ metric, change }) => [metric, change]);
    expect(changes).toEqual([
      ["performanceScore", null],
      ["lcp", "−1.9 s"],
      ["fcp", null],
      ["tbt", "+20 ms"],
      ["cls", null],
      ["si", null],
    ]);
  });

  it("are one row for each page and device in Markdown and terminal, whatever its ads", () => {
    const result = sampleResult([measured("a", {}, { page: "p" }), measured("b", {}, { page: "p" })]);
    const table = renderSummary(result);
    expect(table).toContain("Page speed of 1 page");
    expect(table).toContain("| phone | 🟢 98 | 🟢 1.2 s | 🟢 0.9 s | 🟢 40 ms | 🟢 0.01 | 🟢 1.3 s |");
    expect(table).toContain("Improve image &lt;delivery&gt; (saves about 1.2 s)");
    const terminal = renderVerdictTable(result, { width: 200 });
    expect(terminal.match(/\(phone\): Score 98, LCP 1\.2 s/g)).toHaveLength(1);
  });

  it("are in the HTML report, with what would help", () => {
    const html = renderHtmlReport(sampleResult([slow("fail")]));
    expect(html).toContain("<dt>Largest Contentful Paint</dt>");
    expect(html).toContain("Over budget: LCP 4.1 s (budget 2.5 s).");
    expect(html).toContain("Improve image delivery (saves about 1.2 s)");
    expect(html).toContain("Measured twice");
    expect(renderHtmlReport(sampleResult([passedEntry("a")]))).not.toContain("Page speed</h3>");
  });
});
