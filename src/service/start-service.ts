import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { messageOf } from "../contract/error.ts";
import { createKeyUseRecorder } from "./accounts/keys.ts";
import { serveAdminSocket } from "./admin-socket.ts";
import { createApp } from "./app.ts";
import { createLog, formatErrorTrace, type Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { OperatorError } from "./operator-error.ts";
import { createLeaseManager } from "./quota/leases.ts";
import { refundExpiredReservations } from "./quota/quota.ts";
import { UncountedVisits } from "./quota/uncounted-visits.ts";
import { openScreenshotStore } from "./screenshots/open-store.ts";
import { type ServiceSettings, storageLocation } from "./settings.ts";
import { type Database, type Db, openDatabase } from "./store/database.ts";
import { installation } from "./store/schema.ts";
import { createAdmission } from "./workers/admission.ts";
import { ForkedPool } from "./workers/forked-pool.ts";
import { deleteExpiredReplies, openQueue, requeueJob } from "./workers/postgres-queue.ts";
import type { WorkerPool } from "./workers/protocol.ts";
import { QueuePool } from "./workers/queue-pool.ts";
import { startQueueWorkers } from "./workers/start-queue-workers.ts";

export interface RunningService {
  url: string;
  /** Refuses new evaluations, waits for the running ones, aborts them after the grace period, and closes everything. */
  close(graceMs: number): Promise<void>;
}

export interface StartServiceOptions {
  settings: ServiceSettings;
  env: Readonly<Record<string, string | undefined>>;
  writeLog: (line: string) => void;
  /** Clock for quotas; tests replace it. */
  now?: () => Date;
}

/** Starts the API server and, depending on the role, its workers. If a step fails, closes what is open. */
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
  // Only one process uses the embedded database, so all its reservations belong to a previous run.
  await refundExpiredReservations(db, database.kind === "embedded");
  const workerPool = opened.adopt(await openWorkerPool(settings, env, database, log), (it) => it.close());
  const leases = opened.adopt(createLeaseManager(db, settings["lease-seconds"], report), (it) => it.close());
  const screenshots = openScreenshotStore(settings);
  opened.adopt(scheduleHourlyCleanup(settings, db, screenshots, report), clearInterval);
  if (database.kind === "embedded") opened.adopt(await serveAdminSocket(db, settings.data), (it) => it.close());
  const admission = createAdmission({ queue: settings.queue, slots: settings.workers * settings.slots });
  let draining = false;
  const addressSalt = await readOrCreateAddressSalt(db);
  const server = await startHttpServer(settings, (publicUrl) =>
    createApp({
      database,
      leases,
      workerPool,
      admission,
      uncountedVisits: new UncountedVisits(),
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
    log("stopping", { running: admission.activeCount(), grace_seconds: graceMs / 1000 });
    const end = Date.now() + graceMs;
    // Meanwhile new requests get 503, and /readyz tells the load balancer to stop sending them.
    await Promise.race([admission.whenIdle(), pause(graceMs, undefined, { ref: false })]);
    await server.close(Math.max(0, end - Date.now()));
    // Aborted evaluations refund their quota, which needs the database.
    await Promise.race([admission.whenIdle(), pause(REFUND_GRACE_MS, undefined, { ref: false })]);
    await opened.disposeAsync();
    log("stopped");
  };
  let closed: Promise<void> | undefined;
  return { url: server.url, close: (graceMs) => (closed ??= close(graceMs)) };
}

/** Longer than a refund takes. If the database is unavailable, the lease expires instead. */
const REFUND_GRACE_MS = 5000;

async function openWorkerPool(
  settings: ServiceSettings,
  env: StartServiceOptions["env"],
  { db }: Database,
  log: Log,
): Promise<WorkerPool> {
  const { workers, slots, "database-url": url } = settings;
  const entry = path.join(import.meta.dirname, `worker${path.extname(import.meta.filename)}`);
  // The settings override the inherited variables, because flags may have overridden them.
  const workerEnv = { ...env, ...settings.environment, ADHERE_DATA: path.resolve(settings.data) };
  if (url === undefined) return new ForkedPool({ entry, env: workerEnv, workers, slots, log });
  const boss = await openQueue(url, log);
  const pool = new QueuePool(boss, db, log);
  if (settings.role === "api" || workers === 0) return pool;
  const queueWorkers = startQueueWorkers({ entry, env: workerEnv, workers, log }, (id) => requeueJob(boss, log, id));
  return {
    runTask: (task, signal) => pool.runTask(task, signal),
    canRun: () => pool.canRun(),
    close: async () => {
      await queueWorkers.close();
      await pool.close();
    },
  };
}

/** Creates the app after the server listens, because the public URL may contain a port that the system picks. */
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
    const { host, port } = settings;
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    const message = taken
      ? `Port ${port} on ${host} is in use. Choose another with --port, or --port 0 for any free port.`
      : `Cannot listen on ${host}:${port}: ${messageOf(error)}. Check --host and --port.`;
    throw new OperatorError(message, { cause: error });
  });
  // Limits for receiving a request. The response may take as long as an evaluation.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Closes connections that are idle for longer than an evaluation can take.
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

/** Stored in the database, so that all replicas compute the same hash for an address. */
async function readOrCreateAddressSalt(db: Db): Promise<string> {
  const name = "address_salt";
  const value = randomBytes(32).toString("hex");
  await db.insert(installation).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row?.value ?? value;
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
