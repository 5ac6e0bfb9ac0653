import type { Platform } from "../contract/vocabulary.ts";
import type { Delimiter } from "./csv-table.ts";
import type { DecodedText } from "./decode-text.ts";
import { GOOGLE_COLUMNS, META_COLUMNS, MICROSOFT_COLUMNS, type PlainField } from "./export-columns.ts";
import type { ImportWarning } from "./import-result.ts";
import others from "./lexicon/other-exports.json" with { type: "json" };
import { type ImportOptions, type ReadFile, readGoogleExport } from "./read-google-export.ts";
import { readMetaExport } from "./read-meta-export.ts";
import { readMicrosoftExport } from "./read-microsoft-export.ts";
import { readPlainExport } from "./read-plain-export.ts";
import {
  addColumns,
  type ColumnNames,
  getHeaderPattern,
  listUnknownHeaders,
  normaliseHeader,
  type Row,
  recogniseColumns,
} from "./recognise-columns.ts";
import { findStatusColumns, readTableRows, type TableLayout } from "./table-rows.ts";

/** Kinds of files to import; values of `--from`. */
export const EXPORT_SOURCES = ["google", "meta", "microsoft", "tiktok", "pinterest", "feed", "urls"] as const;
export type ExportSource = (typeof EXPORT_SOURCES)[number];

/** A table with known headers. */
export interface Table {
  /** `mapped`: the user says what the columns are. */
  source: ExportSource | "mapped";
  delimiter: Delimiter;
  headers: readonly string[];
  /** Number of columns that belong to a field. */
  knownColumns: number;
  hasUrl: boolean;
  /** Whether the table belongs to this source and to no other, whatever other columns it has. */
  isMarked: boolean;
  read: (text: DecodedText, options: ImportOptions) => Promise<TableContent>;
}

/** The rows of a table, and what was not recognised in it. */
export interface TableContent extends ReadFile {
  warnings: ImportWarning[];
  /** Headers of columns that are not used. */
  unknownColumns: readonly string[];
  /** Null: its ads have no status. */
  hasStatus: boolean | null;
}

export type TableMatcher = (headers: readonly string[], headerIndex: number, delimiter: Delimiter) => Table;

interface TableFormat<Field extends string> {
  source: Table["source"];
  columns: Partial<ColumnNames<Field>>;
  marks?: MarkedFormat;
  urlFields: readonly NoInfer<Field>[];
  /** Statuses of the ad first: an unknown column with statuses is added to it. Empty: there are none. */
  statusFields: readonly NoInfer<Field>[];
  read: (rows: AsyncIterable<Row<Field>>, options: ImportOptions) => Promise<ReadFile>;
}

const createTableMatcher =
  <Field extends string>(format: TableFormat<Field>): TableMatcher =>
  (headers, headerIndex, delimiter) => {
    const columns = recogniseColumns(headers, format.columns);
    return {
      source: format.source,
      delimiter,
      headers,
      knownColumns: columns.used.size,
      hasUrl: format.urlFields.some((field) => columns.positions.has(field)),
      isMarked: format.marks !== undefined && hasMarks(headers, format.marks),
      read: (text, options) => readTable(text, { ...format, headerIndex, delimiter, columns }, options),
    };
  };

async function readTable<Field extends string>(
  text: DecodedText,
  layout: Omit<TableFormat<Field>, "columns"> & TableLayout<Field>,
  options: ImportOptions,
): Promise<TableContent> {
  const { statusFields, read } = layout;
  const [statusField] = statusFields;
  let { columns } = layout;
  const hasOwn = statusFields.some((field) => columns.positions.has(field));
  if (statusField !== undefined && !hasOwn)
    columns = addColumns(columns, statusField, await findStatusColumns(text, { ...layout, columns }, options.file));
  const warnings: ImportWarning[] = [];
  const content = await read(readTableRows(text, { ...layout, columns }, options.file, warnings), options);
  const hasStatus = statusFields.some((field) => (columns.positions.get(field) ?? []).length > 0);
  return {
    ...content,
    warnings,
    unknownColumns: listUnknownHeaders(columns),
    hasStatus: statusField === undefined ? null : hasStatus,
  };
}

const PLAIN_URL_FIELDS = ["landing", "otherLanding", "organicLanding", "cardLanding"] as const;
const PLAIN_STATUS_FIELDS = ["status", "groupStatus", "campaignStatus"] as const;

const createPlainMatcher = (source: "tiktok" | "pinterest" | "feed", platform: Platform | null): TableMatcher =>
  createTableMatcher<PlainField>({
    source,
    columns: others.read[source].columns,
    marks: others.read[source],
    urlFields: PLAIN_URL_FIELDS,
    statusFields: source === "feed" ? [] : PLAIN_STATUS_FIELDS,
    read: (rows, options) => readPlainExport(rows, options, { id: source, platform }),
  });

/** The matcher of a table whose columns the user names. */
export const createMappedMatcher = (
  columns: Partial<ColumnNames<PlainField>>,
  platform: Platform | null,
): TableMatcher =>
  createTableMatcher<PlainField>({
    source: "mapped",
    columns,
    urlFields: PLAIN_URL_FIELDS,
    statusFields: PLAIN_STATUS_FIELDS,
    read: (rows, options) => readPlainExport(rows, options, { id: platform ?? "ad", platform }),
  });

export const TABLE_MATCHERS: readonly TableMatcher[] = [
  createTableMatcher({
    source: "google",
    columns: GOOGLE_COLUMNS,
    urlFields: ["finalUrl"],
    statusFields: ["adStatus", "status", "groupStatus", "assetGroupStatus", "campaignStatus"],
    read: readGoogleExport,
  }),
  createTableMatcher({
    source: "meta",
    columns: META_COLUMNS,
    urlFields: ["link", "otherLink", "moreLinks", "cardLink", "templateUrl"],
    statusFields: ["adStatus", "groupStatus", "campaignStatus"],
    read: readMetaExport,
  }),
  createTableMatcher({
    source: "microsoft",
    columns: MICROSOFT_COLUMNS,
    marks: others.read.microsoft,
    urlFields: ["finalUrl", "mobileUrl"],
    statusFields: ["status"],
    read: readMicrosoftExport,
  }),
  createPlainMatcher("tiktok", "tiktok"),
  createPlainMatcher("pinterest", null),
  createPlainMatcher("feed", null),
];

/** The headers that tell a format from all others. */
interface MarkedFormat {
  marks: readonly (readonly string[])[];
  without?: readonly string[];
}

function hasMarks(headers: readonly string[], { marks, without = [] }: MarkedFormat): boolean {
  const written = new Set(headers.flatMap((header) => [normaliseHeader(header), getHeaderPattern(header)]));
  const has = (header: string) => written.has(normaliseHeader(header));
  return marks.every((choices) => choices.some(has)) && !without.some(has);
}

/** Fields of the Google Ads API: `campaign.name`, `ad_group_ad.ad.final_urls`. */
const API_FIELD = /^(?:campaign|ad_group|ad_group_ad|ad_group_criterion|asset|customer|metrics|segments)\.[a-z_.]+$/u;

/** A file of a platform whose ads cannot be read: its name, and the way out. Null for other files. */
export function findRefusedFormat(headers: readonly string[]): { name: string; remedy: string } | null {
  const known = others.refused.find((format) => hasMarks(headers, format));
  if (known !== undefined) return known;
  if (headers.filter((header) => API_FIELD.test(header.trim())).length < 2) return null;
  return {
    name: "a report of the Google Ads API",
    remedy: "Export the ads from Google Ads Editor instead, or give the column of final URLs as a list, one per line.",
  };
}
