import { openBareScript } from "./engine-bare.ts";
import { evaluate, openEngine, openScene, type Pair } from "./engine-scene.ts";
import type { Figure } from "./figure.ts";
import { median, ms } from "./timing.ts";

const ROUNDS = 3;
const PAGES = 12;

/** One evaluation of an image ad with its text against the bare script, in turn, page by page. */
export const engine = (short: boolean): Promise<Figure> =>
  against("engine", "≤ 1.5", short, ({ withText }) => withText);

/** The same where the ad's text must be read from its picture. */
export const engineOcr = (short: boolean): Promise<Figure> =>
  against("engine-ocr", "≤ 2.2", short, ({ pictureAlone }) => pictureAlone);

async function against(
  name: string,
  goal: string,
  short: boolean,
  requestOf: (pair: Pair) => Pair["withText"],
): Promise<Figure> {
  await using scene = await openScene(short ? 4 : PAGES);
  const [ours, bare] = [openEngine(), await openBareScript()];
  const walls = { ours: [] as number[], bare: [] as number[] };
  try {
    for (let round = 0; round <= (short ? 1 : ROUNDS); round += 1) {
      for (const pair of scene.pairs) {
        const [a, b] = [
          await timed(() => evaluate(ours, requestOf(pair), pair.locale)),
          await timed(() => bare.visit(pair.url, pair.viewport)),
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
    measured: `${ratios.length} evaluations of ${scene.pairs.length} pages: median ${ms(median(walls.ours))}`,
    reference: `bare puppeteer script, both viewports at once: median ${ms(median(walls.bare))}`,
  };
}

async function timed(job: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await job();
  return performance.now() - started;
}
