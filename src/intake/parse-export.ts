import { joinAlternatives, joinFirst, quoteValue } from "../run/format-message.ts";
import { type ColumnMapping, MAPPED_FIELDS } from "./column-mapping.ts";
import { type Delimiter, readHeads } from "./csv-table.ts";
import { type DecodedText, decodeText } from "./decode-text.ts";
import {
  createMappedMatcher,
  EXPORT_SOURCES,
  type ExportSource,
  findRefusedFormat,
  TABLE_MATCHERS,
  type Table,
  type TableContent,
} from "./export-formats.ts";
import type { ImportResult } from "./import-result.ts";
import { IntakeError } from "./intake-error.ts";
import { ParentLevels } from "./parent-levels.ts";
import type { ImportOptions } from "./read-google-export.ts";
import { isUrlLine, readTextLines, readUrlList } from "./read-url-list.ts";

export const MAX_EXPORT_BYTES = 100 * 1024 * 1024;

/** A file's detected format and the result of reading it. */
export interface ParsedExport extends ImportResult {
  file: string;
  source: Table["source"];
  encoding: DecodedText["encoding"];
  delimiter: Delimiter | null;
  /** Headers of the columns that are not used. */
  unknownColumns: readonly string[];
  /** False if no column says whether an ad is shown; null if that is of no concern. */
  hasStatus: boolean | null;
}

export interface ParseExportOptions extends Omit<ImportOptions, "file"> {
  /** Kind of the files; null: detect it from the columns. */
  from: ExportSource | null;
  /** What the columns of unknown tables contain. */
  mapping?: ColumnMapping;
}

/** A file as the user named it. */
export interface ExportFile {
  file: string;
  bytes: Buffer;
}

/** A file whose rows are read; the ads still need their parents. */
interface OpenedFile {
  file: string;
  text: DecodedText;
  /** Null for a list of URLs. */
  table: Table | null;
}

/**
 * Reads the ads from ad platforms' exports, or from lists of URLs. Campaigns and ad groups may be in other files than
 * their ads.
 *
 * @throws IntakeError if a file is too large, not text, or in an unknown format.
 */
export async function parseExports(files: readonly ExportFile[], options: ParseExportOptions): Promise<ParsedExport[]> {
  const opened = files.map((each) => openFile(each, options));
  // A file of campaigns only has no landing pages, but another one of the same account has.
  const hasPages = (source: Table["source"]) => opened.some(({ table }) => table?.source === source && table.hasUrl);
  for (const { file, table } of opened)
    if (table !== null && !table.hasUrl && !hasPages(table.source)) throw createMissingUrlError(table, file);
  const contents: (TableContent | null)[] = [];
  for (const { file, text, table } of opened)
    contents.push(table === null ? null : await table.read(text, { ...options, file }));
  const findLevels = (source: Table["source"]) =>
    new ParentLevels(
      contents.flatMap((each, at) => (opened[at]?.table?.source === source ? (each?.levels ?? []) : [])),
    );
  return opened.map((each, index) => finishFile(each, contents[index] ?? null, findLevels));
}

/** Reads one file. */
export async function parseExport(bytes: Buffer, options: ParseExportOptions & ImportOptions): Promise<ParsedExport> {
  const [parsed] = await parseExports([{ file: options.file, bytes }], options);
  if (parsed === undefined) throw new Error("one file has one result");
  return parsed;
}

function finishFile(
  { file, text, table }: OpenedFile,
  content: TableContent | null,
  findLevels: (source: Table["source"]) => ParentLevels,
): ParsedExport {
  const { encoding } = text;
  if (table === null || content === null) {
    const list = readUrlList(text, file);
    return { ...list, file, source: "urls", encoding, delimiter: null, unknownColumns: [], hasStatus: null };
  }
  const { unknownColumns, hasStatus } = content;
  const result = content.finish(findLevels(table.source));
  const warnings = [...content.warnings, ...result.warnings].toSorted((a, b) => a.row - b.row);
  const { source, delimiter } = table;
  return { ...result, warnings, file, source, encoding, delimiter, unknownColumns, hasStatus };
}

function openFile({ file, bytes }: ExportFile, { from, mapping }: ParseExportOptions): OpenedFile {
  if (bytes.length > MAX_EXPORT_BYTES) throw createTooLargeError(file);
  const text = decodeText(bytes, file);
  if (bytes.length === 0) throw new IntakeError(`${file} is empty: export the ads again.`);
  const table = from === "urls" ? null : recogniseTable(text, file, from, mapping);
  if (table === null && from !== "urls" && (from !== null || !looksLikeUrlList(text)))
    throw createUnrecognisedError(text, file, from);
  return { file, text, table };
}

export const createTooLargeError = (file: string): IntakeError =>
  new IntakeError(
    `${file} has more than ${MAX_EXPORT_BYTES / 1024 / 1024} MB: export fewer campaigns at a time, or fewer columns.`,
  );

/**
 * Finds the format, delimiter and header row with the most known columns, or null. Headers that only one platform has
 * decide: other platforms share some of theirs with Google and Meta.
 *
 * @throws IntakeError if the file is one of a platform that is not read.
 */
