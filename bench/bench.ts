/**
 * `npm run bench [name…]`: speed as ratios against a reference that is measured in the same run, on the same
 * machine. Nothing here passes or fails; docs/benchmarks.md keeps the figures and what they were meant to be.
 */
import process from "node:process";
import type { Figure } from "./figure.ts";
import { remote } from "./remote.ts";
import { startUp } from "./start-up.ts";

const BENCHES: Record<string, () => Promise<Figure>> = { "start-up": startUp, remote };

const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { ratio, goal, measured, reference } = await measure();
  process.stdout.write(`${name}: ratio ${ratio.toFixed(2)} (goal ${goal})\n  ${measured}\n  ${reference}\n`);
}
