import { expect, test } from "vitest";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { buildCommentState } from "../../src/report/comment-state.ts";
import { countChanges, getPreviousResults } from "../../src/report/compare-to-previous.ts";
import { getEntryBadge } from "../../src/report/entry-status.ts";
import { renderJunitReport } from "../../src/report/junit.ts";
import { renderMarkdownReport } from "../../src/report/markdown/report.ts";
import { renderSarifReport } from "../../src/report/sarif.ts";
import type { CheckResult } from "../../src/result/check-report.ts";
import { makeCheckResult } from "../run/check-result-sample.ts";
import { makeEntryResult as entryOf } from "../run/samples.ts";

/** One pre-existing failure, with a gate that fails on inconclusive entries. */
const run = (commit: string): CheckResult => ({
  ...makeCheckResult(),
  commit,
  gate: { onInconclusive: "fail", warnOnly: false },
  entries: [
    entryOf("old", {
      state: "below_threshold",
      overallScore: 4,
      failedBefore: true,
      reason: "Was so before.",
    }),
  ],
});

test("a pre-existing failure is a warning in every format and does not fail the check", () => {
  const result = run("c0ffee0");
  expect(result.entries.map(getEntryBadge)).toEqual([
    { status: "inconclusive", icon: "⚠️", label: "Below threshold (pre-existing)" },
  ]);
  expect(buildAnnotations(result).map(({ level }) => level)).toEqual(["warning"]);
  expect(renderJunitReport(result)).toContain("<skipped");
  expect(JSON.parse(renderSarifReport(result)).runs[0].results[0].level).toBe("warning");
  const markdown = renderMarkdownReport(result);
  expect(markdown).toContain("1 ad already failed before this change and is not worse");
  expect(markdown).not.toContain("could not be evaluated");
});

test("a pre-existing failure that persists is not counted as a change", () => {
  const before = buildCommentState(run("c0ffee0"), "1.1", null);
  const result = run("c0ffee1");
  const previous = getPreviousResults(buildCommentState(result, "2.1", before));
  expect(previous).not.toBeNull();
  expect(previous && countChanges(result.entries, previous)).toEqual([]);
});
