import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FailedResource } from "../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "./fixture-site.ts";
import { wrapBrowser } from "./wrapped-browser.ts";

let site: Site;
let capturer: Capturer;

const respond =
  (status: number, type: string, body: string | Buffer = "", headers: Record<string, string> = {}): RequestHandler =>
  (_, response) => {
    response.writeHead(status, { "content-type": type, ...headers }).end(body);
  };
const html = respond(200, "text/html", "<!doctype html><title>Shop</title>");
const nosniff = respond(200, "text/html", "<title>Shop</title>", { "x-content-type-options": "nosniff" });

/** Busy for the first request. */
function busyAtFirst(type = "text/css", body = "p { color: red }"): RequestHandler {
  let requests = 0;
  return (request, response) => {
    requests += 1;
    (requests === 1 ? respond(503, "text/html") : respond(200, type, body))(request, response);
  };
}

/** Fails, and does not answer when it is requested again. */
function slowAgain(): RequestHandler {
  let requests = 0;
  return (request, response) => {
    requests += 1;
    if (requests === 1) respond(503, "text/html")(request, response);
  };
}

const MISLABELLED_PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

const STYLE = "<style>body { margin: 0; background: #fff7ed; font-family: sans-serif } h1 { color: #c2410c }</style>";
const page = (head: string, body = "") =>
  htmlResponse(`<!doctype html><html lang=en><head>${STYLE}${head}</head><body><h1>20% off every mug</h1>${body}`);

const PAGES: Record<string, RequestHandler> = {
  "/styles": page(`<link rel=stylesheet href=/gone.css><link rel=stylesheet href=/html.css>
<link rel=stylesheet href=/nosniff.css><style>@import url(/import-gone.css);</style>
<link rel=stylesheet media=print onload="this.media='all'" href=/late-gone.css>`),
  "/unstyled": htmlResponse(`<!doctype html><link rel=stylesheet href=/gone.css><h1>20% off every mug</h1>`),
  "/unmissed": page(
    `<link rel=stylesheet media=print href=/print-gone.css><link rel=preload as=style href=/preload-gone.css>
<link rel=icon href=/icon-gone.png><link rel="alternate stylesheet" href=/alternate-gone.css title=Dark>
<link rel=stylesheet href=/busy.css><noscript><img src=/noscript-gone.png></noscript>
<style>@font-face { font-family: F; src: url(/gone.woff2), url(/lato.woff2) }
p { font-family: F }</style>`,
    `<p>Hand-thrown</p><img src=/fallback-gone.png onerror="this.onerror = null; this.src = '/photo.svg'">
<img src=/pixel-gone.png width=1 height=1><script src=/analytics.js></script><img src=/analytics.gif width=90>
<script>new Image().src = "/unshown-gone.png"; throw new Error("no harm")</script>
<div style="height: 60000px"></div><img loading=lazy src=/lazy-gone.png width=300 height=200>`,
  ),
  "/scripts": page(
    "",
    `<script src=/gone.js></script><script src=/html.js></script><script src=/nosniff.js></script>
<script type=module src=/module.js></script><script src=http://other.invalid/widget.js></script>
<link rel=preload as=script href=/preload-gone.js><script src=/_vercel/insights/script.js></script>`,
  ),
  "/pictures": page(
    `<meta http-equiv=content-security-policy content="img-src 'self'">
<style>@font-face { font-family: F; src: url(/gone.woff2) } p { font-family: F }</style>`,
    `<p>Hand-thrown</p><img src=/hero-gone.jpg alt="" width=600 height=300><img src=/html.png width=50 height=50>
<img src=http://pictures.invalid/shot.jpg width=50 height=50>
<div style="background: url(/band-gone.png); height: 90px"></div>
<div style="height: 2000px"></div><img src=/below-gone.jpg width=300 height=200>`,
  ),
  "/odd": page(
    `<link rel=stylesheet href=/gone.css><style>@font-face { font-family: F;
src: url(data:font/woff2;base64,${"A".repeat(9000)}), url("/gone.woff2?${"q".repeat(5000)}") }
p { font-family: F }</style>`,
    `<p>Hand-thrown</p><div style="background: url(data:image/png;base64,${"A".repeat(9000)})">Twelve colours</div>
<img src=/gone.png width=50 height=50>`,
  ),
  "/many": page(
    "",
    `<script>for (let i = 0; i < 300; i += 1) {
const image = document.createElement("img"); image.src = "/gone-" + i + ".png"; image.width = 20;
document.body.append(image);
}</script>`,
  ),
  "/burst": page(
    "",
    Array.from({ length: 30 }, (_, index) => `<img src=/burst-${index}.png width=90 height=90>`).join(""),
  ),
  "/shadow": page(
    "",
    `<div id=host></div><script>document.getElementById("host").attachShadow({ mode: "open" }).innerHTML =
"<link rel=stylesheet href=/shadow-gone.css><p>Hand-thrown</p><img src=/shadow-gone.png width=90 height=90>" +
"<div style='background: url(/shadow-band-gone.png); height: 90px'></div>"</script>`,
  ),
  "/mislabelled": page(
    "",
    `<img src=/mislabelled.png width=90 height=90>
<div style="background: url(/mislabelled.png); height: 90px"></div>
${"<div></div><div>".repeat(150)}<img src=/deep-gone.png width=90 height=90>`,
  ),
  "/foreign": (request, response) => {
    const other = `http://localhost:${request.socket.localPort}`;
    page(
      "",
      `<img src=${other}/banner.png width=90 height=90><img src=${other}/unsized.png>
<img src=${other}/thin.png width=90 height=10><div style="opacity: 0"><img src=${other}/clear.png width=90 height=90></div>`,
    )(request, response);
  },
  "/endless": page(
    "",
    `<script>for (let i = 0; i < 5000; i += 1) {
const image = document.createElement("img"); image.className = "a" + i; image.width = 20;
image.src = "/endless-gone.png"; document.body.append(image);
}</script>`,
  ),
  "/slow-again": page("<link rel=stylesheet href=/slow-again.css>"),
  "/module-app": htmlResponse(
    `<!doctype html><title>App</title><link rel=modulepreload href=/vendor-gone.js>
<div id=root></div><script type=module src=/app.js></script>`,
  ),
  "/only-canvas": htmlResponse(
    `<!doctype html><title>App</title><canvas width=600 height=400></canvas><script src=/throws.js></script>`,
  ),
  "/only-frame": htmlResponse(
    `<!doctype html><title>Form</title><script src=/throws.js></script>
<iframe src="data:text/html,<h1>20% off every mug</h1>" width=600 height=400></iframe>`,
  ),
  "/throws": htmlResponse(`<!doctype html><title>App</title><div id=root></div><script src=/throws.js></script>`),
  "/no-app": htmlResponse(
    `<!doctype html><title>App</title><div id=root></div><script src=/gone.js></script><script>start()</script>`,
  ),
};

