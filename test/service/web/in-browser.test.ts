import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import os, { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { serveSite } from "../../../examples/serve.ts";
import { HistoryPage } from "../../../src/contract/history.ts";
import { portOfServer } from "../../engine/guard/test-servers.ts";
import { findAxeViolations } from "../../report/find-axe-violations.ts";
import { openBrowser } from "../../report/open-browser.ts";
import { startTestService, type TestService } from "../test-service.ts";
import { PASSWORD } from "./web-client.ts";

// The web app as people use it: a real browser, the real engine, real files.

const EXAMPLE_ADS = path.resolve(import.meta.dirname, "../../../examples/ads");
const { ADHERE_EVALUATORS: _, ...ENVIRONMENT } = process.env;

let browser: Browser;
let service: TestService;
let site: Server;
let folder: string;
let landingUrl: string;

beforeAll(async () => {
  [browser, site] = [await openBrowser(), await serveSite(0)];
  folder = await mkdtemp(path.join(tmpdir(), "adhere-web-"));
  landingUrl = `http://localhost:${portOfServer(site)}/subscription`;
  const flags = { "allow-private": "true", slots: String(Math.min(2, os.availableParallelism())) };
  service = await startTestService({ kind: "embedded" }, flags, { env: ENVIRONMENT });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
  site.close();
  await rm(folder, { recursive: true, force: true });
});

/** A page in a browser of its own, and what the browser complains of. */
async function openPage({ phone = false, script = true } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  onTestFinished(() => context.close());
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The status of a page is not a complaint of it.
    if (message.type() === "error" && !message.text().includes("Failed to load resource"))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.setJavaScriptEnabled(script);
  await page.setViewport(
    phone ? { width: 390, height: 800, isMobile: true, hasTouch: true } : { width: 1280, height: 900 },
  );
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: phone ? "dark" : "light" },
    { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  const go = (place: string) => page.goto(new URL(place, service.url).href);
  const submit = (selector: string) => Promise.all([page.waitForNavigation(), page.click(selector)]);
  return { page, go, submit, complaints };
}

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());

async function signIn({ page, go, submit }: Awaited<ReturnType<typeof openPage>>) {
  await go("/sign-in");
  await page.type("#email", "ann@x.example");
  await page.type("#password", PASSWORD);
  await submit("main button");
}

const waitForResult = (page: Page) => page.waitForSelector(".verdict, [role=alert]:not([hidden])", { timeout: 50_000 });

