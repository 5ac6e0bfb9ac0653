import { Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(activeEvaluations: () => number) {
  const registers = [new Registry()];
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
    help: "Evaluations by outcome: evaluated, url_only, link_broken, failed, refused.",
    labelNames: ["outcome"],
    registers,
  });
  const duration = new Histogram({
    name: "adhere_evaluation_seconds",
    help: "Duration of evaluations, including the wait for a worker.",
    buckets: [0.5, 1, 2, 4, 8, 15, 30, 60, 120],
    registers,
  });
  new Gauge({
    name: "adhere_evaluations_under_way",
    help: "Evaluations queued or running for this process.",
    registers,
    collect() {
      this.set(activeEvaluations());
    },
  });
  return {
    recordRequest: (route: string, method: string, status: number, seconds: number) => {
      requests.inc({ route, method, status });
      latency.observe({ route }, seconds);
    },
    recordEvaluation: (outcome: string, seconds: number) => {
      evaluations.inc({ outcome });
      // Refused requests take no time and would distort the histogram.
      if (outcome !== "refused") duration.observe(seconds);
    },
    /** All metrics in the Prometheus text format. */
    text: async () => (await Promise.all(registers.map((registry) => registry.metrics()))).join(""),
  };
}
