import { expect, test } from "vitest";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { buildCommentState } from "../../src/report/comment-state.ts";
import { countChanges, getPreviousResults } from "../../src/report/compare-to-previous.ts";
import { getEntryBadge } from "../../src/report/entries.ts";
import { renderJunitReport } from "../../src/report/junit.ts";
import { renderMarkdownReport } from "../../src/report/markdown/report.ts";
import { renderSarifReport } from "../../src/report/sarif.ts";
import type { CheckResult } from "../../src/run/result.ts";
import { makeCheckResult } from "../run/check-result-sample.ts";
import { makeEntryResult as entryOf } from "../run/samples.ts";

/** One ad that was failing before, under a gate that forgives nothing that is unclear. */
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

test("what failed before is shown as a warning everywhere, and fails nothing anywhere", () => {
  const result = run("c0ffee0");
  expect(result.entries.map(getEntryBadge)).toEqual([
    { status: "inconclusive", icon: "⚠️", label: "Below threshold before, too" },
  ]);
  expect(buildAnnotations(result).map(({ level }) => level)).toEqual(["warning"]);
  expect(renderJunitReport(result)).toContain("<skipped");
  expect(JSON.parse(renderSarifReport(result)).runs[0].results[0].level).toBe("warning");
  const markdown = renderMarkdownReport(result);
  expect(markdown).toContain("1 ad was failing before this change and is not worse");
  expect(markdown).not.toContain("could not be judged");
});

test("from one commit to the next it has not changed", () => {
  const before = buildCommentState(run("c0ffee0"), "1.1", null);
  const result = run("c0ffee1");
  const changes = getPreviousResults(buildCommentState(result, "2.1", before));
  expect(changes).not.toBeNull();
  expect(changes && countChanges(result.entries, changes)).toEqual([]);
});
