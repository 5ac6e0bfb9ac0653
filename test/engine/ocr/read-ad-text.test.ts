import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Creative, OcrWord } from "../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { collectAdTexts } from "../../../src/engine/evidence/ad-evidence.ts";
import { readVideoTexts } from "../../../src/engine/evidence/ad-media-evidence.ts";
import { readAdText } from "../../../src/engine/ocr/read-ad-text.ts";
import { createOcrReader, type OcrReader } from "../../../src/engine/ocr/reader.ts";

const { signal } = new AbortController();
let capturer: Capturer;
let reader: OcrReader;
let film: Creative;
beforeAll(async () => {
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
  reader = createOcrReader();
  const file = path.join(import.meta.dirname, "../../fixtures/ads/coffee.h264.mp4");
  film = await capturer.decode(await readFile(file), "", { signal, legible: true });
});
afterAll(async () => {
  await reader.close();
  await capturer.close();
});

test("the words of a film are read in every scene: opening, middle, end card", async () => {
  const { creative, notices } = await readAdText(film, reader, signal);
  expect(notices).toEqual([]);
  const said = (words: OcrWord[] | null | undefined) => words?.map(({ text }) => text).join(" ");
  expect(said(creative.words)).toBe("Fresh coffee on your doorstep");
  expect(creative.motion?.frames.map(({ words }) => said(words))).toEqual([
    "Roasted to order every Tuesday",
    "Nordbean Save 20 percent Shop now",
  ]);
  expect([creative, ...(creative.motion?.frames ?? [])].every(({ legible }) => legible === null)).toBe(true);
});

test("a film's words become evidence: the opening's headline and the end card's button", async () => {
  const { creative } = await readAdText(film, reader, signal);
  const lettering = readVideoTexts(creative) ?? [];
  expect(lettering[0]?.prominence).toBe(1);
  expect(lettering.filter(({ box }) => box !== null).map(({ text }) => text)).toEqual([
    "Fresh coffee on your doorstep",
  ]);
  const words = collectAdTexts(creative, null);
  expect(words.headline?.text).toBe("Fresh coffee on your doorstep");
  expect(words.cta).toMatchObject({ intent: "buy", excerpt: { text: "Shop now" } });
  expect(words.copy.map(({ text }) => text)).toContain("Save 20 percent");
});

test("a frame that cannot be read ends the reading, and the words read before it are kept", async () => {
  const broken: OcrReader = {
    readWords: async (creative) =>
      creative.raster === film.raster
        ? { words: [], notice: null }
        : { words: null, notice: "The ad's picture could not be read (stand-in)." },
    close: async () => {},
  };
  const { creative, notices } = await readAdText(film, broken, signal);
  expect(notices).toEqual(["The ad's picture could not be read (stand-in)."]);
  expect(creative.words).toEqual([]);
  expect(creative.motion?.frames.map(({ words }) => words)).toEqual([null, null]);
});
