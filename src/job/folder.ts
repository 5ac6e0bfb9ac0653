import { createHash } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { CheckResult } from "../check/result.ts";
import { writeWhole } from "../check/whole-file.ts";
import { htmlReport } from "../report/html/report.ts";
import { jsonReport } from "../report/json.ts";
import { junitReport } from "../report/junit.ts";
import { markdownReport } from "../report/markdown.ts";
import { sarifReport } from "../report/sarif.ts";
import { type KeepPicture, sparing } from "./kept.ts";
import { type Reduce, withSmallPictures } from "./pictures.ts";

/** The files of a report folder, by what they are. */
export const REPORT_FILES = {
  json: "report.json",
  html: "report.html",
  junit: "junit.xml",
  markdown: "report.md",
  sarif: "report.sarif",
} as const;
export type ReportKind = keyof typeof REPORT_FILES;

const EXTENSIONS = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

/** Keeps pictures in a folder, named by what they hold, and answers with their file URLs. */
export function pictureKeeper(directory: string): KeepPicture {
  return async (_evaluationId, role, picture) => {
    const hash = createHash("sha256").update(picture.bytes).digest("hex").slice(0, 16);
    // A name of its own: the bundler takes a template within path.resolve for a search for assets.
    const name = `${role}-${hash}.${EXTENSIONS[picture.mediaType]}`;
    const file = path.resolve(directory, name);
    await writeWhole(file, picture.bytes);
    return pathToFileURL(file).href;
  };
}

/** A report folder's pictures, and the one warning where they cannot be kept. */
export interface FolderPictures {
  keep: KeepPicture;
  warnings: readonly string[];
}

export function picturesOf(reportFolder: string): FolderPictures {
  const warnings: string[] = [];
  const keep = pictureKeeper(path.join(reportFolder, "screenshots"));
  return { keep: sparing(keep, (warning) => warnings.push(warning)), warnings };
}

/** What became of the reports: their paths, and a warning for each that could not be written. */
export interface Written {
  written: Partial<Record<ReportKind, string>>;
  warnings: string[];
}

export interface WriteOptions {
  /** Makes pictures small for the HTML report; absent, they are shown as they are. */
  reduce?: Reduce | undefined;
  /** A stop: what takes long is left out. */
  signal: AbortSignal;
}

/**
 * Writes every report. A report that cannot be written changes no verdict and costs no other: it is named in the answer
 * instead.
 */
export async function writeReports(
  result: CheckResult,
  directory: string,
  { reduce, signal }: WriteOptions,
): Promise<Written> {
  const reports: Record<ReportKind, () => string | Promise<string>> = {
    json: () => jsonReport(result, pathToFileURL(path.resolve(directory)).href),
    junit: () => junitReport(result),
    markdown: () => markdownReport(result),
    sarif: () => sarifReport(result),
    // Last: pictures take their time, and a run that is being stopped has seconds left.
    html: async () => htmlReport(reduce ? await withSmallPictures(result, reduce, signal) : result),
  };
  const written: Written["written"] = {};
  const warnings: string[] = [];
  for (const kind of ["json", "junit", "markdown", "sarif", "html"] as const) {
    const file = path.resolve(directory, REPORT_FILES[kind]);
    try {
      await writeWhole(file, await reports[kind]());
      written[kind] = file;
    } catch (error) {
      warnings.push(`The ${kind} report could not be written to ${file}: ${String(error)}`);
    }
  }
  return { written, warnings };
}
