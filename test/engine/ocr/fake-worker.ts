/** An OCR worker whose behaviour depends on the picture's width, to test failures. */
import { parentPort } from "node:worker_threads";
import type { OcrMessage, OcrRequest } from "../../../src/engine/ocr/run-passes.ts";

const sendMessage = (what: OcrMessage) => parentPort?.postMessage(what);
const sendPass = (text: string) =>
  sendMessage({
    kind: "pass",
    words: [{ text, confidence: 0.95, box: { x: 0, y: 0, width: 50, height: 20 } }],
  });

export const BEHAVIOUR_WIDTH = { works: 1, throws: 2, exits: 3, hangs: 4, hangsAtOnce: 5, dies: 6 } as const;

const BEHAVIOURS: Record<number, () => void> = {
  [BEHAVIOUR_WIDTH.works]: () => {
    sendPass("Hello");
    sendMessage({ kind: "done" });
  },
  [BEHAVIOUR_WIDTH.throws]: () => {
    throw new Error("memory access out of bounds");
  },
  [BEHAVIOUR_WIDTH.exits]: () => process.exit(1),
  [BEHAVIOUR_WIDTH.hangs]: () => {
    sendPass("Half");
    // The message must be sent before the thread blocks.
    setTimeout(blockForever, 50);
  },
  [BEHAVIOUR_WIDTH.hangsAtOnce]: () => blockForever(),
  [BEHAVIOUR_WIDTH.dies]: () => {
    sendMessage({ kind: "done" });
    setTimeout(() => process.exit(1));
  },
};

function blockForever(): never {
  for (;;);
}

parentPort?.on("message", ({ picture }: OcrRequest) => BEHAVIOURS[picture.width]?.());
