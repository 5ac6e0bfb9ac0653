import type { Sheet, WebpOptions } from "../page-script-types.ts";

export function toBase64(bytes: Uint8Array | Uint8ClampedArray): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(binary);
}

/** Runs in a blank page: draws pictures, which are given as data URLs. */
export class ImageCanvas {
  /**
   * Shares of the maximum width and WebP qualities, from best to worst. The first result within the target size is
   * used.
   */
  readonly #webpSteps = [
    [1, 0.78],
    [1, 0.6],
    [1, 0.42],
    [0.75, 0.42],
    [0.6, 0.38],
  ] as const;
  /** High enough to read small print. */
  readonly #sheetQuality = 0.82;

  async #load(source: string): Promise<ImageBitmap> {
    return createImageBitmap(await (await fetch(source)).blob());
  }

  #createContext(width: number, height: number, settings?: CanvasRenderingContext2DSettings) {
    const context = new OffscreenCanvas(width, height).getContext("2d", settings);
    if (context === null) throw new Error("no canvas");
    context.imageSmoothingQuality = "high";
    return context;
  }

  async #encode(canvas: OffscreenCanvas, blob: Blob) {
    const bytes = toBase64(new Uint8Array(await blob.arrayBuffer()));
    return { width: canvas.width, height: canvas.height, bytes };
  }

  /** Decodes a picture's top part, `topShare` of its width high, as at most `area` pixels. */
  async decodeTop(source: string, topShare: number, area: number) {
    const picture = await this.#load(source);
    const top = Math.max(1, Math.min(picture.height, Math.round(picture.width * topShare)));
    const scale = Math.min(1, Math.sqrt(area / (picture.width * top)));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(top * scale));
    const context = this.#createContext(width, height, { willReadFrequently: true });
    context.drawImage(picture, 0, 0, picture.width, top, 0, 0, width, height);
    const rgba = toBase64(context.getImageData(0, 0, width, height).data);
    return { width: picture.width, height: picture.height, raster: { width, height, rgba } };
  }

  async encodeWebp(source: string, { maxWidth, targetBytes }: WebpOptions) {
    const picture = await this.#load(source);
    const draw = (width: number) => {
      const height = Math.max(1, Math.round((picture.height * width) / picture.width));
      const context = this.#createContext(width, height);
      context.drawImage(picture, 0, 0, width, height);
      return context.canvas;
    };
    const fullWidth = Math.min(picture.width, maxWidth);
    let canvas = draw(fullWidth);
    let blob = new Blob();
    for (const [share, quality] of this.#webpSteps) {
      const width = Math.max(1, Math.round(fullWidth * share));
      if (width !== canvas.width) canvas = draw(width);
      blob = await canvas.convertToBlob({ type: "image/webp", quality });
      if (blob.size <= targetBytes) break;
    }
    return this.#encode(canvas, blob);
  }

  async composeSheet(sources: readonly string[], { width, height, pieces }: Sheet) {
    const pictures = await Promise.all(sources.map((source) => this.#load(source)));
    const context = this.#createContext(width, height);
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    for (const { picture, from, to, covered } of pieces) {
      const bitmap = pictures[picture];
      if (bitmap === undefined) continue;
      context.save();
      context.beginPath();
      context.rect(to.x, to.y, to.width, to.height);
      context.clip();
      context.drawImage(bitmap, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
      const [scaleX, scaleY] = [to.width / from.width, to.height / from.height];
      context.fillStyle = "#808080";
      for (const box of covered) {
        const [x, y] = [to.x + (box.x - from.x) * scaleX, to.y + (box.y - from.y) * scaleY];
        context.fillRect(x - 2, y - 2, box.width * scaleX + 4, box.height * scaleY + 4);
      }
      context.restore();
    }
    const { canvas } = context;
    return this.#encode(canvas, await canvas.convertToBlob({ type: "image/jpeg", quality: this.#sheetQuality }));
  }
}
