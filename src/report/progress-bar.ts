import stringWidth from "string-width";
import type { EntryReport } from "../result/entry-report.ts";
import { type DisplayStatus, getEntryBadge } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";
import { type EntryProgress, formatPosition } from "./progress-line.ts";
import { paint } from "./terminal-format.ts";
import { shortenMiddle } from "./terminal-wrap.ts";

const BAR_CELLS = 20;

/** Progress for a terminal: `███████░░░░░  7/12  spring-sale: link broken`. `worst` decides the bar's colour. */
export function formatProgressBar(
  progress: EntryProgress & { latest: EntryReport | null; worst: DisplayStatus },
  { columns, colour }: { columns: number; colour: boolean },
): string {
  const cells = Math.min(BAR_CELLS, Math.floor(columns / 3));
  const filled = progress.of === 0 ? 0 : Math.floor((cells * progress.done) / progress.of);
  const bar = `${paint(progress.worst, "█".repeat(filled), colour && filled > 0)}${"░".repeat(cells - filled)}`;
  const position = `${bar}  ${formatPosition(progress)}`;
  const room = columns - stringWidth(position) - 2;
  if (progress.latest === null || room < 10) return position;
  const { id } = progress.latest;
  const latest = escapeForLog(`${id}: ${getEntryBadge(progress.latest).label.toLowerCase()}`);
  return `${position}  ${shortenMiddle(latest, Math.min(room, 60))}`;
}

const SEVERITY = ["skipped", "passed", "inconclusive", "failing"] as const satisfies DisplayStatus[];

/** The worse of two states. */
export const worseStatus = (one: DisplayStatus, other: DisplayStatus): DisplayStatus =>
  SEVERITY.indexOf(one) > SEVERITY.indexOf(other) ? one : other;
