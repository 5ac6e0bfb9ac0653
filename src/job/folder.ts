import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { CheckResult } from "../check/result.ts";
import type { Picture, PictureRole } from "../contract/port.ts";
import { jsonReport } from "../report/json.ts";
import { junitReport } from "../report/junit.ts";
import { summary } from "../report/markdown.ts";

/** The files of a report folder, by what they are. */
export const REPORT_FILES = { json: "report.json", junit: "junit.xml", markdown: "report.md" } as const;

const EXTENSIONS = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

/** Keeps pictures in a folder, named by what they hold, and answers with their file URLs. */
export function pictureKeeper(directory: string) {
  return async (_evaluationId: string, role: PictureRole, picture: Picture): Promise<string> => {
    const hash = createHash("sha256").update(picture.bytes).digest("hex").slice(0, 16);
    // A name of its own: the bundler takes a template within path.resolve for a search for assets.
    const name = `${role}-${hash}.${EXTENSIONS[picture.mediaType]}`;
    const file = path.resolve(directory, name);
    await mkdir(directory, { recursive: true });
    await writeFile(file, picture.bytes);
    return pathToFileURL(file).href;
  };
}

/** What became of the reports: their paths, and a warning for each that could not be written. */
export interface Written {
  written: Partial<Record<keyof typeof REPORT_FILES, string>>;
  warnings: string[];
}

/**
 * Writes every report. A report that cannot be written changes no verdict: it is named in the answer instead.
 */
export async function writeReports(result: CheckResult, directory: string): Promise<Written> {
  const written: Partial<Record<keyof typeof REPORT_FILES, string>> = {};
  const warnings: string[] = [];
  const reports = { json: jsonReport, junit: junitReport, markdown: summary } as const;
  for (const kind of ["json", "junit", "markdown"] as const) {
    const file = path.resolve(directory, REPORT_FILES[kind]);
    try {
      await mkdir(directory, { recursive: true });
      await writeFile(file, reports[kind](result));
      written[kind] = file;
    } catch (error) {
      warnings.push(`The ${kind} report could not be written to ${file}: ${String(error)}`);
    }
  }
  return { written, warnings };
}
