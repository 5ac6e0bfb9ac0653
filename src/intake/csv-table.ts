import { Readable } from "node:stream";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseNow } from "csv-parse/sync";
import type { DecodedText } from "./decode-text.ts";
import { IntakeError } from "./intake-error.ts";

const DELIMITERS = [",", "\t", ";"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The headers are among these first rows, after a report's title or an upload template's notes. */
const MAX_HEADER_ROWS = 30;

/** Part of the file that is used to detect delimiter and headers, in UTF-16 units. Meta's headers take about 10,000. */
const MAX_HEAD_CHARS = 512 * 1024;

/** Without a limit, an unclosed quote would turn the rest of the file into one row. */
const MAX_ROW_BYTES = 1024 * 1024;

/** Exports follow RFC 4180; a single quote character within a cell is text, and rows may be short. */
const createParserOptions = (delimiter: Delimiter): Options => ({
  delimiter,
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: MAX_ROW_BYTES,
});

/** Parses the first rows with each delimiter. */
export function readHeads(text: DecodedText): { delimiter: Delimiter; rows: string[][] }[] {
  const head = readHead(text);
  const options = { to: MAX_HEADER_ROWS, skip_records_with_error: true };
  return DELIMITERS.map((delimiter) => {
    const rows: string[][] = parseNow(head, { ...createParserOptions(delimiter), ...options });
    return { delimiter, rows };
  });
}

/** The text's beginning, without a line that is cut off. */
function readHead(text: DecodedText): string {
  let start = "";
  for (const piece of text.chunks()) {
    start += piece;
    if (start.length > MAX_HEAD_CHARS) return start.slice(0, start.lastIndexOf("\n", MAX_HEAD_CHARS - 1) + 1);
  }
  return start;
}

/** The parser reads ahead, so it knows the row of the error. */
function toIntakeError(error: CsvError, file: string): IntakeError {
  const row = typeof error["records"] === "number" ? ` from row ${error["records"] + 1}` : "";
  const isQuoteOpen = error.code === "CSV_MAX_RECORD_SIZE" || error.code === "CSV_QUOTE_NOT_CLOSED";
  const reason = isQuoteOpen ? "a quote is not closed" : error.code;
  return new IntakeError(`${file} cannot be read${row}: ${reason}. Double the quote, or export the file again.`);
}

/**
 * Yields the rows of a table with their 1-based numbers.
 *
 * @throws IntakeError if a quote is never closed.
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
