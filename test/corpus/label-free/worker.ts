import { parentPort, workerData } from "node:worker_threads";
import { evaluatePage } from "./evaluate-page.ts";
import { type PageSource, readPages } from "./pages.ts";

/** Every `of`-th page, beginning with `share`. */
export interface WorkerTask {
  source: PageSource;
  share: number;
  of: number;
}

const { source, share, of } = workerData as WorkerTask;
const pages = (await readPages(source)).filter((_, index) => index % of === share);
const results = pages.map(([name, page]) => evaluatePage(name, page));
parentPort?.postMessage({
  checked: results.flatMap(({ checked }) => checked),
  leftOut: results.flatMap(({ leftOut }) => leftOut),
});
