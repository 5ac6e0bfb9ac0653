import type * as Core from "@actions/core";
import type { WrittenReports } from "../run/compose/report-folder.ts";
import type { CheckResult, Verdict } from "../run/result.ts";

/** Sets the outputs in action.yml, except `comment-url`, which is known later. */
export function setOutputs(
  { verdict, counts, lowestScore, entries }: CheckResult,
  written: WrittenReports["paths"],
  core: Pick<typeof Core, "setOutput">,
): void {
  const excused = entries.filter(({ failedBefore }) => failedBefore === true).length;
  const outputs = {
    verdict,
    passed: counts.passed,
    failed: counts.belowThreshold + counts.regressed + counts.linkBroken - excused,
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