/** axe finds nothing, nothing is wider than the screen, and no text is cut off. */
async function expectGoodPage(page: Page, place: string) {
  expect([place, await findAxeViolations(page)]).toEqual([place, []]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([place, overflow]).toEqual([place, 0]);
}

test("the whole way: owner, upload, result, share, key, API, history, compare, revoke", async () => {
  const opened = await openPage();
  const { page, go, submit, complaints } = opened;
  await go(new URL(service.running.ownerLink ?? "").pathname);
  await expectGoodPage(page, "join");
  await page.type("#email", "ann@x.example");
  await page.type("#password", PASSWORD);
  await submit("main button");
  await expectGoodPage(page, "evaluate");

  const evaluate = async (headline: string) => {
    await go("/");
    await page.type("#landingUrl", landingUrl);
    const input = await page.$("input#file");
    await input?.uploadFile(path.join(EXAMPLE_ADS, "first-bag.png"));
    await page.select("#platform", "meta");
    await page.type("#headlines", headline);
    await submit(".evaluate button.main");
    expect(page.url()).toContain("/submissions/");
    await waitForResult(page);
    expect(page.url()).toContain("/evaluations/");
    return page.url();
  };
  const kept = await evaluate("20% off your first bag of fresh coffee");
  expect(await textOf(page, ".word")).toBe("Passed");
  await page.$$eval("img", async (images) => {
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
  });
  expect(await page.$$eval("img", (images) => images.length)).toBe(3);
  expect((await page.$$(".frame")).length).toBeGreaterThan(2);
  await expectGoodPage(page, "result");
  await evaluate("50% off your first bag of fresh coffee");
  expect(await textOf(page, ".word")).toBe("Below threshold");
  await expectGoodPage(page, "failing result");

  await go(new URL(kept).pathname);
  await submit("#share button[type=submit]");
  const link = await textOf(page, "#share code");
  const visitor = await openPage({ phone: true });
  await visitor.page.goto(link);
  expect(await textOf(visitor.page, "h1")).toBe("20% off your first bag of fresh coffee");
  await expectGoodPage(visitor.page, "shared");

  await go("/settings");
  await page.type("#name", "shop");
  await page.click("[value=history]");
  await submit('form[action$="/keys"] button');
  const key = await textOf(page, "code.copied");
  await expectGoodPage(page, "settings");
  const history = HistoryPage.parse((await service.get("/api/user-history", key)).body);
  expect(history.evaluations.map(({ overallScore }) => overallScore >= 7)).toEqual([false, true]);
  expect(await service.readUsage(key)).toMatchObject({ used: 2 });

  await go("/history");
  await expectGoodPage(page, "history");
  for (const box of await page.$$("[type=checkbox]")) await box.click();
  await submit('form[action$="/compare"] button');
  expect(await textOf(page, "#scores ~ table tbody tr [data-label=Change]")).toMatch(/^▼/);
  await expectGoodPage(page, "compare");
  await go(`/landing-page?url=${encodeURIComponent(landingUrl)}`);
  await expectGoodPage(page, "landing page");
  await go("/fixes");
  await expectGoodPage(page, "fixes");
  await go("/accounts");
  await expectGoodPage(page, "accounts");

  await go(new URL(kept).pathname);
  await submit('#share form[action$="/revoke"] button');
  await visitor.page.reload();
  expect(await textOf(visitor.page, "h1")).toBe("Not found");
  await go("/settings");
  page.once("dialog", (dialog) => void dialog.accept());
  await submit('form[action$="/revoke"] button');
  expect((await service.get("/api/check-usage", key)).status).toBe(401);
  expect(complaints).toEqual([]);
}, 180_000);

test("every page is good on a phone in the dark", async () => {
  const opened = await openPage({ phone: true });
  await opened.go("/sign-in");
  await expectGoodPage(opened.page, "sign-in");
  await signIn(opened);
  await opened.go("/history");
  const result = await opened.page.$eval(".history th a", (one) => one.getAttribute("href") ?? "");
  const ids = await opened.page.$$eval("[type=checkbox]", (all) => all.map((one) => `id=${one.getAttribute("value")}`));
  const landing = `/landing-page?url=${encodeURIComponent(landingUrl)}`;
  const places = [
    "/",
    "/history",
    result,
    `/compare?${ids.slice(0, 2).join("&")}`,
    landing,
    "/fixes",
    "/settings",
    "/accounts",
  ];
  for (const place of places) {
    await opened.go(place);
    await expectGoodPage(opened.page, place);
  }
  expect(opened.complaints).toEqual([]);
}, 120_000);

test("an ad is evaluated with the keyboard only", async () => {
  const opened = await openPage();
  const { page } = opened;
  await opened.go("/sign-in");
  /** Presses Tab until the element has the focus. */
  const tabTo = async (selector: string) => {
    for (let n = 0; n < 40; n++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`Tab does not reach ${selector}.`);
  };
  await tabTo("#email");
  await page.keyboard.type("ann@x.example");
  await tabTo("#password");
  await page.keyboard.type(PASSWORD);
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  await tabTo("a.jump");
  await page.keyboard.press("Enter");
  await tabTo("#landingUrl");
  await page.keyboard.type(landingUrl);
  await tabTo("#headlines");
  await page.keyboard.type("20% off your first bag of fresh coffee");
  await tabTo("button.main");
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  await waitForResult(page);
  expect(await textOf(page, "h1")).toBe("20% off your first bag of fresh coffee");
  await tabTo("#share button");
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  await tabTo(".copy");
  await page.keyboard.press("Enter");
  await tabTo('nav a[href="/history"]');
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  await tabTo("[type=checkbox]");
  await page.keyboard.press("Space");
  expect(
    await page.$$eval("[type=checkbox]", (all) => all.filter((one) => (one as HTMLInputElement).checked).length),
  ).toBe(1);
}, 120_000);

test("without script, everything works, too", async () => {
  const opened = await openPage({ script: false });
  const { page, go, submit } = opened;
  await signIn(opened);
  await page.type("#landingUrl", landingUrl);
  await page.type("#headlines", "20% off your first bag of fresh coffee");
  await submit(".evaluate button.main");
  await expect.poll(() => page.url(), { timeout: 50_000 }).toContain("/evaluations/");
  await submit("#share button[type=submit]");
  expect(await textOf(page, "#share code")).toContain("/shared/");
  await go("/settings");
  expect(await page.$$eval(".copy:not([hidden])", (all) => all.length)).toBe(0);
}, 120_000);

test("a session that ends while the form is open loses nothing, also not the file", async () => {
  const opened = await openPage();
  const { page } = opened;
  await signIn(opened);
  await page.type("#landingUrl", landingUrl);
  await page.type("#headlines", "20% off your first bag of fresh coffee");
  const input = await page.$("input#file");
  await input?.uploadFile(path.join(EXAMPLE_ADS, "first-bag.png"));
  await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
  await page.click(".evaluate button.main");
  await page.waitForSelector("dialog[open]");
  await expectGoodPage(page, "dialog");
  await page.type("dialog #password", "wrong");
  await page.click("dialog button");
  await page.waitForSelector("dialog [role=alert]:not([hidden])");
  expect(await textOf(page, "dialog [role=alert]")).toBe("The e-mail address or the password is wrong.");
  await page.$eval("dialog #password", (field) => {
    (field as HTMLInputElement).value = "";
  });
  await page.type("dialog #password", PASSWORD);
  await Promise.all([page.waitForNavigation(), page.click("dialog button")]);
  await waitForResult(page);
  expect(await page.$$eval("img", (images) => images.length)).toBe(3);
}, 120_000);

/** A PNG that says how large it is, and has nothing of it. */
function makePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF of one pixel with that many frames. */
function makeGif(frames: number): Buffer {
  const head = Buffer.from("GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const frame = Buffer.from("!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0", "latin1");
  return Buffer.concat([head, Buffer.alloc(frames * frame.length, frame), Buffer.from(";")]);
}

test("a file that is dropped on the form is sent with it", async () => {
  const opened = await openPage();
  const { page, submit } = opened;
  await signIn(opened);
  await page.type("#landingUrl", landingUrl);
  await page.$eval(".evaluate legend", (target) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["not a picture"], "dropped.png", { type: "image/png" }));
    for (const type of ["dragover", "drop"]) {
      target.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }
  });
  await submit(".evaluate button.main");
  await waitForResult(page);
  expect(await textOf(page, "#file-hint")).toContain("dropped.png is used again");
});

