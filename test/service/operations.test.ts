import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { readServiceSettings, requiresSandbox } from "../../src/service/settings.ts";
import { startWorker } from "../../src/service/start-worker.ts";
import { landingUrlFor } from "../doubles/evaluators.ts";
import { createTestStorages, STORAGES, startTestService, TEST_ENVIRONMENT } from "./test-service.ts";

// What operators watch: health and metrics on a port of their own, and the names that the service answers under.

const stores = createTestStorages();
const POLL_OPTIONS = { timeout: 30_000 };
afterAll(() => stores.close());

describe.each(STORAGES)("with the %s database", (kind) => {
  test("the gauges follow workers, tasks, connections and memory", async () => {
    await using service = await startTestService(await stores.of(kind), { slots: "1" });
    const key = await service.createKey();
    await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/adhere_workers\{state="ready"\} 1/);
    const running = Promise.all([1, 2, 3].map(() => service.analyze(landingUrlFor("evaluated", 2500), key)));
    await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/adhere_tasks\{state="waiting"\} 2/);
    const busy = await service.readMetrics();
    expect(busy).toMatch(/adhere_tasks\{state="running"\} 1/);
    expect(busy).toMatch(/adhere_oldest_task_seconds 0\.\d+|adhere_oldest_task_seconds [1-9]/);
    expect(busy).toMatch(/adhere_evaluations_under_way 3/);
    expect(busy).toMatch(/process_resident_memory_bytes [1-9]/);
    await expect.poll(() => service.readMetrics(), POLL_OPTIONS).toMatch(/adhere_workers_memory_bytes [1-9]/);
    expect(busy.includes('adhere_database_connections{state="open"}')).toBe(kind === "postgres");
    expect((await running).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await service.readMetrics()).toMatch(/adhere_oldest_task_seconds 0\n/);
  });

  test("metrics are not served to callers, and health is on both ports", async () => {
    await using service = await startTestService(await stores.of(kind));
    expect((await service.get("/metrics")).status).toBe(404);
    const metrics = await fetch(`${service.running.operationsUrl}/metrics`);
    expect(metrics.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    await expect.poll(async () => (await service.get("/readyz")).status, POLL_OPTIONS).toBe(200);
    expect((await fetch(`${service.running.operationsUrl}/readyz`)).status).toBe(200);
    expect((await fetch(`${service.running.operationsUrl}/api/check-usage`)).status).toBe(404);
  });
});

test("a worker says whether it is ready, and what it does", async () => {
  const storage = await stores.of("postgres");
  if (!("url" in storage)) throw new Error("no PostgreSQL");
  await using service = await startTestService(storage, { role: "api" });
  const lines: string[] = [];
  const settings = readServiceSettings(
    { role: "worker", "database-url": storage.url, "operations-port": "0", slots: "2", workers: "1" },
    {},
  );
  const stop = await startWorker({ settings, env: TEST_ENVIRONMENT, writeLog: (line) => void lines.push(line) });
  onTestFinished(stop);
  const Started = z.object({ msg: z.literal("worker_started"), operations: z.url() });
  const { operations } = Started.parse(JSON.parse(lines[0] ?? ""));
  expect((await fetch(`${operations}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${operations}/readyz`)).status, POLL_OPTIONS).toBe(200);
  expect((await service.analyze(landingUrlFor("evaluated"), await service.createKey())).status).toBe(200);
  const metrics = await (await fetch(`${operations}/metrics`)).text();
  expect(metrics).toMatch(/adhere_workers\{state="ready"\} 1/);
});

test("a worker whose port is taken says so, and leaves nothing open", async () => {
  const storage = await stores.of("postgres");
  if (!("url" in storage)) throw new Error("no PostgreSQL");
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const settings = readServiceSettings(
    { role: "worker", "database-url": storage.url, "operations-port": String(port), workers: "1" },
    {},
  );
  const children = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
  const before = children();
  const starting = startWorker({ settings, env: TEST_ENVIRONMENT, writeLog: () => {} });
  await expect(starting).rejects.toThrow(/--operations-port/);
  expect(children()).toBe(before);
});

test("a database password does not reach the processes that visit pages", async () => {
  await using service = await startTestService(await stores.of("postgres"));
  const { body } = await service.analyze(landingUrlFor("environment"), await service.createKey());
  const seen = z.object({ analysisModel: z.string() }).parse(body).analysisModel;
  expect(seen).toContain("ADHERE_DATA");
  expect(seen).not.toMatch(/DATABASE_URL=./);
});

/** fetch sets the Host header itself. */
async function askAs(host: string, url: string): Promise<{ status: number | undefined; body: string }> {
  const [incoming] = await once(request(url, { headers: { host } }).end(), "response");
  return { status: incoming.statusCode, body: await text(incoming) };
}

test.each([
  {
    flags: {},
    accepted: ["localhost", "127.0.0.1:80", "[::1]:80"],
    refused: ["evil.example", "127.0.0.1.evil.example"],
  },
  {
    flags: { "public-url": "https://ads.example/adhere" },
    accepted: ["ads.example", "localhost:1"],
    refused: ["www.ads.example"],
  },
  {
    flags: { hostnames: "ads.internal, adhere" },
    accepted: ["ads.internal:7317", "adhere"],
    refused: ["localhost", "127.0.0.1"],
  },
])("with %j, the service answers under its own names only", async ({ flags, accepted, refused }) => {
  await using service = await startTestService({ kind: "embedded" }, flags);
  for (const host of accepted) expect((await askAs(host, `${service.url}/api/check-usage`)).status, host).toBe(200);
  for (const host of refused) {
    const { status, body } = await askAs(host, `${service.url}/api/check-usage`);
    expect(status, host).toBe(421);
    expect(JSON.parse(body)).toEqual({ error: expect.stringContaining("--hostnames") });
    expect((await askAs(host, `${service.url}/healthz`)).status, host).toBe(200);
  }
});

test.each([
  { flags: {}, required: false },
  { flags: { host: "::1" }, required: false },
  { flags: { host: "0.0.0.0" }, required: true },
  { flags: { host: "10.0.0.5" }, required: true },
  { flags: { "public-url": "https://ads.example" }, required: true },
  { flags: { "trusted-proxies": "1" }, required: true },
  { flags: { role: "worker", "database-url": "postgres://db/adhere" }, required: true },
  { flags: { host: "0.0.0.0", "no-sandbox": "true" }, required: false },
])("a service that others reach visits pages in Chrome's sandbox only: %j", ({ flags, required }) => {
  expect(requiresSandbox(readServiceSettings(flags, {}))).toBe(required);
});

test.each(["-1", "70000", "http"])("--operations-port %s is refused", (port) => {
  expect(() => readServiceSettings({ "operations-port": port }, {})).toThrow(
    `--operations-port (ADHERE_OPERATIONS_PORT) must be a whole number from 0 to 65535, but is "${port}".`,
  );
});
