import type { LookupAddress } from "node:dns";
import { fetch, interceptors, request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGuard, type Guard } from "../../../src/engine/guard/guard.ts";
import { UnsafeUrl, unsafeCause } from "../../../src/engine/guard/unsafe-url-error.ts";
import { DNS_RECORDS, HOSTILE_HOSTS, INVALID_URLS, v4 } from "./hostile-urls.ts";
import { type Canary, Cleanup, portOfServer, sendRaw, startCanary, startHttpServer } from "./test-servers.ts";

const lookup = async (name: string): Promise<LookupAddress[]> => {
  const found = DNS_RECORDS[name];
  if (found !== undefined) return found;
  throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: "ENOTFOUND" });
};

const started = new Cleanup();
let target: Canary;
let guard: Guard;

beforeEach(async () => {
  target = await startCanary(started);
  guard = started.add(
    createGuard({ allowedAddresses: { loopback: false, private: false }, proxies: {}, lookup }),
    (one) => one.close(),
  );
});
afterEach(() => started.end());

describe("when loopback and private addresses are forbidden, nothing reaches this machine", () => {
  it("through admit", async () => {
    for (const host of HOSTILE_HOSTS) {
      await expect(guard.admit(`http://${host}:${target.port}/`), host).rejects.toThrow(UnsafeUrl);
    }
    for (const text of INVALID_URLS) {
      await expect(guard.admit(text.replace("PORT", String(target.port))), text).rejects.toThrow(UnsafeUrl);
    }
  });

  it("through undici", async () => {
    for (const host of HOSTILE_HOSTS) {
      const error = await request(`http://${host}:${target.port}/`, { dispatcher: guard.dispatcher }).catch(
        (one: unknown) => one,
      );
      expect(unsafeCause(error), host).toBeInstanceOf(UnsafeUrl);
    }
    expect(target.visits).toEqual([]);
  });

  it("through fetch, which wraps the refusal", async () => {
    const error = await fetch(`http://127.1:${target.port}/`, { dispatcher: guard.dispatcher }).catch(
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(TypeError);
    expect(unsafeCause(error)?.message).toContain("127.0.0.1 must not be visited: it is a loopback address");
    expect(target.visits).toEqual([]);
  });

  it("through a tunnel of the proxy", async () => {
    const proxy = await guard.openProxy();
    for (const host of HOSTILE_HOSTS) {
      const answer = await sendRaw(
        proxy.url,
        `CONNECT ${host}:${target.port} HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
      );
      expect(answer, host).toMatch(/^HTTP\/1\.1 (403 Refused\r\nadhere-refusal: unsafe UNSAFE_URL|400)/);
    }
    expect(target.visits).toEqual([]);
  });

  it("through a plain request to the proxy", async () => {
    const proxy = await guard.openProxy();
    for (const host of HOSTILE_HOSTS) {
      const answer = await sendRaw(
        proxy.url,
        `GET http://${host}:${target.port}/ HTTP/1.1\r\nhost: public.example\r\n\r\n`,
      );
      expect(answer, host).toMatch(/^HTTP\/1\.1 (403|400) /);
    }
    expect(target.visits).toEqual([]);
  });

  it.each([
    "CONNECT user@127.0.0.1:PORT",
    "CONNECT 127.0.0.1:PORT/path",
    "CONNECT http://127.0.0.1:PORT",
    "CONNECT [::1%lo]:PORT",
    "CONNECT 127.0.0.1",
    "CONNECT 127.0.0.1:99999",
    "CONNECT public.example\\@127.0.0.1:PORT",
    "GET http://public.example@127.0.0.1:PORT/",
    "GET http://127.0.0.1:PORT\\@public.example/",
    "GET https://127.0.0.1:PORT/",
    "GET ftp://127.0.0.1:PORT/",
    "GET gopher://127.0.0.1:PORT/_",
    "GET ws://127.0.0.1:PORT/",
    "GET file:///etc/passwd",
    "GET //127.0.0.1:PORT/",
    "GET /",
    "OPTIONS *",
  ])("through a malformed request line: %s", async (line) => {
    const proxy = await guard.openProxy();
    const text = `${line.replace("PORT", String(target.port))} HTTP/1.1\r\nhost: 127.0.0.1:${target.port}\r\n\r\n`;
    expect(await sendRaw(proxy.url, text)).toMatch(/^HTTP\/1\.1 400 /);
    expect(target.visits).toEqual([]);
  });
});

describe("when loopback is allowed", () => {
  const reaching = (allowedAddresses: { loopback: boolean; private: boolean }): Guard =>
    started.add(createGuard({ allowedAddresses, proxies: {}, lookup }), (one) => one.close());

  it.each(["127.0.0.1", "127.1", "0x7f.1", "[::1]", "localhost", "a.localhost", "loop.example", "loop6.example"])(
    "%s is reached by undici, tunnels and plain requests",
    async (host) => {
      const open = reaching({ loopback: true, private: false });
      const url = `http://${host}:${target.port}/`;
      await open.admit(url);
      const { body } = await request(url, { dispatcher: open.dispatcher });
      expect(await body.text()).toBe("canary");
      const proxy = await open.openProxy();
      const tunnelled = `CONNECT ${host}:${target.port} HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n\r\n`;
      expect(await sendRaw(proxy.url, tunnelled, "canary")).toMatch(
        /^HTTP\/1\.1 200 Connection Established\r\n\r\nHTTP\/1\.1 200 OK/,
      );
      expect(await sendRaw(proxy.url, `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`, "canary")).toMatch(
        /^HTTP\/1\.1 200 OK/,
      );
      expect(target.visits).toHaveLength(3);
    },
  );

  it.each(["0.0.0.0", "[::]", "[::ffff:127.0.0.1]", "any.example", "mapped.example", "mixed-lan.example"])(
    "%s is still refused",
    async (host) => {
      const open = reaching({ loopback: true, private: false });
      await expect(open.admit(`http://${host}:${target.port}/`)).rejects.toThrow(/allow-private/);
      const error = await request(`http://${host}:${target.port}/`, { dispatcher: open.dispatcher }).catch(
        (one: unknown) => one,
      );
      expect(unsafeCause(error)).toBeInstanceOf(UnsafeUrl);
      expect(target.visits).toEqual([]);
    },
  );

  it("0.0.0.0 is reached if private addresses are allowed too", async () => {
    const open = reaching({ loopback: true, private: true });
    const { body } = await request(`http://0.0.0.0:${target.port}/`, { dispatcher: open.dispatcher });
    expect(await body.text()).toBe("canary");
  });
});

describe("a redirect", () => {
  it("is checked at every hop", async () => {
    const open = started.add(
      createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {}, lookup }),
      (one) => one.close(),
    );
    const server = await startHttpServer(started, (asked, response) => {
      const [, to] = (asked.url ?? "").split("?to=");
      response.writeHead(302, { location: decodeURIComponent(to ?? "") }).end();
    });
    for (const to of [
      `http://0.0.0.0:${target.port}/`,
      `http://[::ffff:7f00:1]:${target.port}/`,
      `http://lan.example/`,
    ]) {
      const error = await request(`http://127.0.0.1:${portOfServer(server)}/?to=${encodeURIComponent(to)}`, {
        dispatcher: open.dispatcher.compose(interceptors.redirect({ maxRedirections: 5 })),
      }).catch((one: unknown) => one);
      expect(unsafeCause(error), to).toBeInstanceOf(UnsafeUrl);
    }
    expect(target.visits).toEqual([]);
  });
});

