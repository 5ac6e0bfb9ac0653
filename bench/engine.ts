import type { BenchmarkResult } from "./benchmark-result.ts";
import { type AdPagePair, evaluateOrThrow, openBenchmarkEngine, openEngineFixture } from "./engine-fixture.ts";
import { openReferenceScript } from "./engine-reference.ts";
import { formatMs, median } from "./timing.ts";

const MEASURED_ROUNDS = 3;
const PAGE_COUNT = 12;

/** Evaluations of image ads with their text, alternating with the reference script on the same page. */
export const engine = (short: boolean): Promise<BenchmarkResult> =>
  compareWithReference("engine", "≤ 1.5", short, ({ withText }) => withText);

/** The same without the ad's text, so that OCR must read it. */
export const engineOcr = (short: boolean): Promise<BenchmarkResult> =>
  compareWithReference("engine-ocr", "≤ 2.5", short, ({ imageOnly }) => imageOnly);

async function compareWithReference(
  name: string,
  goal: string,
  short: boolean,
  requestOf: (pair: AdPagePair) => AdPagePair["withText"],
): Promise<BenchmarkResult> {
  await using scene = await openEngineFixture(short ? 4 : PAGE_COUNT);
  const [ours, bare] = [openBenchmarkEngine(), await openReferenceScript()];
  const walls = { ours: [] as number[], bare: [] as number[] };
  let first = 0;
  try {
    for (let round = 0; round <= (short ? 1 : MEASURED_ROUNDS); round += 1) {
      for (const pair of scene.pairs) {
        const [a, b] = [
          await measureMs(() => evaluateOrThrow(ours, requestOf(pair), pair.locale)),
          await measureMs(() => bare.visit(pair.url, pair.viewport)),
        ];
        // The first round warms up the browsers and the disk cache.
        if (first === 0) first = a;
        if (round > 0) {
          walls.ours.push(a);
          walls.bare.push(b);
        }
      }
    }
  } finally {
    await Promise.all([ours.close(), bare.close()]);
  }
  // Ratios per page, so that slow pages weigh no more than fast ones.
  const ratios = walls.ours.map((wall, at) => wall / (walls.bare[at] ?? Number.NaN));
  return {
    name,
    ratio: median(ratios),
    goal,
    measured:
      `${ratios.length} evaluations of ${scene.pairs.length} pages: median ${formatMs(median(walls.ours))}; ` +
      `the very first one, with all that it loads: ${formatMs(first)}`,
    reference: `plain puppeteer script, both viewports in parallel: median ${formatMs(median(walls.bare))}`,
  };
}

async function measureMs(job: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await job();
  return performance.now() - started;
}
