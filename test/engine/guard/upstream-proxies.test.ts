import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGuard, type Guard } from "../../../src/engine/guard/guard.ts";
import { UnsafeUrl, unsafeCause } from "../../../src/engine/guard/unsafe-url-error.ts";
import { UnusableProxy, UpstreamProxies } from "../../../src/engine/guard/upstream-proxies.ts";
import { Cleanup, portOfServer, sendRaw, startHttpServer } from "./test-servers.ts";

const started = new Cleanup();
afterEach(() => started.end());

/** A company's proxy that serves every host itself, and records the requests. */
interface CompanyProxy {
  url: string;
  asked: string[];
}

async function startCompanyProxy(sitePort: number, status = 200): Promise<CompanyProxy> {
  const asked: string[] = [];
  const tunnels = new Set<Duplex>();
  const note = (line: string, authorization: string | undefined) => asked.push(`${line} ${authorization ?? "-"}`);
  const server: Server = createServer((incoming, response) => {
    note(`${incoming.method} ${incoming.url}`, incoming.headers["proxy-authorization"]);
    response.writeHead(status).end("from the company's proxy");
  });
  server.on("connect", (incoming, client: Duplex) => {
    note(`CONNECT ${incoming.url}`, incoming.headers["proxy-authorization"]);
    tunnels.add(client.on("error", () => {}));
    if (status !== 200) {
      client.end(`HTTP/1.1 ${status} No\r\n\r\n`);
      return;
    }
    const far = connect(sitePort, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      client.pipe(far.on("error", () => {})).pipe(client);
    });
  });
  started.add(server, (one) => {
    for (const tunnel of tunnels) tunnel.destroy();
    one.closeAllConnections();
    one.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://user:p%40ss@127.0.0.1:${portOfServer(server)}`, asked };
}

const CREDENTIALS = `Basic ${Buffer.from("user:p@ss").toString("base64")}`;

const neverAsked = async (): Promise<never> => {
  throw new Error("a name was looked up although a proxy does that");
};

const createProxiedGuard = (proxy: string, extra: { no?: string; private?: boolean } = {}): Guard =>
  started.add(
    createGuard({
      allowedAddresses: { loopback: true, private: extra.private ?? false },
      proxies: { http: proxy, https: proxy, no: extra.no },
      lookup: neverAsked,
    }),
    (one) => one.close(),
  );

let sitePort: number;
beforeEach(async () => {
  sitePort = portOfServer(
    await startHttpServer(started, (asked, response) => response.end(`site ${asked.headers.host}`)),
  );
});

describe("behind a company's proxy", () => {
  it("undici uses the proxy with its credentials, and resolves no names", async () => {
    const proxy = await startCompanyProxy(sitePort);
    const guard = createProxiedGuard(proxy.url);
    await guard.admit("http://shop.example/");
    const { body } = await request("http://shop.example/a", { dispatcher: guard.dispatcher });
    expect(await body.text()).toBe("from the company's proxy");
    expect(proxy.asked).toEqual([`GET http://shop.example/a ${CREDENTIALS}`]);
  });

  it("Chrome's proxy forwards tunnels and plain requests to the company's proxy", async () => {
    const proxy = await startCompanyProxy(sitePort);
    const { url } = await createProxiedGuard(proxy.url).openProxy();
    expect(await sendRaw(url, "GET http://shop.example/a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).toContain(
      "from the company's proxy",
    );
    const tunnelled = "CONNECT shop.example:443 HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nhost: inner\r\n\r\n";
    expect(await sendRaw(url, tunnelled, "site inner")).toMatch(
      /^HTTP\/1\.1 200 Connection Established\r\n\r\nHTTP\/1\.1 200 OK/,
    );
    expect(proxy.asked).toEqual([
      `GET http://shop.example/a ${CREDENTIALS}`,
      `CONNECT shop.example:443 ${CREDENTIALS}`,
    ]);
  });

  it("loopback is reached directly", async () => {
    const proxy = await startCompanyProxy(sitePort);
    const guard = createProxiedGuard(proxy.url);
    for (const host of ["127.0.0.1", "localhost", "a.localhost"]) {
      const { body } = await request(`http://${host}:${sitePort}/`, { dispatcher: guard.dispatcher });
      expect(await body.text()).toBe(`site ${host}:${sitePort}`);
    }
    const { url } = await guard.openProxy();
    expect(
      await sendRaw(url, `GET http://localhost:${sitePort}/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    ).toContain("site localhost");
    expect(proxy.asked).toEqual([]);
  });

  it.each([
    "10.0.0.1",
    "169.254.169.254",
    "0xa9fea9fe",
    "[fd00::1]",
    "[::ffff:127.0.0.1]",
    "0.0.0.0",
    "intranet",
    "metadata.google.internal",
    "printer.local",
    "nas.home.arpa.",
  ])("%s is refused by name and not forwarded", async (host) => {
    const proxy = await startCompanyProxy(sitePort);
    const guard = createProxiedGuard(proxy.url);
    await expect(guard.admit(`http://${host}/`)).rejects.toThrow(UnsafeUrl);
    for (const scheme of ["http", "https"]) {
      const error = await request(`${scheme}://${host}/`, { dispatcher: guard.dispatcher }).catch(
        (one: unknown) => one,
      );
      expect(unsafeCause(error)).toBeInstanceOf(UnsafeUrl);
    }
    const { url } = await guard.openProxy();
    expect(await sendRaw(url, `CONNECT ${host}:443 HTTP/1.1\r\nhost: x\r\n\r\n`)).toContain("unsafe UNSAFE_URL");
    expect(await sendRaw(url, `GET http://${host}/ HTTP/1.1\r\nhost: x\r\n\r\n`)).toContain("unsafe UNSAFE_URL");
    expect(proxy.asked).toEqual([]);
  });

  it("private names are forwarded when private addresses are allowed", async () => {
    const proxy = await startCompanyProxy(sitePort);
    const guard = createProxiedGuard(proxy.url, { private: true });
    await request("http://intranet/", { dispatcher: guard.dispatcher });
    expect(proxy.asked).toEqual([`GET http://intranet/ ${CREDENTIALS}`]);
  });

  it("a notice says that addresses were checked by name only, without the proxy's password", () => {
    const [notice] = createProxiedGuard("http://user:s3cret@proxy.corp:3128").notices;
    expect(notice).toMatch(/^Visits go through the proxy proxy\.corp:3128, .* by name only\.$/);
  });

  it.each([403, 407, 502])("the proxy's own refusal (%i) is not reported as the site's response", async (status) => {
    const proxy = await startCompanyProxy(sitePort, status);
    const open = await createProxiedGuard(proxy.url).openProxy();
    expect(await sendRaw(open.url, "CONNECT shop.example:443 HTTP/1.1\r\nhost: x\r\n\r\n")).toMatch(
      new RegExp(`^HTTP/1\\.1 502 Refused\r\nadhere-refusal: connect PROXY_${status}`),
    );
  });

  it("the proxy's request for credentials does not reach Chrome", async () => {
    const proxy = await startCompanyProxy(sitePort, 407);
    const { url } = await createProxiedGuard(proxy.url).openProxy();
    expect(await sendRaw(url, "GET http://shop.example/ HTTP/1.1\r\nhost: x\r\n\r\n")).toMatch(/^HTTP\/1\.1 502 /);
  });
});

describe("NO_PROXY", () => {
  const goesDirect = (no: string, host: string, port = 443): boolean =>
    new UpstreamProxies({ http: "http://proxy.corp:3128", no }).proxyFor("https:", { host, port }) === null;

  it.each([
    ["acme.example", "acme.example"],
    ["acme.example", "shop.acme.example"],
    [".acme.example", "acme.example"],
    ["*.acme.example", "shop.acme.example"],
    ["*", "anything.example"],
    ["a.example, acme.example", "acme.example"],
    ["a.example acme.example:443", "acme.example"],
    ["ACME.example.", "acme.example"],
    ["93.184.216.34", "93.184.216.34"],
    ["2606:4700::1111", "2606:4700::1111"],
    ["[2606:4700::1111]:443", "2606:4700::1111"],
  ])("%j excludes %s from the proxy", (no, host) => expect(goesDirect(no, host)).toBe(true));

  it.each([
    ["acme.example", "notacme.example"],
    ["acme.example", "acme.example.evil.example"],
    ["*.acme.example", "acme.example"],
    ["acme.example:8443", "acme.example"],
    ["", "acme.example"],
    [" , ", "acme.example"],
  ])("%j does not exclude %s", (no, host) => expect(goesDirect(no, host)).toBe(false));
});

describe("the proxies' URLs", () => {
  it("HTTP_PROXY is used for https too, and a missing scheme means http", () => {
    const upstreams = new UpstreamProxies({ http: "proxy.corp:3128" });
    expect(upstreams.proxyFor("https:", { host: "a.example", port: 443 })?.href).toBe("http://proxy.corp:3128/");
    expect(upstreams.all).toHaveLength(1);
  });

  it.each(["socks5://proxy.corp:1080", "http://", "ftp://proxy.corp"])("%s is refused with a next step", (http) => {
    expect(() => new UpstreamProxies({ http })).toThrow(UnusableProxy);
    expect(() => new UpstreamProxies({ http })).toThrow(/^HTTP_PROXY .* or unset it\.$/);
  });

  it("an empty value means no proxy", () => {
    expect(new UpstreamProxies({ http: "", https: " ", no: "" }).all).toEqual([]);
  });
});
