import type { LumaGrid } from "../artifacts/evidence.ts";
import { type CropFrame, cropTextPanels, FULL_FRAME } from "./crop-text-panels.ts";

/** Parts of a picture that may show another one: its halves and its middle. */
const MIDDLE_FRAME: CropFrame = { left: 0.15, top: 0.15, width: 0.7, height: 0.7 };
const PARTIAL_FRAMES: readonly CropFrame[] = [
  { left: 0, top: 0, width: 1, height: 0.5 },
  { left: 0, top: 0.5, width: 1, height: 0.5 },
  { left: 0, top: 0, width: 0.5, height: 1 },
  { left: 0.5, top: 0, width: 0.5, height: 1 },
  MIDDLE_FRAME,
];

/** Points per side at which two pictures are compared: coarse to find an alignment, fine to refine it. */
const COARSE_GRID_SIZE = 8;
const FINE_GRID_SIZE = 12;
/** Only the best coarse alignments are refined. */
const MAX_REFINED_ALIGNMENTS = 3;

/**
 * Luma steps between neighbouring points, 0 to 1: below the first they are noise, above the second they count little
 * more.
 */
const NOISE_STEP = 0.01;
const SATURATING_STEP = 0.02;
/** Colour varies less than lightness, and white letters do not change it. */
const COLOUR_WEIGHT = 2;
/** Share of the points that must be visible in both pictures. */
const MIN_SHARED_VISIBILITY = 0.25;

const nestFrame = (part: CropFrame, of: CropFrame): CropFrame => ({
  left: of.left + part.left * of.width,
  top: of.top + part.top * of.height,
  width: part.width * of.width,
  height: part.height * of.height,
});

/** Crops a frame at its centre, as `object-fit: cover` does. */
const cropCentre = (frame: CropFrame, across: number, down: number): CropFrame =>
  nestFrame({ left: (1 - across) / 2, top: (1 - down) / 2, width: across, height: down }, frame);

/** Crops frames to the same proportions: the wider one horizontally or the higher one vertically. */
const matchProportions = (one: CropFrame, other: CropFrame, ratio: number): [one: CropFrame, other: CropFrame][] => {
  if (Math.abs(Math.log(ratio)) < 0.03) return [[one, other]];
  if (ratio < 1) return matchProportions(other, one, 1 / ratio).map(([second, first]) => [first, second]);
  return [
    [cropCentre(one, 1 / ratio, 1), other],
    [one, cropCentre(other, 1, 1 / ratio)],
  ];
};

const aspectRatio = ({ columns, rows }: LumaGrid, { width, height }: CropFrame): number =>
  (columns * width) / (rows * height);

/** Samples at the points of a frame: luma, two chroma channels and visibility, four values per point. */
type GridSample = Float64Array;

const sampleGrid = (lumaGrid: LumaGrid, frame: CropFrame, size: number, mirrored = false): GridSample => {
  const { columns, rows, luma, blueChroma, redChroma, visibleShares } = lumaGrid;
  const sample = new Float64Array(size * size * 4);
  for (let point = 0; point < size * size; point += 1) {
    const down = Math.floor(point / size);
    const across = mirrored ? size - 1 - (point % size) : point % size;
    const x = (frame.left + ((across + 0.5) / size) * frame.width) * columns - 0.5;
    const y = (frame.top + ((down + 0.5) / size) * frame.height) * rows - 0.5;
    const left = Math.min(columns - 2, Math.max(0, Math.floor(x)));
    const top = Math.min(rows - 2, Math.max(0, Math.floor(y)));
    const [right, below] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
    let [l, b, r, share] = [0, 0, 0, 0];
    for (let corner = 0; corner < 4; corner += 1) {
      const at = (top + (corner >> 1)) * columns + left + (corner & 1);
      const cornerWeight = (corner & 1 ? right : 1 - right) * (corner >> 1 ? below : 1 - below);
      const part = cornerWeight * (visibleShares[at] ?? 0);
      l += part * (luma[at] ?? 0);
      b += part * (blueChroma[at] ?? 0);
      r += part * (redChroma[at] ?? 0);
      share += part;
    }
    if (share === 0) continue;
    sample[point * 4] = l / share;
    sample[point * 4 + 1] = (COLOUR_WEIGHT * b) / share;
    sample[point * 4 + 2] = (COLOUR_WEIGHT * r) / share;
    sample[point * 4 + 3] = share;
  }
  return sample;
};

/** Limits large steps, so that the edges of letters do not outweigh the picture. */
const saturate = (step: number): number => step / (Math.abs(step) + SATURATING_STEP);

const NOISE_ENERGY = saturate(NOISE_STEP) ** 2;

