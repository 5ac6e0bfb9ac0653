import { createHash } from "node:crypto";
import { z } from "zod";
import type { Picture } from "../../contract/evaluator-interface.ts";
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

export class InvalidSnapshot extends Error {
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
export const unpackCaptureResult = (document: unknown, files: ReadPictureFile): CaptureResult =>
  z.object({ seen: captureResultSchema(files) }).parse(document).seen;

export interface PackedDocument {
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
  return `picture-${hash}.${mediaType.slice("image/".length).replace("jpeg", "jpg")}`;
}
