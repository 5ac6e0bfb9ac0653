/** An OCR process that reads its own process id, and whose behaviour depends on the picture's width. */
import process from "node:process";
import { type OcrReply, OcrRequest } from "../../../src/service/workers/ocr-messages.ts";
import { WIDTH } from "./fake-ocr-widths.ts";

const skipped: string[] = [];
const box = { x: 0, y: 0, width: 1, height: 1 };

process.on("message", (message) => {
  const request = OcrRequest.parse(message);
  if (request.kind === "skip-picture") {
    skipped.push(request.id);
    return;
  }
  const { width } = request.picture;
  if (width === WIDTH.dies) process.exit(1);
  if (width === WIDTH.waits) return;
  const words = [String(process.pid), ...skipped].map((text) => ({ text, confidence: 1, box }));
  const read = { words, lines: 1, unreadLines: 0, missingPackage: null };
  const outcome = width === WIDTH.fails ? "the picture is torn" : read;
  process.send?.({ kind: "picture-read", id: request.id, outcome } satisfies OcrReply);
});
process.on("disconnect", () => process.exit(0));
