import { expect, test } from "vitest";
import type { CheckResult } from "../../src/check/result.ts";
import { annotations } from "../../src/report/annotations.ts";
import { changeCounts, changesIn } from "../../src/report/changes.ts";
import { wordsFor } from "../../src/report/entries.ts";
import { junitReport } from "../../src/report/junit.ts";
import { markdownReport } from "../../src/report/markdown.ts";
import { sarifReport } from "../../src/report/sarif.ts";
import { stateOf } from "../../src/report/state.ts";
import { resultOf as entryOf } from "../check/entries.ts";
import { resultOf } from "../job/results.ts";

/** One ad that was failing before, under a gate that forgives nothing that is unclear. */
const run = (commit: string): CheckResult => ({
  ...resultOf(),
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
  expect(result.entries.map(wordsFor)).toEqual([
    { standing: "inconclusive", icon: "⚠️", label: "Below threshold before, too" },
  ]);
  expect(annotations(result).map(({ level }) => level)).toEqual(["warning"]);
  expect(junitReport(result)).toContain("<skipped");
  expect(JSON.parse(sarifReport(result)).runs[0].results[0].level).toBe("warning");
  const markdown = markdownReport(result);
  expect(markdown).toContain("1 ad was failing before this change and is not worse");
  expect(markdown).not.toContain("could not be judged");
});

test("from one commit to the next it has not changed", () => {
  const before = stateOf(run("c0ffee0"), "1.1", null);
  const result = run("c0ffee1");
  const changes = changesIn(stateOf(result, "2.1", before));
  expect(changes).not.toBeNull();
  expect(changes && changeCounts(result.entries, changes)).toEqual([]);
});
