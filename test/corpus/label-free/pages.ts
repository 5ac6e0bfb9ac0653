import path from "node:path";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { findSnapshotFolders, readCaptureResult } from "../../../src/engine/saved/snapshot-folder.ts";
import { readNearPages } from "../near-misses/pages.ts";
import { SavedCaptures } from "../near-misses/saved-captures.ts";
import { pageFileName, readSnapshot, SAVED_BRIEFS } from "../saved-captures.ts";

/** Where captures of pages come from: the two corpora of the repository, or a folder of saved evaluations. */
export type PageSource = "near" | "crossed" | { folder: string };

/** Reads each page of a source, named. Pages that were not captured are left out. */
export async function readPages(source: PageSource): Promise<[name: string, page: Snapshot][]> {
  if (source === "crossed") return SAVED_BRIEFS.map((brief) => [brief, readSnapshot(pageFileName(brief, "base"))]);
  if (source === "near") {
    const captures = new SavedCaptures();
    return readNearPages("development").map(({ id }) => [id, captures.read(id).pages.mobile]);
  }
  const pages = new Map<string, [string, Snapshot]>();
  for (const folder of await findSnapshotFolders(source.folder)) {
    const { capture } = await readCaptureResult(folder);
    // Several ads lead to one page.
    if (capture !== null && !pages.has(capture.page.requestedUrl))
      pages.set(capture.page.requestedUrl, [path.basename(folder), capture.page]);
  }
  return [...pages.values()];
}
