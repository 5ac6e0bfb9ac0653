import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { AdminCommand } from "../../src/service/execute-admin-command.ts";
import { dispatchAdminCommand } from "../../src/service/route-admin-command.ts";
import { openScreenshotStore } from "../../src/service/screenshots/open-store.ts";
import { listScreenshotNames } from "../../src/service/screenshots/screenshot-store.ts";
import { type Database, queryRows } from "../../src/service/store/database.ts";
import { deleteExpired } from "../../src/service/store/delete-evaluations.ts";
import { landingUrlFor, screenshotNameOf } from "../doubles/evaluators.ts";
import {
  createTestStorages,
  evaluationIdOf,
  STORAGES,
  startTestService,
  type TestService,
  withDatabase,
} from "./test-service.ts";

// What ends, what is handed out, and what moves: retention, removal, export, backup and restore.

const stores = createTestStorages();
afterAll(() => stores.close());

const PNG_BYTES = Buffer.from("89504e470d0a1a0a", "hex");

async function createFolder(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), "adhere-data-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** An evaluation whose screenshot is stored. @returns its id. */
async function evaluate(service: TestService, key?: string): Promise<string> {
  const id = evaluationIdOf(await service.analyze(landingUrlFor("evaluated"), key));
  await openScreenshotStore(service.settings).put(screenshotNameOf(id), PNG_BYTES, "image/png");
  return id;
}

const Count = z.object({ n: z.int() });
const TABLES = ["accounts", "keys", "pools", "evaluations", "fixes"] as const;

