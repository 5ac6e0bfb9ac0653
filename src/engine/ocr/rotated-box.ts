/** A rectangle around a line of text, in pixels. */
export interface RotatedBox {
  centreX: number;
  centreY: number;
  /** Along the line. */
  width: number;
  height: number;
  /** Clockwise angle of the line, in radians: -π/4 to π/4. */
  angle: number;
}

export type Point = readonly [x: number, y: number];

/** The point at (along, down) from the box's centre, in the box's own directions. */
export function pointInBox({ centreX, centreY, angle }: RotatedBox, along: number, down: number): Point {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [centreX + along * cosine - down * sine, centreY + along * sine + down * cosine];
}

/** Whether the centre of the other box is in the box. The box's slant is ignored. */
export const containsCentre = (box: RotatedBox, { centreX, centreY }: RotatedBox): boolean =>
  Math.abs(centreX - box.centreX) <= box.width / 2 && Math.abs(centreY - box.centreY) <= box.height / 2;

export const growBox = (box: RotatedBox, sideways: number, upDown: number): RotatedBox => ({
  ...box,
  width: box.width + 2 * sideways,
  height: box.height + 2 * upDown,
});

/** Twice the area of the triangle, negative where it turns left. */
const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (before === undefined || last === undefined || cross(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** The convex hull (Andrew's monotone chain). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const hull = [...halfHull(sorted), ...halfHull(sorted.toReversed())];
  return hull.length > 0 ? hull : sorted.slice(0, 1);
}

/** The rectangle at this angle around the points. */
export function boundAtAngle(hull: readonly Point[], angle: number): RotatedBox {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const along = hull.map(([x, y]) => x * cosine + y * sine);
  const down = hull.map(([x, y]) => y * cosine - x * sine);
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...down), Math.max(...down)];
  const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centreX: middle * cosine - level * sine,
    centreY: middle * sine + level * cosine,
    // A pixel is one wide.
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  };
}

/** Turns the sides of a box, not the box: an angle outside ±45° describes the same box with its sides swapped. */
function limitAngle(box: RotatedBox): RotatedBox {
  if (box.angle > Math.PI / 4)
    return limitAngle({ ...box, angle: box.angle - Math.PI / 2, width: box.height, height: box.width });
  if (box.angle <= -Math.PI / 4)
    return limitAngle({ ...box, angle: box.angle + Math.PI / 2, width: box.height, height: box.width });
  return box;
}

/** The smallest rectangle around the points. One of its sides lies on a side of the convex hull. */
export function smallestBoxAround(points: readonly Point[]): RotatedBox {
  const hull = convexHull(points);
  const boxes = hull.map((point, at) => {
    const [nextX, nextY] = hull[(at + 1) % hull.length] ?? point;
    return boundAtAngle(hull, Math.atan2(nextY - point[1], nextX - point[0]));
  });
  const smallest = boxes.reduce((best, box) => (box.width * box.height < best.width * best.height ? box : best));
  return limitAngle(smallest);
}
