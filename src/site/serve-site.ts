import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import send from "send";
import { resolveRoute } from "./resolve-route.ts";
import { openSiteFolder, type SiteFolder } from "./site-folder.ts";

export interface SiteOptions {
  /** The configured folder, relative to `cwd`. */
  folder: string;
  cwd: string;
  /** The path under which the folder is served, without a trailing slash: "" or "/shop". */
  base: string;
}

/** A local server for a built site. */
export interface SiteServer {
  /** For example `http://127.0.0.1:41234`; the pages are below `base`. */
  origin: string;
  /** Messages about host configuration that this server ignores. */
  notices: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves a built folder on loopback as static hosts do: clean URLs, its own 404 page, conditional and range requests,
 * and no file outside the folder.
 *
 * @throws InvalidSiteFolder
 */
export async function serveSite({ folder: written, cwd, base }: SiteOptions): Promise<SiteServer> {
  const folder = await openSiteFolder(cwd, written);
  const server = createServer((request, response) => {
    handleRequest(request, response, folder, base).catch(() => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    // By number, so that DNS, hosts file and proxies do not matter.
    origin: `http://127.0.0.1:${port}`,
    notices: await findIgnoredConfig(folder, written),
    close: async () => {
      const closed = once(server.close(), "close");
      server.closeAllConnections();
      await closed;
    },
  };
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  folder: SiteFolder,
  base: string,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const { url: target = "/" } = request;
  const url = URL.parse(target.startsWith("/") ? `http://127.0.0.1${target}` : target);
  const below = url === null ? null : stripBase(base, url.pathname);
  const route = below === null ? { kind: "missing" as const } : await resolveRoute(below, folder.hasFile);
  if (route.kind === "file") return sendFile(request, response, folder, route.path);
  if (route.kind === "redirect") {
    response.writeHead(301, { location: `${base}${route.to}${url?.search ?? ""}` }).end();
    return;
  }
  return sendNotFound(request, response, folder, below);
}

function stripBase(base: string, pathname: string): string | null {
  if (base === "") return pathname;
  if (pathname === base) return "/";
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

/** A single-page application has a 200.html for every URL; other sites have their own 404 page. */
async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  folder: SiteFolder,
  below: string | null,
): Promise<void> {
  if (below !== null && isPagePath(below) && (await folder.hasFile("200.html"))) {
    return sendFile(request, response, folder, "200.html");
  }
  if (await folder.hasFile("404.html")) return sendFile(request, response, folder, "404.html", 404);
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404 Not Found\n");
}

/** A missing script must not get an HTML page. */
const isPagePath = (pathname: string): boolean => !/\.(?!html?$)[a-z0-9]+$/iu.test(pathname);

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root }: SiteFolder,
  path: string,
  status = 200,
): Promise<void> {
  response.statusCode = status;
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  // As GitHub Pages, Netlify and Cloudflare Pages do: cacheable, but revalidated before use.
  const sending = send(request, encoded, {
    root,
    index: false,
    dotfiles: "allow",
    // A partial response would hide that this is an error page.
    acceptRanges: status === 200,
    cacheControl: false,
  });
  sending.on("headers", (sent: ServerResponse) => {
    sent.setHeader("cache-control", "public, max-age=0, must-revalidate");
  });
  const closed = once(response, "close");
  sending.pipe(response);
  await closed;
}

async function findIgnoredConfig({ hasFile }: SiteFolder, written: string): Promise<string[]> {
  const ignored: string[] = [];
  for (const name of ["_redirects", "_headers"]) if (await hasFile(name)) ignored.push(name);
  return ignored.length === 0 ? [] : [`The local server ignores ${ignored.join(" and ")} in ${written}.`];
}
