import { styleText } from "node:util";
import stringWidth from "string-width";
import type { CheckResult } from "../result/check-report.ts";
import { DISPLAY_STATUSES, type DisplayStatus } from "./entry-status.ts";
import { escapeForLog } from "./escape.ts";
import type { Hyperlinks } from "./terminal-hyperlinks.ts";
import { shortenMiddle, TERMINAL_WIDTH, wrapLine } from "./terminal-wrap.ts";

/** What the terminal can show. The defaults suit logs and pipes. */
export interface TerminalStyle {
  colour?: boolean;
  /** In columns. */
  width?: number;
  /** Absent: the terminal shows no hyperlinks. */
  hyperlinks?: Hyperlinks;
}

export const paint = (status: DisplayStatus, text: string, colour = false): string =>
  colour ? styleText(DISPLAY_STATUSES[status].terminalColour, text, { validateStream: false }) : text;

export interface TableColumn {
  name: string;
  /** For numbers. */
  alignRight?: boolean;
  /** The one column whose cells are shortened if the table is too wide. */
  minWidth?: number;
  /** Columns that are left out if the table is still too wide: those with the lowest number first. */
  leaveOut?: number;
  /** Adds a hyperlink to a cell that has been fitted. */
  link?: (cell: string, row: number) => string;
}

/** A table as aligned lines, the header first, which fits the width. */
export function alignTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  { width = TERMINAL_WIDTH.default }: TerminalStyle,
): string[] {
  const all = columns.map((column, index) => {
    const cells = [column.name, ...rows.map((row) => row[index] ?? "")];
    return { ...column, cells, width: cells.reduce((max, cell) => Math.max(max, stringWidth(cell)), 0) };
  });
  let shown = all;
  const optional = [...new Set(all.flatMap(({ leaveOut }) => leaveOut ?? []))].toSorted((a, b) => a - b);
  for (const left of optional) {
    if (sumWidths(shown.map((column) => Math.min(column.width, column.minWidth ?? column.width))) <= width) break;
    shown = shown.filter(({ leaveOut }) => leaveOut !== left);
  }
  const excess = Math.max(0, sumWidths(shown.map((column) => column.width)) - width);
  const fitted = shown.map((column) => (column.minWidth === undefined ? column : shrinkColumn(column, excess)));
  return ["", ...rows].map((_, row) =>
    fitted
      .map(({ cells, width: columnWidth, alignRight, link = (cell) => cell }) => {
        const cell = cells[row] ?? "";
        return padCell(row === 0 ? cell : link(cell, row - 1), columnWidth, alignRight);
      })
      .join("  ")
      .trimEnd(),
  );
}

const sumWidths = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0) + 2 * (widths.length - 1);

function shrinkColumn<C extends { cells: string[]; width: number }>(column: C, excess: number): C {
  const width = Math.max(1, column.width - excess);
  return { ...column, width, cells: column.cells.map((cell) => shortenMiddle(cell, width)) };
}

function padCell(cell: string, width: number, alignRight = false): string {
  const gap = " ".repeat(Math.max(0, width - stringWidth(cell)));
  return alignRight ? gap + cell : cell + gap;
}

export interface TerminalReport {
  /** Lines that already fit. */
  table: readonly string[];
  /** Lines to wrap. */
  details: readonly string[];
  totals: readonly string[];
}

/** The table and the details, the run's notices and totals, and the verdict with the headline at the end. */
export function renderTerminalReport(
  { table, details, totals }: TerminalReport,
  { notices, verdict, exitCode, headline }: Pick<CheckResult, "notices" | "verdict" | "exitCode" | "headline">,
  { colour = false, width = TERMINAL_WIDTH.default }: TerminalStyle,
): string {
  const status = verdict === "fail" ? "failing" : verdict === "pass" ? "passed" : "inconclusive";
  const word = verdict === "fail" && exitCode === 0 ? "fail (warn-only)" : verdict;
  const wrap = (lines: readonly string[]) => lines.flatMap((line) => wrapLine(line, width));
  return [
    ...[table, wrap(details)].flatMap((lines) => (lines.length === 0 ? [] : [...lines, ""])),
    ...wrap(notices.map((notice) => `note: ${escapeForLog(notice)}`)),
    ...wrap(totals),
    ...wrap([`${word}: ${escapeForLog(headline)}`]).map((line) => paint(status, line, colour)),
    "",
  ].join("\n");
}
