import type { AdSource } from "./ad-source.ts";

export interface ImageDecoderOptions {
  /** A drawing has no size of its own: small ones are shown larger. */
  enlarge: boolean;
  /** Longest edge of the raster. */
  rasterEdge: number;
  /** Also the brightness alone, at a size at which words can be read. */
  legible: { longEdge: number; shortEdge: number; mostScale: number } | null;
}

/**
 * Runs beside `adSource` in the same page: what the source shows at a moment, as pixels, and on request at the sizes
 * at which people look at it and words are read of it. Self-contained: its source text is what travels.
 */
export function createImageDecoder(source: AdSource, { enlarge, rasterEdge, legible }: ImageDecoderOptions) {
  const { width, height, duration, frames, brokeOff } = source;
  const edge = Math.max(width, height);

  /** Ads are shown on white where they are transparent, unless nothing of them could be seen on it. */
  const [light, dark] = ["#ffffff", "#202124"];
  let ground = light;

  const drawn = (scale: number, on: string | null) => {
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("ADHERE no canvas");
    if (on !== null) {
      context.fillStyle = on;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.imageSmoothingQuality = "high";
    context.drawImage(source.drawable(), 0, 0, canvas.width, canvas.height);
    return { canvas, context };
  };

  const pixelsOf = ({ canvas, context }: ReturnType<typeof drawn>): Uint8ClampedArray =>
    context.getImageData(0, 0, canvas.width, canvas.height).data;

  /** ITU-R BT.601 luma of the pixel at a byte. */
  const luma = (data: Uint8ClampedArray, at: number): number =>
    (299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0) + 500) / 1000;

  /** Which ground the picture asks for; null where it hides all of it. */
  const groundOf = (data: Uint8ClampedArray): string | null => {
    let [clear, painted, visible] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const alpha = data[at + 3] ?? 0;
      if (alpha < 250) clear += 1;
      if (alpha < 128) continue;
      painted += 1;
      if (luma(data, at) < 235) visible += 1;
    }
    if (clear < 0.002 * (data.length / 4)) return null;
    return painted > 0 && visible < 0.02 * painted ? dark : light;
  };

  /** How much the brightness varies: black and white leaders do not. */
  const contrastOf = (data: Uint8ClampedArray): number => {
    let [sum, squares] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const grey = luma(data, at);
      sum += grey;
      squares += grey * grey;
    }
    const count = data.length / 4;
    return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  };

  const base64 = (bytes: Uint8Array | Uint8ClampedArray): string => {
    let binary = "";
    for (let at = 0; at < bytes.length; at += 32_768) {
      binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    }
    return btoa(binary);
  };

  /** Small banners are enlarged, so that their small print has enough pixels for the reader. */
  const brightness = ({ longEdge, shortEdge, mostScale }: NonNullable<typeof legible>) => {
    const least = Math.max(1, Math.min(mostScale, shortEdge / Math.min(width, height)));
    const { canvas, context } = drawn(Math.min(least, longEdge / edge), ground);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const grey = new Uint8Array(canvas.width * canvas.height);
    for (let at = 0; at < grey.length; at += 1) grey[at] = luma(data, at * 4);
    return { width: canvas.width, height: canvas.height, grey: base64(grey) };
  };

  return {
    about: () => JSON.stringify({ width, height, duration, frames, brokeOff }),

    show: async (position: number) => {
      const at = await source.show(position);
      const scale = Math.min(1, rasterEdge / edge);
      const bare = pixelsOf(drawn(scale, null));
      const asked = groundOf(bare);
      ground = asked ?? light;
      const small = drawn(scale, ground);
      const data = pixelsOf(small);
      return JSON.stringify({
        at,
        ground: asked,
        contrast: contrastOf(data),
        raster: { width: small.canvas.width, height: small.canvas.height, rgba: base64(data) },
      });
    },

    /** What was last shown. @param pictureEdge longest edge of the picture for people. */
    develop: async (pictureEdge: number) => {
      const { canvas } = drawn(enlarge ? pictureEdge / edge : Math.min(1, pictureEdge / edge), ground);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
      return JSON.stringify({
        picture: {
          width: canvas.width,
          height: canvas.height,
          bytes: base64(new Uint8Array(await blob.arrayBuffer())),
        },
        legible: legible === null ? null : brightness(legible),
      });
    },
  };
}