/** Correlation of the steps between neighbouring points, -1 to 1; null if too little is visible in both. */
const gradientCorrelation = (one: GridSample, other: GridSample, size: number): number | null => {
  let [both, first, second, seen] = [0, 0, 0, 0];
  const compare = (at: number, next: number): void => {
    const weight = Math.min((one[at + 3] ?? 0) * (one[next + 3] ?? 0), (other[at + 3] ?? 0) * (other[next + 3] ?? 0));
    if (weight === 0) return;
    seen += weight;
    for (let channel = 0; channel < 3; channel += 1) {
      const a = saturate((one[next + channel] ?? 0) - (one[at + channel] ?? 0));
      const b = saturate((other[next + channel] ?? 0) - (other[at + channel] ?? 0));
      both += weight * a * b;
      first += weight * a * a;
      second += weight * b * b;
    }
  };
  for (let point = 0; point < size * size; point += 1) {
    if (point % size < size - 1) compare(point * 4, point * 4 + 4);
    if (point < size * (size - 1)) compare(point * 4, (point + size) * 4);
  }
  if (seen < MIN_SHARED_VISIBILITY * 2 * size * (size - 1)) return null;
  // Adds noise to both, so that flat pictures resemble nothing.
  return both / Math.sqrt((first + seen * NOISE_ENERGY) * (second + seen * NOISE_ENERGY));
};

/** A frame of the ad aligned with a frame of the page. */
type FrameAlignment = ReturnType<typeof alignFrames>[number];

/** The frame moved and scaled by a small step in each direction. */
const neighbouringFrames = (frame: CropFrame, step: number): CropFrame[] =>
  [
    { ...frame, left: frame.left - step },
    { ...frame, left: frame.left + step },
    { ...frame, top: frame.top - step },
    { ...frame, top: frame.top + step },
    cropCentre(frame, 1 - 2 * step, 1 - 2 * step),
    cropCentre(frame, 1 + 2 * step, 1 + 2 * step),
  ].filter(({ left, top, width, height }) => left >= 0 && top >= 0 && left + width <= 1 && top + height <= 1);

/** Moves and scales the ad's frame in ever smaller steps while the similarity grows. */
const refineAlignment = (ad: LumaGrid, page: LumaGrid, place: FrameAlignment): number => {
  const shown = sampleGrid(page, place.page, FINE_GRID_SIZE);
  const likenessAt = (frame: CropFrame): number =>
    gradientCorrelation(sampleGrid(ad, frame, FINE_GRID_SIZE, place.mirrored), shown, FINE_GRID_SIZE) ?? -1;
  let best = { frame: place.ad, value: likenessAt(place.ad) };
  for (const step of [0.08, 0.04, 0.02])
    for (const frame of neighbouringFrames(best.frame, step)) {
      const value = likenessAt(frame);
      if (value > best.value) best = { frame, value };
    }
  return best.value;
};

/** The frames to compare: the whole picture, the picture without its text panels, and parts of them. */
const candidateFrames = (pictured: CropFrame): { wholes: CropFrame[]; parts: CropFrame[] } =>
  pictured.width * pictured.height > 0.99
    ? { wholes: [FULL_FRAME], parts: [...PARTIAL_FRAMES] }
    : { wholes: [FULL_FRAME, pictured], parts: [...PARTIAL_FRAMES, nestFrame(MIDDLE_FRAME, pictured)] };

/**
 * Pairs of frames: one picture is part of the other, or both show the same part. Other pairs would match by chance.
 */
const framePairs = (ad: CropFrame, page: CropFrame): [ad: CropFrame, page: CropFrame][] => {
  const [one, other] = [candidateFrames(ad), candidateFrames(page)];
  const pairs = (some: readonly CropFrame[], others: readonly CropFrame[]): [CropFrame, CropFrame][] =>
    some.flatMap((frame) => others.map((against): [CropFrame, CropFrame] => [frame, against]));
  return [
    ...pairs(one.wholes, [...other.wholes, ...other.parts]),
    ...pairs(one.parts, other.wholes),
    ...PARTIAL_FRAMES.map((part): [CropFrame, CropFrame] => [part, part]),
  ];
};

const alignFrames = (ad: LumaGrid, page: LumaGrid, [one, other]: [ad: CropFrame, page: CropFrame]) => {
  const mirrors = one === FULL_FRAME && other === FULL_FRAME ? [false, true] : [false];
  return matchProportions(one, other, aspectRatio(ad, one) / aspectRatio(page, other)).flatMap(
    ([adFrame, pageFrame]) => {
      const target = sampleGrid(page, pageFrame, COARSE_GRID_SIZE);
      return mirrors.flatMap((mirrored) => {
        const sample = sampleGrid(ad, adFrame, COARSE_GRID_SIZE, mirrored);
        const value = gradientCorrelation(sample, target, COARSE_GRID_SIZE);
        return value === null ? [] : [{ ad: adFrame, page: pageFrame, mirrored, value }];
      });
    },
  );
};

/**
 * Similarity of two pictures at their best alignment: one may be a part of the other, cropped, moved, scaled or
 * mirrored. Unrelated pictures are below 0.45, the same picture with text on it is above 0.5.
 *
 * @returns null if one of them is only text, or too little of it is visible.
 */
export const imageSimilarity = (ad: LumaGrid, page: LumaGrid): number | null => {
  const [shown, standing] = [cropTextPanels(ad), cropTextPanels(page)];
  if (shown === null || standing === null) return null;
  const places = framePairs(shown, standing).flatMap((pair) => alignFrames(ad, page, pair));
  if (places.length === 0) return null;
  const best = places.sort((one, other) => other.value - one.value).slice(0, MAX_REFINED_ALIGNMENTS);
  return Math.max(...best.map((place) => refineAlignment(ad, page, place)));
};
