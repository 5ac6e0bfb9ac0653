import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import pLimit from "p-limit";
import type { Picture } from "../../src/contract/evaluator-interface.ts";
import type { Viewport } from "../../src/contract/vocabulary.ts";
import type { Creative, Snapshot } from "../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../src/engine/capture/capturer.ts";
import { createOcrReader } from "../../src/engine/ocr/reader.ts";
import type { CorpusAd } from "./ads.ts";
import { CACHE_FOLDER, cached, digest, sourcesDigest } from "./cache.ts";
import { type CorpusServer, fingerprint, type PageVersion } from "./corpus-server.ts";
import { CreativeRenderer } from "./creative-renderer.ts";
import { LOCALES } from "./locales.ts";

const CAPTURE_TIMEOUT_MS = 45_000;
const NO_BYTES = new Uint8Array();

export interface CorpusCapturer {
  /** Captures a page on one device. The screenshot is written to the cache folder. */
  snapshot(page: PageVersion, viewport: Viewport): Promise<Snapshot>;
  /** Always includes the OCR words. */
  creative(ad: CorpusAd, percent?: number): Promise<Creative>;
  /** Number of captures that were not in the cache. */
  capturedCount: () => number;
  close(): Promise<void>;
}

/**
 * Caches captures until the page, the creative or the sources of engine/capture change. With `saved`, uses the newest
 * capture, even if other sources made it.
 */
export function createCorpusCapturer(server: CorpusServer, { saved }: { saved: boolean }): CorpusCapturer {
  const captureSources = sourcesDigest("src/engine/capture/**/*.ts");
  const capturer = new Capturer({
    openProxy: null,
    isBeacon: () => false,
    surroundings: { variables: process.env },
  });
  const designer = new CreativeRenderer();
  const reader = createOcrReader();
  const wordSources = digest(captureSources, sourcesDigest("src/engine/ocr/**/*.ts"));
  const { signal } = new AbortController();
  // The machine has two cores, so a third page would only wait.
  const queue = pLimit(2);
  let taken = 0;
  return {
    snapshot: (page, viewport) =>
      cached(
        "snapshots",
        { input: digest(fingerprint(page), viewport), sources: captureSources, anySources: saved },
        () =>
          queue(async () => {
            taken += 1;
            return captureSnapshot(capturer, server, page, viewport, signal);
          }),
      ),
    creative: async (ad, percent) => {
      const png = await designer.renderPng(ad, percent);
      const creative = await cached(
        "developed",
        { input: digest(png), sources: captureSources, anySources: saved },
        () =>
          queue(async () => {
            taken += 1;
            return withoutBytes(await capturer.decode(png, "image/png", { signal }));
          }),
      );
      const words = await cached("words", { input: digest(png), sources: wordSources, anySources: saved }, () =>
        queue(async () => {
          const legible = await capturer.decode(png, "image/png", { signal, legible: true });
          return (await reader.readWords(legible, signal)).words;
        }),
      );
      return { ...creative, words };
    },
    capturedCount: () => taken,
    close: async () => {
      await capturer.close();
      await designer.close();
      await reader.close();
    },
  };
}

export const withoutBytes = <T extends { screenshot: Picture }>(seen: T): T => ({
  ...seen,
  screenshot: { ...seen.screenshot, bytes: NO_BYTES },
});

async function captureSnapshot(
  capturer: Capturer,
  server: CorpusServer,
  page: PageVersion,
  viewport: Viewport,
  signal: AbortSignal,
): Promise<Snapshot> {
  const url = server.urlOf(page);
  const locale = LOCALES[page.brief.language] ?? "en-GB";
  const { observation, capture } = await capturer.visit(url, {
    viewport,
    alternate: false,
    locale,
    signal,
    deadlineMs: CAPTURE_TIMEOUT_MS,
  });
  if (capture === null)
    throw new Error(`${url} could not be captured: ${observation.errorCode ?? observation.httpStatus}`);
  const { screenshot } = capture.page;
  const name = `${page.brief.id}.${page.version}.${viewport}.jpg`;
  mkdirSync(path.join(CACHE_FOLDER, "screenshots"), { recursive: true });
  writeFileSync(path.join(CACHE_FOLDER, "screenshots", name), screenshot.bytes);
  return replaceUrls(withoutBytes(capture.page), url, publicUrlOf(page));
}

/** The public URL of a page, the same for all its versions. */
export const publicUrlOf = ({ brief }: Pick<PageVersion, "brief">): string => `https://www.${brief.id}.example/`;

export function replaceUrls<T>(value: T, from: string, to: string): T {
  if (typeof value === "string") return value.replaceAll(from, to) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => replaceUrls(item, from, to)) as T;
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceUrls(item, from, to)])) as T;
}
