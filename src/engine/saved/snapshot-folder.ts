import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { EvaluationError, messageOf } from "../../contract/error.ts";
import type { Picture } from "../../contract/evaluator-interface.ts";
import { getPictureExtension } from "../../ground/media-type.ts";
import { type CaptureResult, captureResultSchema } from "../artifacts/capture-result.ts";
import { PictureFileName, type ReadPictureFile } from "../artifacts/capture-schemas.ts";
import { compressBytes } from "../artifacts/compressed-bytes.ts";

/**
 * The schema of a saved capture: JSON with compressed pixels; pictures are files next to it. The version is raised when
 * a document of the previous version can no longer be evaluated with the same result.
 */
export const SNAPSHOT_SCHEMA = "adhere-snapshot/1";

const Envelope = z.object({
  schema: z.string(),
  /** Names of the picture files next to the document. */
  pictures: z.array(PictureFileName).max(100),
});

class InvalidSnapshot extends Error {
  override name = "InvalidSnapshot";
}

/** The picture files that a document lists. @throws InvalidSnapshot; z.ZodError */
export function listPictureFiles(document: unknown): string[] {
  const schema = z.object({ schema: z.string() }).safeParse(document);
  if (!schema.success) throw new InvalidSnapshot("it is not an Adhere snapshot");
  if (schema.data.schema !== SNAPSHOT_SCHEMA)
    throw new InvalidSnapshot(
      `it has the schema ${JSON.stringify(schema.data.schema.slice(0, 60))}, but this version reads ${SNAPSHOT_SCHEMA}`,
    );
  return Envelope.parse(document).pictures;
}

/** The capture in a document. @throws z.ZodError */
const unpackCaptureResult = (document: unknown, files: ReadPictureFile): CaptureResult =>
  z.object({ seen: captureResultSchema(files) }).parse(document).seen;

interface PackedDocument {
  json: string;
  pictures: { file: string; bytes: Uint8Array }[];
}

/**
 * Builds the document of any artifacts: pictures become files named by a hash of their content, and pixels are
 * compressed.
 */
export function packDocument(products: object): PackedDocument {
  const pictures = new Map<string, Uint8Array>();
  const pack = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return compressBytes(value);
    if (Array.isArray(value)) return value.map(pack);
    if (value === null || typeof value !== "object") return value;
    if (!isPicture(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item)]));
    const file = value.bytes.length === 0 ? null : pictureFileName(value);
    if (file !== null) pictures.set(file, value.bytes);
    return { ...value, bytes: { file } };
  };
  const body = pack(products);
  return {
    json: JSON.stringify({ schema: SNAPSHOT_SCHEMA, pictures: [...pictures.keys()], ...Object(body) }),
    pictures: [...pictures].map(([file, bytes]) => ({ file, bytes })),
  };
}

const isPicture = (value: object): value is Picture =>
  "bytes" in value && value.bytes instanceof Uint8Array && "mediaType" in value;

function pictureFileName({ bytes, mediaType }: Picture): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return `picture-${hash}.${getPictureExtension(mediaType)}`;
}

/** The document's file name in its folder. */
const SNAPSHOT_FILE = "snapshot.json";

/** A document is 1 MB in the median; one of a video with 20 frames is about 10 MB. */
const MAX_FILE_BYTES = 100e6;

/** The capture could not be saved. */
class SnapshotNotSaved extends EvaluationError {
  override name = "SnapshotNotSaved";

  constructor(folder: string, cause: unknown) {
    super(
      `The snapshot could not be saved to ${folder}: ${messageOf(cause)}. Name another folder, or evaluate ` +
        "without saving.",
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause },
    );
  }
}

/** A saved snapshot is missing or cannot be read. */
class UnreadableSnapshot extends EvaluationError {
  override name = "UnreadableSnapshot";

  constructor(folder: string, why: string, cause: unknown) {
    super(
      `The snapshot in ${folder} cannot be evaluated: ${why}. Save it again with adhere evaluate --save-snapshot.`,
      { errorCode: "INVALID_REQUEST", httpStatus: 400, cause },
    );
  }
}

/** A folder has no snapshot to evaluate. */
class NoSnapshot extends EvaluationError {
  override name = "NoSnapshot";

  constructor(problem: string, cause?: unknown) {
    super(`${problem}. Name a folder that adhere evaluate --save-snapshot has written.`, {
      errorCode: "INVALID_REQUEST",
      httpStatus: 400,
      cause,
    });
  }
}

/** Saves a capture in a folder. @throws SnapshotNotSaved */
export async function saveCaptureResult(capture: CaptureResult, folder: string): Promise<void> {
  const { json, pictures } = packDocument({ seen: dropLegibleRasters(capture) });
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(pictures.map(({ file, bytes }) => writeFile(path.join(folder, file), bytes)));
    await writeFile(path.join(folder, SNAPSHOT_FILE), json);
  } catch (error) {
    throw new SnapshotNotSaved(folder, error);
  }
}

/** The rasters for OCR are not needed again, because the words were read before saving. */
function dropLegibleRasters(capture: CaptureResult): CaptureResult {
  const { ad } = capture;
  if (ad === null) return capture;
  const { motion } = ad.creative;
  const withoutLegible = { ...ad.creative, legible: null };
  const frames = motion?.frames.map((frame) => ({ ...frame, legible: null }));
  const creative = motion && frames ? { ...withoutLegible, motion: { ...motion, frames } } : withoutLegible;
  return { ...capture, ad: { ...ad, creative } };
}

/** Reads a saved capture. @throws UnreadableSnapshot */
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

/** Refuses symbolic links, which could point to any file of the user, and pipes, which never end. */
async function readRegularFile(folder: string, name: string): Promise<Buffer> {
  const file = path.join(folder, name);
  const stats = await lstat(file);
  if (!stats.isFile()) throw new InvalidSnapshot(`${name} is not a regular file`);
  if (stats.size > MAX_FILE_BYTES) throw new InvalidSnapshot(`${name} is larger than ${MAX_FILE_BYTES / 1e6} MB`);
  return readFile(file);
}

/**
 * The folders with a saved capture: the folder itself, or its subfolders in order of name. @throws NoSnapshot
 */
export async function findSnapshotFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new NoSnapshot(describeUnreadableFolder(folder, error), error);
  });
  if (entries.some(({ name }) => name === SNAPSHOT_FILE)) return [folder];
  const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  const found = inner.filter((subfolder) => existsSync(path.join(subfolder, SNAPSHOT_FILE))).toSorted();
  if (found.length > 0) return found;
  if (entries.length === 0) throw new NoSnapshot(`The folder ${folder} is empty`);
  throw new NoSnapshot(`There is no snapshot in ${folder}: neither it nor one of its subfolders has ${SNAPSHOT_FILE}`);
}

function describeUnreadableFolder(folder: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return `The folder ${folder} does not exist`;
  if (code === "ENOTDIR") return `${folder} is not a folder`;
  return `The folder ${folder} cannot be read (${messageOf(error)})`;
}

function describeReadError(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return issue ? `${z.core.toDotPath(issue.path)}: ${issue.message}` : "it is damaged";
  }
  return error instanceof SyntaxError ? "it is not JSON" : messageOf(error);
}
