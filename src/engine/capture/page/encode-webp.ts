import { toBase64 } from "./base64.ts";

export interface WebpOptions {
  /** Maximum width in pixels. */
  widest: number;
  /** Target size in bytes. A detailed picture may be larger. */
  bytes: number;
}

/**
 * Shares of the maximum width and WebP qualities, from best to worst. The first result within the target size is
 * used.
 */
const QUALITY_STEPS = [
  [1, 0.78],
  [1, 0.6],
  [1, 0.42],
  [0.75, 0.42],
  [0.6, 0.38],
] as const;

/** Runs in the image canvas's blank page. */
async function encodeWebp(
  source: string,
  { widest, bytes }: WebpOptions,
  steps: typeof QUALITY_STEPS,
  encode: typeof toBase64,
) {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  const draw = (width: number) => {
    const height = Math.max(1, Math.round((picture.height * width) / picture.width));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const maxWidth = Math.min(picture.width, widest);
  let canvas = draw(maxWidth);
  let blob = new Blob();
  for (const [share, quality] of steps) {
    const width = Math.max(1, Math.round(maxWidth * share));
    if (width !== canvas.width) canvas = draw(width);
    blob = await canvas.convertToBlob({ type: "image/webp", quality });
    if (blob.size <= bytes) break;
  }
  const encoded = encode(new Uint8Array(await blob.arrayBuffer()));
  return { width: canvas.width, height: canvas.height, bytes: encoded };
}

export const encodeWebpScript = (source: string, options: WebpOptions): string => {
  const [url, settings, steps] = [source, options, QUALITY_STEPS].map((value) => JSON.stringify(value));
  return `(${encodeWebp})(${url}, ${settings}, ${steps}, ${toBase64})`;
};
