import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookOf, looksOf } from "../../../src/engine/evidence/looks.ts";
import type { Raster, Snapshot } from "../../../src/engine/products/capture.ts";
import type { Look } from "../../../src/engine/products/evidence.ts";
import { consentOver, image, page, raster } from "./made.ts";

type Rgb = readonly [number, number, number];

const GROUND: Rgb = [210, 120, 40];
const scene = (x: number, y: number): Rgb => [
  120 + 90 * Math.sin(x / 9),
  110 + 60 * Math.cos(y / 7),
  150 + 80 * Math.sin((x + y) / 13),
];

const foldOf = (snapshot: Snapshot): Look => {
  const { fold } = looksOf(snapshot);
  if (fold === null) throw new Error("Nothing of the first screen was measured.");
  return fold;
};

/** The raster's pixels within a box of the page, which is ten times as large. */
const within = (x: number, y: number, { box }: { box: Snapshot["texts"][number]["box"] }): boolean =>
  x * 10 >= box.x && x * 10 < box.x + box.width && y * 10 >= box.y && y * 10 < box.y + box.height;

describe("the first screen's looks", () => {
  const written = page([
    { tag: "h1", text: "Lamps for long evenings" },
    { tag: "button", text: "Shop lamps" },
  ]);
  const drawn = (ink: Rgb): Snapshot => ({
    ...written,
    foldRaster: raster(128, 80, (x, y) =>
      [...written.texts, ...written.controls].some((item) => within(x, y, item)) && (x + y) % 2 === 0
        ? ink
        : scene(x, y),
    ),
  });

  it("are the same whatever is written in the same place", () => {
    expect(looksOf(drawn([0, 0, 0]))).toEqual(looksOf(drawn([255, 255, 255])));
  });

  it("are measured once for a raster and what is left out of it", () => {
    const snapshot = drawn([0, 0, 0]);
    expect(looksOf({ ...snapshot, title: "Another" })).toBe(looksOf(snapshot));
    expect(looksOf({ ...snapshot, texts: [] })).not.toEqual(looksOf(snapshot));
    const ad = raster(40, 40, scene);
    expect(lookOf(ad)).toBe(lookOf(ad));
  });

  const plain = page([], { foldRaster: raster(128, 80, scene) });
  const hero = image({ x: 0, y: 0, width: 1280, height: 800 }, "A lamp");

  it("are seen through a veil as they are without it", () => {
    const alpha = 0.6;
    const dialog = { x: 400, y: 300, width: 480, height: 200 };
    const veiled: Raster = raster(128, 80, (x, y) => {
      if (within(x, y, { box: dialog })) return [255, 255, 255];
      const [r, g, b] = scene(x, y);
      return [r * (1 - alpha), g * (1 - alpha), b * (1 - alpha)];
    });
    const behind = page([], {
      foldRaster: veiled,
      layers: [{ ...consentOver(1), solid: dialog }],
      veil: { colour: "#000000", alpha },
      images: [{ ...hero, covered: true }],
    });
    const [clear, seen] = [foldOf(plain), foldOf(behind)];
    expect(Math.abs(clear.lightness - seen.lightness)).toBeLessThan(0.02);
    expect(Math.abs(clear.chroma - seen.chroma)).toBeLessThan(0.01);
    expect(Math.abs(clear.texture - seen.texture)).toBeLessThan(0.05);
    expect(looksOf(behind).images).toHaveLength(1);
  });

  it.each([
    ["an opaque layer over half of it", { layers: [consentOver(0.5)] }],
    [
      "a veil that lets nothing through",
      { layers: [{ ...consentOver(1), solid: null }], veil: { colour: "#000000", alpha: 0.9 } },
    ],
    [
      "a veil that blurs",
      { layers: [{ ...consentOver(1), solid: null }], veil: { colour: "#ffffff", alpha: 1 } },
    ],
  ])("are unknown behind %s", (_, over) => {
    expect(looksOf({ ...plain, images: [hero], ...over })).toEqual({ fold: null, images: [] });
  });

  it("leave out gradients, which show nothing, and pictures under an opaque layer", () => {
    const gradient = { ...hero, kind: "background" as const, src: null };
    expect(looksOf({ ...plain, images: [gradient, { ...hero, covered: true }] }).images).toEqual([]);
  });
});

describe("a picture's measures", () => {
  const lookAt = (picture: Raster): Look => {
    const look = lookOf(picture);
    if (look === null) throw new Error("Nothing was measured.");
    return look;
  };

  it("change by a few pixels' share where one pixel changes", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), fc.integer({ min: 0, max: 1599 }), (other, at) => {
        const before = lookAt(raster(40, 40, scene));
        const after = lookAt(raster(40, 40, (x, y) => (y * 40 + x === at ? other : scene(x, y))));
        const shares = ({ tints }: Look): number => tints.reduce((sum, { share }) => sum + share, 0);
        expect(Math.abs(shares(before) - shares(after))).toBeLessThanOrEqual(5 / 1600);
        expect(Math.abs(before.lightness - after.lightness)).toBeLessThanOrEqual(5 / 1600);
        expect(Math.abs(before.richness / after.richness - 1)).toBeLessThan(0.01);
      }),
    );
  });

  it("sketch the ground, whatever is lettered on it", () => {
    const lettered = raster(128, 128, (x, y) => (x % 4 === 0 && y % 8 < 5 ? [255, 255, 255] : GROUND));
    const bare = lookAt(raster(128, 128, () => GROUND)).sketch;
    const seen = lookAt(lettered).sketch;
    for (const channel of ["light", "blue", "red"] as const)
      for (const [at, value] of seen[channel].entries())
        expect(value).toBeCloseTo(bare[channel][at] ?? Number.NaN, 9);
  });

  it("keep a colour as it is, wherever between two hues it lies", () => {
    const { tints } = lookAt(raster(20, 20, () => GROUND));
    for (const { lightness, a, b } of tints) {
      expect(Math.abs(lightness - (tints[0]?.lightness ?? 0))).toBeLessThan(1e-9);
      expect(Math.hypot(a - (tints[0]?.a ?? 0), b - (tints[0]?.b ?? 0))).toBeLessThan(1e-9);
    }
    expect(tints.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
