import type { OpenAPIHono } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";

/** Liveness, readiness and Prometheus metrics. */
export function addOperationsRoutes(
  app: OpenAPIHono,
  { database, metrics, workerPool, isDraining }: ServiceContext,
): void {
  app.get("/healthz", (c) => c.json({ status: "up" }));
  app.get("/readyz", async (c) => {
    if (isDraining()) return c.json({ status: "draining" }, 503);
    if (!workerPool.canRun()) return c.json({ status: "no worker can evaluate" }, 503);
    try {
      await database.db.execute(sql`select 1`);
      return c.json({ status: "ready" });
    } catch {
      return c.json({ status: "storage unavailable" }, 503);
    }
  });
  app.get("/metrics", async (c) =>
    c.body(await metrics.text(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }),
  );
}
