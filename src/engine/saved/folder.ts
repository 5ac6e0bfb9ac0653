import { lstat, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import type { Seen } from "../products/seen.ts";
import { NotASnapshot, packed, picturesOf, unpackedSeen } from "./document.ts";

/** The document's name in its folder. */
export const SNAPSHOT_FILE = "snapshot.json";

/** A document of ours is 1 MB in the median; a video's, with 20 frames, some 10. */
const MOST_BYTES = 100e6;

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
export async function saveSeen(seen: Seen, folder: string): Promise<void> {
  const { json, pictures } = packed({ seen: withoutLegible(seen) });
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(pictures.map(({ file, bytes }) => writeFile(path.join(folder, file), bytes)));
    await writeFile(path.join(folder, SNAPSHOT_FILE), json);
  } catch (error) {
    throw new SnapshotNotSaved(folder, error);
  }
}

/** What words were read from: nobody reads it again. */
function withoutLegible(seen: Seen): Seen {
  const { ad } = seen;
  if (ad === null) return seen;
  const { motion } = ad.creative;
  const still = { ...ad.creative, legible: null };
  const frames = motion?.frames.map((frame) => ({ ...frame, legible: null }));
  const creative = motion && frames ? { ...still, motion: { ...motion, frames } } : still;
  return { ...seen, ad: { ...ad, creative } };
}

/** What was seen, as it was kept. @throws UnreadableSnapshot */
export async function readSeen(folder: string): Promise<Seen> {
  try {
    const document: unknown = JSON.parse((await regularFile(folder, SNAPSHOT_FILE)).toString("utf8"));
    const names = picturesOf(document);
    const files = await Promise.all(
      names.map(async (name) => [name, new Uint8Array(await regularFile(folder, name))] as const),
    );
    const pictures = new Map(files);
    return unpackedSeen(document, (file) => pictures.get(file) ?? null);
  } catch (error) {
    throw new UnreadableSnapshot(folder, whyUnreadable(error), error);
  }
}

/** A snapshot comes from anybody: a link in it could name any file of the reader's, and a pipe would never end. */
async function regularFile(folder: string, name: string): Promise<Buffer> {
  const file = path.join(folder, name);
  const about = await lstat(file);
  if (!about.isFile()) throw new NotASnapshot(`${name} is no regular file`);
  if (about.size > MOST_BYTES) throw new NotASnapshot(`${name} is larger than ${MOST_BYTES / 1e6} MB`);
  return readFile(file);
}

/** The folders in which snapshots were kept: the folder itself, or those in it, by name. @throws UnreadableSnapshot */
export async function snapshotFolders(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    if (entries.some(({ name }) => name === SNAPSHOT_FILE)) return [folder];
    const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
    const kept = await Promise.all(inner.map(async (each) => ((await holdsSnapshot(each)) ? [each] : [])));
    const found = kept.flat().toSorted();
    if (found.length === 0) throw new NotASnapshot(`no ${SNAPSHOT_FILE} is in it or in a folder of it`);
    return found;
  } catch (error) {
    throw new UnreadableSnapshot(folder, whyUnreadable(error), error);
  }
}

const holdsSnapshot = (folder: string): Promise<boolean> =>
  lstat(path.join(folder, SNAPSHOT_FILE)).then(
    () => true,
    () => false,
  );

function whyUnreadable(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return issue ? `${z.core.toDotPath(issue.path)}: ${issue.message}` : "it is damaged";
  }
  return error instanceof SyntaxError ? "it is not JSON" : messageOf(error);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
