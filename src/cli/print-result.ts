import path from "node:path";
import type { RunOutput, WrittenReports } from "../compose/report-folder.ts";
import { escapeForLog } from "../report/escape.ts";
import { renderVerdictTable } from "../report/terminal-entries-table.ts";
import type { TerminalStyle } from "../report/terminal-format.ts";
import { linkFile } from "../report/terminal-hyperlinks.ts";
import type { CommandContext, ExitCode } from "./command-context.ts";

/** Prints the verdicts of all ads and where the reports are. */
export function printResult({ result, reports }: RunOutput, { out, err, style, errStyle }: CommandContext): ExitCode {
  out(`${renderVerdictTable(result, style)}\n`);
  err(formatReportLocations(reports, errStyle));
  return result.exitCode;
}

/** Warnings about reports, and where the reports are. */
export function formatReportLocations({ paths, warnings }: WrittenReports, { hyperlinks }: TerminalStyle = {}): string {
  const lines = warnings.map((warning) => `warning: ${escapeForLog(warning)}`);
  const [first] = Object.values(paths);
  const formatPath = (file: string) => linkFile(escapeForLog(file), file, hyperlinks);
  if (paths.html !== undefined) lines.push(`Reports: ${formatPath(paths.html)} and others in its folder`);
  else if (first !== undefined) lines.push(`Reports: ${formatPath(path.dirname(first))}`);
  return lines.map((line) => `${line}\n`).join("");
}
