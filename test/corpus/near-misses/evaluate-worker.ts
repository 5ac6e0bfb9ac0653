import { parentPort, workerData } from "node:worker_threads";
import { evaluateAds, MODES } from "./evaluate-ads.ts";
import type { ScoredModes, WorkerTask } from "./evaluate-pages.ts";
import { SavedCaptures } from "./saved-captures.ts";

const { pages, capturesFolder } = workerData as WorkerTask;
const captures = new SavedCaptures(capturesFolder);
const scored: ScoredModes = { text: [], copy: [], picture: [], later: [] };
for (const page of pages) {
  const captured = captures.read(page.id);
  for (const mode of MODES) scored[mode].push(...evaluateAds(page, captured, mode));
}
parentPort?.postMessage(scored);
