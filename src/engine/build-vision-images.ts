import type { Box, Picture } from "../contract/evaluator-interface.ts";
import { scaleBox } from "./artifacts/box-geometry.ts";
import type { Creative, PageSnapshots } from "./artifacts/capture-schemas.ts";
import type { Excerpt } from "./artifacts/text-block.ts";
import type { Sheet } from "./capture/page-script-types.ts";
import type { VisionImage } from "./vision/prompt.ts";

/** Draws parts of pictures onto one sheet, as a JPEG. */
export type ComposePictures = (pictures: readonly Picture[], sheet: Sheet) => Promise<Picture>;

/** Both APIs downscale larger images (docs.anthropic.com, "Vision"), so larger ones only cost upload time. */
const MAX_IMAGE_SIDE_PX = 1_568;
/** At these sizes a button's label is readable, and three images take about 4,000 tokens. */
const MAX_AD_SIDE_PX = 1_024;
const MAX_FOLD_SIDE_PX = 1_280;
/** Maximum number of frames of a video or animation; more did not help. */
const MAX_AD_FRAMES = 6;
const FRAME_GAP_PX = 12;

/**
 * The images for the model: the ad, or a grid of its frames, and the first screens. Withheld texts are painted over.
 * Where the position of a withheld text is unknown, the image is left out.
 */
export async function buildVisionImages(
  { creative, capture: { page, alternate } }: { creative: Creative | null; capture: PageSnapshots },
  withheld: Record<"ad" | "page", readonly Excerpt[]>,
  compose: ComposePictures,
): Promise<VisionImage[]> {
  const images: VisionImage[] = [];
  const ad = creative === null ? null : await buildAdImage(creative, withheld.ad, compose);
  if (ad !== null) images.push(ad);
  const scale = page.screenshot.scale;
  const boxes = withheld.page.flatMap(({ box }) => (box === null ? [] : [scaleBox(box, scale)]));
  images.push({
    side: "page",
    label: `the landing page's first screen on a ${page.device} device`,
    picture: await renderFold(page.screenshot, boxes, compose),
  });
  // The positions of withheld texts on the other device are unknown.
  if (alternate !== null && withheld.page.length === 0)
    images.push({
      side: "page",
      label: `the same page's first screen on a ${alternate.device} device`,
      picture: await renderFold(alternate.screenshot, [], compose),
    });
  return images;
}

async function buildAdImage(
  creative: Creative,
  withheld: readonly Excerpt[],
  compose: ComposePictures,
): Promise<VisionImage | null> {
  const ocrTexts = withheld.filter(({ source }) => source === "ocr");
  const frames = creative.motion?.frames ?? [];
  if (frames.length === 0) {
    const covered = ocrTexts.flatMap(({ box }) => (box === null ? [] : [box]));
    return { side: "ad", label: "the ad", picture: await renderWholeAd(creative, covered, compose) };
  }
  // It is unknown in which frame a withheld text appears.
  if (ocrTexts.length > 0) return null;
  const moments = [
    { screenshot: creative.screenshot, at: creative.motion?.at ?? 0 },
    ...frames.slice(0, MAX_AD_FRAMES - 1),
  ];
  return {
    side: "ad",
    label: `the ad's moments at ${moments.map(({ at }) => `${at.toFixed(1)} s`).join(", ")}, in reading order`,
    picture: await renderFrameGrid(
      moments.map(({ screenshot }) => screenshot),
      compose,
    ),
  };
}

function renderWholeAd(
  { screenshot, width }: Creative,
  covered: readonly Box[],
  compose: ComposePictures,
): Promise<Picture> {
  const boxes = covered.map((box) => scaleBox(box, screenshot.width / width));
  return renderTop(screenshot, screenshot.height, boxes, MAX_AD_SIDE_PX, compose);
}

function renderFold(screenshot: Picture, covered: readonly Box[], compose: ComposePictures): Promise<Picture> {
  const { height, foldHeight, scale } = screenshot;
  const fold = Math.min(height, Math.round((foldHeight ?? height / scale) * scale));
  return renderTop(screenshot, fold, covered, MAX_FOLD_SIDE_PX, compose);
}

function renderTop(
  picture: Picture,
  height: number,
  covered: readonly Box[],
  longest: number,
  compose: ComposePictures,
): Promise<Picture> {
  const from = { x: 0, y: 0, width: picture.width, height };
  const scale = Math.min(1, longest / Math.max(from.width, from.height));
  const size = { width: scaleLength(from.width, scale), height: scaleLength(from.height, scale) };
  return compose([picture], {
    ...size,
    pieces: [{ picture: 0, from, to: { x: 0, y: 0, ...size }, covered: [...covered] }],
  });
}

/** Draws frames in reading order: three per row for portrait frames, else two. */
function renderFrameGrid(pictures: readonly Picture[], compose: ComposePictures): Promise<Picture> {
  const [first] = pictures;
  const ratio = first === undefined ? 1 : first.height / first.width;
  const columns = Math.min(pictures.length, ratio > 1 ? 3 : 2);
  const rows = Math.ceil(pictures.length / columns);
  const width = Math.floor(
    Math.min(
      (MAX_IMAGE_SIDE_PX - FRAME_GAP_PX * (columns - 1)) / columns,
      (MAX_IMAGE_SIDE_PX - FRAME_GAP_PX * (rows - 1)) / rows / ratio,
    ),
  );
  const height = Math.max(1, Math.floor(width * ratio));
  return compose(pictures, {
    width: columns * width + FRAME_GAP_PX * (columns - 1),
    height: rows * height + FRAME_GAP_PX * (rows - 1),
    pieces: pictures.map((picture, at) => ({
      picture: at,
      from: { x: 0, y: 0, width: picture.width, height: picture.height },
      to: {
        x: (at % columns) * (width + FRAME_GAP_PX),
        y: Math.floor(at / columns) * (height + FRAME_GAP_PX),
        width,
        height,
      },
      covered: [],
    })),
  });
}

const scaleLength = (length: number, scale: number): number => Math.max(1, Math.floor(length * scale));
