import { afterAll, beforeAll, expect, test } from "vitest";
import type { Creative } from "../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { groupOcrWords } from "../../../src/engine/evidence/ad-media-evidence.ts";
import { createOcrReader, type OcrReader } from "../../../src/engine/ocr/reader.ts";
import { DRAWN_ADS, TEXTLESS_AD } from "./drawn-ads.ts";

const { signal } = new AbortController();
let capturer: Capturer;
let reader: OcrReader;

beforeAll(() => {
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
  reader = createOcrReader();
});
afterAll(async () => {
  await reader.close();
  await capturer.close();
});

const decodeLegibly = (svg: string): Promise<Creative> =>
  capturer.decode(Buffer.from(svg), "image/svg+xml", { signal, legible: true });

/** Without case, diacritics and punctuation at the ends, as the engine compares words. */
const lettersOnly = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[.,:]$/, "");

/** The words that OCR missed, and those that it made up. */
function compareWords(says: string, read: readonly string[]) {
  const junk = read.map(lettersOnly);
  const missed = says
    .split(" ")
    .map(lettersOnly)
    .filter((word) => {
      const at = junk.indexOf(word);
      if (at >= 0) junk.splice(at, 1);
      return at < 0;
    });
  return { missed, junk };
}

test.each(DRAWN_ADS)("$name: OCR reads every word and no other", async ({ svg, expectedText }) => {
  const { words, notice } = await reader.readWords(await decodeLegibly(svg), signal);
  expect(notice).toBeNull();
  expect(
    compareWords(
      expectedText,
      (words ?? []).map(({ text }) => text),
    ),
  ).toEqual({ missed: [], junk: [] });
});

test.each(DRAWN_ADS)("$name: the headline is the most prominent text", async ({ svg, headline }) => {
  const creative = await decodeLegibly(svg);
  const { words } = await reader.readWords(creative, signal);
  const [first] = groupOcrWords({ ...creative, words }) ?? [];
  expect(lettersOnly(first?.text ?? "")).toBe(lettersOnly(headline));
});

test("a slanted price keeps its comma and a slanted discount its sign, both with high confidence", async () => {
  const readings = await Promise.all(
    DRAWN_ADS.map(async ({ svg }) => reader.readWords(await decodeLegibly(svg), signal)),
  );
  const words = readings.flatMap((reading) => reading.words ?? []);
  for (const text of ["29,90", "-20"]) {
    expect(words.find((word) => word.text === text)?.confidence, text).toBeGreaterThan(0.65);
  }
});

test("word boxes are in the ad's own pixels", async () => {
  const banner = await decodeLegibly(DRAWN_ADS[2]?.svg ?? "");
  expect([banner.width, banner.height, banner.legible?.width]).toEqual([300, 250, 864]);
  const { words } = await reader.readWords(banner, signal);
  const box = words?.find(({ text }) => text === "quote")?.box;
  expect(box).toBeDefined();
  // The button's label, with its baseline at 220.
  expect(box?.x).toBeGreaterThan(81);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(146);
  expect(box?.y).toBeGreaterThan(200);
});

test("the same picture gives the same words", async () => {
  const creative = await decodeLegibly(DRAWN_ADS[0]?.svg ?? "");
  const [once, again] = [await reader.readWords(creative, signal), await reader.readWords(creative, signal)];
  expect(again).toEqual(once);
});

test("a picture without text gives no words and no notice", async () => {
  const reading = await reader.readWords(await decodeLegibly(TEXTLESS_AD), signal);
  expect(reading).toEqual({ words: [], notice: null });
});

test.each([
  ["Cyrillic", ["Свежий кофе у вашей двери", "Обжарен на заказ", "Скидка на первый заказ", "Заказать сейчас"]],
  ["Greek", ["Φρέσκος καφές στην πόρτα σας", "Δωρεάν παράδοση σε όλη τη χώρα", "Παραγγείλτε τώρα"]],
])("lines in %s are reported instead of guessed", async (_, lines) => {
  const texts = lines.map((line, at) => `<text x="60" y="${200 + at * 170}" font-size="56">${line}</text>`).join("");
  const picture = await decodeLegibly(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080" font-family="'DejaVu Sans', sans-serif">` +
      `<rect width="1080" height="1080" fill="#234"/><g fill="#fff">${texts}</g></svg>`,
  );
  const { words, notice } = await reader.readWords(picture, signal);
  expect(notice).toMatch(/\d of \d lines of the ad's picture are in a script that Adhere does not read/);
  expect(words?.length).toBeLessThanOrEqual(3);
});

test("an ad that was not decoded legibly is not read", async () => {
  const creative = await capturer.decode(Buffer.from(TEXTLESS_AD), "image/svg+xml", { signal });
  expect(await reader.readWords(creative, signal)).toEqual({ words: null, notice: null });
});
