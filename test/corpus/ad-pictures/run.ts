import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { createOcrReader, type OcrReader } from "../../../src/engine/ocr/reader.ts";
import { CreativeRenderer } from "../creative-renderer.ts";
import { UnusableOptions } from "../near-misses/options.ts";
import { designAds } from "./design-ads.ts";
import { type AdPicture, drawAd } from "./draw-ads.ts";
import { formatDetails, formatSummary } from "./format-tables.ts";
import { matchWords } from "./match-words.ts";
import { type OcrOptions, parseOcrOptions } from "./options.ts";
import { photographsOf } from "./photographs.ts";
import { type ReadPicture, summarise } from "./summarise.ts";

/**
 * `npm run corpus -- ocr` draws ads over photographs, reads them with the engine's reader and prints how many words are
 * read.
 *
 * @returns the exit code: 2 where the options cannot be used.
 */
export async function runOcr(args: readonly string[], log: (line: string) => void): Promise<0 | 2> {
  try {
    const options = parseOcrOptions(args);
    const pictures = await drawPictures(options, log);
    if (options.save !== undefined) savePictures(pictures, options.save);
    const read = await readPictures(pictures, log);
    log(`\n${formatSummary(summarise(read), process.memoryUsage.rss())}`);
    if (options.details !== undefined) writeFileSync(options.details, formatDetails(read));
    return 0;
  } catch (error) {
    if (!(error instanceof UnusableOptions)) throw error;
    log(error.message);
    return 2;
  }
}

async function drawPictures(
  { seed, photographs, languages }: OcrOptions,
  log: (line: string) => void,
): Promise<AdPicture[]> {
  const renderer = new CreativeRenderer();
  try {
    const pictures: AdPicture[] = [];
    for (const design of designAds({ seed, photographs: photographsOf(photographs), languages })) {
      const picture = await drawAd(renderer, design);
      if (picture === null) log(`${design.id} is left out: its words do not fit its layout legibly.`);
      else pictures.push(picture);
    }
    log(`${pictures.length} pictures, seed ${seed}, ${photographs} photographs`);
    return pictures;
  } finally {
    await renderer.close();
  }
}

function savePictures(pictures: readonly AdPicture[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { id, png, words } of pictures) {
    writeFileSync(path.join(folder, `${id}.png`), png);
    writeFileSync(path.join(folder, `${id}.json`), `${JSON.stringify(words, null, 2)}\n`);
  }
}

async function readPictures(pictures: readonly AdPicture[], log: (line: string) => void): Promise<ReadPicture[]> {
  const capturer = new Capturer({
    openProxy: null,
    isBeacon: () => false,
    surroundings: { variables: process.env },
  });
  const reader = createOcrReader();
  try {
    const read: ReadPicture[] = [];
    for (const picture of pictures) read.push(await readPicture(picture, { capturer, reader, log }));
    return read;
  } finally {
    await reader.close();
    await capturer.close();
  }
}

/** Decodes and reads a picture as the engine does. */
async function readPicture(
  picture: AdPicture,
  { capturer, reader, log }: { capturer: Capturer; reader: OcrReader; log: (line: string) => void },
): Promise<ReadPicture> {
  const { signal } = new AbortController();
  const creative = await capturer.decode(picture.png, "image/png", { signal, legible: true });
  const startedMs = performance.now();
  const { words, notice } = await reader.readWords(creative, signal);
  const ms = performance.now() - startedMs;
  if (notice !== null) log(`${picture.id}: ${notice}`);
  return { picture, ms, ...matchWords(picture.words, words ?? []) };
}
