import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageSnapshots } from "../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type Site } from "./fixture-site.ts";

let site: Site;
let capturer: Capturer;

const captureSnapshot = async (path: string, viewport: "mobile" | "desktop" = "desktop"): Promise<PageSnapshots> => {
  const signal = new AbortController().signal;
  const options = { viewport, alternate: true, locale: "de-DE", signal, deadlineMs: 20_000 };
  const { capture, observation } = await capturer.visit(`${site.origin}${path}`, options);
  expect(observation).toMatchObject({ errorCode: null, httpStatus: 200, timedOut: false });
  if (capture === null) throw new Error("nothing was captured");
  return capture;
};

/**
 * A bar that grows and shrinks with scrolling and with the window's width, and a button that fades in and out frame by
 * frame: turned back half way, the two fadings would go on against one another for ever.
 */
const ANIMATED_PAGE = `<style>body{margin:0;height:5000px}
nav{position:fixed;width:100%;background:#123;color:#fff;padding:8px;transition:padding .6s}
@media (min-width:300px){nav:not(.small){padding:40px}}
#up{position:fixed;right:20px;bottom:20px;width:40px;height:40px;background:#c00;display:none}</style>
<nav>Bar</nav><h1 style="padding-top:200px">Gliding</h1><button id=up>Up</button><script>
const fade = (step, end) => { up.style.display = "block"; let shown = Number(up.style.opacity || 0);
  const on = () => { shown = Math.min(1, Math.max(0, Number(up.style.opacity || 0) + step)); up.style.opacity = shown;
    if (shown !== end) requestAnimationFrame(on); else if (end === 0) up.style.display = "none"; }; on(); };
let far = false;
addEventListener("scroll", () => {
  document.querySelector("nav").classList.toggle("small", scrollY > 0);
  if (scrollY > 100 !== far) { far = !far; fade(far ? .08 : -.08, far ? 1 : 0); }
});</script>`;

/** Links that show a picture alone: two badges of stores, a site's sign, an icon, a card, and a partner's sign. */
const svgDataUrl = (width: number, height: number, more = "") =>
  `<svg width=${width} height=${height}><rect width=${width} height=${height} fill="#123"/>${more}</svg>`;
const BADGES_PAGE = `<style>body{margin:0}img,svg{display:block}
a{display:inline-block}.inline,.inline *{display:inline}</style>
<header><a href="/de">${svgDataUrl(120, 32, "<title>Shop Bergzeit</title>")}</a></header>
<h1>Wetter für Wanderer</h1>
<p><a class=inline href="https://apps.apple.com/de/app/id1"><img
src=/photo.svg width=135 height=40 alt="Laden im App Store"></a>
<a href="https://play.google.com/store/apps/details?id=wetter">
${svgDataUrl(160, 48, "<title>Jetzt bei Google Play</title>")}</a>
<a href="/order" aria-label="Order now"><span><img src=/photo.svg width=200 height=60 alt=""></span></a></p>
<p><a href="/"><img src=/photo.svg width=120 height=40 alt="Order at home"></a>
<a href="https://social.example/us"><img src=/photo.svg width=32 height=32 alt="Join us"></a>
<a href="/alps"><img src=/photo.svg width=400 height=300 alt="Discover the Alps"></a>
<a href="/worded"><img src=/photo.svg width=120 height=40 alt="Buy"> a card with words</a>
<a href="/unnamed"><img src=/photo.svg width=120 height=40></a></p>`;

/** Questions as pages ask them: folded, in a list, beside their answers, in a shadow root; and some that get none. */
const FAQ_PAGE = `<h1>Water heaters, today?</h1><section><h2>Related</h2><ul><li>A tank</li></ul></section>
<p>Outside</p>
<details><summary><span>Do you install tankless?</span></summary><p>No. We do tanks.</p></details>
<dl><dt>Do you serve Leeds?</dt><dd>Not yet.</dd></dl>
<p><b>Is there a trip charge?</b> No. You pay <i>one</i> price.</p>
<button aria-expanded=false>And on Sundays?</button><div hidden>Yes.</div>
<div><h3><button>Do you sell parts?</button></h3><div style="display:none">Never.</div></div>
<button aria-expanded=false>Prices of tanks</button><div hidden>-small <b>from</b> £60<br>-large from £75</div>
<label>Your name?<input></label><asked-for></asked-for><script>
document.querySelector("asked-for").attachShadow({ mode: "open" }).innerHTML =
  "<h3>Any pets?</h3><p>No.</p>";</script>`;

