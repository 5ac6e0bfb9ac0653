import { describe, expect, it } from "vitest";
import type { Raster, Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { createConsentLayer, createCreative, createPage, createPageImage, createRaster } from "../evidence/fixtures.ts";
import { evaluate, findingsOf, knownSignalMean, requireSignalMean, signalValue } from "./signal-helpers.ts";

type Rgb = readonly [number, number, number];

/** A generated photograph: a background with shapes that depend only on the seed. */
const photoColour =
  (ground: Rgb, seed: number) =>
  (u: number, v: number): Rgb => {
    const wave = Math.sin(u * (4 + seed)) * Math.cos(v * (3 + 2 * seed) + seed) + 0.5 * Math.sin((u + v) * (9 - seed));
    const shade = 0.75 + 0.25 * wave;
    const part = (at: 0 | 1 | 2): number => Math.round(Math.min(255, ground[at] * shade));
    return [part(0), part(1), part(2)];
  };

const CORAL: Rgb = [230, 96, 72];
const TEAL: Rgb = [24, 140, 150];

const rotateChannels: (colour: Rgb) => Rgb = ([r, g, b]) => [b, r, g];

/** A white page with a picture in its right half and a button in the background's colour. */
const pageWithPhoto = (ground: Rgb, seed: number, turn: (colour: Rgb) => Rgb = (colour) => colour): Snapshot => {
  const shot: Raster = createRaster(256, 160, (x, y) => {
    if (x >= 128 && y >= 20) return turn(photoColour(ground, seed)((x - 128) / 128, (y - 20) / 140));
    return x > 12 && x < 60 && y > 110 && y < 126 ? turn(ground) : [255, 255, 255];
  });
  const hex = `#${turn(ground)
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
  return createPage(
    [
      { tag: "h1", text: "Lamps for long evenings" },
      { tag: "button", text: "Shop lamps", background: hex },
    ],
    { foldRaster: shot, images: [createPageImage({ x: 640, y: 100, width: 640, height: 700 }, "A lamp")] },
  );
};

/** An ad of the picture with a band of text. */
const adWithPhoto = (ground: Rgb, seed: number) =>
  createCreative(
    createRaster(100, 110, (x, y) =>
      y > 88 && y < 100 && x > 10 && x < 90 && (x + y) % 3 > 0
        ? [255, 255, 255]
        : photoColour(ground, seed)(x / 100, y / 110),
    ),
  );

const COPY = { headline: "Lamps for long evenings" };

describe("visual match", () => {
  const own = evaluate(COPY, pageWithPhoto(CORAL, 1), adWithPhoto(CORAL, 1));

  it("is high for an ad with the page's own picture", () => {
    expect(knownSignalMean(own, "visualMatch")).toBeGreaterThanOrEqual(0.6);
    expect(signalValue(own, "hero_image")).toBeGreaterThanOrEqual(0.7);
    expect(findingsOf(own, "palette")[0]?.comparison.status).toBe("match");
  });

  it("falls with another picture in other colours", () => {
    const other = evaluate(COPY, pageWithPhoto(TEAL, 3), adWithPhoto(CORAL, 1));
    expect(knownSignalMean(other, "visualMatch")).toBeLessThan((knownSignalMean(own, "visualMatch") ?? 0) - 0.3);
    expect(findingsOf(other, "palette")[0]?.comparison).toMatchObject({
      status: "mismatch",
      severity: "MEDIUM",
    });
  });

  it("falls if the page's hues are rotated, while message match stays unchanged", () => {
    const turned = evaluate(COPY, pageWithPhoto(CORAL, 1, rotateChannels), adWithPhoto(CORAL, 1));
    expect(knownSignalMean(turned, "visualMatch")).toBeLessThan((knownSignalMean(own, "visualMatch") ?? 0) - 0.1);
    for (const dimension of ["messageMatch", "aboveTheFoldContinuity", "toneAlignment"] as const)
      expect(knownSignalMean(turned, dimension)).toBe(knownSignalMean(own, dimension));
  });

  it("yields no HIGH finding, because pixels do not show what a picture is of", () => {
    const worst = evaluate(COPY, pageWithPhoto(TEAL, 3), adWithPhoto(CORAL, 1));
    expect(
      worst.findings.filter(({ comparison }) => comparison.category === "visual" && comparison.severity === "HIGH"),
    ).toEqual([]);
  });

  it("leaves the colour signals unknown if the ad has no colour", () => {
    const grey = createCreative(createRaster(60, 60, (x) => [x * 4, x * 4, x * 4]));
    expect(signalValue(evaluate(COPY, pageWithPhoto(CORAL, 1), grey), "accent_palette")).toBeNull();
  });

  it("takes a nearly black ad for one without colour, however large its dark area is", () => {
    const dark = (colour: Rgb) => createCreative(createRaster(60, 60, (x) => (x > 50 ? [255, 255, 255] : colour)));
    const plainPage = pageWithPhoto([128, 128, 128], 1);
    const nearlyBlack = evaluate(COPY, plainPage, dark([17, 24, 39]));
    expect(signalValue(nearlyBlack, "accent_palette")).toBeNull();
    expect(findingsOf(nearlyBlack, "palette")).toEqual([]);
    expect(findingsOf(evaluate(COPY, plainPage, dark([20, 40, 120])), "palette")).toHaveLength(1);
  });

  it("changes little with small changes", () => {
    const speck = (pixels: number): Snapshot => {
      const own = pageWithPhoto(CORAL, 1);
      const { width, height, rgba } = own.foldRaster;
      const spotted = new Uint8Array(rgba);
      for (let at = 0; at < pixels; at += 1) spotted.set([20, 160, 40, 255], ((height - 1) * width + at) * 4);
      return { ...own, foldRaster: { width, height, rgba: spotted } };
    };
    const sums = [0, 1, 2, 4, 8, 16, 32, 64].map((pixels) =>
      requireSignalMean(evaluate(COPY, speck(pixels), adWithPhoto(CORAL, 1)), "visualMatch"),
    );
    for (const [at, sum] of sums.entries()) expect(Math.abs(sum - (sums[at + 1] ?? sum))).toBeLessThan(0.01);
  });

  it("counts a picture less as it moves below the fold, without a jump", () => {
    const shown = (height: number): number => {
      const pictured = {
        ...pageWithPhoto(CORAL, 1),
        images: [createPageImage({ x: 640, y: 800 - height, width: 640, height: 700 }, "A lamp")],
      };
      const signal = evaluate(COPY, pictured, adWithPhoto(TEAL, 3)).signals.find(({ id }) => id === "hero_image");
      return signal === undefined || signal.value === null ? 0 : signal.weight;
    };
    const weights = [20, 40, 60, 80, 120, 400].map(shown);
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));
    expect(weights.some((weight) => weight > 0.02 && weight < 0.23)).toBe(true);
  });

  it("is unknown behind an opaque backdrop, unless the styles show a match", () => {
    const behind = {
      layers: [{ ...createConsentLayer(1), solid: null }],
      veil: { colour: "#000000", alpha: 0.9 },
    };
    const same = evaluate(COPY, { ...pageWithPhoto(CORAL, 1), ...behind }, adWithPhoto(CORAL, 1));
    const other = evaluate(COPY, { ...pageWithPhoto(TEAL, 3), ...behind }, adWithPhoto(CORAL, 1));
    expect(signalValue(same, "accent_palette")).toBeGreaterThanOrEqual(0.65);
    expect(signalValue(other, "accent_palette")).toBeNull();
    for (const id of ["hero_image", "imagery_style", "light_and_saturation"]) {
      expect(signalValue(same, id)).toBeNull();
      expect(signalValue(other, id)).toBeNull();
    }
  });

  it("prefers the ad's vivid colour as brand colour", () => {
    const two = createCreative(
      createRaster(100, 100, (x, y) => (y < 12 ? [225, 30, 90] : x < 55 ? [120, 150, 120] : [255, 255, 255])),
    );
    const wearing = (background: string): number | null =>
      signalValue(
        evaluate(
          COPY,
          createPage([
            { tag: "h1", text: "Lamps" },
            { tag: "button", text: "Shop", background },
          ]),
          two,
        ),
        "brand_colour",
      );
    expect(wearing("#e11e5a")).toBeGreaterThan(0.95);
    expect(wearing("#789678")).toBeLessThan(wearing("#e11e5a") ?? 0);
  });
});
