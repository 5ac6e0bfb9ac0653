import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlResponse, openSite, type Site } from "./capture/fixture-site.ts";
import { openTestEngine, PAGE_HTML, type TestEngine } from "./open-engine.ts";

const page = (script: string): string => PAGE_HTML.replace("</main>", `<p id=p>…</p><script>${script}</script></main>`);
const COUNTDOWN = `let s = 5025; setInterval(() => { p.textContent = "Ends in " + (s -= 1) + " seconds" }, 1000)`;
const PRICE = `let n = 0; setInterval(() => { p.textContent = "£" + (20 + n++ % 9) + " a mug" }, 200)`;

let engine: TestEngine;
let site: Site;
beforeAll(async () => {
  engine = await openTestEngine();
  site = await openSite({ "/countdown": htmlResponse(page(COUNTDOWN)), "/price": htmlResponse(page(PRICE)) });
});
afterAll(async () => {
  await engine.close();
  await site.close();
});

const evaluate = async (path: string, bodyText: string) => {
  const adTextFields = { headline: "20% off every mug", bodyText, ctaType: "SHOP_NOW", pageName: "Claymore" };
  const request = { adData: { platform: "google", adTextFields } } as const;
  const { attachments } = await engine.evaluate(`${site.origin}${path}`, { request });
  const verdicts = attachments?.ledger?.map(({ text, verdict }) => `${text}: ${verdict}`);
  return { notices: attachments?.notices.filter((notice) => notice.includes("keeps changing")), verdicts };
};

test("a price that keeps changing neither keeps nor contradicts the ad's, and the evaluation says so", async () => {
  const { notices, verdicts } = await evaluate("/price", "Mugs from £14.");
  expect(verdicts).toContain("£14: unreadable");
  expect(notices).toEqual([expect.stringMatching(/^“£2\d a mug” on the page keeps changing/u)]);
});

test("a countdown on which no claim depends is not worth a word", async () => {
  const { notices, verdicts } = await evaluate("/countdown", "Hand-thrown stoneware.");
  expect(notices).toEqual([]);
  expect(verdicts).toContain("20%: kept");
});