function recogniseTable(
  text: DecodedText,
  file: string,
  from: ExportSource | null,
  mapping: ColumnMapping | undefined,
): Table | null {
  const heads = readHeads(text).flatMap(({ delimiter, rows }) =>
    rows.map((headers, index) => ({ headers, index, delimiter })),
  );
  const matchers = mapping === undefined ? TABLE_MATCHERS : [createMappedMatcher(mapping.columns, mapping.platform)];
  const tables = heads.flatMap(({ headers, index, delimiter }) =>
    matchers.map((match) => match(headers, index, delimiter)).filter(({ source }) => from === null || source === from),
  );
  const isKnown = ({ source, knownColumns, isMarked }: Table) =>
    from === null && source !== "mapped" ? knownColumns >= 2 && (isMarked || !MARKED_SOURCES.has(source)) : true;
  const marked = tables.filter(({ isMarked }) => isMarked && from === null);
  if (from === null && mapping === undefined && marked.length === 0) {
    const refused = heads.map(({ headers }) => ({ headers, format: findRefusedFormat(headers) }));
    const found = refused.find(({ format }) => format !== null);
    if (found?.format) throw createRefusedError(file, found.headers, found.format);
  }
  const [best] = (marked.length > 0 ? marked : tables)
    .filter((table) => table.knownColumns > 0 && isKnown(table))
    .toSorted((a, b) => b.knownColumns - a.knownColumns || Number(b.hasUrl) - Number(a.hasUrl));
  if (best === undefined && from === null) throwIfUnknownTable(heads, file);
  return best ?? null;
}

/** Formats with columns that are common words, which are recognised by their marks only. */
const MARKED_SOURCES: ReadonlySet<Table["source"]> = new Set(["microsoft", "tiktok", "pinterest", "feed"]);

function createRefusedError(
  file: string,
  headers: readonly string[],
  { name, remedy }: { name: string; remedy: string },
): IntakeError {
  const columns = joinFirst(
    headers.filter((header) => header.trim() !== "").map((header) => header.trim()),
    3,
  );
  return new IntakeError(`${file} looks like ${name} (columns ${columns}), which Adhere does not read. ${remedy}`);
}

const isUrlCell = (cell: string): boolean => /^\s*https?:\/\/\S+\s*$/iu.test(cell);

/**
 * A table that has URLs and unknown headers needs `--map`.
 *
 * @throws IntakeError with the columns.
 */
function throwIfUnknownTable(heads: readonly { headers: readonly string[]; index: number }[], file: string): void {
  for (const [at, { headers, index }] of heads.entries()) {
    const next = heads[at + 1];
    const named = headers.filter((header) => header.trim() !== "");
    if (named.length < 2 || next?.index !== index + 1 || headers.some(isUrlCell)) continue;
    const column = next.headers.findIndex(isUrlCell);
    const landing = headers[column]?.trim();
    if (landing === undefined || landing === "") continue;
    throw new IntakeError(
      `${file} has columns that Adhere does not know: ${joinFirst(named.map(quoteValue), 8)}. Say what they contain: ` +
        `--map landing=${quoteValue(landing)} --map headline=COLUMN …; names are ` +
        `${joinAlternatives(Object.keys(MAPPED_FIELDS))}. Or download a report with English headers.`,
    );
  }
}

/** A list has a URL in one of its first 30 lines; it may start with notes or a header. */
const looksLikeUrlList = (text: DecodedText): boolean => readTextLines(text).take(30).some(isUrlLine);

const SOURCE_DESCRIPTIONS: Readonly<Record<ExportSource, string>> = {
  google: "a Google Ads export (columns Campaign, Ad group, Final URL, Headline 1 …)",
  meta: "a Meta export (columns Campaign Name, Ad Name, Link, Title, Body …)",
  microsoft: "a Microsoft Advertising bulk file",
  tiktok: "a TikTok bulk sheet",
  pinterest: "a Pinterest export",
  feed: "a product feed",
  urls: "a list of URLs, one per line",
};

function createUnrecognisedError(text: DecodedText, file: string, from: ExportSource | null): IntakeError {
  const [first = ""] = readTextLines(text);
  const start = `${file} starts with ${quoteValue(first.trim())}`;
  if (from !== null) return new IntakeError(`${start}. This is not ${SOURCE_DESCRIPTIONS[from]}.`);
  const format = /^\s*<(?:\?xml|rss|feed)/iu.test(first) ? "XML" : /^\s*[[{]/u.test(first) ? "JSON" : null;
  if (format !== null)
    return new IntakeError(`${file} is ${format}, which Adhere does not read. Save it as CSV, or give a list of URLs.`);
  return new IntakeError(
    `${start}. Expected ${joinAlternatives(Object.values(SOURCE_DESCRIPTIONS))}. ` +
      `Set the format with --from ${joinAlternatives(EXPORT_SOURCES)}, or say what its columns contain with --map.`,
  );
}

/** Where the columns with landing pages are. */
const URL_COLUMNS: Readonly<Partial<Record<Table["source"], string>>> = {
  google: "Final URL",
  meta: "Link",
  microsoft: "Final Url",
  tiktok: "Web URL",
  pinterest: "Promoted pin URL",
  feed: "link",
};

function createMissingUrlError({ source }: Table, file: string): IntakeError {
  if (source === "mapped") return new IntakeError(`${file} has no column of the name that --map landing=… gives.`);
  const column = URL_COLUMNS[source] ?? "URL";
  return new IntakeError(
    `${file} has no column ${column}, so its ads have no landing page: export it again with that column.`,
  );
}
