/**
 * The reader's thread: its program, not a module to import. Reading blocks it for a second or so, which the
 * engine's own thread must not be. Whatever goes wrong here ends the thread; the engine's side sees to the rest.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { OcrAssets } from "./assets.ts";
import { runPasses } from "./passes.ts";
import { openTesseract } from "./tesseract.ts";
import type { OcrMessage, OcrRequest } from "./worker-messages.ts";

const parent = parentPort;
if (parent === null) throw new Error("worker.ts runs as a worker thread only");

const recogniserReady = openTesseract(workerData as OcrAssets);
const sendMessage = (what: OcrMessage) => parent.postMessage(what);

parent.on("message", async (order: OcrRequest) => {
  const read = await recogniserReady;
  for (const words of runPasses(order, read)) sendMessage({ kind: "pass", words });
  sendMessage({ kind: "done" });
});
