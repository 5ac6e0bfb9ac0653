export interface AdOptions {
  kind: "image" | "svg" | "video";
  /** Longest edge of the raster, and of the picture that is shown. */
  rasterEdge: number;
  pictureEdge: number;
  /** A picture of more pixels than this is a bomb. */
  mostPixels: number;
  /** Also the brightness alone, at a size at which words can be read. */
  legible: { longEdge: number; shortEdge: number; mostScale: number } | null;
}

/**
 * Runs in a blank page of our own, where `/asset` is the ad's file: decodes it as <img> and <video> do, so that
 * an SVG runs no script and loads nothing. Self-contained: its source text is what travels.
 */
export async function developAd({ kind, rasterEdge, pictureEdge, mostPixels, legible }: AdOptions) {
  interface Source {
    width: number;
    height: number;
    drawable: CanvasImageSource;
  }

  const failed = (why: string): never => {
    throw new Error(`ADHERE ${why}`);
  };

  const still = async (): Promise<Source> => {
    const image = new Image();
    const loaded = new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
    });
    image.src = "/asset";
    if (!(await loaded)) failed("undecodable");
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) failed("empty");
    if (width * height > mostPixels) failed("too large");
    await image.decode().catch(() => failed("undecodable"));
    return { width, height, drawable: image };
  };

  const happens = (video: HTMLVideoElement, event: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      video.addEventListener(
        "error",
        () => reject(new Error(`ADHERE video: ${video.error?.message ?? ""}`)),
        {
          once: true,
        },
      );
    });

  /** How much a frame's brightness varies: black and white leaders do not. */
  const contrast = (video: HTMLVideoElement): number => {
    const context = new OffscreenCanvas(32, 32).getContext("2d", { willReadFrequently: true });
    if (context === null) return 0;
    context.drawImage(video, 0, 0, 32, 32);
    const { data } = context.getImageData(0, 0, 32, 32);
    const greys = Array.from({ length: 1024 }, (_, at) => data[at * 4 + 1] ?? 0);
    const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
    return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
  };

  /** The first frame that shows something. */
  const frame = async (): Promise<Source> => {
    const video = document.createElement("video");
    video.muted = true;
    video.preload = "auto";
    video.src = "/asset";
    await happens(video, "loadeddata");
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) failed("video: no picture");
    const length = Number.isFinite(video.duration) ? video.duration : 2;
    for (const at of [Math.min(0.5, length / 4), length / 4, length / 2]) {
      const sought = happens(video, "seeked");
      video.currentTime = at;
      await sought;
      if (contrast(video) > 12) break;
    }
    return { width, height, drawable: video };
  };

  const draw = ({ drawable, width, height }: Source, scale: number) => {
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("ADHERE no canvas");
    // Ads are shown on white where they are transparent.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(drawable, 0, 0, canvas.width, canvas.height);
    return { canvas, context };
  };

  const base64 = (bytes: Uint8Array | Uint8ClampedArray): string => {
    let binary = "";
    for (let at = 0; at < bytes.length; at += 32_768) {
      binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    }
    return btoa(binary);
  };

  /** Small banners are enlarged, so that their small print has enough pixels for the reader; ITU-R BT.601 luma. */
  const brightness = (source: Source, { longEdge, shortEdge, mostScale }: NonNullable<typeof legible>) => {
    const least = Math.max(1, Math.min(mostScale, shortEdge / Math.min(source.width, source.height)));
    const scale = Math.min(least, longEdge / Math.max(source.width, source.height));
    const { canvas, context } = draw(source, scale);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const grey = new Uint8Array(canvas.width * canvas.height);
    for (let at = 0; at < grey.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
      grey[at] = (299 * red + 587 * green + 114 * blue + 500) / 1000;
    }
    return { width: canvas.width, height: canvas.height, grey: base64(grey) };
  };

  const source = kind === "video" ? await frame() : await still();
  const edge = Math.max(source.width, source.height);
  // A drawing has no size of its own: small ones are shown larger.
  const shown = draw(source, kind === "svg" ? pictureEdge / edge : Math.min(1, pictureEdge / edge));
  const small = draw(source, Math.min(1, rasterEdge / edge));
  const { width, height } = small.canvas;
  const blob = await shown.canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  return JSON.stringify({
    width: source.width,
    height: source.height,
    raster: { width, height, rgba: base64(small.context.getImageData(0, 0, width, height).data) },
    picture: {
      width: shown.canvas.width,
      height: shown.canvas.height,
      bytes: base64(new Uint8Array(await blob.arrayBuffer())),
    },
    legible: legible === null ? null : brightness(source, legible),
  });
}
