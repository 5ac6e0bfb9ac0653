import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { Agent } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Destination } from "../../../src/contract/destination-verdict.ts";
import { CertificateExpiryTracker } from "../../../src/engine/link/certificate-expiry-tracker.ts";
import { createLinkChecker, type LinkChecker, type LinkCheckerOptions } from "../../../src/engine/link-checker.ts";
import { type Destinations, destinations, htmlPage, LONG_TEXT, startDestinations } from "../../doubles/destinations.ts";
import { startTlsDestination } from "../../doubles/tls-destinations.ts";

const { signal } = new AbortController();

const createChecker = (changes: Partial<LinkCheckerOptions> = {}): LinkChecker =>
  createLinkChecker({
    allowedAddresses: { loopback: true, private: false },
    proxies: {},
    chromePath: undefined,
    env: process.env,
    perHost: 8,
    concurrency: 16,
    log: () => {},
    ...changes,
  });

/** The path of a browser that does not exist: HTTP decides alone. */
const WITHOUT_BROWSER = { chromePath: "/nowhere/chrome" };

let server: Destinations;
beforeAll(async () => {
  server = await startDestinations();
});
afterAll(() => server.close());

describe("the link checker with Chrome", () => {
  let run: LinkChecker;
  beforeAll(() => {
    run = createChecker();
  });
  afterAll(() => run.close());

  // Cases that have to time out are slow, so other tests cover them over HTTP alone.
  const decided = destinations.filter(({ path }) => !/time-out|slow-body|429/.test(path));
  it.each(decided.map(({ path, verdict }) => [path, verdict] as const))(
    "returns the right verdict for %s: %s",
    async (path, verdict) => {
      const destination = await run.check(server.url(`${path}?chrome`), { signal });
      expect(Destination.parse(destination)).toEqual(destination);
      expect(destination).toMatchObject({ url: server.url(`${path}?chrome`), verdict });
      expect(destination.reason === null).toBe(verdict === "alive");
    },
  );
});

