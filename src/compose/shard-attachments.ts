import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Attachments, Picture, PictureRole, StorePicture } from "../contract/evaluator-interface.ts";
import { detectMediaFormat, HEAD_BYTES } from "../ground/media-format.ts";
import { isPictureType } from "../ground/media-type.ts";
import { hasScreenshotUrl } from "../report/json.ts";
import type { CheckResult, EntryResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";

/**
 * What a shard stores besides its report, so that the merged HTML report shows the same pictures: picture sizes and
 * outlines, which the answer does not contain.
 */
export const ATTACHMENTS_FILE = "attachments.json";
const ATTACHMENTS_SCHEMA = "adhere-attachments/1";
const MAX_ATTACHMENTS_BYTES = 64 * 1024 * 1024;
const MAX_PICTURE_BYTES = 32 * 1024 * 1024;

const pixelCount = z.number().positive().max(100_000);
const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const PictureSize = z.object({
  width: pixelCount,
  height: pixelCount,
  scale: z.number().positive().max(100),
  viewport: z.enum(["mobile", "desktop"]).exactOptional(),
  foldHeight: pixelCount.exactOptional(),
});
const EntryAttachments = z.object({
  id: z.string(),
  ad: PictureSize.optional(),
  landingPage: PictureSize.optional(),
  alternate: PictureSize.optional(),
  outlines: z.array(z.object({ ad: Box.nullable(), landingPage: Box.nullable() })).max(1000),
  kinds: z.array(z.string()).max(1000).optional(),
});
type EntryAttachments = z.infer<typeof EntryAttachments>;
const AttachmentsFile = z.object({
  schema: z.literal(ATTACHMENTS_SCHEMA),
  entries: z.array(EntryAttachments),
});

/** The answer's field of each picture. */
const PICTURE_FIELDS = {
  ad: "adScreenshotUrl",
  landingPage: "landingPageScreenshotUrl",
  alternate: "alternateScreenshotUrl",
} as const satisfies Record<PictureRole, string>;
const ROLES = Object.keys(PICTURE_FIELDS) as PictureRole[];

/**
 * Writes the attachments file of a shard.
 *
 * @returns a warning if it cannot be written.
 */
export async function writeAttachments({ entries }: CheckResult, directory: string): Promise<string[]> {
  const kept = entries.flatMap(({ id, attachments }) =>
    attachments === undefined ? [] : [describePictures(id, attachments)],
  );
  if (kept.length === 0) return [];
  const file = path.resolve(directory, ATTACHMENTS_FILE);
  try {
    await writeFileAtomically(file, `${JSON.stringify({ schema: ATTACHMENTS_SCHEMA, entries: kept })}\n`);
    return [];
  } catch (error) {
    return [`The picture details for the merged report could not be written to ${file}: ${String(error)}`];
  }
}

function describePictures(id: string, { pictures, outlines, kinds }: Attachments): EntryAttachments {
  const facts = ROLES.flatMap((role) => {
    const picture = pictures[role];
    if (picture === undefined) return [];
    const { bytes: _bytes, mediaType: _type, ...rest } = picture;
    return [[role, rest] as const];
  });
  return { id, ...Object.fromEntries(facts), outlines, ...(kinds && { kinds: [...kinds] }) };
}

/** The attachments of a shard by entry id; empty if the file is missing or invalid. */
export async function readAttachments(folder: string): Promise<ReadonlyMap<string, EntryAttachments>> {
  try {
    const bytes = await readRegularFile(path.join(folder, ATTACHMENTS_FILE), MAX_ATTACHMENTS_BYTES);
    const { entries } = AttachmentsFile.parse(JSON.parse(bytes.toString("utf8")));
    return new Map(entries.map((entry) => [entry.id, entry]));
  } catch {
    return new Map();
  }
}

/**
 * Copies an entry's pictures from another report folder. A missing or invalid picture is removed from the answer.
 * Pictures with a known size are attached for the HTML report.
 *
 * @param keep stores a picture in this run's folder; returns "" if it cannot.
 */
export async function copyPictures(
  entry: EntryReport,
  from: string,
  keep: StorePicture,
  known?: EntryAttachments,
): Promise<EntryResult> {
  const { answer } = entry;
  if (answer === null) return entry;
  const named: [string, unknown][] = [];
  const pictures: Attachments["pictures"] = {};
  const given: Readonly<Record<string, unknown>> = answer;
  for (const role of ROLES) {
    const field = PICTURE_FIELDS[role];
    const name = given[field];
    if (!isRelativePath(name)) continue;
    const picture = await readPicture(from, name);
    const facts = known?.[role];
    const url = picture === null ? "" : await keep("", role, { ...UNKNOWN_SIZE, ...picture });
    // The contract requires a string for the ad's picture.
    named.push([field, role === "ad" ? url : url || null]);
    if (picture !== null && facts !== undefined) pictures[role] = { ...picture, ...facts };
  }
  const frames = given["videoFrames"];
  if (Array.isArray(frames)) named.push(["videoFrames", await copyFrames(frames, from, keep)]);
  const attached = Object.keys(pictures).length > 0 && known !== undefined;
  return {
    ...entry,
    answer: { ...answer, ...Object.fromEntries(named) },
    ...(attached && {
      attachments: {
        pictures,
        outlines: known.outlines,
        ...(known.kinds && { kinds: known.kinds }),
        linkTrail: entry.linkTrail,
        notices: entry.notices,
      },
    }),
  };
}

/** Copies the frames of a video. */
async function copyFrames(frames: readonly unknown[], from: string, keep: StorePicture): Promise<readonly unknown[]> {
  const brought: unknown[] = [];
  for (const frame of frames) {
    if (!hasScreenshotUrl(frame) || !isRelativePath(frame.screenshotUrl)) {
      brought.push(frame);
      continue;
    }
    const picture = await readPicture(from, frame.screenshotUrl);
    const screenshotUrl = picture === null ? "" : await keep("", "ad", { ...UNKNOWN_SIZE, ...picture });
    brought.push({ ...frame, screenshotUrl });
  }
  return brought;
}

/** Whether it is a path in the report's folder, not a URL. */
const isRelativePath = (name: unknown): name is string =>
  typeof name === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(name);

const UNKNOWN_SIZE = { width: 0, height: 0, scale: 1 };

/** A picture of a report folder; null if the name leads out of it or is not a picture. */
async function readPicture(folder: string, name: string): Promise<Pick<Picture, "mediaType" | "bytes"> | null> {
  if (!/^screenshots\/[\w-]+\.[a-z]+$/u.test(name)) return null;
  try {
    const bytes = await readRegularFile(path.join(folder, name), MAX_PICTURE_BYTES);
    const format = detectMediaFormat(bytes.subarray(0, HEAD_BYTES));
    return format?.kind === "image" && isPictureType(format.mediaType) ? { mediaType: format.mediaType, bytes } : null;
  } catch {
    return null;
  }
}

/** The bytes of a regular file; symbolic links are rejected, because they could lead anywhere. */
async function readRegularFile(file: string, most: number): Promise<Buffer> {
  const entry = await lstat(file);
  if (!entry.isFile() || entry.size > most) throw new Error(`${file} is not a regular file of at most ${most} bytes`);
  return readFile(file);
}
