import { createServer as createHttpServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, connect, createServer } from "node:net";
import { createSecureContext } from "node:tls";
import { generate } from "selfsigned";
import { Agent, type Dispatcher } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createGuard } from "../../../src/engine/guard/guard.ts";
import { decide } from "../../../src/engine/link/decide.ts";
import { probe } from "../../../src/engine/link/request-with-retries.ts";
import { type Destinations, destinations, startDestinations } from "../../doubles/destinations.ts";
import { EXPIRED_ON, startTlsDestination, type TlsDestination } from "../../doubles/tls-destinations.ts";
import { createLinkSettings } from "./builders.ts";

let server: Destinations;
let agent: Agent;

beforeAll(async () => {
  server = await startDestinations();
  agent = new Agent();
});
afterAll(async () => {
  await agent.destroy();
  await server.close();
});

describe("over HTTP alone, every destination gets its expected verdict", () => {
  it.each(destinations.map(({ path, verdict }) => [path, verdict] as const))("%s is %s", async (path, verdict) => {
    const probeResult = await probe(server.url(`${path}?table`), createLinkSettings(agent));
    const decided = decide(probeResult, null);
    expect(decided).toMatchObject({ verdict });
    expect(decided.reason === null).toBe(verdict === "alive");
    expect(decided.trail.length).toBeGreaterThan(0);
  });
});

describe("the trail and the reason", () => {
  const check = async (path: string) => decide(await probe(server.url(path), createLinkSettings(agent)), null);

  it("name the status of a dead page", async () => {
    const verdict = await check("/404?reason");
    expect(verdict).toMatchObject({
      httpStatus: 404,
      finalUrl: server.url("/404?reason"),
      reason: "The page answers 404",
    });
    expect(verdict.trail.map(({ note }) => note)).toEqual(['Answers 404, titled "Acme"', 'Answers 404, titled "Acme"']);
  });

  it("say where a redirect leads to a missing page", async () => {
    expect(await check("/to-404")).toMatchObject({
      verdict: "link_broken",
      finalUrl: server.url("/404"),
      redirects: [server.url("/to-404")],
      reason: `It redirects to ${server.url("/404")}, which answers 404`,
    });
  });

  it("quote the title of a soft 404", async () => {
    const { reason, httpStatus } = await check("/soft/de");
    expect(reason).toBe(`The page's title says that it was not found: "Acme | Seite nicht gefunden"`);
    expect(httpStatus).toBe(200);
  });

  it("have a step for every hop", async () => {
    const { redirects, trail, finalUrl } = await check("/chain");
    expect(redirects).toEqual(["/chain", "/chain/2", "/chain/3", "/chain/4"].map(server.url));
    expect(finalUrl).toBe(server.url("/alive"));
    expect(trail.map(({ httpStatus }) => httpStatus)).toEqual([301, 302, 307, 308, 200]);
  });

  it.each([
    ["/wall/datadome?r", "A bot check (DataDome) blocks the page"],
    ["/401?r", "The page requires a sign-in (401)"],
    ["/loop?r", "The page redirects in a loop"],
    ["/endless", "The page redirects more than 10 times"],
    ["/to-app", "The page redirects to market://details?id=acme, which is not a web address"],
    ["/time-out", "The page did not answer in time"],
    ["/500?r", "The server answers 500"],
  ])("explain %s: %s", async (path, reason) => expect(await check(path)).toMatchObject({ reason }));

  it("name the error code of a failed connection", async () => {
    expect((await check("/reset?r")).reason).toMatch(/^The server broke the connection off: .+ \(\w+\)$/);
  });
});

describe("requests", () => {
  it("are never HEAD requests, and look like a browser's", async () => {
    await probe(
      server.url("/alive?headers"),
      createLinkSettings(agent, { userAgent: "Mozilla/5.0 Test", locale: "de-DE" }),
    );
    const [sent] = server.requests.filter(({ url }) => url === "/alive?headers");
    expect(sent).toMatchObject({
      method: "GET",
      headers: { "user-agent": "Mozilla/5.0 Test", "accept-language": "de-DE,de;q=0.9,en;q=0.8" },
    });
    expect(server.requests.every(({ method }) => method === "GET")).toBe(true);
  });

  it("never contain the credentials of a URL", async () => {
    const url = server.url("/alive?secret").replace("//", "//user:pass@");
    const probeResult = await probe(url, createLinkSettings(agent));
    const [sent] = server.requests.filter((request) => request.url === "/alive?secret");
    expect(sent?.headers.authorization).toBeUndefined();
    expect(JSON.stringify(probeResult)).not.toContain("pass");
  });

  it("are sent once for a page that works, twice for a dead one, and three times for transient failures", async () => {
    const asked = async (path: string) => {
      await probe(server.url(path), createLinkSettings(agent));
      return server.requests.filter(({ url }) => url === path).length;
    };
    expect(await asked("/alive?times")).toBe(1);
    expect(await asked("/404?times")).toBe(2);
    expect(await asked("/500?times")).toBe(3);
    expect(await asked("/403?times")).toBe(1);
  });
});

