import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queryRows } from "../../src/service/store/database.ts";
import { sampleRequest } from "../contract/samples.ts";
import { landingUrlFor } from "../doubles/evaluators.ts";
import {
  createTestStorages,
  errorCodeOf,
  STORAGES,
  startTestService,
  type TestService,
  withDatabase,
} from "./test-service.ts";

// Limits, turns of the month, and what happens when something is away.

const stores = createTestStorages();
const POLL_OPTIONS = { timeout: 20_000 };
afterAll(() => stores.close());

describe.each(STORAGES)("on %s storage", (kind) => {
  test("the month turns at midnight UTC, for owners and anonymous callers", async () => {
    let now = new Date("2026-11-30T23:59:59.900Z");
    let reads = 0;
    const clock = () => {
      reads += 1;
      return now;
    };
    await using scene = await startTestService(await stores.of(kind), {}, { now: clock });
    const key = await scene.createKey({ limit: 1 });
    for (const who of [key, undefined]) {
      expect((await scene.analyze(landingUrlFor("evaluated"), who)).status).toBe(200);
      expect((await scene.analyze(landingUrlFor("evaluated"), who)).status).toBe(429);
      expect(await scene.readUsage(who)).toMatchObject({
        used: 1,
        canEvaluate: false,
        nextReset: "2026-12-01T00:00:00.000Z",
      });
    }
    // What began in November counts in November, though it ends in December.
    const other = await scene.createKey({ limit: 1, email: "late@x.example" });
    const before = reads;
    const late = scene.analyze(landingUrlFor("evaluated", 800), other);
    await expect.poll(() => reads, POLL_OPTIONS).toBeGreaterThan(before);
    now = new Date("2026-12-01T00:00:00.000Z");
    expect((await late).status).toBe(200);
    for (const who of [key, undefined, other]) {
      expect(await scene.readUsage(who)).toMatchObject({ used: 0, canEvaluate: true });
      expect((await scene.analyze(landingUrlFor("evaluated"), who)).status).toBe(200);
    }
  });

  test.each([
    ["scale", 20, "studio"],
    ["portfolio", 50, "enterprise"],
    ["enterprise", 50, "enterprise"],
  ] as const)(
    "%s: %i keys, however many are asked for at once; a revoked or expired one makes room; its tier is %s",
    async (plan, most, tier) => {
      await using scene = await startTestService(await stores.of(kind));
      const email = `${plan}@x.example`;
      await scene.admin({ do: "accounts create", email, plan });
      const create = (expiresAt?: string) =>
        scene.admin({
          do: "keys create",
          account: email,
          name: "one",
          scopes: ["usage"],
          ...(expiresAt !== undefined && { expiresAt }),
        });
      const made = await Promise.allSettled(Array.from({ length: most + 10 }, () => create()));
      const refused = made.filter((one) => one.status === "rejected");
      expect(refused).toHaveLength(10);
      for (const { reason } of refused) expect(String(reason)).toContain(`limit of ${most} keys`);
      const { rows } = await scene.admin({ do: "keys list", account: email });
      expect(rows).toHaveLength(most);
      await scene.admin({ do: "keys revoke", key: rows[0]?.["handle"] ?? "" });
      await expect(create("2020-01-01T00:00:00Z")).rejects.toThrow("is in the past");
      await create(new Date(Date.now() + 5000).toISOString());
      await expect(create()).rejects.toThrow(`limit of ${most} keys`);
      let last: string | undefined;
      await expect
        .poll(async () => {
          last = (await create().catch(() => null))?.rows[0]?.["key"];
          return last;
        }, POLL_OPTIONS)
        .toBeDefined();
      expect((await scene.readUsage(last)).tier).toBe(tier);
      await expect(create()).rejects.toThrow(`limit of ${most} keys`);
    },
  );

  test("a key's last use is told, and a plan without API access shuts its keys", async () => {
    await using scene = await startTestService(await stores.of(kind));
    const key = await scene.createKey({ email: "used@x.example" });
    const lastUsed = async () =>
      (await scene.admin({ do: "keys list", account: "used@x.example" })).rows[0]?.["last used"];
    expect(await lastUsed()).toBe("never");
    const began = Date.now();
    await scene.get("/api/check-usage", key);
    await expect
      .poll(async () => Date.parse((await lastUsed()) ?? ""), POLL_OPTIONS)
      .toBeGreaterThanOrEqual(began - 1000);
    await scene.admin({ do: "accounts set", account: "used@x.example", plan: "starter" });
    expect((await scene.get("/api/check-usage", key)).status).toBe(403);
    await expect(
      scene.admin({ do: "keys create", account: "used@x.example", name: "x", scopes: ["usage"] }),
    ).rejects.toThrow("no API access");
  });

  test("a stored key is a hash; the key itself is nowhere", async () => {
    const storage = await stores.of(kind);
    await using scene = await startTestService(storage);
    const key = await scene.createKey();
    await scene.get("/api/check-usage", key);
    const look = async () =>
      withDatabase(scene.settings, (db) => queryRows(db, sql`select * from keys`)).then(JSON.stringify);
    if (kind === "postgres") {
      const stored = await look();
      expect(stored).toContain(key.slice(0, "adhere_".length + 8).replace("adhere_", ""));
      expect(stored).not.toContain(key.slice(-43));
    }
    expect(JSON.stringify(await scene.admin({ do: "keys list", account: "owner1@x.example" }))).not.toContain(
      key.slice(-43),
    );
  });

  test("behind one trusted proxy, what a caller writes into X-Forwarded-For buys no second allowance", async () => {
    await using scene = await startTestService(await stores.of(kind), { "trusted-proxies": "1" });
    const as = (header: string) =>
      scene.analyze(landingUrlFor("evaluated"), undefined, { headers: { "x-forwarded-for": header } });
    expect((await as("198.51.100.7")).status).toBe(200);
    for (const spoofed of ["1.1.1.1, 198.51.100.7", "9.9.9.9,198.51.100.7", "::1, 198.51.100.7:99"]) {
      expect((await as(spoofed)).status, spoofed).toBe(429);
    }
    expect((await as("198.51.100.8")).status).toBe(200);
    expect((await as("2001:db8:1:2::1")).status).toBe(200);
    expect((await as("2001:db8:1:2:3:4:5:6")).status).toBe(429);
    expect((await as("2001:db8:1:3::1")).status).toBe(200);
    const usage = await scene.readUsage(undefined, { "x-forwarded-for": "2001:db8:1:2::1" });
    expect(usage).toMatchObject({ used: 1, remaining: 0, ipAddress: "2001:db8:*" });
  });

  test("shutting down: what is under way is finished, whoever comes gets 503 with Retry-After, readiness says so", async () => {
    await using scene = await startTestService(await stores.of(kind));
    const key = await scene.createKey();
    const underWay = scene.analyze(landingUrlFor("evaluated", 2500), key);
    await expect.poll(async () => (await scene.get("/metrics")).body, POLL_OPTIONS).toMatch(/under_way 1/);
    const closed = scene.running.close(20_000);
    const refused = await scene.analyze(landingUrlFor("evaluated"), key);
    expect(refused.status).toBe(503);
    expect(errorCodeOf(refused.body)).toBe("SERVICE_DRAINING");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("connection")).toBe("close");
    expect((await scene.get("/readyz")).status).toBe(503);
    expect((await scene.get("/healthz")).status).toBe(200);
    expect((await underWay).status).toBe(200);
    await closed;
    await expect(scene.get("/healthz")).rejects.toThrow();
  });

  test("what a shutdown cuts off is refunded", async () => {
    const storage = await stores.of(kind);
    await using scene = await startTestService(storage);
    const key = await scene.createKey({ limit: 1 });
    const cut = scene.analyze(landingUrlFor("hang"), key).catch(() => "cut off");
    await expect.poll(async () => (await scene.get("/metrics")).body, POLL_OPTIONS).toMatch(/under_way 1/);
    await scene.running.close(300);
    expect(await cut).toBe("cut off");
    const [row] = await withDatabase(scene.settings, (db) =>
      queryRows(db, sql`select used, reserved from pools`),
    );
    expect(row).toEqual({ used: 0, reserved: 0 });
  });

  test("a lease is renewed for as long as its holder works, and given back when that leaves", async () => {
    await using scene = await startTestService(await stores.of(kind), { "lease-seconds": "3" });
    const key = await scene.createKey({ limit: 1, email: "lease@x.example" });
    expect((await scene.analyze(landingUrlFor("failed"), key)).status).toBe(500);
    const leave = new AbortController();
    const held = scene.analyze(landingUrlFor("hang"), key, { signal: leave.signal }).catch(() => null);
    await expect.poll(async () => (await scene.get("/metrics")).body, POLL_OPTIONS).toMatch(/under_way 1/);
    // Longer than a lease: whoever holds it renews it.
    await pause(4500);
    expect((await scene.analyze(landingUrlFor("evaluated"), key)).status).toBe(429);
    leave.abort();
    await held;
    await expect
      .poll(async () => (await scene.analyze(landingUrlFor("evaluated"), key)).status, POLL_OPTIONS)
      .toBe(200);
  });
});

