import type { Figure } from "./figure.ts";
import { median, ms, timeNode } from "./timing.ts";
import { actionWorkspace } from "./workspace.ts";

const PAIRS = 21;

/** The Action on an empty manifest against `node -e 0`, in turn: what a run does not use, it must not load. */
export async function startUp(): Promise<Figure> {
  await using place = await actionWorkspace("version: 1\nads: []\n", {});
  const ours: number[] = [];
  const bare: number[] = [];
  for (let i = 0; i <= PAIRS; i += 1) {
    const [a, b] = [
      await timeNode([place.bundle], place.env, place.root),
      await timeNode(["-e", "0"], {}, place.root),
    ];
    // The first pair warms the disk's cache.
    if (i > 0) {
      ours.push(a);
      bare.push(b);
    }
  }
  return {
    name: "start-up",
    ratio: median(ours) / median(bare),
    goal: "≤ 6",
    measured: `dist/index.js on an empty manifest: median ${ms(median(ours))} of ${PAIRS}`,
    reference: `node -e 0: median ${ms(median(bare))}`,
  };
}
