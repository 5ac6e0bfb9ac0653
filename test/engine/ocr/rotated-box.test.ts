import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growBox, type Point, pointInBox, smallestBoxAround } from "../../../src/engine/ocr/rotated-box.ts";

const points = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
  minLength: 3,
  maxLength: 40,
});

describe("the smallest box around points", () => {
  it("contains all of them and is not larger than the upright one", () => {
    fc.assert(
      fc.property(points, (all) => {
        const box = smallestBoxAround(all);
        const [cosine, sine] = [Math.cos(box.angle), Math.sin(box.angle)];
        for (const [x, y] of all) {
          const [right, below] = [x - box.centreX, y - box.centreY];
          expect(Math.abs(right * cosine + below * sine)).toBeLessThanOrEqual(box.width / 2);
          expect(Math.abs(below * cosine - right * sine)).toBeLessThanOrEqual(box.height / 2);
        }
        const side = (values: number[]): number => Math.max(...values) - Math.min(...values) + 1;
        const upright = side(all.map(([x]) => x)) * side(all.map(([, y]) => y));
        expect(box.width * box.height).toBeLessThanOrEqual(upright + 1e-6);
        expect(Math.abs(box.angle)).toBeLessThanOrEqual(Math.PI / 4 + 1e-9);
      }),
    );
  });

  it.each([-30, -12, 0, 9, 40])("has the angle of a line that is slanted by %i degrees", (degrees) => {
    const radians = (degrees * Math.PI) / 180;
    const line = { centreX: 200, centreY: 100, width: 160, height: 20, angle: radians };
    const corners: Point[] = [-80, 80].flatMap((along) => [-10, 10].map((down) => pointInBox(line, along, down)));
    const box = smallestBoxAround(corners);
    expect(box.angle).toBeCloseTo(radians);
    expect([box.centreX, box.centreY, box.width, box.height]).toEqual([
      expect.closeTo(200),
      expect.closeTo(100),
      expect.closeTo(161),
      expect.closeTo(21),
    ]);
  });
});

it("a box grows on both sides", () => {
  const box = { centreX: 5, centreY: 5, width: 10, height: 4, angle: 0.1 };
  expect(growBox(box, 2, 1)).toEqual({ ...box, width: 14, height: 6 });
});
