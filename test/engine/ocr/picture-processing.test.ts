import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GreyRaster, Raster } from "../../../src/engine/artifacts/capture-schemas.ts";
import { cropPatch, detectSlant, findInkPoints } from "../../../src/engine/ocr/crop-patch.ts";
import { findPatches } from "../../../src/engine/ocr/find-patches.ts";
import { createGreyRaster, greyAt, localContrast, toPgm } from "../../../src/engine/ocr/grey-raster.ts";
import { parseTsvWords } from "../../../src/engine/ocr/tesseract.ts";

describe("local contrast", () => {
  it("is blank where nothing differs, and on a gradient", () => {
    for (const shade of [() => 90, (x: number) => x]) {
      const { grey } = localContrast(createGreyRaster(200, 60, shade), 10);
      expect(new Set(grey)).toEqual(new Set([255]));
    }
  });

  it("shows light letters on dark and dark letters on light in the same way", () => {
    const stroke = (x: number) => x >= 28 && x < 32;
    const light = localContrast(
      createGreyRaster(60, 60, (x) => (stroke(x) ? 220 : 40)),
      12,
    );
    const dark = localContrast(
      createGreyRaster(60, 60, (x) => (stroke(x) ? 40 : 220)),
      12,
    );
    expect(light).toEqual(dark);
    expect(greyAt(light, 30, 30)).toBeLessThan(30);
    expect(greyAt(light, 5, 30)).toBe(255);
  });

  it("is the same for a picture and its negative", () => {
    const shades = fc.uint8Array({ minLength: 96, maxLength: 96 });
    fc.assert(
      fc.property(shades, fc.integer({ min: 1, max: 9 }), (grey, reach) => {
        const picture = { width: 12, height: 8, grey };
        const negative = { ...picture, grey: grey.map((shade) => 255 - shade) };
        const [one, other] = [localContrast(picture, reach), localContrast(negative, reach)];
        // Rounding may differ by one.
        for (const [at, shade] of one.grey.entries())
          expect(Math.abs(shade - (other.grey[at] ?? 0))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

/** The same raster in colour. */
const coloured = ({ width, height, grey }: GreyRaster): Raster => ({
  width,
  height,
  rgba: Uint8Array.from({ length: grey.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : (grey[at >> 2] ?? 0))),
});

/** A badge rotated by the given angle, with two rows of strokes, on a textured background. */
const badge = (degrees: number, round: boolean) => {
  const radians = (degrees * Math.PI) / 180;
  return createGreyRaster(400, 300, (x, y) => {
    const [dx, dy] = [x - 200, y - 150];
    const [along, down] = [
      dx * Math.cos(radians) + dy * Math.sin(radians),
      dy * Math.cos(radians) - dx * Math.sin(radians),
    ];
    const inside = round ? Math.hypot(dx, dy) < 70 : Math.abs(along) < 90 && Math.abs(down) < 40;
    if (!inside) return 60 + ((x * 7 + y * 13) % 40);
    const lettered = Math.abs(along) < 50 && (Math.abs(down - 12) < 6 || Math.abs(down + 12) < 6) && along % 10 < 7;
    return lettered ? 20 : 200;
  });
};

describe("patches", () => {
  it.each([
    ["an upright button", 0, false],
    ["a ribbon", 10, false],
    ["a ribbon that falls", -18, false],
    ["a round badge", 14, true],
  ] as const)("%s is found with its slant", (_, degrees, round) => {
    const picture = badge(degrees, round);
    const [patch, ...others] = findPatches(coloured(picture), 1);
    expect(others).toEqual([]);
    expect(patch?.shade).toBe(200);
    expect(
      Math.abs((patch ? detectSlant(findInkPoints(picture, patch), patch.box.height) : 99) - degrees),
    ).toBeLessThanOrEqual(2);
  });

  it("are neither the whole background, nor flat areas without ink, nor concave shapes", () => {
    expect(findPatches(coloured(createGreyRaster(300, 300, () => 255)), 1)).toEqual([]);
    expect(
      findPatches(
        coloured(createGreyRaster(300, 300, (x, y) => (x > 50 && x < 150 && y > 50 && y < 120 ? 20 : 255))),
        1,
      ),
    ).toEqual([]);
    const hook = (x: number, y: number) => x > 50 && x < 250 && y > 50 && y < 250 && !(x > 90 && y < 210);
    expect(
      findPatches(coloured(createGreyRaster(300, 300, (x, y) => (hook(x, y) ? (x % 10 < 2 ? 220 : 20) : 90))), 1),
    ).toEqual([]);
  });

  it("are rotated upright, and their words are mapped back to the picture", () => {
    const picture = badge(14, true);
    const [patch] = findPatches(coloured(picture), 1);
    if (patch === undefined) throw new Error("no patch");
    const crop = cropPatch(picture, patch, 14);
    const { width, height } = crop.picture;
    const back = crop.toPictureWord({
      text: "A",
      confidence: 1,
      box: { x: width / 2 - 5, y: height / 2 - 5, width: 10, height: 10 },
    });
    expect(Math.hypot(back.box.x + 5 - 200, back.box.y + 5 - 150)).toBeLessThan(4);
    // The rows of letters are horizontal now.
    const dark = (y: number) =>
      Array.from({ length: width }, (_, x) => greyAt(crop.picture, x, y)).filter((grey) => grey < 100).length;
    const rows = Array.from({ length: height }, (_, y) => dark(y));
    expect(rows.filter((count) => count > 40).length).toBeGreaterThan(15);
    expect(rows[Math.round(height / 2)]).toBe(0);
  });
});

it("toPgm writes a header, then the pixels", () => {
  expect(Buffer.from(toPgm(createGreyRaster(2, 1, (x) => 65 + x))).toString("latin1")).toBe("P5\n2 1\n255\nAB");
});

it("parseTsvWords ignores rows of other levels and blank words", () => {
  const rows = [
    "4\t1\t1\t1\t1\t0\t48\t46\t336\t45\t-1\t",
    "5\t1\t1\t1\t1\t1\t48\t46\t188\t32\t91.5\tGreen",
    "5\t1\t1\t1\t1\t2\t251\t46\t133\t41\t95\t ",
    "",
  ];
  expect(parseTsvWords(rows.join("\n"))).toEqual([
    { text: "Green", confidence: 0.915, box: { x: 48, y: 46, width: 188, height: 32 } },
  ]);
});
