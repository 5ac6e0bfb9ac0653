import type { GreyRaster } from "../artifacts/capture-schemas.ts";
import { around, findInk, heightOf, type InkArea, middleOf, widthOf } from "./find-ink.ts";
import { findPriceParts, isWithin, type PricePart } from "./find-price-parts.ts";
import { createGreyRaster, interpolateGrey } from "./grey-raster.ts";
import { growBox, pointInBox, type RotatedBox } from "./rotated-box.ts";
import { straightenLine } from "./straighten-line.ts";

/*
 * Ads set prices in several sizes: "9" large, "99" small and raised, "€" small. The detector takes these for lines of
 * their own or misses them, and readers of lines expect one size. Here a price is set again in one size.
 */

/** A price in one size. */
export interface SetPrice {
  /** Dark on white. */
  line: GreyRaster;
  /** The part of the picture that it shows. */
  region: RotatedBox;
  /** The number of digits before raised cents; null without cents. Digits that touch count as one. */
  digitsBeforeCents: number | null;
  hasSign: boolean;
  /** @returns the share of the region's width at this share of the line's width. */
  toRegion(share: number): number;
}

/** Height of the detected line in the strip around it, and the strip's margins in heights of the line. */
const LINE_PX = 64;
const STRIP_MARGIN = { sideways: 4, upDown: 1.5 };
const MIN_CONTRAST = 40;
const MIN_INK_PIXELS = 6;
/** Blurred edges of letters. */
const EDGE_PX = 2;
/** Share of the detected line's pixels on either side that are taken for the darkest and the lightest. */
const EXTREMES_SHARE = 0.05;

/** Heights, margins and gaps of the line that is set. */
const DIGIT_PX = 44;
const MARGIN_PX = 14;
const GAP_PX = { sign: 14, number: 5 };

/** Of the box around found digits, in their height: as the detector's boxes. */
const NUMBER_MARGIN = 0.2;

interface Strip {
  raster: GreyRaster;
  box: RotatedBox;
  /** Where the detected line is. */
  seen: InkArea;
  ink: number;
  ground: number;
}

function cutStrip(picture: GreyRaster, line: RotatedBox): Strip | null {
  const box = growBox(line, STRIP_MARGIN.sideways * line.height, STRIP_MARGIN.upDown * line.height);
  const raster = straightenLine(picture, box, Math.round(LINE_PX * (1 + 2 * STRIP_MARGIN.upDown)));
  const scale = raster.width / box.width;
  const [sideways, upDown] = [STRIP_MARGIN.sideways, STRIP_MARGIN.upDown].map((margin) => margin * line.height * scale);
  const [left, top] = [Math.round(sideways ?? 0), Math.round(upDown ?? 0)];
  const seen = { left, top, right: raster.width - left, bottom: raster.height - top };
  const shades = findShades(raster, seen);
  return shades === null ? null : { raster, box, seen, ...shades };
}

/** The shades of the letters and of what is behind them; null where they hardly differ. */
function findShades(raster: GreyRaster, seen: InkArea) {
  const shades = listShades(raster, seen).sort();
  const ground = listShades(raster, seen, true).sort();
  const [dark, light] = [shareOf(shades, EXTREMES_SHARE), shareOf(shades, 1 - EXTREMES_SHARE)];
  // In heavy type most of a line is ink; its edges are background.
  const edge = shareOf(ground, 0.5);
  const ink = Math.abs(dark - edge) > Math.abs(light - edge) ? dark : light;
  return Math.abs(ink - edge) < MIN_CONTRAST ? null : { ink, ground: edge };
}

