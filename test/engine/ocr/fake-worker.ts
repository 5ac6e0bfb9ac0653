/** An OCR worker whose behaviour depends on the picture's width, to test failures. */
import { parentPort } from "node:worker_threads";
import type { GreyRaster } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { OcrAnswer } from "../../../src/engine/ocr/ocr-answer.ts";

const HELLO: OcrAnswer = {
  words: [{ text: "Hello", confidence: 0.95, box: { x: 0, y: 0, width: 50, height: 20 } }],
  lines: 1,
  unreadLines: 0,
  missingPackage: null,
};
const sendAnswer = (different: Partial<OcrAnswer> = {}) => parentPort?.postMessage({ ...HELLO, ...different });

export const BEHAVIOUR_WIDTH = { works: 1, throws: 2, exits: 3, hangs: 4, dies: 5, otherScript: 6, french: 7 } as const;

const BEHAVIOURS: Record<number, () => void> = {
  [BEHAVIOUR_WIDTH.works]: () => sendAnswer(),
  [BEHAVIOUR_WIDTH.otherScript]: () => sendAnswer({ words: [], lines: 4, unreadLines: 3 }),
  [BEHAVIOUR_WIDTH.french]: () => sendAnswer({ missingPackage: "@tesseract.js-data/fra" }),
  [BEHAVIOUR_WIDTH.throws]: () => {
    throw new Error("memory access out of bounds");
  },
  [BEHAVIOUR_WIDTH.exits]: () => process.exit(1),
  [BEHAVIOUR_WIDTH.hangs]: () => blockForever(),
  [BEHAVIOUR_WIDTH.dies]: () => {
    sendAnswer();
    setTimeout(() => process.exit(1));
  },
};

function blockForever(): never {
  for (;;);
}

parentPort?.on("message", (picture: GreyRaster) => BEHAVIOURS[picture.width]?.());
