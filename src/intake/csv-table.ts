import { Readable } from "node:stream";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseNow } from "csv-parse/sync";
import type { DecodedText } from "./decode-text.ts";
import { IntakeError } from "./intake-error.ts";

const DELIMITERS = [",", "\t", ";"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Rows above the headers: a report's title and its period, the notes of an upload template. */
const MAX_HEADER_ROWS = 30;

/** How much of a file is looked at to tell its delimiter and headers, in UTF-16 units; Meta's headers take some 10,000. */
const MAX_HEAD_CHARS = 512 * 1024;

/** A row's limit, in bytes. Where a quote is opened and never closed, all that follows is one row. */
const MAX_ROW_BYTES = 1024 * 1024;

/** Exports are quoted as RFC 4180 has it; a lone quote within a cell is text, and rows may be short. */
const createParserOptions = (delimiter: Delimiter): Options => ({
  delimiter,
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: MAX_ROW_BYTES,
});

/** The first rows of a text, read with each delimiter. */
export function readHeads(text: DecodedText): { delimiter: Delimiter; rows: string[][] }[] {
  const head = readHead(text);
  return DELIMITERS.map((delimiter) => ({ delimiter, rows: parseFirstRows(head, delimiter) }));
}

function readHead(text: DecodedText): { start: string; whole: boolean } {
  let start = "";
  for (const piece of text.chunks()) {
    start += piece;
    if (start.length > MAX_HEAD_CHARS) return { start: start.slice(0, MAX_HEAD_CHARS), whole: false };
  }
  return { start, whole: true };
}

function parseFirstRows(
  { start, whole }: { start: string; whole: boolean },
  delimiter: Delimiter,
): string[][] {
  // What the cut leaves of its last line is no row.
  const text = whole ? start : start.slice(0, start.lastIndexOf("\n") + 1);
  const rows: string[][] = parseNow(text, {
    ...createParserOptions(delimiter),
    to: MAX_HEADER_ROWS,
    skip_records_with_error: true,
  });
  return rows;
}

/** The parser is ahead of who reads the rows, and knows best where it stopped. */
function toIntakeError(error: CsvError, file: string): IntakeError {
  const row = typeof error["records"] === "number" ? ` from row ${error["records"] + 1} on` : "";
  const open = error.code === "CSV_MAX_RECORD_SIZE" || error.code === "CSV_QUOTE_NOT_CLOSED";
  const why = open ? "a quote is opened there and not closed" : error.code;
  return new IntakeError(`${file} cannot be read${row}: ${why}. Double the quote, or export the file again.`);
}

/**
 * The rows of a table with their numbers, from 1 as a spreadsheet counts, one after the other.
 *
 * @throws IntakeError where a quote is never closed.
 */
export async function* readRows(
  text: DecodedText,
  delimiter: Delimiter,
  file: string,
): AsyncGenerator<{ number: number; cells: string[] }> {
  const parser = parse(createParserOptions(delimiter));
  const source = Readable.from(text.chunks());
  source.pipe(parser);
  let number = 0;
  try {
    for await (const cells of parser) {
      number += 1;
      yield { number, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw toIntakeError(error, file);
  } finally {
    source.destroy();
  }
}
