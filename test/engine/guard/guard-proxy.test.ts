import { createHash, randomBytes } from "node:crypto";
import type { LookupAddress } from "node:dns";
import { Agent, request as requestHttp } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGuard, type Guard, type GuardOptions } from "../../../src/engine/guard/guard.ts";
import type { GuardProxy } from "../../../src/engine/guard/guard-proxy.ts";
import { Cleanup, portOfServer, sendRaw, startHttpServer } from "./test-servers.ts";

const FAILURES: Record<string, string> = { "gone.example": "ENOTFOUND", "later.example": "EAI_AGAIN" };
const lookup = async (name: string): Promise<LookupAddress[]> => {
  const code = FAILURES[name];
  if (code !== undefined) throw Object.assign(new Error(`getaddrinfo ${code} ${name}`), { code });
  return [{ address: "127.0.0.1", family: 4 }];
};

const started = new Cleanup();
const guarded = (options: Partial<GuardOptions> = {}): Guard =>
  started.add(
    createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {}, lookup, ...options }),
    (one) => one.close(),
  );

let proxy: GuardProxy;
beforeEach(async () => {
  proxy = await guarded().openProxy();
});
afterEach(() => started.end());

const get = (url: string, host = "x"): string => `GET ${url} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
const tunnelTo = (authority: string): string => `CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n\r\n`;

/** A port on which no server listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOfServer(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("a plain request through the proxy", () => {
  it("arrives unchanged, except for hop-by-hop headers", async () => {
    const seen: string[][] = [];
    const server = await startHttpServer(started, (asked, response) => {
      seen.push([asked.method ?? "", asked.url ?? "", ...asked.rawHeaders]);
      response.end();
    });
    const authority = `shop.example:${portOfServer(server)}`;
    await sendRaw(
      proxy.url,
      `GET http://${authority}/a%2Fb/../c?q=%20+# HTTP/1.1\r\nHost: other.example\r\nAccept: */*\r\nX-Odd_Case: ` +
        "1\r\nCookie: a=1\r\nX-Hop: 1\r\nProxy-Connection: keep-alive\r\nConnection: close, x-hop\r\n\r\n",
    );
    expect(seen).toEqual([]);
    await sendRaw(
      proxy.url,
      `GET http://${authority}/a%2Fb/../c?q=%20+ HTTP/1.1\r\nHost: other.example\r\nAccept: */*\r\nX-Odd_Case: ` +
        "1\r\nCookie: a=1\r\nX-Hop: 1\r\nProxy-Connection: keep-alive\r\nConnection: close, x-hop\r\n\r\n",
    );
    expect(seen).toEqual([
      [
        "GET",
        "/a%2Fb/../c?q=%20+",
        "host",
        authority,
        "Accept",
        "*/*",
        "X-Odd_Case",
        "1",
        "Cookie",
        "a=1",
        "Connection",
        "keep-alive",
      ],
    ]);
  });

  it("returns status, headers and body unchanged, without following redirects or decoding", async () => {
    const server = await startHttpServer(started, (_asked, response) => {
      response.sendDate = false;
      response.writeHead(302, "Over There", [
        ["Location", "http://elsewhere.example/"],
        ["Set-Cookie", "a=1"],
        ["Set-Cookie", "b=2"],
        ["Content-Encoding", "gzip"],
        ["Content-Length", "3"],
        ["Adhere-Refusal", "forged"],
      ]);
      response.end("\x1f\x8b\x08", "latin1");
    });
    expect(await sendRaw(proxy.url, get(`http://shop.example:${portOfServer(server)}/`))).toMatch(
      /^HTTP\/1\.1 302 Over There\r\nLocation: http:\/\/elsewhere\.example\/\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\nConnection: close\r\n\r\n/,
    );
  });

  it.each(["POST", "PUT", "GET"])("forwards a body of known length or in chunks: %s", async (method) => {
    const bodies: string[] = [];
    const server = await startHttpServer(started, async (asked, response) => {
      bodies.push(await text(asked));
      response.end("read");
    });
    const url = `http://shop.example:${portOfServer(server)}/`;
    const head = `${method} ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`;
    expect(await sendRaw(proxy.url, `${head}content-length: 5\r\n\r\nhello`)).toContain("read");
    expect(
      await sendRaw(proxy.url, `${head}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n4\r\n you\r\n0\r\n\r\n`),
    ).toContain("read");
    expect(bodies).toEqual(["hello", "hello you"]);
  });

  it("reuses connections on both sides", async () => {
    let connections = 0;
    const server = await startHttpServer(started, (_asked, response) => response.end("ok"));
    server.on("connection", () => {
      connections += 1;
    });
    const agent = started.add(new Agent({ keepAlive: true, maxSockets: 1 }), (one) => one.destroy());
    const { hostname, port } = new URL(proxy.url);
    for (let round = 0; round < 50; round += 1) {
      const path = `http://shop.example:${portOfServer(server)}/${round}`;
      const body = await new Promise<string>((resolve, reject) => {
        requestHttp({ hostname, port, path, agent }, (answer) => resolve(text(answer)))
          .on("error", reject)
          .end();
      });
      expect(body).toBe("ok");
    }
    expect(connections).toBe(1);
  });

  it("is sent again when the site closes its idle connection at the same time", async () => {
    // Responds once on each connection, announces keep-alive, and closes the connection at the next request.
    const server = started.add(
      createServer((socket) => {
        let answered = false;
        socket
          .on("error", () => {})
          .on("data", () => {
            if (answered) socket.destroy();
            else socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
            answered = true;
          });
      }),
      (one) => one.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    for (let round = 0; round < 5; round += 1) {
      expect(await sendRaw(proxy.url, get(`http://shop.example:${portOfServer(server)}/`))).toMatch(
        /^HTTP\/1\.1 200 OK/,
      );
    }
  });

  it("shows a truncated response as truncated", async () => {
    const server = await startHttpServer(started, (_asked, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("half", () => response.destroy());
    });
    const { hostname, port } = new URL(proxy.url);
    const path = `http://shop.example:${portOfServer(server)}/`;
    const answer = new Promise<string>((resolve, reject) => {
      requestHttp({ hostname, port, path, agent: false }, (incoming) => text(incoming).then(resolve, reject))
        .on("error", reject)
        .end();
    });
    await expect(answer).rejects.toThrow();
  });

  it("accepts responses that need a lenient parser, and headers of 100 kB", async () => {
    const server = started.add(
      createServer((socket) => {
        socket
          .on("error", () => {})
          .once("data", () =>
            socket.end(`HTTP/1.1 200 OK\r\nX-Long: ${"a".repeat(100_000)}\r\nX-Bell: a\x07b\r\nX-Fine: 1\r\n\r\nbody`),
          );
      }),
      (one) => one.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const answer = await sendRaw(proxy.url, get(`http://shop.example:${portOfServer(server)}/`));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nX-Long: a{100000}\r\nX-Fine: 1\r\n/);
    expect(answer).toContain("body");
  });
});

