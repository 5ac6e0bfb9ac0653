import { writeFileSync } from "node:fs";
import os from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { CHECKS, type CheckedPage, type LeftOut } from "./evaluate-page.ts";
import type { PageSource } from "./pages.ts";
import type { WorkerTask } from "./worker.ts";

/**
 * `npm run corpus -- label-free` checks what needs no labels on the pages of the near misses and of the saved crossed
 * pairs, or with `--folder` on those that `adhere evaluate --save-snapshot` has saved. `--details` names a file for a
 * line per check.
 */
export async function runLabelFree(args: readonly string[], log: (line: string) => void): Promise<0> {
  const { values } = parseArgs({
    args: [...args],
    options: { folder: { type: "string" }, details: { type: "string" } },
  });
  const sources: PageSource[] = values.folder === undefined ? ["near", "crossed"] : [{ folder: values.folder }];
  const all: CheckedPage = { checked: [], leftOut: [] };
  for (const source of sources) {
    const result = await evaluateSource(source);
    log(`\n── ${typeof source === "string" ? source : source.folder} ${"─".repeat(60)}\n${formatFigures(result)}`);
    all.checked.push(...result.checked);
    all.leftOut.push(...result.leftOut);
  }
  if (values.details !== undefined) writeFileSync(values.details, formatDetails(all));
  return 0;
}

async function evaluateSource(source: PageSource): Promise<CheckedPage> {
  const of = os.availableParallelism();
  const parts = await Promise.all(Array.from({ length: of }, (_, share) => runWorker({ source, share, of })));
  return { checked: parts.flatMap(({ checked }) => checked), leftOut: parts.flatMap(({ leftOut }) => leftOut) };
}

function runWorker(workerData: WorkerTask): Promise<CheckedPage> {
  const worker = new Worker(new URL("worker.ts", import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The evaluation ended without a result (exit code ${code}).`)));
  });
}

/** A line per check: how many hold, and how many have no HIGH comparison. */
export function formatFigures({ checked, leftOut }: CheckedPage): string {
  const lines = CHECKS.flatMap((check) => {
    const those = checked.filter((one) => one.check === check);
    if (those.length === 0) return [];
    const holding = those.filter(({ holds }) => holds).length;
    const judged = those.filter(({ withoutHigh }) => withoutHigh !== null);
    const without = judged.filter(({ withoutHigh }) => withoutHigh === true).length;
    const high =
      judged.length === 0 ? "" : `, without HIGH ${without}/${judged.length} ${percent(without, judged.length)}`;
    return [`${check.padEnd(42)} ${holding}/${those.length} ${percent(holding, those.length)}${high}`];
  });
  return [...lines, ...formatLeftOut(leftOut)].join("\n");
}

const percent = (part: number, whole: number): string => `(${((100 * part) / whole).toFixed(1)} %)`;

function formatLeftOut(leftOut: readonly LeftOut[]): string[] {
  const counts = Map.groupBy(leftOut, ({ what }) => what);
  return [...counts].map(([what, those]) => `left out: ${what}: ${those.length}`);
}

const formatDetails = ({ checked }: CheckedPage): string =>
  checked
    .map(({ page, check, holds, withoutHigh, detail }) =>
      [holds ? "ok" : "MISS", withoutHigh === false ? "HIGH" : "-", check, page, detail].join("\t"),
    )
    .join("\n");
