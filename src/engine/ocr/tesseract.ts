import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { SecondWord } from "./combine-readings.ts";
import type { OcrAssets } from "./find-ocr-assets.ts";
import { toPgm } from "./grey-raster.ts";
import { decompress } from "./read-asset.ts";
import type { ReadLineAgain } from "./read-picture.ts";

/** The used part of tesseract.js-core 7, which has no types. */
interface TesseractCore {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  /** @returns 0 on success. */
  Init(folder: string, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  /** Reads the file /input. @returns 1 where it is not a picture. */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
}

type CreateTesseractCore = (options: Record<string, unknown>) => Promise<TesseractCore>;

const SINGLE_LINE_MODE = "7";
const LSTM_ONLY = 1;

/**
 * Loads Tesseract's LSTM engine as WebAssembly. It is the plain SIMD build: relaxed SIMD may round differently on other
 * processors, but the same picture must give the same words everywhere.
 *
 * @returns the reader for a language, whose model is loaded with its first line; null where there is no model.
 * @throws where a file cannot be read or Tesseract refuses it.
 */
export async function openTesseract(assets: OcrAssets): Promise<(language: string) => ReadLineAgain | null> {
  const silent = () => {};
  const createCore = createRequire(assets.tesseract)(assets.tesseract) as CreateTesseractCore;
  const wasmBinary = decompress(assets.tesseractWasm, readFileSync(assets.tesseractWasm));
  const core = await createCore({ wasmBinary, print: silent, printErr: silent, TesseractProgress: silent });
  const readers = new Map<string, ReadLineAgain>();
  return (language) => {
    const model = assets.languages[language];
    if (model === undefined) return null;
    const reader = readers.get(language) ?? openLanguage(core, language, model);
    readers.set(language, reader);
    return reader;
  };
}

function openLanguage(core: TesseractCore, language: string, model: string): ReadLineAgain {
  core.FS.writeFile(`/${language}.traineddata`, decompress(model, readFileSync(model)));
  const api = new core.TessBaseAPI();
  if (api.Init("/", language, LSTM_ONLY) !== 0) throw new Error(`Tesseract rejected ${model}`);
  // Without it Tesseract guesses the resolution of each picture and logs that.
  api.SetVariable("user_defined_dpi", "150");
  api.SetVariable("tessedit_pageseg_mode", SINGLE_LINE_MODE);
  return (line) => {
    core.FS.writeFile("/input", toPgm(line));
    const [upright, angle] = [1, 0];
    if (api.SetImageFile(upright, angle) === 1) return [];
    api.Recognize(null);
    const words = parseTsvWords(api.GetTSVText(0));
    // Frees the picture and its results, which would keep the memory of the largest picture allocated.
    api.Clear();
    return words;
  };
}

/**
 * Rows of level 5 are words. Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence,
 * text.
 */
export const parseTsvWords = (tsv: string): SecondWord[] =>
  tsv.split("\n").flatMap((row) => {
    const [level, , , , , , , , , , confidence, ...rest] = row.split("\t");
    const text = rest.join(" ").trim();
    if (level !== "5" || text === "") return [];
    return [{ text, confidence: Math.min(1, Math.max(0, Number(confidence) / 100)) }];
  });
