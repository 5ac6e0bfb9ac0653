import dns from "node:dns";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pLimit from "p-limit";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { classifyAddress, isPermitted } from "../../src/engine/guard/ip-address.ts";
import { runCli } from "../cli/fake-terminal.ts";
import { startResolver } from "../doubles/resolver.ts";
import { PUBLIC_ADDRESS } from "../doubles/simulated-internet.ts";
import { DNS_RECORDS, HOSTILE_HOSTS, INVALID_URLS } from "../engine/guard/hostile-urls.ts";
import { type Canary, Cleanup, portOfServer, startCanary, startHttpServer } from "../engine/guard/test-servers.ts";
import { AD_SVG, PAGE_HTML } from "../engine/open-engine.ts";
import { errorCodeOf, parseEvaluation, startTestService, type TestService } from "./test-service.ts";

// Server-side request forgery: no request can reach this machine or its network. Runs the real service, engine and
// Chrome. A canary listens on every address of this machine, over TCP and UDP, and must receive nothing. Pages come
// from a fake internet (doubles/internet.ts), because the guard refuses loopback as well.

const started = new Cleanup();
let target: Canary;
let service: TestService;
let key: string;
let asked: string[];

const hostileUrls = () => [
  ...HOSTILE_HOSTS.map((host) => `http://${host}:${target.port}/`),
  ...HOSTILE_HOSTS.slice(0, 20).map((host) => `https://${host}:${target.port}/`),
  ...INVALID_URLS.map((text) => text.replace("PORT", String(target.port))),
];

beforeAll(async () => {
  target = await startCanary(started);
  const world = await startHttpServer(started, serveTestPage);
  const resolver = await startResolver((name, nth) => {
    if (name === "rebind.example") return nth === 0 ? [PUBLIC_ADDRESS] : ["127.0.0.1"];
    if (name === "rebind-late.example") return nth < 2 ? [PUBLIC_ADDRESS] : ["127.0.0.1"];
    if (name.endsWith("public.example")) return [PUBLIC_ADDRESS];
    return (DNS_RECORDS[name] ?? []).map(({ address }) => address);
  });
  started.add(resolver, (one) => one[Symbol.asyncDispose]());
  asked = resolver.asked;
  const internet = pathToFileURL(path.resolve(import.meta.dirname, "../doubles/simulated-internet.ts")).href;
  service = await startTestService(
    { kind: "embedded" },
    { slots: "2", queue: "1000", timeout: "60" },
    {
      env: {
        ...process.env,
        NODE_OPTIONS: `--import ${internet} --disable-warning=DEP0111`,
        ADHERE_TEST_DNS: String(resolver.port),
        ADHERE_TEST_SITE: String(portOfServer(world)),
      },
    },
  );
  key = await service.createKey({ limit: 10_000 });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await started.end();
});

const IMAGE_URL = "http://public.example/ad.svg";
const LANDING_URL = "http://public.example/";

const REQUEST_BY_URL_ROLE = {
  "landing page": (url) => ({ adData: { imageUrl: IMAGE_URL, platform: "meta" }, landingPageData: { url } }),
  "ad's image": (imageUrl) => ({
    adData: { imageUrl, platform: "meta" },
    landingPageData: { url: LANDING_URL },
  }),
  "ad's link": (adUrl) => ({ adData: { adUrl, platform: "meta" }, landingPageData: { url: LANDING_URL } }),
} as const satisfies Record<string, (url: string) => EvaluationRequest>;
const evaluate = (request: EvaluationRequest) =>
  service.post(JSON.stringify(request), { authorization: `Bearer ${key}` });

test("the test setup works: the engine evaluates a page of the fake internet in Chrome", async () => {
  const answered = await evaluate({
    adData: { imageUrl: IMAGE_URL, platform: "meta", adTextFields: { headline: "20% off every mug" } },
    landingPageData: { url: LANDING_URL },
  });
  expect(answered).toMatchObject({ status: 200, body: { overallScore: expect.any(Number) } });
  const picture = await fetch(parseEvaluation(answered).landingPageScreenshotUrl ?? "");
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
});

