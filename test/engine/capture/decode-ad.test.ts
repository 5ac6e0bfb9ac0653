import { readFile } from "node:fs/promises";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Creative } from "../../../src/engine/artifacts/capture-schemas.ts";
import { AdScreenshotFailed, UndecodableAd } from "../../../src/engine/capture/ad-errors.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type Site } from "./fixture-site.ts";

let capturer: Capturer;
let site: Site;
const { signal } = new AbortController();
const PNG = png(600, 400, [224, 122, 31]);

beforeAll(async () => {
  site = await openSite({
    "/ad": htmlResponse("<style>body{margin:0;background:#e07a1f}</style><h1>Buy chairs</h1>"),
    "/player": htmlResponse(`<h1>An ad</h1><video src="/film" muted autoplay width=480></video>`),
    "/film": async (_, response) => {
      response.writeHead(200, { "content-type": "video/mp4" }).end(await fixture("coffee.h264.mp4"));
    },
    "/coffee.mp4": async (_, response) => {
      response.writeHead(200, {}).end(await fixture("coffee.h264.mp4"));
    },
    "/picture": (_, response) => response.writeHead(200, { "content-type": "image/png" }).end(PNG),
  });
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
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
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const middlePixel = ({ raster }: Creative): number[] => {
  const at = (Math.floor(raster.height / 2) * raster.width + Math.floor(raster.width / 2)) * 4;
  return [...raster.rgba.subarray(at, at + 4)];
};

const isNearlySameColour = (actual: number[], expected: number[]) =>
  expected.every((value, index) => Math.abs(value - (actual[index] ?? -99)) <= 6);

// Chromium encodes JPEG and WebP itself (in the studio's and the ad's pictures); the others are tiny files by hand.
const GIF = Buffer.from("R0lGODdhAgACAIAAAP8AAP8AACwAAAAAAgACAAACAoRRADs=", "base64");
const AVIF = Buffer.from(
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=",
  "base64",
);

test("a PNG yields its natural size, a small raster and a picture for reports", async () => {
  const creative = await capturer.decode(PNG, "image/png", { signal });
  expect(creative).toMatchObject({ mediaType: "image", width: 600, height: 400, words: null });
  expect(creative.raster).toMatchObject({ width: 256, height: 171 });
  expect(isNearlySameColour(middlePixel(creative), [224, 122, 31, 255])).toBe(true);
  expect(creative.screenshot).toMatchObject({ mediaType: "image/webp", width: 600, height: 400, scale: 1 });
});

test("a WebP picture for reports can be decoded again", async () => {
  const { screenshot } = await capturer.decode(PNG, "image/png", { signal });
  const again = await capturer.decode(screenshot.bytes, screenshot.mediaType, { signal });
  expect(again).toMatchObject({ width: 600, height: 400 });
  expect(isNearlySameColour(middlePixel(again), [224, 122, 31, 255])).toBe(true);
});

test("a JPEG screenshot can be decoded", async () => {
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
  expect(isNearlySameColour(middlePixel(creative), [224, 122, 31, 255])).toBe(true);
});

test.each([
  ["GIF", GIF, "image/gif", [255, 0, 0, 255]],
  ["AVIF", AVIF, "image/avif", null],
])("%s", async (_, bytes, mediaType, colour) => {
  const creative = await capturer.decode(bytes, mediaType, { signal });
  expect(creative).toMatchObject({ mediaType: "image", width: 2, height: 2 });
  if (colour) expect(isNearlySameColour(middlePixel(creative), colour)).toBe(true);
});

test("an SVG is enlarged, runs no scripts and loads nothing", async () => {
  const drawing = `<?xml version="1.0"?><!-- an ad --><svg xmlns="http://www.w3.org/2000/svg" width="300" height="250">
    <rect width="300" height="250" fill="#0a5"/><image href="${site.origin}/spy.svg" width="9" height="9"/>
    <script>document.documentElement.firstElementChild.setAttribute("fill", "#f00");
    fetch("${site.origin}/spy")</script></svg>`;
  const creative = await capturer.decode(Buffer.from(drawing), "text/plain", { signal });
  expect(creative).toMatchObject({
    width: 300,
    height: 250,
    screenshot: { width: 1200, height: 1000, scale: 4 },
  });
  expect(isNearlySameColour(middlePixel(creative), [0, 170, 85, 255])).toBe(true);
  expect(site.requestedPaths.filter((path) => path.startsWith("/spy"))).toEqual([]);
});

const fixture = (name: string) => readFile(path.join(import.meta.dirname, "../../fixtures/ads", name));
const pixel = ({ raster }: Creative, x: number, y: number): number[] => {
  const at = (Math.floor(y * raster.height) * raster.width + Math.floor(x * raster.width)) * 4;
  return [...raster.rgba.subarray(at, at + 3)];
};
const ORANGE = [224, 122, 31];
const GREEN = [10, 125, 79];
/** Inks have no exact counterpart on a screen. */
const isRoughlySameColour = (actual: number[], expected: number[]) =>
  expected.every((value, index) => Math.abs(value - (actual[index] ?? -999)) <= 30);

test.each([
  ["flat.bmp", 60, 40],
  ["cmyk.jpg", 60, 40],
])("%s is decoded with its colours in place", async (name, width, height) => {
  const creative = await capturer.decode(await fixture(name), "application/octet-stream", { signal });
  expect(creative).toMatchObject({ mediaType: "image", width, height });
  expect(creative.motion).toBeUndefined();
  expect(isRoughlySameColour(pixel(creative, 0.2, 0.5), GREEN)).toBe(true);
  expect(isRoughlySameColour(pixel(creative, 0.8, 0.5), ORANGE)).toBe(true);
});

test("an ICO file is decoded", async () => {
  const creative = await capturer.decode(await fixture("flat.ico"), "image/x-icon", { signal });
  expect(creative).toMatchObject({ width: 32, height: 32 });
  expect(isRoughlySameColour(pixel(creative, 0.2, 0.5), GREEN)).toBe(true);
});

test("a photo is rotated by its EXIF orientation", async () => {
  const creative = await capturer.decode(await fixture("orientation-6.jpg"), "image/jpeg", { signal });
  expect(creative).toMatchObject({ width: 40, height: 60, screenshot: { width: 40, height: 60 } });
  expect(isRoughlySameColour(pixel(creative, 0.5, 0.2), GREEN)).toBe(true);
  expect(isRoughlySameColour(pixel(creative, 0.5, 0.8), ORANGE)).toBe(true);
});

test.each([
  ["a viewBox alone", `viewBox="0 0 400 200"`, 2],
  ["a size in per cent", `width="100%" height="100%" viewBox="0 0 100 100"`, 1],
  ["nothing", "", 2],
])("an SVG with %s for its size keeps its proportions", async (_, size, ratio) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="400" height="400" fill="#e07a1f"/></svg>`;
  const creative = await capturer.decode(Buffer.from(svg), "image/svg+xml", { signal });
  expect(creative.width / creative.height).toBeCloseTo(ratio, 1);
  expect(Math.max(creative.screenshot.width, creative.screenshot.height)).toBe(1200);
  expect(isNearlySameColour(middlePixel(creative), ORANGE)).toBe(true);
});

const decodeDrawing = (body: string) =>
  capturer.decode(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${body}</svg>`),
    "image/svg+xml",
    { signal },
  );

test("a transparent image is put on white, with a notice", async () => {
  const creative = await decodeDrawing(`<rect x="40" y="40" width="20" height="20" fill="#e07a1f"/>`);
  expect(pixel(creative, 0.1, 0.1)).toEqual([255, 255, 255]);
  expect(creative.notices).toEqual([expect.stringContaining("evaluated on a white background")]);
});

test("a transparent image with white text is put on dark grey, with a notice", async () => {
  const creative = await decodeDrawing(`<rect x="40" y="40" width="20" height="20" fill="#fff"/>`);
  expect(pixel(creative, 0.1, 0.1)).toEqual([0x20, 0x21, 0x24]);
  expect(pixel(creative, 0.5, 0.5)).toEqual([255, 255, 255]);
  expect(creative.notices).toEqual([expect.stringContaining("dark grey")]);
});

test("an opaque image has no notice about its background", async () => {
  expect((await decodeDrawing(`<rect width="100" height="100" fill="#e07a1f"/>`)).notices).toBeUndefined();
});

test("an image of a single colour is decoded", async () => {
  expect(
    isNearlySameColour(middlePixel(await decodeDrawing(`<rect width="100" height="100" fill="#0a5"/>`)), [0, 170, 85]),
  ).toBe(true);
});

test("JPEG XL is decoded where the browser supports it, else the error names the format", async () => {
  const seen = await capturer
    .decode(await fixture("flat.jxl"), "image/jxl", { signal })
    .then(({ width, height }) => `${width} × ${height}`)
    .catch((problem: unknown) => String(problem));
  expect(seen).toMatch(/^60 × 40$|is a JPEG XL image, which the installed browser does not support. Save it as PNG/);
});

test.each([
  ["nothing", Buffer.alloc(0), "image/png", "is empty"],
  ["noise", Buffer.from("no picture at all, not by any means"), "image/png", "could not be decoded"],
  ["half a PNG", PNG.subarray(0, 30), "image/png", "is truncated"],
  ["a web page", Buffer.from("<!doctype html><p>Hello"), "image/png", "is a web page"],
  ["a TIFF", Buffer.from("II*\0aaaaaaaaaaaa"), "image/tiff", "TIFF"],
  ["a PDF", Buffer.from("%PDF-1.7 aaaaaaa"), "application/pdf", "PDF"],
  ["a HEIC photo", Buffer.from("\0\0\0\x18ftypheic"), "image/heic", "HEIC"],
  ["a film that is none", Buffer.from("\0\0\0\x18ftypisom and nothing"), "video/mp4", "H.264"],
  ["a Photoshop file", Buffer.from("8BPS\0\x01"), "image/vnd.adobe.photoshop", "Photoshop"],
  ["a photo of a phone", Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0mif1heic"), "", "HEIC"],
  ["an AVI", Buffer.from("RIFF\0\0\0\0AVI LIST"), "video/x-msvideo", "MP4 with H.264"],
  ["a song", Buffer.from("ID3\x04"), "audio/mpeg", "Name the ad's image or video"],
  ["a Git LFS pointer", Buffer.from("version https://git-lfs.github.com/spec/v1\n"), "", "git lfs pull"],
  ["a ribbon a mile long", png(70_000, 1, [1, 2, 3]), "image/png", "an edge longer than"],
  [
    "a bomb",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>`),
    "image/svg+xml",
    "million pixels",
  ],
])("%s yields a clear error", async (_, bytes, mediaType, says) => {
  const decoding = capturer.decode(bytes, mediaType, { signal });
  await expect(decoding).rejects.toThrow(UndecodableAd);
  await expect(decoding).rejects.toMatchObject({
    errorCode: "AD_UNAVAILABLE",
    httpStatus: 400,
    message: expect.stringContaining(says),
  });
});

test("an ad link yields a screenshot of its page, or the file that it leads to", async () => {
  const shown = await capturer.screenshotAd(`${site.origin}/ad`, { signal });
  expect(shown).toMatchObject({ mediaType: "image", width: 1440, height: 900 });
  expect(isNearlySameColour(middlePixel(shown), [224, 122, 31, 255])).toBe(true);
  const file = await capturer.screenshotAd(`${site.origin}/picture`, { signal });
  expect(file).toMatchObject({ width: 600, height: 400 });
});

const fetchFile = async (url: string) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`answers ${answer.status}`);
  const mediaType = answer.headers.get("content-type") ?? "";
  return { bytes: new Uint8Array(await answer.arrayBuffer()), mediaType };
};

test.each([
  ["a file by its name", "/coffee.mp4", undefined],
  ["a file that says what it is", "/film", undefined],
  ["a page that plays one", "/player", "video"],
] as const)("a link to a video, %s, yields the video's frames", async (_, where, mediaType) => {
  const options = { signal, fetchFile, ...(mediaType && { mediaType }) };
  const creative = await capturer.screenshotAd(`${site.origin}${where}`, options);
  expect(creative).toMatchObject({ mediaType: "video", width: 480, height: 480 });
  expect(creative.motion?.frames).toHaveLength(2);
});

test("a page that streams its video yields a screenshot and a notice", async () => {
  const creative = await capturer.screenshotAd(`${site.origin}/ad`, {
    signal,
    fetchFile,
    mediaType: "video",
  });
  expect(creative).toMatchObject({
    mediaType: "video",
    width: 1440,
    motion: { method: "page_screenshot", frames: [], duration: null },
  });
  expect(creative.notices).toEqual([expect.stringContaining("provides no video file")]);
});

test("without a media type, a page with a video yields a screenshot", async () => {
  const creative = await capturer.screenshotAd(`${site.origin}/player`, { signal, fetchFile });
  expect(creative).toMatchObject({ mediaType: "image", width: 1440, height: 900 });
});

test.each([
  ["/nowhere", "returned HTTP 404"],
  ["http://nowhere.invalid/", "ERR_NAME_NOT_RESOLVED"],
])("an ad link that cannot be captured yields an error: %s", async (path, why) => {
  const url = path.startsWith("/") ? `${site.origin}${path}` : path;
  const picturing = capturer.screenshotAd(url, { signal });
  await expect(picturing).rejects.toThrow(AdScreenshotFailed);
  await expect(picturing).rejects.toMatchObject({
    errorCode: "AD_SCREENSHOT_FAILED",
    httpStatus: 400,
    message: expect.stringContaining(why),
  });
});
