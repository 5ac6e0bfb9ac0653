import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Site {
  origin: string;
  /** Paths asked for, in order. */
  requestedPaths: string[];
  close: () => Promise<void>;
}

const MEDIA_TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#e07a1f"/>' +
  "</svg>";

export const htmlResponse =
  (body: string, headers: Record<string, string> = {}): RequestHandler =>
  (_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(body);
  };

/** A site on loopback: the given answers by path, pictures, and the files of test/fixtures/pages. */
export async function openSite(answers: Record<string, RequestHandler>): Promise<Site> {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    requestedPaths.push(path);
    const answer = answers[path] ?? (path.endsWith(".svg") ? svgResponse : fixtureResponse(path));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const svgResponse: RequestHandler = (_, response) => {
  response.writeHead(200, { "content-type": "image/svg+xml" });
  response.end(PHOTO);
};

const fixtureResponse =
  (path: string): RequestHandler =>
  (_, response) => {
    readFile(join(import.meta.dirname, "../../fixtures/pages", path)).then(
      (bytes) => {
        response.writeHead(200, { "content-type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream" });
        response.end(bytes);
      },
      () => {
        response.writeHead(404, { "content-type": "text/html" });
        response.end("<title>Not found</title><h1>Nothing here</h1>");
      },
    );
  };
