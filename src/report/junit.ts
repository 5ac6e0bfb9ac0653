import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { type Action, type Change, getOpenActions } from "./actions.ts";
import { describeWaivers } from "./describe-waivers.ts";
import { isManifestError, isTolerated } from "./entry-predicates.ts";
import { describeSafety, findRepair } from "./entry-repairs.ts";
import { getEntryBadge } from "./entry-status.ts";
import { escapeXml, toSingleLine } from "./escape.ts";
import { formatLandingPage } from "./landing-page-line.ts";
import { describeDirection, formatSeverity, getOpenRisks, getRiskTitle } from "./select-fixes-and-risks.ts";
import { formatPlainChange } from "./word-diff.ts";

type JunitOutcome = "failure" | "error" | "skipped";

const MAX_FIXES_PER_CASE = 3;
/** Of each side of a change, in code points. The JSON report has the full values. */
const MAX_CHANGE_CHARS = 300;

/**
 * The result as JUnit XML with one test case per entry. An entry that fails the gate is a failure, also in warn-only
 * mode, which changes only the exit code. An inconclusive entry is skipped with its reason, unless the gate fails on
 * it: then it is an error. /
 */
export function renderJunitReport(result: CheckResult): string {
  const cases = result.entries.map((entry) => ({ entry, outcome: getJunitOutcome(entry, result) }));
  const total = (outcome: JunitOutcome) => cases.filter((one) => one.outcome === outcome).length;
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
    ...cases.map(({ entry, outcome }) => renderTestCase(entry, outcome)),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function getJunitOutcome(entry: EntryReport, result: CheckResult): JunitOutcome | null {
  if (isManifestError(entry)) return "error";
  if (isTolerated(entry)) return "skipped";
  const { status } = getEntryBadge(entry);
  if (status === "passed") return null;
  if (status === "failing") return "failure";
  const isError = result.gate.onInconclusive === "fail" || result.verdict === "inconclusive";
  return status === "inconclusive" && isError ? "error" : "skipped";
}

function renderTestCase(entry: EntryReport, outcome: JunitOutcome | null): string {
  const { file, line } = entry.manifest;
  const time = formatSeconds(entry.durationMs);
  const open = `    <testcase ${renderAttributes({ classname: file, name: entry.id, time, file, line })}`;
  const accepted = describeWaivers(entry).map(toSingleLine).join("\n");
  if (outcome === null && accepted === "") return `${open}/>`;
  if (outcome === null) return `${open}>\n      <system-out>${escapeXml(accepted)}</system-out>\n    </testcase>`;
  const message = { message: entry.reason };
  const attributes = renderAttributes({ ...message, type: entry.error?.code ?? entry.state });
  const body =
    outcome === "skipped"
      ? `<skipped ${renderAttributes(message)}/>`
      : `<${outcome} ${attributes}>${escapeXml(renderCaseDetails(entry))}</${outcome}>`;
  return `${open}>\n      ${body}\n    </testcase>`;
}

/** The landing page, risks, fixes and link trail, because a test viewer shows only this file. */
function renderCaseDetails(entry: EntryReport): string {
  return [
    entry.reason,
    formatLandingPage(entry, String),
    ...getOpenRisks(entry).map((risk) => `${getRiskTitle(risk)} (${formatSeverity(risk.impact)}): ${risk.message}`),
    ...getOpenActions(entry)
      .slice(0, MAX_FIXES_PER_CASE)
      .map((action) => formatAction(entry, action)),
    ...describeWaivers(entry),
    ...entry.linkTrail.map((step) => `Link: ${step}`),
    ...entry.notices.map((notice) => `Notice: ${notice}`),
  ]
    .map(toSingleLine)
    .join("\n");
}

/** A change, or both sides of a conflict. */
const formatAction = (entry: EntryReport, { element, changes }: Action): string =>
  `Fix: ${element}, ${changes.map((change) => formatChange(entry, change)).join("; or ")}`;

const formatChange = (entry: EntryReport, change: Change): string =>
  `${describeDirection(change)}: ${formatPlainChange(change.currentValue, change.suggestedValue, MAX_CHANGE_CHARS)}` +
  formatRepairLocation(entry, change);

function formatRepairLocation(entry: EntryReport, { fix }: Change): string {
  const repair = fix === null ? undefined : findRepair(entry, fix);
  return repair === undefined ? "" : ` (in ${repair.file}:${repair.line}, ${describeSafety(repair)})`;
}

const formatSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const renderAttributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${escapeXml(toSingleLine(String(value)))}"`)
    .join(" ");
