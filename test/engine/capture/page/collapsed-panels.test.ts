import { afterAll, beforeAll, expect, test } from "vitest";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "../fixture-site.ts";

type Entry = [question: string, answer: string];

/** What stands in panels that are closed, with what opens them. */
const CASES: [title: string, markup: string, entries: Entry[]][] = [
  [
    "an accordion of buttons",
    `<h3><button aria-expanded=false aria-controls=a>Prices</button></h3><div id=a hidden><p>Course: 40 €</p><p>Lesson: 4 €</p></div>`,
    [
      ["Prices", "Course: 40 €"],
      ["Prices", "Lesson: 4 €"],
    ],
  ],
  [
    "a summary",
    `<details><summary>Delivery</summary><p>Within two days.</p></details>`,
    [["Delivery", "Within two days."]],
  ],
  [
    "a panel that is folded to no height, behind an icon without words",
    `<div style="cursor:pointer"><h3>Bronze</h3><svg width=20 height=20></svg></div>
     <div style="max-height:0;overflow:hidden"><p>Fee: 25 €</p></div>`,
    [["Bronze", "Fee: 25 €"]],
  ],
  [
    "a tab",
    `<button role=tab aria-controls=t>Yearly</button><div role=tabpanel id=t style="display:none">€99 a year</div>`,
    [["Yearly", "€99 a year"]],
  ],
  [
    "a tab made by hand, whose handler names the panel",
    `<div><span style="cursor:pointer" onclick="show(event, 'cats')">Cats</span></div>
     <div id=dogs>Dogs: 150 €</div><p>Per day</p><div id=cats style="display:none">Cats: 120 €</div>`,
    [["Cats", "Cats: 120 €"]],
  ],
  [
    "a tab made by hand, which has the panel's name as data",
    `<ul><li style="cursor:pointer" data-tab=cats>Cats</li></ul>
     <div id=dogs>Dogs: 150 €</div><p>Per day</p><div id=cats style="display:none">Cats: 120 €</div>`,
    [["Cats", "Cats: 120 €"]],
  ],
  [
    "a panel of a set of which another shows",
    `<div class="plan is-shown">Monthly: 10 €</div>
     <div class=plan style="display:none"><h3>Yearly</h3><p>100 € a year</p></div>`,
    [
      ["Yearly", "Yearly"],
      ["Yearly", "100 € a year"],
    ],
  ],
  [
    "a hidden message beside elements of other classes is none",
    `<div class=card>Course: 40 €</div><div class=notice style="display:none">Sold out, come back in May</div>`,
    [],
  ],
  [
    "a label with a checkbox",
    `<label for=c>More about us</label><input id=c type=checkbox hidden><div style="display:none">Founded in 1987.</div>`,
    [["More about us", "Founded in 1987."]],
  ],
  [
    "a panel that is invisible at its place, behind an icon's name",
    `<h2>Bronze</h2><div onclick="void 0"><span>expand_more</span></div><br>
     <div style="max-height:0;visibility:hidden;opacity:0"><h3>Kosten:</h3><p>Anmeldegebühr 25 €</p></div>`,
    [
      ["Bronze", "Kosten:"],
      ["Bronze", "Anmeldegebühr 25 €"],
    ],
  ],
  [
    "a folded panel below a headline",
    `<h2>Seahorse</h2><div style="max-height:0;visibility:hidden"><p>From 6 years</p></div>`,
    [["Seahorse", "From 6 years"]],
  ],
  [
    "a list of which only the first line shows until it is pressed",
    `<div style="max-height:30px;overflow:hidden;cursor:pointer"><div style="height:30px">What's included</div>
     <div>Unlimited coffee</div><div>Free parking</div></div>`,
    [
      ["What's included", "Unlimited coffee"],
      ["What's included", "Free parking"],
    ],
  ],
  [
    "a card that is cut off for good is none",
    `<div style="height:30px;overflow:hidden"><div style="height:30px">Card</div><div>Never shown to anybody</div></div>`,
    [],
  ],
  ["a message that is not laid out is none", `<h2>Contact</h2><div hidden>Thank you for your message</div>`, []],
  [
    "a dialog is none",
    `<button aria-controls=d>Open</button><div id=d role=dialog hidden>Subscribe for 10% off</div>`,
    [],
  ],
  ["nor is a menu", `<nav><button aria-controls=m>Shop</button><ul id=m hidden><li>Shoes from €59</ul></nav>`, []],
  ["nor what nothing opens", `<p>Shoes</p><div hidden>Error: payment of €0 failed</div>`, []],
];

let site: Site;
let capturer: Capturer;
beforeAll(async () => {
  const answers: Record<string, RequestHandler> = {};
  CASES.forEach(([, markup], at) => {
    answers[`/${at}`] = htmlResponse(`<!doctype html><html lang=en><title>Shop</title><body><h1>Shop</h1>${markup}`);
  });
  site = await openSite(answers);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

test.each(CASES.map(([title, , entries], at) => ({ title, entries, at })))("$title", async ({ entries, at }) => {
  const { signal } = new AbortController();
  const options = { viewport: "mobile", alternate: false, signal, deadlineMs: 15_000 } as const;
  const { capture } = await capturer.visit(`${site.origin}/${at}`, options);
  if (capture === null) throw new Error("nothing was captured");
  expect(capture.page.answers?.map(({ question, answer }) => [question, answer])).toEqual(entries);
});
