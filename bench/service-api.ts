/**
 * `npm run bench:service [reads] [workers] [while-evaluating]` measures the overhead of the API over its queries, the
 * gain from a second worker, and the latency of reads during evaluations. docs/contributing/benchmarks.md lists the
 * results.
 */

import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os, { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { serveSite } from "../examples/serve.ts";
import { landingUrlFor } from "../test/doubles/evaluators.ts";
import { startPostgres } from "../test/doubles/postgres.ts";
import { portOfServer } from "../test/engine/guard/test-servers.ts";
import { AD_SVG } from "../test/engine/open-engine.ts";
import { startTestService } from "../test/service/test-service.ts";
import {
  REFERENCE_PROGRAM,
  SERVICE_ARGV,
  type ServerProcess,
  seedAccount,
  startServerProcess,
} from "./service-api-fixture.ts";
import { measureLatencies, measureThroughput, percentile, type ReadRequest } from "./service-api-load.ts";
import { median } from "./timing.ts";

const ROUND_COUNT = 7;
const ROUND_LOAD = { connections: 16, ms: 1500 };

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const readRequestsFor = ({ key, evaluationId }: { key: string; evaluationId: string }): ReadRequest[] =>
  ["/api/check-usage", "/api/user-history", `/api/fixes?action=list&evaluationId=${evaluationId}`].map((path) => ({
    path,
    key,
  }));

/** Measures each read, alternating between the service and the reference. */
async function compareThroughput(
  storage: string,
  service: ServerProcess,
  bare: ServerProcess,
  reads: ReadRequest[],
): Promise<void> {
  for (const read of reads) {
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round <= ROUND_COUNT; round++) {
      const ours = await measureThroughput(service.url, read, ROUND_LOAD);
      const theirs = await measureThroughput(bare.url, read, ROUND_LOAD);
      // The first round warms up both.
      if (round === 0) continue;
      rates.ours.push(ours);
      rates.bare.push(theirs);
    }
    const ratio = median(rates.ours.map((rate, n) => rate / (rates.bare[n] ?? 1)));
    printLine(
      `reads, ${storage}, ${read.path.split("?")[0]}: ratio ${ratio.toFixed(2)} ` +
        `(goal ≥ 0.7)  ${median(rates.ours).toFixed(0)} a second, bare ${median(rates.bare).toFixed(0)}`,
    );
  }
}

async function reads(): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), "adhere-bench-"));
  await using postgres = await startPostgres();
  try {
    const url = await postgres.database();
    const furnished = await seedAccount({ url });
    {
      const env = { DATABASE_URL: url, ADHERE_DATA: home };
      await using service = await startServerProcess([...SERVICE_ARGV, "--role", "api"], env);
      await using bare = await startServerProcess([REFERENCE_PROGRAM], { BENCH_URL: url });
      await compareThroughput("postgres", service, bare, readRequestsFor(furnished));
    }
    const [ours, theirs] = [path.join(home, "ours"), path.join(home, "bare")];
    const embedded = await seedAccount({ directory: ours });
    await cp(ours, theirs, { recursive: true });
    await using service = await startServerProcess([...SERVICE_ARGV, "--data", ours]);
    await using bare = await startServerProcess([REFERENCE_PROGRAM], { BENCH_DIRECTORY: theirs });
    await compareThroughput("embedded", service, bare, readRequestsFor(embedded));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

const CONCURRENT_EVALUATIONS = 48;
const EVALUATION_MS = 500;

/** Duration of concurrent evaluations that only sleep, with workers of two slots. */
async function timeConcurrentEvaluations(
  storage: Parameters<typeof startTestService>[0],
  workers: number,
): Promise<number> {
  await using scene = await startTestService(storage, { workers: String(workers), slots: "2", queue: "100" });
  const key = await scene.createKey();
  // Waits until all slots have answered once, so that all workers have started.
  await Promise.all(Array.from({ length: workers * 2 }, () => scene.analyze(landingUrlFor("evaluated", 200), key)));
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: CONCURRENT_EVALUATIONS }, () => scene.analyze(landingUrlFor("evaluated", EVALUATION_MS), key)),
  );
  if (answers.some(({ status }) => status !== 200)) throw new Error("Some evaluations failed.");
  return performance.now() - began;
}

async function workers(): Promise<void> {
  await using postgres = await startPostgres();
  for (const kind of ["embedded", "postgres"] as const) {
    const storage = async () => (kind === "embedded" ? { kind } : ({ kind, url: await postgres.database() } as const));
    const one = await timeConcurrentEvaluations(await storage(), 1);
    const two = await timeConcurrentEvaluations(await storage(), 2);
    printLine(
      `workers, ${kind}: ratio ${(one / two).toFixed(2)} (goal ≥ 1.9)  ${CONCURRENT_EVALUATIONS} ` +
        `evaluations of ${EVALUATION_MS} ms: one worker ${one.toFixed(0)} ms, two ${two.toFixed(0)} ms`,
    );
  }
}

const READ_PACE = { perSecond: 50, ms: 12_000 };

/** Latency of reads at a constant rate, idle and while all cores but one evaluate the example site. */
async function measureReadsWhileEvaluating(): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), "adhere-bench-"));
  const site = await serveSite(0);
  const ads = createServer((_, response) => {
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(AD_SVG);
  }).listen(0, "127.0.0.1");
  await once(ads, "listening");
  const count = Math.max(1, os.availableParallelism() - 1);
  try {
    const furnished = await seedAccount({ directory: home });
    await using service = await startServerProcess([
      ...SERVICE_ARGV,
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
          adData: { imageUrl: `http://127.0.0.1:${portOfServer(ads)}/ad.svg`, platform: "meta" },
          landingPageData: { url: `http://localhost:${portOfServer(site)}/subscription` },
        }),
      });
      if (response.status !== 200) throw new Error(`The service returned ${response.status}.`);
      await response.arrayBuffer();
    };
    await evaluate();
    const idle = percentile(await measureLatencies(service.url, readRequestsFor(furnished), READ_PACE), 0.95);
    let over = false;
    let evaluated = 0;
    const busy = Array.from({ length: count }, async () => {
      while (!over) {
        await evaluate();
        evaluated += 1;
      }
    });
    const loaded = percentile(await measureLatencies(service.url, readRequestsFor(furnished), READ_PACE), 0.95);
    over = true;
    await Promise.all(busy);
    printLine(
      `while evaluating: ratio ${(loaded / idle).toFixed(2)} (goal ≤ 3)  p95 of reads ${loaded.toFixed(1)} ` +
        `ms beside ${count} busy worker(s) (${evaluated} evaluations), idle ${idle.toFixed(1)} ms`,
    );
  } finally {
    for (const server of [site, ads]) {
      server.closeAllConnections();
      server.close();
    }
    await rm(home, { recursive: true, force: true });
  }
}

const PARTS: Record<string, () => Promise<void>> = {
  reads,
  workers,
  "while-evaluating": measureReadsWhileEvaluating,
};
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
