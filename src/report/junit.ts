import type { CheckResult, EntryReport } from "../check/result.ts";
import { fixesOf, risksOf, riskTitle, whatToDo } from "./advice.ts";
import { wordsFor } from "./entries.ts";
import { careOf, repairOf } from "./repairs.ts";
import { inXml, oneLine } from "./text.ts";
import { landingLine } from "./visited.ts";
import { waiverSentences } from "./waivers.ts";

type Mark = "failure" | "error" | "skipped";

/** Fixes of one test case: the other reports have them all. */
const MOST_FIXES = 3;

/**
 * The result as JUnit XML, one test case an entry. What fails the gate is a failure (warn-only changes the exit
 * code, not the finding). What nobody could judge is skipped, with the reason, unless the gate counts it: then
 * it is an error.
 */
export function junitReport(result: CheckResult): string {
  const cases = result.entries.map((entry) => ({ entry, mark: markOf(entry, result) }));
  const total = (mark: Mark) => cases.filter((one) => one.mark === mark).length;
  const attributes = attrs({
    name: "adhere",
    tests: cases.length,
    failures: total("failure"),
    errors: total("error"),
    skipped: total("skipped"),
    time: seconds(result.durationMs),
  });
  const suite = `${attributes} ${attrs({ timestamp: result.startedAt.replace(/(\.\d+)?Z$/u, "") })}`;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuites ${attributes}>`,
    `  <testsuite ${suite}>`,
    ...cases.map(({ entry, mark }) => testCase(entry, mark)),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function markOf(entry: EntryReport, result: CheckResult): Mark | null {
  if (entry.error?.blame === "manifest") return "error";
  if (entry.unconfirmed !== undefined || entry.failedBefore === true) return "skipped";
  switch (wordsFor(entry).standing) {
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

function testCase(entry: EntryReport, mark: Mark | null): string {
  const { file, line } = entry.manifest;
  const open = `    <testcase ${attrs({ classname: file, name: entry.id, time: seconds(entry.durationMs), file, line })}`;
  const accepted = waiverSentences(entry).map(oneLine).join("\n");
  if (mark === null && accepted === "") return `${open}/>`;
  if (mark === null) return `${open}>\n      <system-out>${inXml(accepted)}</system-out>\n    </testcase>`;
  const message = attrs({ message: entry.reason });
  const body =
    mark === "skipped"
      ? `<skipped ${message}/>`
      : `<${mark} ${message} ${attrs({ type: entry.error?.code ?? entry.state })}>${inXml(details(entry))}</${mark}>`;
  return `${open}>\n      ${body}\n    </testcase>`;
}

/** What a person needs who sees only this file: the destination, the risks, the fixes, and how the link was judged. */
function details(entry: EntryReport): string {
  return [
    entry.reason,
    landingLine(entry, String),
    ...risksOf(entry).map((risk) => `${riskTitle(risk)} (${risk.impact}): ${risk.message}`),
    ...fixesOf(entry)
      .slice(0, MOST_FIXES)
      .map(
        (fix) =>
          `Fix: ${fix.element}, ${whatToDo(fix)}: "${fix.currentValue}" -> "${fix.suggestedValue}"${stands(entry, fix)}`,
      ),
    ...waiverSentences(entry),
    ...entry.linkTrail.map((step) => `Link: ${step}`),
    ...entry.notices.map((notice) => `Notice: ${notice}`),
  ]
    .map(oneLine)
    .join("\n");
}

function stands(entry: EntryReport, fix: { id: string }): string {
  const repair = repairOf(entry, fix);
  return repair === undefined ? "" : ` (in ${repair.file}:${repair.line}, ${careOf(repair)})`;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const attrs = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${inXml(oneLine(String(value)))}"`)
    .join(" ");