describe("retries", () => {
  it("wait for Retry-After, and otherwise twice as long each time", async () => {
    const pauses: number[] = [];
    const sleep = async (ms: number) => void pauses.push(ms);
    await probe(server.url("/429?patience"), createLinkSettings(agent, { sleep }));
    await probe(server.url("/500?patience"), createLinkSettings(agent, { sleep }));
    expect(pauses).toEqual([1_000, 1_000, 500, 1_000]);
  });

  it("are not sent where Retry-After is too long", async () => {
    const { attempts } = await probe(server.url("/429-for-an-hour"), createLinkSettings(agent));
    expect(attempts).toHaveLength(1);
  });

  it("end with the attempts so far when the stop signal aborts", async () => {
    const enough = new AbortController();
    const sleep = async () => enough.abort();
    const { attempts } = await probe(
      server.url("/500?enough"),
      createLinkSettings(agent, { stopSignal: enough.signal, sleep }),
    );
    expect(attempts.map(({ outcome }) => outcome.kind)).toEqual(["server_error"]);
    const none = await probe(server.url("/alive"), createLinkSettings(agent, { stopSignal: enough.signal }));
    expect(none.attempts).toEqual([]);
  });

  it("reject with the caller's reason when the caller aborts", async () => {
    const reason = new Error("stop");
    const signal = AbortSignal.abort(reason);
    await expect(probe(server.url("/alive"), createLinkSettings(agent, { signal }))).rejects.toBe(reason);
  });
});

describe("an endless body", () => {
  it("is not read to its end: the connection is closed", async () => {
    let sent = 0;
    const endless = createServer((socket) => {
      socket.on("error", () => {});
      socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>Acme</title>");
      const chunk = Buffer.alloc(16_384, "x");
      const pour = () => {
        while (!socket.destroyed && socket.write(chunk)) sent += chunk.length;
      };
      socket.on("drain", pour);
      pour();
    });
    await new Promise<void>((resolve) => endless.listen(0, "127.0.0.1", resolve));
    const { port } = endless.address() as AddressInfo;
    const probeResult = await probe(`http://127.0.0.1:${port}/`, createLinkSettings(agent));
    expect(decide(probeResult, null).verdict).toBe("alive");
    await new Promise((resolve) => endless.close(resolve));
    expect(sent).toBeLessThan(20_000_000);
  });
});

describe("a short body that is not needed", () => {
  it("is drained, so that the next request uses the same connection", async () => {
    const body = `<title>Acme</title>${"x".repeat(40_000)}`;
    let connections = 0;
    const counting = createHttpServer((_, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": body.length });
      response.write(body.slice(0, 100));
      setImmediate(() => response.end(body.slice(100)));
    });
    counting.on("connection", () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => counting.listen(0, "127.0.0.1", resolve));
    const { port } = counting.address() as AddressInfo;
    const narrow = new Agent({ connections: 1 });
    for (const path of ["a", "b", "c"]) await probe(`http://127.0.0.1:${port}/${path}`, createLinkSettings(narrow));
    await narrow.destroy();
    await new Promise((resolve) => counting.close(resolve));
    expect(connections).toBe(1);
  });
});

describe("connection failures", () => {
  const failing = (error: Error): Dispatcher => new Agent({ connect: (_, callback) => callback(error, null) });
  const coded = (code: string) => Object.assign(new Error(code), { code });

  const check = async (code: string, changes: Parameters<typeof createLinkSettings>[1] = {}) => {
    const options = { ...createLinkSettings(agent, changes), dispatcher: failing(coded(code)) };
    return decide(await probe("https://shop.acme.example/sale", options), null);
  };

  it("a domain does not exist where DNS works and the name servers agree", async () => {
    const verdict = await check("ENOTFOUND");
    expect(verdict).toMatchObject({
      verdict: "link_broken",
      reason: "The domain shop.acme.example does not exist",
      finalUrl: null,
      httpStatus: null,
    });
    expect(verdict.trail.map(({ how }) => how)).toEqual(["http", "dns", "dns", "http", "dns", "dns"]);
  });

  it("there is no network where no name resolves", async () => {
    const offline = { controlLookup: async () => false };
    for (const code of ["ENOTFOUND", "EAI_AGAIN"]) {
      expect(await check(code, offline)).toMatchObject({
        verdict: "inconclusive",
        reason: "No network: no domain could be looked up",
      });
    }
  });

  it.each(["ESERVFAIL", "EREFUSED"])(
    "a domain is not called missing where its name server answers %s",
    async (code) => {
      const verdict = await check("ENOTFOUND", { resolveHost: () => Promise.reject(coded(code)) });
      expect(verdict).toMatchObject({ verdict: "inconclusive" });
    },
  );

  it("a domain is not called missing where the name servers know it", async () => {
    const verdict = await check("ENOTFOUND", { resolveHost: async () => ["192.0.2.1"] });
    expect(verdict).toMatchObject({ verdict: "inconclusive" });
  });

  it("the verdict stays the same where the name servers cannot be reached", async () => {
    const verdict = await check("ENOTFOUND", { resolveHost: () => Promise.reject(coded("ECONNREFUSED")) });
    expect(verdict).toMatchObject({ verdict: "link_broken" });
  });

  it("a domain without addresses is reported as such", async () => {
    const verdict = await check("ENOTFOUND", { resolveHost: () => Promise.reject(coded("ENODATA")) });
    expect(verdict).toMatchObject({ reason: "The domain shop.acme.example has no address" });
  });

  it.each(["EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH"])(
    "%s is inconclusive",
    async (code) => expect(await check(code)).toMatchObject({ verdict: "inconclusive" }),
  );

  it("the guard's refusal is rethrown from any depth", async () => {
    const refusal = new Error("not visited");
    const options = createLinkSettings(agent, {
      findUnsafeUrlError: (error) => (error instanceof Error && error.cause === refusal ? refusal : null),
    });
    const dispatcher = failing(new Error("wrapped", { cause: refusal }));
    await expect(probe("https://acme.example/", { ...options, dispatcher })).rejects.toBe(refusal);
  });
});

