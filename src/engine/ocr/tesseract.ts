import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { GreyRaster, OcrWord } from "../artifacts/capture-schemas.ts";
import type { OcrAssets } from "./find-ocr-assets.ts";
import { toPgm } from "./grey-raster.ts";
import { separateOverlaps } from "./refine-boxes.ts";

/** The page segmentation modes that are used. */
export const PAGE_SEGMENTATION_MODE = { page: 3, line: 7, sparse: 11 } as const;
export type PageSegmentationMode = (typeof PAGE_SEGMENTATION_MODE)[keyof typeof PAGE_SEGMENTATION_MODE];

/** The used part of tesseract.js-core 7, which has no types. */
interface TesseractCore {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => {
    /** @returns 0 on success. */
    Init(folder: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** Reads the file /input. @returns 1 where it is not a picture. */
    SetImageFile(exifOrientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  };
}

type CreateTesseractCore = (options: Record<string, unknown>) => Promise<TesseractCore>;

export type RecogniseWords = (picture: GreyRaster, mode: PageSegmentationMode) => OcrWord[];

/**
 * Loads Tesseract's LSTM engine as WebAssembly. It is the plain SIMD build: relaxed SIMD may round differently on other
 * processors, but the same picture must give the same words everywhere.
 *
 * @throws where a file cannot be read or Tesseract refuses it.
 */
export async function openTesseract({ core: program, wasm, traineddata }: OcrAssets): Promise<RecogniseWords> {
  const [wasmBinary, trained] = await Promise.all([readDecompressed(wasm), readDecompressed(traineddata)]);
  const silent = () => {};
  const createCore = createRequire(program)(program) as CreateTesseractCore;
  const core = await createCore({ wasmBinary, print: silent, printErr: silent, TesseractProgress: silent });
  core.FS.writeFile("/eng.traineddata", trained);
  const api = new core.TessBaseAPI();
  const LSTM_ONLY = 1;
  if (api.Init("/", "eng", LSTM_ONLY) !== 0) throw new Error("Tesseract rejected eng.traineddata");
  // Without it Tesseract guesses the resolution of each picture and logs that.
  api.SetVariable("user_defined_dpi", "150");
  return (picture, mode) => {
    core.FS.writeFile("/input", toPgm(picture));
    api.SetVariable("tessedit_pageseg_mode", String(mode));
    const [upright, angle] = [1, 0];
    if (api.SetImageFile(upright, angle) === 1) return [];
    api.Recognize(null);
    const words = parseTsvWords(api.GetTSVText(0));
    // Frees the picture and its results, which would keep the memory of the largest picture allocated.
    api.Clear();
    return words;
  };
}

async function readDecompressed(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  if (path.endsWith(".gz")) return gunzipSync(bytes);
  return path.endsWith(".br") ? brotliDecompressSync(bytes) : bytes;
}

/**
 * Rows of level 5 are words. Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence,
 * text.
 */
export function parseTsvWords(tsv: string): OcrWord[] {
  const lines = new Map<string, OcrWord[]>();
  for (const row of tsv.split("\n")) {
    const [level, page, block, paragraph, line, , x, y, width, height, confidence, ...rest] = row.split("\t");
    const text = rest.join(" ").trim();
    if (level !== "5" || text === "") continue;
    const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
    const word = { text, confidence: Math.min(1, Math.max(0, Number(confidence) / 100)), box };
    const key = [page, block, paragraph, line].join();
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].flatMap(separateOverlaps);
}
