import { brotliCompressSync, constants } from "node:zlib";
import type { Raster } from "../../../src/engine/artifacts/capture-schemas.ts";

/**
 * A raster in a form that compresses well and loses nothing: the planes green, red − green, blue − green and alpha, and
 * for photographs only the differences from a prediction (the median predictor of JPEG-LS).
 */
export interface PackedRaster {
  width: number;
  height: number;
  isPredicted: boolean;
  planes: Uint8Array;
}

export function packRaster({ width, height, rgba }: Raster): PackedRaster {
  const planes = splitPlanes(rgba);
  const predicted = new Uint8Array(planes.length);
  forEachPrediction(width, height, planes, (at, prediction) => {
    predicted[at] = (planes[at] ?? 0) - prediction;
  });
  const isPredicted = compressedSize(predicted) < compressedSize(planes);
  return { width, height, isPredicted, planes: isPredicted ? predicted : planes };
}

export function unpackRaster({ width, height, isPredicted, planes }: PackedRaster): Raster {
  if (!isPredicted) return { width, height, rgba: mergePlanes(planes) };
  const plain = new Uint8Array(planes.length);
  forEachPrediction(width, height, plain, (at, prediction) => {
    plain[at] = (planes[at] ?? 0) + prediction;
  });
  return { width, height, rgba: mergePlanes(plain) };
}

function splitPlanes(rgba: Uint8Array): Uint8Array {
  const count = rgba.length / 4;
  const planes = new Uint8Array(rgba.length);
  for (let at = 0; at < count; at += 1) {
    const green = rgba[4 * at + 1] ?? 0;
    planes[at] = green;
    planes[count + at] = (rgba[4 * at] ?? 0) - green;
    planes[2 * count + at] = (rgba[4 * at + 2] ?? 0) - green;
    planes[3 * count + at] = rgba[4 * at + 3] ?? 0;
  }
  return planes;
}

function mergePlanes(planes: Uint8Array): Uint8Array {
  const count = planes.length / 4;
  const rgba = new Uint8Array(planes.length);
  for (let at = 0; at < count; at += 1) {
    const green = planes[at] ?? 0;
    rgba[4 * at] = (planes[count + at] ?? 0) + green;
    rgba[4 * at + 1] = green;
    rgba[4 * at + 2] = (planes[2 * count + at] ?? 0) + green;
    rgba[4 * at + 3] = planes[3 * count + at] ?? 0;
  }
  return rgba;
}

/** Visits every byte with its prediction from the bytes to the left and above, which `values` must already contain. */
function forEachPrediction(
  width: number,
  height: number,
  values: Uint8Array,
  visit: (at: number, prediction: number) => void,
): void {
  for (let start = 0; start < values.length; start += width * height) {
    for (let at = start; at < start + width * height; at += 1) {
      const hasLeft = (at - start) % width > 0;
      const hasAbove = at - start >= width;
      const left = hasLeft ? (values[at - 1] ?? 0) : 0;
      const above = hasAbove ? (values[at - width] ?? 0) : 0;
      const corner = hasLeft && hasAbove ? (values[at - width - 1] ?? 0) : 0;
      visit(at, predict(left, above, corner));
    }
  }
}

function predict(left: number, above: number, corner: number): number {
  if (corner >= Math.max(left, above)) return Math.min(left, above);
  if (corner <= Math.min(left, above)) return Math.max(left, above);
  return left + above - corner;
}

const compressedSize = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
