import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";
import { gzipSync } from "node:zlib";
import { Agent } from "undici";
import { describe, expect, it, onTestFinished } from "vitest";
import { classifyTlsError } from "../../../src/engine/link/classify-failure.ts";
import { decide } from "../../../src/engine/link/decide.ts";
import type { HttpAttempt } from "../../../src/engine/link/follow-redirects.ts";
import { HostHistory } from "../../../src/engine/link/host-history.ts";
import { HostLimiter } from "../../../src/engine/link/host-limiter.ts";
import { probe } from "../../../src/engine/link/request-with-retries.ts";
import { htmlPage } from "../../doubles/destinations.ts";
import { createLinkSettings, createPageObservation } from "./builders.ts";

/** A site with one response, a function that probes it, and its requests. */
async function startSite(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent();
  onTestFinished(async () => {
    await agent.destroy();
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const check = async (path = "/", changes: Parameters<typeof createLinkSettings>[1] = {}) => {
    const probeResult = await probe(`http://127.0.0.1:${port}${path}`, createLinkSettings(agent, changes));
    return { probeResult, verdict: decide(probeResult, null, { purpose: "links" }) };
  };
  return { check, asked };
}

const ALIVE_ATTEMPT: HttpAttempt = {
  outcome: { kind: "page" },
  finalUrl: "https://acme.example/",
  host: "acme.example",
  httpStatus: 200,
  redirects: ["https://acme.example/"],
  summary: { title: "", heading: "", lines: null },
  retryAfterMs: null,
};

describe("Retry-After", () => {
  const inTwoMinutes = () => new Date(Date.now() + 120_000).toUTCString();

  it.each([
    ["3", [3_000, 3_000]],
    ["1.5", [1_500, 1_500]],
    ["0", [500, 1_000]],
    ["-1", [500, 1_000]],
    ["soon", [500, 1_000]],
    ["", [500, 1_000]],
    ["Thu, 01 Jan 2026 00:00:00 GMT", [500, 1_000]],
  ])("%j leads to delays of %j ms", async (text, pauses) => {
    const { check } = await startSite((_, response) => response.writeHead(429, { "retry-after": text }).end());
    const slept: number[] = [];
    await check("/", { sleep: async (ms) => void slept.push(ms) });
    expect(slept).toEqual(pauses);
  });

  it("may be a date, which is too far in the future to wait for", async () => {
    const { check, asked } = await startSite((_, response) =>
      response.writeHead(503, { "retry-after": inTwoMinutes() }).end(),
    );
    await check();
    expect(asked).toHaveLength(1);
  });
});

describe("a document that begins with code", () => {
  const css = (kilobytes: number) => `<style>${".a{color:red}".repeat(kilobytes * 79)}</style>`;
  const html = (head: string, title = "<title>Acme</title>") =>
    `<!doctype html><html><head>${title}${head}</head><body><h1>Page not found</h1><p>Sorry.</p></body></html>`;

  it.each([
    ["70 kB", css(70), {}, "not_found_heading"],
    ["300 kB", css(300), {}, "not_found_heading"],
    ["a script of 300 kB", `<script>window.S="<h1>Shoes</h1>${"x".repeat(300_000)}"</script>`, {}, "not_found_heading"],
    ["packed", css(300), { "content-encoding": "gzip" }, "not_found_heading"],
    ["a megabyte, for Chrome to read", css(1_000), {}, "page"],
  ])("is read further: %s", async (_, head, headers, kind) => {
    for (const chunked of [false, true]) {
      const { check } = await startSite((_request, response) => {
        const body = "content-encoding" in headers ? gzipSync(html(head)) : Buffer.from(html(head));
        response.writeHead(200, {
          "content-type": "text/html",
          ...(!chunked && { "content-length": body.length }),
          ...headers,
        });
        response.end(body);
      });
      const { probeResult } = await check("/", { timeoutMs: 5_000 });
      expect(probeResult.attempts.at(-1)?.outcome.kind).toBe(kind);
      if (kind === "page") expect(probeResult.attempts.at(-1)?.outcome).toMatchObject({ contentAmount: "shell" });
    }
  });

  it("may have its title or a refresh after the code", async () => {
    const { check } = await startSite((request, response) => {
      const refresh = '<meta http-equiv="refresh" content="0;url=/elsewhere">';
      const head = request.url === "/title" ? `${css(120)}<title>Page not found</title>` : css(120) + refresh;
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(html(head, "").replace("Page not found</h1>", "Shoes</h1>"));
    });
    const titled = await check("/title", { timeoutMs: 5_000 });
    expect(titled.probeResult.attempts.at(-1)?.outcome.kind).toBe("not_found_title");
    const refreshed = await check("/refresh", { timeoutMs: 5_000 });
    expect(refreshed.probeResult.attempts.at(-1)?.outcome).toMatchObject({
      kind: "page",
      contentAmount: "shell",
    });
  });
});

describe("unusual responses", () => {
  it("an empty Location is not a redirect", async () => {
    const { check } = await startSite((_, response) => response.writeHead(302, { location: "" }).end(htmlPage("Acme")));
    expect((await check()).verdict).toMatchObject({
      verdict: "inconclusive",
      httpStatus: 302,
      reason: "The page answers 302",
    });
  });

  it("a status of 999 is a refusal and is not retried", async () => {
    const { check, asked } = await startSite((_, response) => response.writeHead(999).end(htmlPage("Acme")));
    const { probeResult, verdict } = await check();
    expect(probeResult.attempts.map(({ outcome }) => outcome)).toEqual([{ kind: "refused", status: 999 }]);
    expect(verdict).toMatchObject({ verdict: "inconclusive", reason: "The page answers 999" });
    expect(asked).toHaveLength(1);
  });

  it("only a browser can tell whether a title names the page's subject", async () => {
    const album = htmlPage("404 Not Found — the band's new album").replace("Shop", "The band's new album");
    const { check, asked } = await startSite((_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(album),
    );
    expect((await check()).verdict.verdict).toBe("inconclusive");
    expect(asked).toHaveLength(2);
  });

  it("a chain ends where its responses together take too long", async () => {
    const { check, asked } = await startSite(({ url }, response) => {
      setTimeout(() => response.writeHead(302, { location: `${url}x` }).end(), 150);
    });
    const { verdict } = await check("/", { timeoutMs: 300 });
    expect(verdict).toMatchObject({ verdict: "inconclusive", reason: "The page did not answer in time" });
    // In both attempts it is followed for a while, and ends before the limit on redirects.
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.length).toBeLessThan(22);
  });
});

describe("a host that does not respond", () => {
  it("gets a limited number of requests, and its other URLs are inconclusive at once", async () => {
    const { check, asked } = await startSite(() => {});
    const hostLimiter = new HostLimiter({ perHost: 1, concurrency: 4, maxWaitMs: 1_000 });
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, (_, place) => check(`/${place}`, { hostLimiter, timeoutMs: 50 })),
    );
    expect(asked).toHaveLength(3);
    expect(new Set(verdicts.map(({ verdict }) => verdict.verdict))).toEqual(new Set(["inconclusive"]));
    const { verdict } = await check("/late", { hostLimiter, timeoutMs: 50 });
    expect(asked).toHaveLength(3);
    expect(verdict.reason).toBe("Earlier requests to this host timed out, so this one was skipped");
    expect(verdict.trail).toMatchObject([{ httpStatus: null, errorCode: null, ms: 0 }]);
  });
});

