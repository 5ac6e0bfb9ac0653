import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Capturer, type VisitResult } from "../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "./fixture-site.ts";

const HANDLERS: Record<string, RequestHandler> = {
  "/plain": htmlResponse("<title>Plain</title><h1>All is well</h1>"),
  "/alerts": htmlResponse("<h1>Alert</h1><script>while (true) alert('no')</script><p>After the storm</p>"),
  "/timer-alerts": htmlResponse("<h1>Alert</h1><script>setInterval(() => alert('no'), 1)</script>"),
  "/leave": htmlResponse(
    "<h1>Stay</h1><script>addEventListener('beforeunload', (e) => { e.preventDefault(); e.returnValue = 'x'; " +
      "})</script>",
  ),
  "/spin": htmlResponse("<h1>Spinning</h1><script>while (true);</script><p>After the spin</p>"),
  "/late-spin": htmlResponse("<h1>Spinning</h1><script>setTimeout(() => { while (true); }, 300)</script>"),
  "/circle": (_, response) => redirect(response, "/circle2"),
  "/circle2": (_, response) => redirect(response, "/circle"),
  "/script-circle": htmlResponse("<script>location.href = '/script-circle?' + Math.random()</script><h1>x</h1>"),
  "/hop": (_, response) => redirect(response, "/hop2"),
  "/hop2": htmlResponse("<script>location.replace('/plain')</script>"),
  "/sent-on-late": htmlResponse(
    "<h1>Just a moment</h1><script>setTimeout(() => { location.href = '/plain' }, 260)</script>",
  ),
  // Chrome tells a page when it stands still.
  "/never-stays": htmlResponse(
    "<h1>Going</h1><script>document.addEventListener('freeze', () => { location.reload() })</script>",
  ),
  "/download": (_, response) =>
    respond(response, 200, "zip", {
      "content-disposition": "attachment; filename=a.zip",
      "content-type": "application/zip",
    }),
  "/pdf": (_, response) => respond(response, 200, "%PDF-1.4", { "content-type": "application/pdf" }),
  "/secret": (_, response) =>
    respond(response, 401, "<h1>Who are you?</h1>", {
      "www-authenticate": "Basic realm=x",
      "content-type": "text/html",
    }),
  "/gone": (_, response) =>
    respond(response, 404, "<title>Not found</title><h1>Nothing here</h1>", { "content-type": "text/html" }),
  "/empty-gone": (_, response) => respond(response, 404, "", {}),
  "/broken": (_, response) =>
    respond(response, 500, "<h1>Our fault</h1>", { "content-type": "text/html", "x-Powered-By": "hope" }),
  "/silent": () => {},
  "/endless": (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.write("<h1>The beginning</h1>");
    const timer = setInterval(() => response.write("<p>and on</p>"), 50);
    response.on("close", () => clearInterval(timer));
  },
  "/huge": (_, response) => respondEndlessly(response),
  "/popups": htmlResponse(
    "<h1>Popups</h1><script>for (let i = 0; i < 5; i++) window.open('/plain', '_blank', 'width=10'); print()</script>",
  ),
  "/permission": htmlResponse(
    "<h1>May I?</h1><script>navigator.geolocation.getCurrentPosition(() => {}); " +
      "Notification.requestPermission()</script>",
  ),
  "/growing": htmlResponse(
    "<h1>Growing</h1><div id=a></div><script>const grow = () => { for (let i = 0; i < 50; " +
      "i++) a.append(Object.assign(document.createElement('p'), { textContent: 'more' })); }; grow(); " +
      "addEventListener('scroll', grow)</script>",
  ),
  "/restless": htmlResponse(
    "<h1>Restless</h1><div id=a>x</div><script>setInterval(() => { a.style.marginLeft = Math.random() * 500 + " +
      "'px'; fetch('/plain') }, 10)</script>",
  ),
  "/nodes": htmlResponse(`<h1>Many</h1>${"<div><span>word</span></div>".repeat(20_000)}`),
  "/frames": htmlResponse(
    `<h1>Frames</h1><iframe srcdoc="&lt;iframe src='/frames'&gt;&lt;/iframe&gt;&lt;p&gt;within&lt;/p&gt;" ` +
      "width=400 height=200></iframe>",
  ),
  "/hanging-picture": htmlResponse("<h1>Read me</h1><img src=/silent width=10 height=10>"),
  "/file-form": htmlResponse(
    `<h1>Stays</h1><form method=post action="file:///etc/passwd"></form><script>document.forms[0].submit()</script>`,
  ),
  "/file-script": htmlResponse(`<h1>Stays</h1><script>location.href = "file:///etc/passwd"</script>`),
  "/chrome-form": htmlResponse(
    `<h1>Stays</h1><form action="chrome://settings"></form><script>document.forms[0].submit()</script>`,
  ),
  "/app-script": htmlResponse(`<h1>Stays</h1><script>location.href = "market://details?id=acme"</script>`),
  "/app-first": htmlResponse(`<script>location.href = "market://details?id=acme"</script><h1>Never parsed</h1>`),
  "/mail-form": htmlResponse(
    `<h1>Stays</h1><form method=post action="mailto:a@acme.example"></form><script>document.forms[0].submit()</script>`,
  ),
  "/stays": htmlResponse(
    `<h1>Stays</h1><form method=post action="/no-content"></form><script>document.forms[0].submit()</script>`,
  ),
  "/script-nowhere": htmlResponse(`<h1>Goes</h1><script>location.href = "http://nowhere.invalid/"</script>`),
  "/no-content": (_, response) => respond(response, 204, "", {}),
  "/heavy": htmlResponse(
    "<h1>Heavy</h1><script>fetch('/weighed', { method: 'POST', body: 'a'.repeat(60e6) }).catch(() => {})</script>",
  ),
  "/weird-scheme": (_, response) => redirect(response, "intent://scan#Intent;end"),
};