describe("a name with changing DNS answers", () => {
  it("is resolved once, and the checked address is the one that is connected to", async () => {
    const visited: string[] = [];
    const server = await startHttpServer(started, (asked, response) => {
      visited.push(asked.headers.host ?? "");
      response.end("honest");
    });
    let asked = 0;
    const rebinding = async (): Promise<LookupAddress[]> => {
      asked += 1;
      return asked === 1 ? [v4("127.0.0.1")] : [v4("0.0.0.0")];
    };
    const open = started.add(
      createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {}, lookup: rebinding }),
      (one) => one.close(),
    );
    const url = `http://rebind.example:${portOfServer(server)}/`;
    await open.admit(url);
    const { body } = await request(url, { dispatcher: open.dispatcher });
    expect(await body.text()).toBe("honest");
    const proxy = await open.openProxy();
    expect(await sendRaw(proxy.url, `GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toContain("honest");
    expect(visited).toHaveLength(2);
    expect(asked).toBe(1);
  });

  it("is refused when the connection would use a forbidden address", async () => {
    let asked = 0;
    const rebinding = async (): Promise<LookupAddress[]> => {
      asked += 1;
      if (asked === 1) throw Object.assign(new Error("not yet"), { code: "EAI_AGAIN" });
      return [v4("0.0.0.0")];
    };
    const open = started.add(
      createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {}, lookup: rebinding }),
      (one) => one.close(),
    );
    const url = `http://rebind.example:${target.port}/`;
    await open.admit(url);
    const error = await request(url, { dispatcher: open.dispatcher }).catch((one: unknown) => one);
    expect(unsafeCause(error)).toBeInstanceOf(UnsafeUrl);
    expect(target.visits).toEqual([]);
  });
});

