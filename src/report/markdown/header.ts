import type { CheckResult } from "../../result/check-report.ts";
import { countChanges, type PreviousResults } from "../compare-to-previous.ts";
import { filterByStatus } from "../entries.ts";
import { escapeMarkdown, toCodeSpan } from "../escape.ts";
import { formatCount } from "../format-count.ts";
import { formatTitle, MARKDOWN_MAX_CHARS } from "./format.ts";

/** The verdict. `label` tells this check from others; may be empty. */
export function renderHeading(result: CheckResult, label: string): string {
  const hasInconclusive = filterByStatus(result.entries, "inconclusive").length > 0;
  const icon = result.verdict === "fail" ? "❌" : result.verdict === "pass" && !hasInconclusive ? "✅" : "⚠️";
  return `## ${icon} ${formatTitle(label)}: ${escapeMarkdown(result.headline, MARKDOWN_MAX_CHARS.sentence)}`;
}

/** Explains why the check passes although the report shows problems. */
export function renderGateNote(result: CheckResult): string {
  if (result.verdict === "fail" && result.exitCode === 0) {
    return "*Warn-only: findings are reported but do not fail the check.*";
  }
  if (result.verdict !== "pass") return "";
  const inconclusive = filterByStatus(result.entries, "inconclusive");
  const unconfirmed = inconclusive.filter((entry) => entry.unconfirmed !== undefined).length;
  const preExisting = inconclusive.filter((entry) => entry.failedBefore === true).length;
  const unknown = inconclusive.length - unconfirmed - preExisting;
  const notes = [
    unknown > 0 &&
      `${formatCount(unknown, "ad")} could not be evaluated. This does not fail the check (\`on-inconclusive: warn\`).`,
    preExisting > 0 &&
      `${formatCount(preExisting, "ad")} already failed before this change and ${preExisting === 1 ? "is" : "are"} ` +
        "not worse. This does not fail the check (`baseline`).",
    unconfirmed > 0 &&
      `${formatCount(unconfirmed, "ad")} ${unconfirmed === 1 ? "has" : "have"} a broken landing page. The check ` +
        "fails once enough consecutive runs confirm it (`confirm-after`).",
  ];
  return notes.flatMap((note) => (note === false ? [] : `*${note}*`)).join("\\\n");
}

/** How many ads changed since the previous run; empty if there is none. */
export function renderChangesLine(result: CheckResult, previous: PreviousResults | null): string {
  if (previous === null) return "";
  const since = previous.commit === null ? "the last run" : toCodeSpan(previous.commit.slice(0, 7));
  const changes = countChanges(result.entries, previous);
  return changes.length === 0
    ? `Nothing changed since ${since}.`
    : `**Since ${since}:** ${changes.map(([count, label]) => `${count} ${label}`).join(", ")}.`;
}
