import path from "node:path";
import { escapeForLog } from "../report/escape.ts";
import type { WrittenReports } from "../run/compose/report-folder.ts";

/** The last words of a check: what could not be written, and where the rest is. */
export function formatReportLocations({ paths, warnings }: WrittenReports): string {
  const lines = warnings.map((warning) => `warning: ${escapeForLog(warning)}`);
  const [first] = Object.values(paths);
  if (paths.html !== undefined) lines.push(`Reports: ${escapeForLog(paths.html)}, and others beside it`);
  else if (first !== undefined) lines.push(`Reports: ${escapeForLog(path.dirname(first))}`);
  return lines.map((line) => `${line}\n`).join("");
}
