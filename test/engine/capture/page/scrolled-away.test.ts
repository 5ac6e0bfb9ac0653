import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { readableTexts } from "../../../../src/engine/evidence/page-excerpts.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "../fixture-site.ts";

const STYLE = `<!doctype html><html lang=en><meta name=viewport content="width=device-width"><style>
body { margin: 0; font: 20px Arial, sans-serif } .row { display: flex; width: 100% } .row > * { flex: 0 0 90% }
.scroll { overflow-x: auto } .cut { overflow: hidden } .low { margin-top: 1500px }</style>`;
const PLANS = "<p>$9 a month</p><p>$29 a month</p><p>$59 a month</p>";

/** What is read, and what of it is scrolled away. */
const CASES: [title: string, markup: string, shown: string[], aside: string[]][] = [
  ["a row that scrolls", `<div class="row scroll">${PLANS}</div>`, ["$9 a month", "$29 a month"], ["$59 a month"]],
  [
    "a carousel that a script moves",
    `<div class=cut><div class=row style="transform:translateX(0)">${PLANS}</div></div>`,
    ["$9 a month", "$29 a month"],
    ["$59 a month"],
  ],
  [
    "a wide table",
    `<div class=scroll><table style="width:3000px"><tr><td style="width:1500px">Basic<td>Plus</table></div>`,
    ["Basic"],
    ["Plus"],
  ],
  [
    "a wide table that the window scrolls",
    `<table style="width:3000px"><tr><td style="width:1500px">Basic<td>Plus</table>`,
    ["Basic"],
    ["Plus"],
  ],
  [
    "a wide table in a window that does not scroll sideways",
    `<style>body { overflow-x: hidden }</style>
     <table style="width:3000px"><tr><td style="width:1500px">Basic<td>Plus</table>`,
    ["Basic"],
    [],
  ],
  [
    "a row within a page that cuts off its sides",
    `<div class=cut><div class="row scroll">${PLANS}</div></div>`,
    ["$9 a month", "$29 a month"],
    ["$59 a month"],
  ],
  [
    "a menu beside the page is not reached by scrolling",
    `<main class=cut style="min-height:3000px;position:relative"><p>Shoes</p><p style="position:absolute;left:2400px">Free shipping</p></main>`,
    ["Shoes"],
    [],
  ],
  [
    "text that a picture replaces is not on the page",
    `<p>Shop</p><a class=cut style="display:block;width:90px;text-indent:120px;white-space:nowrap">Bergzeit</a>`,
    ["Shop"],
    [],
  ],
  [
    "inline slides are sentences of their own",
    `<div class=cut style="white-space:nowrap;width:400px"><span style="display:inline-block;width:400px">One</span><span
     style="display:inline-block;width:400px">Two</span></div>`,
    ["One"],
    ["Two"],
  ],
  [
    "what a box cuts off below is not on the page",
    `<div class=cut style="height:40px"><p>Shown</p><p>Cut off</p></div>`,
    ["Shown"],
    [],
  ],
  [
    "a wrapper whose content a script moves when the visitor scrolls",
    `<div class=cut style="position:fixed;inset:0"><div><p>First</p><p class=low>Second</p></div></div>
     <script>document.body.style.height = "2000px"</script>`,
    ["First", "Second"],
    [],
  ],
  [
    "a first screen that cuts off its own content is none",
    `<div class=cut style="height:100vh"><p>First</p><p class=low>Cut off</p></div><p>A</p><p>B</p><p>C</p>`,
    ["First", "A", "B", "C"],
    [],
  ],
];

let site: Site;
let capturer: Capturer;
beforeAll(async () => {
  const answers: Record<string, RequestHandler> = {};
  CASES.forEach(([, markup], at) => {
    answers[`/${at}`] = htmlResponse(`${STYLE}<body>${markup}`);
  });
  site = await openSite(answers);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

describe("what is scrolled away is on the page, and not on its first screen", () => {
  test.each(CASES.map(([title, , shown, aside], at) => ({ title, shown, aside, at })))("$title", async (wanted) => {
    const { signal } = new AbortController();
    const options = { viewport: "desktop", alternate: false, signal, deadlineMs: 15_000 } as const;
    const { capture } = await capturer.visit(`${site.origin}/${wanted.at}`, options);
    if (capture === null) throw new Error("nothing was captured");
    const texts = readableTexts(capture.page);
    const list = (isAside: boolean) => texts.filter(({ aside = false }) => aside === isAside).map(({ text }) => text);
    expect([list(false), list(true)]).toEqual([wanted.shown, wanted.aside]);
  });
});
