import type { AdOptions } from "../page-script-types.ts";
import { toBase64 } from "./image-canvas.ts";

/** An ad's file as decoded by the browser, positioned at one frame. */
interface AdSource {
  width: number;
  height: number;
  /** Seconds; 0 for a still image, null where it is unknown. */
  duration: number | null;
  /** Number of frames of an animation; 1 for a still image, null for a video. */
  frames: number | null;
  /** An animation of which only the first frame can be decoded. */
  truncated: boolean;
  /** @param position Seconds for a video, a frame index for an animation. @returns the frame's time in seconds. */
  show(position: number): Promise<number>;
  drawable(): CanvasImageSource;
}

/**
 * Runs in a blank page where `/asset` is the ad's file. It decodes the file with <img> and <video>, so that an SVG runs
 * no scripts and loads nothing.
 */
export class AdSourceLoader {
  readonly #options: AdOptions;
  /** Each frame of an animation depends on those before it; 500 million pixels decode in about five seconds. */
  readonly #maxAnimationPixels = 500e6;
  /** Longest wait for the next frame of a video. */
  readonly #frameTimeoutMs = 8_000;

  constructor(options: AdOptions) {
    this.#options = options;
  }

  async load(): Promise<AdSource> {
    const { kind } = this.#options;
    if (kind === "video") return this.#loadVideo();
    const still = await this.#loadImage();
    return kind === "animation" ? this.#loadAnimation(still).catch(() => ({ ...still, truncated: true })) : still;
  }

  /** explain-decode-error.ts recognises these messages. */
  #fail(reason: string): never {
    throw new Error(`ADHERE ${reason}`);
  }

  #checkSize(width: number, height: number): void {
    const { maxEdge, maxPixels } = this.#options;
    if (width === 0 || height === 0) this.#fail("empty");
    if (width * height > maxPixels || Math.max(width, height) > maxEdge) this.#fail("too large");
  }

  async #loadImage(): Promise<AdSource> {
    const image = new Image();
    const loaded = new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
    });
    image.src = "/asset";
    if (!(await loaded)) this.#fail("undecodable");
    // The natural size takes the EXIF orientation into account.
    const { naturalWidth: width, naturalHeight: height } = image;
    this.#checkSize(width, height);
    await image.decode().catch(() => this.#fail("undecodable"));
    const drawable = () => image;
    return { width, height, duration: 0, frames: 1, truncated: false, show: async () => 0, drawable };
  }

  /** Animated GIF, PNG, WebP and AVIF. <img> shows their first frame, ImageDecoder any frame. */
  async #loadAnimation(still: AdSource): Promise<AdSource> {
    if (!("ImageDecoder" in globalThis)) return still;
    const data = await (await fetch("/asset")).arrayBuffer();
    const decoder = new ImageDecoder({ data, type: this.#options.mediaType });
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    const track = decoder.tracks.selectedTrack;
    if (track === null || !track.animated || track.frameCount < 2) return still;
    const maxFrames = Math.floor(this.#maxAnimationPixels / (still.width * still.height));
    const frames = Math.min(track.frameCount, Math.max(1, maxFrames));
    let current: VideoFrame | null = null;
    const show = async (index: number): Promise<number> => {
      const frameIndex = Math.min(index, frames - 1);
      const { image } = await decoder.decode({ frameIndex }).catch(() => this.#fail("video: no frame"));
      current?.close();
      current = image;
      return image.timestamp / 1e6;
    };
    const lastFrameTime = await show(frames - 1);
    const lastFrameDuration = (current as VideoFrame | null)?.duration ?? 0;
    await show(0);
    // The end is unknown where not all frames are decoded.
    const duration = frames < track.frameCount ? null : lastFrameTime + lastFrameDuration / 1e6;
    return { ...still, duration, frames, show, drawable: () => current ?? still.drawable() };
  }

  /** @param subscribe Calls its argument when it has happened. */
  #waitFor(video: HTMLVideoElement, what: string, subscribe: (happened: () => void) => void): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`ADHERE video: no ${what} in time`)), this.#frameTimeoutMs);
      const settle = (done: () => void) => () => {
        clearTimeout(timer);
        done();
      };
      const fail = () => reject(new Error(`ADHERE video: ${video.error?.message ?? ""}`));
      subscribe(settle(resolve));
      video.addEventListener("error", settle(fail), { once: true });
    });
  }

  #waitForEvent(video: HTMLVideoElement, event: string): Promise<void> {
    return this.#waitFor(video, event, (happened) => video.addEventListener(event, happened, { once: true }));
  }

  /**
   * Chrome draws a frame on a thread of its own, on a busy machine long after the event that announces it. Until then
   * the former frame is drawn, or nothing.
   */
  #waitForNextFrame(video: HTMLVideoElement): Promise<void> {
    return this.#waitFor(video, "frame", (happened) => video.requestVideoFrameCallback(happened));
  }

  async #seek(video: HTMLVideoElement, time: number): Promise<number> {
    // Chrome presents no new frame where the position stays the same.
    if (video.currentTime === time) return time;
    const shown = Promise.all([this.#waitForEvent(video, "seeked"), this.#waitForNextFrame(video)]);
    video.currentTime = time;
    await shown;
    return video.currentTime;
  }

  async #loadVideo(): Promise<AdSource> {
    const video = document.createElement("video");
    video.muted = true;
    video.preload = "auto";
    const show = (time: number) => this.#seek(video, time);
    const loaded = this.#waitForEvent(video, "loadeddata");
    const firstFrame = this.#waitForNextFrame(video);
    firstFrame.catch(() => {});
    video.src = "/asset";
    await loaded;
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) this.#fail("video: no picture");
    this.#checkSize(width, height);
    await firstFrame;
    // A live recording does not state its duration. Seeking beyond the end finds it.
    if (video.duration === Number.POSITIVE_INFINITY) await show(1e9).catch(() => 0);
    const end = Number.isFinite(video.duration) ? video.duration : video.currentTime;
    const duration = end > 0 ? end : null;
    return { width, height, duration, frames: null, truncated: false, show, drawable: () => video };
  }
}