describe("a response that Node's parser refuses", () => {
  async function answerWith(raw: string): Promise<string> {
    const server = started.add(
      createServer((socket) => socket.on("error", () => {}).on("data", () => socket.end(raw, "latin1"))),
      (one) => one.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return sendRaw(proxy.url, get(`http://shop.example:${portOfServer(server)}/sale`));
  }

  it.each([
    ["a line that is no header", "HTTP/1.1 200 OK\r\nthis is not a header\r\nContent-Length: 4\r\n\r\nbody"],
    ["a blank in a header's name", "HTTP/1.1 200 OK\r\nX Powered By: Acme\r\nContent-Length: 4\r\n\r\nbody"],
    ["two equal lengths", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\nContent-Length: 4\r\n\r\nbody"],
    ["a header without an end", "HTTP/1.1 200 OK\r\nnothing\r\n"],
  ])("comes through byte for byte: %s", async (_, raw) => expect(await answerWith(raw)).toBe(raw));

  it.each([
    ["the header of our refusals", "HTTP/1.1 200 OK\r\nno header\r\nAdhere-Refusal: forbidden x\r\n\r\nbody"],
    ["a proxy's status", "HTTP/1.1 407 Sign in\r\nno header\r\n\r\nbody"],
  ])("is refused where it has %s", async (_, raw) => {
    const answer = await answerWith(raw);
    expect(answer).toMatch(/^HTTP\/1\.1 502 /);
    expect(answer).not.toContain("body");
  });

  it("is not fetched from a forbidden address", async () => {
    const { url } = await guarded({ allowedAddresses: { loopback: false, private: false } }).openProxy();
    expect(await sendRaw(url, get("http://shop.example:80/"))).toMatch(/^HTTP\/1\.1 403 /);
  });
});

describe("a tunnel through the proxy", () => {
  it("forwards megabytes in both directions, byte for byte", async () => {
    const server = started.add(
      createServer((socket) => socket.on("error", () => {}).pipe(socket)),
      (one) => one.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const sent = randomBytes(8 * 1024 * 1024);
    const { hostname, port } = new URL(proxy.url);
    const received = await new Promise<Buffer>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const request = requestHttp({
        hostname,
        port,
        method: "CONNECT",
        path: `shop.example:${portOfServer(server)}`,
        agent: false,
      });
      request.on("error", reject).on("connect", (_answer, socket) => {
        socket.on("data", (chunk: Buffer) => chunks.push(chunk)).on("close", () => resolve(Buffer.concat(chunks)));
        socket.end(sent);
      });
      request.end();
    });
    expect(createHash("sha256").update(received).digest("hex")).toBe(createHash("sha256").update(sent).digest("hex"));
  });

  it("closes when the far end does, after delivering its last bytes", async () => {
    const server = started.add(
      createServer((socket) => {
        socket.on("error", () => {}).end("last words");
      }),
      (one) => one.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    expect(await sendRaw(proxy.url, tunnelTo(`shop.example:${portOfServer(server)}`))).toMatch(/last words$/);
  });

  it("closes the far end when the client is gone, even if the far end never closes", async () => {
    const far: Socket[] = [];
    const server = started.add(
      createServer({ allowHalfOpen: true }, (socket) => far.push(socket.on("error", () => {}).resume())),
      (one) => one.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const sockets = () => process.getActiveResourcesInfo().filter((kind) => kind === "TCPSocketWrap").length;
    const before = sockets();
    for (let round = 0; round < 20; round += 1) {
      await sendRaw(proxy.url, tunnelTo(`shop.example:${portOfServer(server)}`), "\r\n\r\n");
    }
    // Only the far ends' own sockets remain.
    await expect.poll(sockets, { timeout: 30_000 }).toBeLessThanOrEqual(before + 20);
    for (const socket of far) socket.destroy();
  });

  it("closes with the proxy, even while it is still connecting", async () => {
    const open = await guarded({ lookup: () => new Promise(() => {}) }).openProxy();
    const waiting = sendRaw(open.url, tunnelTo("slow.example:443"));
    const standing = await startHttpServer(started, () => {});
    const idle = sendRaw(open.url, get(`http://127.0.0.1:${portOfServer(standing)}/`));
    await new Promise((resolve) => standing.once("request", resolve));
    await open.close();
    expect(await Promise.all([waiting, idle].map((one) => one.catch(() => "")))).toEqual(["", ""]);
    await expect(sendRaw(open.url, get("http://a.example/"))).rejects.toThrow(/ECONNREFUSED/);
  });

  it("is one of a thousand at the same time", async () => {
    const server = await startHttpServer(started, (_asked, response) => response.end("ok"));
    const authority = `shop.example:${portOfServer(server)}`;
    const { hostname, port } = new URL(proxy.url);
    const sockets = await Promise.all(
      Array.from(
        { length: 1_000 },
        () =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect(Number(port), hostname, () => socket.write(tunnelTo(authority)));
            socket.once("error", reject).once("data", () => resolve(socket));
          }),
      ),
    );
    const answers = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<string>((resolve) => {
            socket.once("data", (data) => resolve(String(data)));
            socket.write(`GET / HTTP/1.1\r\nhost: ${authority}\r\n\r\n`);
          }),
      ),
    );
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 200 OK"))).toHaveLength(1_000);
    for (const socket of sockets) socket.destroy();
  });
});

