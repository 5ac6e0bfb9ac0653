import pino from "pino";

export type Log = (
  event: string,
  details?: Readonly<Record<string, unknown>>,
  level?: "info" | "warn" | "error",
) => void;

/**
 * The stacks of an error and its causes, for the log. Skips failed SQL statements (drizzle's error carries `params`)
 * because their message contains the stored values, such as an ad's copy or an email address; their cause is kept.
 */
export function formatErrorTrace(error: unknown): string {
  const traces: string[] = [];
  for (let each = error, depth = 0; each !== undefined && depth < 5; depth++) {
    const isStatement = each instanceof Error && "params" in each;
    if (!isStatement) traces.push(each instanceof Error ? (each.stack ?? each.message) : String(each));
    each = each instanceof Error ? each.cause : undefined;
  }
  return traces.join("\ncaused by: ") || "an SQL statement failed";
}

/** Writes one JSON object per line. Callers pick each logged field; credentials are redacted in case one slips in. */
export function createLog(write: (line: string) => void, level: string): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ["authorization", "*.authorization", "key", "*.key"], censor: "…" },
    },
    { write },
  );
  return (event, details = {}, at = "info") => logger[at](details, event);
}