beforeAll(async () => {
  const lato = await readFile(fileURLToPath(import.meta.resolve("@fontsource/lato/files/lato-latin-400-normal.woff2")));
  site = await openSite({
    ...PAGES,
    "/lato.woff2": (_, response) => response.writeHead(200, { "content-type": "font/woff2" }).end(lato),
    "/html.css": html,
    "/nosniff.css": nosniff,
    "/html.js": html,
    "/nosniff.js": nosniff,
    "/module.js": html,
    "/html.png": html,
    "/busy.css": busyAtFirst(),
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`/burst-${index}.png`, busyAtFirst("image/svg+xml", "<svg/>")]),
    ),
    "/mislabelled.png": respond(200, "text/html", MISLABELLED_PICTURE),
    "/slow-again.css": slowAgain(),
    "/app.js": respond(200, "text/javascript", 'import "/vendor-gone.js"; document.body.append("20% off")'),
    "/throws.js": respond(200, "text/javascript", 'throw new TypeError("config is undefined")'),
  });
  capturer = new Capturer({ openProxy: null, isBeacon: (url) => url.includes("/analytics.") });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

async function findFailed(url: string, browser = capturer): Promise<FailedResource[]> {
  const signal = new AbortController().signal;
  const { capture } = await browser.visit(url, { viewport: "desktop", alternate: false, signal, deadlineMs: 30_000 });
  if (capture === null) throw new Error("nothing was captured");
  return capture.page.failedResources ?? [];
}

const summarise = (failed: readonly FailedResource[]): unknown[] =>
  failed.map(({ url, reason, status, detail }) => [URL.parse(url)?.pathname, reason, status ?? detail]);

const summariseFailed = async (pagePath: string) => summarise(await findFailed(site.origin + pagePath));

test("stylesheets that are missing, of the wrong type, imported or applied late", async () => {
  const failed = await findFailed(`${site.origin}/styles`);
  expect(summarise(failed)).toEqual([
    ["/gone.css", "http_error", 404],
    ["/html.css", "wrong_type", 200],
    ["/nosniff.css", "wrong_type", 200],
    ["/import-gone.css", "http_error", 404],
    ["/late-gone.css", "http_error", 404],
  ]);
  for (const one of failed) expect(one).toMatchObject({ kind: "stylesheet", explains: "looks" });
  // Another stylesheet still has an effect.
  for (const one of failed) expect(one.leaves).toBeUndefined();
});

test("the only stylesheet leaves the page unstyled", async () => {
  expect(await findFailed(`${site.origin}/unstyled`)).toEqual([
    {
      url: `${site.origin}/gone.css`,
      kind: "stylesheet",
      reason: "http_error",
      status: 404,
      mimeType: "text/html",
      detail: null,
      leaves: "unstyled",
      explains: "looks",
      aboveFold: false,
      box: null,
      selector: "link",
    },
  ]);
});

test("what visitors do not miss is not listed", async () => {
  expect(await summariseFailed("/unmissed")).toEqual([]);
  // They were requested, except what only a printer, another choice or a scroll would request.
  for (const gone of ["/print-gone.css", "/preload-gone.css", "/gone.woff2", "/fallback-gone.png", "/unshown-gone.png"])
    expect(site.requestedPaths).toContain(gone);
  for (const never of ["/analytics.js", "/analytics.gif", "/noscript-gone.png", "/lazy-gone.png"])
    expect(site.requestedPaths).not.toContain(never);
});

