/**
 * The program of the OCR thread. OCR takes about a second, during which the engine's own thread must not be blocked. An
 * error ends this thread, and the engine's side handles that.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { OcrAssets } from "./find-ocr-assets.ts";
import { type OcrMessage, type OcrRequest, runPasses } from "./run-passes.ts";
import { openTesseract } from "./tesseract.ts";

const parent = parentPort;
if (parent === null) throw new Error("worker.ts runs as a worker thread only");

const recogniserReady = openTesseract(workerData as OcrAssets);
const sendMessage = (what: OcrMessage) => parent.postMessage(what);

parent.on("message", async (order: OcrRequest) => {
  const read = await recogniserReady;
  for (const words of runPasses(order, read)) sendMessage({ kind: "pass", words });
  sendMessage({ kind: "done" });
});
