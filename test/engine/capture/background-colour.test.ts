import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleBackgroundColour } from "../../../src/engine/capture/build-snapshot.ts";

/** Ten by ten: a row of letters' colour in every four of the picture's. */
const raster = (letters: number[], picture: number[]) => ({
  width: 10,
  height: 10,
  rgba: Uint8Array.from({ length: 400 }, (_, at) => {
    const colour = Math.floor(at / 40) % 4 === 0 ? letters : picture;
    return at % 4 === 3 ? 255 : (colour[at % 4] ?? 0);
  }),
});

test("the most frequent colour of a text's box is its background colour", () => {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  expect(sampleBackgroundColour(raster([255, 255, 255], [18, 52, 86]), box, 0.1)).toBe("#123456");
});

test("a box outside the raster has no background colour", () => {
  expect(
    sampleBackgroundColour(raster([0, 0, 0], [0, 0, 0]), { x: 0, y: 500, width: 100, height: 100 }, 0.1),
  ).toBeNull();
});

test("any box yields a colour or null", () => {
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(number, number, number, number, (x, y, width, height) => {
      const colour = sampleBackgroundColour(raster([1, 2, 3], [200, 100, 0]), { x, y, width, height }, 0.1);
      if (colour !== null) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
