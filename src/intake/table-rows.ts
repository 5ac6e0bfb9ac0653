import { parseAdStatus } from "./ad-status.ts";
import { type Delimiter, readRows } from "./csv-table.ts";
import type { DecodedText } from "./decode-text.ts";
import type { ImportWarning } from "./import-result.ts";
import { type ColumnMap, cleanCell, Row } from "./recognise-columns.ts";

/** Where a table's rows are, and the fields whose values show that a row's cells are in the wrong columns. */
export interface TableLayout<Field extends string> {
  delimiter: Delimiter;
  /** 0-based row of the headers. */
  headerIndex: number;
  columns: ColumnMap<Field>;
  urlFields: readonly Field[];
  statusFields: readonly Field[];
}

/**
 * Yields the rows below the headers. A row whose cells are not in their columns would be read as something that nobody
 * has written, so it becomes a warning.
 */
export async function* readTableRows<Field extends string>(
  text: DecodedText,
  layout: TableLayout<Field>,
  file: string,
  warnings: ImportWarning[],
): AsyncGenerator<Row<Field>> {
  for await (const { number, cells } of readRows(text, layout.delimiter, file)) {
    if (number <= layout.headerIndex + 1) continue;
    const row = new Row(number, cells, layout.columns);
    const message = describeMisalignment(cells, row, layout);
    if (message === null) yield row;
    else warnings.push({ file, row: number, column: "", message });
  }
}

const REMEDY = "Quote the text, or export the file again.";

/** Why a row's cells are not in their columns, or null. Empty cells at the end don't matter. */
function describeMisalignment<Field extends string>(
  cells: readonly string[],
  row: Row<Field>,
  { columns, delimiter, urlFields, statusFields }: TableLayout<Field>,
): string | null {
  const expected = columns.headers.length;
  const count = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (count > expected) {
    const separator = DELIMITER_NAMES[delimiter];
    return `has ${count} cells, the header has ${expected}: ${separator} in a text without quotes? ${REMEDY}`;
  }
  const [first = ""] = cells;
  if (count === 1 && expected > 2 && holdsRow(first, delimiter, expected)) {
    return "has all its cells in one: there are quotes around the whole row. Remove them, or export the file again.";
  }
  if (
    cells.some((cell) => cell.includes("\n") && cell.split("\n").some((line) => holdsRow(line, delimiter, expected)))
  ) {
    return "has a cell that contains further rows: a quote is not closed. Close it, or export the file again.";
  }
  if (cells.length >= expected) return null;
  const isForeign = (field: Field): boolean => {
    const url = row.get(field);
    return url !== "" && !/^[a-z][a-z\d+.-]*:|^\{|^[\w-]+(?:\.[\w-]+)+/iu.test(url);
  };
  const hasUrl = urlFields.some((field) => row.get(field) !== "");
  const isShifted =
    urlFields.some(isForeign) ||
    statusFields.some((field) => parseAdStatus(row.get(field)) === "unknown") ||
    (!hasUrl && cells.some((cell, position) => isUrl(cell) && !columns.used.has(position)));
  if (!isShifted) return null;
  return `has ${cells.length} cells, the header has ${expected}, and they are not in their columns: export the file again.`;
}

const DELIMITER_NAMES = { ",": "a comma", ";": "a semicolon", "\t": "a tab" } as const;

const isUrl = (cell: string): boolean => /^https?:\/\//iu.test(cleanCell(cell));

/** Whether a text looks like a row: a URL, and most of a row's delimiters, since texts have commas, too. */
const holdsRow = (text: string, delimiter: Delimiter, columns: number): boolean =>
  /https?:\/\//iu.test(text) &&
  text.split(delimiter).length - 1 >= (columns <= 4 ? Math.max(2, columns - 1) : ((columns - 1) * 2) / 3);

/** Values of unknown columns that are looked at. */
const MAX_STATUS_VALUES = 20;

/**
 * Finds unknown columns that contain only statuses, whatever their header's language: the values of Meta's reports are
 * English in every language.
 */
export async function findStatusColumns(
  text: DecodedText,
  { delimiter, headerIndex, columns }: Pick<TableLayout<string>, "delimiter" | "headerIndex" | "columns">,
  file: string,
): Promise<number[]> {
  const candidates = new Map<number, Set<string>>();
  for (const [position, header] of columns.headers.entries())
    if (!columns.used.has(position) && header.trim() !== "") candidates.set(position, new Set());
  for await (const { number, cells } of readRows(text, delimiter, file)) {
    if (candidates.size === 0) break;
    if (number <= headerIndex + 1) continue;
    for (const [position, values] of candidates) {
      const value = cleanCell(cells[position] ?? "");
      if (value === "" || values.has(value)) continue;
      values.add(value);
      if (values.size > MAX_STATUS_VALUES || !isStatusWord(value)) candidates.delete(position);
    }
  }
  return [...candidates].filter(([, values]) => values.size > 0).map(([position]) => position);
}

/** A status alone: "Back on track" contains a word of one, too. */
const isStatusWord = (value: string): boolean =>
  value.length <= 30 && value.split(/[\s_]+/u).length <= 3 && parseAdStatus(value) !== "unknown";
