import { z } from "zod";
import type { GreyRaster, Raster } from "../products/capture.ts";
import type { AdFormat } from "./ad-format.ts";
import { MOST_EDGE, MOST_PIXELS } from "./ad-trouble.ts";
import { type AdSourceOptions, adSource } from "./page/ad-source.ts";
import { type DevelopOptions, developAd } from "./page/develop-ad.ts";
import type { Tab } from "./tab.ts";

/** A host that cannot exist (RFC 6761): every request to it is answered here, every other one is refused. */
const ORIGIN = "https://asset.invalid";
const BLANK = Buffer.from("<!doctype html><title>Ad</title>").toString("base64");
/** `connect-src`: an animation's frames are taken from its bytes. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; connect-src 'self'";

const RASTER_EDGE = 256;
/** Words are read best with capitals 20 to 40 pixels high: banners are enlarged, posters made smaller. */
const LEGIBLE = { longEdge: 1600, shortEdge: 720, mostScale: 3 };
/** An animation's frames build on one another: 500 million pixels decode in some five seconds. */
const MOST_ANIMATED = 500e6;
const FRAME_MS = 8_000;
/** Chrome asks for a film's rest; it gets this much of it at a time, and asks again. */
const CHUNK = 8e6;

const side = z.int().min(1).max(MOST_EDGE);
const bytes = z.base64().transform((text) => new Uint8Array(Buffer.from(text, "base64")));
const About = z.object({
  width: side,
  height: side,
  duration: z.number().min(0).nullable(),
  frames: z.int().min(1).nullable(),
  brokeOff: z.boolean(),
});
const Sight = z.object({
  at: z.number().min(0),
  ground: z.string().nullable(),
  contrast: z.number(),
  raster: z.object({ width: side, height: side, rgba: bytes }),
});
const Print = z.object({
  picture: z.object({ width: side, height: side, bytes }),
  legible: z.object({ width: side, height: side, grey: bytes }).nullable(),
});

/** An ad's file, before any of it is looked at. */
export type About = z.infer<typeof About>;

/** One moment of an ad. */
export interface Sight {
  /** Seconds from the beginning. */
  at: number;
  /** The colour that transparent parts were laid on; null where nothing is transparent. */
  ground: string | null;
  /** Standard deviation of its brightness, in levels of 255. */
  contrast: number;
  raster: Raster;
}

/** One moment at the sizes at which it is looked at and read. */
export interface Print {
  picture: { width: number; height: number; bytes: Uint8Array };
  legible: GreyRaster | null;
}

/** A blank page on which one ad's file lies: the only thing that it can ask for. */
export class AdTable {
  readonly #tab: Tab;

  private constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** @throws PageScriptFailed where Chrome does not decode the file, with its word. */
  static async open(tab: Tab, file: Uint8Array, { kind, mediaType }: AdFormat, legible: boolean) {
    serve(tab, file, mediaType);
    await tab.alive(
      Promise.all([
        tab.session.send("Page.enable"),
        tab.session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
      ]),
    );
    await tab.alive(tab.session.send("Page.navigate", { url: `${ORIGIN}/` }));
    return new AdTable(tab).#lay(
      {
        kind,
        mediaType,
        mostPixels: MOST_PIXELS,
        mostEdge: MOST_EDGE,
        mostAnimated: MOST_ANIMATED,
        patience: FRAME_MS,
      },
      { enlarge: kind === "svg", rasterEdge: RASTER_EDGE, legible: legible ? LEGIBLE : null },
    );
  }

  /** The page's own world keeps the ad between questions. */
  async #lay(source: AdSourceOptions, options: DevelopOptions): Promise<this> {
    await this.#tab.run(
      `(${adSource})(${JSON.stringify(source)}).then((source) => {
        globalThis.ad = (${developAd})(source, ${JSON.stringify(options)});
        return "null";
      })`,
    );
    return this;
  }

  async about(): Promise<About> {
    return About.parse(await this.#tab.run("ad.about()"));
  }

  /** @param position seconds of a film, a frame's index of an animation. */
  async show(position: number): Promise<Sight> {
    return Sight.parse(await this.#tab.run(`ad.show(${position})`));
  }

  /** What was last shown. @param edge the picture's longest. */
  async develop(edge: number): Promise<Print> {
    return Print.parse(await this.#tab.run(`ad.develop(${edge})`));
  }
}

/** Answers the blank page and the asset, by ranges where they are asked for, and refuses everything else. */
function serve(tab: Tab, file: Uint8Array, mediaType: string): void {
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
              ...assetAnswer(file, mediaType, request.headers["Range"]),
            })
          : session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
    answer.catch(() => {});
  });
}

function assetAnswer(file: Uint8Array, mediaType: string, range: string | undefined) {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
  const common = { "content-type": mediaType, "accept-ranges": "bytes", "x-content-type-options": "nosniff" };
  if (asked === null) {
    return {
      responseCode: 200,
      responseHeaders: headers(common),
      body: Buffer.from(file).toString("base64"),
    };
  }
  const from = Number(asked[1]);
  if (from >= file.length) return { responseCode: 416, responseHeaders: headers(common), body: "" };
  const to = Math.min(file.length - 1, asked[2] ? Number(asked[2]) : file.length - 1, from + CHUNK - 1);
  const contentRange = `bytes ${from}-${to}/${file.length}`;
  return {
    responseCode: 206,
    responseHeaders: headers({ ...common, "content-range": contentRange }),
    body: Buffer.from(file.subarray(from, to + 1)).toString("base64"),
  };
}

function headers(values: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
