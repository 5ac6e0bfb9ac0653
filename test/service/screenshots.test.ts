import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createDiskScreenshotStore } from "../../src/service/screenshots/disk-store.ts";
import { openScreenshotStore } from "../../src/service/screenshots/open-store.ts";
import { createScreenshotName, mediaTypeOfName } from "../../src/service/screenshots/screenshot-store.ts";
import { readServiceSettings } from "../../src/service/settings.ts";
import { startTestService } from "./test-service.ts";

const PNG_BYTES = Buffer.from("89504e470d0a1a0a", "hex");

test("screenshot names are random, and other names are rejected", () => {
  const names = Array.from({ length: 1000 }, () => createScreenshotName({ mediaType: "image/jpeg" }));
  expect(new Set(names).size).toBe(1000);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
  expect(mediaTypeOfName(names[0] ?? "")).toBe("image/jpeg");
  for (const bad of [
    "",
    "a.png",
    "../x.png",
    `${"0".repeat(32)}.svg`,
    `${"0".repeat(32)}.png/..`,
    `x${"0".repeat(32)}.png`,
  ]) {
    expect(mediaTypeOfName(bad), bad).toBeNull();
  }
});

test("the disk store keeps screenshots, serves them to other origins and removes old ones", async () => {
  await using service = await startTestService({ kind: "embedded" }, { "retention-days": "7" });
  const pictures = createDiskScreenshotStore(path.join(service.settings.data, "screenshots"));
  const [old, fresh] = [
    createScreenshotName({ mediaType: "image/png" }),
    createScreenshotName({ mediaType: "image/webp" }),
  ];
  await pictures.put(old, PNG_BYTES, "image/png");
  await pictures.put(fresh, PNG_BYTES, "image/webp");
  const served = await fetch(`${service.url}/screenshots/${fresh}`);
  expect(served.status).toBe(200);
  expect(served.headers.get("content-type")).toBe("image/webp");
  expect(served.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(served.headers.get("cache-control")).toContain("immutable");
  expect(Buffer.from(await served.arrayBuffer()).equals(PNG_BYTES)).toBe(true);
  // Anyone who knows a screenshot's URL can open it, so the log must not contain it.
  expect(service.log.join("")).not.toContain(fresh);

  const eightDays = new Date(Date.now() - 8 * 86_400_000);
  await utimes(path.join(service.settings.data, "screenshots", old.slice(0, 2), old), eightDays, eightDays);
  await pictures.removeOlderThan?.(new Date(Date.now() - 7 * 86_400_000));
  expect((await fetch(`${service.url}/screenshots/${old}`)).status).toBe(404);
  expect((await fetch(`${service.url}/screenshots/${fresh}`)).status).toBe(200);
});

test("the service removes expired screenshots when it starts", async () => {
  const data = await mkdtemp(path.join(tmpdir(), "adhere-old-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const folder = path.join(data, "screenshots");
  const pictures = createDiskScreenshotStore(folder);
  const name = createScreenshotName({ mediaType: "image/png" });
  await pictures.put(name, PNG_BYTES, "image/png");
  const file = path.join(folder, name.slice(0, 2), name);
  await utimes(file, new Date(0), new Date(0));
  await using service = await startTestService({ kind: "embedded" }, { data });
  await expect.poll(() => pictures.get(name), { timeout: 10_000 }).toBeNull();
  expect(service.settings.data).toBe(data);
  expect(await readdir(path.dirname(file))).toEqual([]);
});

test("only the owner can read the data folder", async () => {
  const parent = await mkdtemp(path.join(tmpdir(), "adhere-mode-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const data = path.join(parent, "data");
  await using service = await startTestService({ kind: "embedded" }, { data });
  const { stat } = await import("node:fs/promises");
  expect((await stat(service.settings.data)).mode & 0o077).toBe(0);
  expect((await stat(path.join(data, "admin.sock"))).mode & 0o077).toBe(0);
  expect(await readFile(path.join(data, "service.lock"), "utf8")).toBe(String(process.pid));
});

test("a service takes over the lock of a dead process but not that of a running one", async () => {
  const data = await mkdtemp(path.join(tmpdir(), "adhere-lock-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  // Larger than Linux' maximum pid (2^22), so no process has it.
  await writeFile(path.join(data, "service.lock"), "4194999");
  await using service = await startTestService({ kind: "embedded" }, { data });
  await expect.poll(async () => (await service.get("/readyz")).status, { timeout: 20_000 }).toBe(200);
  await expect(startTestService({ kind: "embedded" }, { data })).rejects.toThrow(/in use by another adhere service/);
  expect((await service.get("/readyz")).status).toBe(200);
});

/** Starts a minimal S3-compatible server that checks the form of every request's signature. */
async function startFakeBucket(status = 200) {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const faults: string[] = [];
  const server = createServer(async (request, response) => {
    const { authorization = "", "x-amz-date": date, "x-amz-content-sha256": hash } = request.headers;
    const signed =
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/;
    if (!signed.test(authorization)) faults.push(`unsigned: ${authorization}`);
    if (!/^\d{8}T\d{6}Z$/.test(String(date)) || hash === undefined) faults.push("no date or hash");
    const key = request.url ?? "";
    const body = await buffer(request);
    if (status !== 200) return void response.writeHead(status).end();
    if (request.method === "PUT") {
      objects.set(key, { bytes: body, type: request.headers["content-type"] });
      return void response.writeHead(200).end();
    }
    const found = objects.get(key);
    response.writeHead(found === undefined ? 404 : 200).end(found?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/adhere`;
  const flags = {
    "s3-url": url,
    "s3-region": "eu-test-1",
    "s3-access-key-id": "AKIDEXAMPLE",
    "s3-secret-access-key": "s3cr3t-of-the-bucket",
  };
  return { flags, objects, faults };
}

test("the S3 store signs its requests, and the service serves its screenshots", async () => {
  const { flags, objects, faults } = await startFakeBucket();
  await using service = await startTestService({ kind: "embedded" }, flags);
  const pictures = openScreenshotStore(service.settings);
  const name = createScreenshotName({ mediaType: "image/png" });
  await pictures.put(name, PNG_BYTES, "image/png");
  expect(objects.get(`/adhere/${name}`)).toEqual({ bytes: PNG_BYTES, type: "image/png" });
  const served = await fetch(`${service.url}/screenshots/${name}`);
  expect(Buffer.from(await served.arrayBuffer()).equals(PNG_BYTES)).toBe(true);
  expect((await fetch(`${service.url}/screenshots/${"0".repeat(32)}.png`)).status).toBe(404);
  expect(faults).toEqual([]);
  expect(service.log.join("")).not.toContain("s3cr3t");
});

test("an S3 error names the status but neither secret nor screenshot", async () => {
  const { flags } = await startFakeBucket(400);
  const pictures = openScreenshotStore(readServiceSettings(flags, {}));
  const name = createScreenshotName({ mediaType: "image/png" });
  const failure: unknown = await pictures.put(name, PNG_BYTES, "image/png").catch((e) => e);
  expect(failure).toMatchObject({ name: "BucketError" });
  expect(String(failure)).toContain("returned 400");
  expect(String(failure)).not.toContain("s3cr3t");
  // Errors are logged, and the name gives access to the screenshot.
  expect(String(failure)).not.toContain(name);
});
