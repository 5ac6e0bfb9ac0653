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
];

let site: Site;
let capturer: Capturer;
beforeAll(async () => {
  const answers: Record<string, RequestHandler> = {};
  READ_CASES.forEach(([, markup], at) => {
    answers[`/read/${at}`] = htmlResponse(`${STYLE}<p>${markup}</p>`);
    answers[`/heading/${at}`] = htmlResponse(`${STYLE}<h1>${markup}</h1>`);
  });
  PICTURE_HEADING_CASES.forEach(([, markup], at) => {
    answers[`/drawn/${at}`] = htmlResponse(`${STYLE}<h1>${markup}</h1><p>Below it</p>`);
  });
  STRUCK_CASES.forEach(([, markup], at) => {
    answers[`/struck/${at}`] = htmlResponse(`${STYLE}<p>${markup}</p>`);
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
