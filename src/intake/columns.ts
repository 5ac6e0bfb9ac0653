/**
 * What a platform calls a column: our name for it, and the headers that mean it. `#` stands for the number of a
 * column that comes several times ("Headline 1" … "Headline 15").
 */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** Which columns of a table are known, and the headers of those that are not. */
export interface ColumnMap<Field extends string> {
  /** The columns of each field in the order of their numbers, which are 0 where the header has none. */
  positions: ReadonlyMap<Field, readonly { number: number; position: number }[]>;
  /** Headers as written, by position. */
  headers: readonly string[];
  unknownHeaders: readonly string[];
}

/** Case, spaces, marks and accents do not matter, as Google Ads Editor has it (support.google.com/google-ads/editor/answer/57747). */
const normaliseHeader = (header: string): string =>
  header
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]/gu, "");

/** A header with its number, of one or two digits, taken out: "Headline 12 position" is "headline#position", 12. */
function extractNumber(header: string): { pattern: string; number: number } {
  const plain = normaliseHeader(header.replaceAll("#", ""));
  const number = /\d{1,2}/.exec(plain)?.[0];
  if (number === undefined) return { pattern: plain, number: 0 };
  return { pattern: plain.replace(number, "#"), number: Number(number) };
}

/** The fields by the headers that mean them. */
function indexFieldsByHeader<Field extends string>(
  vocabulary: ColumnNames<Field>,
  fields: readonly Field[],
): Map<string, Field> {
  return new Map(
    fields.flatMap((field) => vocabulary[field].map((header) => [normaliseHeader(header), field] as const)),
  );
}

/** Recognises a row of headers. */
export function recogniseColumns<Field extends string>(
  headers: readonly string[],
  vocabulary: ColumnNames<Field>,
  fields: readonly Field[],
): ColumnMap<Field> {
  const known = indexFieldsByHeader(vocabulary, fields);
  const found = new Map<Field, { number: number; position: number }[]>();
  const unknownHeaders: string[] = [];
  for (const [position, header] of headers.entries()) {
    const { pattern, number } = extractNumber(header);
    const field = known.get(pattern) ?? known.get(normaliseHeader(header));
    if (field === undefined) {
      if (header.trim() !== "") unknownHeaders.push(header);
      continue;
    }
    const columns = found.get(field) ?? [];
    found.set(field, [...columns, { number, position }]);
  }
  const positions = new Map(
    [...found].map(([field, columns]) => {
      return [field, columns.toSorted((a, b) => a.number - b.number)] as const;
    }),
  );
  return { positions, headers, unknownHeaders };
}

/** What platforms write where there is nothing: "--" in reports, " -" for no position, "[]" for "erase" in Google Ads Editor. */
const EMPTY_CELL = /^(?:-{1,2}|\[\]|—|–)$/;

/** One row, read through its columns. */
export class Row<Field extends string> {
  /** As a spreadsheet counts, from 1. */
  readonly number: number;
  readonly #cells: readonly string[];
  readonly #columns: ColumnMap<Field>;

  constructor(number: number, cells: readonly string[], columns: ColumnMap<Field>) {
    this.number = number;
    this.#cells = cells;
    this.#columns = columns;
  }

  /** The first text of the field's columns; empty where there is none. */
  get(field: Field): string {
    return this.all(field)[0] ?? "";
  }

  /** The texts of the field's columns, in the order of their numbers, each once. */
  all(field: Field): string[] {
    return [...new Set(this.each(field).map(({ text }) => text))];
  }

  /** The texts with their columns' numbers: "Headline 2" belongs to "Headline 2 position". */
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

  /** The row's first text, whatever its column: where reports write "Total". */
  get firstText(): string {
    for (const cell of this.#cells) {
      const text = cleanCell(cell);
      if (text !== "" && !EMPTY_CELL.test(text)) return text;
    }
    return "";
  }
}

/** Without what no ad shows: control characters but line feeds and tabs, half characters, space around it. */
export const cleanCell = (cell: string): string =>
  cell
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\uFEFF\u2028\u2029]/gu, "")
    .trim();
