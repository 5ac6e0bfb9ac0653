import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { renderHtmlReport } from "../../../src/report/html/report.ts";
import { findAxeViolations } from "../find-axe-violations.ts";
import { openBrowser } from "../open-browser.ts";
import { brokenEntry, passedEntry, sampleResult } from "../sample-results.ts";
import { sampleFullResult, slowEntry } from "./sample-results.ts";

let browser: Browser;
let folder: string;
let report: string;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(path.join(tmpdir(), "adhere-html-"));
  report = path.join(folder, "report.html");
  await writeFile(report, renderHtmlReport(sampleFullResult()));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

interface OpenOptions {
  width?: number;
  scheme?: "light" | "dark";
  script?: boolean;
  file?: string;
}

/** The report as somebody opens it from disk, and everything that the browser has to say of it. */
async function openReportPage({ width = 1280, scheme = "light", script = true, file = report }: OpenOptions = {}) {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const said: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("request", (request) => asked.push(request.url().slice(0, 40)));
  await page.setJavaScriptEnabled(script);
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: scheme },
    { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  await page.goto(pathToFileURL(file).href);
  return { page, said, asked };
}

describe("opened from disk", () => {
  test("asks for nothing, complains of nothing, shows every picture", async () => {
    const { page, said, asked } = await openReportPage();
    await page.evaluate(async () => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      const images = [...document.images];
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode()));
    });
    expect(said).toEqual([]);
    expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([pathToFileURL(report).href.slice(0, 40)]);
    expect(await page.$$eval("img", (images) => images.map(({ naturalWidth }) => naturalWidth > 0))).toEqual(
      Array.from({ length: 13 }, () => true),
    );
  });

  test("its policy holds: what somebody puts in does not run, load or style", async () => {
    const { page, said } = await openReportPage();
    const refused = await page.evaluate(() => {
      const tries = [
        () => document.body.setAttribute("onclick", "document.title = 'forged'"),
        () => document.body.insertAdjacentHTML("beforeend", "<b>forged</b>"),
        () => document.body.append(Object.assign(document.createElement("script"), { text: "0" })),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch (error) {
          return error instanceof Error ? error.name : "";
        }
      });
    });
    expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
    const loaded = await page.evaluate(async () => {
      const image = Object.assign(new Image(), { src: "https://evil.example/x.png" });
      document.body.append(image);
      return image.decode().then(
        () => true,
        () => false,
      );
    });
    expect(loaded).toBe(false);
    expect(said.join("\n")).toContain("Content Security Policy");
  });

  for (const [name, options] of Object.entries({
    light: {},
    dark: { scheme: "dark" },
    mobile: { width: 390 },
    "mobile, dark": { width: 390, scheme: "dark" },
  } as const)) {
    test(`axe finds no violation: ${name}`, async () => {
      const { page } = await openReportPage(options);
      expect(await findAxeViolations(page)).toEqual([]);
    });
  }

  test("axe finds none in a run without pictures or scores either", async () => {
    const file = path.join(folder, "links.html");
    await writeFile(file, renderHtmlReport(sampleResult([brokenEntry("a"), passedEntry("b")], { mode: "links" })));
    const { page } = await openReportPage({ file });
    expect(await findAxeViolations(page)).toEqual([]);
  });

  for (const scheme of ["light", "dark"] as const) {
    test(`axe finds none in page speeds of all three colours: ${scheme}`, async () => {
      const file = path.join(folder, `speed-${scheme}.html`);
      await writeFile(file, renderHtmlReport(sampleResult([slowEntry("summer-reels")])));
      const { page } = await openReportPage({ file, scheme, width: 390 });
      expect(await page.$$eval(".speeds dt", (terms) => terms.length)).toBe(6);
      expect(await findAxeViolations(page)).toEqual([]);
      const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(screen ?? 0);
    });
  }

  test("nothing is wider than a phone, and nothing is cut off", async () => {
    const { page } = await openReportPage({ width: 360 });
    await findAxeViolations(page);
    const [content, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content).toBe(screen);
  });

  test("the numbers of outlines cover neither the pictures nor each other, at every width and on paper", async () => {
    for (const [width, media] of [
      [1280, "screen"],
      [768, "screen"],
      [320, "screen"],
      [700, "print"],
    ] as const) {
      const { page } = await openReportPage({ width });
      await page.emulateMediaType(media);
      const panes = await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
        return [...document.querySelectorAll(".pane")].map((pane) => ({
          image: pane.querySelector("img")?.getBoundingClientRect().toJSON(),
          still: pane.querySelector(".still")?.getBoundingClientRect().toJSON(),
          tags: [...pane.querySelectorAll(".tag")].map((tag) => tag.getBoundingClientRect().toJSON()),
        }));
      });
      const tagged = panes.filter(({ tags }) => tags.length > 1);
      expect(tagged.length).toBeGreaterThan(1);
      for (const { image, still, tags } of tagged) {
        const sorted = tags.toSorted((a, b) => a.top - b.top);
        for (const [index, tag] of sorted.entries()) {
          expect(tag.right).toBeLessThanOrEqual(image.left);
          expect(tag.bottom).toBeLessThanOrEqual(still?.bottom ?? Number.POSITIVE_INFINITY);
          expect(tag.top).toBeGreaterThanOrEqual(sorted[index - 1]?.bottom ?? 0);
        }
      }
    }
  });

  test("outlines stand where the elements do, at every width", async () => {
    for (const width of [1280, 390]) {
      const { page } = await openReportPage({ width });
      const [frame, image] = await page.evaluate(() => {
        const entry = document.getElementById("ad-3");
        const box = (selector: string) => entry?.querySelector(selector)?.getBoundingClientRect().toJSON();
        return [box(".pane:nth-child(2) .frame[data-n='1 2'] rect"), box(".pane:nth-child(2) img")];
      });
      // In CSS pixels of the page as captured: x 40 and 260 wide of 390, y 60 and 80 high.
      const unit = image.width / 390;
      expect((frame.x - image.x) / unit).toBeCloseTo(40, 0);
      expect((frame.y - image.y) / unit).toBeCloseTo(60, 0);
      expect(frame.width / unit).toBeCloseTo(260, 0);
      expect(frame.height / unit).toBeCloseTo(80, 0);
    }
  });
});