test("files that are made to harm are refused in words, and ask for nothing", async () => {
  const asked: string[] = [];
  const bait = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void bait.close());
  await once(bait, "listening");
  const at = `http://127.0.0.1:${portOfServer(bait)}`;
  const svg = (content: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${content}</svg>`);
  const files = {
    "pixels.png": makePng(12_000, 12_000),
    "script.svg": svg(`<script>fetch("${at}/script")</script><image href="${at}/image" width="9" height="9"/>`),
    "page.html": Buffer.from(`<!doctype html><img src="${at}/page"><script>fetch("${at}/html")</script>`),
    "frames.gif": makeGif(100_000),
    "broken.mp4": Buffer.concat([Buffer.from("\0\0\0\x20ftypisom"), Buffer.alloc(1000, 1)]),
  };
  const opened = await openPage();
  const { page, submit } = opened;
  await signIn(opened);
  const shown: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(folder, name), bytes);
    await opened.go("/");
    await page.type("#landingUrl", landingUrl);
    const input = await page.$("input#file");
    await input?.uploadFile(path.join(folder, name));
    await submit(".evaluate button.main");
    await waitForResult(page);
    shown[name] = await textOf(page, ".verdict .word, [role=alert]:not([hidden])");
  }
  expect(shown["pixels.png"]).toContain("more than 100 million pixels");
  // Its frames are decoded one by one, and only some of them.
  expect(shown["frames.gif"]).toMatch(/Message not evaluated|Below threshold|could not be decoded/);
  expect(shown["page.html"]).toMatch(/could not be decoded|page/);
  expect(shown["broken.mp4"]).toContain("could not be decoded");
  expect(asked).toEqual([]);
}, 180_000);
