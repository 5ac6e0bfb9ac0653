import type { LumaGrid } from "../artifacts/evidence.ts";

/** A part of a picture, in shares of its width and height. */
export interface CropFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const FULL_FRAME: CropFrame = { left: 0, top: 0, width: 1, height: 1 };

/** 0 to 1: how much a flat background may vary through compression and faint gradients. */
const MAX_FLAT_DIFFERENCE = 0.04;
/** Text, buttons and logos cover less than the rest of a panel, and hardly any of its last line. */
const MIN_PANEL_BACKGROUND_SHARE = 0.5;
const MIN_LAST_LINE_BACKGROUND_SHARE = 0.8;
/** A line beyond the panel contains at most this share of its background. */
const MAX_BACKGROUND_BEYOND_PANEL = 0.15;
/** A panel with only text and a button has at least this share of background. */
const MIN_PLAIN_BACKGROUND_SHARE = 0.85;
/** Cells that are less visible than this are ignored. */
const MIN_CELL_VISIBILITY = 0.2;
/** A picture smaller than this share of the ad's height or width is a logo. */
const MIN_PICTURE_SHARE = 0.12;

const isSameColour = ({ luma, blueChroma, redChroma }: LumaGrid, one: number, other: number): boolean =>
  Math.abs((luma[one] ?? 0) - (luma[other] ?? 0)) < MAX_FLAT_DIFFERENCE &&
  Math.abs((blueChroma[one] ?? 0) - (blueChroma[other] ?? 0)) < MAX_FLAT_DIFFERENCE &&
  Math.abs((redChroma[one] ?? 0) - (redChroma[other] ?? 0)) < MAX_FLAT_DIFFERENCE;

/** The cells of each line of the grid, from one edge inwards. */
type CellLines = readonly (readonly number[])[];

/** A cell of the commonest colour. */
const commonestCell = (grid: LumaGrid, cells: readonly number[]): number | undefined => {
  const relatives = cells.map((cell) => cells.filter((other) => isSameColour(grid, cell, other)).length);
  return cells[relatives.indexOf(Math.max(...relatives))];
};

/**
 * Finds the lines from the edge that form one panel: one background, whatever is written on it, up to an abrupt end.
 * Includes all lines if there is hardly anything else.
 *
 * @returns their number, and the share of their background, 0 to 1.
 */
const findPanel = (grid: LumaGrid, lines: CellLines) => {
  const visibleLines = lines.map((cells) =>
    cells.filter((cell) => (grid.visibleShares[cell] ?? 0) >= MIN_CELL_VISIBILITY),
  );
  const ground = commonestCell(grid, visibleLines.find((cells) => cells.length > 0) ?? []);
  if (ground === undefined) return { lines: lines.length, flat: 1 };
  // A hidden line neither ends nor starts a panel.
  const flat = visibleLines.map((cells) =>
    cells.length === 0
      ? MIN_PANEL_BACKGROUND_SHARE
      : cells.filter((cell) => isSameColour(grid, cell, ground)).length / cells.length,
  );
  let panel = { lines: 0, flat: 1 };
  let sum = 0;
  for (const [at, share] of flat.entries()) {
    sum += share;
    if (sum < MIN_PANEL_BACKGROUND_SHARE * (at + 1)) return panel;
    // The line at the border may contain some of both.
    const beyond = flat.slice(at + 2, at + 4);
    if (
      share > MIN_LAST_LINE_BACKGROUND_SHARE &&
      beyond.length > 0 &&
      Math.max(...beyond) < MAX_BACKGROUND_BEYOND_PANEL
    )
      panel = { lines: at + 1, flat: sum / (at + 1) };
  }
  // A product on a plain background is a picture; letters on a poster leave only background.
  return sum >= MIN_PLAIN_BACKGROUND_SHARE * lines.length ? { lines: lines.length, flat: sum / lines.length } : panel;
};

/** The lines between the panels at both ends. */
const findPictureLines = (grid: LumaGrid, lines: CellLines): { from: number; count: number } | null => {
  const [near, far] = [findPanel(grid, lines), findPanel(grid, lines.toReversed())];
  const count = lines.length - near.lines - far.lines;
  if (count >= lines.length * MIN_PICTURE_SHARE) return { from: near.lines, count };
  // Two backgrounds meet: the text is on the plainer one, and the other one contains a picture.
  const busier = near.flat < far.flat ? near : far;
  if (busier.flat >= MIN_PLAIN_BACKGROUND_SHARE) return null;
  return { from: busier === near ? 0 : lines.length - far.lines, count: busier.lines };
};

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/**
 * A picture without the flat panels at its edges that contain the ad's text.
 *
 * @returns null for a poster that contains nothing but text.
 */
export const cropTextPanels = (grid: LumaGrid): CropFrame | null => {
  const { columns, rows } = grid;
  const down = findPictureLines(
    grid,
    range(rows).map((row) => range(columns).map((column) => row * columns + column)),
  );
  if (down === null) return null;
  const across = findPictureLines(
    grid,
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
