import { readFileSync } from "node:fs";
import path from "node:path";
import { packageFolder } from "../pictures.ts";
import photographs from "./photographs.json" with { type: "json" };

export const PHOTOGRAPH_SETS = ["development", "validation"] as const;
export type PhotographSet = (typeof PHOTOGRAPH_SETS)[number];

/** `x, y, width, height`. */
export type Rectangle = readonly [number, number, number, number];

/** A photograph without readable words, of a template from npm. */
export interface Photograph {
  /** `<template>/<path below dist/assets/img>`. */
  file: string;
  /** Width and height in pixels. */
  size: readonly [number, number];
  /** The part without readable words, in shares of the sides. Default: the whole photograph. */
  part?: Rectangle;
  /** Decides whether text on the photograph is light or dark. */
  tone: "dark" | "light" | "mixed";
}

/** Read as `unknown`, because JSON's types have no tuples. */
const PHOTOGRAPHS: unknown = photographs;

export const photographsOf = (set: PhotographSet): readonly Photograph[] =>
  (PHOTOGRAPHS as Record<PhotographSet, readonly Photograph[]>)[set];

/** A size in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** How a photograph fills a rectangle, in the rectangle's pixels. */
export interface PhotoCrop {
  /** The whole photograph's size. */
  width: number;
  height: number;
  /** The photograph's left upper corner; never positive. */
  x: number;
  y: number;
  isMirrored: boolean;
}

/** How much a photograph has to be enlarged to fill a rectangle. */
export function coverScale({ size, part = WHOLE }: Photograph, target: PixelSize): number {
  return Math.max(target.width / (size[0] * part[2]), target.height / (size[1] * part[3]));
}

const WHOLE: Rectangle = [0, 0, 1, 1];

/**
 * Crops a photograph to fill a rectangle.
 *
 * @param focus Which part is kept, in shares from the left and the top.
 */
export function cropToCover(
  photograph: Photograph,
  target: PixelSize,
  { zoom, focus, isMirrored }: { zoom: number; focus: readonly [number, number]; isMirrored: boolean },
): PhotoCrop {
  const { size, part = WHOLE } = photograph;
  const scale = coverScale(photograph, target) * zoom;
  const [width, height] = [size[0] * scale, size[1] * scale];
  return {
    width,
    height,
    x: -(part[0] * width + focus[0] * (part[2] * width - target.width)),
    y: -(part[1] * height + focus[1] * (part[3] * height - target.height)),
    isMirrored,
  };
}

const dataUrls = new Map<string, string>();

export function photographUrl({ file }: Photograph): string {
  const known = dataUrls.get(file);
  if (known !== undefined) return known;
  const [template = "", ...rest] = file.split("/");
  const folder = path.join(packageFolder(`startbootstrap-${template}`), "dist/assets/img");
  const url = `data:image/jpeg;base64,${readFileSync(path.join(folder, ...rest)).toString("base64")}`;
  dataUrls.set(file, url);
  return url;
}
