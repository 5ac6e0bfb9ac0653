/**
 * `npm run bench [name…] [--short]` measures speed as a ratio to a reference that is measured in the same run on the
 * same machine. Nothing passes or fails; docs/contributing/benchmarks.md lists results and goals.
 */
import process from "node:process";
import type { BenchmarkResult } from "./benchmark-result.ts";
import { engine, engineOcr } from "./engine.ts";
import { engineConcurrency, engineMemory, engineMemoryKept, engineOcrMemory } from "./engine-load.ts";
import { remote } from "./remote.ts";
import { report } from "./report.ts";
import { startUp } from "./start-up.ts";

const BENCHMARKS: Record<string, (short: boolean) => Promise<BenchmarkResult>> = {
  "start-up": startUp,
  remote,
  report,
  engine,
  "engine-ocr": engineOcr,
  "engine-ocr-memory": engineOcrMemory,
  "engine-concurrency": engineConcurrency,
  "engine-memory": engineMemory,
  "engine-memory-kept": engineMemoryKept,
};

const short = process.argv.includes("--short");
const wanted = process.argv.slice(2).filter((word) => word !== "--short");
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { ratio, goal, measured, reference } = await measure(short);
  process.stdout.write(`${name}: ratio ${ratio.toFixed(2)} (goal ${goal})\n  ${measured}\n  ${reference}\n`);
}
