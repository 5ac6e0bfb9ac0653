import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { z } from "zod";
import { openScene } from "./engine-scene.ts";
import type { Figure } from "./figure.ts";
import { median, ms } from "./timing.ts";

/** What `engine-run.ts` says of a run in a process of its own. */
const Run = z.object({
  wallMs: z.number(),
  /** Of the process and everything it started, seconds. */
  cpuS: z.number(),
  /** Node's resident memory after each entry, MB. */
  rss: z.array(z.number()),
});
type Run = z.infer<typeof Run>;

const CORES = os.availableParallelism();

/** 40 entries two at a time, against the larger of half the wall one at a time and what the cores must work anyway. */
export async function engineConcurrency(short: boolean): Promise<Figure> {
  const entries = short ? 8 : 40;
  await using scene = await openScene(short ? 4 : 10);
  const one = await run(scene, entries, 1);
  const two = await run(scene, entries, 2);
  const least = Math.max(one.wallMs / 2, (two.cpuS * 1000) / CORES);
  return {
    name: "engine-concurrency",
    ratio: two.wallMs / least,
    goal: "≤ 1.15",
    measured: `${entries} entries at concurrency 2: ${ms(two.wallMs)}, ${two.cpuS.toFixed(1)} CPU seconds`,
    reference: `half of ${ms(one.wallMs)} at concurrency 1, or the CPU seconds on ${CORES} cores: ${ms(least)}`,
  };
}

/** Node's resident memory at entry 200 against entry 50: what is kept of an entry must not grow with their number. */
export const engineMemory = (short: boolean): Promise<Figure> => memory("engine-memory", short, []);

/** The same with what is not kept collected first: without the room that the collector takes to be left alone for longer. */
export const engineMemoryKept = (short: boolean): Promise<Figure> =>
  memory("engine-memory-kept", short, ["--expose-gc"]);

async function memory(name: string, short: boolean, flags: readonly string[]): Promise<Figure> {
  const [early, late] = short ? [10, 30] : [50, 200];
  await using scene = await openScene(short ? 4 : 10);
  const { rss } = await run(scene, late, 2, flags);
  // The collector comes and goes: the median of the five entries up to that one.
  const at = (entry: number) => median(rss.slice(Math.max(0, entry - 5), entry));
  return {
    name,
    ratio: at(late) / at(early),
    goal: "≤ 1.1",
    measured: `resident at entry ${late}: ${at(late).toFixed(0)} MB`,
    reference: `at entry ${early}: ${at(early).toFixed(0)} MB`,
  };
}

async function run(
  { folder, pairs }: Awaited<ReturnType<typeof openScene>>,
  entries: number,
  concurrency: number,
  flags: readonly string[] = [],
): Promise<Run> {
  const list = path.join(folder, "entries.json");
  const asked = Array.from({ length: entries }, (_, at) => pairs[at % pairs.length]);
  await writeFile(list, JSON.stringify(asked));
  const program = path.join(import.meta.dirname, "engine-run.ts");
  const child = spawn(process.execPath, [...flags, program, list, String(concurrency)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await new Promise((resolve) => child.once("close", resolve));
  return Run.parse(JSON.parse(said));
}
