import pLimit from "p-limit";
import type { CheckResult, EntryResult } from "../check/result.ts";
import type { Picture, PictureRole } from "../contract/port.ts";
import { encodedLength, picturesByNeed } from "../report/html/pictures.ts";
import { HTML_LIMIT } from "../report/html/report.ts";

export type Reduce = (picture: Picture, to: { widest: number; bytes: number }) => Promise<Picture>;

/** What a picture of the HTML report should weigh: 200 pairs of them, as base64, are some 21 of 25 MB. */
const BYTES = 40_000;
/** A little over what the report shows at most, so that text stays legible when zoomed in. */
const WIDEST = { ad: 720, mobile: 480, desktop: 900 } as const;
/** Encoding keeps both cores busy; a run that takes longer than this over it shows the rest as they are. */
const PATIENCE_MS = 30_000;
const AT_ONCE = 2;

const widest = (role: PictureRole, { viewport }: Picture): number =>
  role === "ad" ? WIDEST.ad : WIDEST[viewport ?? "desktop"];

/**
 * The result with the pictures that an HTML report has room for made small. A picture that cannot be made small stays as
 * it is; a stop ends the work at once.
 */
export async function withSmallPictures(
  result: CheckResult,
  reduce: Reduce,
  signal: AbortSignal,
): Promise<CheckResult> {
  const until = performance.now() + PATIENCE_MS;
  const limit = pLimit(AT_ONCE);
  const small = new Map<Picture, Picture>();
  let room = HTML_LIMIT;
  await Promise.all(
    picturesByNeed(result.entries).map(({ role, picture }) =>
      limit(async () => {
        if (signal.aborted || performance.now() > until || room < 0) return;
        const made =
          picture.bytes.byteLength <= BYTES
            ? picture
            : await reduce(picture, { widest: widest(role, picture), bytes: BYTES }).catch(() => picture);
        room -= encodedLength(made);
        small.set(picture, made);
      }),
    ),
  );
  return { ...result, entries: result.entries.map((entry) => withPictures(entry, small)) };
}

function withPictures(entry: EntryResult, small: ReadonlyMap<Picture, Picture>): EntryResult {
  if (entry.attachments === undefined) return entry;
  const pictures = Object.fromEntries(
    Object.entries(entry.attachments.pictures).map(([role, picture]) => [
      role,
      small.get(picture) ?? picture,
    ]),
  );
  return { ...entry, attachments: { ...entry.attachments, pictures } };
}
