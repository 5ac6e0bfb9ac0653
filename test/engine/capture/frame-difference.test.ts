import fc from "fast-check";
import { expect, test } from "vitest";
import type { Raster } from "../../../src/engine/artifacts/capture-schemas.ts";
import { isSameFrame } from "../../../src/engine/capture/decode-ad.ts";

type Paint = (x: number, y: number) => number;

function raster(paint: Paint, width = 256, height = 256): Raster {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    rgba.fill(paint(at % width, Math.floor(at / width)), at * 4, at * 4 + 3);
  return { width, height, rgba };
}

const sky: Paint = (x, y) => 60 + Math.round(x / 4 + y / 8);
/** Strokes of a line of letters, 14 pixels high. */
const line =
  (top: number, ground: Paint, shift = 0): Paint =>
  (x, y) =>
    y >= top && y < top + 14 && x > 30 && x < 200 && (x + shift) % 12 < 5 ? 250 : ground(x, y);

test("compression noise does not make another frame", () => {
  const noise = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 97, maxLength: 97 });
  fc.assert(
    fc.property(noise, (levels) => {
      const noisy = raster((x, y) => line(100, sky)(x, y) + (levels[(x * 31 + y * 17) % 97] ?? 0));
      expect(isSameFrame(raster(line(100, sky)), noisy)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("a slightly brighter picture is the same frame", () => {
  expect(
    isSameFrame(
      raster(sky),
      raster((x, y) => sky(x, y) + 30),
    ),
  ).toBe(true);
});

test("another line of text on the same background is another frame", () => {
  expect(isSameFrame(raster(sky), raster(line(100, sky)))).toBe(false);
  expect(isSameFrame(raster(line(100, sky)), raster(line(180, sky)))).toBe(false);
});

test("a speck does not make another frame", () => {
  const speck: Paint = (x, y) => (x > 120 && x < 126 && y > 120 && y < 126 ? 255 : sky(x, y));
  expect(isSameFrame(raster(sky), raster(speck))).toBe(true);
});

test("the comparison is symmetric and accepts rasters of any size", () => {
  const size = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(size, size, fc.integer(), (width, height, seed) => {
      const one = raster((x, y) => (x * 7 + y * 13 + (seed & 127)) % 256, width, height);
      const other = raster((x, y) => (x * 5 + y * 11) % 256, width, height);
      expect(isSameFrame(one, one)).toBe(true);
      expect(isSameFrame(one, other)).toBe(isSameFrame(other, one));
    }),
  );
});