/**
 * Runs in the same page as AdSourceLoader: draws the source's frames as pixels for measuring, as pictures for reports,
 * and as greyscale pictures for OCR.
 */
export class AdRenderer {
  readonly #source: AdSource;
  readonly #options: AdOptions;
  readonly #longestEdge: number;
  /** Longest edge of the raster in pixels. */
  readonly #rasterEdge = 256;
  /** OCR works best with capitals 20 to 40 pixels high, so small banners are enlarged and large images reduced. */
  readonly #ocrSize = { longEdge: 1600, shortEdge: 720, maxScale: 3 };
  readonly #light = "#ffffff";
  readonly #dark = "#202124";
  #background = this.#light;

  constructor(source: AdSource, options: AdOptions) {
    this.#source = source;
    this.#options = options;
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
    return { width: canvas.width, height: canvas.height, grey: toBase64(grey) };
  }

  /** The file's size, duration and frames. */
  info() {
    const { width, height, duration, frames, truncated } = this.#source;
    return { width, height, duration, frames, truncated };
  }

  /** Shows a frame. @returns its time, background, contrast and pixels. */
  async showFrame(position: number) {
    const at = await this.#source.show(position);
    const scale = Math.min(1, this.#rasterEdge / this.#longestEdge);
    const background = this.#chooseBackground(this.#draw(scale, null).pixels());
    this.#background = background ?? this.#light;
    const { canvas, pixels } = this.#draw(scale, this.#background);
    const data = pixels();
    return {
      at,
      background,
      contrast: this.#contrast(data),
      raster: { width: canvas.width, height: canvas.height, rgba: toBase64(data) },
    };
  }

  /** Encodes the frame that was shown last. @param edge Longest edge of the picture. @returns the pictures. */
  async encodeFrame(edge: number) {
    const scale = edge / this.#longestEdge;
    // An SVG has no size of its own.
    const { canvas } = this.#draw(this.#options.kind === "svg" ? scale : Math.min(1, scale), this.#background);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
    const bytes = toBase64(new Uint8Array(await blob.arrayBuffer()));
    return {
      picture: { width: canvas.width, height: canvas.height, bytes },
      legible: this.#options.legible ? this.#drawLegible() : null,
    };
  }
}
