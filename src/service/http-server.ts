import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type HttpBindings, serve } from "@hono/node-server";
import { messageOf } from "../contract/error.ts";
import { OperatorError } from "./operator-error.ts";

export interface HttpServer {
  /** `http://HOST:PORT` */
  url: string;
  /** Closes idle connections at once and the others after the grace period. */
  close(graceMs: number): Promise<void>;
}

/** A Hono app. */
interface App {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
}

/** Where a server listens. `flag` names the port's setting in errors. */
export interface ListenAddress {
  host: string;
  port: number;
  flag: "--port" | "--operations-port";
}

/**
 * Starts an HTTP server.
 *
 * @param makeApp gets the server's URL, because the system may have picked the port.
 * @param idleSeconds connections without traffic are closed after that.
 * @throws OperatorError if it cannot listen.
 */
export async function startHttpServer(
  { host, port, flag }: ListenAddress,
  idleSeconds: number,
  makeApp: (url: string) => App,
): Promise<HttpServer> {
  let app: App | undefined;
  const server = serve({
    fetch: (request, bindings) =>
      app === undefined ? new Response(null, { status: 503 }) : app.fetch(request, bindings as HttpBindings),
    hostname: host,
    port,
    overrideGlobalObjects: false,
  }) as Server;
  await once(server, "listening").catch((error: unknown) => {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    const message = taken
      ? `Port ${port} on ${host} is in use. Choose another with ${flag}, or ${flag} 0 for any free port.`
      : `Cannot listen on ${host}:${port}: ${messageOf(error)}. Check --host and ${flag}.`;
    throw new OperatorError(message, { cause: error });
  });
  // Limits for receiving a request. The response may take as long as an evaluation.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.timeout = idleSeconds * 1000;
  const name = host.includes(":") ? `[${host}]` : host;
  const url = `http://${name}:${(server.address() as AddressInfo).port}`;
  app = makeApp(url);
  return {
    url,
    close: async (graceMs) => {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      const kill = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(kill);
    },
  };
}
