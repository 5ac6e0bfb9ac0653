import pLimit from "p-limit";
import type { Picture, PictureRole } from "../contract/evaluator-interface.ts";
import { getDataUrlLength } from "../ground/media-type.ts";
import { MAX_HTML_BYTES } from "../report/html/report.ts";
import { sortPicturesByPriority } from "../report/html/select-pictures.ts";
import type { CheckResult, EntryResult } from "../result/check-report.ts";

export type ShrinkPicture = (picture: Picture, to: { maxWidth: number; targetBytes: number }) => Promise<Picture>;

/** Target size of a picture in the HTML report, bytes: 200 pairs as base64 take 21 of 25 MB. */
const TARGET_PICTURE_BYTES = 40_000;
/** Slightly more than the report's display width, px, so that zoomed text stays legible. */
const MAX_WIDTH_PX = { ad: 720, mobile: 480, desktop: 900 } as const;
/** Time limit for shrinking, ms; remaining pictures keep their size. */
const MAX_SHRINK_MS = 30_000;
const MAX_CONCURRENT_PICTURES = 2;

const chooseMaxWidth = (role: PictureRole, { viewport }: Picture): number =>
  role === "ad" ? MAX_WIDTH_PX.ad : MAX_WIDTH_PX[viewport ?? "desktop"];

/**
 * Shrinks the pictures that fit into the HTML report. A picture that cannot be shrunk keeps its size; an abort ends the
 * work at once.
 */
export async function shrinkPictures(
  result: CheckResult,
  reduce: ShrinkPicture,
  signal: AbortSignal,
): Promise<CheckResult> {
  const until = performance.now() + MAX_SHRINK_MS;
  const limit = pLimit(MAX_CONCURRENT_PICTURES);
  const small = new Map<Picture, Picture>();
  let room = MAX_HTML_BYTES;
  await Promise.all(
    sortPicturesByPriority(result.entries).map(({ role, picture }) =>
      limit(async () => {
        if (signal.aborted || performance.now() > until || room < 0) return;
        const made =
          picture.bytes.byteLength <= TARGET_PICTURE_BYTES
            ? picture
            : await reduce(picture, {
                maxWidth: chooseMaxWidth(role, picture),
                targetBytes: TARGET_PICTURE_BYTES,
              }).catch(() => picture);
        room -= getDataUrlLength(made);
        small.set(picture, made);
      }),
    ),
  );
  return { ...result, entries: result.entries.map((entry) => replacePictures(entry, small)) };
}

function replacePictures(entry: EntryResult, small: ReadonlyMap<Picture, Picture>): EntryResult {
  if (entry.attachments === undefined) return entry;
  const pictures = Object.fromEntries(
    Object.entries(entry.attachments.pictures).map(([role, picture]) => [role, small.get(picture) ?? picture]),
  );
  return { ...entry, attachments: { ...entry.attachments, pictures } };
}
