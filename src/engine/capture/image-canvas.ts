import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import type { Picture } from "../../contract/port.ts";
import type { Raster } from "../artifacts/capture.ts";
import { BrowserContext } from "./browser-context.ts";
import type { RunningBrowser } from "./browser-process.ts";
import { toBase64 } from "./page/base64.ts";
import { composeSheetScript, type Sheet } from "./page/compose-sheet.ts";
import { encodeWebpScript, type WebpOptions } from "./page/encode-webp.ts";
import type { Tab } from "./tab.ts";

/** A decoded picture: its natural size, and its top part as pixels for measuring. */
export interface DecodedImage {
  width: number;
  height: number;
  raster: Raster;
}

const DecodeResult = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  rasterWidth: z.int().min(1),
  rasterHeight: z.int().min(1),
  rgba: z.base64(),
});

const EncodedImage = z.object({ width: z.int().min(1), height: z.int().min(1), bytes: z.base64() });

/** Runs in the blank page. It is serialised, so it must not use anything outside its body. */
async function decodeImageTop(source: string, topShare: number, area: number, encode: typeof toBase64) {
  const blob = await (await fetch(source)).blob();
  const picture = await createImageBitmap(blob);
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.width * topShare)));
  const scale = Math.min(1, Math.sqrt(area / (picture.width * height)));
  const rasterWidth = Math.max(1, Math.round(picture.width * scale));
  const rasterHeight = Math.max(1, Math.round(height * scale));
  const canvas = new OffscreenCanvas(rasterWidth, rasterHeight);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, picture.width, height, 0, 0, rasterWidth, rasterHeight);
  const { data } = context.getImageData(0, 0, rasterWidth, rasterHeight);
  return { width: picture.width, height: picture.height, rasterWidth, rasterHeight, rgba: encode(data) };
}

/**
 * A blank page in which Chrome decodes screenshots that it encoded itself. It never receives data of visited pages or
 * ads, so all visits can share one tab.
 */
export class ImageCanvas {
  #open: { running: RunningBrowser; tab: Promise<Tab> } | null = null;

  /**
   * @param topShare Height of the top part as a share of the picture's width. @param area Maximum pixels of the
   * raster.
   */
  async decode(
    running: RunningBrowser,
    picture: Pick<Picture, "bytes" | "mediaType">,
    topShare: number,
    area: number,
  ): Promise<DecodedImage> {
    const source = JSON.stringify(toDataUrl(picture));
    const result = DecodeResult.parse(
      await this.#run(running, `(${decodeImageTop})(${source}, ${topShare}, ${area}, ${toBase64})`),
    );
    return {
      width: result.width,
      height: result.height,
      raster: {
        width: result.rasterWidth,
        height: result.rasterHeight,
        rgba: new Uint8Array(Buffer.from(result.rgba, "base64")),
      },
    };
  }

  /** Encodes a picture as a small WebP for reports. */
  async encodeWebp(running: RunningBrowser, picture: Picture, options: WebpOptions): Promise<Picture> {
    const { width, height, bytes } = EncodedImage.parse(
      await this.#run(running, encodeWebpScript(toDataUrl(picture), options)),
    );
    return {
      ...picture,
      mediaType: "image/webp",
      bytes: new Uint8Array(Buffer.from(bytes, "base64")),
      width,
      height,
      scale: (picture.scale * width) / picture.width,
    };
  }

  /** Composes parts of pictures into one JPEG. */
  async composeSheet(running: RunningBrowser, pictures: readonly Picture[], sheet: Sheet): Promise<Picture> {
    const { width, height, bytes } = EncodedImage.parse(
      await this.#run(running, composeSheetScript(pictures.map(toDataUrl), sheet)),
    );
    return {
      mediaType: "image/jpeg",
      bytes: new Uint8Array(Buffer.from(bytes, "base64")),
      width,
      height,
      scale: 1,
    };
  }

  async #run(running: RunningBrowser, expression: string): Promise<unknown> {
    const tab = await this.#tab(running);
    const { result, exceptionDetails }: Protocol.Runtime.EvaluateResponse = await tab.untilClosed(
      tab.session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }),
    );
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  #tab(running: RunningBrowser): Promise<Tab> {
    if (this.#open?.running === running) return this.#open.tab;
    const tab = BrowserContext.open(running).then((context) => context.openTab());
    const open = { running, tab };
    this.#open = open;
    const forget = () => {
      if (this.#open === open) this.#open = null;
    };
    tab.then((opened) => opened.onClosed(forget), forget);
    return tab;
  }
}

const toDataUrl = ({ mediaType, bytes }: Pick<Picture, "bytes" | "mediaType">): string =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
