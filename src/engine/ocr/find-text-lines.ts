import type { GreyRaster } from "../artifacts/capture-schemas.ts";
import { resizeRaster } from "./grey-raster.ts";
import type { OnnxModel } from "./onnx-model.ts";
import {
  boundAtAngle,
  containsCentre,
  growBox,
  type Point,
  pointInBox,
  type RotatedBox,
  smallestBoxAround,
} from "./rotated-box.ts";

/*
 * PaddleOCR's detector: a map of how likely each pixel is text, of which connected areas are lines
 * (https://github.com/PaddlePaddle/PaddleOCR, "DB" post-processing).
 */

/** Longer side of the picture that the detector sees; a larger one takes longer and finds no more. */
const DETECTION_SIDE_PX = 960;
/** The detector misses a few very large letters, and finds them where they are smaller. */
const LARGE_TEXT_SIDE_PX = 480;
/** The detector needs sides that are multiples of it. */
const SIDE_STEP_PX = 32;
/** Means and deviations of the three colours in the pictures that the detector was trained on. */
const COLOUR_MEANS = [0.485, 0.456, 0.406] as const;
const COLOUR_DEVIATIONS = [0.229, 0.224, 0.225] as const;

const MIN_TEXT_PROBABILITY = 0.3;
const MIN_LINE_PROBABILITY = 0.6;
/** From it on, an area may be part of a price, whose sizes of type confuse the detector. */
const MIN_PRICE_PROBABILITY = 0.4;
/** The map shows the core of a line; its box is this factor of area divided by girth larger on each side. */
const GROWTH_FACTOR = 1.6;
const MIN_LINE_PIXELS = 12;
const MIN_LINE_HEIGHT_PX = 3;

interface ProbabilityMap {
  width: number;
  height: number;
  data: Float32Array;
}

const roundSide = (length: number): number => Math.max(SIDE_STEP_PX, Math.round(length / SIDE_STEP_PX) * SIDE_STEP_PX);

/** Grey in all three colours, normalised. */
function toColourPlanes({ width, height, grey }: GreyRaster): Float32Array {
  const pixels = width * height;
  const planes = new Float32Array(3 * pixels);
  for (const [colour, mean] of COLOUR_MEANS.entries()) {
    const deviation = COLOUR_DEVIATIONS[colour] ?? 1;
    for (let at = 0; at < pixels; at += 1) planes[colour * pixels + at] = ((grey[at] ?? 0) / 255 - mean) / deviation;
  }
  return planes;
}

/** Areas of connected pixels above the threshold. */
function findAreas({ width, height, data }: ProbabilityMap): Point[][] {
  const seen = new Uint8Array(width * height);
  const isText = (at: number): boolean => seen[at] === 0 && (data[at] ?? 0) > MIN_TEXT_PROBABILITY;
  const areas: Point[][] = [];
  for (let start = 0; start < width * height; start += 1) {
    if (!isText(start)) continue;
    const area: Point[] = [];
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      area.push([x, y]);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const next = row * width + column;
          if (!isText(next)) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    if (area.length >= MIN_LINE_PIXELS) areas.push(area);
  }
  return areas;
}

