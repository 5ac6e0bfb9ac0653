import type { EntryReport } from "../check/result.ts";
import { critical, riskTitle } from "./advice.ts";
import { named, sentence } from "./markdown-words.ts";

/** Lines of the section; the JSON report has all. */
const MOST = 10;

/** Ads whose score is high enough, and that an ad platform may disapprove all the same: markdown. A mean hides one bad part. */
export function riskyPart(passed: readonly EntryReport[], nameOf: (entry: EntryReport) => string): string {
  const risky = passed.flatMap((entry) => critical(entry).map((risk) => ({ entry, risk })));
  if (risky.length === 0) return "";
  const lines = risky
    .slice(0, MOST)
    .map(({ entry, risk }) => `- ${nameOf(entry)}: **${named(riskTitle(risk))}.** ${sentence(risk.message)}`);
  if (risky.length > MOST) lines.push(`- and ${risky.length - MOST} more in the JSON report`);
  return `**⚠️ High enough in all, with a critical risk**\n\n${lines.join("\n")}`;
}
