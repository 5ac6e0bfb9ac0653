import path from "node:path";
import { escapeForLog } from "../report/escape.ts";
import { renderVerdictTable } from "../report/terminal-entries-table.ts";
import type { RunOutput, WrittenReports } from "../run/compose/report-folder.ts";
import type { CommandContext, ExitCode } from "./command-context.ts";

/** Prints the verdicts of all ads and where the reports are. */
export function printResult({ result, reports }: RunOutput, { out, err, colour }: CommandContext): ExitCode {
  out(`${renderVerdictTable(result, { colour })}\n`);
  err(formatReportLocations(reports));
  return result.exitCode;
}

/** Warnings about reports, and where the reports are. */
export function formatReportLocations({ paths, warnings }: WrittenReports): string {
  const lines = warnings.map((warning) => `warning: ${escapeForLog(warning)}`);
  const [first] = Object.values(paths);
  if (paths.html !== undefined) lines.push(`Reports: ${escapeForLog(paths.html)} and others in its folder`);
  else if (first !== undefined) lines.push(`Reports: ${escapeForLog(path.dirname(first))}`);
  return lines.map((line) => `${line}\n`).join("");
}