describe("admit", () => {
  it("returns the parsed URL, and accepts a name that does not resolve", async () => {
    expect((await guard.admit("HTTPS://Nowhere.Example/a?b#c")).href).toBe("https://nowhere.example/a?b#c");
  });

  it("accepts public addresses", async () => {
    await expect(guard.admit("https://93.184.216.34/")).resolves.toBeInstanceOf(URL);
  });

  it("never repeats a password in its message", async () => {
    for (const url of [
      "http://user:s3cret@acme.example/",
      "ftp://user:s3cret@acme.example/",
      "http://user:s3cret@[bad/",
    ]) {
      const error: unknown = await guard.admit(url).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(UnsafeUrl);
      expect(String(error)).not.toContain("s3cret");
    }
  });

  it("names the place, the reason and the next step, with the contract's error code", async () => {
    const error: unknown = await guard.admit("http://lan.example/").catch((one: unknown) => one);
    expect(error).toMatchObject({
      errorCode: "UNSAFE_URL",
      httpStatus: 400,
      message:
        "lan.example must not be visited: it resolves to 192.168.1.1, a private address. " +
        "If you trust this address, allow private addresses (allow-private).",
    });
  });

  it.each([22, 25, 6667, 0])("refuses port %i, which is used by another protocol", async (port) => {
    await expect(guard.admit(`http://93.184.216.34:${port}/`)).rejects.toThrow(/is used by another protocol/);
    const open = createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {} });
    await expect(open.admit(`http://localhost:${port}/`)).resolves.toBeInstanceOf(URL);
    await open.close();
  });
});

describe("an operator's lists of hosts", () => {
  const addresses = { loopback: true, private: false };
  const withHosts = (hosts: { allowed: string[]; denied: string[] }): Guard =>
    started.add(createGuard({ allowedAddresses: addresses, proxies: {}, lookup, hosts }), (one) => one.close());
  const REFUSED = /does not allow this host/;

  it("lets requests name the allowed hosts and their subdomains only", async () => {
    const one = withHosts({ allowed: ["localhost", "127.0.0.1"], denied: [] });
    for (const host of ["localhost", "a.localhost", "127.0.0.1", "127.1"]) await one.admit(`http://${host}/`);
    for (const host of ["loop.example", "notlocalhost", "127.0.0.2"])
      await expect(one.admit(`http://${host}/`)).rejects.toThrow(REFUSED);
    // What a page redirects to or loads is not named by the request.
    const { body } = await request(`http://loop.example:${target.port}/`, { dispatcher: one.dispatcher });
    expect(await body.text()).toBe("canary");
  });

  it("never connects to a name of a denied address", async () => {
    const one = withHosts({ allowed: [], denied: ["127.0.0.1"] });
    for (const host of ["loop.example", "localhost"])
      await expect(one.admit(`http://${host}:${target.port}/`)).rejects.toThrow(REFUSED);
    expect(target.visits).toEqual([]);
  });

  it("never connects to denied hosts and their subdomains", async () => {
    const one = withHosts({ allowed: [], denied: ["loop.example", "localhost", "127.0.0.1"] });
    const proxy = await one.openProxy();
    for (const host of ["loop.example", "LOOP.example.", "a.localhost", "127.0.0.1", "127.1", "0x7f.1"]) {
      const url = `http://${host}:${target.port}/`;
      await expect(one.admit(url)).rejects.toThrow(REFUSED);
      await expect(request(url, { dispatcher: one.dispatcher })).rejects.toThrow(REFUSED);
      expect(await sendRaw(proxy.url, `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4/);
    }
    expect(target.visits).toEqual([]);
    await one.admit(`http://loop6.example:${target.port}/`);
  });
});
