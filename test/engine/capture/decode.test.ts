import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AdScreenshotFailed, UndecodableAd } from "../../../src/engine/capture/ad-errors.ts";
import { type Capturer, createCapturer } from "../../../src/engine/capture/capturer.ts";
import type { Creative } from "../../../src/engine/products/capture.ts";
import { html, openSite, type Site } from "./fixture-site.ts";

let capturer: Capturer;
let site: Site;
const { signal } = new AbortController();
const PNG = png(600, 400, [224, 122, 31]);

beforeAll(async () => {
  site = await openSite({
    "/ad": html("<style>body{margin:0;background:#e07a1f}</style><h1>Buy chairs</h1>"),
    "/picture": (_, response) => response.writeHead(200, { "content-type": "image/png" }).end(PNG),
  });
  capturer = createCapturer({ proxyArguments: () => [], isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

/** A PNG of one colour. */
function png(width: number, height: number, [red, green, blue]: [number, number, number]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const middle = ({ raster }: Creative): number[] => {
  const at = (Math.floor(raster.height / 2) * raster.width + Math.floor(raster.width / 2)) * 4;
  return [...raster.rgba.subarray(at, at + 4)];
};

const near = (actual: number[], expected: number[]) =>
  expected.every((value, index) => Math.abs(value - (actual[index] ?? -99)) <= 6);

// Chromium encodes JPEG and WebP itself (in the studio's and the ad's pictures); the others are tiny files by hand.
const GIF = Buffer.from("R0lGODdhAgACAIAAAP8AAP8AACwAAAAAAgACAAACAoRRADs=", "base64");
const AVIF = Buffer.from(
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=",
  "base64",
);

test("PNG: natural size, small raster, a picture to show", async () => {
  const creative = await capturer.decode(PNG, "image/png", { signal });
  expect(creative).toMatchObject({ mediaType: "image", width: 600, height: 400, words: null });
  expect(creative.raster).toMatchObject({ width: 256, height: 171 });
  expect(near(middle(creative), [224, 122, 31, 255])).toBe(true);
  expect(creative.screenshot).toMatchObject({ mediaType: "image/webp", width: 600, height: 400, scale: 1 });
});

test("WebP, as the pictures to show are", async () => {
  const { screenshot } = await capturer.decode(PNG, "image/png", { signal });
  const again = await capturer.decode(screenshot.bytes, screenshot.mediaType, { signal });
  expect(again).toMatchObject({ width: 600, height: 400 });
  expect(near(middle(again), [224, 122, 31, 255])).toBe(true);
});

test("JPEG, as screenshots of pages are", async () => {
  const { capture } = await capturer.visit(`${site.origin}/ad`, {
    viewport: "desktop",
    alternate: false,
    signal,
    deadlineMs: 15_000,
  });
  const bytes = capture?.page.screenshot.bytes ?? new Uint8Array();
  const creative = await capturer.decode(bytes, "image/jpeg", { signal });
  expect(creative).toMatchObject({ width: 1440, height: 900, raster: { width: 256, height: 160 } });
  expect(creative.screenshot).toMatchObject({ width: 1200, height: 750 });
  expect(near(middle(creative), [224, 122, 31, 255])).toBe(true);
});

test.each([
  ["GIF", GIF, "image/gif", [255, 0, 0, 255]],
  ["AVIF", AVIF, "image/avif", null],
])("%s", async (_, bytes, mediaType, colour) => {
  const creative = await capturer.decode(bytes, mediaType, { signal });
  expect(creative).toMatchObject({ mediaType: "image", width: 2, height: 2 });
  if (colour) expect(near(middle(creative), colour)).toBe(true);
});

test("SVG is drawn large, runs nothing and loads nothing", async () => {
  const drawing = `<?xml version="1.0"?><!-- an ad --><svg xmlns="http://www.w3.org/2000/svg" width="300" height="250">
    <rect width="300" height="250" fill="#0a5"/><image href="${site.origin}/spy.svg" width="9" height="9"/>
    <script>document.documentElement.firstElementChild.setAttribute("fill", "#f00"); fetch("${site.origin}/spy")</script></svg>`;
  const creative = await capturer.decode(Buffer.from(drawing), "text/plain", { signal });
  expect(creative).toMatchObject({
    width: 300,
    height: 250,
    screenshot: { width: 1200, height: 1000, scale: 4 },
  });
  expect(near(middle(creative), [0, 170, 85, 255])).toBe(true);
  expect(site.asked.filter((path) => path.startsWith("/spy"))).toEqual([]);
});

test("transparent pictures are shown on white", async () => {
  const clear = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>`);
  expect(middle(await capturer.decode(clear, "image/svg+xml", { signal }))).toEqual([255, 255, 255, 255]);
});

test.each([
  ["nothing", Buffer.alloc(0), "image/png", "is empty"],
  ["noise", Buffer.from("no picture at all, not by any means"), "image/png", "could not be decoded"],
  ["half a PNG", PNG.subarray(0, 30), "image/png", "could not be decoded"],
  ["a web page", Buffer.from("<!doctype html><p>Hello"), "image/png", "leads to a web page"],
  ["a TIFF", Buffer.from("II*\0aaaaaaaaaaaa"), "image/tiff", "TIFF"],
  ["a PDF", Buffer.from("%PDF-1.7 aaaaaaa"), "application/pdf", "PDF"],
  ["a HEIC photo", Buffer.from("\0\0\0\x18ftypheic"), "image/heic", "HEIC"],
  ["a film that is none", Buffer.from("\0\0\0\x18ftypisom and nothing"), "video/mp4", "H.264"],
  [
    "a bomb",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>`),
    "image/svg+xml",
    "million pixels",
  ],
])("%s is a clear error", async (_, bytes, mediaType, says) => {
  const decoding = capturer.decode(bytes, mediaType, { signal });
  await expect(decoding).rejects.toThrow(UndecodableAd);
  await expect(decoding).rejects.toMatchObject({
    errorCode: "NO_AD_ASSET",
    httpStatus: 400,
    message: expect.stringContaining(says),
  });
});

test("a video yields a frame that shows something", async () => {
  const creative = await capturer.decode(await film(), "application/octet-stream", { signal });
  expect(creative).toMatchObject({ mediaType: "video", width: 320, height: 180 });
  // The first half is black; the frame that is taken has the orange bar.
  expect(near(middle(creative), [224, 122, 31])).toBe(true);
});

/** A WebM of two seconds that Chromium records of a canvas: black, then an orange bar on white. */
async function film(): Promise<Buffer> {
  let recorded: Buffer | null = null;
  const studio = await openSite({
    "/record": html(`<title>recording</title><canvas id=c width=320 height=180></canvas><script>
      const context = c.getContext("2d"); const start = performance.now();
      const paint = () => { const late = performance.now() - start > 200; context.fillStyle = late ? "#fff" : "#000"; context.fillRect(0, 0, 320, 180);
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

test("a link to an ad: the page's first screen, or the file it leads to", async () => {
  const shown = await capturer.screenshotAd(`${site.origin}/ad`, { signal });
  expect(shown).toMatchObject({ mediaType: "image", width: 1440, height: 900 });
  expect(near(middle(shown), [224, 122, 31, 255])).toBe(true);
  const file = await capturer.screenshotAd(`${site.origin}/picture`, { signal });
  expect(file).toMatchObject({ width: 600, height: 400 });
});

test.each([
  ["/nowhere", "answers 404"],
  ["http://nowhere.invalid/", "ERR_NAME_NOT_RESOLVED"],
])("a link to an ad that cannot be pictured: %s", async (path, why) => {
  const url = path.startsWith("/") ? `${site.origin}${path}` : path;
  const picturing = capturer.screenshotAd(url, { signal });
  await expect(picturing).rejects.toThrow(AdScreenshotFailed);
  await expect(picturing).rejects.toMatchObject({
    errorCode: "AD_SCREENSHOT_FAILED",
    httpStatus: 400,
    message: expect.stringContaining(why),
  });
});
