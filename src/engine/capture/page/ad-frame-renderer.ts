import type { AdOptions, AdSource } from "./ad-file-decoder.ts";
import type { toBase64 } from "./image-canvas.ts";

declare const encodeBase64: typeof toBase64;
declare const adOptions: AdOptions;

/**
 * Runs in the same page as AdSourceLoader: draws the source's frames as pixels for measuring, as pictures for reports,
 * and as greyscale pictures for OCR.
 */
export class AdRenderer {
  readonly #source: AdSource;
  readonly #longestEdge: number;
  /** Longest edge of the raster in pixels. */
  readonly #rasterEdge = 256;
  /** OCR works best with capitals 20 to 40 pixels high, so small banners are enlarged and large images reduced. */
  readonly #ocrSize = { longEdge: 1600, shortEdge: 720, maxScale: 3 };
  readonly #light = "#ffffff";
  readonly #dark = "#202124";
  #background = this.#light;

  constructor(source: AdSource) {
    this.#source = source;
    this.#longestEdge = Math.max(source.width, source.height);
  }

  #draw(scale: number, background: string | null) {
    const { width, height } = this.#source;
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("ADHERE no canvas");
    if (background !== null) {
      context.fillStyle = background;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.imageSmoothingQuality = "high";
    context.drawImage(this.#source.drawable(), 0, 0, canvas.width, canvas.height);
    const pixels = (): Uint8ClampedArray => context.getImageData(0, 0, canvas.width, canvas.height).data;
    return { canvas, pixels };
  }

  /** ITU-R BT.601 luma of the pixel at a byte offset. */
  #luma(data: Uint8ClampedArray, at: number): number {
    return (299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0) + 500) / 1000;
  }

  /**
   * The background for transparent parts: white, or dark where the picture would be invisible on white; null if
   * opaque.
   */
  #chooseBackground(data: Uint8ClampedArray): string | null {
    let [transparent, painted, visibleOnWhite] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const alpha = data[at + 3] ?? 0;
      if (alpha < 250) transparent += 1;
      if (alpha < 128) continue;
      painted += 1;
      if (this.#luma(data, at) < 235) visibleOnWhite += 1;
    }
    if (transparent < 0.002 * (data.length / 4)) return null;
    return painted > 0 && visibleOnWhite < 0.02 * painted ? this.#dark : this.#light;
  }

  /** Standard deviation of the brightness. It is close to zero for blank frames. */
  #contrast(data: Uint8ClampedArray): number {
    let [sum, squares] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const luma = this.#luma(data, at);
      sum += luma;
      squares += luma * luma;
    }
    const count = data.length / 4;
    return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  }

  /** A greyscale picture for OCR. Small banners are enlarged, so that small print has enough pixels. */
  #drawLegible() {
    const { longEdge, shortEdge, maxScale } = this.#ocrSize;
    const { width, height } = this.#source;
    const scale = Math.max(1, Math.min(maxScale, shortEdge / Math.min(width, height)));
    const { canvas, pixels } = this.#draw(Math.min(scale, longEdge / this.#longestEdge), this.#background);
    const data = pixels();
    const grey = new Uint8Array(canvas.width * canvas.height);
    for (let at = 0; at < grey.length; at += 1) grey[at] = this.#luma(data, at * 4);
    return { width: canvas.width, height: canvas.height, grey: encodeBase64(grey) };
  }

  /** @returns JSON of the file's size, duration and frames. */
  info(): string {
    const { width, height, duration, frames, truncated } = this.#source;
    return JSON.stringify({ width, height, duration, frames, truncated });
  }

  /** Shows a frame. @returns JSON of its time, background, contrast and pixels. */
  async showFrame(position: number): Promise<string> {
    const at = await this.#source.show(position);
    const scale = Math.min(1, this.#rasterEdge / this.#longestEdge);
    const background = this.#chooseBackground(this.#draw(scale, null).pixels());
    this.#background = background ?? this.#light;
    const { canvas, pixels } = this.#draw(scale, this.#background);
    const data = pixels();
    return JSON.stringify({
      at,
      background,
      contrast: this.#contrast(data),
      raster: { width: canvas.width, height: canvas.height, rgba: encodeBase64(data) },
    });
  }

  /** Encodes the frame that was shown last. @param edge Longest edge of the picture. @returns JSON of the pictures. */
  async encodeFrame(edge: number): Promise<string> {
    const scale = edge / this.#longestEdge;
    // An SVG has no size of its own.
    const { canvas } = this.#draw(adOptions.kind === "svg" ? scale : Math.min(1, scale), this.#background);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
    const bytes = encodeBase64(new Uint8Array(await blob.arrayBuffer()));
    return JSON.stringify({
      picture: { width: canvas.width, height: canvas.height, bytes },
      legible: adOptions.legible ? this.#drawLegible() : null,
    });
  }
}
