import { afterAll, beforeAll, expect, test } from "vitest";
import type { Snapshot } from "../../../../src/engine/artifacts/capture-schemas.ts";
import { Capturer } from "../../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "../fixture-site.ts";

const FRAME = `<!doctype html><body style="margin:0"><h1 style="font-size:20px;margin:10px">Your price: €79</h1>
<a href="#book" style="position:absolute;top:60px;background:#06c;color:#fff;padding:8px 16px">Book now</a>
<p style="position:absolute;top:900px">Terms of the widget</p>`;
const page = (frame: string) =>
  `<!doctype html><html lang=en><title>Courses</title><body style="margin:0"><h1>Pottery courses</h1>
<p style="height:40px">Small groups.</p>${frame}`;

let site: Site;
let widget: Site;
let capturer: Capturer;
beforeAll(async () => {
  widget = await openSite({ "/": htmlResponse(FRAME) });
  const iframe = (style: string, attributes = "") =>
    page(`<iframe src="${widget.origin}/" ${attributes} style="border:0;width:600px;height:300px;${style}"></iframe>`);
  const answers: Record<string, RequestHandler> = {
    "/shown": htmlResponse(iframe("")),
    "/sandboxed": htmlResponse(iframe("", "sandbox")),
    "/hidden": htmlResponse(iframe("visibility:hidden")),
    "/tiny": htmlResponse(iframe("height:30px")),
    "/none": htmlResponse(page("")),
  };
  site = await openSite(answers);
  capturer = new Capturer({ openProxy: null, isBeacon: () => false });
});
afterAll(async () => {
  await capturer.close();
  await Promise.all([site.close(), widget.close()]);
});

async function capture(path: string): Promise<Snapshot> {
  const { signal } = new AbortController();
  const options = { viewport: "desktop", alternate: false, signal, deadlineMs: 15_000 } as const;
  const { capture: captured } = await capturer.visit(`${site.origin}${path}`, options);
  if (captured === null) throw new Error("nothing was captured");
  return captured.page;
}

test.each(["/shown", "/sandboxed"])("%s: texts and buttons stand where the frame shows them", async (path) => {
  const { texts, controls } = await capture(path);
  const [headline, price] = ["Pottery courses", "Your price: €79"].map((text) =>
    texts.find((one) => one.text === text),
  );
  expect(headline?.level).toBe(1);
  expect(price).toMatchObject({ level: 2, region: "main", covered: false });
  expect(price?.box.y).toBeGreaterThan(100);
  expect(price?.aside).toBeUndefined();
  expect(texts.find(({ text }) => text === "Terms of the widget")).toMatchObject({ aside: true });
  const button = controls.find(({ text }) => text === "Book now");
  expect(button?.box.y).toBeGreaterThan(price?.box.y ?? 1e9);
});

test.each(["/hidden", "/tiny", "/none"])("%s: nothing is read of a frame that nobody sees", async (path) => {
  const { texts } = await capture(path);
  expect(texts.map(({ text }) => text)).toEqual(["Pottery courses", "Small groups."]);
});
