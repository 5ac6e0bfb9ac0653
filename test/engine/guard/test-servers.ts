import { createSocket } from "node:dgram";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, createServer as createTcpServer, type Socket } from "node:net";
import { networkInterfaces } from "node:os";

/** Collects what a test has started, so that `afterEach` can close it. */
export class Cleanup {
  readonly #ends: (() => unknown)[] = [];

  add<T>(thing: T, run: (thing: T) => unknown): T {
    this.#ends.push(() => run(thing));
    return thing;
  }

  async end(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }
}

export const portOfServer = (server: { address(): unknown }): number => {
  const address = server.address();
  if (typeof address === "object" && address !== null && "port" in address) return Number(address.port);
  throw new Error("not listening");
};

export async function startHttpServer(
  started: Cleanup,
  listener: RequestListener,
  host = "127.0.0.1",
): Promise<Server> {
  const server = started.add(createServer(listener), (one) => {
    one.closeAllConnections();
    one.close();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return server;
}

/** Records everything that connects to it, over TCP on every address of the machine and over UDP. */
export interface Canary {
  port: number;
  visits: string[];
}

export async function startCanary(started: Cleanup): Promise<Canary> {
  const visits: string[] = [];
  const server = started.add(
    createTcpServer((socket) => {
      visits.push(`tcp from ${socket.remoteAddress}`);
      socket.on("error", () => {}).on("data", () => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\ncanary"));
    }),
    (one) => one.close(),
  );
  await new Promise<void>((resolve) => server.listen(0, "::", resolve));
  const port = portOfServer(server);
  const udp = started.add(createSocket("udp4"), (one) => one.close());
  udp.on("message", () => visits.push("udp"));
  await new Promise<void>((resolve) => udp.bind(port, "0.0.0.0", resolve));
  return { port, visits };
}

/** An address of this machine that is neither loopback nor public; without one, 0.0.0.0, which connects to it too. */
export const nonLoopbackAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "0.0.0.0";

/** Sends text over a bare socket, and reads until the other end closes or the text `until` has arrived. */
export function sendRaw(proxy: string, text: string, until = ""): Promise<string> {
  const { hostname, port } = new URL(proxy);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket: Socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("error", reject).on("close", () => resolve(answer));
    socket.on("data", (data) => {
      answer += data;
      if (until !== "" && answer.includes(until)) socket.destroy();
    });
  });
}