test("an ad in the request itself is evaluated like one that is fetched", async () => {
  const request = (imageUrl: string) => ({
    adData: { imageUrl, platform: "meta" as const, adTextFields: { headline: "20% off every mug" } },
    landingPageData: { url: LANDING_URL },
  });
  const inline = `data:image/svg+xml;base64,${Buffer.from(AD_SVG).toString("base64")}`;
  const answers = await Promise.all([IMAGE_URL, inline].map((imageUrl) => evaluate(request(imageUrl))));
  const [fetched, given] = answers.map(parseEvaluation);
  expect(given?.componentScores).toEqual(fetched?.componentScores);
});

test.each(["data:text/html;base64,PGgxPng=", "data:image/svg+xml,<svg/>"])("%s is no ad", async (imageUrl) => {
  const { status, body } = await evaluate({ adData: { imageUrl }, landingPageData: { url: LANDING_URL } });
  expect([status, errorCodeOf(body)]).toEqual([400, "UNSAFE_URL"]);
});

describe.each(Object.entries(REQUEST_BY_URL_ROLE))("as the %s", (_, asked) => {
  test("every private URL is refused, and none reaches the canary", async () => {
    expect(hostileUrls().length).toBeGreaterThanOrEqual(60);
    const turn = pLimit(8);
    const refusals = await Promise.all(
      hostileUrls().map((url) =>
        turn(async () => ({
          url,
          ...(await evaluate(asked(url))),
        })),
      ),
    );
    for (const { url, status, body } of refusals) {
      expect(status, `${url}: ${JSON.stringify(body)}`).toBe(400);
      // An empty string fails validation and has another error code.
      if (url !== "") expect(errorCodeOf(body), url).toBe("UNSAFE_URL");
      expect(JSON.stringify(body), url).not.toMatch(/secret|resolves to|allow-private/u);
    }
    expect(target.visits).toEqual([]);
  });
});

const PRIVATE_URLS = [
  "http://127.0.0.1:PORT/",
  "http://[::1]:PORT/",
  "http://0.0.0.0:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://loop.example:PORT/",
  "http://2130706433:PORT/",
  "http://localhost:PORT/",
  "http://169.254.169.254/latest/meta-data/",
];
const FORBIDDEN_SCHEME_URLS = [
  "file:///etc/passwd",
  "data:text/html,<h1>x",
  "gopher://127.0.0.1:PORT/_x",
  "view-source:http://127.0.0.1:PORT/",
  "chrome://version",
];
const encodedTarget = (text: string) => encodeURIComponent(text.replace("PORT", String(target.port)));

describe("a redirect", () => {
  test.each([...PRIVATE_URLS, ...FORBIDDEN_SCHEME_URLS])(
    "to %s is not followed from a landing page, ad image or ad link",
    async (to) => {
      const url = `http://public.example/redirect?to=${encodedTarget(to)}`;
      await Promise.all(
        Object.values(REQUEST_BY_URL_ROLE).map(async (asked) => {
          const { status, body } = await evaluate(asked(url));
          expect([200, 400], JSON.stringify(body)).toContain(status);
          expect(body).not.toHaveProperty("overallScore", expect.any(Number));
        }),
      );
      expect(target.visits).toEqual([]);
    },
  );

  test.each([
    ["meta", "http://127.0.0.1:PORT/"],
    ["meta", "http://loop.example:PORT/"],
    ["meta", "file:///etc/passwd"],
    ["script", "http://127.0.0.1:PORT/"],
    ["script", "http://loop.example:PORT/"],
    ["script", "file:///etc/passwd"],
    ["form", "http://127.0.0.1:PORT/"],
    ["refresh-header", "http://[::1]:PORT/"],
    ["refresh-header", "file:///etc/passwd"],
  ])("by %s to %s is not followed", async (how, to) => {
    const { status, body } = await evaluate(
      REQUEST_BY_URL_ROLE["landing page"](`http://public.example/${how}?to=${encodedTarget(to)}`),
    );
    expect([200, 400], JSON.stringify(body)).toContain(status);
    expect(JSON.stringify(body)).not.toContain("root:");
    expect(target.visits).toEqual([]);
  });
});

