import { z } from "zod";
import type { Picture } from "../../contract/evaluator-interface.ts";
import { toDataUrl } from "../../ground/media-type.ts";
import { BrowserContext } from "./browser-context.ts";
import type { RunningBrowser } from "./browser-process.ts";
import type { PictureScripts, Sheet, WebpOptions } from "./page-script-types.ts";
import { pictureScript } from "./page-scripts.ts";
import type { Tab } from "./tab.ts";

/** Bytes that a script returns as base64. */
export const Base64Bytes = z.base64().transform((text) => new Uint8Array(Buffer.from(text, "base64")));

const sideLength = z.int().min(1);
/** A decoded picture: its natural size, and its top part as pixels for measuring. */
const DecodedImage = z.object({
  width: sideLength,
  height: sideLength,
  raster: z.object({ width: sideLength, height: sideLength, rgba: Base64Bytes }),
});
const EncodedImage = z.object({ width: sideLength, height: sideLength, bytes: Base64Bytes });

/**
 * A blank page in which Chrome decodes screenshots that it encoded itself. It never receives data of visited pages or
 * ads, so all visits can share one tab.
 */
export class ImageCanvasTab {
  #open: { running: RunningBrowser; tab: Promise<Tab> } | null = null;

  /**
   * @param topShare Height of the top part as a share of the picture's width. @param area Maximum pixels of the
   * raster.
   */
  async decode(running: RunningBrowser, picture: Pick<Picture, "bytes" | "mediaType">, topShare: number, area: number) {
    return DecodedImage.parse(await this.#run(running, "decodeTop", [toDataUrl(picture), topShare, area]));
  }

  /** Encodes a picture as a small WebP for reports. */
  async encodeWebp(running: RunningBrowser, picture: Picture, options: WebpOptions): Promise<Picture> {
    const encoded = EncodedImage.parse(await this.#run(running, "encodeWebp", [toDataUrl(picture), options]));
    const scale = (picture.scale * encoded.width) / picture.width;
    return { ...picture, mediaType: "image/webp", ...encoded, scale };
  }

  /** Composes parts of pictures into one JPEG. */
  async composeSheet(running: RunningBrowser, pictures: readonly Picture[], sheet: Sheet): Promise<Picture> {
    const encoded = EncodedImage.parse(await this.#run(running, "composeSheet", [pictures.map(toDataUrl), sheet]));
    return { mediaType: "image/jpeg", ...encoded, scale: 1 };
  }

  async #run<Name extends keyof PictureScripts>(
    running: RunningBrowser,
    name: Name,
    values: Parameters<PictureScripts[Name]>,
  ): Promise<unknown> {
    const tab = await this.#tab(running);
    const { result, exceptionDetails } = await tab.untilClosed(
      tab.session.send("Runtime.evaluate", {
        expression: pictureScript(name, ...values),
        awaitPromise: true,
        returnByValue: true,
      }),
    );
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
    return JSON.parse(z.string().parse(result.value));
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
