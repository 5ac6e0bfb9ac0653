import type { BenchmarkResult } from "./benchmark-result.ts";
import {
  type AdPagePair,
  evaluateOrThrow,
  openBenchmarkEngine,
  openEngineFixture,
} from "./engine-fixture.ts";
import { openReferenceScript } from "./engine-reference.ts";
import { formatMs, median } from "./timing.ts";

const MEASURED_ROUNDS = 3;
const PAGE_COUNT = 12;

/** One evaluation of an image ad with its text against the bare script, in turn, page by page. */
export const engine = (short: boolean): Promise<BenchmarkResult> =>
  compareWithReference("engine", "≤ 1.5", short, ({ withText }) => withText);

/** The same where the ad's text must be read from its picture. */
export const engineOcr = (short: boolean): Promise<BenchmarkResult> =>
  compareWithReference("engine-ocr", "≤ 2.2", short, ({ imageOnly }) => imageOnly);

async function compareWithReference(
  name: string,
  goal: string,
  short: boolean,
  requestOf: (pair: AdPagePair) => AdPagePair["withText"],
): Promise<BenchmarkResult> {
  await using scene = await openEngineFixture(short ? 4 : PAGE_COUNT);
  const [ours, bare] = [openBenchmarkEngine(), await openReferenceScript()];
  const walls = { ours: [] as number[], bare: [] as number[] };
  try {
    for (let round = 0; round <= (short ? 1 : MEASURED_ROUNDS); round += 1) {
      for (const pair of scene.pairs) {
        const [a, b] = [
          await measureMs(() => evaluateOrThrow(ours, requestOf(pair), pair.locale)),
          await measureMs(() => bare.visit(pair.url, pair.viewport)),
        ];
        // The first round warms both browsers and the disk's cache.
        if (round > 0) {
          walls.ours.push(a);
          walls.bare.push(b);
        }
      }
    }
  } finally {
    await Promise.all([ours.close(), bare.close()]);
  }
  // Page by page, so that a page which is slow for both weighs no more than another.
  const ratios = walls.ours.map((wall, at) => wall / (walls.bare[at] ?? Number.NaN));
  return {
    name,
    ratio: median(ratios),
    goal,
    measured: `${ratios.length} evaluations of ${scene.pairs.length} pages: median ${formatMs(median(walls.ours))}`,
    reference: `bare puppeteer script, both viewports at once: median ${formatMs(median(walls.bare))}`,
  };
}

async function measureMs(job: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await job();
  return performance.now() - started;
}
