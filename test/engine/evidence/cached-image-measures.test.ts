import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Raster, Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { ImageMeasures } from "../../../src/engine/artifacts/evidence.ts";
import { measurePage, measureRaster } from "../../../src/engine/evidence/cached-image-measures.ts";
import { createConsentLayer, createPage, createPageImage, createRaster } from "./fixtures.ts";

type Rgb = readonly [number, number, number];

const BACKGROUND: Rgb = [210, 120, 40];
const sceneColour = (x: number, y: number): Rgb => [
  120 + 90 * Math.sin(x / 9),
  110 + 60 * Math.cos(y / 7),
  150 + 80 * Math.sin((x + y) / 13),
];

const foldOf = (snapshot: Snapshot): ImageMeasures => {
  const { foldMeasures } = measurePage(snapshot);
  if (foldMeasures === null) throw new Error("Nothing above the fold was measured.");
  return foldMeasures;
};

/** Whether a raster pixel is in a box of the page, which is ten times as large. */
const isInsideBox = (x: number, y: number, { box }: { box: Snapshot["texts"][number]["box"] }): boolean =>
  x * 10 >= box.x && x * 10 < box.x + box.width && y * 10 >= box.y && y * 10 < box.y + box.height;

describe("the measures above the fold", () => {
  const written = createPage([
    { tag: "h1", text: "Lamps for long evenings" },
    { tag: "button", text: "Shop lamps" },
  ]);
  const drawn = (ink: Rgb): Snapshot => ({
    ...written,
    foldRaster: createRaster(128, 80, (x, y) =>
      [...written.texts, ...written.controls].some((item) => isInsideBox(x, y, item)) && (x + y) % 2 === 0
        ? ink
        : sceneColour(x, y),
    ),
  });

  it("do not depend on the words", () => {
    expect(measurePage(drawn([0, 0, 0]))).toEqual(measurePage(drawn([255, 255, 255])));
  });

  it("are cached by raster and hidden parts", () => {
    const snapshot = drawn([0, 0, 0]);
    expect(measurePage({ ...snapshot, title: "Another" })).toBe(measurePage(snapshot));
    expect(measurePage({ ...snapshot, texts: [] })).not.toEqual(measurePage(snapshot));
    const ad = createRaster(40, 40, sceneColour);
    expect(measureRaster(ad)).toBe(measureRaster(ad));
  });

  const plain = createPage([], { foldRaster: createRaster(128, 80, sceneColour) });
  const hero = createPageImage({ x: 0, y: 0, width: 1280, height: 800 }, "A lamp");

  it("are the same through a translucent backdrop", () => {
    const alpha = 0.6;
    const dialog = { x: 400, y: 300, width: 480, height: 200 };
    const veiled: Raster = createRaster(128, 80, (x, y) => {
      if (isInsideBox(x, y, { box: dialog })) return [255, 255, 255];
      const [r, g, b] = sceneColour(x, y);
      return [r * (1 - alpha), g * (1 - alpha), b * (1 - alpha)];
    });
    const behind = createPage([], {
      foldRaster: veiled,
      layers: [{ ...createConsentLayer(1), solid: dialog }],
      veil: { colour: "#000000", alpha },
      images: [{ ...hero, covered: true }],
    });
    const [clear, seen] = [foldOf(plain), foldOf(behind)];
    expect(Math.abs(clear.lightness - seen.lightness)).toBeLessThan(0.02);
    expect(Math.abs(clear.chroma - seen.chroma)).toBeLessThan(0.01);
    expect(Math.abs(clear.texture - seen.texture)).toBeLessThan(0.05);
    expect(measurePage(behind).images).toHaveLength(1);
  });

  it.each([
    ["an opaque layer over half of it", { layers: [createConsentLayer(0.5)] }],
    [
      "a veil that lets nothing through",
      { layers: [{ ...createConsentLayer(1), solid: null }], veil: { colour: "#000000", alpha: 0.9 } },
    ],
    [
      "a veil that blurs",
      { layers: [{ ...createConsentLayer(1), solid: null }], veil: { colour: "#ffffff", alpha: 1 } },
    ],
  ])("are unknown behind %s", (_, over) => {
    expect(measurePage({ ...plain, images: [hero], ...over })).toEqual({ foldMeasures: null, images: [] });
  });

  it("exclude gradients and pictures under an opaque layer", () => {
    const gradient = { ...hero, kind: "background" as const, src: null };
    expect(measurePage({ ...plain, images: [gradient, { ...hero, covered: true }] }).images).toEqual([]);
  });
});

describe("a picture's measures", () => {
  const lookAt = (picture: Raster): ImageMeasures => {
    const look = measureRaster(picture);
    if (look === null) throw new Error("Nothing was measured.");
    return look;
  };

  it("change little if one pixel changes", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), fc.integer({ min: 0, max: 1599 }), (other, at) => {
        const before = lookAt(createRaster(40, 40, sceneColour));
        const after = lookAt(createRaster(40, 40, (x, y) => (y * 40 + x === at ? other : sceneColour(x, y))));
        const shares = ({ colourClusters }: ImageMeasures): number =>
          colourClusters.reduce((sum, { share }) => sum + share, 0);
        expect(Math.abs(shares(before) - shares(after))).toBeLessThanOrEqual(5 / 1600);
        expect(Math.abs(before.lightness - after.lightness)).toBeLessThanOrEqual(5 / 1600);
        expect(Math.abs(before.effectiveColours / after.effectiveColours - 1)).toBeLessThan(0.01);
      }),
    );
  });

  it("have a luma grid of the background without letters", () => {
    const lettered = createRaster(128, 128, (x, y) => (x % 4 === 0 && y % 8 < 5 ? [255, 255, 255] : BACKGROUND));
    const bare = lookAt(createRaster(128, 128, () => BACKGROUND)).lumaGrid;
    const seen = lookAt(lettered).lumaGrid;
    for (const channel of ["luma", "blueChroma", "redChroma"] as const)
      for (const [at, value] of seen[channel].entries()) expect(value).toBeCloseTo(bare[channel][at] ?? Number.NaN, 9);
  });

  it("keep a colour between two hues", () => {
    const { colourClusters } = lookAt(createRaster(20, 20, () => BACKGROUND));
    for (const { lightness, a, b } of colourClusters) {
      expect(Math.abs(lightness - (colourClusters[0]?.lightness ?? 0))).toBeLessThan(1e-9);
      expect(Math.hypot(a - (colourClusters[0]?.a ?? 0), b - (colourClusters[0]?.b ?? 0))).toBeLessThan(1e-9);
    }
    expect(colourClusters.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
