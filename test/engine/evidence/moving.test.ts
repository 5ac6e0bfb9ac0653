import { expect, test } from "vitest";
import { letteringOverTime, lookOfAd, looksOfFrames } from "../../../src/engine/evidence/moving.ts";
import type { AdFrame, Creative, OcrWord, Raster } from "../../../src/engine/products/capture.ts";
import { creative } from "./made.ts";

/** Left half of one colour, right half of another. */
function halves(left: readonly number[], right: readonly number[]): Raster {
  const [width, height] = [64, 64];
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    rgba.set([...(at % width < width / 2 ? left : right), 255], at * 4);
  return { width, height, rgba };
}
const RED = [200, 20, 30];
const BLUE = [20, 60, 200];
const WHITE = [255, 255, 255];

const word = (text: string, x: number, y: number, height = 40): OcrWord => ({
  text,
  confidence: 0.9,
  box: { x, y, width: text.length * height * 0.5, height },
});

const frame = (at: number, raster: Raster, words: OcrWord[] | null = null): AdFrame => ({
  at,
  raster,
  words,
  legible: null,
  screenshot: { mediaType: "image/webp", bytes: new Uint8Array(), width: 1, height: 1, scale: 1 },
});

const film = (own: Creative, ...frames: AdFrame[]): Creative => ({
  ...own,
  mediaType: "video",
  width: 1000,
  height: 1000,
  motion: { duration: 12, at: 0, frames, method: "decoded_frames" },
});

test("a film has the colours of all its moments, each for its share, and its own picture's sketch", () => {
  const own = creative(halves(RED, WHITE));
  const look = lookOfAd(film(own, frame(6, halves(WHITE, BLUE))));
  const colours = (look?.palette ?? []).filter(({ chroma }) => chroma > 0.1);
  expect(colours).toHaveLength(2);
  for (const { share } of colours) expect(share).toBeCloseTo(0.25, 1);
  expect(look?.sketch).toEqual(lookOfAd(own)?.sketch);
});

test("what does not move is measured as it was", () => {
  const own = creative(halves(RED, WHITE));
  expect(lookOfAd(film(own))).toEqual(lookOfAd(own));
  expect(looksOfFrames(own)).toEqual([]);
});

test("each further moment has a look of its own", () => {
  const looks = looksOfFrames(film(creative(halves(RED, WHITE)), frame(6, halves(WHITE, BLUE))));
  expect(looks.map(({ sketch }) => sketch)).toEqual([lookOfAd(creative(halves(WHITE, BLUE)))?.sketch]);
});

const HOOK = [word("Fresh", 50, 100), word("coffee", 170, 100)];

test("a caption that stands through several scenes is one text", () => {
  const raster = halves(RED, WHITE);
  const said = letteringOverTime(
    film(creative(raster, HOOK), frame(3, raster, HOOK), frame(9, raster, HOOK)),
  );
  expect(said?.map(({ text }) => text)).toEqual(["Fresh coffee"]);
});

test("texts of different scenes stay apart, whatever place they share", () => {
  const raster = halves(RED, WHITE);
  const later = [word("Order", 50, 100), word("today", 170, 100)];
  const said = letteringOverTime(film(creative(raster, HOOK), frame(9, raster, later)));
  expect(said?.map(({ text, box }) => [text, box !== null])).toEqual([
    ["Fresh coffee", true],
    ["Order today", false],
  ]);
  // As large, and said when fewer still watch.
  expect(said?.map(({ prominence }) => prominence)).toEqual([1, 0.85]);
});

test("nothing read is not nothing written", () => {
  const raster = halves(RED, WHITE);
  expect(letteringOverTime(film(creative(raster), frame(9, raster)))).toBeNull();
  expect(letteringOverTime(film(creative(raster, []), frame(9, raster, [])))).toEqual([]);
  expect(letteringOverTime(film(creative(raster), frame(9, raster, HOOK)))?.map(({ text }) => text)).toEqual([
    "Fresh coffee",
  ]);
});
