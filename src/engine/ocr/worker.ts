/**
 * The program of the OCR thread. OCR takes about a second, during which the engine's own thread must not be blocked. An
 * error ends this thread, and the engine's side handles that.
 */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { GreyRaster } from "../artifacts/capture-schemas.ts";
import { languagePackage, type OcrAssets } from "./find-ocr-assets.ts";
import { guessLanguage } from "./guess-language.ts";
import type { OcrAnswer } from "./ocr-answer.ts";
import { openOnnxModel, setUpOnnxRuntime } from "./onnx-model.ts";
import { decompress } from "./read-asset.ts";
import { type LineReader, readPicture } from "./read-picture.ts";
import { openTesseract } from "./tesseract.ts";

const parent = parentPort;
if (parent === null) throw new Error("worker.ts runs as a worker thread only");

const assets = workerData as OcrAssets;
const readAsset = (path: string): Uint8Array => decompress(path, readFileSync(path));

async function openLineReader(): Promise<LineReader> {
  setUpOnnxRuntime(readAsset(assets.onnxRuntime));
  const detector = await openOnnxModel(readAsset(assets.detector));
  const recogniser = await openOnnxModel(readAsset(assets.recogniser));
  const characters = readFileSync(assets.characters, "utf8").replace(/\n$/, "").split("\n");
  // The recogniser has a space behind its alphabet.
  return { detector, recogniser, characters: [...characters, " "] };
}

const readersReady = Promise.all([openLineReader(), openTesseract(assets)]);

parent.on("message", async (picture: GreyRaster) => {
  const [lineReader, openLanguage] = await readersReady;
  let missingPackage: string | null = null;
  const reading = await readPicture(picture, lineReader, (text) => {
    const language = guessLanguage(text);
    const readAgain = openLanguage(language);
    missingPackage = readAgain === null ? languagePackage(language) : null;
    return readAgain ?? openLanguage("eng");
  });
  parent.postMessage({ ...reading, missingPackage } satisfies OcrAnswer);
});
