import path from "node:path";
import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { z } from "zod";
import { OperatorError } from "../operator-error.ts";
import { readBundledFile } from "../read-bundled-file.ts";
import type { StorageLocation } from "../settings.ts";
import { isTransientDbError, retryTransient } from "./retry-db.ts";
import * as schema from "./schema.ts";

/** The embedded database or PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A database or a transaction. */
export type QueryRunner = Pick<Db, "execute" | "select" | "insert" | "update" | "delete">;

export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** The connections to PostgreSQL, and the statements that wait for one. Empty for the embedded database. */
  countConnections(): Record<string, number>;
  close(): Promise<void>;
}

const MIGRATIONS_FOLDER = path.join(import.meta.dirname, "migrations");

/**
 * Opens the database and runs pending migrations.
 *
 * @throws StorageLockedError if another process uses the folder; OperatorError if PostgreSQL refuses the
 * connection.
 */
export const openDatabase = (storage: StorageLocation): Promise<Database> =>
  "url" in storage ? openPostgres(storage.url) : openEmbedded(storage.directory);

async function openEmbedded(directory: string): Promise<Database> {
  const [{ PGlite }, { drizzle }, { migrate }, { lockFolder }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("./folder-lock.ts"),
  ]);
  const unlock = await lockFolder(directory);
  try {
    const client = await PGlite.create({ dataDir: path.join(directory, "pg"), ...(await readBundledPostgres()) });
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      db,
      kind: "embedded",
      countConnections: () => ({}),
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

/** PostgreSQL's program as the published package ships it; nothing where PGlite finds it in its own package. */
async function readBundledPostgres() {
  const read = (name: string) => readBundledFile(import.meta.dirname, name);
  const [program, files, initdb] = await Promise.all([read("pglite.wasm"), read("pglite.data"), read("initdb.wasm")]);
  if (program === null || files === null || initdb === null) return {};
  return {
    pgliteWasmModule: await WebAssembly.compile(program),
    initdbWasmModule: await WebAssembly.compile(initdb),
    fsBundle: new Blob([files]),
  };
}

/** Statements take milliseconds; one that takes this long is blocked. */
const STATEMENT_TIMEOUT_MS = 20_000;

/** Arbitrary id of the advisory lock that lets one replica migrate while the others wait. */
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
  // When the server closes a connection, the running statement fails, which is enough. Without a listener, the event
  // would crash the process. Idle connections emit it on the pool, connections in use on their client.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  /** Replaces drizzle's own, which leaks the connection if `begin` fails. */
  const transaction: Db["transaction"] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      const connected: Db = drizzle({ client, schema });
      return await connected.transaction(work, config);
    } catch (error) {
      isBroken = isTransientDbError(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  const db: Db = Object.assign(drizzle({ client: pool, schema }), { transaction });
  try {
    // PostgreSQL may still be starting, for example in Docker Compose.
    const client = await retryTransient(() => pool.connect());
    try {
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK_ID]);
      await migrate(drizzle({ client, schema }), { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      // Closes the connection, which releases the advisory lock.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw toUnreachableError(url, error);
  }
  const countConnections = () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount });
  return { db, kind: "postgres", countConnections, close: () => pool.end() };
}

/** Leaves out the password of the URL. */
function toUnreachableError(url: string, cause: unknown): OperatorError {
  const { hostname, port, pathname } = new URL(url);
  const why =
    cause instanceof Error ? cause.message || String("code" in cause ? cause.code : cause.name) : String(cause);
  return new OperatorError(
    `Cannot connect to PostgreSQL at ${hostname}:${port || 5432}${pathname}: ${why}. ` +
      "Check DATABASE_URL and that the server is running.",
    { cause },
  );
}

const QueryResult = z.object({ rows: z.array(z.unknown()) });

/** Runs raw SQL. Both drivers return `{ rows }`, but drizzle's common type does not say so. */
export async function queryRows(queries: Pick<QueryRunner, "execute">, statement: SQL): Promise<unknown[]> {
  return QueryResult.parse(await queries.execute(statement)).rows;
}
