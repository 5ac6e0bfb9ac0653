import type { Protocol } from "puppeteer-core";
import { z } from "zod";
import type { Picture } from "../../contract/port.ts";
import type { Raster } from "../products/capture.ts";
import type { Running } from "./chrome.ts";
import { Context } from "./context.ts";
import type { Tab } from "./tab.ts";

/** A picture as encoded, with its natural size, and its top as pixels for measuring. */
export interface Developed {
  width: number;
  height: number;
  raster: Raster;
}

const Answer = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  rasterWidth: z.int().min(1),
  rasterHeight: z.int().min(1),
  rgba: z.base64(),
});

/** Self-contained: its source text runs in the studio's blank page. */
async function develop(source: string, topShare: number, area: number) {
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
  return JSON.stringify({ width: whole.width, height: whole.height, rasterWidth, rasterHeight, rgba });
}

/**
 * A blank page of our own where Chrome decodes what Chrome itself encoded: screenshots. Nothing of a visited
 * page's or an ad's making comes here, so that one tab can serve every visit at once.
 */
export class Studio {
  #open: { running: Running; tab: Promise<Tab> } | null = null;

  /** @param topShare The height to measure, as a share of the picture's width. @param area Pixels of the raster at most. */
  async develop(
    running: Running,
    picture: Pick<Picture, "bytes" | "mediaType">,
    topShare: number,
    area: number,
  ): Promise<Developed> {
    const tab = await this.#tab(running);
    const source = `data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString("base64")}`;
    const { result, exceptionDetails }: Protocol.Runtime.EvaluateResponse = await tab.alive(
      tab.session.send("Runtime.evaluate", {
        expression: `(${develop})(${JSON.stringify(source)}, ${topShare}, ${area})`,
        awaitPromise: true,
        returnByValue: true,
      }),
    );
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
    const answer = Answer.parse(JSON.parse(String(result.value)));
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

  #tab(running: Running): Promise<Tab> {
    if (this.#open?.running === running) return this.#open.tab;
    const tab = Context.open(running).then((context) => context.openTab());
    const open = { running, tab };
    this.#open = open;
    const forget = () => {
      if (this.#open === open) this.#open = null;
    };
    tab.then((opened) => opened.onGone(forget), forget);
    return tab;
  }
}