describe("without a script", () => {
  test("the page is whole: everything is there, can be opened, and nothing waits for a script", async () => {
    const { page } = await openReportPage({ script: false });
    const seen = (selector: string) =>
      page.$$eval(selector, (nodes) => nodes.filter((node) => node.checkVisibility()).length);
    expect(await seen(".filters, .copy, .empty")).toBe(0);
    expect(await seen(".entry > details > summary")).toBe(9);
    const last = ".entry:nth-child(7) > details";
    expect(await seen(`${last} .body`)).toBe(0);
    await page.focus(`${last} > summary`);
    await page.keyboard.press("Enter");
    expect(await seen(`${last} .body`)).toBe(1);
  });
});

describe("filters", () => {
  const shown = (page: Page) =>
    page.$$eval(".entry", (entries) =>
      entries.filter((entry) => entry.checkVisibility()).map((entry) => entry.querySelector("h2")?.textContent),
    );

  test("by state, by platform and by words, together", async () => {
    const { page } = await openReportPage();
    expect((await shown(page)).length).toBe(9);
    await page.click(".chip input[value='Below threshold']");
    expect(await shown(page)).toEqual(["spring-sale-feed", "spring-sale-desktop"]);
    await page.click(".chip input[value='Link broken']");
    expect(await shown(page)).toEqual(["winter-clearance", "spring-sale-feed", "spring-sale-desktop"]);
    await page.select("select[name=platform]", "linkedin");
    expect(await shown(page)).toEqual(["spring-sale-desktop"]);
    expect(await page.$eval("output", (output) => output.textContent)).toBe("1 of 9 shown");
    await page.type("input[type=search]", "nothing like that");
    expect(await shown(page)).toEqual([]);
    await page.click("button[name=reset]");
    expect((await shown(page)).length).toBe(9);
    await page.type("input[type=search]", "ACME.example WINTER");
    expect(await shown(page)).toEqual(["winter-clearance"]);
  });

  test("all can be opened and closed", async () => {
    const { page } = await openReportPage();
    const open = () => page.$$eval(".entry > details[open]", (all) => all.length);
    await page.click("button[name=open]");
    expect(await open()).toBe(9);
    await page.click("button[name=close]");
    expect(await open()).toBe(0);
  });
});

test("copying takes the new text and nothing else", async () => {
  const { page } = await openReportPage();
  // From disk a page may write to the clipboard; what it wrote is seen where it was handed over.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    });
  });
  await page.click("#ad-3 .fix .copy");
  expect(await page.title()).toBe("Spring sale: 50% off all running shoes");
  expect(await page.$eval("#ad-3 .fix .copy", (button) => button.textContent)).toBe("Copied");
});

