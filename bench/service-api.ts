/**
 * `npm run bench:service [reads] [workers] [while-evaluating]`: what the service costs beyond its queries, what a second worker
 * brings, and whether reads stay quick while evaluations take the machine. Ratios of one run; docs/benchmarks.md keeps them.
 */

import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os, { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { serveSite } from "../examples/serve.ts";
import { pageThat } from "../test/doubles/evaluators.ts";
import { startPostgres } from "../test/doubles/postgres.ts";
import { portOf } from "../test/engine/guard/servers.ts";
import { AD } from "../test/engine/open-engine.ts";
import { startScene } from "../test/service/scene.ts";
import { latencies, percentile, type Read, throughput } from "./service-api-load.ts";
import { BARE, furnish, SERVICE, type Server, startServer } from "./service-api-scene.ts";
import { median } from "./timing.ts";

const ROUNDS = 7;
const ROUND = { connections: 16, ms: 1500 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readsOf = ({ key, evaluationId }: { key: string; evaluationId: string }): Read[] =>
  ["/api/check-usage", "/api/user-history", `/api/fixes?action=list&evaluationId=${evaluationId}`].map(
    (path) => ({ path, key }),
  );

/** Each read, the service and the bare handler in turn. */
async function compare(storage: string, service: Server, bare: Server, reads: Read[]): Promise<void> {
  for (const read of reads) {
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      const ours = await throughput(service.url, read, ROUND);
      const theirs = await throughput(bare.url, read, ROUND);
      // The first round warms both.
      if (round === 0) continue;
      rates.ours.push(ours);
      rates.bare.push(theirs);
    }
    const ratio = median(rates.ours.map((rate, n) => rate / (rates.bare[n] ?? 1)));
    say(
      `reads, ${storage}, ${read.path.split("?")[0]}: ratio ${ratio.toFixed(2)} (goal ≥ 0.7)  ${median(rates.ours).toFixed(0)} a second, bare ${median(rates.bare).toFixed(0)}`,
    );
  }
}

async function reads(): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), "adhere-bench-"));
  await using postgres = await startPostgres();
  try {
    const url = await postgres.database();
    const furnished = await furnish({ url });
    {
      const env = { DATABASE_URL: url, ADHERE_DATA: home };
      await using service = await startServer([...SERVICE, "--role", "api"], env);
      await using bare = await startServer([BARE], { BENCH_URL: url });
      await compare("postgres", service, bare, readsOf(furnished));
    }
    const [ours, theirs] = [path.join(home, "ours"), path.join(home, "bare")];
    const embedded = await furnish({ directory: ours });
    await cp(ours, theirs, { recursive: true });
    await using service = await startServer([...SERVICE, "--data", ours]);
    await using bare = await startServer([BARE], { BENCH_DIRECTORY: theirs });
    await compare("embedded", service, bare, readsOf(embedded));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

const TASKS = 48;
const SLEEP_MS = 500;

/** How long a crowd of evaluations takes that only sleep, with so many workers of two slots. */
async function crowd(storage: Parameters<typeof startScene>[0], workers: number): Promise<number> {
  await using scene = await startScene(storage, { workers: String(workers), slots: "2", queue: "100" });
  const key = await scene.key();
  // The workers have started when as many as there are slots have answered.
  await Promise.all(
    Array.from({ length: workers * 2 }, () => scene.analyze(pageThat("evaluated", 200), key)),
  );
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: TASKS }, () => scene.analyze(pageThat("evaluated", SLEEP_MS), key)),
  );
  if (answers.some(({ status }) => status !== 200)) throw new Error("Not every evaluation was answered.");
  return performance.now() - began;
}

async function workers(): Promise<void> {
  await using postgres = await startPostgres();
  for (const kind of ["embedded", "postgres"] as const) {
    const storage = async () =>
      kind === "embedded" ? { kind } : ({ kind, url: await postgres.database() } as const);
    const one = await crowd(await storage(), 1);
    const two = await crowd(await storage(), 2);
    say(
      `workers, ${kind}: ratio ${(one / two).toFixed(2)} (goal ≥ 1.9)  ${TASKS} evaluations of ${SLEEP_MS} ms: one worker ${one.toFixed(0)} ms, two ${two.toFixed(0)} ms`,
    );
  }
}

const PACE = { perSecond: 50, ms: 12_000 };

/** Reads at a steady pace, idle and while all workers but one core's evaluate the example site. */
async function whileEvaluating(): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), "adhere-bench-"));
  const site = await serveSite(0);
  const ads = createServer((_, response) => {
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(AD);
  }).listen(0, "127.0.0.1");
  await once(ads, "listening");
  const count = Math.max(1, os.availableParallelism() - 1);
  try {
    const furnished = await furnish({ directory: home });
    await using service = await startServer([
      ...SERVICE,
      "--data",
      home,
      "--allow-private",
      "--workers",
      String(count),
      "--slots",
      "1",
    ]);
    const evaluate = async () => {
      const response = await fetch(`${service.url}/api/analyze-ad`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${furnished.key}` },
        body: JSON.stringify({
          adData: { imageUrl: `http://127.0.0.1:${portOf(ads)}/ad.svg`, platform: "meta" },
          landingPageData: { url: `http://localhost:${portOf(site)}/subscription` },
        }),
      });
      if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
      await response.arrayBuffer();
    };
    await evaluate();
    const idle = percentile(await latencies(service.url, readsOf(furnished), PACE), 0.95);
    let over = false;
    let evaluated = 0;
    const busy = Array.from({ length: count }, async () => {
      while (!over) {
        await evaluate();
        evaluated += 1;
      }
    });
    const loaded = percentile(await latencies(service.url, readsOf(furnished), PACE), 0.95);
    over = true;
    await Promise.all(busy);
    say(
      `while evaluating: ratio ${(loaded / idle).toFixed(2)} (goal ≤ 3)  p95 of reads ${loaded.toFixed(1)} ms beside ${count} busy worker(s) (${evaluated} evaluations), idle ${idle.toFixed(1)} ms`,
    );
  } finally {
    for (const server of [site, ads]) {
      server.closeAllConnections();
      server.close();
    }
    await rm(home, { recursive: true, force: true });
  }
}

const PARTS: Record<string, () => Promise<void>> = { reads, workers, "while-evaluating": whileEvaluating };
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