beforeAll(async () => {
  const page = (more: string) =>
    htmlResponse(`<style>body{margin:0}@media (scripting:none){h1{color:red}}</style><h1>Words</h1>${more}`);
  const notice = "<noscript><p style='font-size:80px'>Please switch on JavaScript</p></noscript>";
  site = await openSite({
    "/with-notice": page(notice),
    "/without": page(""),
    "/gliding": htmlResponse(ANIMATED_PAGE),
    "/badges": htmlResponse(BADGES_PAGE),
    "/asked": htmlResponse(FAQ_PAGE),
  });
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

test("visible text is read on desktop", async () => {
  const { page } = await captureSnapshot("/shop.html");
  const texts = page.texts.map(({ text }) => text);
  for (const shown of [
    "50 % auf Wanderschuhe",
    "Leicht, wasserdicht und in Tirol genäht. Nur bis 31. Mai.",
    "Sale jetzt",
    "Wieder da",
    "Farbverlauf",
    "Sauber geschrieben",
    "Erstes Bild",
    "Im Schatten",
    "Im Rahmen",
    "Im Formular",
    "Kommt beim Rollen",
    "© Bergzeit",
  ]) {
    expect(texts).toContain(shown);
  }
  const everything = texts.join(" ");
  for (const hidden of [
    "Vorleser",
    "Weit links",
    "Eingerückt",
    "Durchsichtig",
    "Versteckt",
    "Farblos",
    "Weg",
    "Eingeklappt",
  ]) {
    expect(everything).not.toContain(hidden);
  }
  expect(page.texts.filter(({ aside }) => aside).map(({ text }) => text)).toEqual(["Zweites Bild"]);
});

test("texts have heading levels, colours, font sizes and regions", async () => {
  const { page } = await captureSnapshot("/shop.html");
  const headline = page.texts.find(({ level }) => level === 1);
  expect(headline).toMatchObject({
    tag: "h1",
    region: "main",
    fontPx: 48,
    fontWeight: 700,
    colour: "#ffffff",
    background: "#123456",
    selector: "h1",
    covered: false,
  });
  const lead = page.texts.find(({ selector }) => selector === "#lead");
  expect(lead).toMatchObject({ colour: "#899aab", background: "#123456" });
  expect(page.texts.find(({ text }) => text === "Impressum")?.region).toBe("footer");
  // The bar is fixed and transparent: its ground is the hero below it, not the white canvas.
  expect(page.texts.find(({ text }) => text === "Herren Damen")).toMatchObject({
    region: "nav",
    background: "#123456",
  });
});

test("controls are read with their labels and whether they look like buttons", async () => {
  const { page } = await captureSnapshot("/shop.html");
  const controls = page.controls.map(({ text, filled, tag }) => ({ text, filled, tag }));
  expect(controls).toEqual([
    { text: "Jetzt sichern", filled: true, tag: "a" },
    { text: "Größe wählen", filled: true, tag: "button" },
    { text: "Suchen", filled: true, tag: "input" },
    { text: "Schattenknopf", filled: true, tag: "button" },
  ]);
  // The entrance animation of eight seconds was brought to its end.
  expect(page.controls[0]).toMatchObject({
    href: `${site.origin}/sale`,
    background: "#e63946",
    colour: "#ffffff",
  });
});

test("badge links are labelled by their pictures' text alternatives", async () => {
  const { page } = await captureSnapshot("/badges");
  expect(page.controls.map(({ text, filled, badge, box }) => [text, filled, badge, box.width, box.height])).toEqual([
    ["Laden im App Store", false, true, 135, 40],
    ["Jetzt bei Google Play", false, true, 160, 48],
    ["Order now", false, true, 200, 60],
    ["", false, true, 120, 40],
  ]);
  expect(page.links).toContainEqual({
    href: "https://apps.apple.com/de/app/id1",
    text: "Laden im App Store",
  });
});

test("pictures of every kind are read, including lazy ones", async () => {
  const { page } = await captureSnapshot("/shop.html");
  const pictures = page.images.map(({ kind, src, alt }) => ({ kind, src, alt }));
  expect(pictures).toContainEqual({ kind: "svg", src: null, alt: "Bergzeit" });
  expect(pictures).toContainEqual({
    kind: "img",
    src: `${site.origin}/photo.svg`,
    alt: "Ein Schuh auf Fels",
  });
  expect(pictures).toContainEqual({ kind: "background", src: `${site.origin}/photo.svg`, alt: "" });
  expect(pictures).toContainEqual({ kind: "img", src: `${site.origin}/late.svg`, alt: "Spät" });
});

test("questions and answers are read, collapsed or not, and texts record their ancestors", async () => {
  const { page } = await captureSnapshot("/asked");
  expect(page.answers).toEqual(
    expect.arrayContaining([
      { question: "Do you install tankless?", answer: "No. We do tanks." },
      { question: "Do you serve Leeds?", answer: "Not yet." },
      { question: "Is there a trip charge?", answer: "No. You pay one price." },
      { question: "And on Sundays?", answer: "Yes." },
      { question: "Do you sell parts?", answer: "Never." },
      { question: "Any pets?", answer: "No." },
      { question: "Prices of tanks", answer: "-small from £60" },
      { question: "Prices of tanks", answer: "-large from £75" },
    ]),
  );
  const around = (text: string) => page.texts.find((each) => each.text === text)?.within ?? [];
  const shared = around("Related").filter((element) => around("A tank").includes(element));
  expect(around("Outside")).not.toContain(shared.at(-1));
  expect(around("Outside").at(-2)).toBe(shared.at(-2));
});

test("the page's metadata is read", async () => {
  const { page } = await captureSnapshot("/shop.html");
  expect(page).toMatchObject({
    device: "desktop",
    fold: { width: 1440, height: 900 },
    title: "Bergzeit – Wanderschuhe aus den Alpen",
    language: "de-DE",
    description: "Leichte Wanderschuhe, in Tirol genäht.",
    siteName: "Bergzeit",
    layers: [],
    consentRemoved: false,
  });
  expect(page.jsonLd).toEqual([expect.objectContaining({ "@type": "Product", name: "Almsteig" })]);
  expect(page.links).toContainEqual({ href: `${site.origin}/herren`, text: "Herren" });
});

test("every selector matches exactly one element", async () => {
  const { page } = await captureSnapshot("/shop.html");
  const selectors = [...page.texts, ...page.controls, ...page.images].map(({ selector }) => selector);
  expect(selectors.length).toBeGreaterThan(20);
  site.requestedPaths.length = 0;
  const check = `${site.origin}/check.html#${encodeURIComponent(JSON.stringify(selectors))}`;
  const signal = new AbortController().signal;
  const { capture } = await capturer.visit(check, {
    viewport: "desktop",
    alternate: false,
    signal,
    deadlineMs: 20_000,
  });
  expect(capture?.page.title).toBe("all unique");
});

test("one visit captures both viewports, each with its screenshot", async () => {
  const { page, alternate } = await captureSnapshot("/shop.html", "mobile");
  expect(page).toMatchObject({ device: "mobile", fold: { width: 390, height: 844 } });
  expect(page.screenshot).toMatchObject({
    width: 780,
    height: 844 * 3 * 2,
    scale: 2,
    mediaType: "image/jpeg",
    viewport: "mobile",
  });
  expect(alternate).toMatchObject({ device: "desktop", screenshot: { width: 1440, height: 900, scale: 1 } });
  const { width, height, rgba } = page.foldRaster;
  expect(width / height).toBeCloseTo(390 / 844, 1);
  expect(rgba.length).toBe(width * height * 4);
  // Upper middle of the screen: the hero's colour, give or take what JPEG does to it.
  const at = (Math.round(height * 0.08) * width + Math.round(width * 0.9)) * 4;
  expect(
    [...rgba.subarray(at, at + 3)].map((value, index) => Math.abs(value - ([0x12, 0x34, 0x56][index] ?? 0)) < 12),
  ).toEqual([true, true, true]);
});

test("the same page yields the same snapshot twice", async () => {
  const [first, second] = [await captureSnapshot("/shop.html"), await captureSnapshot("/shop.html")];
  expect(second).toEqual(first);
});

test("the other viewport's screenshot shows animations at their end", async () => {
  const first = await captureSnapshot("/shop.html", "mobile");
  const second = await captureSnapshot("/shop.html", "mobile");
  expect(first.alternate).not.toBeNull();
  expect(second.alternate).toEqual(first.alternate);
});

test("elements that move or fade are captured in their final state, every time", async () => {
  const captures = [
    await captureSnapshot("/gliding"),
    await captureSnapshot("/gliding", "mobile"),
    await captureSnapshot("/gliding"),
  ];
  const [first, onPhone, again] = captures;
  expect(again).toEqual(first);
  for (const capture of captures) {
    expect(capture.page.controls.map(({ text }) => text)).not.toContain("Up");
    expect(capture.page.texts.find(({ text }) => text === "Bar")?.box.y).toBe(40);
  }
  // The same desktop, seen beside the phone for one screen.
  expect(onPhone?.alternate?.screenshot).toMatchObject({ width: 1440, height: 900 });
});

test("the browser emulates the viewport's device and the locale's language and time zone", async () => {
  const { page } = await captureSnapshot("/who.html", "mobile");
  const [agent = "", languages, zone, touch, ratio, motion] = page.texts.map(({ text }) => text);
  expect(agent).toMatch(/Android 10.* Mobile Safari/);
  expect([languages, zone, touch, ratio, motion]).toEqual(["de-DE,de", "Europe/Berlin", "1 touch", "2", "moving"]);
  const onDesktop = (await captureSnapshot("/who.html", "desktop")).page.texts[0]?.text;
  expect(onDesktop).toMatch(/Chrome\/\d+/);
  expect(onDesktop).not.toMatch(/Headless|Mobile/);
});

test("freezing the page does not render <noscript> content", async () => {
  const [with_, without] = [await captureSnapshot("/with-notice"), await captureSnapshot("/without")];
  expect(with_.page.texts).toEqual(without.page.texts);
  expect(Buffer.from(with_.page.screenshot.bytes).equals(Buffer.from(without.page.screenshot.bytes))).toBe(true);
});
