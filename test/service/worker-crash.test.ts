import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { HistoryPage } from "../../src/contract/history.ts";
import { reserveUnit } from "../../src/service/quota/quota.ts";
import { monthOf } from "../../src/service/quota/quota-month.ts";
import { queryRows } from "../../src/service/store/database.ts";
import { ForkedPool } from "../../src/service/workers/forked-pool.ts";
import { sampleRequest } from "../contract/samples.ts";
import { type EvaluatorBehaviour, landingUrlFor } from "../doubles/evaluators.ts";
import { createTestStorages, STORAGES, startTestService, withDatabase } from "./test-service.ts";
import { unusualPageUrl } from "./unusual-evaluators.ts";

// Worker processes and service instances that die.

const stores = createTestStorages();
const POLL_OPTIONS = { timeout: 30_000 };
afterAll(() => stores.close());

async function createTempFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "adhere-crash-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

const SOURCE_FOLDER = path.resolve(import.meta.dirname, "../../src");

describe.each(STORAGES)("with the %s database", (kind) => {
  test("a page that kills workers fails alone; evaluations that ran beside it succeed", async () => {
    await using service = await startTestService(await stores.of(kind), { workers: "1", slots: "4" });
    const key = await service.createKey();
    const [killer, ...neighbours] = await Promise.all([
      service.analyze(landingUrlFor("die", 300), key),
      ...Array.from({ length: 3 }, () => service.analyze(landingUrlFor("evaluated", 800), key)),
    ]);
    expect(killer).toMatchObject({ status: 500, body: { errorCode: "ANALYSIS_FAILED" } });
    expect(neighbours.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await service.readUsage(key)).used).toBe(3);
    // All four ran in one worker when it first died; otherwise the test proves nothing.
    const lost = service.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "worker_lost");
    expect(lost.map(({ tasks }) => tasks)).toEqual([4, 1, 1]);
  });

  test("quota that a killed instance had reserved becomes available again", async () => {
    const data = await createTempFolder();
    const storage = await stores.of(kind);
    const before = await startTestService(storage, { data });
    const key = await before.createKey({ limit: 1 });
    const { userId } = HistoryPage.parse((await before.get("/api/user-history", key)).body);
    await before[Symbol.asyncDispose]();
    const purse = { subject: `account:${userId}`, month: monthOf(new Date()), limit: 1 };
    expect(await withDatabase(before.settings, (db) => reserveUnit(db, randomUUID(), purse, 3600))).toBe(true);

    await using service = await startTestService(storage, { data, "lease-seconds": "3" });
    // The embedded database refunds at start. In PostgreSQL, the unit may belong to another replica.
    if (kind === "postgres") {
      expect((await service.analyze(landingUrlFor("evaluated"), key)).status).toBe(429);
      await withDatabase(service.settings, (db) => db.execute(sql`update reservations set expires_at = now()`));
    }
    await expect
      .poll(async () => (await service.analyze(landingUrlFor("evaluated"), key)).status, POLL_OPTIONS)
      .toBe(200);
    expect(await service.readUsage(key)).toMatchObject({ used: 1, remaining: 0 });
    expect((await service.analyze(landingUrlFor("evaluated"), key)).status).toBe(429);
  });
});

test("a worker with a blocked event loop is killed, and another runs its task", async () => {
  const flag = path.join(await createTempFolder(), "seen");
  const log: string[] = [];
  const pool = new ForkedPool({
    entry: path.join(SOURCE_FOLDER, "service", "worker.ts"),
    env: { ...process.env, ADHERE_EVALUATORS: path.join(import.meta.dirname, "unusual-evaluators.ts") },
    workers: 1,
    slots: 1,
    heartbeatTimeoutMs: 6000,
    log: (what) => log.push(what),
  });
  onTestFinished(() => pool.close());
  const reply = await pool.runTask(
    {
      id: randomUUID(),
      requestId: "one",
      request: sampleRequest({ landingPageData: { url: unusualPageUrl("spin", flag) } }),
      lighter: false,
      rank: 0,
      timeMs: 50_000,
    },
    new AbortController().signal,
  );
  expect(reply).toHaveProperty("answer");
  expect(log).toEqual(["worker_silent", "worker_lost"]);
});

test("a dead worker is replaced even if the first attempt to start one fails", async () => {
  const log: string[] = [];
  const pool = new ForkedPool({
    entry: path.join(SOURCE_FOLDER, "service", "worker.ts"),
    env: { ...process.env, ADHERE_EVALUATORS: path.resolve(import.meta.dirname, "../doubles/evaluators.ts") },
    workers: 1,
    slots: 1,
    log: (what) => {
      log.push(what);
      // From now on, workers can be started again.
      if (what === "worker_error") process.execPath = node;
    },
  });
  onTestFinished(() => pool.close());
  const node = process.execPath;
  onTestFinished(() => {
    process.execPath = node;
  });
  const perform = (does: EvaluatorBehaviour) => {
    const request = sampleRequest({ landingPageData: { url: landingUrlFor(does) } });
    const task = { id: randomUUID(), requestId: "one", request, lighter: false, rank: 0, timeMs: 50_000 };
    return pool.runTask(task, new AbortController().signal);
  };
  expect(await perform("evaluated")).toHaveProperty("answer");
  process.execPath = path.join(await createTempFolder(), "no-node");
  const killing = perform("die").catch(() => undefined);
  expect(await perform("evaluated")).toHaveProperty("answer");
  expect(log.slice(0, 3)).toEqual(["worker_lost", "worker_error", "worker_lost"]);
  await killing;
});

