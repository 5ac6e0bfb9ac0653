import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "./store/database.ts";
import type { WorkerPool } from "./workers/protocol.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** What the gauges read at every scrape. */
export interface MeasuredParts {
  database: Pick<Database, "countConnections">;
  workerPool: Pick<WorkerPool, "measure">;
  /** Evaluations that this process holds, queued or running. */
  countActive: () => number;
}

/** Prometheus metrics of a process, among them Node's own: memory, CPU, event loop. */
export function createMetrics({ database, workerPool, countActive }: MeasuredParts) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "adhere_http_requests_total",
    help: "HTTP requests by route, method and status.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const latency = new Histogram({
    name: "adhere_http_request_seconds",
    help: "Response time by route.",
    labelNames: ["route"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 5, 10, 30, 60, 120],
    registers,
  });
  const evaluations = new Counter({
    name: "adhere_evaluations_total",
    help: "Evaluations by outcome: evaluated, replayed, url_only, link_broken, failed, refused.",
    labelNames: ["outcome"],
    registers,
  });
  const duration = new Histogram({
    name: "adhere_evaluation_seconds",
    help: "Duration of evaluations, including the wait for a worker.",
    buckets: [0.5, 1, 2, 4, 8, 15, 30, 60, 120],
    registers,
  });
  const addGauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const active = addGauge("adhere_evaluations_under_way", "Evaluations queued or running for this process.");
  const workers = addGauge("adhere_workers", "Worker processes: ready, starting, unusable.", ["state"]);
  const memory = addGauge("adhere_workers_memory_bytes", "Memory of the worker processes without their browsers.");
  const tasks = addGauge("adhere_tasks", "Evaluations in the pool, or in the shared queue.", ["state"]);
  const oldest = addGauge("adhere_oldest_task_seconds", "How long the first of the waiting evaluations has waited.");
  const connections = addGauge("adhere_database_connections", "Connections to PostgreSQL.", ["state"]);
  const setStates = (gauge: Gauge, values: Readonly<Record<string, number>>): void => {
    for (const [state, value] of Object.entries(values)) gauge.set({ state }, value);
  };
  const measure = async () => {
    active.set(countActive());
    setStates(connections, database.countConnections());
    const pool = await workerPool.measure();
    setStates(workers, pool.workers);
    setStates(tasks, pool.tasks);
    memory.set(pool.memoryBytes);
    oldest.set(pool.oldestTaskSeconds);
  };
  return {
    recordRequest: (route: string, method: string, status: number, seconds: number) => {
      requests.inc({ route, method, status });
      latency.observe({ route }, seconds);
    },
    recordEvaluation: (outcome: string, seconds: number) => {
      evaluations.inc({ outcome });
      // These take no time and would distort the histogram.
      if (outcome !== "refused" && outcome !== "replayed") duration.observe(seconds);
    },
    /** All metrics in the Prometheus text format. Without the queue's database, its gauges keep their last values. */
    text: async () => {
      await measure().catch(() => undefined);
      return registry.metrics();
    },
  };
}
