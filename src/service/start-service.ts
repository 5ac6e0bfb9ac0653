import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { createKeyUseRecorder } from "./accounts/keys.ts";
import { serveAdminSocket } from "./admin-socket.ts";
import { createApp } from "./app.ts";
import { createLog, formatErrorTrace, type Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { ListenError } from "./operator-error.ts";
import { createLeaseManager } from "./quota/leases.ts";
import { refundExpiredReservations } from "./quota/quota.ts";
import { openScreenshotStore } from "./screenshots/open-store.ts";
import { aiEnvironment, SERVICE_SETTINGS, type ServiceSettings, storageLocation } from "./settings.ts";
import { type Database, type Db, openDatabase, queryRows } from "./store/database.ts";
import { createAdmission } from "./workers/admission.ts";
import type { WorkerPool } from "./workers/protocol.ts";
import { createJobRequeue, createQueuePool, deleteExpiredReplies, openQueue } from "./workers/queue.ts";
import { superviseQueueWorkers } from "./workers/supervise-queue-workers.ts";
import { createForkedPool } from "./workers/worker-pool.ts";

export interface RunningService {
  url: string;
  /** No new evaluations; those under way are finished (or given up after the grace), then everything is closed. */
  close(graceMs: number): Promise<void>;
}

export interface StartServiceOptions {
  settings: ServiceSettings;
  env: Readonly<Record<string, string | undefined>>;
  writeLog: (line: string) => void;
  /** The clock that the months are told by. */
  now?: () => Date;
}

/** Opens everything that the role needs, and listens. What was opened is closed again where the rest fails. */
export async function startService(options: StartServiceOptions): Promise<RunningService> {
  const opened = new AsyncDisposableStack();
  try {
    return await openService(options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openService(
  { settings, env, writeLog, now = () => new Date() }: StartServiceOptions,
  opened: AsyncDisposableStack,
): Promise<RunningService> {
  const log = createLog(writeLog, settings["log-level"]);
  const report = (error: unknown) => log("storage", { error: formatErrorTrace(error) }, "warn");
  const database = opened.adopt(await openDatabase(storageLocation(settings)), (it) => it.close());
  const { db } = database;
  // The embedded storage is this process's alone: whoever held a unit before is gone.
  await refundExpiredReservations(db, database.kind === "embedded");
  const workerPool = opened.adopt(await openWorkerPool(settings, env, database, log), (it) => it.close());
  const leases = opened.adopt(createLeaseManager(db, settings["lease-seconds"], report), (it) => it.close());
  const screenshots = openScreenshotStore(settings);
  opened.adopt(scheduleHourlyCleanup(settings, db, screenshots, report), clearInterval);
  if (database.kind === "embedded")
    opened.adopt(await serveAdminSocket(db, settings.data), (it) => it.close());
  const admission = createAdmission(settings.queue + settings.workers * settings.slots);
  let draining = false;
  const addressSalt = await readOrCreateAddressSalt(db);
  const server = await startHttpServer(settings, (publicUrl) =>
    createApp({
      database,
      leases,
      workerPool,
      admission,
      screenshots,
      metrics: createMetrics(admission.activeCount),
      log,
      recordKeyUse: createKeyUseRecorder(db, report),
      addressSalt,
      publicUrl,
      anonymousLimit: settings["anonymous-limit"],
      trustedProxies: settings["trusted-proxies"],
      timeoutSeconds: settings.timeout,
      isDraining: () => draining,
      now,
    }),
  );
  log("listening", { url: server.url, role: settings.role, storage: database.kind });
  const close = async (graceMs: number): Promise<void> => {
    draining = true;
    const end = Date.now() + graceMs;
    // Meanwhile whoever comes is told to come again (503), and /readyz tells the balancer.
    await Promise.race([admission.whenIdle(), pause(graceMs, undefined, { ref: false })]);
    await server.close(Math.max(0, end - Date.now()));
    // What was cut off gives its unit back while there is a storage to give it back to.
    await Promise.race([admission.whenIdle(), pause(REFUND_GRACE_MS, undefined, { ref: false })]);
    await opened.disposeAsync();
  };
  let closed: Promise<void> | undefined;
  return { url: server.url, close: (graceMs) => (closed ??= close(graceMs)) };
}

/** Longer than a refund takes; where the storage is away, the lease runs out by itself. */
const REFUND_GRACE_MS = 5000;

/** Workers of this process, or of the queue. */
async function openWorkerPool(
  settings: ServiceSettings,
  env: StartServiceOptions["env"],
  { db }: Database,
  log: Log,
): Promise<WorkerPool> {
  const entry = path.join(import.meta.dirname, `worker${path.extname(import.meta.filename)}`);
  const warn = (what: string, details?: Readonly<Record<string, unknown>>) => log(what, details, "warn");
  const inherited = { ...env, ...UNSET_VARIABLES, ...toWorkerEnvironment(settings) };
  const url = settings["database-url"];
  if (url === undefined) {
    const { workers, slots } = settings;
    return createForkedPool({ entry, env: inherited, workers, slots, log: warn });
  }
  const boss = await openQueue(url, warn);
  const workforce = createQueuePool(boss, db, warn);
  if (settings.role === "api" || settings.workers === 0) return workforce;
  const requeueJob = createJobRequeue(boss, warn);
  const workers = superviseQueueWorkers({
    entry,
    env: inherited,
    workers: settings.workers,
    requeueJob,
    log: warn,
  });
  return {
    ...workforce,
    close: async () => {
      await workers.close();
      await workforce.close();
    },
  };
}

/** A flag may have overruled a variable: what a worker inherits of ours is what was read, and nothing besides. */
const UNSET_VARIABLES = Object.fromEntries(Object.values(SERVICE_SETTINGS).map(({ env }) => [env, ""]));

/** What a worker must know of the settings, in its own environment. */
function toWorkerEnvironment(settings: ServiceSettings): Record<string, string> {
  const given: Record<string, string | undefined> = {
    ADHERE_DATA: path.resolve(settings.data),
    DATABASE_URL: settings["database-url"] ?? "",
    ADHERE_SLOTS: String(settings.slots),
    ADHERE_TIMEOUT: String(settings.timeout),
    ADHERE_ALLOW_PRIVATE: String(settings["allow-private"]),
    ADHERE_CHROME_PATH: settings["chrome-path"],
    ADHERE_S3_URL: settings["s3-url"],
    ADHERE_S3_REGION: settings["s3-region"],
    AWS_ACCESS_KEY_ID: settings["s3-access-key-id"],
    AWS_SECRET_ACCESS_KEY: settings["s3-secret-access-key"],
    ...aiEnvironment(settings),
    ADHERE_LOG_LEVEL: settings["log-level"],
    ADHERE_ROLE: "all",
  };
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

/** The port may be chosen by the system, so the application is made when it is known. */
async function startHttpServer(
  settings: ServiceSettings,
  makeApp: (publicUrl: string) => ReturnType<typeof createApp>,
) {
  let app: ReturnType<typeof createApp> | undefined;
  const server = serve({
    fetch: (request, bindings) =>
      app === undefined ? new Response(null, { status: 503 }) : app.fetch(request, bindings),
    hostname: settings.host,
    port: settings.port,
    overrideGlobalObjects: false,
  }) as Server;
  await once(server, "listening").catch((error: unknown) => {
    throw new ListenError(settings.host, settings.port, error);
  });
  // Headers must come soon; a body of 256 KB in half a minute; an answer takes as long as an evaluation.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // A connection on which nothing moves, in neither direction, for longer than any evaluation may take is given up.
  server.timeout = (2 * settings.timeout + 60) * 1000;
  const { port } = server.address() as AddressInfo;
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  const url = `http://${host}:${port}`;
  app = makeApp(settings["public-url"] ?? url);
  return {
    url,
    close: async (graceMs: number) => {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      const kill = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(kill);
    },
  };
}

/** Made up once, kept with the data, so that all replicas know an anonymous caller by the same hash. */
async function readOrCreateAddressSalt(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString("hex");
  await db.execute(
    sql`insert into installation (name, value) values ('address_salt', ${fresh}) on conflict do nothing`,
  );
  const [row] = await queryRows(db, sql`select value from installation where name = 'address_salt'`);
  return z.object({ value: z.string() }).parse(row).value;
}

function scheduleHourlyCleanup(
  settings: ServiceSettings,
  db: Db,
  pictures: ReturnType<typeof openScreenshotStore>,
  report: (error: unknown) => void,
): NodeJS.Timeout {
  const clean = async () => {
    await pictures.removeOlderThan?.(new Date(Date.now() - settings["retention-days"] * 86_400_000));
    await deleteExpiredReplies(db);
  };
  void clean().catch(report);
  return setInterval(() => void clean().catch(report), 3_600_000).unref();
}
