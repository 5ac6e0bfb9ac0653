import { parse } from "csv-parse/sync";
import type { Platform } from "../../contract/vocabulary.ts";
import { detectPlatform, expandMacros } from "../manifest/expand-macros.ts";
import { findUrlMistake } from "../manifest/find-url-mistake.ts";

/** Maximum length of a line in UTF-16 units; browsers accept less. */
export const MAX_LINE_CHARS = 64 * 1024;

/** A line of a list that is neither blank nor a comment: a URL, or why it is invalid. */
export type UrlListLine = { number: number } & (ListedUrl | { mistake: string });

export interface ListedUrl {
  written: string;
  /** With the ad platforms' macros expanded: the URL to visit. */
  url: string;
  platform: Platform | null;
}

const DESKTOP = { mobile: false };

/**
 * Parses a list of URLs, one per line. Blank lines and lines that start with `#` are skipped. A table as spreadsheets
 * write it (CSV, or with tabs) is read where its first line names a column of URLs.
 */
export async function* parseUrlList(lines: AsyncIterable<string>): AsyncGenerator<UrlListLine> {
  let number = 0;
  let table: Table | null = null;
  let isFirst = true;
  for await (const line of lines) {
    number += 1;
    const text = number === 1 ? line.replace(/^\uFEFF/u, "") : line;
    const written = text.trim();
    if (written === "" || written.startsWith("#")) continue;
    const header = isFirst ? readHeader(written) : null;
    isFirst = false;
    table ??= header;
    if (header !== null) continue;
    const url = readCell(text, table);
    if (url === null) yield { number, mistake: "a quote has no end: write one URL per line" };
    else if (url !== "") yield { number, ...parseLine(url) };
  }
}

/** Where the URLs of a table are. */
interface Table {
  delimiter: string;
  column: number;
}

/** Of a single column: a URL may have commas. */
const NO_DELIMITER = "\u001f";

/** "Final URL", "landing_page_url", "Link", "url". */
const URL_COLUMN =
  /^(?:(?:final|landing|destination|website|page|target)[ _-]?)*(?:urls?|links?|address|landing[ _-]?page)$/i;

/** The table that a line begins; null where it is no header. */
function readHeader(line: string): Table | null {
  if (line.includes("://")) return null;
  const count = (delimiter: string): number => line.split(delimiter).length;
  const delimiter = [NO_DELIMITER, ",", ";", "\t"].reduce((most, each) => (count(each) > count(most) ? each : most));
  const column = splitRow(line, delimiter)?.findIndex((name) => URL_COLUMN.test(name.trim())) ?? -1;
  return column === -1 ? null : { delimiter, column };
}

/** The URL of a line; empty where its cell is, null where a quote has no end. A URL in quotes needs no header. */
function readCell(line: string, table: Table | null): string | null {
  const written = line.trim();
  if (table === null && !written.startsWith('"')) return written;
  const { delimiter, column } = table ?? { delimiter: ",", column: 0 };
  const cells = splitRow(table === null ? written : line, delimiter);
  return cells === null ? null : (cells[column] ?? "").trim();
}

/** The cells of a row; null where a quote has no end. */
function splitRow(line: string, delimiter: string): string[] | null {
  try {
    const [row = []]: string[][] = parse(line.trimEnd(), { delimiter, relax_quotes: true, relax_column_count: true });
    return row;
  } catch {
    return null;
  }
}

function parseLine(written: string): ListedUrl | { mistake: string } {
  if (written.length >= MAX_LINE_CHARS) {
    return { mistake: `the line is longer than ${MAX_LINE_CHARS / 1024} KB: write one URL per line` };
  }
  const mistake = findUrlMistake("the URL", written, DESKTOP);
  return mistake === null
    ? { written, url: expandMacros(written, DESKTOP), platform: detectPlatform(written) }
    : { mistake };
}
