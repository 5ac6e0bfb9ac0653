import { afterAll, beforeAll, expect, test } from "vitest";
import type { Snapshot } from "../../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "../fixture-site.ts";

const PAGE = `<!doctype html><html lang=en><title>Shop</title><style>body { font: 16px Arial, sans-serif }
.icons { font-family: "Material Icons", sans-serif }</style><body>`;
const MANY = Array.from({ length: 700 }, (_, at) => `<p>Paragraph ${at} of the page</p>`).join("");

let site: Site;
let capturer: Capturer;
beforeAll(async () => {
  const answers: Record<string, RequestHandler> = {
    "/many": htmlResponse(`${PAGE}<h1>Shoes</h1>${MANY}<p style="font-size:9px">From €59</p>`),
    "/deep": htmlResponse(`${PAGE}<h1>Shoes</h1>${"<i></i>".repeat(60_100)}<p>Below it</p>`),
    "/few": htmlResponse(`${PAGE}<h1>Shoes</h1>`),
    "/fields": htmlResponse(`${PAGE}<h1>Shoes</h1>
      <input value="€ 79" readonly><input type=password value=secret><input type=hidden value=hidden>
      <input type=checkbox value=box><input placeholder="Your name">
      <select><option>Small – €29<option selected>Large – €39</select><textarea>Two pairs</textarea>
      <button>Buy <span class=icons>shopping_cart</span></button>`),
  };
  site = await openSite(answers);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await site.close();
});

async function capture(path: string): Promise<Snapshot> {
  const { signal } = new AbortController();
  const options = { viewport: "desktop", alternate: false, signal, deadlineMs: 20_000 } as const;
  const { capture: captured } = await capturer.visit(`${site.origin}${path}`, options);
  if (captured === null) throw new Error("nothing was captured");
  return captured.page;
}

test("of too many texts the smallest are left out and counted, and a price never is", async () => {
  const { texts, leftOut } = await capture("/many");
  expect(texts).toHaveLength(600);
  expect(leftOut).toBe(102);
  const read = texts.map(({ text }) => text);
  expect(read).toContain("Shoes");
  expect(read).toContain("From €59");
});

test("a page with too many elements says so", async () => {
  const page = await capture("/deep");
  expect(page.isCut).toBe(true);
  expect(page.texts.map(({ text }) => text)).toEqual(["Shoes"]);
});

test("others say nothing", async () => {
  const page = await capture("/few");
  expect([page.leftOut, page.isCut]).toEqual([undefined, undefined]);
});

test("what stands in fields is read, and no password, placeholder or icon's name", async () => {
  const { texts, controls } = await capture("/fields");
  expect(texts.map(({ text }) => text)).toEqual(["Shoes", "€ 79", "Large – €39", "Two pairs", "Buy"]);
  expect(controls.map(({ text }) => text)).toEqual(["Buy"]);
});
