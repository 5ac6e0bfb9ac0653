import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Evaluated } from "../../src/contract/evaluator-interface.ts";
import { classifyAnswer } from "../../src/contract/parse-answer.ts";
import { Capturer } from "../../src/engine/capture/capturer.ts";
import { chooseRetryStrategy, DEFAULT_STRATEGY, type VisitStrategy } from "../../src/engine/capture/retry-strategy.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "./capture/fixture-site.ts";
import { wrapBrowser } from "./capture/wrapped-browser.ts";
import { openTestEngine, PAGE_HTML, type TestEngine } from "./open-engine.ts";

/** Pages on which the first visit fails, and the second one, with another strategy, succeeds. */

/** The engine's own HTTP requests send no client hints. */
const isChromeRequest = ({ headers }: IncomingMessage): boolean => headers["sec-ch-ua"] !== undefined;

const isPhone = (request: IncomingMessage): boolean =>
  isChromeRequest(request) && request.headers["user-agent"]?.includes("Mobile") === true;

/** Handles requests with `first` until the phone comes for the second time, which begins the second visit. */
function untilSecondVisit(first: RequestHandler, then: RequestHandler): RequestHandler {
  let phones = 0;
  return (request, response) => {
    if (isPhone(request)) phones += 1;
    (phones < 2 ? first : then)(request, response);
  };
}

const page = htmlResponse(PAGE_HTML);

/**
 * Does not answer until a visit has given up. Its devices request the document one after the other, so which of them
 * comes first tells nothing.
 */
function silentAtFirst(): RequestHandler {
  let hasGivenUp = false;
  return (request, response) => {
    if (hasGivenUp) return page(request, response);
    if (isChromeRequest(request))
      response.once("close", () => {
        hasGivenUp = true;
      });
  };
}

/** A bot check that lets the visitor pass after a while. */
const botCheck: RequestHandler = (request, response) => {
  if (request.headers.cookie?.includes("passed")) return page(request, response);
  response.writeHead(503, { "content-type": "text/html" });
  response.end(`<title>Just a moment...</title><h1>Checking your browser</h1>
<script>setTimeout(() => { document.cookie = "passed=1"; location.reload() }, 6000)</script>`);
};

/**
 * Refuses two simultaneous requests: the HTTP probe and the phone's, each held until both have arrived. A desktop
 * request that arrives earlier is refused too (the browser opens one document at a time).
 */
function rateLimited(): RequestHandler {
  const met: { http?: ServerResponse; phone?: ServerResponse } = {};
  const refuse = (response: ServerResponse): void => {
    response.writeHead(429, { "retry-after": "1" }).end("Too many");
  };
  return (request, response) => {
    if (met.http && met.phone) return page(request, response);
    if (!isChromeRequest(request)) met.http = response;
    else if (isPhone(request)) met.phone = response;
    else refuse(response);
    if (met.http && met.phone) [met.http, met.phone].forEach(refuse);
  };
}

const initiallyEmpty = (when: string) =>
  htmlResponse(`<title>Claymore</title><body></body>
<script>const show = () => { document.body.innerHTML = ${JSON.stringify(PAGE_HTML)}; };</script>${when}`);

let site: Site;
let engine: TestEngine;

beforeAll(async () => {
  site = await openSite({
    "/checked": botCheck,
    "/impatient": rateLimited(),
    "/slow-to-show": initiallyEmpty("<script>setTimeout(show, 5000)</script>"),
    "/measured-first": initiallyEmpty(
      `<script src="https://www.google-analytics.com/analytics.js" onload="show()"></script>`,
    ),
    "/silent": silentAtFirst(),
    "/sign-in": (_, response) => {
      response.writeHead(401, { "content-type": "text/html" }).end("<h1>Who are you?</h1>");
    },
    "/busy": (_, response) => {
      response.writeHead(429, { "retry-after": "120", "content-type": "text/html" }).end("<h1>Later</h1>");
    },
    "/crash": htmlResponse(`${PAGE_HTML}<script>
const all = []; while (devicePixelRatio > 1) all.push({ at: all.length, name: "x" + all.length })</script>`),
  });
  engine = await openTestEngine();
});
afterAll(async () => {
  await engine.close();
  await site.close();
});

