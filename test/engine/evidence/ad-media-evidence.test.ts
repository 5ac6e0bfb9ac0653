import { expect, test } from "vitest";
import type { AdFrame, Creative, OcrWord, Raster } from "../../../src/engine/artifacts/capture-schemas.ts";
import { measureAd, measureFrames, readVideoTexts } from "../../../src/engine/evidence/ad-media-evidence.ts";
import { createCreative } from "./fixtures.ts";

/** A raster with two halves of different colours. */
function twoColourRaster(left: readonly number[], right: readonly number[]): Raster {
  const [width, height] = [64, 64];
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) rgba.set([...(at % width < width / 2 ? left : right), 255], at * 4);
  return { width, height, rgba };
}
const RED = [200, 20, 30];
const BLUE = [20, 60, 200];
const WHITE = [255, 255, 255];

const ocrWord = (text: string, x: number, y: number, height = 40): OcrWord => ({
  text,
  confidence: 0.9,
  box: { x, y, width: text.length * height * 0.5, height },
});

const createFrame = (at: number, raster: Raster, words: OcrWord[] | null = null): AdFrame => ({
  at,
  raster,
  words,
  legible: null,
  screenshot: { mediaType: "image/webp", bytes: new Uint8Array(), width: 1, height: 1, scale: 1 },
});

const createVideo = (own: Creative, ...frames: AdFrame[]): Creative => ({
  ...own,
  mediaType: "video",
  width: 1000,
  height: 1000,
  motion: { duration: 12, at: 0, frames, method: "decoded_frames" },
});

test("a video has the colours of all frames and the luma grid of its picture", () => {
  const own = createCreative(twoColourRaster(RED, WHITE));
  const look = measureAd(createVideo(own, createFrame(6, twoColourRaster(WHITE, BLUE))));
  const colours = (look?.palette ?? []).filter(({ chroma }) => chroma > 0.1);
  expect(colours).toHaveLength(2);
  for (const { share } of colours) expect(share).toBeCloseTo(0.25, 1);
  expect(look?.lumaGrid).toEqual(measureAd(own)?.lumaGrid);
});

test("a still picture is measured alone", () => {
  const own = createCreative(twoColourRaster(RED, WHITE));
  expect(measureAd(createVideo(own))).toEqual(measureAd(own));
  expect(measureFrames(own)).toEqual([]);
});

test("each further frame is measured", () => {
  const looks = measureFrames(
    createVideo(createCreative(twoColourRaster(RED, WHITE)), createFrame(6, twoColourRaster(WHITE, BLUE))),
  );
  expect(looks.map(({ lumaGrid }) => lumaGrid)).toEqual([
    measureAd(createCreative(twoColourRaster(WHITE, BLUE)))?.lumaGrid,
  ]);
});

const HOOK_WORDS = [ocrWord("Fresh", 50, 100), ocrWord("coffee", 170, 100)];

test("a caption in several scenes is one text", () => {
  const raster = twoColourRaster(RED, WHITE);
  const said = readVideoTexts(
    createVideo(
      createCreative(raster, HOOK_WORDS),
      createFrame(3, raster, HOOK_WORDS),
      createFrame(9, raster, HOOK_WORDS),
    ),
  );
  expect(said?.map(({ text }) => text)).toEqual(["Fresh coffee"]);
});

test("texts of different scenes at the same position stay separate", () => {
  const raster = twoColourRaster(RED, WHITE);
  const later = [ocrWord("Order", 50, 100), ocrWord("today", 170, 100)];
  const said = readVideoTexts(createVideo(createCreative(raster, HOOK_WORDS), createFrame(9, raster, later)));
  expect(said?.map(({ text, box }) => [text, box !== null])).toEqual([
    ["Fresh coffee", true],
    ["Order today", false],
  ]);
  // Equally large, but later.
  expect(said?.map(({ prominence }) => prominence)).toEqual([1, 0.85]);
});

test("texts are unknown if no frame was read", () => {
  const raster = twoColourRaster(RED, WHITE);
  expect(readVideoTexts(createVideo(createCreative(raster), createFrame(9, raster)))).toBeNull();
  expect(readVideoTexts(createVideo(createCreative(raster, []), createFrame(9, raster, [])))).toEqual([]);
  expect(
    readVideoTexts(createVideo(createCreative(raster), createFrame(9, raster, HOOK_WORDS)))?.map(({ text }) => text),
  ).toEqual(["Fresh coffee"]);
});
