import { styleText } from "node:util";
import stringWidth from "string-width";
import type { CheckResult } from "../run/result.ts";
import { DISPLAY_STATUSES, type DisplayStatus } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";

export const paint = (status: DisplayStatus, text: string, colour = false): string =>
  colour ? styleText(DISPLAY_STATUSES[status].terminalColour, text, { validateStream: false }) : text;

/** Rows as aligned lines. `rightAligned`: columns of numbers. */
export function alignTable(rows: readonly (readonly string[])[], rightAligned: ReadonlySet<number>): string[] {
  const widthOf = (column: number) => rows.reduce((max, row) => Math.max(max, stringWidth(row[column] ?? "")), 0);
  const widths = rows[0]?.map((_, column) => widthOf(column));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const gap = " ".repeat((widths?.[column] ?? 0) - stringWidth(cell));
        return rightAligned.has(column) ? gap + cell : cell + gap;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** Sections of lines, the run's notices and totals, and the verdict with the headline as the last line. */
export function renderTerminalReport(
  sections: readonly (readonly string[])[],
  totals: readonly string[],
  { notices, verdict, exitCode, headline }: Pick<CheckResult, "notices" | "verdict" | "exitCode" | "headline">,
  { colour = false }: { colour?: boolean },
): string {
  const status = verdict === "fail" ? "failing" : verdict === "pass" ? "passed" : "inconclusive";
  const word = verdict === "fail" && exitCode === 0 ? "fail (warn-only)" : verdict;
  return [
    ...sections.flatMap((lines) => (lines.length === 0 ? [] : [...lines, ""])),
    ...notices.map((notice) => `note: ${escapeForLog(notice)}`),
    ...totals,
    paint(status, `${word}: ${escapeForLog(headline)}`, colour),
    "",
  ].join("\n");
}
