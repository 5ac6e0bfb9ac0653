/** The interface of the link checkers that bench/links.ts compares: JSON on stdin, JSON on stdout. */
import process from "node:process";
import { text } from "node:stream/consumers";

export interface Assignment {
  urls: string[];
  cap: number;
  timeoutMs: number;
}

export interface ContenderResult {
  /** From the first request to the last response. */
  wallMs: number;
  cpuMs: number;
  /** Peak resident memory. */
  rssMb: number;
  /** Verdicts by URL, without those that are "alive". */
  verdicts: Record<string, string>;
}

/** Runs a link checker. @param check calls `report` for every URL and resolves when all are done. */
export async function runContender(
  check: (assignment: Assignment, report: (url: string, verdict: string) => void) => Promise<void>,
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

/** Runs `job` for every item in order, `width` at a time. */
export async function forEachConcurrently<T>(items: readonly T[], width: number, job: (item: T) => Promise<void>) {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await job(item);
  };
  await Promise.all(Array.from({ length: width }, work));
}
