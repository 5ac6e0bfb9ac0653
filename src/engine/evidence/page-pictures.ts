import type { Box } from "../../contract/port.ts";
import type { Colour, Snapshot } from "../products/capture.ts";
import type { PageImageEvidence } from "../products/evidence.ts";
import { chromaOf, NEUTRAL_CHROMA, oklabOf } from "./colour.ts";
import { pull } from "./cta.ts";
import { measure } from "./picture.ts";

/** Smaller pictures are icons: share of the first screen. */
const LEAST_IMAGE_SHARE = 0.03;
const MOST_IMAGES = 6;

/** A box of the page in pixels of the first screen's raster. */
export const inRaster = (box: Box, page: Snapshot): Box => {
  const scale = page.foldRaster.width / Math.max(1, page.fold.width);
  return { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale };
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The first screen's pictures that are large enough to matter, largest first. */
export const imagesOf = (page: Snapshot): PageImageEvidence[] => {
  const { width, height } = page.fold;
  const partOf = ({ box }: Snapshot["images"][number]) => ({
    left: clamp(box.x / width),
    top: clamp(box.y / height),
    right: clamp((box.x + box.width) / width),
    bottom: clamp((box.y + box.height) / height),
  });
  const areaOf = (image: Snapshot["images"][number]): number => {
    const part = partOf(image);
    return (part.right - part.left) * (part.bottom - part.top);
  };
  return page.images
    .filter((image) => image.region !== "consent" && !image.covered && areaOf(image) >= LEAST_IMAGE_SHARE)
    .sort((one, other) => areaOf(other) - areaOf(one))
    .slice(0, MOST_IMAGES)
    .flatMap((image) => {
      const measures = measure(page.foldRaster, partOf(image));
      return measures === null ? [] : [{ image, measures }];
    });
};

const isAccent = (colour: Colour): boolean => {
  const lab = oklabOf(colour);
  return lab !== null && chromaOf({ a: lab.a ?? 0, b: lab.b ?? 0 }) >= NEUTRAL_CHROMA;
};

/** The colours a page acts in: of its buttons, then of its head. */
export const accentsOf = (page: Snapshot): Colour[] => {
  const buttons = page.controls
    .filter(({ region, filled }) => filled && region !== "consent")
    .sort((one, other) => pull(other) - pull(one))
    .map(({ background }) => background);
  const head = page.texts
    .filter(({ region }) => region === "header" || region === "nav")
    .flatMap((text) => [text.background, text.colour]);
  return [...new Set([...buttons, ...head])].filter(isAccent).slice(0, 6);
};
