import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { HistoryPage } from "../../src/contract/account.ts";
import { queryRows } from "../../src/service/store/database.ts";
import { type EvaluatorBehaviour, landingUrlFor } from "../doubles/evaluators.ts";
import {
  createTestStorages,
  errorCodeOf,
  evaluationIdOf,
  STORAGES,
  startTestService,
  type TestService,
  withDatabase,
} from "./test-service.ts";

// The pool is exact: used = stored successes ≤ limit at every moment, nothing lost, nothing counted twice.

const stores = createTestStorages();
const POLL_OPTIONS = { timeout: 20_000 };
afterAll(() => stores.close());

const QUOTA_LIMIT = 100;
const REQUEST_COUNT = 500;

test("500 at once against 100 units, workers killed and the database restarted: exact, and the rest can be used", async () => {
  const storage = await stores.of("postgres");
  await using scene = await startTestService(storage, { workers: "2", "lease-seconds": "3", queue: "600" });
  const key = await scene.createKey({ limit: QUOTA_LIMIT });
  const watching = new AbortController();
  const watch = pollQuotaCounts(scene, key, watching.signal);
  const crowd = analyzeConcurrently(scene, key, REQUEST_COUNT);
  await pause(400);
  await killWorkers();
  await (await stores.postgres()).restart();
  await pause(700);
  await killWorkers();
  const answers = await crowd;
  watching.abort();
  const seen = await watch;
  expect(seen.length).toBeGreaterThan(3);
  for (const { used, stored } of seen) {
    expect(used).toBe(stored);
    expect(used).toBeLessThanOrEqual(QUOTA_LIMIT);
  }

  // Every answered success is stored; what was stored beyond them had its answer lost with a connection.
  const settled = await readQuotaCounts(scene);
  const answered = answers.filter(({ status, body }) => status === 200 && ScoredBody.safeParse(body).success);
  expect(settled.stored).toBe(settled.used);
  expect(new Set(answered.map(evaluationIdOf)).size).toBe(answered.length);
  expect(settled.used).toBeGreaterThanOrEqual(answered.length);

  // After the dust has settled, exactly the rest is left.
  await expect.poll(async () => (await readQuotaCounts(scene)).reserved, { timeout: 20_000 }).toBe(0);
  const rest = QUOTA_LIMIT - settled.used;
  const more = await analyzeConcurrently(scene, key, rest + 5, () => "evaluated");
  expect(more.filter(({ status }) => status === 200)).toHaveLength(rest);
  expect(more.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await readQuotaCounts(scene)).toEqual({ used: QUOTA_LIMIT, stored: QUOTA_LIMIT, reserved: 0 });
}, 180_000);

test("on the embedded storage, too, with workers killed", async () => {
  await using scene = await startTestService({ kind: "embedded" }, { workers: "2", queue: "600" });
  const key = await scene.createKey({ limit: 20 });
  const answers = await analyzeConcurrently(scene, key, 100, (n) =>
    n % 9 === 4 ? "die" : mixedBehaviour(n),
  );
  const answered = answers.filter(({ status, body }) => status === 200 && ScoredBody.safeParse(body).success);
  const usage = await scene.readUsage(key);
  expect(usage.used).toBe(answered.length);
  const history = HistoryPage.parse((await scene.get("/api/user-history?limit=100", key)).body);
  const full = history.evaluations.filter(({ overallScore }) => overallScore > 0);
  expect(full).toHaveLength(usage.used);
  const more = await analyzeConcurrently(scene, key, usage.remaining + 3, () => "evaluated");
  expect(more.filter(({ status }) => status === 200)).toHaveLength(usage.remaining);
  expect(await scene.readUsage(key)).toMatchObject({
    used: 20,
    remaining: 0,
    canEvaluate: false,
  });
}, 120_000);

test.each(STORAGES)("on %s storage a client that goes away frees its place, and its unit", async (kind) => {
  await using scene = await startTestService(await stores.of(kind), { slots: "1", queue: "0" });
  const key = await scene.createKey({ limit: 1 });
  const leaving = new AbortController();
  const left = scene.analyze(landingUrlFor("hang"), key, { signal: leaving.signal }).catch(() => "gone");
  // The only place is taken: nobody else gets in, and no unit is looked at.
  await expect.poll(async () => (await scene.get("/metrics")).body, POLL_OPTIONS).toMatch(/under_way 1/);
  expect((await scene.analyze(landingUrlFor("evaluated"), key)).status).toBe(503);
  leaving.abort();
  expect(await left).toBe("gone");
  // Place, unit and the worker's slot are free again.
  await expect
    .poll(async () => (await scene.analyze(landingUrlFor("evaluated"), key)).status, POLL_OPTIONS)
    .toBe(200);
  const refused = (await scene.get("/metrics")).body;
  expect(refused).toMatch(/status="499"\} 1/);
  expect(scene.log.join("")).not.toContain('"failure"');
});

test("saturated: as many as fit are answered, the rest get 503 with an errorCode and Retry-After, and are not counted", async () => {
  await using scene = await startTestService({ kind: "embedded" }, { slots: "1", queue: "1" });
  const key = await scene.createKey();
  const all = await Promise.all(
    Array.from({ length: 12 }, () => scene.analyze(landingUrlFor("evaluated", 1500), key)),
  );
  const refused = all.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(10);
  for (const { body, headers } of refused) {
    expect(errorCodeOf(body)).toBe("SERVICE_SATURATED");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await scene.readUsage(key)).used).toBe(2);
});

/** An answer that counts; one by its URL only has no score. */
const ScoredBody = z.object({ overallScore: z.number() });

const mixedBehaviour = (n: number): EvaluatorBehaviour =>
  n % 7 === 3 ? "failed" : n % 11 === 5 ? "url_only" : "evaluated";

/** So many callers at once. A connection that is lost is an answer of status 0. */
function analyzeConcurrently(
  scene: TestService,
  key: string,
  size: number,
  does: (n: number) => EvaluatorBehaviour = mixedBehaviour,
) {
  return Promise.all(
    Array.from({ length: size }, (_, n) =>
      scene
        .analyze(landingUrlFor(does(n), 40 + (n % 5) * 30), key)
        .catch(() => ({ status: 0, body: {}, headers: new Headers() })),
    ),
  );
}

/** The worker processes of this test run, killed as a machine would that runs out of memory. */
async function killWorkers(): Promise<void> {
  const { stdout } = await promisify(execFile)("ps", ["-eo", "pid,ppid,args"]);
  for (const line of stdout.split("\n")) {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    if (Number(parent) === process.pid && args.some((arg) => arg.endsWith("service/worker.ts"))) {
      process.kill(Number(pid), "SIGKILL");
    }
  }
}

interface QuotaCounts {
  used: number;
  reserved: number;
  stored: number;
}

/** One statement sees one moment. */
async function readQuotaCounts({ settings }: TestService): Promise<QuotaCounts> {
  return withDatabase(settings, async (db) => {
    const [row] = await queryRows(
      db,
      sql`select coalesce(sum(used), 0)::int as used, coalesce(sum(reserved), 0)::int as reserved,
            (select count(*)::int from evaluations where counted) as stored from pools`,
    );
    return row as QuotaCounts;
  });
}

async function pollQuotaCounts(
  scene: TestService,
  _key: string,
  signal: AbortSignal,
): Promise<QuotaCounts[]> {
  const seen: QuotaCounts[] = [];
  while (!signal.aborted) {
    // While the database is away nothing can be seen.
    await readQuotaCounts(scene).then(
      (pool) => seen.push(pool),
      () => undefined,
    );
    await pause(50);
  }
  return seen;
}
