import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { getTableName, sql } from "drizzle-orm";
import { z } from "zod";
import { messageOf } from "../../contract/error.ts";
import { OperatorError } from "../operator-error.ts";
import { mediaTypeOfName, type ScreenshotStore } from "../screenshots/screenshot-store.ts";
import { type Db, type QueryRunner, queryRows } from "./database.ts";
import {
  accounts,
  evaluations,
  fixes,
  idempotencyKeys,
  installation,
  keys,
  pools,
  shares,
  submissions,
} from "./schema.ts";

/**
 * In an order that satisfies the foreign keys. What only running evaluations need is left out, and so are sessions and
 * one-time links: an old backup would make them valid again.
 */
const TABLES = [accounts, keys, pools, evaluations, fixes, submissions, shares, idempotencyKeys, installation];
const TABLE_NAMES = TABLES.map(getTableName);

const DATABASE_FILE = "database.ndjson.gz";
const SCREENSHOT_FOLDER = "screenshots";
/** Rows that are read or written at a time. */
const BATCH = 100;

const FirstLine = z.object({ format: z.literal("adhere-backup"), migration: z.string() });
const RowLine = z.object({ table: z.enum(TABLE_NAMES), row: z.record(z.string(), z.unknown()) });
const LastLine = z.object({ rows: z.int() });

/**
 * Writes everything that the service stores to a new folder, as it is at one moment. The service may be running.
 *
 * @returns the number of rows and of screenshots; null where the screenshots are in a bucket and stay there.
 */
export async function backUp(
  db: Db,
  pictures: ScreenshotStore,
  folder: string,
): Promise<{ rows: number; screenshots: number | null }> {
  await makeEmptyFolder(folder);
  const file = path.join(folder, DATABASE_FILE);
  const rows = await writeDatabase(db, `${file}.part`);
  const screenshots = pictures.list === undefined ? null : await copyScreenshots(pictures, pictures.list(), folder);
  // Only a whole backup has this file.
  await rename(`${file}.part`, file);
  return { rows, screenshots };
}

/** @throws OperatorError if the folder has files already. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty. Name a new folder.`);
}

async function writeDatabase(db: Db, file: string): Promise<number> {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600 }));
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, "drain"), written]);
  };
  const work = db.transaction(
    async (tx) => {
      await write(JSON.stringify({ format: "adhere-backup", migration: await readMigration(tx) }));
      let rows = 0;
      for (const name of TABLE_NAMES) {
        for await (const row of readRows(tx, name)) {
          await write(`{"table":${JSON.stringify(name)},"row":${row}}`);
          rows += 1;
        }
      }
      await write(JSON.stringify({ rows }));
      return rows;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  try {
    const rows = await work;
    gzip.end();
    await written;
    return rows;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

/** A table's rows as JSON texts. */
async function* readRows(tx: QueryRunner, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table);
  const cursor = sql.identifier(`${table}_rows`);
  await tx.execute(sql`declare ${cursor} cursor for select row_to_json(t)::text as row from ${name} t`);
  for (;;) {
    const rows = await queryRows(tx, sql`fetch ${sql.raw(String(BATCH))} from ${cursor}`);
    for (const each of rows) yield RowText.parse(each).row;
    if (rows.length < BATCH) return;
  }
}

const RowText = z.object({ row: z.string() });

/** Which schema the database has. */
async function readMigration(db: QueryRunner): Promise<string> {
  const statement = sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  return z.object({ hash: z.string() }).parse((await queryRows(db, statement))[0]).hash;
}

async function copyScreenshots(
  pictures: Pick<ScreenshotStore, "get">,
  names: AsyncIterable<string>,
  folder: string,
): Promise<number> {
  const target = path.join(folder, SCREENSHOT_FOLDER);
  await mkdir(target);
  let count = 0;
  for await (const name of names) {
    const bytes = await pictures.get(name);
    // It expired meanwhile.
    if (bytes === null) continue;
    await writeFile(path.join(target, name), bytes);
    count += 1;
  }
  return count;
}

/**
 * Fills an empty storage, embedded or PostgreSQL, from a backup of either.
 *
 * @throws OperatorError if the storage has accounts or evaluations, or the backup is damaged or of another version.
 */
export async function restore(
  db: Db,
  pictures: Pick<ScreenshotStore, "put">,
  folder: string,
): Promise<{ rows: number; screenshots: number }> {
  const rows = await db.transaction((tx) => restoreDatabase(tx, path.join(folder, DATABASE_FILE)));
  const source = path.join(folder, SCREENSHOT_FOLDER);
  let screenshots = 0;
  for (const name of await readdir(source).catch(() => [])) {
    const mediaType = mediaTypeOfName(name);
    if (mediaType === null) continue;
    await pictures.put(name, await readFile(path.join(source, name)), mediaType);
    screenshots += 1;
  }
  return { rows, screenshots };
}

async function restoreDatabase(tx: QueryRunner, file: string): Promise<number> {
  const [row] = await queryRows(
    tx,
    sql`select from accounts union all select from keys union all select from evaluations limit 1`,
  );
  if (row !== undefined) {
    throw new OperatorError("The storage is not empty: it has accounts, keys or evaluations. Restore into a new one.");
  }
  await tx.delete(pools);
  await tx.delete(installation);
  const lines = readLines(file);
  const first = FirstLine.safeParse((await lines.next()).value);
  if (!first.success) throw damaged(file, "it does not begin as one");
  if (first.data.migration !== (await readMigration(tx))) {
    throw new OperatorError(
      `The backup ${file} was made by another version of adhere. Restore it with that version, then upgrade.`,
    );
  }
  const inserted = await insertRows(tx, lines, file);
  // Nothing runs that could spend or refund these units.
  await tx.update(pools).set({ reserved: 0 });
  return inserted;
}

async function insertRows(tx: QueryRunner, lines: AsyncIterable<unknown>, file: string): Promise<number> {
  let batch: z.infer<typeof RowLine>[] = [];
  let inserted = 0;
  let expected: number | null = null;
  const flush = async () => {
    const [first] = batch;
    if (first === undefined) return;
    const name = sql.identifier(first.table);
    const rows = JSON.stringify(batch.map(({ row }) => row));
    await tx.execute(sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`);
    inserted += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    const last = LastLine.safeParse(line);
    if (last.success) {
      expected = last.data.rows;
      break;
    }
    const { data: row } = RowLine.safeParse(line);
    if (row === undefined) throw damaged(file, `row ${inserted + batch.length + 1} is of no table`);
    if (batch.length === BATCH || row.table !== batch[0]?.table) await flush();
    batch.push(row);
  }
  await flush();
  if (expected !== inserted) throw damaged(file, `it has ${inserted} of ${expected ?? "an unknown number of"} rows`);
  return inserted;
}

/** @throws OperatorError if the file cannot be read to its end. */
async function* readLines(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const gunzip = createGunzip().setEncoding("utf8");
  source.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
  let rest = "";
  try {
    for await (const chunk of gunzip) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (error) {
    throw damaged(file, messageOf(error));
  } finally {
    source.destroy();
  }
}

const damaged = (file: string, why: string) =>
  new OperatorError(`Cannot restore ${file}: ${why}. Use a whole backup of adhere data backup.`);
