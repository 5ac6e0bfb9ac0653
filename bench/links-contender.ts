/** What every contender of the links bench is told, and what it tells: JSON on stdin, JSON on stdout. */
import process from "node:process";
import { text } from "node:stream/consumers";

export interface Assignment {
  urls: string[];
  cap: number;
  timeoutMs: number;
}

export interface ContenderResult {
  /** From the first request to the last answer. */
  wallMs: number;
  cpuMs: number;
  /** The process's peak. */
  rssMb: number;
  /** By address; only those that are no living page. */
  verdicts: Record<string, string>;
}

/** Runs a contender over its assignment. @param check Resolves when every address has been told to `say`. */
export async function runContender(
  check: (assignment: Assignment, say: (url: string, verdict: string) => void) => Promise<void>,
): Promise<void> {
  const assignment = JSON.parse(await text(process.stdin)) as Assignment;
  const verdicts: Record<string, string> = {};
  const before = process.cpuUsage();
  const started = performance.now();
  await check(assignment, (url, verdict) => {
    if (verdict !== "alive") verdicts[url] = verdict;
  });
  const wallMs = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  const outcome: ContenderResult = {
    wallMs,
    cpuMs: (user + system) / 1_000,
    rssMb: process.resourceUsage().maxRSS / 1_024,
    verdicts,
  };
  process.stdout.write(JSON.stringify(outcome));
}

/** So many at once, in order. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  width: number,
  job: (item: T) => Promise<void>,
) {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await job(item);
  };
  await Promise.all(Array.from({ length: width }, work));
}
