import type { Box, Picture } from "../contract/port.ts";
import type { Sheet } from "./capture/page/compose.ts";
import type { Exposure } from "./judge/vision/prompt.ts";
import type { Capture, Creative } from "./products/capture.ts";
import type { Fact } from "./products/passage.ts";

/** Puts parts of pictures onto one sheet, as a JPEG. */
export type Compose = (pictures: readonly Picture[], sheet: Sheet) => Promise<Picture>;

/** Both APIs scale down what is longer (docs.anthropic.com, "Vision"): whoever sends more pays for nothing. */
const LONGEST = 1_568;
/** At these a button's label can be read, and three pictures come to some 4,000 tokens. */
const AD_LONGEST = 1_024;
const FOLD_LONGEST = 1_280;
/** Moments of an ad that moves, side by side; more tell no more. */
const MOST_FRAMES = 6;
const GAP = 12;

interface Withheld {
  ad: readonly Fact[];
  page: readonly Fact[];
}

/**
 * What the model sees: the ad (or a sheet of its moments) and the first screens. Withheld texts are painted over; where it is not
 * known where they stand, the picture is left out.
 */
export async function exposuresOf(
  { creative, capture: { page, alternate } }: { creative: Creative | null; capture: Capture },
  withheld: Withheld,
  compose: Compose,
): Promise<Exposure[]> {
  const shown: Exposure[] = [];
  const ad = creative === null ? null : await adExposure(creative, withheld.ad, compose);
  if (ad !== null) shown.push(ad);
  const scale = page.screenshot.scale;
  const boxes = withheld.page.flatMap(({ box }) => (box === null ? [] : [scaled(box, scale)]));
  shown.push({
    side: "page",
    label: `the landing page's first screen on a ${page.device} device`,
    picture: await foldOf(page.screenshot, boxes, compose),
  });
  // On the other device the texts stand elsewhere, nobody knows where.
  if (alternate !== null && withheld.page.length === 0)
    shown.push({
      side: "page",
      label: `the same page's first screen on a ${alternate.device} device`,
      picture: await foldOf(alternate.screenshot, [], compose),
    });
  return shown;
}

async function adExposure(
  creative: Creative,
  withheld: readonly Fact[],
  compose: Compose,
): Promise<Exposure | null> {
  const drawn = withheld.filter(({ source }) => source === "ocr");
  const frames = creative.motion?.frames ?? [];
  if (frames.length === 0) {
    const covered = drawn.flatMap(({ box }) => (box === null ? [] : [box]));
    return { side: "ad", label: "the ad", picture: await wholeOf(creative, covered, compose) };
  }
  // Which moment a withheld text stands in is not told.
  if (drawn.length > 0) return null;
  const moments = [
    { screenshot: creative.screenshot, at: creative.motion?.at ?? 0 },
    ...frames.slice(0, MOST_FRAMES - 1),
  ];
  return {
    side: "ad",
    label: `the ad's moments at ${moments.map(({ at }) => `${at.toFixed(1)} s`).join(", ")}, in reading order`,
    picture: await sheetOf(
      moments.map(({ screenshot }) => screenshot),
      compose,
    ),
  };
}

function wholeOf(
  { screenshot, width }: Creative,
  covered: readonly Box[],
  compose: Compose,
): Promise<Picture> {
  const from = { x: 0, y: 0, width: screenshot.width, height: screenshot.height };
  const boxes = covered.map((box) => scaled(box, screenshot.width / width));
  return single(screenshot, from, boxes, AD_LONGEST, compose);
}

function foldOf(shot: Picture, covered: readonly Box[], compose: Compose): Promise<Picture> {
  const fold = Math.min(shot.height, Math.round((shot.foldHeight ?? shot.height / shot.scale) * shot.scale));
  return single(shot, { x: 0, y: 0, width: shot.width, height: fold }, covered, FOLD_LONGEST, compose);
}

function single(
  picture: Picture,
  from: Box,
  covered: readonly Box[],
  longest: number,
  compose: Compose,
): Promise<Picture> {
  const scale = Math.min(1, longest / Math.max(from.width, from.height));
  const to = { x: 0, y: 0, width: sized(from.width, scale), height: sized(from.height, scale) };
  return compose([picture], {
    width: to.width,
    height: to.height,
    pieces: [{ picture: 0, from, to, covered: [...covered] }],
  });
}

/** Moments in reading order, three a row where they stand upright, else two. */
function sheetOf(pictures: readonly Picture[], compose: Compose): Promise<Picture> {
  const [first] = pictures;
  const ratio = first === undefined ? 1 : first.height / first.width;
  const columns = Math.min(pictures.length, ratio > 1 ? 3 : 2);
  const rows = Math.ceil(pictures.length / columns);
  const width = Math.floor(
    Math.min((LONGEST - GAP * (columns - 1)) / columns, (LONGEST - GAP * (rows - 1)) / rows / ratio),
  );
  const height = Math.max(1, Math.floor(width * ratio));
  return compose(pictures, {
    width: columns * width + GAP * (columns - 1),
    height: rows * height + GAP * (rows - 1),
    pieces: pictures.map((picture, at) => ({
      picture: at,
      from: { x: 0, y: 0, width: picture.width, height: picture.height },
      to: {
        x: (at % columns) * (width + GAP),
        y: Math.floor(at / columns) * (height + GAP),
        width,
        height,
      },
      covered: [],
    })),
  });
}

const sized = (length: number, scale: number): number => Math.max(1, Math.floor(length * scale));

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});