describe("destinations that only Chrome can judge", () => {
  const pages: Record<string, string> = {
    "/heading":
      "<html><head><title>Acme</title></head><body><h1>Page not found</h1><p>It may have moved.</p></body></html>",
    "/heading-hidden": `<html><head><title>Acme</title></head>
      <body><h1 hidden>Page not found</h1><p>${LONG_TEXT}</p></body></html>`,
    "/heading-of-an-article": htmlPage("Acme")
      .replace("<h1>Shop</h1>", "<h1>Page not found</h1>")
      .replace("</p>", `${LONG_TEXT.repeat(3)}</p>`),
    "/heading-of-a-part": htmlPage("Acme")
      .replace("<h1>Shop</h1>", `<p>${LONG_TEXT}</p><h1>Page not found</h1>`)
      .replace("</p>", `${LONG_TEXT.repeat(3)}</p>`),
    "/heading-of-a-widget": htmlPage("Acme").replace(
      "<h1>Shop</h1>",
      `<h1><img src="/hero.png" width="300" height="200" alt="20% off"></h1><p>${LONG_TEXT}</p>` +
        "<button>Order</button><h3>Content not available</h3>",
    ),
    "/shop-gone":
      "<html><head><title>Acme</title></head><body>" +
      `<div>${'<a href="/x">Shoes for women and men of any age</a> '.repeat(60)}</div><h1>Page not found</h1>` +
      "<p>Sorry, we can't find the page you're looking for.</p>" +
      "<h2>You may also like</h2>" +
      `${"<h3>Shoe</h3><p>For long days, £20</p><button>Add to basket</button>".repeat(30)}</body></html>`,
    "/title-alone": htmlPage("Page not found – Acme").replace("</p>", "</p><b>£20</b><button>Order</button>"),
    "/never-told": shell(
      'fetch("/503").then(({ ok }) => { document.body.innerHTML = ok ? "<h1>Shoes</h1>" : "<h1>Page not found</h1>" })',
    ),
    "/told-late": shell(
      'fetch("/503-once").then(({ ok }) => { document.body.innerHTML = ok ? "<h1>Shoes</h1>' +
        `<p>${LONG_TEXT}</p>" : "<h1>Page not found</h1>" })`,
    ),
    "/album": htmlPage("404 Not Found — the band's new album").replace("Shop", "The band's new album"),
    "/shirt": htmlPage("404 Not Found – Hoodie | Acme", LONG_TEXT.repeat(2))
      .replace("<head>", '<head><meta property="og:type" content="product">')
      .replace("Shop", "404 Not Found – Hoodie"),
    "/shirt-gone": htmlPage("404 Not Found – Hoodie | Acme", LONG_TEXT.repeat(2))
      .replace("<head>", '<head><meta property="og:type" content="product">')
      .replace("Shop", "404 Not Found")
      .replace("<p>", "<p>Sorry, this page does not exist.</p><p>"),
    "/scripted": shell(`document.body.innerHTML = "<h1>Running shoes</h1><p>${LONG_TEXT}</p>"`),
    "/scripted-soft": shell(`document.body.innerHTML = "<h1>Page not found</h1><p>Sorry</p>"`),
    "/scripted-away": shell('location.replace("/404")'),
    "/title-mended": htmlPage("Page not found").replace(
      "</body>",
      '<script>document.title = "Running shoes | Acme"</script></body>',
    ),
    "/refreshed": htmlPage("Acme").replace("<head>", '<head><meta http-equiv="refresh" content="0;url=/404">'),
    "/refreshed-late": htmlPage("Acme").replace("<head>", '<head><meta http-equiv="refresh" content="2;url=/404">'),
    "/redirecting":
      "<html><head><title>Acme</title></head><body><p>You are being redirected, please wait…</p>" +
      '<script>setTimeout(() => { location.href = "/404" }, 1500)</script></body></html>',
    "/blank-for-a-moment": shell(
      `setTimeout(() => { document.body.innerHTML = "<h1>Shoes</h1><p>${LONG_TEXT}</p>" }, 1500)`,
    ),
    "/splash": shell(
      'document.body.textContent = "Please wait."; ' +
        'setTimeout(() => { document.body.innerHTML = "<h1>Page not found</h1>" }, 1200)',
    ),
    "/waits-for-ever": shell('document.body.textContent = "Loading…"'),
    "/frameset": '<html><head><title>Acme</title></head><frameset rows="100%,*"><frame src="/404"></frameset></html>',
    "/frameset-soft":
      '<html><head><title>Acme</title></head><frameset rows="100%,*"><frame src="/heading"></frameset></html>',
    "/frameset-alive":
      '<html><head><title>Acme</title></head><frameset rows="100%,*"><frame src="/album"></frameset></html>',
    "/frame-refused": '<html><head><title>Acme</title></head><body><iframe src="/no-frames"></iframe></body></html>',
    "/no-frames": htmlPage("Acme", LONG_TEXT),
    "/video": htmlPage("Acme", LONG_TEXT).replace("</body>", '<iframe src="/no-frames"></iframe></body>'),
    "/routes": shell(
      `document.body.innerHTML = location.hash === "#/sale" ? "<h1>Sale</h1><p>${LONG_TEXT}</p>" : ` +
        `"<h1>Page not found</h1>"`,
    ),
    // A static host serves the prerendered home page for every path.
    "/removed": prerenderedHome("document.body.innerHTML = '<h1>Page not found</h1><p>Sorry</p>'"),
    "/collections/all/boots": prerenderedHome("document.title += ' | Acme'"),
    "/filled-late": shell(
      'document.body.innerHTML = "<h1>Page not found</h1>"; ' +
        `fetch("/later").then(() => { document.body.innerHTML = "<h1>Shoes</h1><p>${LONG_TEXT}</p>" })`,
    ),
    "/missing-late": shell(
      'document.body.textContent = "Loading"; fetch("/later").then(() => { document.body.innerHTML = ' +
        '"<h1>Page not found</h1>" })',
    ),
    "/never-filled": shell('document.body.innerHTML = "<h1>Page not found</h1>"; fetch("/never")'),
    "/thin": "<html><head><title>Acme</title></head><body><p>Hello</p></body></html>",
  };
  function prerenderedHome(script: string): string {
    return htmlPage("Acme", LONG_TEXT)
      .replace("<head>", '<head><link rel="canonical" href="/">')
      .replace("</body>", `<script>${script}</script></body>`);
  }
  function shell(script: string): string {
    return `<html><head><title>Acme</title></head><body><div></div><script>${script}</script></body></html>`;
  }

  it.each([
    ["/heading", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/heading-hidden", "alive", null],
    ["/heading-of-an-article", "inconclusive", 'The page says "Page not found" but has other content'],
    ["/heading-of-a-part", "alive", null],
    ["/heading-of-a-widget", "alive", null],
    ["/shop-gone", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/title-alone", "link_broken", 'The page\'s title says that it was not found: "Page not found – Acme"'],
    ["/album", "alive", null],
    ["/shirt", "alive", null],
    ["/shirt-gone", "link_broken", expect.stringContaining("404 Not Found – Hoodie | Acme")],
    ["/never-told", "inconclusive", 'The page says "Page not found" while requests to its server fail'],
    ["/told-late", "alive", null],
    ["/scripted", "alive", null],
    ["/scripted-soft", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/scripted-away", "link_broken", expect.stringMatching(/^It redirects to .*\/404, which answers 404$/)],
    ["/title-mended", "alive", null],
    ["/refreshed", "link_broken", expect.stringMatching(/^It redirects to .*\/404, which answers 404$/)],
    ["/refreshed-late", "link_broken", expect.stringMatching(/^It redirects to .*\/404, which answers 404$/)],
    ["/redirecting", "link_broken", expect.stringMatching(/^It redirects to .*\/404, which answers 404$/)],
    ["/blank-for-a-moment", "alive", null],
    ["/splash", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/waits-for-ever", "inconclusive", "The page has no content"],
    ["/frameset", "inconclusive", "The page is only a frame, which answers 404"],
    ["/frameset-soft", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/frameset-alive", "alive", null],
    [
      "/frame-refused",
      "inconclusive",
      "The page is only a frame, which browsers cannot show (ERR_BLOCKED_BY_RESPONSE)",
    ],
    ["/video", "alive", null],
    ["/routes#/sale", "alive", null],
    ["/routes#/gone", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/routes#!/gone", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/removed", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/collections/all/boots", "alive", null],
    ["/filled-late", "alive", null],
    ["/missing-late", "link_broken", `The page's heading says that it was not found: "Page not found"`],
    ["/never-filled", "inconclusive", 'The page says "Page not found" while it is still loading'],
    ["/thin", "alive", null],
  ] as const)("%s is %s", async (path, verdict, reason) => {
    let asked = 0;
    const site = createServer((request, response) => {
      if (request.url === "/never") return;
      if (request.url?.startsWith("/503")) {
        asked += 1;
        return void response.writeHead(request.url === "/503" || asked === 1 ? 503 : 200).end();
      }
      if (request.url === "/later") return void setTimeout(() => response.end(), 4_000);
      const markup = pages[request.url ?? ""];
      const framing = request.url === "/no-frames" ? { "x-frame-options": "DENY" } : {};
      response.writeHead(markup === undefined ? 404 : 200, { "content-type": "text/html", ...framing }).end(markup);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const { port } = site.address() as AddressInfo;
    const run = createChecker();
    try {
      const destination = await run.check(`http://127.0.0.1:${port}${path}`, { signal });
      expect(destination).toMatchObject({ verdict, reason });
      const thin = destination.advisories.some(({ kind }) => kind === "thin_page");
      expect(thin).toBe(path === "/thin");
    } finally {
      await run.close();
      site.close();
      site.closeAllConnections();
    }
  });
});

describe("one run", () => {
  it("checks equal URLs once, and inconclusive ones again", async () => {
    const run = createChecker(WITHOUT_BROWSER);
    const asked = (path: string) => server.requests.filter(({ url }) => url === path).length;
    const check = (path: string) => run.check(server.url(path), { signal, timeoutMs: 1_000 });
    const [one, other] = await Promise.all([check("/alive?once"), check("/alive?once")]);
    expect(other).toBe(one);
    await check("/alive?once");
    expect(asked("/alive?once")).toBe(1);
    await check("/404?once");
    await check("/404?once");
    // Twice, and twice again beside another page of its host.
    expect(asked("/404?once")).toBe(4);
    await check("/403?again");
    await check("/403?again");
    expect(asked("/403?again")).toBe(4);
    await run.close();
  });

  it("continues for the other callers when the first caller aborts", async () => {
    const run = createChecker(WITHOUT_BROWSER);
    const stop = new AbortController();
    const first = run.check(server.url("/500-then-200?stopped"), { signal: stop.signal });
    const second = run.check(server.url("/500-then-200?stopped"), { signal });
    stop.abort(new Error("stop"));
    await expect(first).rejects.toThrow("stop");
    expect(await second).toMatchObject({ verdict: "alive" });
    await run.close();
  });

  it("reports once that there is no browser, and decides by HTTP", async () => {
    const said: string[] = [];
    const run = createChecker({ ...WITHOUT_BROWSER, log: (line) => said.push(line) });
    for (const path of ["/soft/de?alone", "/wall/akamai?alone", "/404?alone"]) {
      const { verdict } = await run.check(server.url(path), { signal });
      expect(verdict).toBe(path.startsWith("/wall") ? "inconclusive" : "link_broken");
    }
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("over HTTP only");
    await run.close();
  });

  it.each(["http://169.254.169.254/latest", "file:///etc/passwd", "http://user:secret@127.0.0.1/", "no address"])(
    "does not visit %s",
    async (url) => {
      const run = createChecker(WITHOUT_BROWSER);
      await expect(run.check(url, { signal })).rejects.toMatchObject({ errorCode: "UNSAFE_URL" });
      await run.close();
    },
  );

  it("stops requesting a host that asks for it, and no check waits for that host", async () => {
    const run = createChecker(WITHOUT_BROWSER);
    const other = (path: string) => server.url(path).replace("127.0.0.1", "localhost");
    const held = await run.check(other("/429-for-an-hour?held"), { signal });
    expect(held).toMatchObject({ verdict: "inconclusive", httpStatus: 429 });
    const before = server.requests.length;
    const unasked = await run.check(other("/alive?held"), { signal });
    expect(unasked).toMatchObject({
      verdict: "inconclusive",
      reason: expect.stringContaining("no requests for"),
    });
    expect(server.requests).toHaveLength(before);
    expect(await run.check(server.url("/alive?not-held"), { signal })).toMatchObject({ verdict: "alive" });
    await run.close();
  });
});

describe("other devices", () => {
  it("reports what a phone gets and a desktop does not", async () => {
    const site = createServer((request, response) => {
      const phone = /iPhone/.test(request.headers["user-agent"] ?? "");
      const gone = phone && request.url === "/offer";
      response.writeHead(gone ? 404 : 200, { "content-type": "text/html" }).end(htmlPage("Acme"));
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const { port } = site.address() as AddressInfo;
    const run = createChecker({ ...WITHOUT_BROWSER, devices: ["desktop", "android", "iphone"] });
    const differs = await run.check(`http://127.0.0.1:${port}/offer`, { signal });
    expect(differs).toMatchObject({
      verdict: "alive",
      advisories: [{ kind: "device_differs", note: "An iPhone gets another result: the page answers 404" }],
    });
    expect(differs.evidence.map(({ httpStatus }) => httpStatus)).toEqual([200, 200, 404, 404]);
    expect((await run.check(`http://127.0.0.1:${port}/same`, { signal })).advisories).toEqual([]);
    await run.close();
    site.close();
    site.closeAllConnections();
  });
});

describe("certificates", () => {
  it("are read from the connections of the checks", async () => {
    const tls = await startTlsDestination("none");
    const ends = new CertificateExpiryTracker();
    const agent = new Agent({ connect: { ca: tls.authority } });
    const url = new URL(tls.url);
    expect(ends.getExpiry(url)).toBeNull();
    await (await agent.request({ origin: url.origin, path: "/", method: "GET" })).body.dump();
    const days = ((ends.getExpiry(url) ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    ends.close();
    await agent.destroy();
    await tls.close();
  });
});