test("a link to an ad opens it, also from outside", async () => {
  const { page } = await openReportPage();
  const open = (number: number) => page.$eval(`#ad-${number} > details`, (details) => details.hasAttribute("open"));
  await page.click("button[name=close]");
  await page.click(".first a[href='#ad-3']");
  await page.waitForFunction(() => document.querySelector("#ad-3 > details[open]") !== null);
  expect(await open(4)).toBe(false);
  const linked = await browser.newPage();
  onTestFinished(() => linked.close());
  await linked.goto(`${pathToFileURL(report).href}#ad-8`);
  expect(await linked.$eval("#ad-8 > details", (details) => details.hasAttribute("open"))).toBe(true);
});

test("pointing at a row shows its outline", async () => {
  const { page } = await openReportPage();
  await page.hover("#ad-3 tr[data-n='2']");
  expect(
    await page.$$eval("#ad-3 .frame.pointed", (frames) => frames.map((frame) => frame.getAttribute("data-n"))),
  ).toEqual(["1 2", "1 2"]);
});

describe("by keyboard", () => {
  test("starts with the skip link, follows the reading order, and always shows the focus", async () => {
    const { page } = await openReportPage();
    const walked: string[] = [];
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press("Tab");
      const { name, outlined } = await page.evaluate(() => {
        const element = document.activeElement;
        // A chip's own box is its label's.
        const drawn = element?.matches(".chip input") ? element.nextElementSibling : element;
        const style = drawn ? getComputedStyle(drawn) : null;
        return {
          name: element?.getAttribute("name") ?? element?.textContent?.slice(0, 30) ?? "",
          outlined: style?.outlineStyle === "solid" && Number.parseFloat(style.outlineWidth) >= 2,
        };
      });
      expect(outlined, name).toBe(true);
      walked.push(name);
    }
    expect(walked.slice(0, 8)).toEqual([
      "Skip to the ads",
      "https://acme.example/winter",
      "winter-clearance",
      "no-picture",
      "https://acme.example/spring-sa",
      "spring-sale-feed",
      "spring-sale-desktop",
      "https://acme.example/partner-o",
    ]);
  });

  test("the way past leads to the ads; an ad opens and closes; tall pictures scroll", async () => {
    const { page } = await openReportPage();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "ads");
    await page.focus("#ad-7 summary");
    await page.keyboard.press("Enter");
    expect(await page.$eval("#ad-7 > details", (details) => details.hasAttribute("open"))).toBe(true);
    await page.keyboard.press("Space");
    expect(await page.$eval("#ad-7 > details", (details) => details.hasAttribute("open"))).toBe(false);
    await page.focus("#ad-3 .scroller");
    await page.keyboard.press("End");
    await page.waitForFunction(() => (document.querySelector("#ad-3 .scroller")?.scrollTop ?? 0) > 0);
  });
});

describe("pictures of it, for people to look at", () => {
  for (const [name, options] of Object.entries({
    light: {},
    dark: { scheme: "dark" },
    mobile: { width: 390 },
  } as const)) {
    test(name, async () => {
      const { page } = await openReportPage(options);
      const shot = await page.screenshot({
        path: path.join(folder, `${name.replaceAll(" ", "-")}.png`) as `${string}.png`,
      });
      expect(shot.byteLength).toBeGreaterThan(20_000);
      const [red, green, blue] = await page.evaluate(() =>
        (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      const light = (red ?? 0) + (green ?? 0) + (blue ?? 0) > 382;
      expect(light).toBe(name !== "dark");
    });
  }

  test("print: on white, without controls, what lies open with everything in it", async () => {
    const { page } = await openReportPage({ scheme: "dark" });
    const pdf = await page.pdf({ format: "A4", path: path.join(folder, "print.pdf") });
    expect(pdf.byteLength).toBeGreaterThan(20_000);
    await page.emulateMediaType("print");
    const seen = (selector: string) =>
      page.$$eval(selector, (nodes) => nodes.filter((node) => node.checkVisibility()).length);
    expect(await seen(".filters, .copy, a.jump")).toBe(0);
    expect(await seen("#ad-3 .how .facts")).toBe(4);
    expect(await seen("#ad-7 .body > *")).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  });
});
