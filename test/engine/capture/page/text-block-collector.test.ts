import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Snapshot } from "../../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "../fixture-site.ts";

const STYLE = `<!doctype html><html lang=en><meta name=viewport content="width=device-width"><style>
body { margin: 0; font: 20px Arial, sans-serif } p, h1, div { margin: 20px } .was { text-decoration: line-through }
.gap { margin-left: 8px } .pad { padding-left: 8px }
.pill { background: #c00; color: #fff; padding: 2px 10px; margin-left: 8px }
mark { padding: 0 3px } .letter { display: inline-block }</style>`;

/** What is read where the markup stands in a paragraph. */
const READ_CASES: [title: string, markup: string, texts: string[]][] = [
  [
    "elements that margins set apart are words",
    `<span>$149.00</span><span class=gap>$109.00</span><span class=gap>Save $40</span>`,
    ["$149.00 $109.00 Save $40"],
  ],
  ["so are those that padding sets apart", `<b>New</b><b class=pad>Arrivals</b>`, ["New Arrivals"]],
  ["a styled part of a word is no word", `un<b>believ</b>able`, ["unbelievable"]],
  [
    "letters in elements of their own are a word",
    [..."Spring"].map((letter) => `<span class=letter>${letter}</span>`).join(""),
    ["Spring"],
  ],
  ["and so they are inline", [..."Spring"].map((letter) => `<span>${letter}</span>`).join(""), ["Spring"]],
  ["a broad initial belongs to its word", `<span style="font-size:80px;margin-right:6px">O</span>nce`, ["Once"]],
  ["a script's comments part nothing", `$<!-- -->109<!-- -->.00`, ["$109.00"]],
  ["a filled and padded box is a badge of its own", `Rain jacket<span class=pill>Sale</span>`, ["Rain jacket", "Sale"]],
  ["a marker's stroke is none", `The <mark>lightest</mark> jacket`, ["The lightest jacket"]],
  [
    "a word that a narrow column breaks is one",
    `<span style="display:block;width:60px;overflow-wrap:anywhere"><i>unbe</i><i>lievable</i></span>`,
    ["unbelievable"],
  ],
  [
    "from right to left, too",
    `<span dir=rtl style="display:block"><b>שלום</b><b style="margin-right:8px">עולם</b></span>`,
    ["שלום עולם"],
  ],
];

/** What style sheets paint, add and set in several sizes, where the markup stands in a paragraph. */
const PAINTED_CASES: [title: string, markup: string, texts: string[]][] = [
  ["raised cents without a point", `$49<sup class=small>99</sup>`, ["$49.99"]],
  ["raised cents with the sign", `49<sup class=small>€99</sup>`, ["49.99€"]],
  ["raised cents before the sign", `19<sup class=small>99</sup> €`, ["19.99 €"]],
  ["both signs raised", `<sup class=small>$</sup>129<sup class=small>00</sup>`, ["$129.00"]],
  ["Swiss francs", `CHF 4<sup class=small>95</sup>`, ["CHF 4.95"]],
  ["a hidden point", `$49<i style="display:none">.</i><sup class=small>99</sup>`, ["$49.99"]],
  ["cents with a point of their own", `$49<sup class=small>.99</sup>`, ["$49.99"]],
  ["the parts of a flex row", `<span class=row><b>$</b><b>49</b><b class=small>99</b></span>`, ["$49.99"]],
  [
    "an odometer",
    `£${["1", "6", "5"].map((digit) => `<i class=wheel><i>${digit}</i><i>9</i></i>`).join("")}`,
    ["£165"],
  ],
  ["a footnote's mark is not read", `$49<sup class=small>1</sup> a month`, ["$49 a month"]],
  ["nor one of two digits that is a link", `$49<a href="#n12"><sup class=small>12</sup></a> a month`, ["$49 a month"]],
  ["nor one with a bracket", `$49<sup class=small>12)</sup>`, ["$49"]],
  ["square metres are read", `80 m<sup class=small>2</sup>`, ["80 m2"]],
  [
    "two prices beside one another stay two",
    `<span class=row><b>$49</b><b style="margin-left:20px">$99</b></span>`,
    ["$49", "$99"],
  ],
  ["a sign that a style sheet adds", `<b class=dollar>63</b>`, ["$63"]],
  ["words that a style sheet adds", `<b class=label data-label="25% off"></b>`, ["25% off"]],
  [
    "with a margin they are words of their own",
    `<b class=label style="--gap:8px" data-label=New>Arrivals</b>`,
    ["Arrivals New"],
  ],
  ["decoration is none", `<b class=bullet>Free returns</b>`, ["Free returns"]],
  ["a list's marker with words", `<span class=item style="--marker:'€ 49 '">a month</span>`, ["€ 49 a month"]],
  ["a list's bullet is none", `<span class=item>Free returns</span>`, ["Free returns"]],
  [
    "the letters of an icon font are none",
    `<i style="font-family:'Material Icons'">shopping_cart</i> Basket`,
    ["Basket"],
  ],
  ["outlined letters", `<b style="color:transparent;-webkit-text-stroke:1px #111">Half price</b>`, ["Half price"]],
  [
    "letters of which only the shadow shows",
    `<b style="color:transparent;text-shadow:0 0 1px #000">Half price</b>`,
    ["Half price"],
  ],
  ["a blurred word is not read", `<b style="color:transparent;text-shadow:0 0 9px #000">Half price</b>`, []],
  ["a gradient on a box around the words", `<span class=clipped><b>Half</b> <b>price</b></span>`, ["Half price"]],
  ["transparent letters alone are not read", `<b style="color:transparent">Half price</b>`, []],
  ["white on white is not read", `<b style="color:#fff">Half price</b>`, []],
  ["white over a dark box is read", `<b style="color:#fff;background:#111">Half price</b>`, ["Half price"]],
  ["an SVG's lettering", `<svg width=300 height=60><text y=40>Half price</text></svg>`, ["Half price"]],
  ["not a chart's", `<svg width=300 height=60>${"<text y=40>9</text>".repeat(20)}</svg>`, []],
  [
    "HTML within an SVG",
    `<svg width=300 height=60><foreignObject width=300 height=60><div>Half price</div></foreignObject></svg>`,
    ["Half price"],
  ],
];
const PAINTED_STYLE = `<style>.small { font-size: 11px } .row { display: flex } .row b { line-height: 1 }
.wheel { display: inline-block; height: 1.2em; line-height: 1.2; overflow: hidden; vertical-align: bottom }
.wheel i { display: block; height: 1.2em } .dollar::before { content: "$" } .bullet::before { content: "• " }
.item { display: list-item; margin-left: 6em } .item::marker { content: var(--marker, normal) }
.label::after { content: attr(data-label); margin-left: var(--gap, 0) }
.clipped { background: linear-gradient(#900, #009); background-clip: text } .clipped b { color: transparent }</style>`;