const redirect = (response: ServerResponse, location: string) => respond(response, 302, "", { location });

function respond(response: ServerResponse, status: number, body: string, headers: Record<string, string>) {
  response.writeHead(status, headers);
  response.end(body);
}

function respondEndlessly(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/html" });
  response.write("<h1>Huge</h1>");
  const chunk = Buffer.alloc(1e6, "<!-- nothing at all -->");
  let left = 100;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) {
        response.once("drain", more);
        return;
      }
    }
    response.end();
  };
  more();
}

let site: Site;
let capturer: Capturer;
/** Short where the page keeps us waiting, generous where much has to be captured on a busy machine. */
const SHORT_MS = 4000;
const LONG_MS = 30_000;

beforeAll(async () => {
  site = await openSite(HANDLERS);
  capturer = new Capturer({ openProxy: null, isBeacon: (url) => url.endsWith("/beacon") });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

/** Without a wall: beside an endless script and other visits, closing a context waits for its share of two cores. */
function visitBesideOthers(path: string, deadlineMs: number, alternate = false): Promise<VisitResult> {
  const url = path.startsWith("http") ? path : `${site.origin}${path}`;
  const { signal } = new AbortController();
  return capturer.visit(url, { viewport: "desktop", alternate, signal, deadlineMs });
}

async function visit(path: string, deadlineMs = LONG_MS, alternate = false): Promise<VisitResult> {
  const started = performance.now();
  const visited = await visitBesideOthers(path, deadlineMs, alternate);
  // Not a measure of speed: the deadline is a promise, with a second for closing the context.
  expect(performance.now() - started).toBeLessThan(deadlineMs + 1500);
  return visited;
}

const headlineOf = ({ capture }: VisitResult) => capture?.page.texts.find(({ level }) => level === 1)?.text;

const expectNextVisitWorks = async () => expect(headlineOf(await visit("/plain"))).toBe("All is well");

test.each([
  ["/timer-alerts", "Alert"],
  ["/leave", "Stay"],
  ["/popups", "Popups"],
  ["/permission", "May I?"],
  ["/growing", "Growing"],
  ["/restless", "Restless"],
  ["/nodes", "Many"],
  ["/frames", "Frames"],
  ["/hanging-picture", "Read me"],
])("%s is captured", async (path, said) => {
  const visited = await visit(path);
  expect(visited.observation).toMatchObject({
    errorCode: null,
    httpStatus: 200,
    timedOut: false,
    finalUrl: `${site.origin}${path}`,
  });
  expect(headlineOf(visited)).toBe(said);
});

test.each([
  ["/alerts", "After the storm"],
  ["/spin", "After the spin"],
])("an endless script of %s is interrupted, and the content after it is captured", async (path, after) => {
  const visited = await visit(path, LONG_MS);
  expect(visited.observation).toMatchObject({ errorCode: null, httpStatus: 200 });
  expect(visited.capture?.page.texts.map(({ text }) => text)).toContain(after);
  await expectNextVisitWorks();
});

test("an endless script that starts later is interrupted", async () => {
  const visited = await visit("/late-spin", LONG_MS, true);
  expect(visited.observation).toMatchObject({ httpStatus: 200, errorCode: null });
  await expectNextVisitWorks();
});

test("redirects by HTTP and by script are recorded", async () => {
  const { observation } = await visit("/hop");
  expect(observation).toMatchObject({
    finalUrl: `${site.origin}/plain`,
    redirects: [`${site.origin}/hop`, `${site.origin}/hop2`],
    title: "Plain",
    text: "All is well",
  });
});

test("where a timer navigates to another page, that page is captured", async () => {
  const visited = await visit("/sent-on-late");
  expect(visited.observation).toMatchObject({
    finalUrl: `${site.origin}/plain`,
    redirects: [`${site.origin}/sent-on-late`],
    errorCode: null,
  });
  expect(headlineOf(visited)).toBe("All is well");
});

test("a page that replaces itself at any time is captured without waiting for the deadline", async () => {
  // Every moment from coming to rest to being pictured, and some more.
  const moments = Array.from({ length: 24 }, (_, at) => 500 + at * 12);
  for (const ms of moments) {
    HANDLERS[`/anew-${ms}`] = htmlResponse(`<h1>Here</h1><script>
if (!document.cookie.includes("a${ms}=1"))
  setTimeout(() => { document.cookie = "a${ms}=1"; location.reload() }, ${ms})</script>`);
  }
  const seen: VisitResult[] = [];
  for (let at = 0; at < moments.length; at += 6)
    seen.push(...(await Promise.all(moments.slice(at, at + 6).map((ms) => visit(`/anew-${ms}`)))));
  expect(
    seen.map((visited) => [headlineOf(visited), visited.observation.errorCode, visited.observation.timedOut]),
  ).toEqual(moments.map(() => ["Here", null, false]));
});

test("a page that keeps navigating ends within the deadline", async () => {
  const { observation } = await visit("/never-stays", 6000);
  expect(observation.durationMs).toBeLessThan(8000);
});

test("a visit without redirects records the URL itself", async () => {
  expect((await visit("/plain")).observation.redirects).toEqual([`${site.origin}/plain`]);
});

test.each(["/circle", "/script-circle"])("%s is reported as a redirect loop", async (path) => {
  const { observation, capture } = await visit(path);
  expect(observation.errorCode).toBe("ERR_TOO_MANY_REDIRECTS");
  expect(capture === null).toBe(true);
});

test.each(["/download", "/pdf"])("%s is reported as a download", async (path) => {
  const { observation, capture } = await visit(path);
  expect(observation).toMatchObject({ download: true, errorCode: null, httpStatus: 200 });
  expect(capture === null).toBe(true);
});

test.each([
  ["/secret", 401, "Who are you?"],
  ["/gone", 404, "Nothing here"],
  ["/broken", 500, "Our fault"],
])("%s returns HTTP %i and is captured", async (path, status, said) => {
  const visited = await visit(path);
  expect(visited.observation).toMatchObject({ httpStatus: status, errorCode: null });
  expect(visited.capture?.page.httpStatus).toBe(status);
  expect(headlineOf(visited)).toBe(said);
});

test("response header names are in lower case", async () => {
  expect((await visit("/broken")).observation.headers).toMatchObject({ "x-powered-by": "hope" });
});

test("an error response without a body has its status", async () => {
  const { observation } = await visit("/empty-gone");
  expect(observation).toMatchObject({ httpStatus: 404, text: "" });
});

test("a server that never responds yields a timeout", async () => {
  const { observation, capture } = await visit("/silent", SHORT_MS);
  expect(observation).toMatchObject({ timedOut: true, httpStatus: null, finalUrl: null });
  expect(capture === null).toBe(true);
});

test("an endless response is captured as far as it has arrived", async () => {
  // All of its time is waited out, but for a quarter in which it is captured.
  const visited = await visit("/endless", LONG_MS);
  expect(visited.observation).toMatchObject({ timedOut: true, httpStatus: 200, errorCode: null });
  expect(headlineOf(visited)).toBe("The beginning");
});

test("loading of a 100 MB body is stopped", async () => {
  // Twenty megabytes are laid out for both devices before they are enough: on a busy machine that takes longer than a
  // visit.
  const visited = await visit("/huge", 3 * LONG_MS);
  expect(visited.observation).toMatchObject({ httpStatus: 200, errorCode: null });
  expect(headlineOf(visited)).toBe("Huge");
});

test.each([
  ["http://nowhere.invalid/", "ERR_NAME_NOT_RESOLVED"],
  ["http://127.0.0.1:9/", "ERR_UNSAFE_PORT"],
])("%s yields a network error", async (url, errorCode) => {
  const { observation, capture } = await visit(url, LONG_MS, true);
  expect(observation).toMatchObject({
    errorCode,
    httpStatus: null,
    finalUrl: null,
    redirects: [url],
    timedOut: false,
  });
  expect(capture === null).toBe(true);
});

test("a redirect into an app yields no page", async () => {
  const { observation, capture } = await visit("/weird-scheme");
  expect(observation.errorCode).toMatch(/^ERR_/);
  expect(capture === null).toBe(true);
});

test("beacons are not sent", async () => {
  HANDLERS["/measured"] = htmlResponse(
    "<h1>Measured</h1><img src=/beacon><script>navigator.sendBeacon('/beacon'); " +
      "fetch('/beacon').catch(() => {})</script>",
  );
  expect(headlineOf(await visit("/measured"))).toBe("Measured");
  expect(site.requestedPaths).not.toContain("/beacon");
});

test("a request with a huge body is dropped, and its page is captured", async () => {
  // Chrome writes the body out twice before the message is dropped: on a busy machine that takes longer than a visit.
  const visited = await visit("/heavy", 3 * LONG_MS);
  expect(visited.observation).toMatchObject({ errorCode: null, httpStatus: 200 });
  expect(headlineOf(visited)).toBe("Heavy");
  expect(site.requestedPaths).not.toContain("/weighed");
  await expectNextVisitWorks();
});

test("concurrent visits do not affect one another", async () => {
  const visits = ["/plain", "/spin", "/circle", "/plain", "/gone"].map((path) =>
    visitBesideOthers(path, path === "/spin" ? SHORT_MS : LONG_MS),
  );
  const [first, , , second, third] = await Promise.all(visits);
  expect([first, second, third].map((visited) => visited && headlineOf(visited))).toEqual([
    "All is well",
    "All is well",
    "Nothing here",
  ]);
});

test.each(["/file-form", "/file-script", "/chrome-form", "/app-script", "/mail-form", "/stays"])(
  "%s navigates to something other than a page: the current page is captured without waiting",
  async (path) => {
    const visited = await visit(path);
    expect(visited.observation).toMatchObject({
      errorCode: null,
      httpStatus: 200,
      timedOut: false,
      finalUrl: `${site.origin}${path}`,
      redirects: [`${site.origin}${path}`],
    });
    expect(headlineOf(visited)).toBe("Stays");
    // The deadline is what it used to wait for.
    expect(visited.observation.durationMs).toBeLessThan(LONG_MS / 2);
  },
);

test("a page whose parsing stops before its body yields no capture, without waiting", async () => {
  const { observation, capture } = await visit("/app-first");
  expect(observation).toMatchObject({ errorCode: null, httpStatus: 200, timedOut: false, text: "" });
  expect(observation.durationMs).toBeLessThan(LONG_MS / 2);
  expect(capture === null).toBe(true);
});

test("a page that navigates to an unreachable host is not captured", async () => {
  const { observation, capture } = await visit("/script-nowhere");
  expect(observation).toMatchObject({ errorCode: "ERR_NAME_NOT_RESOLVED", httpStatus: null });
  expect(capture === null).toBe(true);
});
