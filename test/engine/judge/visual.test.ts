import { describe, expect, it } from "vitest";
import type { Raster, Snapshot } from "../../../src/engine/products/capture.ts";
import { creative, image, page, raster } from "../evidence/made.ts";
import { findingsOf, judged, share, signalOf } from "./share.ts";

type Rgb = readonly [number, number, number];

/** A made photograph: a coloured ground with shapes that depend on the seed alone. */
const photo =
  (ground: Rgb, seed: number) =>
  (u: number, v: number): Rgb => {
    const wave =
      Math.sin(u * (4 + seed)) * Math.cos(v * (3 + 2 * seed) + seed) + 0.5 * Math.sin((u + v) * (9 - seed));
    const shade = 0.75 + 0.25 * wave;
    const part = (at: 0 | 1 | 2): number => Math.round(Math.min(255, ground[at] * shade));
    return [part(0), part(1), part(2)];
  };

const CORAL: Rgb = [230, 96, 72];
const TEAL: Rgb = [24, 140, 150];

const TURNED: (colour: Rgb) => Rgb = ([r, g, b]) => [b, r, g];

/** A white screen whose right half is a picture, with a button in the ground's colour. */
const screen = (ground: Rgb, seed: number, turn: (colour: Rgb) => Rgb = (colour) => colour): Snapshot => {
  const shot: Raster = raster(256, 160, (x, y) => {
    if (x >= 128 && y >= 20) return turn(photo(ground, seed)((x - 128) / 128, (y - 20) / 140));
    return x > 12 && x < 60 && y > 110 && y < 126 ? turn(ground) : [255, 255, 255];
  });
  const hex = `#${turn(ground)
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
  return page(
    [
      { tag: "h1", text: "Lamps for long evenings" },
      { tag: "button", text: "Shop lamps", background: hex },
    ],
    { foldRaster: shot, images: [image({ x: 640, y: 100, width: 640, height: 700 }, "A lamp")] },
  );
};

/** An ad made of the picture alone, with a band of lettering. */
const adOf = (ground: Rgb, seed: number) =>
  creative(
    raster(100, 110, (x, y) =>
      y > 88 && y < 100 && x > 10 && x < 90 && (x + y) % 3 > 0
        ? [255, 255, 255]
        : photo(ground, seed)(x / 100, y / 110),
    ),
  );

const COPY = { headline: "Lamps for long evenings" };

describe("the first screen's looks", () => {
  const own = judged(COPY, screen(CORAL, 1), adOf(CORAL, 1));

  it("meet an ad made of the page's own picture", () => {
    expect(share(own, "visualMatch")).toBeGreaterThanOrEqual(0.6);
    expect(signalOf(own, "hero_image")).toBeGreaterThanOrEqual(0.7);
    expect(findingsOf(own, "palette")[0]?.comparison.status).toBe("match");
  });

  it("fall with another picture in other colours", () => {
    const other = judged(COPY, screen(TEAL, 3), adOf(CORAL, 1));
    expect(share(other, "visualMatch")).toBeLessThan((share(own, "visualMatch") ?? 0) - 0.3);
    expect(findingsOf(other, "palette")[0]?.comparison).toMatchObject({
      status: "mismatch",
      severity: "MEDIUM",
    });
  });

  it("fall when the page's hues are turned, and the words do not move", () => {
    const turned = judged(COPY, screen(CORAL, 1, TURNED), adOf(CORAL, 1));
    expect(share(turned, "visualMatch")).toBeLessThan((share(own, "visualMatch") ?? 0) - 0.1);
    for (const dimension of ["messageMatch", "aboveTheFoldContinuity", "toneAlignment"] as const)
      expect(share(turned, dimension)).toBe(share(own, dimension));
  });

  it("are never HIGH by themselves: pixels do not tell what they show", () => {
    const worst = judged(COPY, screen(TEAL, 3), adOf(CORAL, 1));
    expect(
      worst.findings.filter(
        ({ comparison }) => comparison.category === "visual" && comparison.severity === "HIGH",
      ),
    ).toEqual([]);
  });

  it("say nothing of colour where the ad has none", () => {
    const grey = creative(raster(60, 60, (x) => [x * 4, x * 4, x * 4]));
    expect(signalOf(judged(COPY, screen(CORAL, 1), grey), "accent_palette")).toBeNull();
  });
});
