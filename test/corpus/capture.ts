import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import pLimit from "p-limit";
import type { Picture } from "../../src/contract/port.ts";
import type { Viewport } from "../../src/contract/vocabulary.ts";
import { type Capturer, createCapturer } from "../../src/engine/capture/capturer.ts";
import { createReader } from "../../src/engine/ocr/reader.ts";
import type { Creative, Snapshot } from "../../src/engine/products/capture.ts";
import type { Ad } from "./ads.ts";
import { CACHE, digest, kept, sourcesDigest } from "./cache.ts";
import { Designer } from "./creatives.ts";
import { LOCALES } from "./locales.ts";
import { type CorpusServer, fingerprint, type PageVersion } from "./server.ts";

const VISIT_MS = 45_000;
const EMPTY = new Uint8Array();

export interface Photographer {
  /** A page as one device sees it; its screenshot is on disk, beside the values. */
  snapshot(page: PageVersion, viewport: Viewport): Promise<Snapshot>;
  /** With the words that were read of it, whether or not anybody asks for them. */
  creative(ad: Ad, percent?: number): Promise<Creative>;
  /** How many were taken anew. */
  taken: () => number;
  close(): Promise<void>;
}

/**
 * Captures once, judges many times: what the engine's capture room yields is kept until the page, the creative or the
 * room's own sources change. `stale` keeps it when only the sources changed.
 */
export function createPhotographer(server: CorpusServer, { stale }: { stale: boolean }): Photographer {
  const room = stale ? "any" : sourcesDigest("src/engine/capture/**/*.ts");
  const capturer = createCapturer({
    openProxy: null,
    isBeacon: () => false,
    surroundings: { variables: process.env },
  });
  const designer = new Designer();
  const reader = createReader();
  const reading = stale ? "any" : sourcesDigest("src/engine/ocr/**/*.ts");
  const { signal } = new AbortController();
  // Two cores: a third page only waits.
  const queue = pLimit(2);
  let taken = 0;
  return {
    snapshot: (page, viewport) =>
      kept("snapshots", digest(fingerprint(page), viewport, room), () =>
        queue(async () => {
          taken += 1;
          return photographed(capturer, server, page, viewport, signal);
        }),
      ),
    creative: async (ad, percent) => {
      const png = await designer.png(ad, percent);
      const creative = await kept("developed", digest(png, room), () =>
        queue(async () => {
          taken += 1;
          return withoutBytes(await capturer.decode(png, "image/png", { signal }));
        }),
      );
      const words = await kept("words", digest(png, room, reading), () =>
        queue(async () => {
          const legible = await capturer.decode(png, "image/png", { signal, legible: true });
          return (await reader.read(legible, signal)).words;
        }),
      );
      return { ...creative, words };
    },
    taken: () => taken,
    close: async () => {
      await capturer.close();
      await designer.close();
      await reader.close();
    },
  };
}

const withoutBytes = <T extends { screenshot: Picture }>(seen: T): T => ({
  ...seen,
  screenshot: { ...seen.screenshot, bytes: EMPTY },
});

async function photographed(
  capturer: Capturer,
  server: CorpusServer,
  page: PageVersion,
  viewport: Viewport,
  signal: AbortSignal,
): Promise<Snapshot> {
  const url = server.urlOf(page);
  const locale = LOCALES[page.brief.language] ?? "en-GB";
  const { look, capture } = await capturer.visit(url, {
    viewport,
    alternate: false,
    locale,
    signal,
    deadlineMs: VISIT_MS,
  });
  if (capture === null) throw new Error(`${url} could not be captured: ${look.errorCode ?? look.httpStatus}`);
  const { screenshot } = capture.page;
  const name = `${page.brief.id}.${page.version}.${viewport}.jpg`;
  mkdirSync(path.join(CACHE, "screenshots"), { recursive: true });
  writeFileSync(path.join(CACHE, "screenshots", name), screenshot.bytes);
  return settled(withoutBytes(capture.page), url, addressOf(page));
}

/** Where a page would live: the same address for every version of it. */
export const addressOf = ({ brief }: Pick<PageVersion, "brief">): string =>
  `https://www.${brief.id}.example/`;

function settled<T>(value: T, from: string, to: string): T {
  if (typeof value === "string") return value.replaceAll(from, to) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => settled(item, from, to)) as T;
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settled(item, from, to)])) as T;
}
