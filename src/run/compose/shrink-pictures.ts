import pLimit from "p-limit";
import type { Picture, PictureRole } from "../../contract/port.ts";
import { MAX_HTML_BYTES } from "../../report/html/report.ts";
import { getDataUrlLength, sortPicturesByPriority } from "../../report/html/select-pictures.ts";
import type { CheckResult, EntryResult } from "../result.ts";

export type ShrinkPicture = (picture: Picture, to: { widest: number; bytes: number }) => Promise<Picture>;

/** What a picture of the HTML report should weigh: 200 pairs of them, as base64, are some 21 of 25 MB. */
const TARGET_PICTURE_BYTES = 40_000;
/** A little over what the report shows at most, so that text stays legible when zoomed in. */
const MAX_WIDTH_PX = { ad: 720, mobile: 480, desktop: 900 } as const;
/** Encoding keeps both cores busy; a run that takes longer than this over it shows the rest as they are. */
const MAX_SHRINK_MS = 30_000;
const MAX_CONCURRENT_PICTURES = 2;

const chooseMaxWidth = (role: PictureRole, { viewport }: Picture): number =>
  role === "ad" ? MAX_WIDTH_PX.ad : MAX_WIDTH_PX[viewport ?? "desktop"];

/**
 * The result with the pictures that an HTML report has room for made small. A picture that cannot be made small stays as
 * it is; a stop ends the work at once.
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
                widest: chooseMaxWidth(role, picture),
                bytes: TARGET_PICTURE_BYTES,
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
    Object.entries(entry.attachments.pictures).map(([role, picture]) => [
      role,
      small.get(picture) ?? picture,
    ]),
  );
  return { ...entry, attachments: { ...entry.attachments, pictures } };
}
