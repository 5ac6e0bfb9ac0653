import { afterAll, beforeAll, expect, test } from "vitest";
import type { Snapshot } from "../../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "../fixture-site.ts";

const PAGE = `<!doctype html><html lang=en><meta name=viewport content="width=device-width"><style>
body { margin: 0; font: 16px sans-serif }
.bar { position: fixed; bottom: 0; left: 0; right: 0; background: #fff; padding: 20px }
.modal { position: fixed; top: 20%; left: 20%; width: 60%; height: 60%; background: #fff; z-index: 10 }
.sheet { position: fixed; inset: 0; background: rgba(0,0,0,.6); z-index: 9 }
</style><main><h1>Spring sale on garden chairs</h1><p>Everything for your terrace, delivered to your door.</p>
<p><a href=/ style="display:inline-block;padding:20px;background:#060;color:#fff">Shop chairs</a></p>
<div style="height:600px"><p>More about chairs: oak, teak and steel.</p></div>
<p style="position:absolute;top:780px">Chairs at the bottom of the screen</p></main>`;
const COOKIES =
  "<p>We use cookies to improve your experience and show ads.</p><button>Accept all</button><button>Reject</button>";
const escapeQuotes = (markup: string) => markup.replaceAll('"', "&quot;");

const HANDLERS: Record<string, RequestHandler> = {
  "/bare": htmlResponse(PAGE),
  "/bar": htmlResponse(`${PAGE}<div class=bar>${COOKIES}</div>`),
  "/modal": htmlResponse(
    `${PAGE}<style>html,body{overflow:hidden}</style><div class=sheet></div>` +
      `<div class=modal role=dialog>${COOKIES}</div>`,
  ),
  "/german": htmlResponse(
    `${PAGE}<div class=bar><p>Datenschutz: Wir brauchen Ihre Einwilligung.</p><button>Alle akzeptieren</button>` +
      "<a href=#>Ablehnen</a></div>",
  ),
  "/shadow": htmlResponse(
    `${PAGE}<div id=cmp></div><script>cmp.attachShadow({mode:'open'}).innerHTML = \`<div ` +
      `style="position:fixed;inset:auto 0 0 0;background:#fff;padding:30px">${COOKIES}</div>\`</script>`,
  ),
  "/frame": htmlResponse(
    `${PAGE}<div class=modal><iframe srcdoc="${escapeQuotes(COOKIES)}" style="width:100%;height:100%"></iframe></div>`,
  ),
  "/foreign": htmlResponse(
    `${PAGE}<div class=modal><iframe src="FOREIGN/banner" style="width:100%;height:100%"></iframe></div>`,
  ),
  "/banner": htmlResponse(COOKIES),
  "/dialog": htmlResponse(`${PAGE}<dialog id=d>${COOKIES}</dialog><script>d.showModal()</script>`),
  "/late": htmlResponse(
    `${PAGE}<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', \`<div ` +
      `class=bar>${COOKIES}</div>\`), 350)</script>`,
  ),
  "/newsletter": htmlResponse(
    `${PAGE}<div class=sheet></div><div class=modal><h2>10 % off</h2>` +
      "<p>Subscribe and agree to our privacy policy.</p><input type=email><button>Subscribe</button></div>",
  ),
  "/framed": htmlResponse(
    `${PAGE}<div style="position:fixed;inset:0;background:#000;opacity:.5;z-index:8"></div>` +
      '<div style="position:fixed;inset:0;z-index:9">' +
      '<div style="margin:15% auto;width:50%;height:40%;background:#fff"><h2>10 % off</h2>' +
      "<p>Subscribe to our letter.</p><button>Subscribe</button></div></div>",
  ),
  "/blurred": htmlResponse(
    `${PAGE}<div ` +
      'style="position:fixed;inset:0;background:rgba(255,255,255,.4);backdrop-filter:blur(6px);z-index:8">' +
      '<div style="margin:15% auto;width:50%;height:40%;background:#fff"><h2>10 % off</h2>' +
      "<button>Subscribe</button></div></div>",
  ),
  "/bakery": htmlResponse(
    `${PAGE}<div class=modal><h2>20 % off your cookies</h2><button>Order now</button><button>No thanks</button></div>`,
  ),
  "/app": htmlResponse(
    '<style>body{margin:0}</style><div style="position:fixed;inset:0;overflow:auto;background:#fff"><main>' +
      "<h1>An application</h1><p>All of it lives within one fixed pane. We use cookies and you can accept them.</p>" +
      '<button>Accept</button><div style="height:2000px"></div><p>Far below</p></main></div>',
  ),
  "/background": htmlResponse(
    '<style>body{margin:0}</style><div style="position:fixed;inset:0;z-index:-1;background:#cde"></div><main>' +
      "<h1>On a fixed ground</h1><p>Words</p></main>",
  ),
  "/topbar": htmlResponse(
    `${PAGE}<header style="position:fixed;top:0;left:0;right:0;height:60px;background:#222;color:#fff"><nav>` +
      "<a href=/>Home</a></nav></header>",
  ),
  "/bubble": htmlResponse(
    `${PAGE}<div ` +
      'style="position:fixed;right:20px;bottom:20px;width:60px;height:60px;background:#06c;border-radius:30px">Chat</div>',
  ),
  "/unseen": htmlResponse(`${PAGE}<div style="position:fixed;inset:0"></div>`),
};

