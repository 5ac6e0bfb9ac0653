import { lstat, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import type { CaptureResult } from "../artifacts/capture-result.ts";
import { InvalidSnapshot, listPictureFiles, packDocument, unpackCaptureResult } from "./snapshot-document.ts";

/** The document's name in its folder. */
export const SNAPSHOT_FILE = "snapshot.json";

/** A document of ours is 1 MB in the median; a video's, with 20 frames, some 10. */
const MAX_FILE_BYTES = 100e6;

/** What was seen could not be kept. */
export class SnapshotNotSaved extends EvaluationError {
  override name = "SnapshotNotSaved";

  constructor(folder: string, cause: unknown) {
    super(
      `The snapshot could not be saved to ${folder}: ${messageOf(cause)}. Name another folder, or evaluate without saving.`,
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause },
    );
  }
}

/** A saved snapshot is not there, or cannot be read. */
export class UnreadableSnapshot extends EvaluationError {
  override name = "UnreadableSnapshot";

  constructor(folder: string, why: string, cause: unknown) {
    super(
      `The snapshot in ${folder} cannot be judged: ${why}. Save it anew with adhere evaluate --save-snapshot.`,
      { errorCode: "INVALID_REQUEST", httpStatus: 400, cause },
    );
  }
}

/** Keeps what was seen in a folder of its own. @throws SnapshotNotSaved */
export async function saveCaptureResult(seen: CaptureResult, folder: string): Promise<void> {
  const { json, pictures } = packDocument({ seen: dropLegibleRasters(seen) });
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(pictures.map(({ file, bytes }) => writeFile(path.join(folder, file), bytes)));
    await writeFile(path.join(folder, SNAPSHOT_FILE), json);
  } catch (error) {
    throw new SnapshotNotSaved(folder, error);
  }
}

/** What words were read from: nobody reads it again. */
function dropLegibleRasters(seen: CaptureResult): CaptureResult {
  const { ad } = seen;
  if (ad === null) return seen;
  const { motion } = ad.creative;
  const still = { ...ad.creative, legible: null };
  const frames = motion?.frames.map((frame) => ({ ...frame, legible: null }));
  const creative = motion && frames ? { ...still, motion: { ...motion, frames } } : still;
  return { ...seen, ad: { ...ad, creative } };
}

/** What was seen, as it was kept. @throws UnreadableSnapshot */
export async function readCaptureResult(folder: string): Promise<CaptureResult> {
  try {
    const document: unknown = JSON.parse((await readRegularFile(folder, SNAPSHOT_FILE)).toString("utf8"));
    const names = listPictureFiles(document);
    const files = await Promise.all(
      names.map(async (name) => [name, new Uint8Array(await readRegularFile(folder, name))] as const),
    );
    const pictures = new Map(files);
    return unpackCaptureResult(document, (file) => pictures.get(file) ?? null);
  } catch (error) {
    throw new UnreadableSnapshot(folder, describeReadError(error), error);
  }
}

/** A snapshot comes from anybody: a link in it could name any file of the reader's, and a pipe would never end. */
async function readRegularFile(folder: string, name: string): Promise<Buffer> {
  const file = path.join(folder, name);
  const about = await lstat(file);
  if (!about.isFile()) throw new InvalidSnapshot(`${name} is no regular file`);
  if (about.size > MAX_FILE_BYTES)
    throw new InvalidSnapshot(`${name} is larger than ${MAX_FILE_BYTES / 1e6} MB`);
  return readFile(file);
}

/** The folders in which snapshots were kept: the folder itself, or those in it, by name. @throws UnreadableSnapshot */
export async function findSnapshotFolders(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    if (entries.some(({ name }) => name === SNAPSHOT_FILE)) return [folder];
    const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
    const kept = await Promise.all(inner.map(async (each) => ((await hasSnapshot(each)) ? [each] : [])));
    const found = kept.flat().toSorted();
    if (found.length === 0) throw new InvalidSnapshot(`no ${SNAPSHOT_FILE} is in it or in a folder of it`);
    return found;
  } catch (error) {
    throw new UnreadableSnapshot(folder, describeReadError(error), error);
  }
}

const hasSnapshot = (folder: string): Promise<boolean> =>
  lstat(path.join(folder, SNAPSHOT_FILE)).then(
    () => true,
    () => false,
  );

function describeReadError(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return issue ? `${z.core.toDotPath(issue.path)}: ${issue.message}` : "it is damaged";
  }
  return error instanceof SyntaxError ? "it is not JSON" : messageOf(error);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
