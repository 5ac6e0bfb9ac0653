import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { z } from "zod";
import {
  type Creative,
  creativeSchema,
  type Raster,
  type Snapshot,
  snapshotSchema,
} from "../../src/engine/artifacts/capture-schemas.ts";
import { listPictureFiles, packDocument } from "../../src/engine/saved/snapshot-folder.ts";

/**
 * The part of the corpus that `npm test` evaluates without a browser: real captures with images at half the size and
 * without screenshots.
 */
const SAVED_FOLDER = path.join(import.meta.dirname, "saved");

/** Includes two competitors, two products of one brand, and four languages. */
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
/** Versions that are saved of SAVED_BRIEFS_WITH_VERSIONS, for the tests of properties. */
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
export const SAVED_BRIEFS_WITH_VERSIONS = ["greenfork", "kestrel-shoes"];

export const pageFileName = (brief: string, version: string): string => `${brief}.${version}.page`;
export const creativeFileName = (ad: string, percent?: number): string =>
  `${ad.replace("/", ".")}${percent === undefined ? "" : `.${percent}`}.ad`;

export function clearSavedCaptures(): void {
  rmSync(SAVED_FOLDER, { recursive: true, force: true });
  mkdirSync(SAVED_FOLDER, { recursive: true });
}

export function saveSnapshot(name: string, snapshot: Snapshot): void {
  writeDocument(name, { page: { ...snapshot, foldRaster: halveRaster(snapshot.foldRaster) } });
}

export function saveCreative(name: string, creative: Creative): void {
  writeDocument(name, { creative: { ...creative, raster: halveRaster(creative.raster) } });
}

/** Screenshots are not saved. */
const noPicture = () => null;
const SavedPage = z.object({ page: snapshotSchema(noPicture) });
const SavedAd = z.object({ creative: creativeSchema(noPicture) });

export const readSnapshot = (name: string): Snapshot => SavedPage.parse(readDocument(name)).page;
export const readCreative = (name: string): Creative => SavedAd.parse(readDocument(name)).creative;

export const listSavedFiles = (): string[] => readdirSync(SAVED_FOLDER);

/** Writes a compressed document in the format of `adhere evaluate --save-snapshot`. */
function writeDocument(name: string, products: object): void {
  const { json } = packDocument(products);
  writeFileSync(path.join(SAVED_FOLDER, `${name}.json.br`), brotliCompressSync(json));
}

function readDocument(name: string): unknown {
  const text = brotliDecompressSync(readFileSync(path.join(SAVED_FOLDER, `${name}.json.br`))).toString();
  const document: unknown = JSON.parse(text);
  listPictureFiles(document);
  return document;
}

/** Scales to half the size by dropping every other pixel. */
function halveRaster({ width, height, rgba }: Raster): Raster {
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
