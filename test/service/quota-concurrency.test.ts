import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { HistoryPage } from "../../src/contract/history.ts";
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
import { signInOwner, type WebClient } from "./web/web-client.ts";

// Quota accounting is exact: at every moment, used = stored evaluations ≤ limit.

const stores = createTestStorages();
const POLL_OPTIONS = { timeout: 20_000 };
afterAll(() => stores.close());

const QUOTA_LIMIT = 100;
const REQUEST_COUNT = 500;
const FORM_COUNT = 60;

test("500 requests and 60 forms at once stay within a quota of 100, while workers die and PostgreSQL restarts", async () => {
  const storage = await stores.of("postgres");
  await using service = await startTestService(storage, { workers: "2", "lease-seconds": "3", queue: "1200" });
  const key = await service.createKey({ limit: QUOTA_LIMIT, email: "owner@x.example" });
  const browser = await signInOwner(service);
  const watching = new AbortController();
  const watch = pollQuotaCounts(service, key, watching.signal);
  const forms = sendForms(browser, FORM_COUNT);
  const crowd = analyzeConcurrently(service, key, REQUEST_COUNT);
  await pause(400);
  await killWorkers();
  await (await stores.postgres()).restart();
  await pause(700);
  await killWorkers();
  const answers = await crowd;
  expect((await forms).filter((isSent) => isSent).length).toBeGreaterThan(0);
  await expect.poll(() => countRunningForms(service), { timeout: 60_000 }).toBe(0);
  watching.abort();
  const seen = await watch;
  expect(seen.length).toBeGreaterThan(3);
  for (const { used, stored } of seen) {
    expect(used).toBe(stored);
    expect(used).toBeLessThanOrEqual(QUOTA_LIMIT);
  }

  // Every 200 response is stored. More may be stored, if the response was lost with its connection.
  const settled = await readQuotaCounts(service);
  const answered = answers.filter(({ status, body }) => status === 200 && ScoredBody.safeParse(body).success);
  expect(settled.stored).toBe(settled.used);
  expect(new Set(answered.map(evaluationIdOf)).size).toBe(answered.length);
  expect(settled.used).toBeGreaterThanOrEqual(answered.length);

  // Exactly the remaining quota can still be used.
  await expect.poll(async () => (await readQuotaCounts(service)).reserved, { timeout: 20_000 }).toBe(0);
  const rest = QUOTA_LIMIT - settled.used;
  const more = await analyzeConcurrently(service, key, rest + 5, () => "evaluated");
  expect(more.filter(({ status }) => status === 200)).toHaveLength(rest);
  expect(more.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await readQuotaCounts(service)).toEqual({ used: QUOTA_LIMIT, stored: QUOTA_LIMIT, reserved: 0 });
}, 180_000);

test("accounting is exact on the embedded database while workers die", async () => {
  await using service = await startTestService({ kind: "embedded" }, { workers: "2", queue: "600" });
  const key = await service.createKey({ limit: 20 });
  const answers = await analyzeConcurrently(service, key, 100, (n) => (n % 9 === 4 ? "die" : mixedBehaviour(n)));
  const answered = answers.filter(({ status, body }) => status === 200 && ScoredBody.safeParse(body).success);
  const usage = await service.readUsage(key);
  expect(usage.used).toBe(answered.length);
  const history = HistoryPage.parse((await service.get("/api/user-history?limit=100", key)).body);
  const full = history.evaluations.filter(({ overallScore }) => overallScore > 0);
  expect(full).toHaveLength(usage.used);
  const more = await analyzeConcurrently(service, key, usage.remaining + 3, () => "evaluated");
  expect(more.filter(({ status }) => status === 200)).toHaveLength(usage.remaining);
  expect(await service.readUsage(key)).toMatchObject({
    used: 20,
    remaining: 0,
    canEvaluate: false,
  });
}, 120_000);

test.each(STORAGES)("on %s storage a client that disconnects frees its queue place and its quota", async (kind) => {
  await using service = await startTestService(await stores.of(kind), { slots: "1", queue: "0" });
  const key = await service.createKey({ limit: 1 });
  const leaving = new AbortController();
  const left = service.analyze(landingUrlFor("hang"), key, { signal: leaving.signal }).catch(() => "gone");
  // The only place is taken: another request is refused before its quota is checked.
  await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/under_way 1/);
  expect((await service.analyze(landingUrlFor("evaluated"), key)).status).toBe(503);
  expect(await service.readUsage(key)).toMatchObject({ used: 0, remaining: 0, canEvaluate: false });
  leaving.abort();
  expect(await left).toBe("gone");
  // Place, quota unit and worker slot are free again.
  await expect
    .poll(async () => (await service.analyze(landingUrlFor("evaluated"), key)).status, POLL_OPTIONS)
    .toBe(200);
  const refused = await service.readMetrics();
  expect(refused).toMatch(/status="499"\} 1/);
  expect(service.log.join("")).not.toContain('"failure"');
});

test("a saturated service answers the requests that fit, and the rest with 503 and Retry-After", async () => {
  await using service = await startTestService({ kind: "embedded" }, { slots: "1", queue: "1" });
  const key = await service.createKey();
  const all = await Promise.all(
    Array.from({ length: 12 }, () => service.analyze(landingUrlFor("evaluated", 1500), key)),
  );
  const refused = all.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(10);
  for (const { body, headers } of refused) {
    expect(errorCodeOf(body)).toBe("SERVICE_SATURATED");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await service.readUsage(key)).used).toBe(2);
});

/** A counted answer; url_only has no score. */
const ScoredBody = z.object({ overallScore: z.number() });

const mixedBehaviour = (n: number): EvaluatorBehaviour =>
  n % 7 === 3 ? "failed" : n % 11 === 5 ? "url_only" : "evaluated";

/** Sends concurrent requests. A lost connection counts as status 0. */
function analyzeConcurrently(
  service: TestService,
  key: string,
  size: number,
  does: (n: number) => EvaluatorBehaviour = mixedBehaviour,
) {
  return Promise.all(
    Array.from({ length: size }, (_, n) =>
      service
        .analyze(landingUrlFor(does(n), 40 + (n % 5) * 30), key)
        .catch(() => ({ status: 0, body: {}, headers: new Headers() })),
    ),
  );
}

/** Sends forms at once. @returns which were taken: the others lost their connection, or their database. */
const sendForms = (browser: WebClient, size: number): Promise<boolean[]> =>
  Promise.all(
    Array.from({ length: size }, (_, n) => {
      const landingUrl = landingUrlFor(mixedBehaviour(n), 40 + (n % 5) * 30);
      const sent = browser.evaluate({ landingUrl, headlines: "Summer sale" });
      return sent.then(
        ({ location }) => location?.startsWith("/submissions/") ?? false,
        () => false,
      );
    }),
  );

const countRunningForms = ({ settings }: TestService): Promise<number> =>
  withDatabase(settings, async (db) => {
    const rows = await queryRows(db, sql`select 1 from submissions where outcome is null`);
    return rows.length;
  });

/** Kills the worker processes of this test run, like the kernel's out-of-memory killer. */
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

/** Reads all counts in one statement, so that they are consistent. */
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

async function pollQuotaCounts(service: TestService, _key: string, signal: AbortSignal): Promise<QuotaCounts[]> {
  const seen: QuotaCounts[] = [];
  while (!signal.aborted) {
    // Skips moments when the database is down.
    await readQuotaCounts(service).then(
      (pool) => seen.push(pool),
      () => undefined,
    );
    await pause(50);
  }
  return seen;
}