test.each(STORAGES)("on %s storage deeply nested unknown fields crash neither service nor worker", async (kind) => {
  await using service = await startTestService(await stores.of(kind), { slots: "1" });
  const key = await service.createKey();
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  const page = JSON.stringify(sampleRequest({ landingPageData: { url: landingUrlFor("evaluated", 300) } }));
  const post = (depth: number) =>
    service.post(page.replace(/\}$/, `,"more":${nested(depth)}}`), { authorization: `Bearer ${key}` });
  // While the only slot is taken, and after it is free.
  const statuses = await Promise.all([1, 2500, 3500, 6000].map(async (depth) => (await post(depth)).status));
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect((await post(3500)).status).toBe(200);
  expect(service.log.join("\n")).not.toContain("worker_lost");
});

test("workers ignore an environment variable that a flag overrides", async () => {
  const env = {
    ...process.env,
    ADHERE_EVALUATORS: path.resolve(import.meta.dirname, "../doubles/evaluators.ts"),
    ADHERE_PORT: "banana",
    ADHERE_WORKERS: "0",
  };
  await using service = await startTestService({ kind: "embedded" }, {}, { env });
  expect((await service.analyze(landingUrlFor("evaluated"))).status).toBe(200);
});

/** Starts a replica with `adhere serve` in a process of its own. */
async function startReplica(role: "api" | "worker", url: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      path.join(SOURCE_FOLDER, "cli", "main.ts"),
      "serve",
      "--role",
      role,
      "--port",
      "0",
      "--data",
      await createTempFolder(),
    ],
    {
      env: {
        ...process.env,
        DATABASE_URL: url,
        ADHERE_TIMEOUT: "5",
        ADHERE_LEASE_SECONDS: "3",
        ADHERE_EVALUATORS: path.resolve(import.meta.dirname, "../doubles/evaluators.ts"),
      },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const log: string[] = [];
  const begun = Promise.withResolvers<string>();
  createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => {
    log.push(line);
    const { msg, url } = JSON.parse(line);
    if (msg === "worker_started" || msg === "listening") begun.resolve(url ?? "");
  });
  child.once("exit", (code) => begun.reject(new Error(`${role} ended with ${code}: ${log.join("\n")}`)));
  return { url: await begun.promise, child, log };
}

test("when replicas die, other workers take their tasks and their quota is refunded", async () => {
  const storage = await stores.of("postgres");
  if (!("url" in storage)) throw new Error("no PostgreSQL");
  const { url } = storage;
  await using service = await startTestService(storage, { role: "api", timeout: "5", "lease-seconds": "3" });
  const key = await service.createKey({ limit: 2 });
  const seen = (statement: ReturnType<typeof sql>) =>
    withDatabase(service.settings, async (db) => (await queryRows(db, statement))[0]);
  const active = sql`select count(*)::int as n from adhere_queue.job where state = 'active'`;

  // A worker replica dies during a task.
  const doomed = await startReplica("worker", url);
  const asked = service.analyze(landingUrlFor("evaluated", 2500), key);
  await expect.poll(() => seen(active), POLL_OPTIONS).toEqual({ n: 1 });
  const heir = await startReplica("worker", url);
  doomed.child.kill("SIGKILL");
  expect((await asked).status).toBe(200);

  // An API replica dies while it waits.
  const api = await startReplica("api", url);
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify(sampleRequest({ landingPageData: { url: landingUrlFor("hang") } }));
  const cut = fetch(`${api.url}/api/analyze-ad`, { method: "POST", headers, body }).catch(() => "cut off");
  const pool = sql`select used, reserved from pools`;
  await expect.poll(() => seen(pool), POLL_OPTIONS).toEqual({ used: 1, reserved: 1 });
  api.child.kill("SIGKILL");
  expect(await cut).toBe("cut off");
  await expect.poll(() => seen(pool), POLL_OPTIONS).toEqual({ used: 1, reserved: 0 });
  expect((await service.analyze(landingUrlFor("evaluated"), key)).status).toBe(200);

  // The log of a failed SQL statement does not contain the values.
  const other = await service.createKey({ email: "other@x.example" });
  await withDatabase(service.settings, (db) => db.execute(sql`drop table replies`));
  const leaving = new AbortController();
  const lost = service.analyze(landingUrlFor("evaluated"), other, { signal: leaving.signal }).catch(() => null);
  await expect.poll(() => heir.log.join("\n"), POLL_OPTIONS).toContain('relation \\"replies\\" does not exist');
  leaving.abort();
  await lost;
  const { headline } = sampleRequest().adData.adTextFields ?? {};
  expect(heir.log.join("\n") + service.log.join("")).not.toContain(headline);

  // A replica stops on SIGTERM.
  heir.child.kill("SIGTERM");
  expect(await once(heir.child, "exit")).toEqual([0, null]);
}, 120_000);
