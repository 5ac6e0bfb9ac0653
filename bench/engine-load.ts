import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { z } from "zod";
import type { BenchmarkResult } from "./benchmark-result.ts";
import { openEngineFixture } from "./engine-fixture.ts";
import { formatMs, median } from "./timing.ts";

/** The output of engine-process.ts. */
const EngineRun = z.object({
  wallMs: z.number(),
  /** CPU seconds of the process and its descendants. */
  cpuS: z.number(),
  /** Resident memory of the Node process after each entry, in MB. */
  rss: z.array(z.number()),
  /** Its peak, in MB. */
  peakMb: z.number(),
});
type EngineRun = z.infer<typeof EngineRun>;

const CPU_CORES = os.availableParallelism();

/**
 * 40 entries at concurrency 2, against the lower bound: half the time at concurrency 1, or CPU time divided by cores.
 */
export async function engineConcurrency(short: boolean): Promise<BenchmarkResult> {
  const entries = short ? 8 : 40;
  await using scene = await openEngineFixture(short ? 4 : 10);
  const one = await runEngineProcess(scene, entries, 1);
  const two = await runEngineProcess(scene, entries, 2);
  const least = Math.max(one.wallMs / 2, (two.cpuS * 1000) / CPU_CORES);
  return {
    name: "engine-concurrency",
    ratio: two.wallMs / least,
    goal: "≤ 1.15",
    measured: `${entries} entries at concurrency 2: ${formatMs(two.wallMs)}, ${two.cpuS.toFixed(1)} CPU seconds`,
    reference:
      `half of ${formatMs(one.wallMs)} at concurrency 1, or the CPU seconds on ${CPU_CORES} ` +
      `cores: ${formatMs(least)}`,
  };
}

/** Node's resident memory at entry 200 against entry 50, to detect memory leaks. */
export const engineMemory = (short: boolean): Promise<BenchmarkResult> => measureMemory("engine-memory", short, []);

/** The same with a garbage collection after every entry, to measure only live objects. */
export const engineMemoryKept = (short: boolean): Promise<BenchmarkResult> =>
  measureMemory("engine-memory-kept", short, ["--expose-gc"]);

/** The peak of Node's resident memory over 50 ads whose pictures are read, against the same ads with copy. */
export async function engineOcrMemory(short: boolean): Promise<BenchmarkResult> {
  const entries = short ? 10 : 50;
  await using scene = await openEngineFixture(short ? 4 : 10);
  const read = await runEngineProcess(scene, entries, 2, { asked: "imageOnly" });
  const given = await runEngineProcess(scene, entries, 2);
  return {
    name: "engine-ocr-memory",
    ratio: read.peakMb / given.peakMb,
    goal: "≤ 900 MB",
    measured: `peak over ${entries} pictures: ${read.peakMb.toFixed(0)} MB`,
    reference: `over the same ads with copy: ${given.peakMb.toFixed(0)} MB`,
  };
}

async function measureMemory(name: string, short: boolean, flags: readonly string[]): Promise<BenchmarkResult> {
  const [early, late] = short ? [10, 30] : [50, 200];
  await using scene = await openEngineFixture(short ? 4 : 10);
  const { rss } = await runEngineProcess(scene, late, 2, { flags });
  // Garbage collection makes single values jump, so take the median of five.
  const at = (entry: number) => median(rss.slice(Math.max(0, entry - 5), entry));
  return {
    name,
    ratio: at(late) / at(early),
    goal: "≤ 1.1",
    measured: `resident at entry ${late}: ${at(late).toFixed(0)} MB`,
    reference: `at entry ${early}: ${at(early).toFixed(0)} MB`,
  };
}

async function runEngineProcess(
  { folder, pairs }: Awaited<ReturnType<typeof openEngineFixture>>,
  entries: number,
  concurrency: number,
  { flags = [], asked = "withText" }: { flags?: readonly string[]; asked?: "withText" | "imageOnly" } = {},
): Promise<EngineRun> {
  const list = path.join(folder, "entries.json");
  const chosen = Array.from({ length: entries }, (_, at) => pairs[at % pairs.length]);
  await writeFile(list, JSON.stringify(chosen.map((pair) => ({ request: pair?.[asked], locale: pair?.locale }))));
  const program = path.join(import.meta.dirname, "engine-process.ts");
  const child = spawn(process.execPath, [...flags, program, list, String(concurrency)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await new Promise((resolve) => child.once("close", resolve));
  return EngineRun.parse(JSON.parse(said));
}
