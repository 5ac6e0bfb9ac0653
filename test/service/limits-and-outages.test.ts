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

// Limits, month rollover, shutdown and outages.

const stores = createTestStorages();
const POLL_OPTIONS = { timeout: 20_000 };
afterAll(() => stores.close());

describe.each(STORAGES)("with the %s database", (kind) => {
  test("quotas reset at midnight UTC on the first of the month, for owners and anonymous callers", async () => {
    let now = new Date("2026-11-30T23:59:59.900Z");
    let reads = 0;
    const clock = () => {
      reads += 1;
      return now;
    };
    await using service = await startTestService(await stores.of(kind), {}, { now: clock });
    const key = await service.createKey({ limit: 1 });
    for (const who of [key, undefined]) {
      expect((await service.analyze(landingUrlFor("evaluated"), who)).status).toBe(200);
      expect((await service.analyze(landingUrlFor("evaluated"), who)).status).toBe(429);
      expect(await service.readUsage(who)).toMatchObject({
        used: 1,
        canEvaluate: false,
        nextReset: "2026-12-01T00:00:00.000Z",
      });
    }
    // An evaluation counts in the month in which it started.
    const other = await service.createKey({ limit: 1, email: "late@x.example" });
    const before = reads;
    const late = service.analyze(landingUrlFor("evaluated", 800), other);
    await expect.poll(() => reads, POLL_OPTIONS).toBeGreaterThan(before);
    now = new Date("2026-12-01T00:00:00.000Z");
    expect((await late).status).toBe(200);
    for (const who of [key, undefined, other]) {
      expect(await service.readUsage(who)).toMatchObject({ used: 0, canEvaluate: true });
      expect((await service.analyze(landingUrlFor("evaluated"), who)).status).toBe(200);
    }
  });

  test.each([
    ["scale", 20, "studio"],
    ["portfolio", 50, "enterprise"],
    ["enterprise", 50, "enterprise"],
  ] as const)(
    "the %s plan allows %i usable keys, even with concurrent requests, and has the tier %s",
    async (plan, most, tier) => {
      await using service = await startTestService(await stores.of(kind));
      const email = `${plan}@x.example`;
      await service.admin({ do: "accounts create", email, plan });
      const create = (expiresAt?: string) =>
        service.admin({
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
      const { rows } = await service.admin({ do: "keys list", account: email });
      expect(rows).toHaveLength(most);
      await service.admin({ do: "keys revoke", key: rows[0]?.["handle"] ?? "" });
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
      expect((await service.readUsage(last)).tier).toBe(tier);
      await expect(create()).rejects.toThrow(`limit of ${most} keys`);
    },
  );

  test("keys show when they were last used, and stop working on a plan without API access", async () => {
    await using service = await startTestService(await stores.of(kind));
    const key = await service.createKey({ email: "used@x.example" });
    const lastUsed = async () =>
      (await service.admin({ do: "keys list", account: "used@x.example" })).rows[0]?.["last used"];
    expect(await lastUsed()).toBe("never");
    const began = Date.now();
    await service.get("/api/check-usage", key);
    await expect
      .poll(async () => Date.parse((await lastUsed()) ?? ""), POLL_OPTIONS)
      .toBeGreaterThanOrEqual(began - 1000);
    await service.admin({ do: "accounts set", account: "used@x.example", plan: "starter" });
    expect((await service.get("/api/check-usage", key)).status).toBe(403);
    await expect(
      service.admin({ do: "keys create", account: "used@x.example", name: "x", scopes: ["usage"] }),
    ).rejects.toThrow("no API access");
  });

  test("after a downgrade the oldest keys work, as many as the plan allows", async () => {
    await using service = await startTestService(await stores.of(kind));
    const email = "smaller@x.example";
    await service.admin({ do: "accounts create", email, plan: "portfolio" });
    const made: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      const { rows } = await service.admin({ do: "keys create", account: email, name: `${n}`, scopes: ["usage"] });
      made.push(rows[0]?.["key"] ?? "");
    }
    const statusOf = async (n: number) => (await service.get("/api/check-usage", made[n])).status;
    expect(await statusOf(21)).toBe(200);
    await service.admin({ do: "accounts set", account: email, plan: "scale" });
    expect(await Promise.all([0, 19, 20, 21].map(statusOf))).toEqual([200, 200, 403, 403]);
    expect((await service.get("/api/check-usage", made[21])).body).toEqual({
      error: expect.stringContaining("plan allows 20 API keys"),
    });
    // A revoked key makes room for the next one.
    await service.admin({ do: "keys revoke", key: made[0] ?? "" });
    expect(await Promise.all([19, 20, 21].map(statusOf))).toEqual([200, 200, 403]);
  });

  test("the database stores only the hash of a key", async () => {
    const storage = await stores.of(kind);
    await using service = await startTestService(storage);
    const key = await service.createKey();
    await service.get("/api/check-usage", key);
    const look = async () =>
      withDatabase(service.settings, (db) => queryRows(db, sql`select * from keys`)).then(JSON.stringify);
    if (kind === "postgres") {
      const stored = await look();
      expect(stored).toContain(key.slice(0, "adhere_".length + 8).replace("adhere_", ""));
      expect(stored).not.toContain(key.slice(-43));
    }
    expect(JSON.stringify(await service.admin({ do: "keys list", account: "owner1@x.example" }))).not.toContain(
      key.slice(-43),
    );
  });

  test("behind one trusted proxy, a forged X-Forwarded-For entry gives no second quota", async () => {
    await using service = await startTestService(await stores.of(kind), { "trusted-proxies": "1" });
    const as = (header: string) =>
      service.analyze(landingUrlFor("evaluated"), undefined, { headers: { "x-forwarded-for": header } });
    expect((await as("198.51.100.7")).status).toBe(200);
    for (const spoofed of ["1.1.1.1, 198.51.100.7", "9.9.9.9,198.51.100.7", "::1, 198.51.100.7:99"]) {
      expect((await as(spoofed)).status, spoofed).toBe(429);
    }
    expect((await as("198.51.100.8")).status).toBe(200);
    expect((await as("2001:db8:1:2::1")).status).toBe(200);
    expect((await as("2001:db8:1:2:3:4:5:6")).status).toBe(429);
    expect((await as("2001:db8:1:3::1")).status).toBe(200);
    const usage = await service.readUsage(undefined, { "x-forwarded-for": "2001:db8:1:2::1" });
    expect(usage).toMatchObject({ used: 1, remaining: 0, ipAddress: "2001:db8:*" });
  });

  test("a draining service finishes running evaluations and answers new ones with 503", async () => {
    await using service = await startTestService(await stores.of(kind));
    const key = await service.createKey();
    const underWay = service.analyze(landingUrlFor("evaluated", 2500), key);
    await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/under_way 1/);
    const closed = service.running.close(20_000);
    const refused = await service.analyze(landingUrlFor("evaluated"), key);
    expect(refused.status).toBe(503);
    expect(errorCodeOf(refused.body)).toBe("SERVICE_DRAINING");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("connection")).toBe("close");
    expect((await service.get("/readyz")).status).toBe(503);
    expect((await service.get("/healthz")).status).toBe(200);
    expect((await underWay).status).toBe(200);
    await closed;
    await expect(service.get("/healthz")).rejects.toThrow();
  });

  test("a shutdown refunds the evaluations that it aborts", async () => {
    const storage = await stores.of(kind);
    await using service = await startTestService(storage);
    const key = await service.createKey({ limit: 1 });
    const cut = service.analyze(landingUrlFor("hang"), key).catch(() => "cut off");
    await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/under_way 1/);
    await service.running.close(300);
    expect(await cut).toBe("cut off");
    const [row] = await withDatabase(service.settings, (db) => queryRows(db, sql`select used, reserved from pools`));
    expect(row).toEqual({ used: 0, reserved: 0 });
  });

  test("a lease is renewed while its evaluation runs and released when the client disconnects", async () => {
    await using service = await startTestService(await stores.of(kind), { "lease-seconds": "3" });
    const key = await service.createKey({ limit: 1, email: "lease@x.example" });
    expect((await service.analyze(landingUrlFor("failed"), key)).status).toBe(500);
    const leave = new AbortController();
    const held = service.analyze(landingUrlFor("hang"), key, { signal: leave.signal }).catch(() => null);
    await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/under_way 1/);
    // Longer than a lease period, so the lease is renewed meanwhile.
    await pause(4500);
    expect((await service.analyze(landingUrlFor("evaluated"), key)).status).toBe(429);
    leave.abort();
    await held;
    await expect
      .poll(async () => (await service.analyze(landingUrlFor("evaluated"), key)).status, POLL_OPTIONS)
      .toBe(200);
  });
});