const PICTURE = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="400" height="90"/>`;

/** Headings of which all there is to see are pictures. */
const PICTURE_HEADING_CASES: [title: string, markup: string, seen: [text: string, drawn: boolean][]][] = [
  ["an image's alternative text", `<a href="/"><img src='${PICTURE}' alt="Summer sale"></a>`, [["Summer sale", true]]],
  [
    "a drawing's lettering, line by line",
    "<svg width=400 height=90><title>Art</title><text x=0 y=40>Half <tspan>price</tspan>" +
      "<tspan x=0 dy=40>all week</tspan></text></svg>",
    [["Half price all week", true]],
  ],
  ["a drawing's title", `<svg width=400 height=90><title>Free delivery</title></svg>`, [["Free delivery", true]]],
  ["not where words are written beside it", `<img src='${PICTURE}' alt="Tick"> In stock`, [["In stock", false]]],
  ["not an icon", `<img src='${PICTURE}' alt="Tick" width=24 height=24>`, []],
  ["not what is hidden", `<img src='${PICTURE}' alt="Summer sale" style="visibility:hidden">`, []],
  ["not what nobody names", `<img src='${PICTURE}'>`, []],
];

/** What is crossed out of what is read. */
const STRUCK_CASES: [title: string, markup: string, struck: string[]][] = [
  ["by its style", `<span class=was>$149.00</span> <span>$109.00</span>`, ["$149.00"]],
  ["by its element", `<del>$149.00</del> <ins>$109.00</ins> or <s>$120</s>`, ["$149.00", "$120"]],
  ["in pieces", `<s><b>$</b><b>149</b><sup>.00</sup></s> $109`, ["$149.00"]],
  ["through what it holds", `<span class=was>was <i>$149.00</i></span> $109.00`, ["was $149.00"]],
  ["not what is laid out by itself", `<span class=was><i class=letter>$109</i></span>`, []],
  ["not what stands beside it", `<s>$149</s>$109`, ["$149"]],
  ["nothing", `<u>$149.00</u>`, []],
  ["by a line that a style sheet draws", `<b class=line>$149</b> $109`, ["$149"]],
  ["by a line that is rotated", `<b class=line style="--turn:-12deg">$149</b> $109`, ["$149"]],
  ["by an empty element", `<b class=over>$149<i></i></b> $109`, ["$149"]],
  ["by a gradient", `<b style="background:linear-gradient(#0000 47%,#c00 47% 53%,#0000 53%)">$149</b> $109`, ["$149"]],
  [
    "by a thin background",
    `<b style="background:linear-gradient(#c00,#c00) 0 50%/100% 2px no-repeat">$149</b> $1`,
    ["$149"],
  ],
  ["by an SVG's line", `<b class=over>$149<svg><line x1=0 y1=20 x2=60 y2=0 stroke=red /></svg></b> $109`, ["$149"]],
  ["not by an underline", `<b class=line style="--top:95%">$149</b>`, []],
  ["not by an SVG's underline", `<b class=over>$149<svg><path d="M0 21 H60" stroke=red /></svg></b>`, []],
  ["not by a background", `<b style="background:linear-gradient(#fc0,#fd0)">$149</b>`, []],
  ["not by a marker's stroke", `<b style="background:linear-gradient(#0000 60%,#fc0 60%)">$149</b>`, []],
  ["not by an invisible line", `<b class=line style="--colour:#0000">$149</b>`, []],
];

const STRUCK_STYLE = `<style>.line, .over { position: relative } .line::after { content: ""; position: absolute; left: 0;
right: 0; top: var(--top, 50%); border-top: 2px solid var(--colour, #c00); transform: rotate(var(--turn, 0deg)) }
.over i { position: absolute; left: 0; width: 100%; top: 50%; height: 2px; background: #c00 }
.over svg { position: absolute; left: 0; top: 0; width: 60px; height: 23px }</style>`;

let site: Site;
let capturer: Capturer;
beforeAll(async () => {
  const answers: Record<string, RequestHandler> = {};
  READ_CASES.forEach(([, markup], at) => {
    answers[`/read/${at}`] = htmlResponse(`${STYLE}<p>${markup}</p>`);
    answers[`/heading/${at}`] = htmlResponse(`${STYLE}<h1>${markup}</h1>`);
  });
  PAINTED_CASES.forEach(([, markup], at) => {
    answers[`/painted/${at}`] = htmlResponse(`${STYLE}${PAINTED_STYLE}<p>${markup}</p>`);
  });
  PICTURE_HEADING_CASES.forEach(([, markup], at) => {
    answers[`/drawn/${at}`] = htmlResponse(`${STYLE}<h1>${markup}</h1><p>Below it</p>`);
  });
  STRUCK_CASES.forEach(([, markup], at) => {
    answers[`/struck/${at}`] = htmlResponse(`${STYLE}${STRUCK_STYLE}<p>${markup}</p>`);
  });
  answers["/labels"] = htmlResponse(
    `${STYLE}<button><span>Buy now</span><span class=gap>$49</span></button><button>Un<b>believ</b>able</button>`,
  );
  site = await openSite(answers);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

async function captureSnapshot(path: string): Promise<Snapshot> {
  const { signal } = new AbortController();
  const options = { viewport: "desktop", alternate: false, signal, deadlineMs: 15_000 } as const;
  const { capture } = await capturer.visit(`${site.origin}${path}`, options);
  if (capture === null) throw new Error("nothing was captured");
  return capture.page;
}

describe("text blocks", () => {
  test.each(READ_CASES.map(([title, , texts], at) => ({ title, at, texts })))("$title", async ({ at, texts }) => {
    const page = await captureSnapshot(`/read/${at}`);
    expect(page.texts.map(({ text }) => text)).toEqual(texts);
  });

  test("a heading is read completely, including its badges", async () => {
    const pages = await Promise.all(READ_CASES.map((_, at) => captureSnapshot(`/heading/${at}`)));
    expect(pages.map(({ texts }) => texts.map(({ text }) => text))).toEqual(
      READ_CASES.map(([, , texts]) => [texts.join(" ")]),
    );
  });
});

describe("what is painted is what is read", () => {
  test.each(PAINTED_CASES.map(([title, , texts], at) => ({ title, at, texts })))("$title", async ({ at, texts }) => {
    const page = await captureSnapshot(`/painted/${at}`);
    expect(page.texts.map(({ text }) => text)).toEqual(texts);
  });
});

describe("picture headings", () => {
  test.each(PICTURE_HEADING_CASES.map(([title, , seen], at) => ({ title, at, seen })))(
    "$title",
    async ({ at, seen }) => {
      const { texts } = await captureSnapshot(`/drawn/${at}`);
      expect(texts.map(({ text, drawn = false }) => [text, drawn])).toEqual([...seen, ["Below it", false]]);
      for (const { box, fontPx } of texts.filter(({ drawn }) => drawn)) {
        expect(box).toMatchObject({ width: 400, height: 90 });
        expect(fontPx).toBeGreaterThan(30);
      }
    },
  );
});

test("a button's label is read like a text block", async () => {
  const { controls } = await captureSnapshot("/labels");
  expect(controls.map(({ text }) => text)).toEqual(["Buy now $49", "Unbelievable"]);
});

describe("crossed-out text", () => {
  test.each(STRUCK_CASES.map(([title, , struck], at) => ({ title, at, struck })))("$title", async ({ at, struck }) => {
    const page = await captureSnapshot(`/struck/${at}`);
    expect(page.texts.flatMap((block) => block.struck ?? [])).toEqual(struck);
    for (const { text, struck: runs = [] } of page.texts) for (const run of runs) expect(text).toContain(run);
  });
});
