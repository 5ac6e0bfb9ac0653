import { median } from "../../ground/median.ts";
import { around, heightOf, type InkArea, middleOf, widthOf } from "./find-ink.ts";

/** The parts of a price in reading order: a sign or number, each in one size of type. */
export interface PricePart {
  kind: "number" | "mark" | "cents" | "sign";
  area: InkArea;
  glyphs: readonly InkArea[];
}

/* All lengths are shares of the height of the price's large digits. */
const LARGE = { min: 0.8, max: 1.25, maxFromBaseline: 0.15 };
const SMALL = { min: 0.28, max: 0.8, maxWidth: 1.4 };
/** A decimal point, or a comma, which hangs below the line. */
const MARK = {
  maxPointHeight: 0.3,
  maxHeight: 0.55,
  minBelowBaseline: 0.05,
  maxWidth: 0.45,
  maxAboveBaseline: 0.45,
  maxBelowBaseline: 0.4,
};
const MIN_RISE_OF_CENTS = 0.15;
const GAP = { digit: 0.7, mark: 0.3, cents: 0.45, sign: 0.65, withinSign: 0.16 };
/** Boxes of slanted type overlap. */
const MAX_OVERLAP = 0.45;
/** "zł", "kr", "Ft", "Kč"; a longer word is no currency sign. */
const MAX_SIGN_GLYPHS = 3;
/** Of the boxes of two digits that touch: width by height. */
const TOUCHING_DIGITS = { min: 1.15, max: 2.6 };

/** Large digits beside a detected line of raised cents, as factors of the height of the cents. */
const CENTS_SEEN_ALONE = { minFactor: 1.3, maxFactor: 2.8, maxGap: 0.9, maxTopDifference: 0.5 };

/** The height and the baseline of the large digits. */
interface TypeSize {
  height: number;
  baseline: number;
  top: number;
}