describe("repeated headers", () => {
  const page = htmlPage("Acme");

  it("equal values of Location are one", async () => {
    const { check, asked } = await startSite(({ url }, response) => {
      if (url === "/new") return response.end(page);
      return response.setHeader("location", ["/new", "/new"]).writeHead(301).end();
    });
    expect((await check("/old")).verdict).toMatchObject({ verdict: "alive" });
    expect(asked).toEqual(["/old", "/new"]);
  });

  it.each<[string, Record<string, string | string[]>, number]>([
    ["two Locations", { location: ["/a", "/b"] }, 301],
    ["a file name with a comma", { "content-disposition": "inline; filename=Spring, Summer.pdf" }, 200],
  ])("%s are an error in browsers, so they are no page", async (_, headers, status) => {
    const { check } = await startSite((__, response) => {
      response.writeHead(status, headers).end(page);
    });
    const { verdict } = await check();
    expect(verdict.verdict).toBe("inconclusive");
    expect(verdict.reason).toMatch(
      /^The server sends two different values of one header.*ERR_RESPONSE_HEADERS_MULTIPLE/u,
    );
  });

  it("a comma in quotes is part of a file's name", async () => {
    const { check } = await startSite((_, response) => {
      response.writeHead(200, { "content-disposition": 'attachment; filename="Spring, Summer.pdf"' }).end("%PDF");
    });
    expect((await check()).verdict.verdict).toBe("alive");
  });

  it("codings are undone one after another", async () => {
    const { check } = await startSite(({ url }, response) => {
      const body = url === "/twice" ? gzipSync(gzipSync(page)) : gzipSync(page);
      response
        .setHeader("content-encoding", ["gzip", "gzip"])
        .writeHead(200, { "content-type": "text/html" })
        .end(body);
    });
    expect((await check("/twice")).verdict.verdict).toBe("alive");
    expect((await check("/once")).verdict.verdict).toBe("inconclusive");
  });
});

