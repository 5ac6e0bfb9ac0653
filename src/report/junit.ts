import type { CheckResult, EntryReport } from "../run/result.ts";
import { getEntryBadge } from "./entries.ts";
import { escapeXml, toSingleLine } from "./escape.ts";
import { describeDirection, getOpenFixes, getOpenRisks, getRiskTitle } from "./fixes-and-risks.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { describeSafety, findRepair } from "./repairs.ts";
import { describeWaivers } from "./waivers.ts";

type JunitOutcome = "failure" | "error" | "skipped";

/** Fixes of one test case: the other reports have them all. */
const MAX_FIXES_PER_CASE = 3;

/**
 * The result as JUnit XML, one test case an entry. What fails the gate is a failure (warn-only changes the exit
 * code, not the finding). What nobody could judge is skipped, with the reason, unless the gate counts it: then
 * it is an error.
 */
export function renderJunitReport(result: CheckResult): string {
  const cases = result.entries.map((entry) => ({ entry, mark: getJunitOutcome(entry, result) }));
  const total = (mark: JunitOutcome) => cases.filter((one) => one.mark === mark).length;
  const attributes = renderAttributes({
    name: "adhere",
    tests: cases.length,
    failures: total("failure"),
    errors: total("error"),
    skipped: total("skipped"),
    time: formatSeconds(result.durationMs),
  });
  const suite = `${attributes} ${renderAttributes({ timestamp: result.startedAt.replace(/(\.\d+)?Z$/u, "") })}`;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuites ${attributes}>`,
    `  <testsuite ${suite}>`,
    ...cases.map(({ entry, mark }) => renderTestCase(entry, mark)),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function getJunitOutcome(entry: EntryReport, result: CheckResult): JunitOutcome | null {
  if (entry.error?.blame === "manifest") return "error";
  if (entry.unconfirmed !== undefined || entry.failedBefore === true) return "skipped";
  switch (getEntryBadge(entry).status) {
    case "failing":
      return "failure";
    case "inconclusive":
      return result.gate.onInconclusive === "fail" || result.verdict === "inconclusive" ? "error" : "skipped";
    case "skipped":
      return "skipped";
    case "passed":
      return null;
  }
}

function renderTestCase(entry: EntryReport, mark: JunitOutcome | null): string {
  const { file, line } = entry.manifest;
  const open = `    <testcase ${renderAttributes({ classname: file, name: entry.id, time: formatSeconds(entry.durationMs), file, line })}`;
  const accepted = describeWaivers(entry).map(toSingleLine).join("\n");
  if (mark === null && accepted === "") return `${open}/>`;
  if (mark === null)
    return `${open}>\n      <system-out>${escapeXml(accepted)}</system-out>\n    </testcase>`;
  const message = renderAttributes({ message: entry.reason });
  const body =
    mark === "skipped"
      ? `<skipped ${message}/>`
      : `<${mark} ${message} ${renderAttributes({ type: entry.error?.code ?? entry.state })}>${escapeXml(renderCaseDetails(entry))}</${mark}>`;
  return `${open}>\n      ${body}\n    </testcase>`;
}

/** What a person needs who sees only this file: the destination, the risks, the fixes, and how the link was judged. */
function renderCaseDetails(entry: EntryReport): string {
  return [
    entry.reason,
    formatLandingPage(entry, String),
    ...getOpenRisks(entry).map((risk) => `${getRiskTitle(risk)} (${risk.impact}): ${risk.message}`),
    ...getOpenFixes(entry)
      .slice(0, MAX_FIXES_PER_CASE)
      .map(
        (fix) =>
          `Fix: ${fix.element}, ${describeDirection(fix)}: "${fix.currentValue}" -> "${fix.suggestedValue}"${formatRepairLocation(entry, fix)}`,
      ),
    ...describeWaivers(entry),
    ...entry.linkTrail.map((step) => `Link: ${step}`),
    ...entry.notices.map((notice) => `Notice: ${notice}`),
  ]
    .map(toSingleLine)
    .join("\n");
}

function formatRepairLocation(entry: EntryReport, fix: { id: string }): string {
  const repair = findRepair(entry, fix);
  return repair === undefined ? "" : ` (in ${repair.file}:${repair.line}, ${describeSafety(repair)})`;
}

const formatSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const renderAttributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${escapeXml(toSingleLine(String(value)))}"`)
    .join(" ");
