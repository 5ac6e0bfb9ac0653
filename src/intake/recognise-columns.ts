import { foldText } from "../ground/fold-text.ts";
/** The headers of each field. `#` stands for the number of a repeated column ("Headline 1" … "Headline 15"). */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** A table's columns by field. */
export interface ColumnMap<Field extends string> {
  /** Each field's columns, sorted by the number in the header (0 if it has none). */
  positions: ReadonlyMap<Field, readonly { number: number; position: number }[]>;
  /** Headers as written, by position. */
  headers: readonly string[];
  /** The positions of all columns that belong to a field. */
  used: ReadonlySet<number>;
}

/** The headers of columns that belong to no field. */
export const listUnknownHeaders = ({ headers, used }: Pick<ColumnMap<string>, "headers" | "used">): string[] =>
  headers.filter((header, position) => header.trim() !== "" && !used.has(position));

/** The same columns, and further ones of a field. */
export function addColumns<Field extends string>(
  columns: ColumnMap<Field>,
  field: Field,
  added: readonly number[],
): ColumnMap<Field> {
  const own = columns.positions.get(field) ?? [];
  const positions = new Map(columns.positions);
  positions.set(field, [...own, ...added.map((position) => ({ number: 0, position }))]);
  return { headers: columns.headers, positions, used: new Set([...columns.used, ...added]) };
}

/** Ads Editor ignores case, spaces, punctuation and accents (support.google.com/google-ads/editor/answer/57747). */
export const normaliseHeader = (header: string): string => foldText(header).replace(/[^\p{L}\p{N}#]/gu, "");

/** The header without its number: `headline#position`. */
export const getHeaderPattern = (header: string): string => extractNumber(header).pattern;

/** Separates a number of one or two digits: "Headline 12 position" becomes "headline#position" and 12. */
function extractNumber(header: string): { pattern: string; number: number } {
  const plain = normaliseHeader(header.replaceAll("#", ""));
  const number = /\d{1,2}/.exec(plain)?.[0];
  if (number === undefined) return { pattern: plain, number: 0 };
  return { pattern: plain.replace(number, "#"), number: Number(number) };
}

/** Maps a row of headers to fields. */
export function recogniseColumns<Field extends string>(
  headers: readonly string[],
  names: Partial<ColumnNames<Field>>,
): ColumnMap<Field> {
  const known = new Map<string, Field>();
  for (const field in names) for (const header of names[field] ?? []) known.set(normaliseHeader(header), field);
  const columns = headers.map((header, position) => {
    const { pattern, number } = extractNumber(header);
    return { header, number, position, field: known.get(pattern) ?? known.get(normaliseHeader(header)) };
  });
  const positions = new Map<Field, (typeof columns)[number][]>();
  for (const [field, found] of Map.groupBy(columns, (column) => column.field))
    if (field !== undefined)
      positions.set(
        field,
        found.toSorted((a, b) => a.number - b.number),
      );
  const used = columns.filter(({ field }) => field !== undefined).map(({ position }) => position);
  return { positions, headers, used: new Set(used) };
}

/** Placeholders for an empty value: "--" in reports, " -" for no position, "[]" for "erase" in Google Ads Editor. */
const EMPTY_CELL = /^(?:-{1,2}|\[\]|—|–)$/;

/** One row, with access to its cells by field. */
export class Row<Field extends string> {
  /** 1-based, as in a spreadsheet. */
  readonly number: number;
  readonly #cells: readonly string[];
  readonly #columns: ColumnMap<Field>;

  constructor(number: number, cells: readonly string[], columns: ColumnMap<Field>) {
    this.number = number;
    this.#cells = cells;
    this.#columns = columns;
  }

  /** The first text in the field's columns, or an empty string. */
  get(field: Field): string {
    return this.all(field)[0] ?? "";
  }

  /** The distinct texts in the field's columns, in the order of the columns' numbers. */
  all(field: Field): string[] {
    return [...new Set(this.each(field).map(({ text }) => text))];
  }

  /** The texts with their columns' numbers, which pair "Headline 2" with "Headline 2 position". */
  each(field: Field): { number: number; text: string }[] {
    const columns = this.#columns.positions.get(field) ?? [];
    return columns.flatMap(({ number, position }) => {
      const text = cleanCell(this.#cells[position] ?? "");
      return text === "" || EMPTY_CELL.test(text) ? [] : [{ number, text }];
    });
  }

  /** The header of the field's first column, as written. */
  header(field: Field): string {
    const [column] = this.#columns.positions.get(field) ?? [];
    return column === undefined ? "" : cleanCell(this.#columns.headers[column.position] ?? "");
  }

  /** The row's first text in any column, where reports write "Total". */
  get firstText(): string {
    return this.#cells.map(cleanCell).find((text) => text !== "" && !EMPTY_CELL.test(text)) ?? "";
  }
}

/** Removes control characters except line feeds and tabs, lone surrogates, and surrounding white space. */
export const cleanCell = (cell: string): string =>
  cell
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\uFEFF\u2028\u2029]/gu, "")
    .trim();
