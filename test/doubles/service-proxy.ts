import { once } from "node:events";
import { createServer, type IncomingMessage, request as send } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";

/** A forward proxy on loopback that leads every name to one address, or refuses. */
export interface ProxyDouble extends AsyncDisposable {
  readonly url: string;
  /** What it was asked for: `CONNECT host:port`, or a method and an absolute URL. */
  readonly asked: string[];
  /** The Proxy-Authorization of each request. */
  readonly credentials: (string | undefined)[];
  close(): Promise<void>;
}

export interface ProxyOptions {
  /** Where every name leads to. */
  port: number;
  /** Refuses with this status instead. */
  refuse?: number;
}

export async function startProxy({ port, refuse }: ProxyOptions): Promise<ProxyDouble> {
  const asked: string[] = [];
  const credentials: (string | undefined)[] = [];
  const tunnels = new Set<Duplex>();
  const note = (request: IncomingMessage) => {
    asked.push(`${request.method} ${request.url}`);
    credentials.push(request.headers["proxy-authorization"]);
  };

  const server = createServer((request, response) => {
    note(request);
    if (refuse !== undefined) {
      response.writeHead(refuse).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? "");
    const { method, headers } = request;
    const onward = send({ host: "127.0.0.1", port, path: pathname + search, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  server.on("connect", (request: IncomingMessage, client: Duplex) => {
    note(request);
    client.on("error", () => {});
    if (refuse !== undefined) client.end(`HTTP/1.1 ${refuse} Refused\r\n\r\n`);
    else join(client, connect(port, "127.0.0.1"), tunnels);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const close = async () => {
    for (const tunnel of tunnels) tunnel.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, asked, credentials, close, [Symbol.asyncDispose]: close };
}

function join(client: Duplex, target: Socket, tunnels: Set<Duplex>): void {
  tunnels.add(client).add(target);
  target.on("error", () => client.destroy());
  target.on("connect", () => client.write("HTTP/1.1 200 Connection established\r\n\r\n"));
  target.pipe(client).pipe(target);
}
