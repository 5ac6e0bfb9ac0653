export interface WebpOptions {
  /** Pixels the picture may be wide. */
  widest: number;
  /** Bytes to aim at; a picture full of detail may weigh more. */
  bytes: number;
}

/** Sizes (shares of the width aimed at) and WebP qualities, from best to worst: the first that fits is taken. */
const QUALITY_STEPS = [
  [1, 0.78],
  [1, 0.6],
  [1, 0.42],
  [0.75, 0.42],
  [0.6, 0.38],
] as const;

/** Runs in the studio's blank page. Self-contained: its source text is what travels. */
export async function encodeWebp(
  source: string,
  { widest, bytes }: WebpOptions,
  steps: typeof QUALITY_STEPS,
) {
  const whole = await createImageBitmap(await (await fetch(source)).blob());
  const draw = (width: number) => {
    const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((whole.height * width) / whole.width)));
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const most = Math.min(whole.width, widest);
  let canvas = draw(most);
  let blob = new Blob();
  for (const [share, quality] of steps) {
    const width = Math.max(1, Math.round(most * share));
    if (width !== canvas.width) canvas = draw(width);
    blob = await canvas.convertToBlob({ type: "image/webp", quality });
    if (blob.size <= bytes) break;
  }
  const encoded = new Uint8Array(await blob.arrayBuffer());
  let binary = "";
  for (let at = 0; at < encoded.length; at += 32_768) {
    binary += String.fromCharCode(...encoded.subarray(at, at + 32_768));
  }
  return { width: canvas.width, height: canvas.height, bytes: btoa(binary) };
}

export const encodeWebpScript = (source: string, reduction: WebpOptions): string =>
  `(${encodeWebp})(${JSON.stringify(source)}, ${JSON.stringify(reduction)}, ${JSON.stringify(QUALITY_STEPS)})`;
