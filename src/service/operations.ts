import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { type HttpServer, startHttpServer } from "./http-server.ts";
import type { Metrics } from "./metrics.ts";
import type { ServiceSettings } from "./settings.ts";
import type { Db } from "./store/database.ts";
import type { WorkerPool } from "./workers/protocol.ts";

/** What health checks ask. */
export interface Health {
  db: Db;
  workerPool: Pick<WorkerPool, "canRun">;
  isDraining: () => boolean;
}

export const HEALTH_PATHS = ["/healthz", "/readyz"] as const;

/** Liveness and readiness. A process that is not ready says why, with 503. */
export function addHealthRoutes(app: Pick<Hono, "get">, { db, workerPool, isDraining }: Health): void {
  app.get(HEALTH_PATHS[0], (c) => c.json({ status: "up" }));
  app.get(HEALTH_PATHS[1], async (c) => {
    if (isDraining()) return c.json({ status: "draining" }, 503);
    if (!workerPool.canRun()) return c.json({ status: "no worker can evaluate" }, 503);
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: "ready" });
    } catch {
      return c.json({ status: "storage unavailable" }, 503);
    }
  });
}

const IDLE_SECONDS = 60;

/** Health and Prometheus metrics on a port of their own, for every role; null if no port is set. */
export async function serveOperations(
  { host, "operations-port": port }: Pick<ServiceSettings, "host" | "operations-port">,
  health: Health,
  metrics: Metrics,
): Promise<HttpServer | null> {
  if (port === undefined) return null;
  return startHttpServer({ host, port, flag: "--operations-port" }, IDLE_SECONDS, () => {
    const app = new Hono();
    addHealthRoutes(app, health);
    app.get("/metrics", async (c) =>
      c.body(await metrics.text(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }),
    );
    return app;
  });
}
