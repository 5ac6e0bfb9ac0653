import type { EntryReport } from "../../result/entry-report.ts";
import { getCriticalRisks, getRiskTitle } from "../select-fixes-and-risks.ts";
import { escapeName, escapeSentence, formatList } from "./format.ts";

const MAX_CRITICAL_RISKS = 10;

/** Ads whose overall score passes although an ad platform may disapprove them: the mean can hide one bad dimension. */
export function renderCriticalRisks(
  passed: readonly EntryReport[],
  renderName: (entry: EntryReport) => string,
): string {
  const lines = passed.flatMap((entry) =>
    getCriticalRisks(entry).map(
      (risk) => `${renderName(entry)}: **${escapeName(getRiskTitle(risk))}.** ${escapeSentence(risk.message)}`,
    ),
  );
  return lines.length === 0 ? "" : `**⚠️ Passed with a critical risk**\n\n${formatList(lines, MAX_CRITICAL_RISKS)}`;
}
