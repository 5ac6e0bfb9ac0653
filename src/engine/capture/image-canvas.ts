import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import type { Picture } from "../../contract/port.ts";
import type { Raster } from "../artifacts/capture.ts";
import { BrowserContext } from "./browser-context.ts";
import type { RunningBrowser } from "./browser-process.ts";
import { composeSheetScript, type Sheet } from "./page/compose-sheet.ts";
import { encodeWebpScript, type WebpOptions } from "./page/encode-webp.ts";
import type { Tab } from "./tab.ts";

/** A picture as encoded, with its natural size, and its top as pixels for measuring. */
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

/** Self-contained: its source text runs in the studio's blank page. */
async function decodeImageTop(source: string, topShare: number, area: number) {
  const blob = await (await fetch(source)).blob();
  const whole = await createImageBitmap(blob);
  const height = Math.max(1, Math.min(whole.height, Math.round(whole.width * topShare)));
  const scale = Math.min(1, Math.sqrt(area / (whole.width * height)));
  const rasterWidth = Math.max(1, Math.round(whole.width * scale));
  const rasterHeight = Math.max(1, Math.round(height * scale));
  const canvas = new OffscreenCanvas(rasterWidth, rasterHeight);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, whole.width, height, 0, 0, rasterWidth, rasterHeight);
  const { data } = context.getImageData(0, 0, rasterWidth, rasterHeight);
  let binary = "";
  for (let at = 0; at < data.length; at += 32_768) {
    binary += String.fromCharCode(...data.subarray(at, at + 32_768));
  }
  const rgba = btoa(binary);
  return { width: whole.width, height: whole.height, rasterWidth, rasterHeight, rgba };
}

/**
 * A blank page of our own where Chrome decodes what Chrome itself encoded: screenshots. Nothing of a visited
 * page's or an ad's making comes here, so that one tab can serve every visit at once.
 */
export class ImageCanvas {
  #open: { running: RunningBrowser; tab: Promise<Tab> } | null = null;

  /** @param topShare The height to measure, as a share of the picture's width. @param area Pixels of the raster at most. */
  async decode(
    running: RunningBrowser,
    picture: Pick<Picture, "bytes" | "mediaType">,
    topShare: number,
    area: number,
  ): Promise<DecodedImage> {
    const source = JSON.stringify(toDataUrl(picture));
    const answer = DecodeResult.parse(
      await this.#run(running, `(${decodeImageTop})(${source}, ${topShare}, ${area})`),
    );
    return {
      width: answer.width,
      height: answer.height,
      raster: {
        width: answer.rasterWidth,
        height: answer.rasterHeight,
        rgba: new Uint8Array(Buffer.from(answer.rgba, "base64")),
      },
    };
  }

  /** The picture as a small WebP, for reports. */
  async encodeWebp(running: RunningBrowser, picture: Picture, reduction: WebpOptions): Promise<Picture> {
    const { width, height, bytes } = EncodedImage.parse(
      await this.#run(running, encodeWebpScript(toDataUrl(picture), reduction)),
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

  /** Parts of pictures on one sheet, as a JPEG. */
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
