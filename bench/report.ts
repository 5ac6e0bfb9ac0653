import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "puppeteer-core";
import { dataUrl, picturesByNeed } from "../src/report/html/pictures.ts";
import { htmlReport } from "../src/report/html/report.ts";
import { openBrowser } from "../test/report/browser.ts";
import { many } from "../test/report/html-samples.ts";
import type { Figure } from "./figure.ts";
import { median, ms } from "./timing.ts";

const ENTRIES = 200;
const PAIRS = 7;
/** Bits of noise that make a sample's picture weigh what a page's does: some 40 kB. */
const GRAIN = 1;

/** Opening the HTML report of 200 entries until it stands on the screen, against a bare page of the same pictures, in turn. */
export async function report(): Promise<Figure> {
  const result = many(ENTRIES, GRAIN);
  const started = performance.now();
  const text = htmlReport(result);
  const rendered = performance.now() - started;
  const pictures = picturesByNeed(result.entries).map(({ picture }) => `<img src="${dataUrl(picture)}">`);
  const folder = await mkdtemp(path.join(tmpdir(), "adhere-bench-"));
  const browser = await openBrowser();
  try {
    const open = async (name: string, content: string) => {
      const file = path.join(folder, name);
      await writeFile(file, content);
      return () => timeOpening(browser, pathToFileURL(file).href);
    };
    const ours = await open("report.html", text);
    const bare = await open("bare.html", `<!doctype html><title>Pictures</title>${pictures.join("\n")}`);
    const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let pair = 0; pair <= PAIRS; pair += 1) {
      const [a, b] = [await ours(), await bare()];
      // The first pair warms the disk's cache.
      if (pair > 0) {
        times.ours.push(a);
        times.bare.push(b);
      }
    }
    return {
      name: "report",
      ratio: median(times.ours) / median(times.bare),
      goal: "≤ 1.5",
      measured: `${ENTRIES} entries, ${(text.length / 1e6).toFixed(1)} MB, rendered in ${ms(rendered)}: open in ${ms(median(times.ours))} of ${PAIRS}`,
      reference: `a bare page of the same ${pictures.length} pictures: ${ms(median(times.bare))}`,
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** From asking for the page to two frames after it has loaded, which is when a person sees it. */
async function timeOpening(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const started = performance.now();
  await page.goto(url);
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(null)))),
  );
  const took = performance.now() - started;
  await page.close();
  return took;
}
