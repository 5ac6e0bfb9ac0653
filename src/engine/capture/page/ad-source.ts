export interface AdSourceOptions {
  kind: "image" | "animation" | "svg" | "video";
  mediaType: string;
  /** A picture of more pixels, or of a longer edge, than this is a bomb. */
  mostPixels: number;
  mostEdge: number;
  /** An animation is looked at as far as so many pixels reach, all its frames together. */
  mostAnimated: number;
  /** A film's next frame may take so long, ms. */
  patience: number;
}

/** An ad's file as the browser decodes it: what it shows at a moment can be drawn. */
export interface AdSource {
  width: number;
  height: number;
  /** Seconds; 0 for what does not move, null where the file does not tell. */
  duration: number | null;
  /** Frames of an animation; 1 for what does not move, null for a film. */
  frames: number | null;
  /** It moves, and nothing after its first frame can be decoded. */
  brokeOff: boolean;
  /** @param position seconds of a film, a frame's index of an animation. @returns the moment's seconds. */
  show(position: number): Promise<number>;
  drawable(): CanvasImageSource;
}

/**
 * Runs in a blank page of our own, where `/asset` is the ad's file: decodes it as <img> and <video> do, so that
 * an SVG runs no script and loads nothing. Self-contained: its source text is what travels.
 */
export async function openAdSource(options: AdSourceOptions): Promise<AdSource> {
  const { kind, mediaType, mostPixels, mostEdge, mostAnimated, patience } = options;

  const failed = (why: string): never => {
    throw new Error(`ADHERE ${why}`);
  };

  const bounded = (width: number, height: number): void => {
    if (width === 0 || height === 0) failed("empty");
    if (width * height > mostPixels || Math.max(width, height) > mostEdge) failed("too large");
  };

  const still = async (): Promise<AdSource> => {
    const image = new Image();
    const loaded = new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
    });
    image.src = "/asset";
    if (!(await loaded)) failed("undecodable");
    // As the file's EXIF orientation turns it.
    const { naturalWidth: width, naturalHeight: height } = image;
    bounded(width, height);
    await image.decode().catch(() => failed("undecodable"));
    const drawable = () => image;
    return { width, height, duration: 0, frames: 1, brokeOff: false, show: async () => 0, drawable };
  };

  /** GIF, APNG, animated WebP and AVIF: <img> shows their first frame, ImageDecoder any. */
  const animation = async (first: AdSource): Promise<AdSource> => {
    if (!("ImageDecoder" in globalThis)) return first;
    const data = await (await fetch("/asset")).arrayBuffer();
    const decoder = new ImageDecoder({ data, type: mediaType });
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    const track = decoder.tracks.selectedTrack;
    if (track === null || !track.animated || track.frameCount < 2) return first;
    const reach = Math.max(1, Math.floor(mostAnimated / (first.width * first.height)));
    const frames = Math.min(track.frameCount, reach);
    let current: VideoFrame | null = null;
    const show = async (index: number): Promise<number> => {
      const frameIndex = Math.min(index, frames - 1);
      const { image } = await decoder.decode({ frameIndex }).catch(() => failed("video: no frame"));
      current?.close();
      current = image;
      return image.timestamp / 1e6;
    };
    const start = await show(frames - 1);
    const lasting = (current as VideoFrame | null)?.duration ?? 0;
    await show(0);
    return {
      ...first,
      // Cut short, its end is not known.
      duration: frames < track.frameCount ? null : start + lasting / 1e6,
      frames,
      show,
      drawable: () => current ?? first.drawable(),
    };
  };

  const happens = (video: HTMLVideoElement, event: string) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`ADHERE video: no ${event} in time`)), patience);
      const settled = (settle: () => void) => () => {
        clearTimeout(timer);
        settle();
      };
      video.addEventListener(event, settled(resolve), { once: true });
      const broken = () => reject(new Error(`ADHERE video: ${video.error?.message ?? ""}`));
      video.addEventListener("error", settled(broken), { once: true });
    });

  const film = async (): Promise<AdSource> => {
    const video = document.createElement("video");
    video.muted = true;
    video.preload = "auto";
    /** The moment of the picture that would be drawn now, s; null where there is none. */
    const pictured = (): number | null => {
      try {
        const frame = new VideoFrame(video);
        frame.close();
        return frame.timestamp / 1e6;
      } catch {
        return null;
      }
    };
    const show = async (at: number): Promise<number> => {
      const before = pictured();
      const sought = happens(video, "seeked");
      video.currentTime = at;
      await sought;
      // It is said a moment before its picture is there, on a busy machine a long one. Within one frame nothing changes.
      const moves = before !== null && Math.abs(before - at) >= 0.1;
      for (let tries = 0; moves && tries < 50 && pictured() === before; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return video.currentTime;
    };
    const loaded = happens(video, "loadeddata");
    video.src = "/asset";
    await loaded;
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) failed("video: no picture");
    bounded(width, height);
    // What was recorded live does not say how long it is; its end does, once it is looked for.
    if (video.duration === Number.POSITIVE_INFINITY) await show(1e9).catch(() => 0);
    const end = Number.isFinite(video.duration) ? video.duration : video.currentTime;
    const duration = end > 0 ? end : null;
    return { width, height, duration, frames: null, brokeOff: false, show, drawable: () => video };
  };

  if (kind === "video") return film();
  const first = await still();
  return kind === "animation" ? animation(first).catch(() => ({ ...first, brokeOff: true })) : first;
}