test("without PostgreSQL the service answers 503 STORAGE_UNAVAILABLE and recovers by itself", async () => {
  await using service = await startTestService(await stores.of("postgres"));
  const key = await service.createKey();
  const server = await stores.postgres();
  await server.stop();
  try {
    const [evaluated, read, ready] = await Promise.all([
      service.analyze(landingUrlFor("evaluated"), key),
      service.get("/api/check-usage", key),
      service.get("/readyz"),
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
  await expect.poll(async () => (await service.get("/readyz")).status, POLL_OPTIONS).toBe(200);
  expect((await service.analyze(landingUrlFor("evaluated"), key)).status).toBe(200);
});

test("values of a failed SQL statement appear neither in the log nor in the response", async () => {
  await using service = await startTestService(await stores.of("postgres"));
  const key = await service.createKey();
  await withDatabase(service.settings, (db) => db.execute(sql`drop table fixes cascade`));
  const { status, body } = await service.analyze(landingUrlFor("evaluated"), key);
  expect(status).toBe(500);
  expect(body).toEqual({
    error: "Internal error. It is safe to retry.",
    errorCode: "ANALYSIS_FAILED",
  });
  const stats = await service.get("/api/fixes?action=stats", key);
  expect(stats).toMatchObject({ status: 500, body: { error: expect.not.stringContaining("fixes") } });
  const log = service.log.join("");
  expect(log).toContain('relation \\"fixes\\" does not exist');
  expect(log).not.toContain(sampleRequest().adData.adTextFields?.headline);
  expect(log).not.toContain("params");
});

describe("HTTP basics", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ kind: "embedded" });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  test("a request gets an id, or keeps its own if that is well-formed, and the log contains it", async () => {
    const own = await service.get("/healthz");
    expect(own.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const given = await service.get("/healthz", undefined, { "x-request-id": "run-42" });
    expect(given.headers.get("x-request-id")).toBe("run-42");
    const hostile = await service.get("/healthz", undefined, { "x-request-id": 'a"}{"level":"x' });
    expect(hostile.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const lines = service.log.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ id: "run-42", route: "/healthz", status: 200 }));
  });

  test("metrics count requests by route, not by path", async () => {
    const key = await service.createKey();
    for (let n = 0; n < 5; n++) await service.get(`/nothing/${n}`);
    await service.analyze(landingUrlFor("evaluated"), key);
    await service.analyze(landingUrlFor("link_broken"), key);
    await service.analyze(landingUrlFor("evaluated"), await service.createKey({ limit: 0 }));
    const body = await service.readMetrics();
    expect(body).not.toContain("/nothing");
    expect(body).toMatch(/adhere_http_requests_total\{route="\/api\/analyze-ad",method="POST",status="200"\} 2/);
    expect(body).toMatch(/adhere_evaluations_total\{outcome="evaluated"\} 1/);
    expect(body).toMatch(/adhere_evaluations_total\{outcome="link_broken"\} 1/);
    expect(body).toMatch(/adhere_evaluations_total\{outcome="refused"\} 1/);
    expect(body).toMatch(/adhere_evaluation_seconds_count 2/);
    expect(body).toMatch(/adhere_evaluations_under_way 0/);
  });

  test("every response has security headers, and API responses are not cached", async () => {
    for (const path of ["/healthz", "/api/check-usage", "/api/user-history", "/nothing", "/docs"]) {
      const { headers } = await service.get(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy"), path).toBe("no-referrer");
      expect(headers.has("x-powered-by"), path).toBe(false);
      if (path.startsWith("/api")) expect(headers.get("cache-control"), path).toBe("no-store");
    }
  });

  test("oversized chunked bodies and oversized headers are refused", async () => {
    const agent = new Agent();
    const pieces = Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(16_384, "x")));
    const { statusCode, body } = await request(`${service.url}/api/analyze-ad`, {
      dispatcher: agent,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: pieces,
    });
    expect(statusCode).toBe(413);
    expect(await body.json()).toMatchObject({ errorCode: "INVALID_REQUEST" });
    await agent.close();
    expect((await service.get("/healthz", undefined, { "x-long": "x".repeat(20_000) })).status).toBe(431);
  });

  test("malformed and incomplete HTTP requests do no harm", async () => {
    const { hostname, port } = new URL(service.url);
    for (const text of [
      "\x00\x01\x02\r\n\r\n",
      "GET",
      "POST /api/analyze-ad HTTP/1.1\r\ncontent-length: 10\r\n\r\n{",
    ]) {
      const socket = connect(Number(port), hostname, () => socket.end(text));
      socket.on("error", () => undefined).resume();
      await once(socket, "close");
    }
    expect((await service.get("/healthz")).status).toBe(200);
  });
});

test("without a usable browser the service is not ready, and says so at once", async () => {
  await using service = await startTestService(
    { kind: "embedded" },
    { "chrome-path": "/nowhere/chrome" },
    { env: process.env },
  );
  const answered = await service.analyze(landingUrlFor("evaluated"), await service.createKey());
  expect([answered.status, errorCodeOf(answered.body)]).toEqual([503, "NO_WORKER"]);
  expect(JSON.stringify(answered.body)).not.toContain("/nowhere");
  const ready = await service.get("/readyz");
  expect(ready).toMatchObject({ status: 503, body: { status: "no worker can evaluate" } });
  expect((await service.get("/healthz")).status).toBe(200);
});
