import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Capturer, createCapturer, type Visited } from "../../../src/engine/capture/capturer.ts";
import { type Answer, html, openSite, type Site } from "./fixture-site.ts";

const answers: Record<string, Answer> = {
  "/plain": html("<title>Plain</title><h1>All is well</h1>"),
  "/alerts": html("<h1>Alert</h1><script>while (true) alert('no')</script><p>After the storm</p>"),
  "/timer-alerts": html("<h1>Alert</h1><script>setInterval(() => alert('no'), 1)</script>"),
  "/leave": html(
    "<h1>Stay</h1><script>addEventListener('beforeunload', (e) => { e.preventDefault(); e.returnValue = 'x'; })</script>",
  ),
  "/spin": html("<h1>Spinning</h1><script>while (true);</script><p>After the spin</p>"),
  "/late-spin": html("<h1>Spinning</h1><script>setTimeout(() => { while (true); }, 300)</script>"),
  "/circle": (_, response) => redirect(response, "/circle2"),
  "/circle2": (_, response) => redirect(response, "/circle"),
  "/script-circle": html("<script>location.href = '/script-circle?' + Math.random()</script><h1>x</h1>"),
  "/hop": (_, response) => redirect(response, "/hop2"),
  "/hop2": html("<script>location.replace('/plain')</script>"),
  "/sent-on-late": html(
    "<h1>Just a moment</h1><script>setTimeout(() => { location.href = '/plain' }, 260)</script>",
  ),
  // Chrome tells a page when it stands still.
  "/never-stays": html(
    "<h1>Going</h1><script>document.addEventListener('freeze', () => { location.reload() })</script>",
  ),
  "/download": (_, response) =>
    answer(response, 200, "zip", {
      "content-disposition": "attachment; filename=a.zip",
      "content-type": "application/zip",
    }),
  "/pdf": (_, response) => answer(response, 200, "%PDF-1.4", { "content-type": "application/pdf" }),
  "/secret": (_, response) =>
    answer(response, 401, "<h1>Who are you?</h1>", {
      "www-authenticate": "Basic realm=x",
      "content-type": "text/html",
    }),
  "/gone": (_, response) =>
    answer(response, 404, "<title>Not found</title><h1>Nothing here</h1>", { "content-type": "text/html" }),
  "/empty-gone": (_, response) => answer(response, 404, "", {}),
  "/broken": (_, response) =>
    answer(response, 500, "<h1>Our fault</h1>", { "content-type": "text/html", "x-Powered-By": "hope" }),
  "/silent": () => {},
  "/endless": (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.write("<h1>The beginning</h1>");
    const timer = setInterval(() => response.write("<p>and on</p>"), 50);
    response.on("close", () => clearInterval(timer));
  },
  "/huge": (_, response) => huge(response),
  "/popups": html(
    "<h1>Popups</h1><script>for (let i = 0; i < 5; i++) window.open('/plain', '_blank', 'width=10'); print()</script>",
  ),
  "/permission": html(
    "<h1>May I?</h1><script>navigator.geolocation.getCurrentPosition(() => {}); Notification.requestPermission()</script>",
  ),
  "/growing": html(
    "<h1>Growing</h1><div id=a></div><script>const grow = () => { for (let i = 0; i < 50; i++) a.append(Object.assign(document.createElement('p'), { textContent: 'more' })); }; grow(); addEventListener('scroll', grow)</script>",
  ),
  "/restless": html(
    "<h1>Restless</h1><div id=a>x</div><script>setInterval(() => { a.style.marginLeft = Math.random() * 500 + 'px'; fetch('/plain') }, 10)</script>",
  ),
  "/nodes": html(`<h1>Many</h1>${"<div><span>word</span></div>".repeat(20_000)}`),
  "/frames": html(
    `<h1>Frames</h1><iframe srcdoc="&lt;iframe src='/frames'&gt;&lt;/iframe&gt;&lt;p&gt;within&lt;/p&gt;" width=400 height=200></iframe>`,
  ),
  "/hanging-picture": html("<h1>Read me</h1><img src=/silent width=10 height=10>"),
  "/file-form": html(
    `<h1>Stays</h1><form method=post action="file:///etc/passwd"></form><script>document.forms[0].submit()</script>`,
  ),
  "/file-script": html(`<h1>Stays</h1><script>location.href = "file:///etc/passwd"</script>`),
  "/chrome-form": html(
    `<h1>Stays</h1><form action="chrome://settings"></form><script>document.forms[0].submit()</script>`,
  ),
  "/app-script": html(`<h1>Stays</h1><script>location.href = "market://details?id=acme"</script>`),
  "/app-first": html(`<script>location.href = "market://details?id=acme"</script><h1>Never parsed</h1>`),
  "/mail-form": html(
    `<h1>Stays</h1><form method=post action="mailto:a@acme.example"></form><script>document.forms[0].submit()</script>`,
  ),
  "/stays": html(
    `<h1>Stays</h1><form method=post action="/no-content"></form><script>document.forms[0].submit()</script>`,
  ),
  "/script-nowhere": html(`<h1>Goes</h1><script>location.href = "http://nowhere.invalid/"</script>`),
  "/no-content": (_, response) => answer(response, 204, "", {}),
  "/heavy": html(
    "<h1>Heavy</h1><script>fetch('/weighed', { method: 'POST', body: 'a'.repeat(60e6) }).catch(() => {})</script>",
  ),
  "/weird-scheme": (_, response) => redirect(response, "intent://scan#Intent;end"),
};

