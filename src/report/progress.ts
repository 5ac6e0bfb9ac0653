import type { EntryReport } from "../run/result.ts";
import { getEntryBadge } from "./entries.ts";
import { escapeForLog } from "./escape.ts";

/** `1 ad`, `2 ads`. */
export const formatAdCount = (count: number): string => (count === 1 ? "1 ad" : `${count} ads`);

/** One line of a log for an entry that is done: `[ 7/12] spring-sale: Link broken. The page answers 404. (1.2 s)`. */
export function formatProgressLine(entry: EntryReport, { done, of }: { done: number; of: number }): string {
  const place = `${String(done).padStart(String(of).length)}/${of}`;
  const seconds = (entry.durationMs / 1000).toFixed(1);
  return escapeForLog(
    `[${place}] ${entry.id}: ${getEntryBadge(entry).label.toLowerCase()}. ${entry.reason} (${seconds} s)`,
  );
}
