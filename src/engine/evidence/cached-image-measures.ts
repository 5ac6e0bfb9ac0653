import type { Box } from "../../contract/evaluator-interface.ts";
import type { Colour, Raster, Snapshot } from "../artifacts/capture-schemas.ts";
import type { PageEvidence, PageImageEvidence } from "../artifacts/evidence.ts";
import { cachedBy } from "./cached-by.ts";
import { ctaProminence } from "./classify-cta.ts";
import { MIN_CHROMATIC_CHROMA, oklchChroma, parseOklab } from "./colour.ts";
import { measureCrop, measureView } from "./measure-pixels.ts";
import { createFoldView, createPixelView, type ImageCrop, type PixelView } from "./pixel-view.ts";

/** Minimum share of the fold; smaller pictures are icons. */
const MIN_IMAGE_SHARE = 0.015;
const MAX_FOLD_IMAGES = 6;

const clampToUnit = (value: number): number => Math.min(1, Math.max(0, value));

type CapturedImage = Snapshot["images"][number];

const imageCropOf = ({ box }: CapturedImage, { width, height }: Snapshot["fold"]): ImageCrop => ({
  left: clampToUnit(box.x / width),
  top: clampToUnit(box.y / height),
  right: clampToUnit((box.x + box.width) / width),
  bottom: clampToUnit((box.y + box.height) / height),
});

const cropArea = ({ left, top, right, bottom }: ImageCrop): number => (right - left) * (bottom - top);

/** A gradient is only a background. */
const isActualPicture = ({ kind, src }: CapturedImage): boolean => kind !== "background" || src !== null;

/** The larger pictures above the fold, largest first. A picture behind a translucent backdrop is visible. */
export const listFoldImages = (page: Snapshot): { image: CapturedImage; part: ImageCrop }[] =>
  page.images
    .filter(isActualPicture)
    .filter(({ region, covered }) => region !== "consent" && (!covered || page.veil != null))
    .map((image) => ({ image, part: imageCropOf(image, page.fold) }))
    .filter(({ part }) => cropArea(part) >= MIN_IMAGE_SHARE)
    .sort((one, other) => cropArea(other.part) - cropArea(one.part));

/** Measures the larger pictures above the fold, without the text on them. */
const measureFoldImages = (page: Snapshot, screen: PixelView | null): PageImageEvidence[] => {
  if (screen === null) return [];
  return listFoldImages(page)
    .slice(0, MAX_FOLD_IMAGES)
    .flatMap(({ image, part }) => {
      const measures = measureCrop(screen, part);
      return measures === null ? [] : [{ image, foldShare: cropArea(part) * measures.visibleShare, measures }];
    });
};

const isChromatic = (colour: Colour): boolean => {
  const lab = parseOklab(colour);
  return lab !== null && oklchChroma({ a: lab.a ?? 0, b: lab.b ?? 0 }) >= MIN_CHROMATIC_CHROMA;
};

const boxesIntersect = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The colours of the page's buttons, then of its header. */
export const listAccentColours = (page: Snapshot): Colour[] => {
  const buttons = page.controls
    .filter(({ region, filled }) => filled && region !== "consent")
    .sort((one, other) => ctaProminence(other) - ctaProminence(one))
    .map(({ background }) => background);
  // A header over a picture has the picture as its background.
  const pictured = ({ box }: { box: Box }): boolean => page.images.some((image) => boxesIntersect(image.box, box));
  const head = page.texts
    .filter(({ region }) => region === "header" || region === "nav")
    .flatMap((text) => (pictured(text) ? [text.colour] : [text.background, text.colour]));
  return [...new Set([...buttons, ...head])].filter(isChromatic).slice(0, 6);
};

export type PageImageMeasures = Pick<PageEvidence, "foldMeasures" | "images">;

const measurePageUncached = (page: Snapshot): PageImageMeasures => {
  const screen = createFoldView(page);
  return { foldMeasures: screen === null ? null : measureView(screen), images: measureFoldImages(page, screen) };
};

// One ad is evaluated for several surfaces, and one page for several ads.
const measuresOf = cachedBy((_: Raster) => new Map<string, PageImageMeasures>(), new WeakMap());

/** Measures the page above the fold, as a whole and each of its larger pictures. */
export const measurePage = (page: Snapshot): PageImageMeasures => {
  const { foldRaster, fold, layers, veil, texts, controls, images } = page;
  const boxes = [...texts, ...controls].map(({ box }) => [box.x, box.y, box.width, box.height]);
  const key = JSON.stringify([fold, layers, veil, boxes, images]);
  return cachedBy(() => measurePageUncached(page), measuresOf(foldRaster))(key);
};

/** Measures an ad's picture. */
export const measureRaster = cachedBy((raster: Raster) => measureView(createPixelView(raster)), new WeakMap());
