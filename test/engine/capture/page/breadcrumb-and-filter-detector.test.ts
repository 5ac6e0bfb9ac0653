import { afterAll, beforeAll, expect, test } from "vitest";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type Site } from "../fixture-site.ts";

const link = (text: string) => `<a href="/${text}">${text}</a>`;

/** What leads around a site, and what only looks like it. */
const REGION_CASES: [title: string, region: string, markup: string][] = [
  ["written steps", "nav", `<div>Inicio › Montaña › Botas</div>`],
  ["written steps with links", "nav", `<p>${link("Home")} / ${link("Shoes")} / Boots</p>`],
  [
    "marked steps",
    "nav",
    `<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li>${link("Home")}</li><li>Boots</li></ol>`,
  ],
  [
    "drawn steps",
    "nav",
    `<style>.t li+li::before{content:"/ "}</style><ul class=t><li>${link("Home")}</li><li>Boots</li></ul>`,
  ],
  [
    "facets to follow",
    "nav",
    `<ul><li>${link("Leather")} (12)</li><li>${link("Suede")} (7)</li><li>${link("Canvas")} (3)</li></ul>`,
  ],
  [
    "facets to tick",
    "nav",
    "<fieldset><label><input type=checkbox> 60 – 100 € <span>(7)</span></label><label>" +
      "<input type=checkbox> 100 € and more (2)</label></fieldset>",
  ],
  ["a sentence", "main", `<p>Waterproof leather boots, made in Arnedo.</p>`],
  ["a choice of words", "main", `<p>Cotton / linen / silk</p>`],
  ["a way of doing it", "main", `<p>Sow → grow → harvest</p>`],
  ["a quotation", "main", `<p>Notre « meilleur » et « plus beau » pain</p>`],
  [
    "a choice of sizes",
    "main",
    `<fieldset><label><input type=radio> Throw 130</label><label><input type=radio> King 220</label></fieldset>`,
  ],
  ["reviews", "main", `<ul><li>Great boots (2024)</li><li>Warm and dry (2023)</li></ul>`],
];

/** Each part's height, px. */
const ROW_HEIGHT_PX = 120;

let site: Site;
let capturer: Capturer;
beforeAll(async () => {
  const page =
    "<!doctype html><html lang=en>" +
    `<style>body{margin:0}section{height:${ROW_HEIGHT_PX}px}section>*{margin:0}</style>` +
    `<main>${REGION_CASES.map(([, , markup]) => `<section>${markup}</section>`).join("")}</main>`;
  site = await openSite({ "/": htmlResponse(page) });
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

test("breadcrumbs and filters are recognised as navigation", async () => {
  const { signal } = new AbortController();
  const options = { viewport: "desktop", alternate: false, signal, deadlineMs: 15_000 } as const;
  const { capture } = await capturer.visit(site.origin, options);
  const texts = capture?.page.texts ?? [];
  const regions = REGION_CASES.map(([title], at) => {
    const own = texts.filter(({ box }) => Math.floor(box.y / ROW_HEIGHT_PX) === at);
    return [title, [...new Set(own.map(({ region }) => region))].join()];
  });
  expect(regions).toEqual(REGION_CASES.map(([title, region]) => [title, region]));
});
