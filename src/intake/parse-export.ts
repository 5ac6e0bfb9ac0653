import { joinAlternatives, quoteValue } from "../run/format-message.ts";
import { type Delimiter, readHeads, readRows } from "./csv-table.ts";
import { type DecodedText, decodeText } from "./decode-text.ts";
import { GOOGLE_COLUMNS, META_COLUMNS } from "./export-columns.ts";
import type { ImportResult } from "./import-result.ts";
import { IntakeError } from "./intake-error.ts";
import { type ImportOptions, readGoogleExport } from "./read-google-export.ts";
import { readMetaExport } from "./read-meta-export.ts";
import { isUrlLine, readTextLines, readUrlList } from "./read-url-list.ts";
import { type ColumnMap, type ColumnNames, Row, recogniseColumns } from "./recognise-columns.ts";

/** Kinds of files to import; values of `--from`. */
export const EXPORT_SOURCES = ["google", "meta", "urls"] as const;
export type ExportSource = (typeof EXPORT_SOURCES)[number];

export const MAX_EXPORT_BYTES = 100 * 1024 * 1024;

/** A file's detected format and the result of reading it. */
export interface ParsedExport extends ImportResult {
  file: string;
  source: ExportSource;
  encoding: DecodedText["encoding"];
  delimiter: Delimiter | null;
  /** Headers of the columns that are not used. */
  unknownColumns: readonly string[];
}

export interface ParseExportOptions extends ImportOptions {
  /** Kind of file; null: detect it from the columns. */
  from: ExportSource | null;
}

/**
 * Reads the ads from an ad platform's export, or from a list of URLs.
 *
 * @throws IntakeError if the file is too large, not text, or in an unknown format.
 */
export async function parseExport(bytes: Buffer, options: ParseExportOptions): Promise<ParsedExport> {
  const { file, from } = options;
  if (bytes.length > MAX_EXPORT_BYTES) throw createTooLargeError(file);
  const text = decodeText(bytes, file);
  const { encoding } = text;
  if (bytes.length === 0) throw new IntakeError(`${file} is empty: export the ads again.`);
  const table = from === "urls" ? null : recogniseTable(text, from);
  if (table === null) {
    if (from !== "urls" && (from !== null || !looksLikeUrlList(text))) throw createUnrecognisedError(text, file, from);
    return { ...readUrlList(text, file), file, source: "urls", encoding, delimiter: null, unknownColumns: [] };
  }
  if (!table.hasUrl) throw createMissingUrlError(table.source, file);
  const { source, delimiter, unknownColumns } = table;
  return { ...(await table.read(text, options)), file, source, encoding, delimiter, unknownColumns };
}

export const createTooLargeError = (file: string): IntakeError =>
  new IntakeError(
    `${file} has more than ${MAX_EXPORT_BYTES / 1024 / 1024} MB: export fewer campaigns at a time, or fewer columns.`,
  );

/** A table with known headers. */
type RecognisedTable = ReturnType<(typeof TABLE_MATCHERS)[number]>;

/** Finds the delimiter and header row with the most known columns, or null. */
function recogniseTable(text: DecodedText, from: ExportSource | null): RecognisedTable | null {
  let best: RecognisedTable | null = null;
  for (const { delimiter, rows } of readHeads(text)) {
    for (const [index, headers] of rows.entries()) {
      for (const match of TABLE_MATCHERS) {
        const table = match(headers, index, delimiter);
        if (from !== null && table.source !== from) continue;
        if (table.knownColumns >= (from === null ? 2 : 1) && table.knownColumns > (best?.knownColumns ?? 0))
          best = table;
      }
    }
  }
  return best;
}

interface TableFormat<Field extends string> {
  source: ExportSource;
  columns: ColumnNames<Field>;
  urlFields: readonly NoInfer<Field>[];
  read: (rows: AsyncIterable<Row<Field>>, options: ImportOptions) => Promise<ImportResult>;
}

const createTableMatcher =
  <Field extends string>({ source, columns: names, urlFields, read }: TableFormat<Field>) =>
  (headers: readonly string[], headerIndex: number, delimiter: Delimiter) => {
    const columns = recogniseColumns(headers, names);
    return {
      source,
      delimiter,
      knownColumns: [...columns.positions.values()].reduce((sum, { length }) => sum + length, 0),
      hasUrl: urlFields.some((field) => columns.positions.has(field)),
      unknownColumns: columns.unknownHeaders,
      read: (text: DecodedText, options: ImportOptions) =>
        read(readRowsBelow(text, { delimiter, headerIndex, columns }, options), options),
    };
  };

const TABLE_MATCHERS = [
  createTableMatcher({ source: "google", columns: GOOGLE_COLUMNS, urlFields: ["finalUrl"], read: readGoogleExport }),
  createTableMatcher({ source: "meta", columns: META_COLUMNS, urlFields: ["link", "otherLink"], read: readMetaExport }),
];

async function* readRowsBelow<Field extends string>(
  text: DecodedText,
  { delimiter, headerIndex, columns }: { delimiter: Delimiter; headerIndex: number; columns: ColumnMap<Field> },
  { file }: ImportOptions,
): AsyncGenerator<Row<Field>> {
  for await (const { number, cells } of readRows(text, delimiter, file)) {
    if (number > headerIndex + 1) yield new Row(number, cells, columns);
  }
}

/** A list has a URL in one of its first 30 lines; it may start with notes or a header. */
const looksLikeUrlList = (text: DecodedText): boolean => readTextLines(text).take(30).some(isUrlLine);

const SOURCE_DESCRIPTIONS: Readonly<Record<ExportSource, string>> = {
  google: "a Google Ads export (columns Campaign, Ad group, Final URL, Headline 1 …)",
  meta: "a Meta export (columns Campaign Name, Ad Name, Link, Title, Body …)",
  urls: "a list of URLs, one per line",
};

function createUnrecognisedError(text: DecodedText, file: string, from: ExportSource | null): IntakeError {
  const [first = ""] = readTextLines(text);
  const start = `${file} starts with ${quoteValue(first.trim())}`;
  if (from !== null) return new IntakeError(`${start}. This is not ${SOURCE_DESCRIPTIONS[from]}.`);
  return new IntakeError(
    `${start}. Expected ${joinAlternatives(Object.values(SOURCE_DESCRIPTIONS))}. ` +
      `Set the format with --from ${joinAlternatives(EXPORT_SOURCES)}.`,
  );
}

function createMissingUrlError(source: ExportSource, file: string): IntakeError {
  const column = source === "google" ? "Final URL" : "Link";
  return new IntakeError(
    `${file} has no column ${column}, so its ads have no landing page: export it again with that column.`,
  );
}
