import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Creative, Raster, Snapshot } from "../../src/engine/products/capture.ts";

/**
 * The small part of the corpus that `npm test` judges without a browser: real captures, their pictures at half the
 * size, their screenshots left out.
 */
const FOLDER = path.join(import.meta.dirname, "saved");

/** Briefs of the same devices, among them two rivals, two sister products and four languages. */
export const SAVED_BRIEFS = [
  "kestrel-shoes",
  "kestrel-jackets",
  "palofinch",
  "greenfork",
  "wagwell",
  "wolkenruh",
  "traumwerk",
  "pivoine",
  "casasol",
  "obiettivo",
];
/** Versions of the first, the pages that properties are tested on. */
export const SAVED_VERSIONS = [
  "headline-swapped",
  "hue-rotated",
  "offer-sunk",
  "percent-50",
  "percent-20",
  "percent-in-words",
  "cta-removed",
  "renamed",
  "unrelated-below",
  "headline-upper",
  "judge-addressed",
  "consent-stubborn",
];
export const SAVED_WITH_VERSIONS = ["greenfork", "kestrel-shoes"];

export const pageFile = (brief: string, version: string): string => `${brief}.${version}.page`;
export const creativeFile = (ad: string, percent?: number): string =>
  `${ad.replace("/", ".")}${percent === undefined ? "" : `.${percent}`}.ad`;

export function startSaving(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

export function saveSnapshot(name: string, snapshot: Snapshot): void {
  save(name, { ...snapshot, foldRaster: halved(snapshot.foldRaster) });
}

export function saveCreative(name: string, creative: Creative): void {
  save(name, { ...creative, raster: halved(creative.raster) });
}

/** Written by this file alone, from values of these very types. */
export const readSnapshot = (name: string): Snapshot => read(name) as Snapshot;
export const readCreative = (name: string): Creative => read(name) as Creative;

export const savedNames = (): string[] => readdirSync(FOLDER);

function save(name: string, value: object): void {
  const text = JSON.stringify(value, (_, item: unknown) =>
    item instanceof Uint8Array ? { base64: Buffer.from(item).toString("base64") } : item,
  );
  const body = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(path.join(FOLDER, `${name}.json.br`), body);
}

function read(name: string): unknown {
  const text = brotliDecompressSync(readFileSync(path.join(FOLDER, `${name}.json.br`))).toString();
  return JSON.parse(text, (_, item: unknown) =>
    item !== null && typeof item === "object" && "base64" in item && typeof item.base64 === "string"
      ? new Uint8Array(Buffer.from(item.base64, "base64"))
      : item,
  );
}

/** Every other pixel of every other row. */
function halved({ width, height, rgba }: Raster): Raster {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)];
  const small = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const from = (2 * y * width + 2 * x) * 4;
      small.set(rgba.subarray(from, from + 4), (y * w + x) * 4);
    }
  }
  return { width: w, height: h, rgba: small };
}
