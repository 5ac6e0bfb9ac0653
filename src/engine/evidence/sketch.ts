import type { Sketch } from "../products/evidence.ts";
import { boundsOf, type Part, type View } from "./view.ts";

/** Cells along the longer side: enough to tell a scene by, too few to see lettering or grain. */
const LONGER = 32;
const SHORTEST = 4;
/** Luma: what a cell's ground may vary by. */
const NEAR = 16;

/** Pixels of a cell: from and to, across and down. */
type Cell = readonly [fromX: number, toX: number, fromY: number, toY: number];

/** How often each luma occurs in a cell, written over for the next one. */
const counts = new Uint32Array(256);

/** The middle luma of what can be seen of a cell: its ground, since letters fill less than half of it. */
const medianOf = (
  { width, luma, hidden }: View,
  [fromX, toX, fromY, toY]: Cell,
): [median: number, seen: number] => {
  counts.fill(0);
  let seen = 0;
  for (let y = fromY; y < toY; y += 1)
    for (let at = y * width + fromX; at < y * width + toX; at += 1) {
      if (hidden[at] === 1) continue;
      const value = luma[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      seen += 1;
    }
  let median = 0;
  for (let sum = counts[0] ?? 0; sum * 2 < seen; sum += counts[median] ?? 0) median += 1;
  return [median, seen];
};

/** Adds a cell to the sketch: its ground's luma, and how much bluer and redder than grey it is. */
const draw = (sketch: Sketch, view: View, cell: Cell): void => {
  const { width, luma, hidden, rgba } = view;
  const [fromX, toX, fromY, toY] = cell;
  const [median, seen] = medianOf(view, cell);
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let y = fromY; y < toY; y += 1)
    for (let at = y * width + fromX; at < y * width + toX; at += 1) {
      if (hidden[at] === 1 || Math.abs((luma[at] ?? 0) - median) > NEAR) continue;
      r += rgba[at * 4] ?? 0;
      g += rgba[at * 4 + 1] ?? 0;
      b += rgba[at * 4 + 2] ?? 0;
      count += 1;
    }
  const levels = Math.max(1, count) * 255;
  const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / levels;
  sketch.light.push(light);
  sketch.blue.push(b / levels - light);
  sketch.red.push(r / levels - light);
  sketch.seen.push(seen / ((toX - fromX) * (toY - fromY)));
};

/** The bounds of `count` cells along a side: none empty. */
const edges = (from: number, length: number, count: number): [from: number, to: number][] =>
  Array.from({ length: count }, (_, at) => {
    const start = from + Math.floor((at * length) / count);
    return [start, Math.max(start + 1, from + Math.floor(((at + 1) * length) / count))];
  });

/** A part of a picture in a few hundred square cells, without the letters that stand upon it. */
export const sketchOf = (view: View, part: Part): Sketch => {
  const { fromX, fromY, toX, toY } = boundsOf(view, part);
  const unit = Math.max(toX - fromX, toY - fromY) / LONGER;
  const columns = Math.max(SHORTEST, Math.round((toX - fromX) / unit));
  const rows = Math.max(SHORTEST, Math.round((toY - fromY) / unit));
  const sketch: Sketch = { columns, rows, light: [], blue: [], red: [], seen: [] };
  const across = edges(fromX, toX - fromX, columns);
  for (const [top, bottom] of edges(fromY, toY - fromY, rows))
    for (const [left, right] of across) draw(sketch, view, [left, right, top, bottom]);
  return sketch;
};