describe("what is no web page", () => {
  const source = "of a page, which Google Ads does not allow as a destination";

  it.each([
    [
      "application/pdf",
      "%PDF-1.7",
      [expect.stringMatching(/^Visitors get a file \(application\/pdf\) instead of a page/)],
    ],
    [
      "application/octet-stream",
      htmlPage("Acme"),
      ["The server sends a web page as application/octet-stream, so browsers show no page"],
    ],
    ["text/plain; charset=utf-8", htmlPage("Acme"), [`Visitors get source text (text/plain) instead ${source}`]],
    ["application/json", '{"name":"Acme"}', [`Visitors get source text (application/json) instead ${source}`]],
    ["image/png", "\x89PNG", [`Visitors get a bare file (image/png) instead ${source}`]],
    ["text/html", htmlPage("Acme"), []],
    ["TEXT/HTML;charset=utf-8", htmlPage("Acme"), []],
    ["application/xhtml+xml", htmlPage("Acme"), []],
    ["charset=utf-8", htmlPage("Acme"), []],
    ["*/*", htmlPage("Acme"), []],
    ["", htmlPage("Acme"), []],
  ])("%j has an advisory", async (type, body, notes) => {
    const { check } = await startSite((_, response) => {
      response.writeHead(200, type === "" ? {} : { "content-type": type }).end(body);
    });
    const { verdict, advisories } = (await check()).verdict;
    expect(verdict).toBe("alive");
    expect(advisories.filter(({ kind }) => kind === "not_a_page").map(({ note }) => note)).toEqual(notes);
  });

  it.each([
    ["a length of 0", { "content-length": "0" }],
    ["no length", {}],
  ])("an empty file with %s is no page", async (_, headers) => {
    const { check } = await startSite((__, response) => {
      response.writeHead(200, { "content-type": "application/pdf", ...headers }).end();
    });
    expect((await check()).verdict).toMatchObject({ verdict: "inconclusive", reason: "The page has no content" });
  });
});

describe("what only a browser can tell", () => {
  const known = (hosts: HostHistory, host: string) =>
    hosts.recordProbe({ url: "", trail: [], attempts: [{ ...ALIVE_ATTEMPT, host }] });

  it.each([
    ["a script that goes on", `<script>location.replace("/?" + location.pathname)</script>`, true],
    ["a refresh", `<meta http-equiv="refresh" content="0;url=/">`, true],
    ["an application", `<div id="root"></div><script src="/app.js"></script>`, true],
    ["a page that says so", htmlPage("Acme"), false],
  ])("a 404 with %s, on a host that has served a page: %s", async (_, body, isAsked) => {
    const { check } = await startSite((__, response) => {
      response.writeHead(404, { "content-type": "text/html" }).end(body);
    });
    const { probeResult } = await check();
    const hosts = new HostHistory();
    known(hosts, probeResult.attempts.at(-1)?.host ?? "");
    expect(hosts.needsBrowser(probeResult)).toBe(isAsked);
  });

  it("ten 404s behind a redirect, on a host that has served a page", async () => {
    const { check } = await startSite(({ url = "" }, response) => {
      response.writeHead(url.startsWith("/old") ? 302 : 404, { location: "/new" }).end();
    });
    const hosts = new HostHistory();
    const asked: boolean[] = [];
    for (let number = 0; number < 12; number += 1) {
      const { probeResult } = await check(`/old/${number}`);
      known(hosts, probeResult.attempts.at(-1)?.host ?? "");
      asked.push(hosts.needsBrowser(probeResult));
      if (asked.at(-1))
        await hosts.loadPage(
          probeResult,
          async () => createPageObservation({ httpStatus: 404 }),
          async () => {},
        );
    }
    expect(asked).toEqual([...Array(10).fill(true), false, false]);
  });

  it("a response that Node's client refuses, on a host that has served a page", async () => {
    const server = createTcpServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\nno header\r\nContent-Length: 2\r\n\r\nok"));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const agent = new Agent();
    onTestFinished(async () => {
      await agent.destroy();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const probeResult = await probe(`http://127.0.0.1:${port}/`, createLinkSettings(agent));
    const hosts = new HostHistory();
    known(hosts, `127.0.0.1:${port}`);
    expect(hosts.needsBrowser(probeResult)).toBe(true);
    expect(decide(probeResult, null).reason).toMatch(/^The server's response breaks the rules of HTTP, .+ \(/u);
  });
});

describe("a server without an encryption that browsers have", () => {
  const http = { kind: "tls_refused", code: "ERR_SSL_WRONG_VERSION_NUMBER", explanation: "no encryption" } as const;

  it.each([
    ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", /outdated encryption .* TLS 1\.2/u],
    ["ERR_SSL_VERSION_OR_CIPHER_MISMATCH", /outdated encryption/u],
    ["ERR_SSL_WRONG_VERSION_NUMBER", /answers without encryption/u],
    ["ERR_SSL_TLSV1_UNRECOGNIZED_NAME", /does not serve this domain/u],
    ["ERR_SSL_SOMETHING_ELSE", /refuses encrypted connections/u],
  ])("%s is said in words", (code, words) => {
    expect(classifyTlsError(code)).toMatchObject({
      kind: "tls_refused",
      code,
      explanation: expect.stringMatching(words),
    });
  });

  it("is not dead by Node's word alone, which knows other ciphers than browsers", () => {
    const attempt = { ...ALIVE_ATTEMPT, outcome: http, httpStatus: null };
    expect(decide({ url: "https://acme.example/", trail: [], attempts: [attempt, attempt] }, null).verdict).toBe(
      "inconclusive",
    );
  });
});