test("subresources, frames, sockets and workers of a page reach no private address", async () => {
  const hosts = ["127.0.0.1", "[::1]", "0.0.0.0", "loop.example"];
  await Promise.all(
    hosts.map(async (host) => {
      const url = `http://public.example/everything?at=${encodeURIComponent(`${host}:${target.port}`)}`;
      const { status, body } = await evaluate({
        adData: { imageUrl: IMAGE_URL, platform: "meta", adTextFields: { headline: "20% off every mug" } },
        landingPageData: { url },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body, host).toMatchObject({ overallScore: expect.any(Number) });
    }),
  );
  expect(target.visits).toEqual([]);
});

test.each(["rebind.example", "rebind-late.example"])(
  "%s, which rebinds its DNS record, is only reached at the checked address",
  async (name) => {
    for (const asked of Object.values(REQUEST_BY_URL_ROLE)) {
      const { status } = await evaluate(asked(`http://${name}:${target.port}/?${Math.random()}`));
      expect([200, 400]).toContain(status);
    }
    expect(asked.filter((question) => question.endsWith(` ${name}`)).length).toBeGreaterThan(0);
    expect(target.visits).toEqual([]);
  },
);

test("the CLI refuses the same URLs, except for loopback", async () => {
  const lookup = async (name: string) => {
    const found = name === "public.example" ? [{ address: PUBLIC_ADDRESS, family: 4 }] : DNS_RECORDS[name];
    if (found !== undefined) return found;
    throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: "ENOTFOUND" });
  };
  const resolving = dns.promises.lookup;
  Object.assign(dns.promises, { lookup });
  onTestFinished(() => void Object.assign(dns.promises, { lookup: resolving }));
  const lines = hostileUrls()
    // The CLI accepts file: URLs of ads, and the manifest rejects text that is not a URL.
    .filter((url) => url !== "" && !/^file:/i.test(url) && !isLoopbackUrl(url))
    .flatMap((url) =>
      [REQUEST_BY_URL_ROLE["landing page"], REQUEST_BY_URL_ROLE["ad's link"]].map((asked, nth) => ({
        id: `${nth} ${url}`,
        ...asked(url),
      })),
    );
  expect(lines.length).toBeGreaterThanOrEqual(60);
  const told = await runCli(["evaluate", "--batch", "-", "--concurrency", "4"], {
    stdin: lines.map((line) => JSON.stringify(line)).join("\n"),
    env: process.env,
  });
  const answers = told.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers).toHaveLength(lines.length);
  for (const { id, error } of answers) expect(error, id).toMatchObject({ errorCode: "UNSAFE_URL" });
  expect(target.visits).toEqual([]);
});

/** The CLI may visit loopback addresses. */
function isLoopbackUrl(url: string): boolean {
  const host =
    URL.parse(url)
      ?.hostname.replace(/^\[|\]$/g, "")
      .replace(/\.$/, "")
      .toLowerCase() ?? "";
  if (!/^https?:/.test(url) || host === "") return false;
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  const addresses = DNS_RECORDS[host]?.map(({ address }) => address) ?? [host];
  return addresses.every(
    (address) => isIP(address) !== 0 && isPermitted({ loopback: true, private: false }, classifyAddress(address)),
  );
}

