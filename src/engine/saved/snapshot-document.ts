import { createHash } from "node:crypto";
import { z } from "zod";
import { Advisory, DestinationStep, LINK_VERDICTS } from "../../contract/destination.ts";
import type { Picture } from "../../contract/port.ts";
import { ReceivedEvaluationRequest } from "../../contract/request.ts";
import type { PageSnapshots } from "../artifacts/capture.ts";
import type { BrowserFailure, CapturedAd, CaptureResult } from "../artifacts/capture-result.ts";
import type { LinkVerdict } from "../artifacts/link.ts";
import {
  alternateViewSchema,
  creativeSchema,
  PictureFileName,
  type ReadPictureFile,
  type SchemaFields,
  snapshotSchema,
} from "./capture-schema.ts";
import { compressBytes } from "./compressed-bytes.ts";

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
  if (schema.data.schema !== SNAPSHOT_SCHEMA) {
    throw new InvalidSnapshot(
      `it has the schema ${JSON.stringify(schema.data.schema.slice(0, 60))}, but this version reads ${SNAPSHOT_SCHEMA}`,
    );
  }
  return Envelope.parse(document).pictures;
}

const text = z.string().max(20_000);

const linkVerdict = z.object({
  verdict: z.enum(LINK_VERDICTS),
  finalUrl: text.nullable(),
  httpStatus: z.int().nullable(),
  reason: text.nullable(),
  redirects: z.array(text).max(1000),
  trail: z.array(DestinationStep).max(1000),
  advisories: z.array(Advisory).max(100),
} satisfies SchemaFields<LinkVerdict>);

const captureResultSchema = (files: ReadPictureFile) =>
  z.object({
    request: ReceivedEvaluationRequest,
    verdict: linkVerdict,
    glance: z
      .object({ download: z.boolean(), timedOut: z.boolean() } satisfies SchemaFields<BrowserFailure>)
      .nullable(),
    capture: z
      .object({
        page: snapshotSchema(files),
        alternate: alternateViewSchema(files).nullable(),
      } satisfies SchemaFields<PageSnapshots>)
      .nullable(),
    ad: z
      .object({
        creative: creativeSchema(files),
        notices: z.array(text).max(100),
      } satisfies SchemaFields<CapturedAd>)
      .nullable(),
  } satisfies SchemaFields<CaptureResult>);

/** The capture in a document. @throws z.ZodError */
export function unpackCaptureResult(document: unknown, files: ReadPictureFile): CaptureResult {
  return z.object({ seen: captureResultSchema(files) }).parse(document).seen;
}

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
    if (!isPicture(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item)]));
    }
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

const EXTENSIONS: Record<Picture["mediaType"], string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

const isPicture = (value: object): value is Picture =>
  "bytes" in value && value.bytes instanceof Uint8Array && "mediaType" in value;

function pictureFileName({ bytes, mediaType }: Picture): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return `picture-${hash}.${EXTENSIONS[mediaType]}`;
}
