/**
 * `node [--expose-gc] bench/engine-process.ts ENTRIES CONCURRENCY` evaluates a list of pairs and prints the cost as
 * JSON. With --expose-gc it collects garbage after each entry, before it reads the memory.
 */
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import pLimit from "p-limit";
import { z } from "zod";
import { EvaluationRequest } from "../src/contract/evaluation-request.ts";
import { evaluateOrThrow, openBenchmarkEngine } from "./engine-fixture.ts";

const EntryList = z.array(z.object({ request: EvaluationRequest, locale: z.string() }));

const [list = "", concurrency = "1"] = process.argv.slice(2);
const entries = EntryList.parse(JSON.parse(readFileSync(list, "utf8")));
const engine = openBenchmarkEngine();
await engine.ready();
const rss: number[] = [];
const before = cpuSeconds();
const started = performance.now();
const queue = pLimit(Number(concurrency));
await Promise.all(
  entries.map(({ request, locale }) =>
    queue(async () => {
      await evaluateOrThrow(engine, request, locale);
      globalThis.gc?.();
      rss.push(process.memoryUsage.rss() / 1e6);
    }),
  ),
);
const wallMs = performance.now() - started;
const cpuS = cpuSeconds() - before;
await engine.close();
process.stdout.write(JSON.stringify({ wallMs, cpuS, rss, peakMb: process.resourceUsage().maxRSS / 1000 }));

/** CPU time of this process and its descendants: utime, stime, cutime, cstime of proc(5), in ticks of 10 ms. */
function cpuSeconds(): number {
  const statuses = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcessStat(pid));
  const ours = new Set([process.pid]);
  // A child may be listed before its parent.
  for (let known = 0; known < ours.size; ) {
    known = ours.size;
    for (const { pid, parent } of statuses) if (ours.has(parent)) ours.add(pid);
  }
  return statuses.filter(({ pid }) => ours.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / 100;
}

function readProcessStat(pid: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ").map(Number) ?? [];
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [{ pid: Number(pid), parent: fields[1] ?? 0, ticks }];
  } catch {
    return []; // It has just ended.
  }
}
