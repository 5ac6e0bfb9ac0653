import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { queryRows } from "../../src/service/store/database.ts";
import { deleteExpiredKeys } from "../../src/service/store/idempotency.ts";
import { idempotencyKeys } from "../../src/service/store/schema.ts";
import { landingUrlFor } from "../doubles/evaluators.ts";
import { createTestStorages, errorCodeOf, STORAGES, startTestService, withDatabase } from "./test-service.ts";

// Requests that are sent again under their Idempotency-Key.

const stores = createTestStorages();
const POLL_OPTIONS = { timeout: 20_000 };
afterAll(() => stores.close());

const named = (key: string) => ({ headers: { "idempotency-key": key } });
const EVALUATED = landingUrlFor("evaluated");

describe.each(STORAGES)("with the %s database", (kind) => {
  test("the same request is evaluated and counted once, for owners and anonymous callers", async () => {
    await using service = await startTestService(await stores.of(kind));
    for (const who of [await service.createKey({ limit: 1 }), undefined]) {
      const first = await service.analyze(EVALUATED, who, named("one"));
      const second = await service.analyze(EVALUATED, who, named("one"));
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
      expect([first, second].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
      expect(first.headers.get("adhere-idempotency-seconds")).toBe("86400");
      expect(await service.readUsage(who)).toMatchObject({ used: 1 });
      // The quota is used up.
      expect((await service.analyze(EVALUATED, who, named("two"))).status).toBe(429);
    }
  });

  test("keys of different callers are different", async () => {
    await using service = await startTestService(await stores.of(kind));
    const callers = [await service.createKey(), await service.createKey(), undefined];
    const answers = await Promise.all(callers.map((who) => service.analyze(EVALUATED, who, named("same"))));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(3);
  });

  test("a key with another request is refused, and while the first one runs", async () => {
    await using service = await startTestService(await stores.of(kind));
    const key = await service.createKey({ limit: 10 });
    const first = service.analyze(landingUrlFor("evaluated", 1500), key, named("k"));
    await expect.poll(() => service.readUsage(key), POLL_OPTIONS).toMatchObject({ remaining: 9 });
    const same = await service.analyze(landingUrlFor("evaluated", 1500), key, named("k"));
    expect([same.status, errorCodeOf(same.body)]).toEqual([409, "IDEMPOTENCY_KEY_IN_USE"]);
    expect(same.headers.get("retry-after")).toBe("3");
    for (const moment of ["while it runs", "afterwards"]) {
      const other = await service.analyze(EVALUATED, key, named("k"));
      expect([other.status, errorCodeOf(other.body)], moment).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
      await first;
    }
    expect(await service.readUsage(key)).toMatchObject({ used: 1, remaining: 9 });
  });

  test("twelve at once are evaluated once", async () => {
    await using service = await startTestService(await stores.of(kind));
    const key = await service.createKey({ limit: 50 });
    const url = landingUrlFor("evaluated", 300);
    const all = await Promise.all(Array.from({ length: 12 }, () => service.analyze(url, key, named("burst"))));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(11);
    await expect.poll(() => service.readUsage(key), POLL_OPTIONS).toMatchObject({ used: 1, remaining: 49 });
    expect((await service.analyze(url, key, named("burst"))).headers.get("idempotent-replayed")).toBe("true");
  });

  test.each(["url_only", "link_broken", "failed"] as const)("%s is not counted, so it is asked again", async (does) => {
    await using service = await startTestService(await stores.of(kind));
    const key = await service.createKey({ limit: 10 });
    const first = await service.analyze(landingUrlFor(does), key, named("k"));
    const second = await service.analyze(landingUrlFor(does), key, named("k"));
    expect(second.status).toBe(first.status);
    expect(second.headers.get("idempotent-replayed")).toBe(null);
    // It stands for nothing, so another request may have it.
    expect((await service.analyze(EVALUATED, key, named("k"))).status).toBe(200);
    expect(await service.readUsage(key)).toMatchObject({ used: 1 });
  });

  test("a caller who disconnects may ask again at once", async () => {
    await using service = await startTestService(await stores.of(kind));
    const key = await service.createKey({ limit: 10 });
    const gone = new AbortController();
    const url = landingUrlFor("evaluated", 1500);
    const first = service.analyze(url, key, { ...named("k"), signal: gone.signal });
    await expect.poll(() => service.readUsage(key), POLL_OPTIONS).toMatchObject({ remaining: 9 });
    gone.abort();
    await expect(first).rejects.toThrow();
    await expect.poll(async () => (await service.analyze(url, key, named("k"))).status, POLL_OPTIONS).toBe(200);
    expect(await service.readUsage(key)).toMatchObject({ used: 1, remaining: 9 });
  });
});

test("a key ends after a day, with its evaluation, and with its process", async () => {
  await using service = await startTestService(await stores.of("postgres"));
  const key = await service.createKey({ limit: 10 });
  const again = async () => (await service.analyze(EVALUATED, key, named("k"))).headers.get("idempotent-replayed");
  const change = (statement: SQL) => withDatabase(service.settings, (db) => db.execute(statement));
  expect(await again()).toBe(null);
  expect(await again()).toBe("true");
  await change(sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
  expect(await again()).toBe(null);
  expect(await again()).toBe("true");
  await change(sql`delete from evaluations`);
  expect(await again()).toBe(null);
  // As a killed process leaves it: its lease has ended.
  await change(sql`update idempotency_keys set evaluation_id = null, lease_id = ${randomUUID()}`);
  expect(await again()).toBe(null);
  expect(await again()).toBe("true");
  const countKeys = () => withDatabase(service.settings, (db) => db.$count(idempotencyKeys));
  await withDatabase(service.settings, deleteExpiredKeys);
  expect(await countKeys()).toBe(1);
  await change(sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
  await withDatabase(service.settings, deleteExpiredKeys);
  expect(await countKeys()).toBe(0);
});

test("a process that lost its key to another one stores and counts nothing", async () => {
  await using service = await startTestService(await stores.of("postgres"));
  const key = await service.createKey({ limit: 10 });
  const first = service.analyze(landingUrlFor("evaluated", 1500), key, named("k"));
  const takeOver = async () => {
    const statement = sql`update idempotency_keys set lease_id = ${randomUUID()} returning key`;
    return (await withDatabase(service.settings, (db) => queryRows(db, statement))).length;
  };
  await expect.poll(takeOver, POLL_OPTIONS).toBe(1);
  const { status, body } = await first;
  expect([status, errorCodeOf(body)]).toEqual([409, "IDEMPOTENCY_KEY_IN_USE"]);
  expect(await service.readUsage(key)).toMatchObject({ used: 0, remaining: 10 });
});

test.each([
  ["an empty", ""],
  ["a longer", "x".repeat(256)],
])("%s key is refused", async (_, name) => {
  await using service = await startTestService({ kind: "embedded" });
  const { status, body } = await service.analyze(EVALUATED, undefined, named(name));
  expect([status, errorCodeOf(body)]).toEqual([400, "INVALID_REQUEST"]);
  expect(JSON.stringify(body)).toContain("idempotency-key");
});