const kindOf = ({ answer }: Evaluated) => classifyAnswer(answer).kind;
const browserSteps = ({ attachments }: Evaluated) =>
  (attachments?.linkTrail ?? []).filter((step) => step.startsWith("browser"));
const documents = (path: string) => site.requestedPaths.filter((asked) => asked === path).length;

test.each([
  ["/checked", "a check that takes its time"],
  ["/impatient", "a server that refuses two visits at once"],
  ["/slow-to-show", "a page that is blank for five seconds"],
  ["/measured-first", "a page that waits for its measurement to be loaded"],
  ["/silent", "a server that does not answer"],
])("%s (%s) is evaluated by a second visit", async (path) => {
  const evaluated = await engine.evaluate(`${site.origin}${path}`, { timeMs: 30_000 });
  expect(kindOf(evaluated)).toBe("evaluated");
  expect(browserSteps(evaluated)).toHaveLength(2);
  expect(evaluated.answer).toHaveProperty("alternateViewport", "desktop");
});

test("a connection that is cut off is evaluated by a second visit", async () => {
  // A server of its own: the guard's proxy repeats by itself what fails on a connection that it reuses.
  const cut = await openSite({ "/": untilSecondVisit((request) => request.socket.destroy(), page) });
  const evaluated = await engine.evaluate(cut.origin, { timeMs: 30_000 });
  await cut.close();
  expect(kindOf(evaluated)).toBe("evaluated");
  expect(browserSteps(evaluated)).toHaveLength(2);
  expect(evaluated.answer).toHaveProperty("alternateViewport", "desktop");
});

test.each(["/sign-in", "/busy"])(
  "%s is not visited again, because a second visit would give the same result",
  async (path) => {
    const evaluated = await engine.evaluate(`${site.origin}${path}`);
    expect(kindOf(evaluated)).toBe("url_only");
    expect(browserSteps(evaluated)).toHaveLength(1);
    expect(documents(path)).toBeGreaterThan(0);
  },
);

test("a page that crashes its tab is visited again with half the pixels", async () => {
  const browser = await wrapBrowser(engine.folder, "small", "--js-flags=--max-old-space-size=48");
  const small = await openTestEngine({ chromePath: browser.path });
  const evaluated = await small.evaluate(`${site.origin}/crash`);
  await small.close();
  expect(kindOf(evaluated)).toBe("evaluated");
  expect(evaluated.attachments?.pictures.landingPage).toMatchObject({ scale: 1, viewport: "mobile" });
  expect(evaluated.attachments?.linkTrail.join("\n")).toMatch(/TAB_CRASHED[\s\S]*browser .*200/);
});

test("a server that breaks off HTTP/2 is requested again over HTTP/1.1", async () => {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    if (request.httpVersionMajor === 2) return request.stream.close(1); // PROTOCOL_ERROR
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(PAGE_HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await wrapBrowser(engine.folder, "trusting", "--ignore-certificate-errors");
  const capturer = new Capturer({
    chromePath: browser.path,
    openProxy: null,
    isBeacon: () => false,
  });
  const { signal } = new AbortController();
  const visit = (strategy?: VisitStrategy) =>
    capturer.visit(`https://localhost:${port}/`, {
      viewport: "mobile",
      alternate: false,
      signal,
      deadlineMs: 20_000,
      ...(strategy && { strategy }),
    });
  const { observation } = await visit();
  expect(observation.errorCode).toBe("ERR_HTTP2_PROTOCOL_ERROR");
  const second = await visit(chooseRetryStrategy(observation) ?? DEFAULT_STRATEGY);
  expect(second.observation).toMatchObject({ errorCode: null, httpStatus: 200 });
  expect(second.capture?.page.title).toBe("Spring sale – Claymore mugs");
  await capturer.close();
  server.close();
});