const shareOf = (sorted: Uint8Array, share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** The shades within the area, or those at its edges. */
function listShades({ width, grey }: GreyRaster, { left, top, right, bottom }: InkArea, edgesOnly = false): Uint8Array {
  const shades: number[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if (!edgesOnly || x === left || x === right - 1 || y === top || y === bottom - 1)
        shades.push(grey[y * width + x] ?? 0);
  return Uint8Array.from(shades);
}

/** Parts of a price, and which pixels of the strip are theirs. */
interface PriceInk {
  parts: PricePart[];
  /** Whether the pixel is ink of the part or beside it. */
  isNear(part: PricePart, x: number, y: number): boolean;
}

function findPrice({ raster, seen, ink, ground }: Strip): PriceInk {
  const { width, height } = raster;
  const maxDifference = Math.abs(ink - ground) / 2;
  const { areas, labels } = findInk(raster, (shade) => Math.abs(shade - ink) < maxDifference);
  const labelOf = new Map(
    areas
      // Ink at the strip's edge goes on outside of it: it is something larger.
      .filter(({ area }) => area.left > 0 && area.top > 0 && area.right < width && area.bottom < height)
      .filter(({ pixels }) => pixels >= MIN_INK_PIXELS)
      .map(({ area, label }) => [area, label]),
  );
  const parts = findPriceParts([...labelOf.keys()], seen);
  const labelsOf = new Map(
    parts.map((part) => [part, new Set(part.glyphs.flatMap((area) => labelOf.get(area) ?? []))]),
  );
  return {
    parts,
    isNear: (part, x, y) => {
      const own = labelsOf.get(part);
      for (let row = Math.max(0, y - EDGE_PX); row <= Math.min(height - 1, y + EDGE_PX); row += 1)
        for (let column = Math.max(0, x - EDGE_PX); column <= Math.min(width - 1, x + EDGE_PX); column += 1)
          if (own?.has(labels[row * width + column] ?? 0)) return true;
      return false;
    },
  };
}

/** Where a part is in the line that is set. */
interface SetPart {
  part: PricePart;
  from: number;
  to: number;
  top: number;
  /** Pixels of the line per pixel of the strip. */
  scale: number;
}

/** Places the parts beside each other in one size. */
function setParts(parts: readonly PricePart[]): SetPart[] {
  const number = parts.find(({ kind }) => kind === "number");
  if (number === undefined) return [];
  const [digits] = number.glyphs;
  if (digits === undefined) return [];
  const set: SetPart[] = [];
  for (const [at, part] of parts.entries()) {
    const { kind, area } = part;
    const before = parts[at - 1]?.kind;
    const gap = before === undefined ? 0 : kind === "sign" || before === "sign" ? GAP_PX.sign : GAP_PX.number;
    // A mark keeps its size and its height on the line.
    const isOfNumber = kind === "mark" || kind === "number";
    const scale = DIGIT_PX / heightOf(isOfNumber ? digits : area);
    const from = (set.at(-1)?.to ?? MARGIN_PX) + gap;
    const top = MARGIN_PX + (isOfNumber ? (area.top - digits.top) * scale : 0);
    set.push({ part, from, to: from + widthOf(area) * scale, top, scale });
  }
  return set;
}

function drawParts({ raster, ink, ground }: Strip, { isNear }: PriceInk, set: readonly SetPart[]): GreyRaster {
  const width = Math.ceil((set.at(-1)?.to ?? 0) + MARGIN_PX);
  return createGreyRaster(width, DIGIT_PX + 2 * MARGIN_PX, (column, row) => {
    let shade = 1;
    for (const { part, from, to, top, scale } of set) {
      if (column < from - EDGE_PX || column >= to + EDGE_PX) continue;
      const [x, y] = [part.area.left + (column - from) / scale, part.area.top + (row - top) / scale];
      if (!isNear(part, Math.round(x), Math.round(y))) continue;
      shade = Math.min(shade, (interpolateGrey(raster, x, y) - ink) / (ground - ink));
    }
    return Math.round(255 * Math.max(0, shade));
  });
}

/** The number's part also has points. */
function countDigits(parts: readonly PricePart[]): number {
  const heights = parts.find(({ kind }) => kind === "number")?.glyphs.map(heightOf) ?? [];
  return heights.filter((height) => height >= Math.max(...heights) / 2).length;
}

/** The part of the picture in which the areas of the strip are. */
function toPicture({ raster, box }: Strip, area: InkArea): RotatedBox {
  const [scaleX, scaleY] = [box.width / raster.width, box.height / raster.height];
  const { x, y } = middleOf(area);
  const [centreX, centreY] = pointInBox(box, (x - raster.width / 2) * scaleX, (y - raster.height / 2) * scaleY);
  return { centreX, centreY, width: widthOf(area) * scaleX, height: heightOf(area) * scaleY, angle: box.angle };
}

/**
 * Sets the price of which the detector saw at least a part.
 *
 * @returns null where the line is the whole price, in one size.
 */
export function setPrice(picture: GreyRaster, seen: RotatedBox): SetPrice | null {
  const strip = cutStrip(picture, seen);
  if (strip === null) return null;
  const price = findPrice(strip);
  const { parts } = price;
  const number = parts.find(({ kind }) => kind === "number")?.area;
  // Raised cents were seen alone. Around them the strip may be too short for the digits.
  if (number !== undefined && number.bottom > strip.seen.bottom + heightOf(number) / 4) {
    const digits = toPicture(strip, number);
    const margin = NUMBER_MARGIN * digits.height;
    return digits.height > seen.height ? setPrice(picture, growBox(digits, margin, margin)) : null;
  }
  const hasCents = parts.some(({ kind }) => kind === "cents");
  const hasSign = parts.some(({ kind }) => kind === "sign");
  // A sign as large as the digits is found as one of them.
  const isSeenWhole = parts.every(({ glyphs }) => glyphs.every((area) => isWithin(area, strip.seen)));
  if (!hasCents && !hasSign && isSeenWhole) return null;
  const set = setParts(parts);
  const line = drawParts(strip, price, set);
  const all = around(parts.map(({ area }) => area));
  return {
    line,
    region: toPicture(strip, all),
    hasSign,
    digitsBeforeCents: hasCents ? countDigits(parts) : null,
    toRegion: (share) => {
      const at = share * line.width;
      const placed = set.find(({ to }) => at <= to) ?? set.at(-1);
      if (placed === undefined) return share;
      const { part, from, to, scale } = placed;
      return (part.area.left + Math.min(to - from, Math.max(0, at - from)) / scale - all.left) / widthOf(all);
    },
  };
}
