import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewport } from "../../../../src/contract/vocabulary.ts";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "../fixture-site.ts";

const HEAD = `<!doctype html><html lang=en><meta name=viewport content="width=device-width"><title>Shop</title><style>
body { margin: 0; font: 20px Arial, sans-serif } p, h1 { margin: 20px } section { min-height: 90vh }
@keyframes show { from { opacity: 0 } } @keyframes middle { 50% { opacity: 1 } }
@keyframes grow { from { transform: scale(0) } } @keyframes seen { from { visibility: hidden } }
@keyframes colour { from { color: transparent } } @keyframes spin { to { transform: rotate(360deg) } }
</style>`;
const write = (text: string, ms: number) => `<script>setTimeout(() => { p.textContent = "${text}" }, ${ms})</script>`;
const onLoad = (script: string) => `<script>addEventListener("load", () => { ${script} })</script>`;
/** Calls `step` with 0 to 1 within `ms`, frame by frame. */
const ANIMATE = `<script>const animate = (ms, step) => { const t0 = performance.now();
(function frame(t) { const share = Math.min(1, Math.max(0, (t - t0) / ms)); step(share); if (share < 1) requestAnimationFrame(frame) })(t0) }
</script>`;
/** Blocks that appear once they are seen. */
const REVEAL = `<script>const seen = new IntersectionObserver((entries) => { for (const { target, isIntersecting } of entries)
if (isIntersecting) target.style.opacity = 1 }); for (const block of document.querySelectorAll("[data-in]")) seen.observe(block)</script>`;
const part = (index: number, hidden = "") => `<section><p ${hidden}>Part ${index}</p></section>`;
const parts = (count: number, hidden = "") =>
  Array.from({ length: count }, (_, index) => part(index + 1, hidden)).join("");

/** Pages that change by themselves, and what visitors see of them after some seconds. */
const PAGES: [title: string, markup: string, texts: string[]][] = [
  [
    "a counter that counts for two seconds",
    `<p id=p>0</p>${ANIMATE}<script>animate(2000, (s) => { p.textContent = Math.round(38 * s) + "%" })</script>`,
    ["38%"],
  ],
  [
    "a counter that ticks",
    `<p id=p>0</p><script>let n = 0; const t = setInterval(() => { p.textContent = ++n; if (n === 15) clearInterval(t) }, 100)</script>`,
    ["15"],
  ],
  ["a price that a script replaces after 800 ms", `<p id=p>€59</p>${write("€49", 800)}`, ["€49"]],
  [
    "the same three seconds after the page has loaded",
    `<p id=p>€59</p>${onLoad(`setTimeout(() => { p.textContent = "€49" }, 3000)`)}`,
    ["€49"],
  ],
  [
    "an entrance that waits and then fades in, frame by frame",
    `<h1 id=p style="opacity:0">Three for £24</h1>${ANIMATE}<script>setTimeout(() => animate(700, (s) => { p.style.opacity = s }), 800)</script>`,
    ["Three for £24"],
  ],
  [
    "a page that an experiment hides for a while",
    `<p id=p>Old</p><script>document.documentElement.style.opacity = 0</script>${write("New", 2500)}<script>setTimeout(() => { document.documentElement.style.opacity = 1 }, 2600)</script>`,
    ["New"],
  ],
  [
    "a splash screen",
    `<div id=splash style="position:fixed;inset:0;background:#fff"></div><p>Two nights</p><script>setTimeout(() => splash.remove(), 2500)</script>`,
    ["Two nights"],
  ],
  [
    "content that arrives after three seconds",
    `<p id=p>…</p><script>fetch("/slow").then((r) => r.text()).then((text) => { p.textContent = text })</script>`,
    ["Surf lessons"],
  ],
  [
    "scripts that wait for the visitor's first action",
    `<p id=p style="visibility:hidden">Eight lessons</p><script>for (const type of ["mousemove", "touchstart"]) addEventListener(type, () => { p.style.visibility = "visible" })</script>`,
    ["Eight lessons"],
  ],
  [
    "a slide show stays at its first slide",
    `<p id=p>Slide 1</p><script>let n = 1; setInterval(() => { p.textContent = "Slide " + ++n }, 6000)</script>`,
    ["Slide 1"],
  ],
  [
    "an endless animation from nothing",
    `<p>Now <b style="animation:show 1s infinite alternate">£79</b></p>`,
    ["Now £79"],
  ],
  [
    "an endless animation that shows its text in the middle",
    `<p>Now <b style="opacity:0;animation:middle 1s infinite">£79</b></p>`,
    ["Now £79"],
  ],
  ["one that grows", `<p style="animation:grow 1s infinite alternate">£79</p>`, ["£79"]],
  ["one that is hidden at first", `<p style="animation:seen 1s infinite">£79</p>`, ["£79"]],
  ["one that is transparent at first", `<p style="animation:colour 1s infinite alternate">£79</p>`, ["£79"]],
  ["one that only turns", `<p style="animation:spin 1s linear infinite">£79</p>`, ["£79"]],
  [
    "words that rotate are all read",
    `<p>For ${["you", "us", "all"].map((word, at) => `<b style="opacity:0;animation:middle 3s ${at}s infinite">${word}</b>`).join(" ")}</p>`,
    ["For you us all"],
  ],
  [
    "an endless animation in a shadow root",
    `<x-price></x-price><script>document.querySelector("x-price").attachShadow({ mode: "open" }).innerHTML = "<style>@keyframes in { from { opacity: 0 } }</style><p style='animation:in 1s infinite'>£79</p>"</script>`,
    ["£79"],
  ],
  ["what never shows is not read", `<p style="opacity:0">Secret</p><p>£79</p>`, ["£79"]],
  [
    "content that scrolling drives",
    `${parts(2)}<p style="animation:show linear both;animation-timeline:view();animation-range:entry 0% cover 30%">£79</p>${part(3)}`,
    ["Part 1", "Part 2", "£79", "Part 3"],
  ],
  [
    "content that appears once it has been seen, at any depth",
    `${parts(7, `data-in style="opacity:0"`)}<p>End</p>${REVEAL}`,
    [...Array.from({ length: 7 }, (_, index) => `Part ${index + 1}`), "End"],
  ],
  [
    "a redirect by a timer",
    `<p>Wait</p><script>setTimeout(() => { location = "/arrived" }, 2000)</script>`,
    ["Arrived"],
  ],
];

