/** A reader's thread that does as the picture's width tells it: what the real one does only in bad luck. */
import { parentPort } from "node:worker_threads";
import type { OcrMessage, OcrRequest } from "../../../src/engine/ocr/worker-messages.ts";

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
    // The message must have left before the thread is lost.
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
