import type { CheckReport, CheckResult } from "../check/result.ts";

/** The report as `adhere-report/1` JSON: the result without what only lives in memory. */
export function jsonReport(result: CheckResult): string {
  const report: CheckReport = {
    ...result,
    entries: result.entries.map(({ attachments: _inMemory, ...entry }) => entry),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
