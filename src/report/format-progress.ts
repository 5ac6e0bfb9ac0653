import type { EntryReport } from "../run/result.ts";
import { getEntryBadge } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";

/** One log line for a finished entry: `[ 7/12] spring-sale: link broken. The page returns 404. (1.2 s)`. */
export function formatProgressLine(entry: EntryReport, { done, of }: { done: number; of: number }): string {
  const position = `${String(done).padStart(String(of).length)}/${of}`;
  const seconds = (entry.durationMs / 1000).toFixed(1);
  return escapeForLog(
    `[${position}] ${entry.id}: ${getEntryBadge(entry).label.toLowerCase()}. ${entry.reason} (${seconds} s)`,
  );
}
