import type { LumaGrid } from "../artifacts/evidence.ts";

/** A part of a picture, in shares of its width and height. */
export interface CropFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const FULL_FRAME: CropFrame = { left: 0, top: 0, width: 1, height: 1 };

/** Of 0 to 1: what a flat ground may vary by, with compression and a faint gradient. */
const MAX_FLAT_DIFFERENCE = 0.04;
/** Words, buttons and marks take less of a panel than this, and hardly any of its last line. */
const MIN_PANEL_BACKGROUND_SHARE = 0.5;
const MIN_LAST_LINE_BACKGROUND_SHARE = 0.8;
/** What is no longer the panel holds less of its ground than this. */
const MAX_BACKGROUND_BEYOND_PANEL = 0.15;
/** Where nothing but words and a button stand on it, a ground fills more than this. */
const MIN_PLAIN_BACKGROUND_SHARE = 0.85;
/** A cell less of which can be seen tells no ground. */
const MIN_CELL_VISIBILITY = 0.2;
/** A picture of less than an eighth of the ad's height or width is a logo. */
const MIN_PICTURE_SHARE = 0.12;

const isSameColour = ({ luma, blueChroma, redChroma }: LumaGrid, one: number, other: number): boolean =>
  Math.abs((luma[one] ?? 0) - (luma[other] ?? 0)) < MAX_FLAT_DIFFERENCE &&
  Math.abs((blueChroma[one] ?? 0) - (blueChroma[other] ?? 0)) < MAX_FLAT_DIFFERENCE &&
  Math.abs((redChroma[one] ?? 0) - (redChroma[other] ?? 0)) < MAX_FLAT_DIFFERENCE;

/** The cells of each line, from an edge inwards. */
type CellLines = readonly (readonly number[])[];

/** A flat part at an edge: how many lines of it, and how much of them is its ground, 0 to 1. */
interface TextPanel {
  lines: number;
  flat: number;
}

/** The commonest colour of some cells, as one of them. */
const commonestCell = (sketch: LumaGrid, cells: readonly number[]): number | undefined => {
  const relatives = cells.map((cell) => cells.filter((other) => isSameColour(sketch, cell, other)).length);
  return cells[relatives.indexOf(Math.max(...relatives))];
};

/**
 * How many lines from the edge on are one panel: one ground, whatever is written on it, up to where it ends all at once. All of
 * them where there is hardly anything but that ground.
 */
const findPanel = (sketch: LumaGrid, lines: CellLines): TextPanel => {
  const shown = lines.map((cells) =>
    cells.filter((cell) => (sketch.visibleShares[cell] ?? 0) >= MIN_CELL_VISIBILITY),
  );
  const ground = commonestCell(sketch, shown.find((cells) => cells.length > 0) ?? []);
  if (ground === undefined) return { lines: lines.length, flat: 1 };
  // Of a line that cannot be seen nothing is known: it ends no panel, and begins none.
  const flat = shown.map((cells) =>
    cells.length === 0
      ? MIN_PANEL_BACKGROUND_SHARE
      : cells.filter((cell) => isSameColour(sketch, cell, ground)).length / cells.length,
  );
  let panel: TextPanel = { lines: 0, flat: 1 };
  let sum = 0;
  for (const [at, share] of flat.entries()) {
    sum += share;
    if (sum < MIN_PANEL_BACKGROUND_SHARE * (at + 1)) return panel;
    // The line in between may hold some of both.
    const beyond = flat.slice(at + 2, at + 4);
    if (
      share > MIN_LAST_LINE_BACKGROUND_SHARE &&
      beyond.length > 0 &&
      Math.max(...beyond) < MAX_BACKGROUND_BEYOND_PANEL
    )
      panel = { lines: at + 1, flat: sum / (at + 1) };
  }
  // A product on a plain ground is a picture; what letters leave of a poster is ground alone.
  return sum >= MIN_PLAIN_BACKGROUND_SHARE * lines.length
    ? { lines: lines.length, flat: sum / lines.length }
    : panel;
};

/** What lies between the panels at either end: from where, and how many lines. */
const findPictureLines = (sketch: LumaGrid, lines: CellLines): { from: number; count: number } | null => {
  const [near, far] = [findPanel(sketch, lines), findPanel(sketch, lines.toReversed())];
  const count = lines.length - near.lines - far.lines;
  if (count >= lines.length * MIN_PICTURE_SHARE) return { from: near.lines, count };
  // Two grounds meet: the words stand on the barer one, and the other is a picture of something upon it.
  const busier = near.flat < far.flat ? near : far;
  if (busier.flat >= MIN_PLAIN_BACKGROUND_SHARE) return null;
  return { from: busier === near ? 0 : lines.length - far.lines, count: busier.lines };
};

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/**
 * A picture without the flat panels at its edges on which an ad's words stand; null where it is nothing but such
 * a panel: a poster of words alone.
 */
export const cropTextPanels = (sketch: LumaGrid): CropFrame | null => {
  const { columns, rows } = sketch;
  const down = findPictureLines(
    sketch,
    range(rows).map((row) => range(columns).map((column) => row * columns + column)),
  );
  if (down === null) return null;
  const across = findPictureLines(
    sketch,
    range(columns).map((column) => range(down.count).map((row) => (down.from + row) * columns + column)),
  );
  if (across === null) return null;
  return {
    left: across.from / columns,
    top: down.from / rows,
    width: across.count / columns,
    height: down.count / rows,
  };
};
