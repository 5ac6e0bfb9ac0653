import type { EntryReport } from "../../run/result.ts";
import { getCriticalRisks, getRiskTitle } from "../fixes-and-risks.ts";
import { escapeName, escapeSentence } from "./format.ts";

/** Lines of the section; the JSON report has all. */
const MAX_CRITICAL_RISKS = 10;

/** Ads whose score is high enough, and that an ad platform may disapprove all the same: markdown. A mean hides one bad part. */
export function renderCriticalRisks(
  passed: readonly EntryReport[],
  nameOf: (entry: EntryReport) => string,
): string {
  const risky = passed.flatMap((entry) => getCriticalRisks(entry).map((risk) => ({ entry, risk })));
  if (risky.length === 0) return "";
  const lines = risky
    .slice(0, MAX_CRITICAL_RISKS)
    .map(
      ({ entry, risk }) =>
        `- ${nameOf(entry)}: **${escapeName(getRiskTitle(risk))}.** ${escapeSentence(risk.message)}`,
    );
  if (risky.length > MAX_CRITICAL_RISKS)
    lines.push(`- and ${risky.length - MAX_CRITICAL_RISKS} more in the JSON report`);
  return `**⚠️ High enough in all, with a critical risk**\n\n${lines.join("\n")}`;
}
