import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Creative, Raster } from "../../../src/engine/artifacts/capture-schemas.ts";
import { UndecodableAd } from "../../../src/engine/capture/ad-errors.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite } from "./fixture-site.ts";

/**
 * coffee.*: twelve seconds of 480 × 480 at 10 frames a second, made with ffmpeg's drawtext: .4 s of black; a hook on
 * brown until 4; an orange square on slate until 8; an end card with a red button. moving.*: black for a second, green
 * beside orange for one, blue for two.
 */
const FIXTURES = path.join(import.meta.dirname, "../../fixtures/ads");
const fixture = (name: string): Promise<Buffer> => readFile(path.join(FIXTURES, name));

let capturer: Capturer;
const { signal } = new AbortController();
beforeAll(() => {
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(() => capturer.close());

const pixelAt = ({ width, height, rgba }: Raster, x: number, y: number): number[] => {
  const from = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [...rgba.subarray(from, from + 3)];
};
const BROWN = [0x5b, 0x3a, 0x1e];
const SLATE = [0x20, 0x32, 0x3d];
const CREAM = [0xf4, 0xec, 0xe0];
/** Video colours are coarse. */
const isNearlySameColour = (actual: number[], expected: number[]) =>
  expected.every((value, index) => Math.abs(value - (actual[index] ?? -99)) <= 12);

const cornerPixel = (frame: Pick<Creative, "raster">) => pixelAt(frame.raster, 0.97, 0.97);

test.each(["coffee.h264.mp4", "coffee.vp9.webm", "coffee.av1.webm"])(
  "%s yields its first visible frame and each further scene once, in order",
  async (name) => {
    const creative = await capturer.decode(await fixture(name), "", { signal, platform: "meta" });
    expect(creative).toMatchObject({ mediaType: "video", width: 480, height: 480 });
    expect(creative.notices).toBeUndefined();
    const { motion } = creative;
    expect(motion?.duration).toBeCloseTo(12, 0);
    // The black leader is passed over; the hook stands at one second and is the same at three.
    expect(motion?.at).toBeCloseTo(1, 1);
    expect(isNearlySameColour(cornerPixel(creative), BROWN)).toBe(true);
    expect(motion?.frames.map(({ at: second }) => Math.round(second))).toEqual([6, 9]);
    expect(
      motion?.frames.map((frame) => cornerPixel(frame)).map((colour) => isNearlySameColour(colour, SLATE)),
    ).toEqual([true, false]);
    expect(isNearlySameColour(cornerPixel(motion?.frames[1] ?? creative), CREAM)).toBe(true);
    expect(creative.screenshot).toMatchObject({ mediaType: "image/webp", width: 480, height: 480 });
    expect(motion?.frames[1]?.screenshot.bytes.length).toBeGreaterThan(500);
  },
);

test("every frame has an OCR picture where one is requested", async () => {
  const bytes = await fixture("coffee.h264.mp4");
  const creative = await capturer.decode(bytes, "", { signal, legible: true });
  const moments = [creative, ...(creative.motion?.frames ?? [])];
  expect(moments.map(({ legible }) => [legible?.width, legible?.height])).toEqual(moments.map(() => [720, 720]));
  const unread = await capturer.decode(bytes, "", { signal });
  expect([unread, ...(unread.motion?.frames ?? [])].map(({ legible }) => legible)).toEqual([null, null, null]);
});

test("the same video yields the same pixels", async () => {
  const bytes = await fixture("coffee.vp9.webm");
  const [one, other] = [await capturer.decode(bytes, "", { signal }), await capturer.decode(bytes, "", { signal })];
  // The difference of two rasters takes minutes to print.
  expect(isDeepStrictEqual(other, one)).toBe(true);
});

test.each([
  ["coffee.hevc.mp4", "HEVC (H.265)"],
  ["hevc-and-sound.mp4", "HEVC (H.265)"],
  ["prores.mov", "Apple ProRes"],
  ["sound-only.mp4", "no pictures, only sound"],
])("%s yields an error with the next step", async (name, says) => {
  const decoding = capturer.decode(await fixture(name), "", { signal });
  await expect(decoding).rejects.toThrow(UndecodableAd);
  await expect(decoding).rejects.toMatchObject({
    errorCode: "AD_UNAVAILABLE",
    message: expect.stringContaining(says),
  });
  await expect(decoding).rejects.toThrow(/Save it as MP4 with H\.264|Use the ad's video or image/);
});

test("a truncated video yields the frames before the cut and a notice", async () => {
  const whole = await fixture("coffee.h264.mp4");
  const cut = whole.subarray(0, Math.floor(whole.length * 0.45));
  const creative = await capturer.decode(cut, "video/mp4", { signal });
  expect(isNearlySameColour(cornerPixel(creative), BROWN)).toBe(true);
  expect(creative.notices).toEqual([expect.stringContaining("truncated")]);
});

test("a video without its index is reported as damaged", async () => {
  const whole = await fixture("coffee.h264.mp4");
  await expect(capturer.decode(whole.subarray(0, 200), "video/mp4", { signal })).rejects.toThrow(
    "damaged or truncated",
  );
});

test("a recording without a duration and with a black intro is decoded", async () => {
  const creative = await capturer.decode(await recordVideo(), "application/octet-stream", { signal });
  expect(creative).toMatchObject({ mediaType: "video", width: 320, height: 180 });
  expect(creative.motion?.duration).toBeGreaterThan(0.5);
  expect(creative.motion?.duration).toBeLessThan(5);
  expect(isNearlySameColour(pixelAt(creative.raster, 0.5, 0.5), [224, 122, 31])).toBe(true);
});

/** A WebM that Chromium records of a canvas: black, then an orange bar on white. */
async function recordVideo(): Promise<Buffer> {
  let recorded: Buffer | null = null;
  const studio = await openSite({
    "/record": htmlResponse(`<title>recording</title><canvas id=c width=320 height=180></canvas><script>
      const context = c.getContext("2d"); const start = performance.now();
      const paint = () => { const late = performance.now() - start > 200;
      context.fillStyle = late ? "#fff" : "#000"; context.fillRect(0, 0, 320, 180);
        if (late) { context.fillStyle = "#e07a1f"; context.fillRect(80, 0, 160, 180); } };
      setInterval(paint, 30); paint();
      const recorder = new MediaRecorder(c.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
      recorder.ondataavailable = ({ data }) => fetch("/film", { method: "POST", body: data });
      recorder.start(); setTimeout(() => recorder.stop(), 1200);
    </script><img src=/wait>`),
    "/film": (request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        recorded = Buffer.concat(parts);
        response.end();
      });
    },
    "/wait": (_, response) => void setTimeout(() => response.end(), 2000),
  });
  await capturer.visit(`${studio.origin}/record`, {
    viewport: "desktop",
    alternate: false,
    signal,
    deadlineMs: 15_000,
  });
  await studio.close();
  if (recorded === null) throw new Error("nothing was recorded");
  return recorded;
}

test.each([
  ["moving.gif", 4],
  // Their last frames stand for a second.
  ["moving.webp", 3],
  ["moving.apng.png", 3],
])("%s is an animation: it yields its first visible frame and the others", async (name, seconds) => {
  const creative = await capturer.decode(await fixture(name), "", { signal });
  expect(creative).toMatchObject({ mediaType: "image", width: 60, height: 40 });
  expect(creative.motion).toMatchObject({ at: 1, frames: [] });
  expect(creative.motion?.duration).toBeCloseTo(seconds, 1);
  expect(isNearlySameColour(pixelAt(creative.raster, 0.9, 0.5), [224, 122, 31])).toBe(true);
  expect(isNearlySameColour(pixelAt(creative.raster, 0.1, 0.5), [10, 125, 79])).toBe(true);
});

test("an animation whose later frames are lost yields its first frame and a notice", async () => {
  const whole = await fixture("moving.gif");
  const cut = whole.subarray(0, Math.floor(whole.length * 0.45));
  const creative = await capturer.decode(cut, "image/gif", { signal });
  expect(creative).toMatchObject({ mediaType: "image", width: 60, height: 40 });
  expect(creative.notices).toEqual([expect.stringContaining("animation could not be decoded to its end")]);
});

test("an animated format with a single frame is a still image", async () => {
  const still = Buffer.from("R0lGODdhAgACAIAAAP8AAP8AACwAAAAAAgACAAACAoRRADs=", "base64");
  expect((await capturer.decode(still, "image/gif", { signal })).motion).toBeUndefined();
});
