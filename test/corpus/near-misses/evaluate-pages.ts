import os from "node:os";
import { Worker } from "node:worker_threads";
import type { Mode, ScoredAd } from "./evaluate-ads.ts";
import type { NearPage } from "./pages.ts";

/** What a worker evaluates. */
export interface WorkerTask {
  pages: NearPage[];
  capturesFolder: string;
}

/** The scored ads of each mode, in the order of the pages. */
export type ScoredModes = Record<Mode, ScoredAd[]>;

/** Evaluates the ads of all pages from saved captures, with one worker for each core. */
export async function evaluatePages(pages: readonly NearPage[], capturesFolder: string): Promise<ScoredModes> {
  const count = Math.min(os.availableParallelism(), pages.length);
  // Every page is about the same amount of work.
  const shares = Array.from({ length: count }, (_, share) => pages.filter((_, index) => index % count === share));
  const scored = await Promise.all(shares.map((share) => runWorker({ pages: share, capturesFolder })));
  const collect = (mode: Mode): ScoredAd[] =>
    pages.flatMap(({ id }) => scored.flatMap((modes) => modes[mode].filter(({ page }) => page === id)));
  return { text: collect("text"), copy: collect("copy"), picture: collect("picture"), later: collect("later") };
}

function runWorker(workerData: WorkerTask): Promise<ScoredModes> {
  const worker = new Worker(new URL("evaluate-worker.ts", import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The evaluation ended without a result (exit code ${code}).`)));
  });
}
