import { setTimeout as pause } from "node:timers/promises";
import { createKeyUseRecorder } from "./accounts/keys.ts";
import { createOwnerLink, deleteExpiredLinks } from "./accounts/one-time-links.ts";
import { deleteExpiredSessions } from "./accounts/sessions.ts";
import { deleteExpiredAttempts } from "./accounts/sign-in.ts";
import { serveAdminSocket } from "./admin-socket.ts";
import { createApp } from "./app.ts";
import type { Storage } from "./execute-admin-command.ts";
import { startHttpServer } from "./http-server.ts";
import { createLog, formatErrorTrace } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { serveOperations } from "./operations.ts";
import { createLeaseManager } from "./quota/leases.ts";
import { refundExpiredReservations } from "./quota/quota.ts";
import { UncountedVisits } from "./quota/uncounted-visits.ts";
import { openScreenshotStore } from "./screenshots/open-store.ts";
import type { ServiceContext } from "./service-context.ts";
import { listHostnames, type ServiceSettings, storageLocation } from "./settings.ts";
import { type Db, openDatabase } from "./store/database.ts";
import { deleteExpired } from "./store/delete-evaluations.ts";
import { deleteExpiredKeys } from "./store/idempotency.ts";
import { PUBLIC_URL, readOrCreateAddressSalt, writeInstallationValue } from "./store/installation.ts";
import { deleteExpiredSubmissions, failLostSubmissions } from "./store/submissions.ts";
import { SubmissionRunner } from "./submission-runner.ts";
import { createAdmission } from "./workers/admission.ts";
import { openWorkerPool } from "./workers/open-worker-pool.ts";
import { deleteExpiredReplies } from "./workers/postgres-queue.ts";

export interface RunningService {
  url: string;
  /** Where health and metrics have a port of their own. */
  operationsUrl: string | undefined;
  /** The link that creates the owner's account, as long as there is none. */
  ownerLink: string | null;
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
  await failLostSubmissions(db, database.kind === "embedded");
  const workerPool = opened.adopt(await openWorkerPool({ settings, env, db, log }), (it) => it.close());
  const leases = opened.adopt(createLeaseManager(db, settings["lease-seconds"], report), (it) => it.close());
  const screenshots = openScreenshotStore(settings);
  opened.adopt(scheduleHourlyCleanup(settings, { db, pictures: screenshots }, report), clearInterval);
  if (database.kind === "embedded") {
    opened.adopt(await serveAdminSocket({ db, pictures: screenshots }, settings.data), (it) => it.close());
  }
  const admission = createAdmission({ queue: settings.queue, slots: settings.workers * settings.slots });
  const metrics = createMetrics({ database, workerPool, countActive: admission.activeCount });
  let draining = false;
  const isDraining = () => draining;
  const operations = await serveOperations(settings, { db, workerPool, isDraining }, metrics);
  opened.defer(() => operations?.close(0));
  const addressSalt = await readOrCreateAddressSalt(db);
  const { host, port, "public-url": publicUrl } = settings;
  // Connections may be idle for longer than an evaluation can take.
  let submissions: SubmissionRunner | undefined;
  const server = await startHttpServer({ host, port, flag: "--port" }, 2 * settings.timeout + 60, (url) => {
    const context: ServiceContext = {
      database,
      leases,
      workerPool,
      admission,
      uncountedVisits: new UncountedVisits(),
      screenshots,
      metrics,
      log,
      recordKeyUse: createKeyUseRecorder(db, report),
      addressSalt,
      publicUrl: publicUrl ?? url,
      hostnames: listHostnames(settings),
      anonymousLimit: settings["anonymous-limit"],
      trustedProxies: settings["trusted-proxies"],
      timeoutSeconds: settings.timeout,
      isDraining,
      now,
    };
    submissions = new SubmissionRunner(context);
    return createApp(context, submissions);
  });
  log("listening", { url: server.url, role: settings.role, storage: database.kind, operations: operations?.url });
  const close = async (graceMs: number): Promise<void> => {
    draining = true;
    log("stopping", { running: admission.activeCount(), grace_seconds: graceMs / 1000 });
    const end = Date.now() + graceMs;
    // Meanwhile new requests get 503, and /readyz tells the load balancer to stop sending them.
    await Promise.race([admission.whenIdle(), pause(graceMs, undefined, { ref: false })]);
    await server.close(Math.max(0, end - Date.now()));
    await submissions?.close();
    // Aborted evaluations refund their quota, which needs the database.
    await Promise.race([admission.whenIdle(), pause(REFUND_GRACE_MS, undefined, { ref: false })]);
    await opened.disposeAsync();
    log("stopped");
  };
  let closed: Promise<void> | undefined;
  const { url } = server;
  const ownerLink = await offerOwnership(db, publicUrl ?? url, now());
  return { url, operationsUrl: operations?.url, ownerLink, close: (graceMs) => (closed ??= close(graceMs)) };
}

async function offerOwnership(db: Db, publicUrl: string, now: Date): Promise<string | null> {
  await writeInstallationValue(db, PUBLIC_URL, publicUrl);
  const path = await createOwnerLink(db, now);
  return path && publicUrl + path;
}

/** Longer than a refund takes. If the database is unavailable, the lease expires instead. */
const REFUND_GRACE_MS = 5000;

function scheduleHourlyCleanup(
  settings: ServiceSettings,
  { db, pictures }: Storage,
  report: (error: unknown) => void,
): NodeJS.Timeout {
  const clean = async () => {
    await pictures.removeOlderThan?.(new Date(Date.now() - settings["retention-days"] * 86_400_000));
    await deleteExpired(db, pictures, { history: settings["history-days"], anonymous: settings["anonymous-days"] });
    await deleteExpiredReplies(db);
    await deleteExpiredKeys(db);
    await deleteExpiredSubmissions(db, pictures, settings["history-days"]);
    await deleteExpiredSessions(db);
    await deleteExpiredLinks(db);
    await deleteExpiredAttempts(db);
  };
  void clean().catch(report);
  return setInterval(() => void clean().catch(report), 3_600_000).unref();
}
