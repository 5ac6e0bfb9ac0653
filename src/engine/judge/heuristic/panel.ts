import type { Sketch } from "../../products/evidence.ts";

/** A part of a picture, in shares of its width and height. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const EVERYTHING: Frame = { left: 0, top: 0, width: 1, height: 1 };

/** Of 0 to 1: what a flat ground may vary by, with compression and a faint gradient. */
const FLAT = 0.04;
/** Words, buttons and marks take less of a panel than this, and hardly any of its last line. */
const MARKED = 0.5;
const MARGIN = 0.8;
/** What is no longer the panel holds less of its ground than this. */
const ABRUPT = 0.15;
/** Where nothing but words and a button stand on it, a ground fills more than this. */
const BARE = 0.85;
/** A cell less of which can be seen tells no ground. */
const SEEN = 0.2;
/** A picture of less than an eighth of the ad's height or width is a logo. */
const LEAST_PICTURED = 0.12;

const alike = ({ light, blue, red }: Sketch, one: number, other: number): boolean =>
  Math.abs((light[one] ?? 0) - (light[other] ?? 0)) < FLAT &&
  Math.abs((blue[one] ?? 0) - (blue[other] ?? 0)) < FLAT &&
  Math.abs((red[one] ?? 0) - (red[other] ?? 0)) < FLAT;

/** The cells of each line, from an edge inwards. */
type Lines = readonly (readonly number[])[];

/** A flat part at an edge: how many lines of it, and how much of them is its ground, 0 to 1. */
interface Panel {
  lines: number;
  flat: number;
}

/** The commonest colour of some cells, as one of them. */
const groundOf = (sketch: Sketch, cells: readonly number[]): number | undefined => {
  const relatives = cells.map((cell) => cells.filter((other) => alike(sketch, cell, other)).length);
  return cells[relatives.indexOf(Math.max(...relatives))];
};

/**
 * How many lines from the edge on are one panel: one ground, whatever is written on it, up to where it ends all at once. All of
 * them where there is hardly anything but that ground.
 */
const panelOf = (sketch: Sketch, lines: Lines): Panel => {
  const shown = lines.map((cells) => cells.filter((cell) => (sketch.seen[cell] ?? 0) >= SEEN));
  const ground = groundOf(sketch, shown.find((cells) => cells.length > 0) ?? []);
  if (ground === undefined) return { lines: lines.length, flat: 1 };
  // Of a line that cannot be seen nothing is known: it ends no panel, and begins none.
  const flat = shown.map((cells) =>
    cells.length === 0 ? MARKED : cells.filter((cell) => alike(sketch, cell, ground)).length / cells.length,
  );
  let panel: Panel = { lines: 0, flat: 1 };
  let sum = 0;
  for (const [at, share] of flat.entries()) {
    sum += share;
    if (sum < MARKED * (at + 1)) return panel;
    // The line in between may hold some of both.
    const beyond = flat.slice(at + 2, at + 4);
    if (share > MARGIN && beyond.length > 0 && Math.max(...beyond) < ABRUPT)
      panel = { lines: at + 1, flat: sum / (at + 1) };
  }
  // A product on a plain ground is a picture; what letters leave of a poster is ground alone.
  return sum >= BARE * lines.length ? { lines: lines.length, flat: sum / lines.length } : panel;
};

/** What lies between the panels at either end: from where, and how many lines. */
const between = (sketch: Sketch, lines: Lines): { from: number; count: number } | null => {
  const [near, far] = [panelOf(sketch, lines), panelOf(sketch, lines.toReversed())];
  const count = lines.length - near.lines - far.lines;
  if (count >= lines.length * LEAST_PICTURED) return { from: near.lines, count };
  // Two grounds meet: the words stand on the barer one, and the other is a picture of something upon it.
  const busier = near.flat < far.flat ? near : far;
  if (busier.flat >= BARE) return null;
  return { from: busier === near ? 0 : lines.length - far.lines, count: busier.lines };
};

const indices = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/**
 * A picture without the flat panels at its edges on which an ad's words stand; null where it is nothing but such
 * a panel: a poster of words alone.
 */
export const picturedPart = (sketch: Sketch): Frame | null => {
  const { columns, rows } = sketch;
  const down = between(
    sketch,
    indices(rows).map((row) => indices(columns).map((column) => row * columns + column)),
  );
  if (down === null) return null;
  const across = between(
    sketch,
    indices(columns).map((column) => indices(down.count).map((row) => (down.from + row) * columns + column)),
  );
  if (across === null) return null;
  return {
    left: across.from / columns,
    top: down.from / rows,
    width: across.count / columns,
    height: down.count / rows,
  };
};
