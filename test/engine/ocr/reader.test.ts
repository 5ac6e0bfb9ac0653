import path from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Creative } from "../../../src/engine/artifacts/capture-schemas.ts";
import { findOcrAssets, type OcrAssets } from "../../../src/engine/ocr/find-ocr-assets.ts";
import { createOcrThread } from "../../../src/engine/ocr/ocr-thread.ts";
import { createOcrReader, type OcrReader } from "../../../src/engine/ocr/reader.ts";
import { BEHAVIOUR_WIDTH } from "./fake-worker.ts";

const neverAborts = new AbortController().signal;
const ASSETS: OcrAssets = {
  worker: path.join(import.meta.dirname, "fake-worker.ts"),
  onnxRuntime: "",
  detector: "",
  recogniser: "",
  characters: "",
  tesseract: "",
  tesseractWasm: "",
  languages: { eng: "eng.traineddata.gz" },
};
const readers: OcrReader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

function createFakeReader(options: Parameters<typeof createOcrThread>[0] = {}): OcrReader {
  const reader = createOcrReader(createOcrThread({ timeoutMs: 30_000, assets: () => ASSETS, ...options }));
  readers.push(reader);
  return reader;
}

function ad(deed: keyof typeof BEHAVIOUR_WIDTH): Creative {
  const width = BEHAVIOUR_WIDTH[deed];
  return {
    mediaType: "image",
    width,
    height: 1,
    raster: { width: 1, height: 1, rgba: new Uint8Array(4) },
    screenshot: { mediaType: "image/png", bytes: new Uint8Array(), width, height: 1, scale: 1 },
    legible: { width, height: 1, grey: new Uint8Array(width) },
    words: null,
  };
}

const HELLO = { words: [expect.objectContaining({ text: "Hello" })], notice: null };

test.each([
  ["throws", "memory access out of bounds"],
  ["exits", "its thread exited"],
] as const)("a thread that %s fails for its own ad only", async (deed, why) => {
  const reader = createFakeReader();
  const readings = await Promise.all(
    [ad("works"), ad(deed), ad("works")].map((one) => reader.readWords(one, neverAborts)),
  );
  expect(readings).toEqual([HELLO, { words: null, notice: expect.stringContaining(why) }, HELLO]);
});

test("a thread that exited between two ads is restarted", async () => {
  const reader = createFakeReader();
  await reader.readWords(ad("dies"), neverAborts);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await reader.readWords(ad("works"), neverAborts)).toEqual(HELLO);
});

test("nothing of a picture counts as read after a timeout, and the next ad is read", async () => {
  const reader = createFakeReader({ timeoutMs: 1500 });
  expect(await reader.readWords(ad("hangs"), neverAborts)).toEqual({
    words: null,
    notice: expect.stringContaining("could not be read (it took too long)"),
  });
  expect(await reader.readWords(ad("works"), neverAborts)).toEqual(HELLO);
});

test("lines in a script that no model reads are reported", async () => {
  const { words, notice } = await createFakeReader().readWords(ad("otherScript"), neverAborts);
  expect(words).toEqual([]);
  expect(notice).toContain("3 of 4 lines of the ad's picture are in a script that Adhere does not read");
});

test("a language without a model is reported with the package that adds it", async () => {
  const { words, notice } = await createFakeReader().readWords(ad("french"), neverAborts);
  expect(words).toHaveLength(1);
  expect(notice).toContain("Install @tesseract.js-data/fra with npm");
});

test("an abort rejects at once, during a reading and in the queue, and affects no other ad", async () => {
  const reader = createFakeReader({ timeoutMs: 1500 });
  const aborts = [new AbortController(), new AbortController()] as const;
  const underWay = reader.readWords(ad("hangs"), aborts[0].signal);
  const queued = reader.readWords(ad("works"), aborts[1].signal);
  const behind = reader.readWords(ad("works"), neverAborts);
  aborts[1].abort(new Error("skip this one"));
  await expect(queued).rejects.toThrow("skip this one");
  aborts[0].abort(new Error("stop"));
  await expect(underWay).rejects.toThrow("stop");
  expect(await behind).toEqual(HELLO);
});

test("closing ends the reading in progress and refuses later ones", async () => {
  const reader = createFakeReader();
  const reading = reader.readWords(ad("hangs"), neverAborts);
  const queued = reader.readWords(ad("works"), neverAborts);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await reader.close();
  expect((await reading).notice).toContain("its thread exited");
  expect((await queued).notice).toContain("the engine was closed");
  await reader.close();
});

test("a missing OCR file leads to a notice", async () => {
  const reader = createFakeReader({ assets: () => findOcrAssets(import.meta.dirname) });
  const { words, notice } = await reader.readWords(ad("works"), neverAborts);
  expect(words).toBeNull();
  expect(notice).toMatch(/could not be read \(.*worker\.js is missing\)\. Give the ad's text/);
});

test("an unusable OCR file leads to a notice", async () => {
  const real = findOcrAssets(path.join(import.meta.dirname, "../../../src/engine/ocr"));
  const reader = createFakeReader({ assets: () => ({ ...real, detector: real.characters }) });
  const { words, notice } = await reader.readWords(ad("works"), neverAborts);
  expect(words).toBeNull();
  expect(notice).toContain("could not be read");
});
