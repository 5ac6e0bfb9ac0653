import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { usageNoter } from "./accounts/keys.ts";
import { answerAdmin } from "./admin-line.ts";
import { createApp } from "./app.ts";
import { createLog, type Log, traceOf } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { CannotListen } from "./mistake.ts";
import { openPictures } from "./pictures/open.ts";
import { keepLeases } from "./quota/leases.ts";
import { refundExpired } from "./quota/pool.ts";
import { aiVariables, SERVICE_SETTINGS, type ServiceSettings, storageOf } from "./settings.ts";
import { type Database, type Db, openDatabase, rowsOf } from "./store/database.ts";
import { hireCrew } from "./workforce/crew.ts";
import { createPlaces } from "./workforce/places.ts";
import type { Workforce } from "./workforce/protocol.ts";
import { giveBackTo, openQueue, queuedWorkforce, sweepReplies } from "./workforce/queue.ts";
import { superviseWorkers } from "./workforce/supervise.ts";

export interface Listening {
  url: string;
  /** No new evaluations; those under way are finished (or given up after the grace), then everything is closed. */
  close(graceMs: number): Promise<void>;
}

export interface ListenOptions {
  settings: ServiceSettings;
  env: Readonly<Record<string, string | undefined>>;
  writeLog: (line: string) => void;
  /** The clock that the months are told by. */
  now?: () => Date;
}

/** Opens everything that the role needs, and listens. What was opened is closed again where the rest fails. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const opened = new AsyncDisposableStack();
  try {
    return await open(options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function open(
  { settings, env, writeLog, now = () => new Date() }: ListenOptions,
  opened: AsyncDisposableStack,
): Promise<Listening> {
  const log = createLog(writeLog, settings["log-level"]);
  const report = (error: unknown) => log("storage", { error: traceOf(error) }, "warn");
  const database = opened.adopt(await openDatabase(storageOf(settings)), (it) => it.close());
  const { db } = database;
  // The embedded storage is this process's alone: whoever held a unit before is gone.
  await refundExpired(db, database.kind === "embedded");
  const workforce = opened.adopt(await openWorkforce(settings, env, database, log), (it) => it.close());
  const leases = opened.adopt(keepLeases(db, settings["lease-seconds"], report), (it) => it.close());
  const pictures = openPictures(settings);
  opened.adopt(cleanHourly(settings, db, pictures, report), clearInterval);
  if (database.kind === "embedded") opened.adopt(await answerAdmin(db, settings.data), (it) => it.close());
  const places = createPlaces(settings.queue + settings.workers * settings.slots);
  let draining = false;
  const salt = await saltOf(db);
  const server = await serveOn(settings, (publicUrl) =>
    createApp({
      database,
      leases,
      workforce,
      places,
      pictures,
      metrics: createMetrics(places.taken),
      log,
      noteUse: usageNoter(db, report),
      salt,
      publicUrl,
      anonymousLimit: settings["anonymous-limit"],
      trustedProxies: settings["trusted-proxies"],
      timeoutSeconds: settings.timeout,
      draining: () => draining,
      now,
    }),
  );
  log("listening", { url: server.url, role: settings.role, storage: database.kind });
  const close = async (graceMs: number): Promise<void> => {
    draining = true;
    const end = Date.now() + graceMs;
    // Meanwhile whoever comes is told to come again (503), and /readyz tells the balancer.
    await Promise.race([places.emptied(), pause(graceMs, undefined, { ref: false })]);
    await server.close(Math.max(0, end - Date.now()));
    // What was cut off gives its unit back while there is a storage to give it back to.
    await Promise.race([places.emptied(), pause(REFUND_MS, undefined, { ref: false })]);
    await opened.disposeAsync();
  };
  let closed: Promise<void> | undefined;
  return { url: server.url, close: (graceMs) => (closed ??= close(graceMs)) };
}

/** Longer than a refund takes; where the storage is away, the lease runs out by itself. */
const REFUND_MS = 5000;

/** Workers of this process, or of the queue. */
async function openWorkforce(
  settings: ServiceSettings,
  env: ListenOptions["env"],
  { db }: Database,
  log: Log,
): Promise<Workforce> {
  const entry = path.join(import.meta.dirname, `worker${path.extname(import.meta.filename)}`);
  const warn = (what: string, details?: Readonly<Record<string, unknown>>) => log(what, details, "warn");
  const inherited = { ...env, ...UNSET, ...asEnvironment(settings) };
  const url = settings["database-url"];
  if (url === undefined) {
    const { workers, slots } = settings;
    return hireCrew({ entry, env: inherited, workers, slots, log: warn });
  }
  const boss = await openQueue(url, warn);
  const workforce = queuedWorkforce(boss, db, warn);
  if (settings.role === "api" || settings.workers === 0) return workforce;
  const giveBack = giveBackTo(boss, warn);
  const workers = superviseWorkers({
    entry,
    env: inherited,
    workers: settings.workers,
    giveBack,
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
const UNSET = Object.fromEntries(Object.values(SERVICE_SETTINGS).map(({ env }) => [env, ""]));

/** What a worker must know of the settings, in its own environment. */
function asEnvironment(settings: ServiceSettings): Record<string, string> {
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
    ...aiVariables(settings),
    ADHERE_LOG_LEVEL: settings["log-level"],
    ADHERE_ROLE: "all",
  };
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

/** The port may be chosen by the system, so the application is made when it is known. */
async function serveOn(
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
    throw new CannotListen(settings.host, settings.port, error);
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
async function saltOf(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString("hex");
  await db.execute(
    sql`insert into installation (name, value) values ('address_salt', ${fresh}) on conflict do nothing`,
  );
  const [row] = await rowsOf(db, sql`select value from installation where name = 'address_salt'`);
  return z.object({ value: z.string() }).parse(row).value;
}

function cleanHourly(
  settings: ServiceSettings,
  db: Db,
  pictures: ReturnType<typeof openPictures>,
  report: (error: unknown) => void,
): NodeJS.Timeout {
  const clean = async () => {
    await pictures.removeOlder?.(new Date(Date.now() - settings["retention-days"] * 86_400_000));
    await sweepReplies(db);
  };
  void clean().catch(report);
  return setInterval(() => void clean().catch(report), 3_600_000).unref();
}
