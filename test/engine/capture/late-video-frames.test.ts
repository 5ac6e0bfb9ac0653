import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdSourceLoader } from "../../../src/engine/capture/page/ad-file-decoder.ts";

/**
 * Chrome's <video> on a busy machine: `loadeddata` and `seeked` come at once, and the frame that they announce is drawn
 * later. `shown` is the time of the frame that would be drawn now, null for none.
 */
class LateVideo extends EventTarget {
  muted = false;
  preload = "";
  error = null;
  readonly videoWidth = 480;
  readonly videoHeight = 480;
  readonly duration = 12;
  shown: number | null = null;
  #time = 0;
  readonly #callbacks: (() => void)[] = [];

  set src(_url: string) {
    this.#announce("loadeddata", 0);
  }
  get currentTime() {
    return this.#time;
  }
  set currentTime(time: number) {
    const moves = time !== this.#time;
    this.#time = time;
    if (moves) this.#announce("seeked", time);
    else queueMicrotask(() => this.dispatchEvent(new Event("seeked")));
  }
  requestVideoFrameCallback(callback: () => void) {
    this.#callbacks.push(callback);
  }
  #announce(event: string, time: number) {
    queueMicrotask(() => this.dispatchEvent(new Event(event)));
    setTimeout(() => {
      this.shown = time;
      for (const callback of this.#callbacks.splice(0)) callback();
    }, 700);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const load = (video: LateVideo) => {
  vi.stubGlobal("document", { createElement: () => video });
  const options = { kind: "video", mediaType: "video/mp4", maxPixels: 1e9, maxEdge: 1e4, legible: false } as const;
  return new AdSourceLoader(options).load();
};

/** Lets more time pass than a frame may take. */
async function afterTenSeconds<Value>(pending: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([pending, vi.advanceTimersByTimeAsync(10_000)]);
  return value;
}

test("a video's frame is drawn after it is there, however late it comes", async () => {
  const video = new LateVideo();
  const source = await afterTenSeconds(load(video));
  expect(video.shown).toBe(0);
  for (const time of [0, 1, 3, 3, 11.6]) {
    const shown = source.show(time).then((at) => ({ at, drawn: video.shown }));
    expect(await afterTenSeconds(shown)).toEqual({ at: time, drawn: time });
  }
});

test("a video whose frame never comes is an error that names it", async () => {
  const video = new LateVideo();
  video.requestVideoFrameCallback = () => {};
  await expect(afterTenSeconds(load(video))).rejects.toThrow("ADHERE video: no frame in time");
});
