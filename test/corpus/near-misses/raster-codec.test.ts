import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packRaster, unpackRaster } from "./raster-codec.ts";

describe("packRaster", () => {
  it("loses nothing", () => {
    const raster = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
      .chain(([width, height]) =>
        fc
          .uint8Array({ minLength: 4 * width * height, maxLength: 4 * width * height })
          .map((rgba) => ({ width, height, rgba })),
      );
    fc.assert(
      fc.property(raster, ({ width, height, rgba }) => {
        expect(unpackRaster(packRaster({ width, height, rgba }))).toEqual({ width, height, rgba });
      }),
    );
  });

  it("stores a gradient as differences", () => {
    const [width, height] = [32, 32];
    const rgba = Uint8Array.from({ length: 4 * width * height }, (_, at) => ((at >> 2) % width) * 7 + (at >> 7) * 5);
    const packed = packRaster({ width, height, rgba });
    expect(packed.isPredicted).toBe(true);
    expect(unpackRaster(packed)).toEqual({ width, height, rgba });
  });
});