const set = (text: string): string => `p.textContent = ${text}`;
/** Pages of which `changing` is said to keep changing. */
const CHANGING: [title: string, script: string, changing: boolean][] = [
  ["a countdown", `let s = 5025; setInterval(() => { ${set('"Ends in " + s-- + " s"')} }, 1000)`, true],
  [
    "an endless typewriter",
    `let n = 0; setInterval(() => { ${set('"From £" + "123456".slice(0, n++ % 6)')} }, 150)`,
    true,
  ],
  ["digits in elements of their own", `setInterval(() => { p.innerHTML = "<b>" + Date.now() + "</b>" }, 500)`, true],
  [
    "a counter that arrives",
    `let n = 0; const t = setInterval(() => { ${set('++n + "%"')}; if (n === 38) clearInterval(t) }, 40)`,
    false,
  ],
  ["a price that is replaced once", `setTimeout(() => { ${set('"£79"')} }, 900)`, false],
  ["a slide show", `let n = 1; setInterval(() => { ${set('"Slide " + ++n')} }, 2500)`, false],
];

let site: Site;
let capturer: Capturer;
beforeAll(async () => {
  const answers: Record<string, RequestHandler> = {
    "/slow": (_, response) => void setTimeout(() => response.end("Surf lessons"), 3000),
    "/arrived": htmlResponse(`${HEAD}<p>Arrived</p>`),
    "/endless": htmlResponse(
      `${HEAD}<p id=p>0</p><script>let n = 0; setInterval(() => { p.textContent = ++n }, 30)</script>`,
    ),
    "/pop-up": htmlResponse(
      `${HEAD}<p>Three for £24</p><script>setTimeout(() => { document.body.insertAdjacentHTML("beforeend",
      '<div role=dialog style="position:fixed;inset:0;background:#eee"><p>Join our newsletter</p><button aria-label=Close onclick="setTimeout(() => this.parentNode.remove(), 300)">×</button></div>') }, 1500)</script>`,
    ),
  };
  PAGES.forEach(([, markup], at) => {
    answers[`/${at}`] = htmlResponse(HEAD + markup);
  });
  CHANGING.forEach(([, script], at) => {
    answers[`/changing-${at}`] = htmlResponse(`${HEAD}<h1>Sale</h1><p id=p>…</p><script>${script}</script>`);
  });
  site = await openSite(answers);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

async function capture(path: string, viewport: Viewport = "mobile") {
  const { signal } = new AbortController();
  const visit = await capturer.visit(`${site.origin}${path}`, {
    viewport,
    alternate: false,
    signal,
    deadlineMs: 25_000,
  });
  return { texts: visit.capture?.page.texts.map(({ text }) => text), ...visit };
}

describe("a page is read as it is after some seconds", () => {
  test.each(PAGES.map(([title, , texts], at) => ({ title, at, texts })))("$title", async ({ at, texts }) => {
    expect((await capture(`/${at}`)).texts).toEqual(texts);
  });
});

describe("what keeps changing is said", () => {
  test.each(CHANGING.map(([title, , changing], at) => ({ title, at, changing })))(
    "$title",
    async ({ at, changing }) => {
      const { capture: taken } = await capture(`/changing-${at}`);
      expect(taken?.page.texts.map((text) => text.changing ?? false)).toEqual([false, changing]);
    },
  );
});

test("text that changes without end does not hold up the visit", async () => {
  const { texts, observation } = await capture("/endless", "desktop");
  expect(texts).toHaveLength(1);
  expect(observation.timedOut).toBe(false);
});

test("a pop-up that opens meanwhile is closed", async () => {
  const { texts, capture: taken } = await capture("/pop-up");
  expect(texts).toEqual(["Three for £24"]);
  expect(taken?.page.popUpClosed).toBeGreaterThan(0.9);
});
