import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLinkChecker } from "../../src/engine/link-checker.ts";
import { openTestEngine, type TestEngine } from "./open-engine.ts";

const KEY = "k-own-7f3a";
const THIRD_KEY = "k-third-19c2";

interface ReceivedRequest {
  /** `own /page`: the origin and the requested path. */
  what: string;
  key: string | undefined;
  agent: string | undefined;
}

/** Two origins that differ in their port only, so that Chrome keeps them in one process. */
let own: string;
let third: string;
const servers: Server[] = [];
let receivedRequests: ReceivedRequest[] = [];

const FILLER = "<p>Hand-thrown stoneware from our own kiln, glazed in twelve colours, sent free.</p>";
const html = (body: string) => ({
  type: "text/html",
  body: `<!doctype html><title>Mugs</title><h1>20% off every mug</h1>${FILLER}${body}`,
});

function answerOf(what: string): { type?: string; body?: string; to?: string } {
  switch (what) {
    case "own /page":
      return html(`<link rel="stylesheet" href="/own.css"><link rel="stylesheet" href="${third}/third.css">
        <img src="/own.svg"><img src="${third}/third.svg"><img src="/away.svg"><img src="/bounce.svg">
        <script src="/own.js"></script><script>fetch("/own-api");fetch("${third}/third-api")</script>
        <iframe src="/frame"></iframe><iframe src="${third}/frame"></iframe><iframe src="/frame-away"></iframe>`);
    case "own /gone":
      return {
        type: "text/html",
        body: "<!doctype html><title>Page not found</title><h1>Page not found</h1>",
      };
    case "own /frame":
      return html(`<img src="/in-own-frame.svg">`);
    case "third /frame":
    case "third /frame-landed":
      return html(
        `<img src="${own}/in-third-frame.svg"><script>fetch("${own}/from-third-frame",{mode:"no-cors"})</script>`,
      );
    case "own /away.svg":
      return { to: `${third}/away-landed.svg` };
    case "own /bounce.svg":
      return { to: `${third}/bounce-back.svg` };
    case "third /bounce-back.svg":
      return { to: `${own}/bounced.svg` };
    case "own /frame-away":
      return { to: `${third}/frame-landed` };
    case "own /moved":
      return { to: `${own}/plain` };
    case "own /plain":
      return html("");
    case "own /leaves":
      return { to: `${third}/page` };
    case "third /page":
      return html(`<img src="${own}/seen-by-third.svg"><iframe src="${own}/framed-by-third"></iframe>`);
    case "own /returns":
      return { to: `${third}/sends-back` };
    case "third /sends-back":
      return { to: `${own}/returned` };
    case "own /returned":
      return html(`<img src="/after-return.svg">`);
    default:
      return what.endsWith(".css")
        ? { type: "text/css", body: what.startsWith("own") ? `h1{background:url(/in-css.svg)}` : "" }
        : what.endsWith(".js")
          ? { type: "text/javascript", body: "" }
          : what.endsWith(".svg")
            ? {
                type: "image/svg+xml",
                body: `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>`,
              }
            : html("");
  }
}

