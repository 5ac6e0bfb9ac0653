import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import sirv from "sirv";

const SITE_FOLDER = path.join(import.meta.dirname, "site");
const ADS_FOLDER = path.join(import.meta.dirname, "ads");
/** The port in the URLs of examples/ads.yml. */
export const EXAMPLE_SITE_PORT = 41730;

/**
 * Serves the example site like a static host, with clean URLs and a 404 page, and the ads below /ads/ for the service,
 * which takes images by URL.
 */
export async function serveSite(port: number = EXAMPLE_SITE_PORT): Promise<Server> {
  const missing = await readFile(path.join(SITE_FOLDER, "404.html"));
  const files = sirv(SITE_FOLDER, {
    dev: true,
    extensions: ["html"],
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(missing);
    },
  });
  const ads = sirv(ADS_FOLDER, { dev: true });
  const server = createServer((request, response) => {
    const [, ad] = /^\/ads(\/.*)$/.exec(request.url ?? "") ?? [];
    if (ad === undefined) return files(request, response);
    request.url = ad;
    ads(request, response, () => files(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  return server;
}

if (import.meta.main) await serveSite();
