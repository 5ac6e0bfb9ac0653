import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "puppeteer-core";
import { toDataUrl } from "../src/ground/media-type.ts";
import { renderHtmlReport } from "../src/report/html/report.ts";
import { sortPicturesByPriority } from "../src/report/html/select-pictures.ts";
import { sampleLargeResult } from "../test/report/html/sample-results.ts";
import { openBrowser } from "../test/report/open-browser.ts";
import type { BenchmarkResult } from "./benchmark-result.ts";
import { formatMs, median } from "./timing.ts";

const ENTRY_COUNT = 200;
const PAIR_COUNT = 7;
/** Bits of noise per pixel, so that a sample screenshot has the size of a real one: about 40 kB. */
const NOISE_BITS = 1;

/** Opening an HTML report of 200 entries, against a plain page with the same images. */
export async function report(): Promise<BenchmarkResult> {
  const result = sampleLargeResult(ENTRY_COUNT, NOISE_BITS);
  const started = performance.now();
  const text = renderHtmlReport(result);
  const rendered = performance.now() - started;
  const pictures = sortPicturesByPriority(result.entries).map(({ picture }) => `<img src="${toDataUrl(picture)}">`);
  const folder = await mkdtemp(path.join(tmpdir(), "adhere-bench-"));
  const browser = await openBrowser();
  try {
    const open = async (name: string, content: string) => {
      const file = path.join(folder, name);
      await writeFile(file, content);
      return () => measureOpenMs(browser, pathToFileURL(file).href);
    };
    const ours = await open("report.html", text);
    const bare = await open("bare.html", `<!doctype html><title>Pictures</title>${pictures.join("\n")}`);
    const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let pair = 0; pair <= PAIR_COUNT; pair += 1) {
      const [a, b] = [await ours(), await bare()];
      // The first pair warms up the disk cache.
      if (pair > 0) {
        times.ours.push(a);
        times.bare.push(b);
      }
    }
    return {
      name: "report",
      ratio: median(times.ours) / median(times.bare),
      goal: "≤ 1.5",
      measured:
        `${ENTRY_COUNT} entries, ${(text.length / 1e6).toFixed(1)} ` +
        `MB, rendered in ${formatMs(rendered)}: open in ${formatMs(median(times.ours))} of ${PAIR_COUNT}`,
      reference: `a plain page with the same ${pictures.length} images: ${formatMs(median(times.bare))}`,
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Time from navigation to two frames after the load event, when the page is visible. */
async function measureOpenMs(browser: Browser, url: string): Promise<number> {
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
