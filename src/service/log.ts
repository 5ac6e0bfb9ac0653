import pino from "pino";

export type Log = (
  what: string,
  details?: Readonly<Record<string, unknown>>,
  level?: "info" | "warn" | "error",
) => void;

/**
 * One JSON object a line. What identifies a caller or opens a door never gets in: details are named one by one by whoever
 * logs, and these fields are blanked wherever they stand.
 */
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
  return (what, details = {}, at = "info") => logger[at](details, what);
}
