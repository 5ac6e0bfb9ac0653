import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy that refuses every request and records the requested hosts. */
export interface ClosedProxy {
  url: string;
  /** `host:port` of every refused request, each once, oldest first; at most 100. */
  refusedHosts(): string[];
  close(): Promise<void>;
}

const MAX_HOSTS = 100;

/**
 * Starts the proxy that Chrome is launched with. Chrome's own services (updates, sign-in, network time) use it, so that
 * they send nothing. Each visit's browser context has a proxy of its own.
 */
export async function startClosedProxy(): Promise<ClosedProxy> {
  const hosts = new Set<string>();
  const remember = (host: string): void => {
    if (hosts.size < MAX_HOSTS) hosts.add(host);
  };
  const server = createServer((request, response) => {
    remember(URL.parse(request.url ?? "")?.host ?? "");
    response.writeHead(403, { connection: "close" }).end();
  });
  server.on("connect", (request, client) => {
    remember(request.url ?? "");
    client.on("error", () => client.destroy());
    client.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n", () => client.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    refusedHosts: () => [...hosts],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
