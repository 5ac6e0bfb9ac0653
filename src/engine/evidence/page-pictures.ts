import type { Box } from "../../contract/port.ts";
import type { Colour, Snapshot } from "../products/capture.ts";
import type { PageImageEvidence } from "../products/evidence.ts";
import { chromaOf, NEUTRAL_CHROMA, oklabOf } from "./colour.ts";
import { pull } from "./cta.ts";
import { lookAt } from "./picture.ts";
import type { Part, View } from "./view.ts";

/** Smaller pictures are icons: share of the first screen. */
const LEAST_IMAGE_SHARE = 0.015;
const MOST_IMAGES = 6;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

type Picture = Snapshot["images"][number];

const partOf = ({ box }: Picture, { width, height }: Snapshot["fold"]): Part => ({
  left: clamp(box.x / width),
  top: clamp(box.y / height),
  right: clamp((box.x + box.width) / width),
  bottom: clamp((box.y + box.height) / height),
});

const areaOf = ({ left, top, right, bottom }: Part): number => (right - left) * (bottom - top);

/** A gradient shows nothing: it is a ground. */
const isPicture = ({ kind, src }: Picture): boolean => kind !== "background" || src !== null;

/**
 * The first screen's pictures that are large enough to matter, largest first, without the words upon them. A picture that
 * lies under a veil is seen through it.
 */
export const imagesOf = (page: Snapshot, screen: View | null): PageImageEvidence[] => {
  if (screen === null) return [];
  return page.images
    .filter(isPicture)
    .filter(({ region, covered }) => region !== "consent" && (!covered || page.veil != null))
    .map((image) => ({ image, part: partOf(image, page.fold) }))
    .filter(({ part }) => areaOf(part) >= LEAST_IMAGE_SHARE)
    .sort((one, other) => areaOf(other.part) - areaOf(one.part))
    .slice(0, MOST_IMAGES)
    .flatMap(({ image, part }) => {
      const measures = lookAt(screen, part);
      return measures === null ? [] : [{ image, foldShare: areaOf(part) * measures.seen, measures }];
    });
};

const isAccent = (colour: Colour): boolean => {
  const lab = oklabOf(colour);
  return lab !== null && chromaOf({ a: lab.a ?? 0, b: lab.b ?? 0 }) >= NEUTRAL_CHROMA;
};

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The colours a page acts in: of its buttons, then of its head. */
export const accentsOf = (page: Snapshot): Colour[] => {
  const buttons = page.controls
    .filter(({ region, filled }) => filled && region !== "consent")
    .sort((one, other) => pull(other) - pull(one))
    .map(({ background }) => background);
  // Over a picture the head's ground is the picture's, not its own.
  const pictured = ({ box }: { box: Box }): boolean => page.images.some((image) => meet(image.box, box));
  const head = page.texts
    .filter(({ region }) => region === "header" || region === "nav")
    .flatMap((text) => (pictured(text) ? [text.colour] : [text.background, text.colour]));
  return [...new Set([...buttons, ...head])].filter(isAccent).slice(0, 6);
};
