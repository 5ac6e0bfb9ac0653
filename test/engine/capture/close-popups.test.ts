import { afterAll, beforeAll, expect, test } from "vitest";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "./fixture-site.ts";

const PAGE = `<!doctype html><html lang=en><meta name=viewport content="width=device-width"><style>
body { margin: 0; font: 16px sans-serif } .sheet { position: fixed; inset: 0; background: rgba(0,0,0,.6); z-index: 9 }
.modal { position: fixed; top: 20%; left: 20%; width: 60%; height: 60%; background: #fff; z-index: 10 }
.shut { display: none }
.fade { transition: opacity .3s, visibility .3s } .faded { opacity: 0; visibility: hidden }
</style><main><h1>Spring sale on garden chairs</h1><p>Everything for your terrace, delivered to your door.</p>
<p><a href=/ style="display:inline-block;padding:20px;background:#060;color:#fff">Shop chairs</a></p>
<div style="height:2000px"></div></main>`;
const NEWSLETTER = "<h2>10 % off</h2><p>Subscribe to our letter.</p><input type=email><button>Subscribe</button>";

/** A pop-up that opens after so many milliseconds, and what its script does. */
const popupPage = (delayMs: number, closer: string, script: string, hidden = "shut"): RequestHandler =>
  htmlResponse(`${PAGE}<div id=all class="${hidden}"><div class=sheet></div>
<div class=modal>${NEWSLETTER}${closer}</div></div>
<script>const all = document.getElementById("all"); const shut = () => all.className = "fade ${hidden}";
setTimeout(() => { all.className = "" }, ${delayMs});${script}</script>`);

const CLOSE_BUTTON = `<button class=x aria-label="Close" onclick="shut()">×</button>`;
const DELAYS_MS = [0, 300, 600, 800, 1000, 1500];

/** A page whose content is not rendered until what fills the screen is answered. */
const walledPage = (walls: string, script: string): RequestHandler =>
  htmlResponse(`<!doctype html><html lang=de><meta name=viewport content="width=device-width"><title>Honig</title><style>
.wall { position: fixed; inset: 0; background: rgba(0,0,0,.85); color: #fff } .wall button { padding: 14px 40px }</style>
${walls}<div id=site style="display:none"><nav><a href=/a>Start</a></nav><h1>Honig aus dem Hügelland</h1>
<p>Blütenhonig, 1000 g: 14,00 €</p></div><script>${script}</script>`);

const OPEN_SITE = `function show(id) { document.getElementById(id).style.display = "block" }
function hide(element) { element.closest(".wall").style.display = "none" }`;
const COOKIE_TEXT = "Diese Website verwendet Cookies, zur Analyse der Seitenaufrufe auch mit Ihrer Einwilligung.";

const WALLS: Record<string, RequestHandler> = {
  "/walls/two": walledPage(
    `<div class=wall><p>Gesetzliche Gewährleistung</p><button onclick="hide(this);show('c')">✅ OK, verstanden</button></div>
     <div class=wall id=c style="display:none"><p>${COOKIE_TEXT}</p>
     <button onclick="document.title = 'Accepted'; hide(this); show('site')">Alle akzeptieren</button>
     <button onclick="hide(this); show('site')">❌ Nur notwendige</button></div>`,
    OPEN_SITE,
  ),
  "/walls/cookies": walledPage(
    `<div class=wall><p>${COOKIE_TEXT}</p><button onclick="hide(this);show('site')">Alle akzeptieren</button></div>`,
    OPEN_SITE,
  ),
  "/walls/age": walledPage(
    `<div class=wall><p>Bist du volljährig?</p><button onclick="location = '/a'">Ablehnen</button>
     <button onclick="hide(this);show('site')">Ja, ich bin 18</button></div>`,
    OPEN_SITE,
  ),
};