describe("certificates", () => {
  let tls: TlsDestination | null = null;
  afterEach(async () => {
    await tls?.close();
    tls = null;
  });

  const check = async (flaw: Parameters<typeof startTlsDestination>[0]) => {
    tls = await startTlsDestination(flaw);
    const trusting = new Agent({ connect: { ca: tls.authority } });
    const dial = (host: string, port: number) => connect({ host, port });
    const probeResult = await probe(tls.url, createLinkSettings(trusting, { dial, timeoutMs: 5_000 }));
    await trusting.destroy();
    return decide(probeResult, null);
  };

  it("a valid one is accepted", async () => expect((await check("none")).verdict).toBe("alive"));

  it.each([
    ["expired", `The certificate expired on ${EXPIRED_ON.toISOString().slice(0, 10)}`],
    ["self_signed", "The certificate is self-signed"],
    ["wrong_host", "The certificate is for shop.example, www.shop.example, not for localhost"],
  ] as const)("%s is dead: %s", async (flaw, reason) => {
    const verdict = await check(flaw);
    expect(verdict).toMatchObject({ verdict: "link_broken", reason });
    expect(verdict.trail.some(({ how, note }) => how === "tls" && note === reason)).toBe(true);
  });

  it("a certificate is checked, also if the environment says not to", async () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    onTestFinished(() => void vi.unstubAllEnvs());
    tls = await startTlsDestination("self_signed");
    const guard = createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {} });
    const dial = (host: string, port: number) => connect({ host, port });
    const settings = { ...createLinkSettings(agent, { dial, timeoutMs: 5_000 }), dispatcher: guard.dispatcher };
    const probeResult = await probe(tls.url, settings);
    await guard.close();
    expect(decide(probeResult, null)).toMatchObject({
      verdict: "link_broken",
      reason: "The certificate is self-signed",
    });
  });

  it("one that is not valid yet is reported with its first day", async () => {
    const { verdict, reason } = await check("not_yet_valid");
    expect(verdict).toBe("link_broken");
    expect(reason).toMatch(/^The certificate is only valid from \d{4}-\d\d-\d\d$/);
  });

  it("an incomplete chain is left to a browser, which may complete it", async () => {
    const { verdict, reason } = await check("incomplete_chain");
    expect(verdict).toBe("inconclusive");
    expect(reason).toBe("The certificate's issuer is not trusted: Acme Test Issuing; no second check confirmed it");
  });

  it("one with invalid dates does not break the explanation", async () => {
    const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
      keyType: "ec",
    });
    const faces = [cert, undated(cert)].map((face) => createSecureContext({ key, cert: face }));
    let shown = 0;
    const site = createHttpsServer({
      SNICallback: (_, show) => {
        show(null, faces[shown % 2]);
        shown += 1;
      },
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const { port } = site.address() as AddressInfo;
    const dial = (host: string) => connect({ host, port });
    const probeResult = await probe(
      `https://localhost:${port}/`,
      createLinkSettings(agent, { dial, timeoutMs: 5_000 }),
    );
    site.close();
    // Two requests, each with a second connection that reads the certificate.
    expect(shown).toBe(4);
    expect(decide(probeResult, null)).toMatchObject({
      verdict: "link_broken",
      reason: "The certificate is self-signed",
    });
  });
});

/** Replaces the certificate's first day of validity by letters (a UTCTime of 13 characters, X.690 §8.26). */
function undated(pem: string): string {
  const der = Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
  der.write("x".repeat(13), der.indexOf(Buffer.from([0x17, 13])) + 2, "latin1");
  return `-----BEGIN CERTIFICATE-----\n${der.toString("base64").replace(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
}
