import type { AdFormat } from "../detect-ad-file-format.ts";

declare const adOptions: AdOptions;

export interface AdOptions extends AdFormat {
  /** An image with more pixels, or a longer edge, is refused. */
  maxPixels: number;
  maxEdge: number;
  /** Whether frames are also encoded for OCR. */
  legible: boolean;
}

/** An ad's file as decoded by the browser, positioned at one frame. */
export interface AdSource {
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
  /** Each frame of an animation depends on those before it; 500 million pixels decode in about five seconds. */
  readonly #maxAnimationPixels = 500e6;
  /** Longest wait for the next frame of a video. */
  readonly #frameTimeoutMs = 8_000;

  async load(): Promise<AdSource> {
    const { kind } = adOptions;
    if (kind === "video") return this.#loadVideo();
    const still = await this.#loadImage();
    return kind === "animation" ? this.#loadAnimation(still).catch(() => ({ ...still, truncated: true })) : still;
  }

  /** explain-decode-error.ts recognises these messages. */
  #fail(reason: string): never {
    throw new Error(`ADHERE ${reason}`);
  }

  #checkSize(width: number, height: number): void {
    const { maxEdge, maxPixels } = adOptions;
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
    const decoder = new ImageDecoder({ data, type: adOptions.mediaType });
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

  #waitForEvent(video: HTMLVideoElement, event: string): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const timeOut = () => reject(new Error(`ADHERE video: no ${event} in time`));
      const timer = setTimeout(timeOut, this.#frameTimeoutMs);
      const settle = (done: () => void) => () => {
        clearTimeout(timer);
        done();
      };
      const fail = () => reject(new Error(`ADHERE video: ${video.error?.message ?? ""}`));
      video.addEventListener(event, settle(resolve), { once: true });
      video.addEventListener("error", settle(fail), { once: true });
    });
  }

  /** The time of the frame that would be drawn now, in seconds; null without a frame. */
  #currentFrameTime(video: HTMLVideoElement): number | null {
    try {
      const frame = new VideoFrame(video);
      frame.close();
      return frame.timestamp / 1e6;
    } catch {
      return null;
    }
  }

  async #seek(video: HTMLVideoElement, time: number): Promise<number> {
    const before = this.#currentFrameTime(video);
    const seeked = this.#waitForEvent(video, "seeked");
    video.currentTime = time;
    await seeked;
    // The event precedes the new frame, on a busy machine by a while. Within one frame nothing changes.
    const moves = before !== null && Math.abs(before - time) >= 0.1;
    for (let tries = 0; moves && tries < 50 && this.#currentFrameTime(video) === before; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return video.currentTime;
  }

  async #loadVideo(): Promise<AdSource> {
    const video = document.createElement("video");
    video.muted = true;
    video.preload = "auto";
    const show = (time: number) => this.#seek(video, time);
    const loaded = this.#waitForEvent(video, "loadeddata");
    video.src = "/asset";
    await loaded;
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) this.#fail("video: no picture");
    this.#checkSize(width, height);
    // A live recording does not state its duration. Seeking beyond the end finds it.
    if (video.duration === Number.POSITIVE_INFINITY) await show(1e9).catch(() => 0);
    const end = Number.isFinite(video.duration) ? video.duration : video.currentTime;
    const duration = end > 0 ? end : null;
    return { width, height, duration, frames: null, truncated: false, show, drawable: () => video };
  }
}