/** The mean probability within the box. */
function meanProbability({ width, height, data }: ProbabilityMap, box: RotatedBox): number {
  let sum = 0;
  let count = 0;
  for (let down = 0.5 - box.height / 2; down < box.height / 2; down += 1)
    for (let along = 0.5 - box.width / 2; along < box.width / 2; along += 1) {
      const [x, y] = pointInBox(box, along, down).map(Math.round) as [number, number];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      sum += data[y * width + x] ?? 0;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}

/** Differences of angle (radians) and height, and the distance in heights, up to which two boxes are one line. */
const MAX_ANGLE_DIFFERENCE = 0.1;
const MAX_HEIGHT_RATIO = 1.4;
const MAX_GAP = 0.3;
const MAX_LEVEL_DIFFERENCE = 0.25;

function isOneLine(left: RotatedBox, right: RotatedBox): boolean {
  const height = Math.max(left.height, right.height);
  const [x, y] = [right.centreX - left.centreX, right.centreY - left.centreY];
  const [cosine, sine] = [Math.cos(left.angle), Math.sin(left.angle)];
  const gap = x * cosine + y * sine - (left.width + right.width) / 2;
  return (
    Math.abs(left.angle - right.angle) <= MAX_ANGLE_DIFFERENCE &&
    height <= MAX_HEIGHT_RATIO * Math.min(left.height, right.height) &&
    Math.abs(y * cosine - x * sine) <= MAX_LEVEL_DIFFERENCE * height &&
    gap <= MAX_GAP * height
  );
}

const cornersOf = (box: RotatedBox): Point[] =>
  [-0.5, 0.5].flatMap((along) => [-0.5, 0.5].map((down) => pointInBox(box, along * box.width, down * box.height)));

/** Joins the parts of a line between which the detector saw a gap, as before a currency sign. */
function joinLines(boxes: readonly RotatedBox[]): RotatedBox[] {
  const lines: RotatedBox[] = [];
  for (const box of boxes.toSorted((one, other) => one.centreX - other.centreX)) {
    const at = lines.findIndex((line) => isOneLine(line, box));
    const line = lines[at];
    if (line === undefined) lines.push(box);
    else
      lines[at] = boundAtAngle(
        [...cornersOf(line), ...cornersOf(box)],
        line.width >= box.width ? line.angle : box.angle,
      );
  }
  return lines;
}

/** What the detector found. */
export interface DetectedText {
  /** The lines, slanted ones too, from top to bottom. */
  lines: RotatedBox[];
  /** Areas that are lines only if they turn out to be prices. */
  unsure: RotatedBox[];
}

export async function findTextLines(picture: GreyRaster, detector: OnnxModel): Promise<DetectedText> {
  const found = await detectAtSize(picture, detector, DETECTION_SIDE_PX);
  const large = await detectAtSize(picture, detector, LARGE_TEXT_SIDE_PX);
  const isMissedIn =
    (boxes: readonly RotatedBox[]) =>
    (box: RotatedBox): boolean =>
      !boxes.some((one) => containsCentre(one, box) || containsCentre(box, one));
  const sure = found.filter(isSure);
  const lines = joinLines([...sure, ...large.filter(isSure).filter(isMissedIn(sure))]).toSorted(
    (one, other) => one.centreY - other.centreY || one.centreX - other.centreX,
  );
  const isUnsure = (box: DetectedBox): boolean => !isSure(box);
  const unsure = found.filter(isUnsure);
  return { lines, unsure: [...unsure, ...large.filter(isUnsure).filter(isMissedIn(unsure))] };
}

interface DetectedBox extends RotatedBox {
  probability: number;
}

const isSure = ({ probability }: DetectedBox): boolean => probability >= MIN_LINE_PROBABILITY;

async function detectAtSize(picture: GreyRaster, detector: OnnxModel, side: number): Promise<DetectedBox[]> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const [width, height] = [roundSide(picture.width * scale), roundSide(picture.height * scale)];
  const { data } = await detector.run(toColourPlanes(resizeRaster(picture, width, height)), [1, 3, height, width]);
  const map = { width, height, data };
  const [scaleX, scaleY] = [picture.width / width, picture.height / height];
  // Both scales differ by rounding only.
  const toPicture = ({ centreX, centreY, ...box }: RotatedBox): RotatedBox => ({
    ...box,
    centreX: centreX * scaleX,
    centreY: centreY * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
  });
  return findAreas(map)
    .map(smallestBoxAround)
    .filter((box) => Math.min(box.width, box.height) >= MIN_LINE_HEIGHT_PX)
    .map((box) => ({ box, probability: meanProbability(map, box) }))
    .filter(({ probability }) => probability >= MIN_PRICE_PROBABILITY)
    .map(({ box, probability }) => {
      const growth = (GROWTH_FACTOR * box.width * box.height) / (2 * (box.width + box.height));
      return { ...toPicture(growBox(box, growth, growth)), probability };
    });
}
