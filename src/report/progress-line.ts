import type { EntryReport } from "../result/entry-report.ts";
import { getEntryBadge } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";

export interface EntryProgress {
  done: number;
  of: number;
}

/** One log line for a finished entry: `[ 7/12] spring-sale: link broken. The page returns 404. (1.2 s)`. */
export function formatProgressLine(entry: EntryReport, progress: EntryProgress): string {
  const seconds = (entry.durationMs / 1000).toFixed(1);
  return escapeForLog(
    `[${formatPosition(progress)}] ${entry.id}: ${getEntryBadge(entry).label.toLowerCase()}. ` +
      `${entry.reason} (${seconds} s)`,
  );
}

export const formatPosition = ({ done, of }: EntryProgress): string =>
  `${String(done).padStart(String(of).length)}/${of}`;