async function countRows(db: Database["db"]): Promise<Record<(typeof TABLES)[number], number>> {
  const counts = TABLES.map(async (table) => {
    const [row] = await queryRows(db, sql`select count(*)::int as n from ${sql.identifier(table)}`);
    return [table, Count.parse(row).n] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<(typeof TABLES)[number], number>;
}

/** The service's database while it runs: the embedded one has one process, this. */
const inService = async <T>(service: TestService, look: (db: Database["db"]) => Promise<T>): Promise<T> => {
  await service.running.close(2000);
  return withDatabase(service.settings, look);
};

describe.each(STORAGES)("with the %s database", (kind) => {
  test("evaluations end by age with their fixes and screenshots, those without a key sooner", async () => {
    await using service = await startTestService(await stores.of(kind));
    const key = await service.createKey();
    const [own, anonymous] = [await evaluate(service, key), await evaluate(service)];
    const pictures = openScreenshotStore(service.settings);
    await inService(service, async (db) => {
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
      const days = { history: 400, anonymous: 30 };
      expect(await deleteExpired(db, pictures, days, inDays(29))).toBe(0);
      expect(await countRows(db)).toMatchObject({ evaluations: 2, pools: 2 });

      expect(await deleteExpired(db, pictures, days, inDays(62))).toBe(1);
      expect(await countRows(db)).toMatchObject({ evaluations: 1, pools: 1, fixes: expect.any(Number) });
      expect(await pictures.get(screenshotNameOf(anonymous))).toBeNull();
      expect(await pictures.get(screenshotNameOf(own))).toEqual(PNG_BYTES);

      expect((await countRows(db)).fixes).toBeGreaterThan(0);
      expect(await deleteExpired(db, pictures, days, inDays(435))).toBe(1);
      expect(await countRows(db)).toEqual({ accounts: 1, keys: 1, pools: 0, evaluations: 0, fixes: 0 });
      expect(await pictures.get(screenshotNameOf(own))).toBeNull();
    });
  });

  test("a removed account leaves nothing but what its keys are refused with", async () => {
    await using service = await startTestService(await stores.of(kind));
    const [leaving, staying] = [await service.createKey({ email: "ann@x.example" }), await service.createKey()];
    const [gone, kept] = [await evaluate(service, leaving), await evaluate(service, staying)];
    const { note } = await service.admin({ do: "accounts remove", account: "ann@x.example" });
    expect(note).toContain("Removed with 1 evaluations");
    expect((await service.get("/api/check-usage", leaving)).status).toBe(404);
    expect((await service.get("/api/user-history", leaving)).status).toBe(401);
    expect((await service.get("/api/user-history", staying)).body).toMatchObject({ count: 1 });
    const pictures = openScreenshotStore(service.settings);
    expect(await pictures.get(screenshotNameOf(gone))).toBeNull();
    expect(await pictures.get(screenshotNameOf(kept))).toEqual(PNG_BYTES);
    await inService(service, async (db) => {
      expect(await countRows(db)).toMatchObject({ accounts: 1, keys: 2, pools: 1, evaluations: 1 });
      const [row] = await queryRows(
        db,
        sql`select row_to_json(keys)::text || (select count(*) from fixes where evaluation_id = ${gone}) as text
            from keys where account_id not in (select id from accounts)`,
      );
      expect(z.object({ text: z.string() }).parse(row).text).toMatch(/"name":"".*"last_used_at":null\}0$/);
    });
  });

  test("what is stored for an account after its removal ends at the next cleaning", async () => {
    await using service = await startTestService(await stores.of(kind));
    const key = await service.createKey({ email: "ann@x.example" });
    const late = service.analyze(landingUrlFor("evaluated", 1500), key);
    await expect.poll(() => service.readMetrics(), { timeout: 20_000 }).toMatch(/adhere_tasks\{state="running"\} 1/);
    await service.admin({ do: "accounts remove", account: "ann@x.example" });
    await late;
    await inService(service, async (db) => {
      await deleteExpired(db, openScreenshotStore(service.settings), { history: 400, anonymous: 30 });
      expect(await countRows(db)).toMatchObject({ accounts: 0, evaluations: 0, fixes: 0 });
    });
  });

  test("an export has all that is stored of an account, without secrets, and nothing of another", async () => {
    await using service = await startTestService(await stores.of(kind));
    const [key, other] = [await service.createKey({ email: "ann@x.example" }), await service.createKey()];
    const own = [await evaluate(service, key), evaluationIdOf(await service.analyze(landingUrlFor("url_only"), key))];
    await evaluate(service, other);
    const folder = path.join(await createFolder(), "ann");
    const command: AdminCommand = { do: "accounts export", account: "ann@x.example", folder };
    expect((await service.admin(command)).rows).toEqual([{ folder, evaluations: "2" }]);
    const account = await readFile(path.join(folder, "account.json"), "utf8");
    expect(JSON.parse(account)).toMatchObject({
      account: { email: "ann@x.example" },
      keys: [{ handle: key.split("_")[1] }],
      usage: [{ used: 1 }],
    });
    expect(account).not.toContain("hash");
    const lines = (await readFile(path.join(folder, "evaluations.ndjson"), "utf8")).trim().split("\n");
    const Line = z.looseObject({ id: z.string(), answer: z.looseObject({}), fixes: z.array(z.looseObject({})) });
    const exported = lines.map((line) => Line.parse(JSON.parse(line)));
    expect(exported.map(({ id }) => id)).toEqual(own);
    expect(exported[0]?.fixes.length).toBeGreaterThan(0);
    expect(await readdir(path.join(folder, "screenshots"))).toEqual([screenshotNameOf(own[0] ?? "")]);
    await expect(service.admin(command)).rejects.toThrow(`${folder} is not empty. Name a new folder.`);
    const taken = path.join(folder, "account.json", "below");
    await expect(service.admin({ ...command, folder: taken })).rejects.toThrow(`Cannot write to ${taken}: `);
  });
});

/** Where a backup may be restored. */
async function openTarget(
  kind: (typeof STORAGES)[number],
): Promise<Record<"data", string> & { "database-url"?: string }> {
  const data = await createFolder();
  const storage = await stores.of(kind);
  return { data, ...("url" in storage && { "database-url": storage.url }) };
}

describe.each([
  ["embedded", "postgres"],
  ["postgres", "embedded"],
  ["embedded", "embedded"],
] as const)("from the %s database to the %s one", (from, to) => {
  test("a backup of a running service is restored whole", async () => {
    await using service = await startTestService(await stores.of(from));
    const key = await service.createKey({ limit: 7 });
    const ids = [await evaluate(service, key), await evaluate(service, key)];
    await evaluate(service);
    const before = [
      (await service.get("/api/user-history", key)).body,
      await service.readUsage(key),
      (await service.get(`/api/fixes?action=list&evaluationId=${ids[0]}`, key)).body,
    ];
    // It runs while the backup is made, and holds a unit.
    const leaving = new AbortController();
    const hanging = service.analyze(landingUrlFor("hang"), key, { signal: leaving.signal }).catch(() => null);
    await expect.poll(async () => (await service.readUsage(key)).remaining, { timeout: 20_000 }).toBe(4);
    const folder = path.join(await createFolder(), "backup");
    const backup = await service.admin({ do: "data backup", folder });
    leaving.abort();
    await hanging;
    expect(backup).toMatchObject({ rows: [{ folder, screenshots: "3" }], note: null });

    const target = await openTarget(to);
    const restored = await dispatchAdminCommand({ do: "data restore", folder }, target, {});
    expect(restored.rows).toEqual(backup.rows);
    const storage =
      "database-url" in target ? ({ kind: "postgres", url: target["database-url"] ?? "" } as const) : { kind: to };
    await using moved = await startTestService(storage as { kind: "embedded" }, { data: target.data });
    expect([
      (await moved.get("/api/user-history", key)).body,
      await moved.readUsage(key),
      (await moved.get(`/api/fixes?action=list&evaluationId=${ids[0]}`, key)).body,
    ]).toEqual(before);
    expect((await fetch(`${moved.url}/screenshots/${screenshotNameOf(ids[1] ?? "")}`)).status).toBe(200);
    // The address is known again: its month's only evaluation is used.
    expect((await moved.analyze(landingUrlFor("evaluated"))).status).toBe(429);
    expect((await moved.analyze(landingUrlFor("evaluated"), key)).status).toBe(200);
    // Nothing is lost that is there already.
    await expect(moved.admin({ do: "data restore", folder })).rejects.toThrow("The storage is not empty");
  });
});

test("a backup that is damaged, or of another version, is refused, and nothing is restored", async () => {
  await using service = await startTestService({ kind: "embedded" });
  await evaluate(service, await service.createKey());
  const source = path.join(await createFolder(), "backup");
  await service.admin({ do: "data backup", folder: source });
  const whole = await readFile(path.join(source, "database.ndjson.gz"));
  const lines = gunzipSync(whole).toString().trim().split("\n");
  const zip = (texts: readonly string[]) => gzipSync(`${texts.join("\n")}\n`);
  const target = await openTarget("embedded");
  const cases: [Buffer, string][] = [
    [whole.subarray(0, whole.length / 2), "unexpected end of file"],
    [Buffer.from("no backup"), "incorrect header check"],
    [zip(lines.slice(0, -1)), `it has ${lines.length - 2} of an unknown number of rows`],
    [zip(lines.toSpliced(2, 1)), `it has ${lines.length - 3} of ${lines.length - 2} rows`],
    [zip(lines.toSpliced(1, 0, '{"table":"pg_authid","row":{}}')), "row 1 is of no table"],
    [zip(["{}", ...lines.slice(1)]), "it does not begin as one"],
    [zip(lines.with(0, '{"format":"adhere-backup","migration":"other"}')), "made by another version of adhere"],
  ];
  for (const [bytes, message] of cases) {
    const folder = await createFolder();
    await writeFile(path.join(folder, "database.ndjson.gz"), bytes);
    await expect(dispatchAdminCommand({ do: "data restore", folder }, target, {}), message).rejects.toThrow(message);
  }
  await expect(dispatchAdminCommand({ do: "data restore", folder: target.data }, target, {})).rejects.toThrow("ENOENT");
  expect((await dispatchAdminCommand({ do: "accounts list" }, target, {})).rows).toEqual([]);
});

test("only a name that the service gave is taken for a screenshot's", () => {
  const name = `${"0a".repeat(16)}.png`;
  const answer = {
    adScreenshotUrl: `https://ads.example/base/screenshots/${name}`,
    landingPageScreenshotUrl: "https://elsewhere.example/screenshots/../../etc/passwd",
    alternateScreenshotUrl: null,
    videoFrames: [{ screenshotUrl: `/screenshots/${name.replace("png", "webp")}` }, { screenshotUrl: 3 }],
    executiveSummary: `/screenshots/${"0b".repeat(16)}.png`,
  };
  expect(listScreenshotNames(answer)).toEqual([name, name.replace("png", "webp")]);
  for (const odd of [null, 3, "text", [], {}, { videoFrames: "none" }]) expect(listScreenshotNames(odd)).toEqual([]);
});
