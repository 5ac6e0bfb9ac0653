import { z } from "zod";
import { MAX_AD_EDGE_PX, MAX_AD_PIXELS } from "./explain-decode-error.ts";
import { Base64Bytes } from "./image-canvas-tab.ts";
import type { AdFormat, AdOptions } from "./page-script-types.ts";
import { pictureScript } from "./page-scripts.ts";
import type { Tab } from "./tab.ts";

/** A host that cannot exist (RFC 6761). Requests to it are answered here; all others are refused. */
const ASSET_ORIGIN = "https://asset.invalid";
const BLANK_PAGE = {
  status: 200,
  headers: {
    "content-type": "text/html",
    // `connect-src` is needed to read the bytes of an animation.
    "content-security-policy": "default-src 'none'; img-src 'self'; media-src 'self'; connect-src 'self'",
  },
  body: "<!doctype html><title>Ad</title>",
};

/** Chrome requests the rest of a video in one range; it gets this much per response and asks again. */
const MAX_RANGE_BYTES = 8e6;

const side = z.int().min(1).max(MAX_AD_EDGE_PX);

/** Size, duration and frame count of an ad's file. */
const AdFileInfo = z.object({
  width: side,
  height: side,
  duration: z.number().min(0).nullable(),
  frames: z.int().min(1).nullable(),
  truncated: z.boolean(),
});
export type AdFileInfo = z.infer<typeof AdFileInfo>;

/** One frame of an ad, at the size used for measuring. */
const DecodedFrame = z.object({
  /** Seconds from the start. */
  at: z.number().min(0),
  /** The colour put behind transparent parts; null where nothing is transparent. */
  background: z.string().nullable(),
  /** Standard deviation of the brightness, 0 to 255. */
  contrast: z.number(),
  raster: z.object({ width: side, height: side, rgba: Base64Bytes }),
});
export type DecodedFrame = z.infer<typeof DecodedFrame>;

/** One frame at the sizes used for reports and for OCR. */
const EncodedFrame = z.object({
  picture: z.object({ width: side, height: side, bytes: Base64Bytes }),
  legible: z.object({ width: side, height: side, grey: Base64Bytes }).nullable(),
});

/**
 * Opens an ad's file in a blank page, which can request nothing else. Chrome decodes it there.
 *
 * @param legible Whether frames are also encoded for OCR.
 * @throws PageScriptFailed with Chrome's message where Chrome cannot decode the file.
 */
export async function openAdFile(tab: Tab, file: Uint8Array, format: AdFormat, legible: boolean): Promise<void> {
  serveAsset(tab, file, format.mediaType);
  await tab.untilClosed(
    Promise.all([
      tab.session.send("Page.enable"),
      tab.session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
    ]),
  );
  await tab.untilClosed(tab.session.send("Page.navigate", { url: `${ASSET_ORIGIN}/` }));
  const options: AdOptions = { ...format, maxPixels: MAX_AD_PIXELS, maxEdge: MAX_AD_EDGE_PX, legible };
  await tab.runScript(pictureScript("openAd", options), z.null());
}

export const readFileInfo = (tab: Tab) => tab.runScript(pictureScript("adInfo"), AdFileInfo);

/** @param position Seconds for a video, a frame index for an animation. */
export const showFrame = (tab: Tab, position: number) =>
  tab.runScript(pictureScript("showAdFrame", position), DecodedFrame);

/** Encodes the frame that was shown last. @param edge Longest edge of the picture in pixels. */
export const encodeFrame = (tab: Tab, edge: number) =>
  tab.runScript(pictureScript("encodeAdFrame", edge), EncodedFrame);

/** Serves the blank page and the asset, with byte ranges, and refuses every other request. */
function serveAsset(tab: Tab, file: Uint8Array, mediaType: string): void {
  const { session } = tab;
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const response =
      request.url === `${ASSET_ORIGIN}/`
        ? BLANK_PAGE
        : request.url === `${ASSET_ORIGIN}/asset`
          ? buildAssetResponse(file, mediaType, request.headers["Range"])
          : null;
    const answering =
      response === null
        ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
        : session.send("Fetch.fulfillRequest", {
            requestId,
            responseCode: response.status,
            responseHeaders: Object.entries(response.headers).map(([name, value]) => ({ name, value })),
            body: Buffer.from(response.body).toString("base64"),
          });
    answering.catch(() => {});
  });
}

function buildAssetResponse(file: Uint8Array, mediaType: string, range: string | undefined) {
  const requested = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
  const headers = { "content-type": mediaType, "accept-ranges": "bytes", "x-content-type-options": "nosniff" };
  if (requested === null) return { status: 200, headers, body: file };
  const from = Number(requested[1]);
  if (from >= file.length) return { status: 416, headers, body: "" };
  const last = file.length - 1;
  const to = Math.min(last, requested[2] ? Number(requested[2]) : last, from + MAX_RANGE_BYTES - 1);
  const contentRange = `bytes ${from}-${to}/${file.length}`;
  return { status: 206, headers: { ...headers, "content-range": contentRange }, body: file.subarray(from, to + 1) };
}
