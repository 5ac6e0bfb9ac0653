import { joinAlternatives, quoteValue } from "../run/message-text.ts";
import type { ImportResult } from "./ad-draft.ts";
import { type ColumnMap, Row, recogniseColumns } from "./columns.ts";
import { type Delimiter, readHeads, readRows } from "./csv-table.ts";
import { type DecodedText, decodeText } from "./decode-text.ts";
import { GOOGLE_COLUMN_NAMES, GOOGLE_FIELDS, type GoogleField } from "./google-columns.ts";
import { type ImportOptions, readGoogleExport } from "./google-export.ts";
import { IntakeError } from "./intake-error.ts";
import { META_COLUMN_NAMES, META_FIELDS, type MetaField } from "./meta-columns.ts";
import { readMetaExport } from "./meta-export.ts";
import { isUrlLine, readTextLines, readUrlList } from "./url-list.ts";

/** What a file may be; `--from` names one of them. */
export const EXPORT_SOURCES = ["google", "meta", "urls"] as const;
export type ExportSource = (typeof EXPORT_SOURCES)[number];

/** The largest file that is read, in bytes. */
export const MAX_EXPORT_BYTES = 100 * 1024 * 1024;

/** What a file turned out to be, and what it gave. */
export interface ParsedExport extends ImportResult {
  file: string;
  source: ExportSource;
  encoding: DecodedText["encoding"];
  delimiter: Delimiter | null;
  /** The headers of columns that nothing is taken from. */
  unknownColumns: readonly string[];
}

export interface ParseExportOptions extends ImportOptions {
  /** What the file is; null leaves it to its columns. */
  from: ExportSource | null;
}

/**
 * Takes the ads from an ad platform's export, or from a list of addresses.
 *
 * @throws IntakeError where the file is too large, is no text, or is nothing that is known.
 */
export async function parseExport(bytes: Buffer, options: ParseExportOptions): Promise<ParsedExport> {
  const { file, from } = options;
  if (bytes.length > MAX_EXPORT_BYTES) throw createTooLargeError(file);
  const text = decodeText(bytes, file);
  const { encoding } = text;
  if (bytes.length === 0) throw new IntakeError(`${file} is empty: export the ads again.`);
  const table = from === "urls" ? null : recogniseTable(text, from);
  if (table === null) {
    if (from !== "urls" && (from !== null || !looksLikeUrlList(text)))
      throw createUnrecognisedError(text, file, from);
    return {
      ...readUrlList(text, file),
      file,
      source: "urls",
      encoding,
      delimiter: null,
      unknownColumns: [],
    };
  }
  if (!table.hasAddress) throw createMissingAddressError(table.source, file);
  const { source, delimiter, unknownColumns } = table;
  return { ...(await table.read(text, options)), file, source, encoding, delimiter, unknownColumns };
}

export const createTooLargeError = (file: string): IntakeError =>
  new IntakeError(
    `${file} has more than ${MAX_EXPORT_BYTES / 1024 / 1024} MB: export fewer campaigns at a time, or fewer columns.`,
  );

/** A table whose headers were recognised, and how its rows are read. */
interface RecognisedTable {
  source: ExportSource;
  delimiter: Delimiter;
  /** How many of the columns are known. */
  knownColumns: number;
  hasAddress: boolean;
  unknownColumns: readonly string[];
  read(text: DecodedText, options: ImportOptions): Promise<ImportResult>;
}

/** The headers that are known best, whatever the delimiter and whatever stands above them; null where there are none. */
function recogniseTable(text: DecodedText, from: ExportSource | null): RecognisedTable | null {
  let best: RecognisedTable | null = null;
  for (const { delimiter, rows } of readHeads(text)) {
    for (const [above, headers] of rows.entries()) {
      for (const table of [googleTable(headers, above, delimiter), metaTable(headers, above, delimiter)]) {
        if (from !== null && table.source !== from) continue;
        if (table.knownColumns >= (from === null ? 2 : 1) && table.knownColumns > (best?.knownColumns ?? 0))
          best = table;
      }
    }
  }
  return best;
}

const googleTable = (headers: readonly string[], above: number, delimiter: Delimiter): RecognisedTable => {
  const columns = recogniseColumns(headers, GOOGLE_COLUMN_NAMES, GOOGLE_FIELDS);
  return {
    ...createTableBase("google", columns, delimiter),
    hasAddress: columns.positions.has("finalUrl" satisfies GoogleField),
    read: (text, options) =>
      readGoogleExport(readRowsBelow(text, { delimiter, above, columns }, options), options),
  };
};

const metaTable = (headers: readonly string[], above: number, delimiter: Delimiter): RecognisedTable => {
  const columns = recogniseColumns(headers, META_COLUMN_NAMES, META_FIELDS);
  return {
    ...createTableBase("meta", columns, delimiter),
    hasAddress: (["link", "otherLink"] as const satisfies MetaField[]).some((field) =>
      columns.positions.has(field),
    ),
    read: (text, options) =>
      readMetaExport(readRowsBelow(text, { delimiter, above, columns }, options), options),
  };
};

const createTableBase = <Field extends string>(
  source: ExportSource,
  columns: ColumnMap<Field>,
  delimiter: Delimiter,
) => ({
  source,
  delimiter,
  knownColumns: [...columns.positions.values()].reduce((sum, { length }) => sum + length, 0),
  unknownColumns: columns.unknownHeaders,
});

/** The rows below the headers. */
async function* readRowsBelow<Field extends string>(
  text: DecodedText,
  { delimiter, above, columns }: { delimiter: Delimiter; above: number; columns: ColumnMap<Field> },
  { file }: ImportOptions,
): AsyncGenerator<Row<Field>> {
  for await (const { number, cells } of readRows(text, delimiter, file)) {
    if (number > above + 1) yield new Row(number, cells, columns);
  }
}

/** A list has an address in one of its first lines, and may begin with notes or a header. */
function looksLikeUrlList(text: DecodedText): boolean {
  let number = 0;
  for (const line of readTextLines(text)) {
    if (isUrlLine(line)) return true;
    if (++number >= 30) return false;
  }
  return false;
}

const SOURCE_DESCRIPTIONS: Readonly<Record<ExportSource, string>> = {
  google: "a Google Ads export, whose columns are called Campaign, Ad group, Final URL, Headline 1 …",
  meta: "a Meta export, whose columns are called Campaign Name, Ad Name, Link, Title, Body …",
  urls: "a list of addresses, one a line",
};

function createUnrecognisedError(text: DecodedText, file: string, from: ExportSource | null): IntakeError {
  const [first = ""] = readTextLines(text);
  const begins = `${file} begins with ${quoteValue(first.trim())}`;
  if (from !== null) return new IntakeError(`${begins}, which is not ${SOURCE_DESCRIPTIONS[from]}.`);
  return new IntakeError(
    `${begins}, which is neither ${SOURCE_DESCRIPTIONS.google}, nor ${SOURCE_DESCRIPTIONS.meta}, nor ${SOURCE_DESCRIPTIONS.urls}. Say what it is with --from ${joinAlternatives(EXPORT_SOURCES)}.`,
  );
}

function createMissingAddressError(source: ExportSource, file: string): IntakeError {
  const column = source === "google" ? "Final URL" : "Link";
  return new IntakeError(
    `${file} has no column ${column}, so that nobody can tell where its ads lead: export it again with that column.`,
  );
}