let site: Site;
let capturer: Capturer;
beforeAll(async () => {
  const answers: Record<string, RequestHandler> = {
    "/bare": htmlResponse(`${PAGE}<script>let scripted;</script>`),
    "/refused": popupPage(
      100,
      `<a href=/gone onclick="shut()">x</a><span style="cursor:pointer" onclick="shut()">No, thanks</span>`,
      "",
    ),
    "/named": popupPage(
      100,
      `<div class="letter-close" style="cursor:pointer;width:20px;height:20px" onclick="shut()"></div>`,
      "",
    ),
    "/fading": popupPage(100, CLOSE_BUTTON, "", "faded"),
    "/escaped": popupPage(100, "", `addEventListener("keydown", ({ key }) => key === "Escape" && shut())`),
    "/dialog": htmlResponse(
      `${PAGE}<dialog id=d style="width:60%;height:60%">${NEWSLETTER}</dialog>` +
        "<script>setTimeout(() => d.showModal(), 100)</script>",
    ),
    "/stubborn": popupPage(100, "", ""),
    "/continues": popupPage(0, `<button onclick="fetch('/subscribed')">Continue</button>`, ""),
    "/leaves": htmlResponse(
      `${PAGE}<div class=modal><p>Our shop has moved.</p>
<button onclick="fetch('/pressed'); location.href = '/bare'">Continue</button></div>`,
    ),
    "/menu": htmlResponse(
      `${PAGE}<div style="position:fixed;inset:0 75% 0 0;background:#eee"><nav><a href=/a>A</a></nav>` +
        '<button class=close onclick="this.parentNode.remove()">×</button></div>',
    ),
  };
  for (const [path, page] of Object.entries(WALLS)) answers[path] = page;
  for (const delay of DELAYS_MS) answers[`/after/${delay}`] = popupPage(delay, CLOSE_BUTTON, "");
  site = await openSite(answers);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

async function captureSnapshot(path: string, viewport: "desktop" | "mobile" = "desktop"): Promise<Snapshot> {
  const { signal } = new AbortController();
  const options = { viewport, alternate: false, signal, deadlineMs: 15_000 } as const;
  const { capture } = await capturer.visit(`${site.origin}${path}`, options);
  if (capture === null) throw new Error("nothing was captured");
  return capture.page;
}

/** All that is judged. */
const judgedParts = ({ texts, controls, layers, foldRaster, url }: Snapshot) => ({
  texts,
  controls,
  layers,
  here: new URL(url).pathname,
  raster: Buffer.from(foldRaster.rgba).toString("base64"),
});

test("the page is captured without its pop-up, whenever the pop-up opens", async () => {
  const { here: _, ...bare } = judgedParts(await captureSnapshot("/bare"));
  const visits = DELAYS_MS.flatMap((delay) => [delay, delay]);
  for (const delay of visits) {
    const page = judgedParts(await captureSnapshot(`/after/${delay}`));
    expect(page, `${delay} ms`).toEqual({ ...bare, here: `/after/${delay}` });
  }
});

test("a pop-up is closed on mobile", async () => {
  expect(await captureSnapshot("/after/0", "mobile")).toMatchObject({ layers: [] });
});

test.each(["/refused", "/named", "/fading", "/escaped", "/dialog"])("the pop-up of %s is closed", async (path) => {
  const page = await captureSnapshot(path);
  expect(page.layers).toEqual([]);
  expect(page.popUpClosed).toBeGreaterThan(0.3);
  expect(new URL(page.url).pathname).toBe(path);
  expect(page.texts.map(({ text }) => text)).not.toContain("10 % off");
});

test("a pop-up that cannot be closed stays and covers the content below", async () => {
  const page = await captureSnapshot("/stubborn");
  expect(page.layers.map(({ kind }) => kind)).toContain("overlay");
  expect(page.texts.find(({ level }) => level === 1)?.covered).toBe(true);
});

test("an open part of the page itself is not closed", async () => {
  const page = await captureSnapshot("/menu");
  expect(page.layers.length).toBe(1);
  expect(page.popUpClosed).toBeUndefined();
});

test.each(["/walls/two", "/walls/cookies", "/walls/age"])("the page behind the notices of %s is read", async (path) => {
  const { texts, layers, url, title } = await captureSnapshot(path, "mobile");
  expect(new URL(url).pathname).toBe(path);
  expect(texts.map(({ text }) => text)).toContain("Blütenhonig, 1000 g: 14,00 €");
  expect(layers).toEqual([]);
  // Refused where that suffices.
  expect(title).toBe("Honig");
});

test("what asks for data is not answered, and a button that leaves the page is undone", async () => {
  const form = await captureSnapshot("/continues");
  expect(form.layers.map(({ kind }) => kind)).toContain("overlay");
  expect(site.requestedPaths).not.toContain("/subscribed");
  // What is undone is no new page, which would be waited for and answered again: seen in two of three visits.
  for (let visits = 1; visits <= 3; visits += 1) {
    const left = await captureSnapshot("/leaves");
    expect(new URL(left.url).pathname).toBe("/leaves");
    expect(left.texts.map(({ text }) => text)).toContain("Spring sale on garden chairs");
    expect(site.requestedPaths.filter((path) => path === "/pressed")).toHaveLength(visits);
  }
});