test("own scripts that are missing or are not scripts, and none of another site", async () => {
  expect(await summariseFailed("/scripts")).toEqual([
    ["/gone.js", "http_error", 404],
    ["/html.js", "wrong_type", 200],
    ["/nosniff.js", "wrong_type", 200],
    ["/module.js", "wrong_type", 200],
  ]);
});

test("pictures and fonts, with their places", async () => {
  const failed = await findFailed(`${site.origin}/pictures`);
  expect(summarise(failed)).toEqual([
    ["/hero-gone.jpg", "http_error", 404],
    ["/html.png", "wrong_type", 200],
    ["/shot.jpg", "blocked", "Content Security Policy"],
    ["/band-gone.png", "http_error", 404],
    ["/below-gone.jpg", "http_error", 404],
    ["/gone.woff2", "http_error", 404],
  ]);
  expect(failed.map(({ kind, aboveFold }) => [kind, aboveFold])).toEqual([
    ["image", true],
    ["image", true],
    ["image", true],
    ["image", true],
    ["image", false],
    ["font", false],
  ]);
  expect(failed[0]?.box).toMatchObject({ x: 0, width: 600, height: 300 });
  expect(failed[0]?.selector).not.toBeNull();
});

test("data URLs and long addresses do not prevent the reading", async () => {
  expect(await summariseFailed("/odd")).toEqual([
    ["/gone.css", "http_error", 404],
    ["/gone.png", "http_error", 404],
  ]);
});

test("of hundreds of failures, those are listed that failed twice", async () => {
  expect(await findFailed(`${site.origin}/many`)).toHaveLength(12);
});

test("pictures that a server refuses only while it is busy are not listed, however many", async () => {
  expect(await summariseFailed("/burst")).toEqual([]);
  expect(site.requestedPaths.filter((requested) => requested.startsWith("/burst-"))).toHaveLength(30 + 12);
});

test("stylesheets and pictures in shadow roots", async () => {
  expect(await summariseFailed("/shadow")).toEqual([
    ["/shadow-gone.css", "http_error", 404],
    ["/shadow-gone.png", "http_error", 404],
    ["/shadow-band-gone.png", "http_error", 404],
  ]);
});

test("a picture that is sent as HTML is shown, and a long selector loses no failure", async () => {
  expect(await summariseFailed("/mislabelled")).toEqual([["/deep-gone.png", "http_error", 404]]);
});

test("pictures of other sites are listed only if visitors notice them", async () => {
  const failed = await findFailed(`${site.origin}/foreign`);
  expect(failed.map(({ url }) => URL.parse(url)?.pathname)).toEqual(["/banner.png"]);
});

test("a failed picture that thousands of elements show is listed once", async () => {
  const failed = await findFailed(`${site.origin}/endless`);
  expect(summarise(failed)).toEqual([["/endless-gone.png", "http_error", 404]]);
});

test("an examination that takes too long does not lose the capture", async () => {
  expect(await findFailed(`${site.origin}/slow-again`)).toEqual([]);
});

test("a missing module that an app imports leaves the page empty", async () => {
  const failed = await findFailed(`${site.origin}/module-app`);
  expect(failed).toMatchObject([{ url: `${site.origin}/vendor-gone.js`, kind: "script", leaves: "empty" }]);
});

test.each(["canvas", "frame"])("a page that consists of a %s is not empty", async (name) => {
  expect(await summariseFailed(`/only-${name}`)).toEqual([]);
});

test("a script error that leaves the page empty", async () => {
  const [failed, ...others] = await findFailed(`${site.origin}/throws`);
  expect(others).toEqual([]);
  expect(failed).toMatchObject({
    url: `${site.origin}/throws.js`,
    reason: "script_error",
    detail: "TypeError: config is undefined",
    leaves: "empty",
  });
});

test("a missing script that leaves the page empty explains the errors that follow", async () => {
  const failed = await findFailed(`${site.origin}/no-app`);
  expect(failed).toMatchObject([{ url: `${site.origin}/gone.js`, reason: "http_error", leaves: "empty" }]);
});

test("mixed content is blocked", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "adhere-mixed-"));
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createServer({ key, cert }, (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html>${STYLE}<link rel=stylesheet href=http://cdn.invalid/theme.css>
<h1>20% off every mug</h1><img src=http://cdn.invalid/hero.jpg width=300 height=200>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await wrapBrowser(folder, "trusting", "--ignore-certificate-errors");
  const trusting = new Capturer({ chromePath: browser.path, openProxy: null, isBeacon: () => false });
  const failed = await findFailed(`https://localhost:${(server.address() as AddressInfo).port}/`, trusting);
  expect(summarise(failed)).toEqual([
    ["/theme.css", "blocked", "mixed content"],
    ["/hero.jpg", "blocked", "mixed content"],
  ]);
  await trusting.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});
