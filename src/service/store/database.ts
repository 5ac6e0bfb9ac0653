import path from "node:path";
import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { z } from "zod";
import { StorageUnreachableError } from "../operator-error.ts";
import type { StorageLocation } from "../settings.ts";
import { isTransientDbError, retryTransient } from "./retry-db.ts";
import * as schema from "./schema.ts";

/** Either storage, in the same words. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A transaction of either storage, or the storage itself. */
export type QueryRunner = Pick<Db, "execute" | "select" | "insert" | "update" | "delete">;

export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** Rejects where the storage does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const MIGRATIONS_FOLDER = path.join(import.meta.dirname, "migrations");

/**
 * Opens the storage and brings its tables up to date.
 *
 * @throws StorageLocked where another process uses the folder; StorageUnreachable where PostgreSQL does not let us in.
 */
export async function openDatabase(storage: StorageLocation): Promise<Database> {
  return "url" in storage ? openPostgres(storage.url) : openEmbedded(storage);
}

async function openEmbedded(storage: { directory: string }): Promise<Database> {
  const [{ PGlite }, { drizzle }, { migrate }, { lockFolder }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("./folder-lock.ts"),
  ]);
  const unlock = await lockFolder(storage.directory);
  try {
    const client = await PGlite.create({ dataDir: path.join(storage.directory, "pg") });
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      db,
      kind: "embedded",
      ping: async () => void (await db.execute(sql`select 1`)),
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Ours take milliseconds: one that takes longer waits for something that does not come. */
const STATEMENT_TIMEOUT_MS = 20_000;

/** One replica migrates, the others wait for it. Any constant will do, as long as it is ours. */
const MIGRATION_LOCK_ID = 4_137_061;

async function openPostgres(url: string): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A connection that the server ends (a restart) fails the statement that is on it, and that is enough: the event, which
  // would end the process, says nothing more. Idle connections tell the pool, those in use their client.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  /** drizzle takes a connection for a transaction and, where its `begin` fails on it, never gives it back. */
  const transaction: Db["transaction"] = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      const own: Db = drizzle({ client, schema });
      return await own.transaction(work, config);
    } catch (error) {
      broken = isTransientDbError(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const db: Db = Object.assign(drizzle({ client: pool, schema }), { transaction });
  try {
    // A server that starts together with us (a compose file) is not there yet.
    const client = await retryTransient(() => pool.connect());
    try {
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK_ID]);
      await migrate(drizzle({ client, schema }), { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      // Not back to the pool: the lock goes with the connection.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw new StorageUnreachableError(url, error);
  }
  return {
    db,
    kind: "postgres",
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

const QueryResult = z.object({ rows: z.array(z.unknown()) });

/** Rows of a statement written in SQL. Both drivers answer `{rows}`; drizzle's common type does not say so. */
export async function queryRows(queries: Pick<QueryRunner, "execute">, statement: SQL): Promise<unknown[]> {
  const answer: unknown = await queries.execute(statement);
  return QueryResult.parse(answer).rows;
}