const redirect = (response: ServerResponse, location: string) => answer(response, 302, "", { location });

function answer(response: ServerResponse, status: number, body: string, headers: Record<string, string>) {
  response.writeHead(status, headers);
  response.end(body);
}

function huge(response: ServerResponse) {
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
const LONG_MS = 15_000;

beforeAll(async () => {
  site = await openSite(answers);
  capturer = createCapturer({ openProxy: null, isBeacon: (url) => url.endsWith("/beacon") });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

async function visit(path: string, deadlineMs = LONG_MS, alternate = false): Promise<Visited> {
  const url = path.startsWith("http") ? path : `${site.origin}${path}`;
  const { signal } = new AbortController();
  const started = performance.now();
  const visited = await capturer.visit(url, {
    viewport: "desktop",
    alternate,
    signal,
    deadlineMs,
  });
  // Not a measure of speed: the deadline is a promise, with a second for closing the context.
  expect(performance.now() - started).toBeLessThan(deadlineMs + 1500);
  return visited;
}

const headline = ({ capture }: Visited) => capture?.page.texts.find(({ level }) => level === 1)?.text;

const wellAfter = async () => expect(headline(await visit("/plain"))).toBe("All is well");

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
])("%s is captured all the same", async (path, said) => {
  const visited = await visit(path);
  expect(visited.look).toMatchObject({
    errorCode: null,
    httpStatus: 200,
    timedOut: false,
    finalUrl: `${site.origin}${path}`,
  });
  expect(headline(visited)).toBe(said);
});

test.each([
  ["/alerts", "After the storm"],
  ["/spin", "After the spin"],
])("a script of %s that never ends is broken off, and what follows it is seen", async (path, after) => {
  const visited = await visit(path, LONG_MS);
  expect(visited.look).toMatchObject({ errorCode: null, httpStatus: 200 });
  expect(visited.capture?.page.texts.map(({ text }) => text)).toContain(after);
  await wellAfter();
});

test("a script that seizes the page later does not keep it", async () => {
  const visited = await visit("/late-spin", LONG_MS, true);
  expect(visited.look).toMatchObject({ httpStatus: 200, errorCode: null });
  await wellAfter();
});

test("the redirects, by HTTP and by script, are kept", async () => {
  const { look } = await visit("/hop");
  expect(look).toMatchObject({
    finalUrl: `${site.origin}/plain`,
    redirects: [`${site.origin}/hop`, `${site.origin}/hop2`],
    title: "Plain",
    text: "All is well",
  });
});

test("a page that sends the visit on by a timer is not what is captured", async () => {
  const visited = await visit("/sent-on-late");
  expect(visited.look).toMatchObject({
    finalUrl: `${site.origin}/plain`,
    redirects: [`${site.origin}/sent-on-late`],
    errorCode: null,
  });
  expect(headline(visited)).toBe("All is well");
});

test("whenever a page comes anew, it is captured, and nothing is waited for", async () => {
  // Every moment from coming to rest to being pictured, and some more.
  const moments = Array.from({ length: 24 }, (_, at) => 500 + at * 12);
  for (const ms of moments) {
    answers[`/anew-${ms}`] = html(`<h1>Here</h1><script>
if (!document.cookie.includes("a${ms}=1")) setTimeout(() => { document.cookie = "a${ms}=1"; location.reload() }, ${ms})</script>`);
  }
  const seen = await Promise.all(moments.map((ms) => visit(`/anew-${ms}`)));
  expect(seen.map((visited) => [headline(visited), visited.look.errorCode, visited.look.timedOut])).toEqual(
    moments.map(() => ["Here", null, false]),
  );
});

test("a page that always leaves then ends within its time", async () => {
  const { look } = await visit("/never-stays", 6000);
  expect(look.ms).toBeLessThan(8000);
});

test("a visit without redirects names the address itself", async () => {
  expect((await visit("/plain")).look.redirects).toEqual([`${site.origin}/plain`]);
});

test.each(["/circle", "/script-circle"])("%s never arrives", async (path) => {
  const { look, capture } = await visit(path);
  expect(look.errorCode).toBe("ERR_TOO_MANY_REDIRECTS");
  expect(capture === null).toBe(true);
});

test.each(["/download", "/pdf"])("%s is a file", async (path) => {
  const { look, capture } = await visit(path);
  expect(look).toMatchObject({ download: true, errorCode: null, httpStatus: 200 });
  expect(capture === null).toBe(true);
});

test.each([
  ["/secret", 401, "Who are you?"],
  ["/gone", 404, "Nothing here"],
  ["/broken", 500, "Our fault"],
])("%s answers %i and is captured", async (path, status, said) => {
  const visited = await visit(path);
  expect(visited.look).toMatchObject({ httpStatus: status, errorCode: null });
  expect(visited.capture?.page.httpStatus).toBe(status);
  expect(headline(visited)).toBe(said);
});

test("response headers come in lower case", async () => {
  expect((await visit("/broken")).look.headers).toMatchObject({ "x-powered-by": "hope" });
});

test("an error without a body still has its status", async () => {
  const { look } = await visit("/empty-gone");
  expect(look).toMatchObject({ httpStatus: 404, text: "" });
});

test("a server that never answers is timed out", async () => {
  const { look, capture } = await visit("/silent", SHORT_MS);
  expect(look).toMatchObject({ timedOut: true, httpStatus: null, finalUrl: null });
  expect(capture === null).toBe(true);
});

test("an answer that never ends is captured as far as it came", async () => {
  // All of its time is waited out: on a busy machine the account takes two seconds of it.
  const visited = await visit("/endless", 2 * SHORT_MS);
  expect(visited.look).toMatchObject({ timedOut: true, httpStatus: 200, errorCode: null });
  expect(headline(visited)).toBe("The beginning");
});

test("a body of 100 MB is cut off", async () => {
  // Twenty megabytes are laid out for both devices before they are enough: on a busy machine that takes longer than a visit.
  const visited = await visit("/huge", 3 * LONG_MS);
  expect(visited.look).toMatchObject({ httpStatus: 200, errorCode: null });
  expect(headline(visited)).toBe("Huge");
});

test.each([
  ["http://nowhere.invalid/", "ERR_NAME_NOT_RESOLVED"],
  ["http://127.0.0.1:9/", "ERR_UNSAFE_PORT"],
])("%s is nowhere", async (url, errorCode) => {
  const { look, capture } = await visit(url, LONG_MS, true);
  expect(look).toMatchObject({
    errorCode,
    httpStatus: null,
    finalUrl: null,
    redirects: [url],
    timedOut: false,
  });
  expect(capture === null).toBe(true);
});

test("a redirect into an app is no page", async () => {
  const { look, capture } = await visit("/weird-scheme");
  expect(look.errorCode).toMatch(/^ERR_/);
  expect(capture === null).toBe(true);
});

test("beacons are never sent", async () => {
  answers["/measured"] = html(
    "<h1>Measured</h1><img src=/beacon><script>navigator.sendBeacon('/beacon'); fetch('/beacon').catch(() => {})</script>",
  );
  expect(headline(await visit("/measured"))).toBe("Measured");
  expect(site.asked).not.toContain("/beacon");
});

test("a body that is too long a message for us is never sent, and its page is seen", async () => {
  const visited = await visit("/heavy", 2 * LONG_MS);
  expect(visited.look).toMatchObject({ errorCode: null, httpStatus: 200 });
  expect(headline(visited)).toBe("Heavy");
  expect(site.asked).not.toContain("/weighed");
  await wellAfter();
});

test("many entries at once do not disturb one another", async () => {
  const visits = ["/plain", "/spin", "/circle", "/plain", "/gone"].map((path) =>
    visit(path, path === "/spin" ? SHORT_MS : LONG_MS),
  );
  const [first, , , second, third] = await Promise.all(visits);
  expect([first, second, third].map((visited) => visited && headline(visited))).toEqual([
    "All is well",
    "All is well",
    "Nothing here",
  ]);
});

test.each(["/file-form", "/file-script", "/chrome-form", "/app-script", "/mail-form", "/stays"])(
  "%s wants to go where there is no page: it is seen as it stands, and nothing is waited for",
  async (path) => {
    const visited = await visit(path);
    expect(visited.look).toMatchObject({
      errorCode: null,
      httpStatus: 200,
      timedOut: false,
      finalUrl: `${site.origin}${path}`,
      redirects: [`${site.origin}${path}`],
    });
    expect(headline(visited)).toBe("Stays");
    // The deadline is what it used to wait for.
    expect(visited.look.ms).toBeLessThan(LONG_MS / 2);
  },
);

test("a page that is broken off before its body has nothing to picture, and nothing is waited for", async () => {
  const { look, capture } = await visit("/app-first");
  expect(look).toMatchObject({ errorCode: null, httpStatus: 200, timedOut: false, text: "" });
  expect(look.ms).toBeLessThan(LONG_MS / 2);
  expect(capture === null).toBe(true);
});

test("a page that wants to go where nothing answers has left, and is not seen", async () => {
  const { look, capture } = await visit("/script-nowhere");
  expect(look).toMatchObject({ errorCode: "ERR_NAME_NOT_RESOLVED", httpStatus: null });
  expect(capture === null).toBe(true);
});