describe("a refusal", () => {
  it.each([
    ["gone.example", "dns", "ENOTFOUND", 502],
    ["later.example", "dns", "EAI_AGAIN", 502],
    ["www.google-analytics.com", "beacon", "BEACON", 403],
    ["10.0.0.1", "unsafe", "UNSAFE_URL", 403],
  ] as const)("for %s comes quickly, with %s %s", async (host, why, code, status) => {
    const reason = `adhere-refusal: ${why} ${code}\r\n`;
    const tunnelled = await sendRaw(proxy.url, tunnelTo(`${host}:443`));
    expect(tunnelled.startsWith(`HTTP/1.1 ${status} Refused\r\n${reason}`)).toBe(true);
    const plain = await sendRaw(proxy.url, get(`http://${host}/`));
    expect(plain).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(plain).toContain(reason);
  });

  it("reports a refused connection", async () => {
    const port = await closedPort();
    expect(await sendRaw(proxy.url, tunnelTo(`shop.example:${port}`))).toContain(
      "adhere-refusal: connect ECONNREFUSED",
    );
    expect(await sendRaw(proxy.url, get(`http://shop.example:${port}/`))).toContain(
      "adhere-refusal: connect ECONNREFUSED",
    );
  });

  it("reports a connection that is reset before a response", async () => {
    const server = started.add(
      createServer((socket) => socket.on("error", () => {}).once("data", () => socket.resetAndDestroy())),
      (one) => one.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const answer = await sendRaw(proxy.url, get(`http://shop.example:${portOfServer(server)}/`));
    expect(answer).toContain("adhere-refusal: connect ECONNRESET");
  });

  it("blocks beacon URLs on a host that serves other things, unless beacons are allowed", async () => {
    const server = await startHttpServer(started, (_asked, response) => response.end("site"));
    const port = portOfServer(server);
    expect(await sendRaw(proxy.url, get(`http://www.facebook.com:${port}/tr?id=1`))).toContain("beacon BEACON");
    expect(await sendRaw(proxy.url, get(`http://www.facebook.com:${port}/trips`))).toContain("site");
    const open = await guarded({ blockBeacons: false }).openProxy();
    expect(await sendRaw(open.url, get(`http://www.facebook.com:${port}/tr?id=1`))).toContain("site");
  });

  it("of a forbidden target is known to the guard; the newest 1,000 are kept", async () => {
    const guard = guarded();
    const { url } = await guard.openProxy();
    for (const port of Array.from({ length: 1_001 }, (_, index) => 20_000 + index)) {
      await sendRaw(url, tunnelTo(`10.0.0.1:${port}`));
    }
    expect(guard.refusalFor("http://10.0.0.1:20000/")).toBeNull();
    expect(guard.refusalFor("http://10.0.0.1:21000/")).toMatchObject({ errorCode: "UNSAFE_URL" });
  });
});

describe("the guard", () => {
  it("starts its proxy once and closes it", async () => {
    const guard = guarded();
    const [one, two] = await Promise.all([guard.openProxy(), guard.openProxy()]);
    expect(one).toBe(two);
    await guard.close();
    await expect(sendRaw(one.url, get("http://a.example/"))).rejects.toThrow(/ECONNREFUSED/);
  });

  it("closes without ever having started a proxy", async () => {
    await expect(guarded().close()).resolves.toBeUndefined();
  });
});
