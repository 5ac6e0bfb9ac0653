/** A reader's thread that does as the picture's width tells it: what the real one does only in bad luck. */
import { parentPort } from "node:worker_threads";
import type { Order, Report } from "../../../src/engine/ocr/order.ts";

const report = (what: Report) => parentPort?.postMessage(what);
const pass = (text: string) =>
  report({ kind: "pass", words: [{ text, confidence: 0.95, box: { x: 0, y: 0, width: 50, height: 20 } }] });

export const WIDTH = { works: 1, throws: 2, exits: 3, hangs: 4, hangsAtOnce: 5, dies: 6 } as const;

const DEEDS: Record<number, () => void> = {
  [WIDTH.works]: () => {
    pass("Hello");
    report({ kind: "done" });
  },
  [WIDTH.throws]: () => {
    throw new Error("memory access out of bounds");
  },
  [WIDTH.exits]: () => process.exit(1),
  [WIDTH.hangs]: () => {
    pass("Half");
    // The message must have left before the thread is lost.
    setTimeout(forever, 50);
  },
  [WIDTH.hangsAtOnce]: () => forever(),
  [WIDTH.dies]: () => {
    report({ kind: "done" });
    setTimeout(() => process.exit(1));
  },
};

function forever(): never {
  for (;;);
}

parentPort?.on("message", ({ picture }: Order) => DEEDS[picture.width]?.());
