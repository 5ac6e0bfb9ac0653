import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { GreyRaster, OcrWord } from "../artifacts/capture.ts";
import type { OcrAssets } from "./assets.ts";
import { toPgm } from "./grey-raster.ts";
import { separateOverlaps } from "./refine-boxes.ts";

/** Tesseract's page segmentation modes, as far as they are used. */
export const PAGE_SEGMENTATION_MODE = { page: 3, line: 7, sparse: 11 } as const;
export type PageSegmentationMode = (typeof PAGE_SEGMENTATION_MODE)[keyof typeof PAGE_SEGMENTATION_MODE];

/** What is used of tesseract.js-core 7, which brings no types. */
interface TesseractCore {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => {
    /** 0 where it worked. */
    Init(folder: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** Takes the file at /input; 1 where it is no picture. */
    SetImageFile(exifOrientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  };
}

type CreateTesseractCore = (options: Record<string, unknown>) => Promise<TesseractCore>;

export type RecogniseWords = (picture: GreyRaster, mode: PageSegmentationMode) => OcrWord[];

/**
 * Tesseract's LSTM reader as WebAssembly. The plain SIMD build, not the relaxed one: relaxed operations may round
 * differently from processor to processor, and the same picture must yield the same words everywhere.
 *
 * @throws where an asset cannot be read or the reader refuses it.
 */
export async function openTesseract({
  core: program,
  wasm,
  traineddata,
}: OcrAssets): Promise<RecogniseWords> {
  const [wasmBinary, trained] = await Promise.all([readDecompressed(wasm), readDecompressed(traineddata)]);
  const silent = () => {};
  const createCore = createRequire(program)(program) as CreateTesseractCore;
  const core = await createCore({ wasmBinary, print: silent, printErr: silent, TesseractProgress: silent });
  core.FS.writeFile("/eng.traineddata", trained);
  const api = new core.TessBaseAPI();
  const LSTM_ONLY = 1;
  if (api.Init("/", "eng", LSTM_ONLY) !== 0) throw new Error("Tesseract does not take eng.traineddata");
  // Else it guesses the resolution from each picture, and says so.
  api.SetVariable("user_defined_dpi", "150");
  return (picture, mode) => {
    core.FS.writeFile("/input", toPgm(picture));
    api.SetVariable("tessedit_pageseg_mode", String(mode));
    const [upright, angle] = [1, 0];
    if (api.SetImageFile(upright, angle) === 1) return [];
    api.Recognize(null);
    const words = parseTsvWords(api.GetTSVText(0));
    // The picture and what was made of it; else the memory of the largest one stays taken twice.
    api.Clear();
    return words;
  };
}

async function readDecompressed(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  if (path.endsWith(".gz")) return gunzipSync(bytes);
  return path.endsWith(".br") ? brotliDecompressSync(bytes) : bytes;
}

/** Rows of level 5 are words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
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
