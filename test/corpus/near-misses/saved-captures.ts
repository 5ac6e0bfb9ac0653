import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { z } from "zod";
import type { Viewport } from "../../../src/contract/vocabulary.ts";
import type { Creative, Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { SNAPSHOT_SCHEMA } from "../../../src/engine/saved/snapshot-folder.ts";
import { type PackedRaster, packRaster, unpackRaster } from "./raster-codec.ts";

/** Captures of near misses, in the repository: one file per page, and an index of what each was made from. */
export const CAPTURES_FOLDER = path.join(import.meta.dirname, "../near-captures");

/** A page on both devices and its creatives by ad id, with the words that OCR read. Screenshots are left out. */
export interface PageCaptures {
  pages: Record<Viewport, Snapshot>;
  creatives: Record<string, Creative>;
}

/** The saved form: the same with packed rasters. */
interface PackedCaptures {
  pages: Record<Viewport, Omit<Snapshot, "foldRaster"> & { foldRaster: PackedRaster }>;
  creatives: Record<string, Omit<Creative, "raster"> & { raster: PackedRaster }>;
}

const pageRecord = z.strictObject({
  /** Digest of the engine code that captures pages. */
  pageEngine: z.string(),
  /** Digest of the engine code that decodes and reads creatives. */
  creativeEngine: z.string(),
  /** Digest of the page's HTML, pictures and address. */
  page: z.string(),
  /** Digest of each creative's HTML, pictures and size, by ad id. */
  creatives: z.record(z.string(), z.string()),
});
const captureIndex = z.strictObject({
  /** The engine's version of saved captures. */
  schema: z.string(),
  pages: z.record(z.string(), pageRecord),
});
/** What a page's captures were made from. */
export type CaptureRecord = z.infer<typeof pageRecord>;

export class SavedCaptures {
  readonly #folder: string;
  readonly #records: Map<string, CaptureRecord>;
  /** The schema that the captures were saved with, if this engine cannot read them. */
  readonly outdatedSchema: string | null;

  constructor(folder = CAPTURES_FOLDER) {
    this.#folder = folder;
    const file = path.join(folder, "index.json");
    const index = existsSync(file) ? captureIndex.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
    this.outdatedSchema = index !== null && index.schema !== SNAPSHOT_SCHEMA ? index.schema : null;
    this.#records = new Map(index === null || this.outdatedSchema !== null ? [] : Object.entries(index.pages));
  }

  /** Null where the page has no captures that this engine can read. */
  recordOf(page: string): CaptureRecord | null {
    return existsSync(this.#fileOf(page)) ? (this.#records.get(page) ?? null) : null;
  }

  read(page: string): PageCaptures {
    const packed = deserialize(brotliDecompressSync(readFileSync(this.#fileOf(page)))) as PackedCaptures;
    const unpackPage = ({ foldRaster, ...rest }: PackedCaptures["pages"][Viewport]): Snapshot => ({
      ...rest,
      foldRaster: unpackRaster(foldRaster),
    });
    return {
      pages: { mobile: unpackPage(packed.pages.mobile), desktop: unpackPage(packed.pages.desktop) },
      creatives: mapValues(packed.creatives, ({ raster, ...rest }) => ({ ...rest, raster: unpackRaster(raster) })),
    };
  }

  /** Writes the captures first, so that an interrupted run leaves no record without captures. */
  write(page: string, record: CaptureRecord, { pages: { mobile, desktop }, creatives }: PageCaptures): void {
    const packPage = (snapshot: Snapshot) => ({ ...snapshot, foldRaster: packRaster(snapshot.foldRaster) });
    const packed: PackedCaptures = {
      pages: { mobile: packPage(mobile), desktop: packPage(desktop) },
      creatives: mapValues(creatives, (creative) => ({ ...creative, raster: packRaster(creative.raster) })),
    };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#fileOf(page), compress(serialize(packed)));
    this.#records.set(page, record);
    const records = Object.fromEntries([...this.#records].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const index = { schema: SNAPSHOT_SCHEMA, pages: records } satisfies z.infer<typeof captureIndex>;
    writeFileSync(path.join(this.#folder, "index.json"), `${JSON.stringify(index, null, 2)}\n`);
  }

  /** The size of the saved captures of these pages. */
  countBytes(pages: readonly string[]): number {
    return pages.reduce((sum, page) => sum + (statSync(this.#fileOf(page), { throwIfNoEntry: false })?.size ?? 0), 0);
  }

  #fileOf(page: string): string {
    return path.join(this.#folder, `${page}.v8.br`);
  }
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Quality 9 takes half a second per page. Quality 11 takes ten, and saves 3 %. */
const compress = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
