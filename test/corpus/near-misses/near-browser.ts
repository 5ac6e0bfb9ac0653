import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pLimit from "p-limit";
import type { Viewport } from "../../../src/contract/vocabulary.ts";
import type { Creative, Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { readAdText } from "../../../src/engine/ocr/read-ad-text.ts";
import { createOcrReader } from "../../../src/engine/ocr/reader.ts";
import { replaceUrls, withoutBytes } from "../corpus-capturer.ts";
import { CreativeRenderer } from "../creative-renderer.ts";

const CAPTURE_TIMEOUT_MS = 45_000;

export interface PageAddress {
  id: string;
  /** The invented address that the capture shows instead of the loopback one. */
  url: string;
  locale: string;
}

/** The engine's own capture of pages and creatives that are given as HTML. */
export interface NearBrowser {
  capturePage(html: string, address: PageAddress, viewport: Viewport): Promise<Snapshot>;
  /** Includes the words that OCR reads. */
  captureCreative(html: string, size: { width: number; height: number }): Promise<Creative>;
  close(): Promise<void>;
}

export async function createNearBrowser(): Promise<NearBrowser> {
  const capturer = new Capturer({
    openProxy: null,
    isBeacon: () => false,
    surroundings: { variables: process.env },
  });
  const renderer = new CreativeRenderer();
  const reader = createOcrReader();
  const server = await serveHtml();
  const { signal } = new AbortController();
  // The machine has two cores, so a third capture would only wait.
  const queue = pLimit(2);
  return {
    capturePage: (html, address, viewport) =>
      queue(async () => {
        const { pathname, search, origin: publicOrigin } = new URL(address.url);
        const origin = server.publish(address.id, html);
        const { observation, capture } = await capturer.visit(`${origin}${pathname}${search}`, {
          viewport,
          alternate: false,
          locale: address.locale,
          signal,
          deadlineMs: CAPTURE_TIMEOUT_MS,
        });
        if (capture === null)
          throw new Error(`${address.id} could not be captured: ${observation.errorCode ?? observation.httpStatus}`);
        return replaceUrls(withoutBytes(capture.page), origin, publicOrigin);
      }),
    captureCreative: (html, size) =>
      queue(async () => {
        const png = await renderer.render(html, size);
        const legible = await capturer.decode(png, "image/png", { signal, legible: true });
        const { creative, notices } = await readAdText(legible, reader, signal);
        if (creative.words === null) throw new Error(notices.join(" "));
        return withoutBytes(creative);
      }),
    close: async () => {
      await capturer.close();
      await renderer.close();
      await reader.close();
      await server.close();
    },
  };
}

/** Serves each page on a host of its own, at every path except the icon's. */
async function serveHtml(): Promise<{ publish: (id: string, html: string) => string; close: () => Promise<void> }> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const html = pages.get((request.headers.host ?? "").split(".")[0] ?? "");
    if (html === undefined || request.url === "/favicon.ico") response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    publish: (id, html) => {
      pages.set(id, html);
      return `http://${id}.localhost:${port}`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
