import type { Box } from "../../contract/evaluator-interface.ts";
import type { Raster } from "../artifacts/capture-schemas.ts";

/** A flat area of the picture with something drawn on it: a button, badge, ribbon or card. */
export interface Patch {
  /** The bounding box in the picture's pixels. */
  box: Box;
  /** The brightness of the area. */
  shade: number;
  /** First and last column of each row, in the picture's pixels. A row stands for `step` pixels. */
  spans: (readonly [from: number, to: number])[];
  step: number;
}

/**
 * Maximum difference per colour channel: between neighbouring pixels, which allows for gradients, and from the first
 * pixel.
 */
const MAX_NEIGHBOUR_DIFFERENCE = 4;
const MAX_SEED_DIFFERENCE = 24;
/** A card of a third of the ad is read together with the ad. */
const MAX_PATCH_AREA_SHARE = 0.3;
/** In the raster's pixels: in a feed ad about 30 × 30 of its own pixels. */
const MIN_PATCH_PIXELS = 60;
const MIN_PATCH_SIDE_PX = 6;
/** Less ink is a speck on a wall; more is a background with something in front of it. */
const INK_SHARE_RANGE = { least: 0.03, most: 0.6 };
/** Buttons, badges and ribbons are convex; areas in photographs are not. Blurred corners cost a little. */
const MIN_CONVEXITY = 0.9;
const MAX_PATCHES = 12;

/**
 * The picture's patches, largest first. They are found by colour, because a red badge on dark wood is as bright as the
 * wood. A small raster is enough for outlines.
 *
 * @param step How many of the picture's pixels one raster pixel stands for.
 */
export function findPatches(raster: Raster, step: number): Patch[] {
  const visited = new Uint8Array(raster.width * raster.height);
  const patches: Patch[] = [];
  for (let start = 0; start < visited.length; start += 1) {
    if (visited[start] === 1) continue;
    const patch = toPatch(raster, floodFill(raster, start, visited), step);
    if (patch !== null) patches.push(patch);
  }
  const boxArea = ({ box }: Patch) => box.width * box.height;
  return patches.sort((one, other) => boxArea(other) - boxArea(one)).slice(0, MAX_PATCHES);
}

/** The connected pixels whose colour is similar to the first one's. */
function floodFill({ width, height, rgba }: Raster, start: number, visited: Uint8Array): number[] {
  const colourDifference = (one: number, other: number): number =>
    Math.max(...[0, 1, 2].map((part) => Math.abs((rgba[one * 4 + part] ?? 0) - (rgba[other * 4 + part] ?? 0))));
  const found = [start];
  visited[start] = 1;
  for (let next = 0; next < found.length; next += 1) {
    const at = found[next] ?? 0;
    const column = at % width;
    const neighbours = [at - width, at + width];
    if (column > 0) neighbours.push(at - 1);
    if (column < width - 1) neighbours.push(at + 1);
    for (const neighbour of neighbours) {
      if (neighbour < 0 || neighbour >= width * height || visited[neighbour] === 1) continue;
      if (
        colourDifference(neighbour, at) > MAX_NEIGHBOUR_DIFFERENCE ||
        colourDifference(neighbour, start) > MAX_SEED_DIFFERENCE
      )
        continue;
      visited[neighbour] = 1;
      found.push(neighbour);
    }
  }
  return found;
}

function toPatch({ width, height, rgba }: Raster, pixels: readonly number[], step: number): Patch | null {
  if (pixels.length < MIN_PATCH_PIXELS || pixels.length > width * height * MAX_PATCH_AREA_SHARE) return null;
  const rows = rowSpans(pixels, width);
  const top = Math.min(...rows.keys());
  const bottom = Math.max(...rows.keys());
  const spans = Array.from({ length: bottom - top + 1 }, (_, row) => rows.get(top + row) ?? ([0, -1] as const));
  const left = Math.min(...spans.map(([from]) => from));
  const right = Math.max(...spans.map(([, to]) => to));
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const area = spans.reduce((sum, [from, to]) => sum + Math.max(0, to - from + 1), 0);
  const inked = 1 - pixels.length / area;
  if (Math.min(box.width, box.height) < MIN_PATCH_SIDE_PX) return null;
  if (inked < INK_SHARE_RANGE.least || inked > INK_SHARE_RANGE.most) return null;
  if (area < MIN_CONVEXITY * convexArea(spans)) return null;
  return {
    box: { x: box.x * step, y: box.y * step, width: box.width * step, height: box.height * step },
    shade: median(pixels.map((at) => brightness(rgba, at * 4))),
    spans: spans.map(([from, to]) => [from * step, (to + 1) * step - 1] as const),
    step,
  };
}

/** The area of the convex hull around rows of pixels. */
function convexArea(spans: readonly (readonly [number, number])[]): number {
  const rows = spans.flatMap(([from, to], y) => (to < from ? [] : [{ from, to: to + 1, y }]));
  const edge = (side: "from" | "to"): Point[] =>
    rows.flatMap((row) => [row.y, row.y + 1].map((y) => ({ x: row[side], y })));
  const [left, right] = [convexChain(edge("from"), 1), convexChain(edge("to"), -1)];
  return Math.abs(polygonArea([...left, ...right.reverse()]));
}

interface Point {
  x: number;
  y: number;
}

/** One side of the convex hull of points that are sorted from top to bottom. @param side 1 left, -1 right. */
function convexChain(points: readonly Point[], side: 1 | -1): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = chain.slice(-2);
      if (before === undefined || last === undefined) break;
      const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
      if (side * turn < 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain;
}

const polygonArea = (corners: readonly Point[]): number =>
  corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

function rowSpans(pixels: readonly number[], width: number): Map<number, readonly [number, number]> {
  const rows = new Map<number, readonly [number, number]>();
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [from, to] = rows.get(y) ?? [x, x];
    rows.set(y, [Math.min(from, x), Math.max(to, x)]);
  }
  return rows;
}

/** ITU-R BT.601, as in the legible picture. */
const brightness = (rgba: Uint8Array, at: number): number =>
  Math.floor((299 * (rgba[at] ?? 0) + 587 * (rgba[at + 1] ?? 0) + 114 * (rgba[at + 2] ?? 0) + 500) / 1000);

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