/** Whether its middle is. */
export const isWithin = (area: InkArea, { left, right, top, bottom }: InkArea): boolean => {
  const { x, y } = middleOf(area);
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** The large digits that the detector saw, or those beside the cents that it saw. */
function findLargeDigits(areas: readonly InkArea[], seen: InkArea): InkArea[] {
  const inSeen = areas.filter((area) => isWithin(area, seen));
  const height = Math.max(0, ...inSeen.map(heightOf));
  if (height === 0) return [];
  const { left, top } = around(inSeen.filter((area) => heightOf(area) >= LARGE.min * height));
  const { minFactor, maxFactor, maxGap, maxTopDifference } = CENTS_SEEN_ALONE;
  const larger = areas.filter(
    (area) =>
      heightOf(area) >= minFactor * height &&
      heightOf(area) <= maxFactor * height &&
      area.left < left &&
      left - area.right <= maxGap * height &&
      Math.abs(area.top - top) <= maxTopDifference * height,
  );
  return larger.length > 0 ? larger : inSeen.filter((area) => heightOf(area) >= LARGE.min * height);
}

const isLarge = (area: InkArea, { height, baseline }: TypeSize): boolean =>
  heightOf(area) >= LARGE.min * height &&
  heightOf(area) <= LARGE.max * height &&
  Math.abs(area.bottom - baseline) <= LARGE.maxFromBaseline * height;

const isMark = (area: InkArea, { height, baseline }: TypeSize): boolean =>
  (heightOf(area) <= MARK.maxPointHeight * height ||
    (heightOf(area) <= MARK.maxHeight * height && area.bottom >= baseline + MARK.minBelowBaseline * height)) &&
  widthOf(area) <= MARK.maxWidth * height &&
  area.top >= baseline - MARK.maxAboveBaseline * height &&
  Math.abs(area.bottom - baseline) <= MARK.maxBelowBaseline * height;

const isSmall = (area: InkArea, { height, baseline, top }: TypeSize): boolean =>
  heightOf(area) >= SMALL.min * height &&
  heightOf(area) <= LARGE.max * height &&
  widthOf(area) <= SMALL.maxWidth * height &&
  area.top >= top - SMALL.min * height &&
  area.bottom <= baseline + SMALL.min * height;

const isRaised = (area: InkArea, size: TypeSize): boolean =>
  isSmall(area, size) &&
  heightOf(area) <= SMALL.max * size.height &&
  area.bottom <= size.baseline - MIN_RISE_OF_CENTS * size.height;

function isTwoDigits([first, second, ...others]: readonly InkArea[]): boolean {
  if (first === undefined || others.length > 0) return false;
  const shape = widthOf(first) / heightOf(first);
  return second !== undefined || (shape >= TOUCHING_DIGITS.min && shape <= TOUCHING_DIGITS.max);
}

/** The number's area with what hangs below its line. */
const lowered = (number: InkArea, { height }: TypeSize): InkArea => ({
  ...number,
  bottom: number.bottom + MARK.maxBelowBaseline * height,
});

interface Walk {
  side: 1 | -1;
  maxGap: number;
  maxGapWithin: number;
  height: number;
  /** Between two of them, the walk ends. */
  others?: readonly InkArea[];
}

/** The nearest areas on one side, one after the other. */
function walk(
  areas: readonly InkArea[],
  edge: number,
  { side, maxGap, maxGapWithin, height, others = [] }: Walk,
): InkArea[] {
  const found: InkArea[] = [];
  let [at, limit] = [edge, maxGap];
  for (;;) {
    const gapOf = (area: InkArea): number => (side === 1 ? area.left - at : at - area.right);
    const [next] = areas
      .filter((area) => !found.includes(area))
      .filter((area) => gapOf(area) >= -MAX_OVERLAP * height && gapOf(area) <= limit * height)
      .filter((area) => (middleOf(area).x - at) * side > 0)
      .toSorted((one, other) => gapOf(one) - gapOf(other));
    if (next === undefined || others.some((area) => isBetween(middleOf(area).x, [at, middleOf(next).x]))) return found;
    found.push(next);
    at = side === 1 ? Math.max(at, next.right) : Math.min(at, next.left);
    limit = maxGapWithin;
  }
}

const isBetween = (x: number, ends: readonly [number, number]): boolean =>
  x > Math.min(...ends) && x < Math.max(...ends);

/** The size of type of the large digits, and these digits. */
function measureDigits(areas: readonly InkArea[], seen: InkArea): { size: TypeSize; digits: InkArea[] } | null {
  const seed = findLargeDigits(areas, seen);
  const size = {
    height: Math.max(0, ...seed.map(heightOf)),
    baseline: median(seed.map(({ bottom }) => bottom)) ?? 0,
    top: median(seed.map(({ top }) => top)) ?? 0,
  };
  const large = areas.filter((area) => isLarge(area, size));
  const first = seed.find((area) => large.includes(area));
  if (first === undefined) return null;
  // The letters of "5 499 zł" end the number, although the last one is as large as a digit.
  const others = areas.filter((area) => !large.includes(area) && isSmall(area, size));
  const limits = { maxGap: GAP.digit, maxGapWithin: GAP.digit, height: size.height, others };
  return {
    size,
    digits: [
      first,
      ...walk(large, first.right, { ...limits, side: 1 }),
      ...walk(large, first.left, { ...limits, side: -1 }),
    ],
  };
}

const toPart = (kind: PricePart["kind"], glyphs: readonly InkArea[]): PricePart[] =>
  glyphs.length === 0 ? [] : [{ kind, area: around(glyphs), glyphs }];

/**
 * The parts of the price of which the detector saw at least the large digits or the cents.
 *
 * @returns an empty list where no ink is a digit.
 */
export function findPriceParts(areas: readonly InkArea[], seen: InkArea): PricePart[] {
  const measured = measureDigits(areas, seen);
  if (measured === null) return [];
  const { size, digits } = measured;
  const { height } = size;
  const number = around(digits);
  const others = areas.filter((area) => !digits.includes(area));
  const marks = others.filter((area) => isMark(area, size));
  const mark = walk(marks, number.right, { side: 1, maxGap: GAP.mark, maxGapWithin: GAP.mark, height }).slice(0, 1);
  const raised = walk(
    others.filter((area) => !mark.includes(area) && isRaised(area, size)),
    around([...digits, ...mark]).right,
    { side: 1, maxGap: GAP.cents, maxGapWithin: GAP.withinSign, height },
  );
  const cents = isTwoDigits(raised) ? raised : [];
  const points = marks.filter((area) => !mark.includes(area) && isWithin(area, lowered(number, size)));
  const small = others.filter((area) => !mark.includes(area) && !cents.includes(area) && isSmall(area, size));
  const sign = { maxGap: GAP.sign, maxGapWithin: GAP.withinSign, height };
  const before = walk(small, number.left, { ...sign, side: -1 });
  const after = walk(small, around([...digits, ...mark, ...cents]).right, { ...sign, side: 1 });
  return [
    // A word before the price, as "from", is read as a line of its own.
    ...toPart("sign", before.length === 1 ? before : []),
    ...toPart("number", [...digits, ...points]),
    ...toPart("mark", mark),
    ...toPart("cents", cents),
    ...toPart("sign", after.length <= MAX_SIGN_GLYPHS ? after : []),
  ];
}
