import { z } from "zod";
import type { GreyRaster, Raster } from "../artifacts/capture.ts";
import type { AdFormat } from "./ad-format.ts";
import { MAX_AD_EDGE_PX, MAX_AD_PIXELS } from "./decode-error.ts";
import { type AdSourceOptions, openAdSource } from "./page/ad-source.ts";
import { createImageDecoder, type ImageDecoderOptions } from "./page/decode-image.ts";
import type { Tab } from "./tab.ts";

/** A host that cannot exist (RFC 6761): every request to it is answered here, every other one is refused. */
const ASSET_ORIGIN = "https://asset.invalid";
const BLANK_PAGE_BASE64 = Buffer.from("<!doctype html><title>Ad</title>").toString("base64");
/** `connect-src`: an animation's frames are taken from its bytes. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; connect-src 'self'";

const MAX_RASTER_EDGE_PX = 256;
/** Words are read best with capitals 20 to 40 pixels high: banners are enlarged, posters made smaller. */
const OCR_IMAGE_SIZE = { longEdge: 1600, shortEdge: 720, mostScale: 3 };
/** An animation's frames build on one another: 500 million pixels decode in some five seconds. */
const MAX_ANIMATION_PIXELS = 500e6;
const FRAME_TIMEOUT_MS = 8_000;
/** Chrome asks for a film's rest; it gets this much of it at a time, and asks again. */
const MAX_RANGE_BYTES = 8e6;

const side = z.int().min(1).max(MAX_AD_EDGE_PX);
const bytes = z.base64().transform((text) => new Uint8Array(Buffer.from(text, "base64")));
const AdFileInfo = z.object({
  width: side,
  height: side,
  duration: z.number().min(0).nullable(),
  frames: z.int().min(1).nullable(),
  brokeOff: z.boolean(),
});
const DecodedFrame = z.object({
  at: z.number().min(0),
  ground: z.string().nullable(),
  contrast: z.number(),
  raster: z.object({ width: side, height: side, rgba: bytes }),
});
const EncodedFrame = z.object({
  picture: z.object({ width: side, height: side, bytes }),
  legible: z.object({ width: side, height: side, grey: bytes }).nullable(),
});

/** An ad's file, before any of it is looked at. */
export type AdFileInfo = z.infer<typeof AdFileInfo>;

/** One moment of an ad. */
export interface DecodedFrame {
  /** Seconds from the beginning. */
  at: number;
  /** The colour that transparent parts were laid on; null where nothing is transparent. */
  ground: string | null;
  /** Standard deviation of its brightness, in levels of 255. */
  contrast: number;
  raster: Raster;
}

/** One moment at the sizes at which it is looked at and read. */
export interface EncodedFrame {
  picture: { width: number; height: number; bytes: Uint8Array };
  legible: GreyRaster | null;
}

/** A blank page on which one ad's file lies: the only thing that it can ask for. */
export class AdDecoderPage {
  readonly #tab: Tab;

  private constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** @throws PageScriptFailed where Chrome does not decode the file, with its word. */
  static async open(tab: Tab, file: Uint8Array, { kind, mediaType }: AdFormat, legible: boolean) {
    serveAsset(tab, file, mediaType);
    await tab.untilClosed(
      Promise.all([
        tab.session.send("Page.enable"),
        tab.session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
      ]),
    );
    await tab.untilClosed(tab.session.send("Page.navigate", { url: `${ASSET_ORIGIN}/` }));
    return new AdDecoderPage(tab).#lay(
      {
        kind,
        mediaType,
        mostPixels: MAX_AD_PIXELS,
        mostEdge: MAX_AD_EDGE_PX,
        mostAnimated: MAX_ANIMATION_PIXELS,
        patience: FRAME_TIMEOUT_MS,
      },
      { enlarge: kind === "svg", rasterEdge: MAX_RASTER_EDGE_PX, legible: legible ? OCR_IMAGE_SIZE : null },
    );
  }

  /** The page's own world keeps the ad between questions. */
  async #lay(source: AdSourceOptions, options: ImageDecoderOptions): Promise<this> {
    await this.#tab.runScript(
      `(${openAdSource})(${JSON.stringify(source)}).then((source) => {
        globalThis.ad = (${createImageDecoder})(source, ${JSON.stringify(options)});
        return "null";
      })`,
    );
    return this;
  }

  async readFileInfo(): Promise<AdFileInfo> {
    return AdFileInfo.parse(await this.#tab.runScript("ad.about()"));
  }

  /** @param position seconds of a film, a frame's index of an animation. */
  async showFrame(position: number): Promise<DecodedFrame> {
    return DecodedFrame.parse(await this.#tab.runScript(`ad.show(${position})`));
  }

  /** What was last shown. @param edge the picture's longest. */
  async encodeFrame(edge: number): Promise<EncodedFrame> {
    return EncodedFrame.parse(await this.#tab.runScript(`ad.develop(${edge})`));
  }
}

/** Answers the blank page and the asset, by ranges where they are asked for, and refuses everything else. */
function serveAsset(tab: Tab, file: Uint8Array, mediaType: string): void {
  const { session } = tab;
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const answer =
      request.url === `${ASSET_ORIGIN}/`
        ? session.send("Fetch.fulfillRequest", {
            requestId,
            responseCode: 200,
            responseHeaders: toHeaderEntries({
              "content-type": "text/html",
              "content-security-policy": CONTENT_SECURITY_POLICY,
            }),
            body: BLANK_PAGE_BASE64,
          })
        : request.url === `${ASSET_ORIGIN}/asset`
          ? session.send("Fetch.fulfillRequest", {
              requestId,
              ...buildAssetResponse(file, mediaType, request.headers["Range"]),
            })
          : session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
    answer.catch(() => {});
  });
}

function buildAssetResponse(file: Uint8Array, mediaType: string, range: string | undefined) {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
  const common = { "content-type": mediaType, "accept-ranges": "bytes", "x-content-type-options": "nosniff" };
  if (asked === null) {
    return {
      responseCode: 200,
      responseHeaders: toHeaderEntries(common),
      body: Buffer.from(file).toString("base64"),
    };
  }
  const from = Number(asked[1]);
  if (from >= file.length) return { responseCode: 416, responseHeaders: toHeaderEntries(common), body: "" };
  const to = Math.min(
    file.length - 1,
    asked[2] ? Number(asked[2]) : file.length - 1,
    from + MAX_RANGE_BYTES - 1,
  );
  const contentRange = `bytes ${from}-${to}/${file.length}`;
  return {
    responseCode: 206,
    responseHeaders: toHeaderEntries({ ...common, "content-range": contentRange }),
    body: Buffer.from(file.subarray(from, to + 1)).toString("base64"),
  };
}

function toHeaderEntries(values: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
