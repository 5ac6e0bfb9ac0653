import { createActionWorkspace } from "./action-workspace.ts";
import type { BenchmarkResult } from "./benchmark-result.ts";
import { formatMs, median, timeNode } from "./timing.ts";

const PAIR_COUNT = 21;

/** The Action on an empty manifest against `node -e 0`, to detect modules that are loaded without need. */
export async function startUp(): Promise<BenchmarkResult> {
  await using place = await createActionWorkspace("version: 1\nads: []\n", {});
  const ours: number[] = [];
  const bare: number[] = [];
  for (let i = 0; i <= PAIR_COUNT; i += 1) {
    const [a, b] = [await timeNode([place.bundle], place.env, place.root), await timeNode(["-e", "0"], {}, place.root)];
    // The first pair warms up the disk cache.
    if (i > 0) {
      ours.push(a);
      bare.push(b);
    }
  }
  return {
    name: "start-up",
    ratio: median(ours) / median(bare),
    goal: "≤ 6",
    measured: `dist/index.js on an empty manifest: median ${formatMs(median(ours))} of ${PAIR_COUNT}`,
    reference: `node -e 0: median ${formatMs(median(bare))}`,
  };
}
