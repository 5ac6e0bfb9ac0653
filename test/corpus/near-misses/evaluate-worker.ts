import { parentPort, workerData } from "node:worker_threads";
import { evaluateAds } from "./evaluate-ads.ts";
import type { ScoredModes, WorkerTask } from "./evaluate-pages.ts";
import { SavedCaptures } from "./saved-captures.ts";

const { pages, capturesFolder } = workerData as WorkerTask;
const captures = new SavedCaptures(capturesFolder);
const scored: ScoredModes = { text: [], picture: [] };
for (const page of pages) {
  const captured = captures.read(page.id);
  scored.text.push(...evaluateAds(page, captured, "text"));
  scored.picture.push(...evaluateAds(page, captured, "picture"));
}
parentPort?.postMessage(scored);