/** The pages of the fake internet. */
function serveTestPage(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? "/", LANDING_URL);
  const to = url.searchParams.get("to") ?? "";
  const page = (extra: string) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PAGE_HTML + extra);
  switch (url.pathname) {
    case "/ad.svg":
      return void response.writeHead(200, { "content-type": "image/svg+xml" }).end(AD_SVG);
    case "/redirect":
      return void response.writeHead(302, { location: to }).end();
    case "/refresh-header":
      return void response.writeHead(200, { "content-type": "text/html", refresh: `0; url=${to}` }).end(PAGE_HTML);
    case "/meta":
      return void page(`<meta http-equiv="refresh" content="0; url=${to}">`);
    case "/script":
      return void page(`<script>location.replace(${JSON.stringify(to)})</script>`);
    case "/form":
      return void page(`<form id=f method=post action="${to}"></form><script>f.submit()</script>`);
    case "/everything":
      return void page(pageWithEveryRequestKind(url.searchParams.get("at") ?? ""));
    default:
      return void page("");
  }
}

/** A page that requests resources in every possible way. */
const pageWithEveryRequestKind = (place: string): string => `
<link rel="stylesheet" href="http://${place}/a.css"><link rel="preload" as="image" href="http://${place}/p.png">
<link rel="prefetch" href="http://${place}/f"><link rel="preconnect" href="http://${place}/">
<link rel="dns-prefetch" href="//${place}/">
<link rel="icon" href="http://${place}/favicon.ico"><link rel="manifest" href="http://${place}/m.json">
<style>@import "http://${place}/i.css"; @font-face { font-family: f; src: url(http://${place}/f.woff2) }
body { background-image: url(http://${place}/b.png) }
p { font-family: f; cursor: url(http://${place}/c.cur), auto }</style>
<img src="http://${place}/1.png" srcset="http://${place}/2.png 2x" loading="eager">
<picture><source srcset="http://${place}/3.webp"><img src="x"></picture>
<iframe src="http://${place}/frame"></iframe><iframe srcdoc="<img src='http://${place}/in-frame.png'>"></iframe>
<iframe src="file:///etc/passwd"></iframe><iframe src="view-source:http://${place}/"></iframe>
<object data="http://${place}/o"></object><embed src="http://${place}/e">
<video autoplay muted src="http://${place}/v.mp4" poster="http://${place}/v.png"></video>
<audio autoplay src="http://${place}/a.mp3"></audio><track src="http://${place}/t.vtt">
<script src="http://${place}/s.js"></script>
<script type="module" src="http://${place}/m.js"></script>
<svg><image href="http://${place}/svg.png"/><use href="http://${place}/u.svg#a"/></svg>
<a id="ping" href="#x" ping="http://${place}/ping">x</a>
<script>
const at = ${JSON.stringify(place)};
const quietly = (work) => { try { Promise.resolve(work()).catch(() => {}); } catch {} };
quietly(() => fetch("http://" + at + "/fetch", { mode: "no-cors" }));
quietly(() => fetch("/redirect?to=" + encodeURIComponent("http://" + at + "/redirected"), { mode: "no-cors" }));
quietly(() => { const x = new XMLHttpRequest(); x.open("POST", "http://" + at + "/xhr"); x.send("x"); });
quietly(() => navigator.sendBeacon("http://" + at + "/beacon", "x"));
quietly(() => new WebSocket("ws://" + at + "/ws"));
quietly(() => new EventSource("http://" + at + "/events"));
quietly(() => new Worker(URL.createObjectURL(new Blob(["fetch('http://" + at + "/worker', {mode: 'no-cors'})"]))));
quietly(() => import("http://" + at + "/module.js"));
quietly(() => window.open("http://" + at + "/popup"));
quietly(() => { new Image().src = "http://" + at + "/image"; });
quietly(() => document.getElementById("ping").click());
quietly(() => new WebTransport("https://" + at + "/transport"));
quietly(async () => {
  const turn = { urls: "turn:" + at + "?transport=tcp", username: "u", credential: "c" };
  const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:" + at }, turn] });
  peer.createDataChannel("x");
  await peer.setLocalDescription(await peer.createOffer());
});
</script>`;