test("PostgreSQL is away: 503 STORAGE_UNAVAILABLE with Retry-After, readiness says so, and it comes back by itself", async () => {
  await using scene = await startTestService(await stores.of("postgres"));
  const key = await scene.createKey();
  const server = await stores.postgres();
  await server.stop();
  try {
    const [evaluated, read, ready] = await Promise.all([
      scene.analyze(landingUrlFor("evaluated"), key),
      scene.get("/api/check-usage", key),
      scene.get("/readyz"),
    ]);
    expect(evaluated.status).toBe(503);
    expect(errorCodeOf(evaluated.body)).toBe("STORAGE_UNAVAILABLE");
    expect(Number(evaluated.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(read.status).toBe(503);
    expect(read.body).not.toHaveProperty("errorCode");
    expect(ready.status).toBe(503);
  } finally {
    await server.start();
  }
  await expect.poll(async () => (await scene.get("/readyz")).status, POLL_OPTIONS).toBe(200);
  expect((await scene.analyze(landingUrlFor("evaluated"), key)).status).toBe(200);
});

test("a failing statement's values are in no log and no answer", async () => {
  await using scene = await startTestService(await stores.of("postgres"));
  const key = await scene.createKey();
  await withDatabase(scene.settings, (db) => db.execute(sql`drop table fixes cascade`));
  const { status, body } = await scene.analyze(landingUrlFor("evaluated"), key);
  expect(status).toBe(500);
  expect(body).toEqual({
    error: "Internal error. It is safe to retry.",
    errorCode: "ANALYSIS_FAILED",
  });
  const stats = await scene.get("/api/fixes?action=stats", key);
  expect(stats).toMatchObject({ status: 500, body: { error: expect.not.stringContaining("fixes") } });
  const log = scene.log.join("");
  expect(log).toContain('relation \\"fixes\\" does not exist');
  expect(log).not.toContain(sampleRequest().adData.adTextFields?.headline);
  expect(log).not.toContain("params");
});

describe("the door", () => {
  let scene: TestService;
  beforeAll(async () => {
    scene = await startTestService({ kind: "embedded" });
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  test("a request id is given, or taken over where it is harmless, and the log has it", async () => {
    const own = await scene.get("/healthz");
    expect(own.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const given = await scene.get("/healthz", undefined, { "x-request-id": "run-42" });
    expect(given.headers.get("x-request-id")).toBe("run-42");
    const hostile = await scene.get("/healthz", undefined, { "x-request-id": 'a"}{"level":"x' });
    expect(hostile.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const lines = scene.log.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ id: "run-42", route: "/healthz", status: 200 }));
  });

  test("metrics: counted by route, whatever paths people try", async () => {
    const key = await scene.createKey();
    for (let n = 0; n < 5; n++) await scene.get(`/nothing/${n}`);
    await scene.analyze(landingUrlFor("evaluated"), key);
    await scene.analyze(landingUrlFor("link_broken"), key);
    await scene.analyze(landingUrlFor("evaluated"), await scene.createKey({ limit: 0 }));
    const { body, headers } = await scene.get("/metrics");
    expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).not.toContain("/nothing");
    expect(body).toMatch(
      /adhere_http_requests_total\{route="\/api\/analyze-ad",method="POST",status="200"\} 2/,
    );
    expect(body).toMatch(/adhere_evaluations_total\{outcome="evaluated"\} 1/);
    expect(body).toMatch(/adhere_evaluations_total\{outcome="link_broken"\} 1/);
    expect(body).toMatch(/adhere_evaluations_total\{outcome="refused"\} 1/);
    expect(body).toMatch(/adhere_evaluation_seconds_count 2/);
    expect(body).toMatch(/adhere_evaluations_under_way 0/);
  });

  test("security headers on every answer, errors included; answers of the API are not cached", async () => {
    for (const path of ["/healthz", "/api/check-usage", "/api/user-history", "/nothing", "/docs"]) {
      const { headers } = await scene.get(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy"), path).toBe("no-referrer");
      expect(headers.has("x-powered-by"), path).toBe(false);
      if (path.startsWith("/api")) expect(headers.get("cache-control"), path).toBe("no-store");
    }
  });

  test("a body that comes in pieces is weighed, too; headers beyond every need are refused", async () => {
    const agent = new Agent();
    const pieces = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(16_384, "x")));
    const { statusCode, body } = await request(`${scene.url}/api/analyze-ad`, {
      dispatcher: agent,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: pieces,
    });
    expect(statusCode).toBe(413);
    expect(await body.json()).toMatchObject({ errorCode: "INVALID_REQUEST" });
    await agent.close();
    expect((await scene.get("/healthz", undefined, { "x-long": "x".repeat(20_000) })).status).toBe(431);
  });

  test("what is no HTTP, or half of it, does no harm", async () => {
    const { hostname, port } = new URL(scene.url);
    for (const text of [
      "\x00\x01\x02\r\n\r\n",
      "GET",
      "POST /api/analyze-ad HTTP/1.1\r\ncontent-length: 10\r\n\r\n{",
    ]) {
      const socket = connect(Number(port), hostname, () => socket.end(text));
      socket.on("error", () => undefined).resume();
      await once(socket, "close");
    }
    expect((await scene.get("/healthz")).status).toBe(200);
  });
});
