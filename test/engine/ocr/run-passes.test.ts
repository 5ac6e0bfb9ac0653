import { expect, test } from "vitest";
import type { GreyRaster, OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import { createGreyRaster } from "../../../src/engine/ocr/grey-raster.ts";
import { runPasses } from "../../../src/engine/ocr/run-passes.ts";

const picture = createGreyRaster(400, 200, () => 255);
const colours = { width: 40, height: 20, rgba: new Uint8Array(40 * 20 * 4).fill(255) };
const word = (text: string, height: number): OcrWord => ({
  text,
  confidence: 0.95,
  box: { x: 10, y: 20, width: 60, height },
});

test("words that are read at half the size only have boxes in the picture's own pixels", () => {
  const read = ({ width }: GreyRaster) => (width === 200 ? [word("Large", 40)] : []);
  const words = [...runPasses({ picture, colours }, read)].flat();
  expect(words).toEqual([{ text: "Large", confidence: 0.95, box: { x: 20, y: 40, width: 120, height: 80 } }]);
});

test("small words that are read at half the size are dropped", () => {
  const read = ({ width }: GreyRaster) => (width === 200 ? [word("Terms", 12)] : []);
  expect([...runPasses({ picture, colours }, read)].flat()).toEqual([]);
});
