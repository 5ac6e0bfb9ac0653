import path from "node:path";
import { pathToFileURL } from "node:url";
import { renderCodeQualityReport } from "../report/code-quality.ts";
import { renderHtmlReport } from "../report/html/report.ts";
import { renderJsonReport } from "../report/json.ts";
import { renderJunitReport } from "../report/junit.ts";
import { renderMarkdownReport } from "../report/markdown/report.ts";
import { renderSarifReport } from "../report/sarif.ts";
import type { CheckResult } from "../result/check-report.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";
import { addRepairs, type FoundRepairs, findRepairs, removePatches, writePatches } from "./find-repairs.ts";
import { getReportFolder, type RunOptions } from "./run-options.ts";
import { writeAttachments } from "./shard-attachments.ts";
import { type ShrinkPicture, shrinkPictures } from "./shrink-pictures.ts";

/** The files of a report folder by format. */
export const REPORT_FILES = {
  json: "report.json",
  html: "report.html",
  junit: "junit.xml",
  markdown: "report.md",
  sarif: "report.sarif",
  quality: "code-quality.json",
} as const;
export type ReportKind = keyof typeof REPORT_FILES;

/** The written reports, and a warning for each that could not be written. */
export interface WrittenReports {
  paths: Partial<Record<ReportKind, string>>;
  warnings: string[];
}

export interface WriteReportsOptions {
  /** Shrinks pictures for the HTML report; if absent, they keep their size. */
  shrinkPicture?: ShrinkPicture | undefined;
  /** When aborted, pictures are no longer shrunk. */
  signal: AbortSignal;
}

export interface RunOutput {
  result: CheckResult;
  /** Fixes that apply to files of the repository; absent in links mode. */
  repairs?: FoundRepairs;
  reports: WrittenReports;
}

/** Finds the repairs, and writes the reports, the patches and what a merge needs of a shard. */
export async function writeRunOutput(
  checked: CheckResult,
  options: WriteReportsOptions & Pick<RunOptions, "settings" | "cwd"> & { warnings: readonly string[] },
): Promise<RunOutput> {
  const directory = getReportFolder(options, checked.mode);
  const repairs = checked.mode === "links" ? undefined : await findRepairs(checked, options.cwd, directory);
  const result = repairs === undefined ? checked : addRepairs(checked, repairs.plan);
  const { paths, warnings } = await writeReports(result, directory, options);
  const unpatched = [
    ...(await removePatches(directory)),
    ...(repairs === undefined ? [] : await writePatches(repairs, directory)),
  ];
  const unattached = result.shard === undefined ? [] : await writeAttachments(result, directory);
  const reports = { paths, warnings: [...options.warnings, ...warnings, ...unpatched, ...unattached] };
  return { result, reports, ...(repairs && { repairs }) };
}

/**
 * Writes all reports. A report that cannot be written becomes a warning; the others are still written.
 */
export async function writeReports(
  result: CheckResult,
  directory: string,
  { shrinkPicture, signal }: WriteReportsOptions,
): Promise<WrittenReports> {
  const reports: Record<ReportKind, () => string | Promise<string>> = {
    json: () => renderJsonReport(result, pathToFileURL(path.resolve(directory)).href),
    junit: () => renderJunitReport(result),
    markdown: () => renderMarkdownReport(result),
    sarif: () => renderSarifReport(result),
    quality: () => renderCodeQualityReport(result),
    // Last, because pictures take time, and a run that is being stopped has only seconds left.
    html: async () => renderHtmlReport(shrinkPicture ? await shrinkPictures(result, shrinkPicture, signal) : result),
  };
  const paths: WrittenReports["paths"] = {};
  const warnings: string[] = [];
  for (const kind of ["json", "junit", "markdown", "sarif", "quality", "html"] as const) {
    const file = path.resolve(directory, REPORT_FILES[kind]);
    try {
      await writeFileAtomically(file, await reports[kind]());
      paths[kind] = file;
    } catch (error) {
      warnings.push(`The ${kind} report could not be written to ${file}: ${String(error)}`);
    }
  }
  return { paths, warnings };
}
