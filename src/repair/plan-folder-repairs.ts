import path from "node:path";
import type { CheckResult } from "../result/check-report.ts";
import { indexSources, type SourceFile } from "./find-text.ts";
import { planRepairs, type RepairPlan } from "./plan-repairs.ts";
import { readSources } from "./read-sources.ts";

/**
 * Plans which fixes of a report can be applied to the files in a folder.
 *
 * @param reportFolder excluded, because reports quote the texts to change.
 */
export async function planFolderRepairs(
  report: CheckResult,
  root: string,
  reportFolder: string,
): Promise<{ plan: RepairPlan; sources: SourceFile[] }> {
  const relative = path.relative(root, reportFolder).split(path.sep).join("/");
  const sources = await readSources(root, relative === "" || relative.startsWith("..") ? [] : [relative]);
  const manifests = [...new Set(report.entries.map(({ manifest }) => path.posix.normalize(manifest.file)))];
  return { plan: planRepairs(report, indexSources(sources), manifests), sources };
}
