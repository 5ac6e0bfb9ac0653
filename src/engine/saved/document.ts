import { createHash } from "node:crypto";
import { z } from "zod";
import { Advisory, DestinationStep, LINK_VERDICTS } from "../../contract/destination.ts";
import type { Picture } from "../../contract/port.ts";
import { EvaluationRequestRead } from "../../contract/request.ts";
import type { Capture } from "../products/capture.ts";
import type { LinkVerdict } from "../products/link.ts";
import type { Glance, Seen, SeenAd } from "../products/seen.ts";
import { packedBytes } from "./bytes.ts";
import { creativeFrom, type Fields, FileName, type PictureFiles, snapshotFrom, viewFrom } from "./capture.ts";

/**
 * What was seen, as a document: JSON with its pixels packed and its pictures in files of their own beside it. The
 * version is raised when a document of the one before can no longer be judged as it was.
 */
export const SNAPSHOT_SCHEMA = "adhere-snapshot/1";

const Envelope = z.object({
  schema: z.string(),
  /** The files beside the document. */
  pictures: z.array(FileName).max(100),
});

export class NotASnapshot extends Error {
  override name = "NotASnapshot";
}

/** The files that a document names, once it is one that can be read. @throws NotASnapshot; z.ZodError */
export function picturesOf(document: unknown): string[] {
  const schema = z.object({ schema: z.string() }).safeParse(document);
  if (!schema.success) throw new NotASnapshot("it is no snapshot of Adhere's");
  if (schema.data.schema !== SNAPSHOT_SCHEMA) {
    throw new NotASnapshot(
      `it was saved as ${JSON.stringify(schema.data.schema.slice(0, 60))}, and this version reads ${SNAPSHOT_SCHEMA}`,
    );
  }
  return Envelope.parse(document).pictures;
}

const text = z.string().max(20_000);

const verdict = z.object({
  verdict: z.enum(LINK_VERDICTS),
  finalUrl: text.nullable(),
  httpStatus: z.int().nullable(),
  reason: text.nullable(),
  redirects: z.array(text).max(1000),
  trail: z.array(DestinationStep).max(1000),
  advisories: z.array(Advisory).max(100),
} satisfies Fields<LinkVerdict>);

const seenFrom = (files: PictureFiles) =>
  z.object({
    request: EvaluationRequestRead,
    verdict,
    glance: z.object({ download: z.boolean(), timedOut: z.boolean() } satisfies Fields<Glance>).nullable(),
    capture: z
      .object({
        page: snapshotFrom(files),
        alternate: viewFrom(files).nullable(),
      } satisfies Fields<Capture>)
      .nullable(),
    ad: z
      .object({
        creative: creativeFrom(files),
        notices: z.array(text).max(100),
      } satisfies Fields<SeenAd>)
      .nullable(),
  } satisfies Fields<Seen>);

/** What a document says was seen. @throws z.ZodError */
export function unpackedSeen(document: unknown, files: PictureFiles): Seen {
  return z.object({ seen: seenFrom(files) }).parse(document).seen;
}

export interface PackedDocument {
  json: string;
  pictures: { file: string; bytes: Uint8Array }[];
}

/** The document of any products: every picture becomes a file named by what it holds, every raster is packed. */
export function packed(products: object): PackedDocument {
  const pictures = new Map<string, Uint8Array>();
  const pack = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return packedBytes(value);
    if (Array.isArray(value)) return value.map(pack);
    if (value === null || typeof value !== "object") return value;
    if (!isPicture(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item)]));
    }
    const file = value.bytes.length === 0 ? null : fileName(value);
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

function fileName({ bytes, mediaType }: Picture): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return `picture-${hash}.${EXTENSIONS[mediaType]}`;
}
