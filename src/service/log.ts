import pino from "pino";

export type Log = (
  what: string,
  details?: Readonly<Record<string, unknown>>,
  level?: "info" | "warn" | "error",
) => void;

/**
 * What went wrong, with every cause and its place in the code, as a log may tell it: a statement that failed carries what it
 * stored (an ad's copy, an e-mail address), so only its cause is told.
 */
export function formatErrorTrace(error: unknown): string {
  const told: string[] = [];
  for (let each = error, depth = 0; each !== undefined && depth < 5; depth++) {
    const isStatement = each instanceof Error && "params" in each;
    if (!isStatement) told.push(each instanceof Error ? (each.stack ?? each.message) : String(each));
    each = each instanceof Error ? each.cause : undefined;
  }
  return told.join("\ncaused by: ") || "a statement failed";
}

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
