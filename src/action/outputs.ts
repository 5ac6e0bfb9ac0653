import type * as Core from "@actions/core";
import type { CheckResult } from "../check/result.ts";

/** Sets what action.yml promises as outputs. */
export function setOutputs(
  { verdict, counts, lowestScore }: CheckResult,
  places: { reportJson: string | undefined; commentUrl: string | undefined },
  core: Pick<typeof Core, "setOutput">,
): void {
  const outputs = {
    verdict,
    passed: counts.passed,
    failed: counts.belowThreshold + counts.regressed + counts.linkBroken,
    inconclusive: counts.urlOnly + counts.error,
    "broken-links": counts.linkBroken,
    "lowest-score": lowestScore ?? "",
    "report-json": places.reportJson ?? "",
    "comment-url": places.commentUrl ?? "",
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}
