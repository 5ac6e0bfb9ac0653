import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createDiskScreenshotStore } from "../../src/service/screenshots/disk-store.ts";
import { openScreenshotStore } from "../../src/service/screenshots/open-store.ts";
import { S3Error } from "../../src/service/screenshots/s3-store.ts";
import { createScreenshotName, mediaTypeOfName } from "../../src/service/screenshots/screenshot-store.ts";
import { readServiceSettings } from "../../src/service/settings.ts";
import { startTestService } from "./test-service.ts";

const PNG_BYTES = Buffer.from("89504e470d0a1a0a", "hex");

test("a name cannot be guessed, and nothing else is a name", () => {
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

test("on disk: kept whole, served with its type where reports elsewhere may show it, and removed with age", async () => {
  await using scene = await startTestService({ kind: "embedded" }, { "retention-days": "7" });
  const pictures = createDiskScreenshotStore(path.join(scene.settings.data, "screenshots"));
  const [old, fresh] = [
    createScreenshotName({ mediaType: "image/png" }),
    createScreenshotName({ mediaType: "image/webp" }),
  ];
  await pictures.put(old, PNG_BYTES, "image/png");
  await pictures.put(fresh, PNG_BYTES, "image/webp");
  const served = await fetch(`${scene.url}/screenshots/${fresh}`);
  expect(served.status).toBe(200);
  expect(served.headers.get("content-type")).toBe("image/webp");
  expect(served.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(served.headers.get("cache-control")).toContain("immutable");
  expect(Buffer.from(await served.arrayBuffer()).equals(PNG_BYTES)).toBe(true);
  // A picture's address opens it: the log must not have it.
  expect(scene.log.join("")).not.toContain(fresh);

  const eightDays = new Date(Date.now() - 8 * 86_400_000);
  await utimes(path.join(scene.settings.data, "screenshots", old.slice(0, 2), old), eightDays, eightDays);
  expect(await pictures.removeOlderThan?.(new Date(Date.now() - 7 * 86_400_000))).toBe(1);
  expect((await fetch(`${scene.url}/screenshots/${old}`)).status).toBe(404);
  expect((await fetch(`${scene.url}/screenshots/${fresh}`)).status).toBe(200);
});

test("what grew too old while the service was down goes when it starts", async () => {
  const data = await mkdtemp(path.join(tmpdir(), "adhere-old-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const folder = path.join(data, "screenshots");
  const pictures = createDiskScreenshotStore(folder);
  const name = createScreenshotName({ mediaType: "image/png" });
  await pictures.put(name, PNG_BYTES, "image/png");
  const file = path.join(folder, name.slice(0, 2), name);
  await utimes(file, new Date(0), new Date(0));
  await using scene = await startTestService({ kind: "embedded" }, { data });
  await expect.poll(() => pictures.get(name), { timeout: 10_000 }).toBeNull();
  expect(scene.settings.data).toBe(data);
  expect(await readdir(path.dirname(file))).toEqual([]);
});

test("only its owner may look into the data folder", async () => {
  const parent = await mkdtemp(path.join(tmpdir(), "adhere-mode-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const data = path.join(parent, "data");
  await using scene = await startTestService({ kind: "embedded" }, { data });
  const { stat } = await import("node:fs/promises");
  expect((await stat(scene.settings.data)).mode & 0o077).toBe(0);
  expect((await stat(path.join(data, "admin.sock"))).mode & 0o077).toBe(0);
  expect(await readFile(path.join(data, "service.lock"), "utf8")).toBe(String(process.pid));
});

test("a lock that a killed service left is taken over; a living one is respected", async () => {
  const data = await mkdtemp(path.join(tmpdir(), "adhere-lock-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  // No process has this number: Linux' largest is 2^22.
  await writeFile(path.join(data, "service.lock"), "4194999");
  await using scene = await startTestService({ kind: "embedded" }, { data });
  expect((await scene.get("/readyz")).status).toBe(200);
  await expect(startTestService({ kind: "embedded" }, { data })).rejects.toThrow(
    /in use by another adhere service/,
  );
  expect((await scene.get("/readyz")).status).toBe(200);
});

/** An S3-compatible store in its smallest form, which looks at every request's signature. */
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

test("in a bucket: signed, put and got, and served by the service", async () => {
  const { flags, objects, faults } = await startFakeBucket();
  await using scene = await startTestService({ kind: "embedded" }, flags);
  const pictures = openScreenshotStore(scene.settings);
  const name = createScreenshotName({ mediaType: "image/png" });
  await pictures.put(name, PNG_BYTES, "image/png");
  expect(objects.get(`/adhere/${name}`)).toEqual({ bytes: PNG_BYTES, type: "image/png" });
  const served = await fetch(`${scene.url}/screenshots/${name}`);
  expect(Buffer.from(await served.arrayBuffer()).equals(PNG_BYTES)).toBe(true);
  expect((await fetch(`${scene.url}/screenshots/${"0".repeat(32)}.png`)).status).toBe(404);
  expect(faults).toEqual([]);
  expect(scene.log.join("")).not.toContain("s3cr3t");
});

test("a bucket that refuses is said, without its secret", async () => {
  const { flags } = await startFakeBucket(400);
  const pictures = openScreenshotStore(readServiceSettings(flags, {}));
  const name = createScreenshotName({ mediaType: "image/png" });
  const failure: unknown = await pictures.put(name, PNG_BYTES, "image/png").catch((e) => e);
  expect(failure).toBeInstanceOf(S3Error);
  expect(String(failure)).toContain("returned 400");
  expect(String(failure)).not.toContain("s3cr3t");
  // It opens the picture, and this goes to the log.
  expect(String(failure)).not.toContain(name);
});
