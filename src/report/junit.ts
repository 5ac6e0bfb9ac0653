import type { CheckResult, EntryReport } from "../check/result.ts";
import { fixesInOrder, risksInOrder, riskTitle, whatToDo } from "./advice.ts";
import { evaluationOf, wordsFor } from "./entries.ts";
import { inXml, oneLine } from "./text.ts";

type Mark = "failure" | "error" | "skipped";

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
  if (entry.unconfirmed !== undefined) return "skipped";
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
  if (mark === null) return `${open}/>`;
  const message = attrs({ message: entry.reason });
  const body =
    mark === "skipped"
      ? `<skipped ${message}/>`
      : `<${mark} ${message} ${attrs({ type: entry.error?.code ?? entry.state })}>${inXml(details(entry))}</${mark}>`;
  return `${open}>\n      ${body}\n    </testcase>`;
}

/** What a person needs who sees only this file: the destination, the risks, the fixes, and how the link was judged. */
function details(entry: EntryReport): string {
  const evaluation = evaluationOf(entry);
  const risks = evaluation === null ? [] : risksInOrder(evaluation);
  const fixes = evaluation === null ? [] : fixesInOrder(evaluation).slice(0, 3);
  return [
    entry.reason,
    `Landing page: ${entry.landingUrl}`,
    ...risks.map((risk) => `${riskTitle(risk)} (${risk.impact}): ${risk.message}`),
    ...fixes.map(
      (fix) => `Fix: ${fix.element}, ${whatToDo(fix)}: "${fix.currentValue}" -> "${fix.suggestedValue}"`,
    ),
    ...entry.linkTrail.map((step) => `Link: ${step}`),
    ...entry.notices.map((notice) => `Notice: ${notice}`),
  ]
    .map(oneLine)
    .join("\n");
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const attrs = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${inXml(oneLine(String(value)))}"`)
    .join(" ");
