import { describe, expect, it } from "vitest";
import type { LumaGrid } from "../../../src/engine/artifacts/evidence.ts";
import { measureRaster } from "../../../src/engine/evidence/cached-image-measures.ts";
import { cropTextPanels } from "../../../src/engine/relation/crop-text-panels.ts";
import { imageSimilarity } from "../../../src/engine/relation/image-similarity.ts";
import { createRaster } from "../evidence/fixtures.ts";

type Rgb = readonly [number, number, number];
type PaintFunction = (u: number, v: number) => Rgb;

const WHITE: Rgb = [255, 255, 255];

/** A generated scene: coloured shapes at positions that depend on the seed. Coordinates are shares, 0 to 1. */
const createScene = (seed: number): PaintFunction => {
  const part = (at: number): number => (Math.sin(seed * 12.9898 + at * 78.233) * 43_758.5453) % 1;
  const blobs = Array.from({ length: 14 }, (_, at) => ({
    u: Math.abs(part(at)),
    v: Math.abs(part(at + 20)),
    size: 0.06 + 0.14 * Math.abs(part(at + 40)),
    colour: [0, 1, 2].map((channel) => Math.round(255 * Math.abs(part(at + 60 + 9 * channel)))),
  }));
  return (u, v) => {
    const hit = blobs.find((blob) => Math.hypot(u - blob.u, v - blob.v) < blob.size);
    const [r = 90, g = 110, b = 140] = hit?.colour ?? [];
    return [r, g, b];
  };
};

const sketch = (width: number, height: number, paint: PaintFunction): LumaGrid => {
  const look = measureRaster(createRaster(width, height, (x, y) => paint((x + 0.5) / width, (y + 0.5) / height)));
  if (look === null) throw new Error("Nothing was measured.");
  return look.lumaGrid;
};

const basePicture = createScene(1);
const withLettering: PaintFunction = (u, v) =>
  u > 0.1 && u < 0.7 && v > 0.3 && v < 0.5 && Math.floor(u * 90) % 3 === 0 ? WHITE : basePicture(u, v);

const pageSketch = sketch(200, 130, basePicture);

describe("recognises the same picture", () => {
  it.each<[string, LumaGrid]>([
    ["as it is, larger", sketch(256, 166, basePicture)],
    ["under lettering", sketch(256, 166, withLettering)],
    ["cropped to a square", sketch(180, 180, (u, v) => basePicture(0.175 + 0.65 * u, v))],
    ["cut to a strip", sketch(256, 90, (u, v) => basePicture(u, 0.23 + 0.54 * v))],
    ["mirrored", sketch(200, 130, (u, v) => basePicture(1 - u, v))],
    [
      "above a panel of words",
      sketch(180, 230, (u, v) =>
        v < 0.5 ? basePicture(u, v * 2) : v > 0.6 && v < 0.7 && Math.floor(u * 60) % 3 === 0 ? [20, 20, 20] : WHITE,
      ),
    ],
    [
      "darkened by a veil",
      sketch(200, 130, (u, v) => basePicture(u, v).map((part) => part * 0.5 + 10) as [number, number, number]),
    ],
  ])("%s", (_, ad) => {
    expect(imageSimilarity(ad, pageSketch)).toBeGreaterThan(0.6);
  });
});

describe("unrelated pictures", () => {
  it("have a low similarity", () => {
    const values = [2, 3, 4, 5, 6, 7, 8, 9].map(
      (seed) => imageSimilarity(sketch(180, 180, createScene(seed)), pageSketch) ?? 0,
    );
    expect(Math.max(...values)).toBeLessThan(0.5);
  });
});

describe("compares only pictures", () => {
  const poster: PaintFunction = (u, v) =>
    u > 0.1 && u < 0.8 && Math.floor(v * 12) % 3 === 1 && Math.floor(u * 80) % 3 === 0 ? WHITE : [180, 40, 30];

  it("ignores a poster of text only", () => {
    expect(cropTextPanels(sketch(200, 200, poster))).toBeNull();
    expect(imageSimilarity(sketch(200, 200, poster), pageSketch)).toBeNull();
  });

  it("includes a product on a plain background", () => {
    const product = sketch(200, 200, (u, v) =>
      Math.hypot(u - 0.5, (v - 0.5) * 0.7) < 0.25 ? [30 + 150 * u, 60, 200 - 120 * v] : [245, 245, 245],
    );
    expect(cropTextPanels(product)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
    expect(imageSimilarity(product, product)).toBeGreaterThan(0.8);
  });

  it("ignores a hidden picture", () => {
    expect(
      imageSimilarity(pageSketch, { ...pageSketch, visibleShares: pageSketch.visibleShares.map(() => 0) }),
    ).toBeNull();
  });
});
