import path from "node:path";
import { escapeForLog } from "../report/escape.ts";
import type { WrittenReports } from "../run/compose/report-folder.ts";

/** Warnings about reports, and where the reports are. */
export function formatReportLocations({ paths, warnings }: WrittenReports): string {
  const lines = warnings.map((warning) => `warning: ${escapeForLog(warning)}`);
  const [first] = Object.values(paths);
  if (paths.html !== undefined) lines.push(`Reports: ${escapeForLog(paths.html)} and others in its folder`);
  else if (first !== undefined) lines.push(`Reports: ${escapeForLog(path.dirname(first))}`);
  return lines.map((line) => `${line}\n`).join("");
}
