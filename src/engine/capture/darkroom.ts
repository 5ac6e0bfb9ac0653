import { z } from "zod";
import type { Creative } from "../products/capture.ts";
import { UndecodableAd } from "./ad-errors.ts";
import { type AdFormat, formatOf } from "./ad-format.ts";
import { within } from "./budget.ts";
import { BrowserGone, type Running } from "./chrome.ts";
import { Context, VisitEnded } from "./context.ts";
import { developAd } from "./page/develop-ad.ts";
import { type Tab, TabCrashed } from "./tab.ts";

/** A host that cannot exist (RFC 6761): every request to it is answered here, every other one is refused. */
const ORIGIN = "https://asset.invalid";
const BLANK = Buffer.from("<!doctype html><title>Ad</title>").toString("base64");
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'";

const RASTER_EDGE = 256;
const PICTURE_EDGE = 1200;
/** Words are read best with capitals 20 to 40 pixels high: banners are enlarged, posters made smaller. */
const LEGIBLE = { longEdge: 1600, shortEdge: 720, mostScale: 3 };
/** 100 million pixels take 400 MB once decoded; ads have four million. */
const MOST_PIXELS = 100e6;
const DECODE_MS = 30_000;
/** Chrome asks for a film's rest; it gets this much of it at a time, and asks again. */
const CHUNK = 8e6;

const side = z.int().min(1).max(100_000);
const Developed = z.object({
  width: side,
  height: side,
  raster: z.object({ width: side, height: side, rgba: z.base64() }),
  picture: z.object({ width: side, height: side, bytes: z.base64() }),
  legible: z.object({ width: side, height: side, grey: z.base64() }).nullable(),
});

export interface Darkroom {
  running: Running;
  signal: AbortSignal;
  /** Whether somebody will read the ad's words: only then is it developed at that size too. */
  legible: boolean;
}

/**
 * An ad's picture out of its file: Chrome decodes whatever Chrome shows, each file in a context of its own,
 * so that a hostile one harms nobody. A video yields the first frame that shows something.
 *
 * @throws UndecodableAd
 */
export async function developFile(
  bytes: Uint8Array,
  declared: string,
  { running, signal, legible }: Darkroom,
): Promise<Creative> {
  const format = formatOf(bytes, declared);
  return Context.during(running, signal, async (context) => {
    try {
      const tab = await context.openTab();
      const developed = await within(DECODE_MS, develop(tab, bytes, format, legible));
      if (developed.done) return developed.value;
    } catch (problem) {
      if (problem instanceof BrowserGone || problem instanceof VisitEnded) throw problem;
      throw explained(problem, format);
    }
    throw new UndecodableAd(
      `The ad's file took longer than ${DECODE_MS / 1000} s to decode. Give a smaller one.`,
    );
  });
}

async function develop(
  tab: Tab,
  bytes: Uint8Array,
  { kind, mediaType }: AdFormat,
  read: boolean,
): Promise<Creative> {
  serve(tab, bytes, mediaType);
  await tab.alive(
    Promise.all([
      tab.session.send("Page.enable"),
      tab.session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
    ]),
  );
  await tab.alive(tab.session.send("Page.navigate", { url: `${ORIGIN}/` }));
  const options = {
    kind,
    rasterEdge: RASTER_EDGE,
    pictureEdge: PICTURE_EDGE,
    mostPixels: MOST_PIXELS,
    legible: read ? LEGIBLE : null,
  };
  const { width, height, raster, picture, legible } = Developed.parse(
    await tab.run(`(${developAd})(${JSON.stringify(options)})`),
  );
  return {
    mediaType: kind === "video" ? "video" : "image",
    width,
    height,
    raster: { width: raster.width, height: raster.height, rgba: fromBase64(raster.rgba) },
    screenshot: {
      mediaType: "image/webp",
      bytes: fromBase64(picture.bytes),
      width: picture.width,
      height: picture.height,
      scale: picture.width / width,
    },
    legible: legible && { width: legible.width, height: legible.height, grey: fromBase64(legible.grey) },
    words: null,
  };
}

/** Answers the blank page and the asset, by ranges where they are asked for, and refuses everything else. */
function serve(tab: Tab, bytes: Uint8Array, mediaType: string): void {
  const { session } = tab;
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const answer =
      request.url === `${ORIGIN}/`
        ? session.send("Fetch.fulfillRequest", {
            requestId,
            responseCode: 200,
            responseHeaders: headers({ "content-type": "text/html", "content-security-policy": POLICY }),
            body: BLANK,
          })
        : request.url === `${ORIGIN}/asset`
          ? session.send("Fetch.fulfillRequest", {
              requestId,
              ...assetAnswer(bytes, mediaType, request.headers["Range"]),
            })
          : session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
    answer.catch(() => {});
  });
}

function assetAnswer(bytes: Uint8Array, mediaType: string, range: string | undefined) {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
  const common = { "content-type": mediaType, "accept-ranges": "bytes", "x-content-type-options": "nosniff" };
  if (asked === null) {
    return {
      responseCode: 200,
      responseHeaders: headers(common),
      body: Buffer.from(bytes).toString("base64"),
    };
  }
  const from = Number(asked[1]);
  const to = Math.min(bytes.length - 1, asked[2] ? Number(asked[2]) : bytes.length - 1, from + CHUNK - 1);
  const contentRange = `bytes ${from}-${to}/${bytes.length}`;
  return {
    responseCode: 206,
    responseHeaders: headers({ ...common, "content-range": contentRange }),
    body: Buffer.from(bytes.subarray(from, to + 1)).toString("base64"),
  };
}

function headers(values: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "base64"));

function explained(problem: unknown, { kind, mediaType }: AdFormat): UndecodableAd {
  const said = problem instanceof Error ? problem.message : String(problem);
  if (problem instanceof TabCrashed)
    return new UndecodableAd(
      "The ad's file crashed the browser's decoder. Save it anew as PNG, JPEG or WebP.",
      problem,
    );
  if (said.includes("ADHERE too large"))
    return new UndecodableAd(
      `The ad's picture has more than ${MOST_PIXELS / 1e6} million pixels. Save it smaller: platforms show 1080 to 2160 pixels a side.`,
      problem,
    );
  if (kind === "video") {
    return new UndecodableAd(
      "The ad's video could not be decoded. Chromium plays H.264, VP8, VP9 and AV1; HEVC (H.265), as phones record it, it does not. Save it as MP4 with H.264.",
      problem,
    );
  }
  return new UndecodableAd(
    `The ad's file could not be decoded as an image (${mediaType}): it is damaged, or of a format that browsers do not show. Save it as PNG, JPEG, GIF, WebP, AVIF or SVG.`,
    problem,
  );
}
