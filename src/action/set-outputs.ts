import type * as Core from "@actions/core";
import type { WrittenReports } from "../compose/report-folder.ts";
import { messageOf } from "../contract/error.ts";
import { escapeForLog } from "../report/escape.ts";
import type { CheckResult, Verdict } from "../result/check-report.ts";
import { isBudgetWarning } from "../result/entry-report.ts";

/**
 * The same functions, but outputs that can't be written (GITHUB_OUTPUT was removed, or the disk is full) are one warning
 * and not the end of the run.
 */
export function withSafeOutputs(core: typeof Core): typeof Core {
  let hasWarned = false;
  const setOutput: typeof Core.setOutput = (name, value) => {
    try {
      core.setOutput(name, value);
    } catch (error) {
      if (!hasWarned) core.warning(`The outputs could not be set: ${escapeForLog(messageOf(error), 300)}`);
      hasWarned = true;
    }
  };
  return { ...core, setOutput };
}

/** Sets the outputs in action.yml, except `comment-url`, which is known later. */
export function setOutputs(
  { verdict, counts, lowestScore, entries }: CheckResult,
  written: WrittenReports["paths"],
  core: Pick<typeof Core, "setOutput">,
): void {
  const excused = entries.filter((entry) => entry.failedBefore === true || isBudgetWarning(entry)).length;
  const outputs = {
    verdict,
    passed: counts.passed,
    failed: counts.belowThreshold + counts.regressed + counts.overBudget + counts.linkBroken - excused,
    inconclusive: counts.urlOnly + counts.error,
    "broken-links": counts.linkBroken,
    "lowest-score": lowestScore ?? "",
    "report-json": written.json ?? "",
    "report-html": written.html ?? "",
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}

/** Output of a run that failed before it evaluated anything. */
export function setFailureOutputs(core: Pick<typeof Core, "setOutput">): void {
  core.setOutput("verdict", "inconclusive" satisfies Verdict);
}