function serve(name: string): Promise<string> {
  const server = createServer((request, response) => {
    const what = `${name} ${request.url}`;
    const key = request.headers["x-preview-key"];
    receivedRequests.push({
      what,
      key: typeof key === "string" ? key : undefined,
      agent: request.headers["user-agent"],
    });
    const { type = "text/plain", body = "", to } = answerOf(what);
    const needed = name === "own" && /^\/(?:page|plain|moved|gone)$/u.test(request.url ?? "") && key !== KEY;
    if (needed) response.writeHead(401).end();
    else if (to !== undefined) response.writeHead(302, { location: to }).end();
    else response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" }).end(body);
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

const headersFor = (url: string): Record<string, string> => {
  const { origin } = new URL(url);
  if (origin === own) return { "x-preview-key": KEY, "user-agent": "Adhere preview" };
  return origin === third ? { "x-preview-key": THIRD_KEY } : {};
};

beforeAll(async () => {
  own = await serve("own");
  third = await serve("third");
});
beforeEach(() => {
  receivedRequests = [];
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** The requests with a key, and those without. */
const sent = () => new Set(receivedRequests.filter(({ key }) => key !== undefined).map(({ what }) => what));
const bare = () => new Set(receivedRequests.filter(({ key }) => key === undefined).map(({ what }) => what));

describe("the headers of an origin, in an evaluation by undici and Chrome", () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await openTestEngine({ headersFor });
  });
  afterAll(() => engine.close());

  it("are sent with every request of the page to its own origin, and to no other origin", async () => {
    const { answer } = await engine.evaluate(`${own}/page`);
    expect(answer).toHaveProperty("overallScore");
    const theirs = ["/page", "/own.css", "/in-css.svg", "/own.svg", "/own.js", "/own-api", "/frame"]
      .concat("/in-own-frame.svg", "/away.svg", "/bounce.svg", "/frame-away")
      .map((path) => `own ${path}`);
    expect([...sent()].sort()).toEqual(theirs.sort());
    expect([...bare()]).toEqual(
      expect.arrayContaining([
        "third /third.css",
        "third /third.svg",
        "third /third-api",
        "third /away-landed.svg",
        "own /bounced.svg",
        "third /frame",
        "third /frame-landed",
        "own /in-third-frame.svg",
        "own /from-third-frame",
      ]),
    );
    // Both ways of visiting were used, each with the header in its own place.
    const agents = new Set(receivedRequests.filter(({ what }) => what === "own /page").map(({ agent }) => agent));
    expect([...agents]).toEqual(["Adhere preview"]);
  });

  it("are sent again after a redirect within the origin", async () => {
    const { answer } = await engine.evaluate(`${own}/moved`);
    expect(answer).toHaveProperty("overallScore");
    expect([...bare()].filter((what) => what.startsWith("own "))).toEqual([]);
  });

  it("are not sent to another origin after a redirect, not even that origin's own", async () => {
    await engine.evaluate(`${own}/leaves`);
    expect([...sent()]).toEqual(["own /leaves"]);
    expect([...bare()]).toEqual(
      expect.arrayContaining(["third /page", "own /seen-by-third.svg", "own /framed-by-third"]),
    );
  });

  it("are not sent when another origin redirects back", async () => {
    await engine.evaluate(`${own}/returns`);
    expect([...sent()]).toEqual(["own /returns"]);
    expect([...bare()]).toEqual(expect.arrayContaining(["own /returned", "own /after-return.svg"]));
  });
});

describe("the headers of an origin, in links mode", () => {
  const check = async (chromePath: string | undefined, path: string) => {
    const checker = createLinkChecker({
      allowedAddresses: { loopback: true, private: false },
      proxies: {},
      chromePath,
      env: process.env,
      perHost: 4,
      concurrency: 4,
      log: () => {},
      headersFor,
    });
    try {
      return await checker.check(`${own}${path}`, { signal: new AbortController().signal });
    } finally {
      await checker.close();
    }
  };

  it.each([
    ["/page", "alive", ["own /page"]],
    ["/moved", "alive", ["own /moved", "own /plain"]],
    ["/leaves", "alive", ["own /leaves"]],
    ["/returns", "alive", ["own /returns"]],
  ])("%s is %s, and the key is sent to %j only", async (path, verdict, expected) => {
    expect(await check("/nowhere/chrome", path)).toMatchObject({ verdict });
    expect([...sent()]).toEqual(expected);
  });

  it("are sent by Chrome's second opinion too", async () => {
    const { verdict, evidence } = await check(undefined, "/gone");
    expect(verdict).toBe("link_broken");
    expect(evidence.map(({ how }) => how)).toContain("browser");
    expect([...sent()]).toContain("own /gone");
    expect([...bare()]).toEqual([]);
  });
});
