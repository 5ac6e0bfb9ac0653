/**
 * The reader's thread: its program, not a module to import. Reading blocks it for a second or so, which the
 * engine's own thread must not be. Whatever goes wrong here ends the thread; the engine's side sees to the rest.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { Assets } from "./assets.ts";
import type { Order, Report } from "./order.ts";
import { passesOver } from "./passes.ts";
import { openTesseract } from "./tesseract.ts";

const port = parentPort;
if (port === null) throw new Error("worker.ts runs as a worker thread only");

const opening = openTesseract(workerData as Assets);
const report = (what: Report) => port.postMessage(what);

port.on("message", async (order: Order) => {
  const read = await opening;
  for (const words of passesOver(order, read)) report({ kind: "pass", words });
  report({ kind: "done" });
});