let site: Site;
let foreignSite: Site;
let capturer: Capturer;

beforeAll(async () => {
  foreignSite = await openSite({ "/banner": htmlResponse(COOKIES) });
  // Another host name, so that the page cannot read into the frame.
  const foreign = foreignSite.origin.replace("127.0.0.1", "localhost");
  HANDLERS["/foreign"] = htmlResponse(
    `${PAGE}<div class=modal><iframe src="${foreign}/banner" style="width:100%;height:100%"></iframe></div>`,
  );
  site = await openSite(HANDLERS);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
  await foreignSite.close();
});

async function captureSnapshot(path: string, viewport: "mobile" | "desktop" = "desktop"): Promise<Snapshot> {
  const { signal } = new AbortController();
  const { capture } = await capturer.visit(`${site.origin}${path}`, {
    viewport,
    alternate: false,
    signal,
    deadlineMs: 15_000,
  });
  if (capture === null) throw new Error("nothing was captured");
  return capture.page;
}

const listCoveredTexts = (page: Snapshot) => page.texts.filter((text) => text.covered).map(({ text }) => text);

test.each(["/bar", "/modal", "/german", "/shadow", "/frame", "/foreign", "/dialog", "/late"])(
  "the consent layer of %s is removed",
  async (path) => {
    const [bare, page] = [await captureSnapshot("/bare"), await captureSnapshot(path)];
    expect(page.consentRemoved).toBe(true);
    expect(page.layers).toEqual([]);
    expect(page.texts.map(({ text, box, covered: under }) => ({ text, box, under }))).toEqual(
      bare.texts.map(({ text, box, covered: under }) => ({ text, box, under })),
    );
    expect(Buffer.from(page.foldRaster.rgba).equals(Buffer.from(bare.foldRaster.rgba))).toBe(true);
  },
);

test("a consent layer is removed on mobile", async () => {
  const page = await captureSnapshot("/modal", "mobile");
  expect(page).toMatchObject({ consentRemoved: true, layers: [] });
});

test.each(["/bare", "/background", "/topbar", "/unseen", "/app"])("%s has no layer", async (path) => {
  const page = await captureSnapshot(path);
  expect(page).toMatchObject({ consentRemoved: false, layers: [] });
  expect(listCoveredTexts(page)).toEqual([]);
});

test.each(["/newsletter", "/bakery"])("the layer of %s is an overlay and covers the content below", async (path) => {
  const page = await captureSnapshot(path);
  expect(page.consentRemoved).toBe(false);
  expect(page.layers.map(({ kind }) => kind)).toContain("overlay");
  expect(Math.max(...page.layers.map(({ foldShare }) => foldShare))).toBeGreaterThan(0.3);
  expect(
    page.texts.filter(({ text }) => /off/.test(text)).map(({ region, covered: under }) => ({ region, under })),
  ).toEqual([{ region: "overlay", under: false }]);
});

test("content below a full-screen backdrop is covered", async () => {
  const page = await captureSnapshot("/newsletter");
  expect(listCoveredTexts(page)).toContain("Spring sale on garden chairs");
  expect(page.controls.find(({ text }) => text === "Shop chairs")?.covered).toBe(true);
});

test.each([
  ["/newsletter", { colour: "#000000", alpha: 0.6 }],
  ["/framed", { colour: "#000000", alpha: 0.5 }],
  ["/blurred", { alpha: 1 }],
  ["/bakery", null],
  ["/bare", null],
])("%s has the expected backdrop colour and opaque part", async (path, veil) => {
  const page = await captureSnapshot(path);
  if (veil === null) expect(page.veil).toBeNull();
  else expect(page.veil).toMatchObject(veil);
  for (const { solid } of page.layers.filter(({ foldShare }) => foldShare < 1)) {
    const area = (solid?.width ?? 0) * (solid?.height ?? 0);
    expect(area / (page.fold.width * page.fold.height)).toBeLessThan(0.6);
  }
});

test("an application in a fixed pane is read as the page, down to its end", async () => {
  const page = await captureSnapshot("/app");
  expect(page.texts.map(({ text, region }) => ({ text, region }))).toContainEqual({
    text: "Far below",
    region: "main",
  });
});

test("a chat bubble is not a layer", async () => {
  expect((await captureSnapshot("/bubble")).layers).toEqual([]);
});
