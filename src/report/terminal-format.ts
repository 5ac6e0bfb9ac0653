import { styleText } from "node:util";
import stringWidth from "string-width";
import type { CheckResult } from "../run/result.ts";
import type { DisplayStatus } from "./entries.ts";
import { escapeForLog } from "./escape.ts";

export const STATUS_MARKS = { failing: "✗", inconclusive: "!", passed: "✓", skipped: "-" } as const;

const STATUS_COLOURS = {
  failing: "red",
  inconclusive: "yellow",
  passed: "green",
  skipped: "dim",
} as const satisfies Record<DisplayStatus, string>;

export const paint = (status: DisplayStatus, text: string, colour = false): string =>
  colour ? styleText(STATUS_COLOURS[status], text, { validateStream: false }) : text;

/** Rows as aligned lines. `rightAligned`: columns of numbers. */
export function alignTable(rows: readonly (readonly string[])[], rightAligned: ReadonlySet<number>): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, stringWidth(cell));
    }
  }
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const gap = " ".repeat((widths[column] ?? 0) - stringWidth(cell));
        return rightAligned.has(column) ? gap + cell : cell + gap;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** The last line: the verdict and the headline. */
export function renderVerdict(
  { verdict, exitCode, headline }: Pick<CheckResult, "verdict" | "exitCode" | "headline">,
  colour = false,
): string {
  const status = verdict === "fail" ? "failing" : verdict === "pass" ? "passed" : "inconclusive";
  const word = verdict === "fail" && exitCode === 0 ? "fail (warn-only)" : verdict;
  return paint(status, `${word}: ${escapeForLog(headline)}`, colour);
}
