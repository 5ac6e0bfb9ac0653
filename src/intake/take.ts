import { choice, shown } from "../check/words.ts";
import { type Columns, Row, recognise } from "./columns.ts";
import type { Reading } from "./draft.ts";
import { type ReadingOptions, readGoogle } from "./google.ts";
import { GOOGLE, GOOGLE_FIELDS, type GoogleField } from "./google-columns.ts";
import { readMeta } from "./meta.ts";
import { META, META_FIELDS, type MetaField } from "./meta-columns.ts";
import { IntakeError } from "./mistake.ts";
import { type Delimiter, headsOf, rowsOf } from "./table.ts";
import { type Text, textOf } from "./text.ts";
import { isAddress, linesOf, readUrls } from "./urls.ts";

/** What a file may be; `--from` names one of them. */
export const SOURCES = ["google", "meta", "urls"] as const;
export type Source = (typeof SOURCES)[number];

/** The largest file that is read, in bytes. */
export const MAX_BYTES = 100 * 1024 * 1024;

/** What a file turned out to be, and what it gave. */
export interface Taken extends Reading {
  file: string;
  source: Source;
  encoding: Text["encoding"];
  delimiter: Delimiter | null;
  /** The headers of columns that nothing is taken from. */
  unknown: readonly string[];
}

export interface TakeOptions extends ReadingOptions {
  /** What the file is; null leaves it to its columns. */
  from: Source | null;
}

/**
 * Takes the ads from an ad platform's export, or from a list of addresses.
 *
 * @throws IntakeError where the file is too large, is no text, or is nothing that is known.
 */
export async function takeIn(bytes: Buffer, options: TakeOptions): Promise<Taken> {
  const { file, from } = options;
  if (bytes.length > MAX_BYTES) throw tooLarge(file);
  const text = textOf(bytes, file);
  const { encoding } = text;
  if (bytes.length === 0) throw new IntakeError(`${file} is empty: export the ads again.`);
  const table = from === "urls" ? null : tableIn(text, from);
  if (table === null) {
    if (from !== "urls" && (from !== null || !looksLikeList(text))) throw notKnown(text, file, from);
    return { ...readUrls(text, file), file, source: "urls", encoding, delimiter: null, unknown: [] };
  }
  if (!table.hasAddress) throw noAddress(table.source, file);
  const { source, delimiter, unknown } = table;
  return { ...(await table.read(text, options)), file, source, encoding, delimiter, unknown };
}

export const tooLarge = (file: string): IntakeError =>
  new IntakeError(
    `${file} has more than ${MAX_BYTES / 1024 / 1024} MB: export fewer campaigns at a time, or fewer columns.`,
  );

/** A table whose headers were recognised, and how its rows are read. */
interface Table {
  source: Source;
  delimiter: Delimiter;
  /** How many of the columns are known. */
  known: number;
  hasAddress: boolean;
  unknown: readonly string[];
  read(text: Text, options: ReadingOptions): Promise<Reading>;
}

/** The headers that are known best, whatever the delimiter and whatever stands above them; null where there are none. */
function tableIn(text: Text, from: Source | null): Table | null {
  let best: Table | null = null;
  for (const { delimiter, rows } of headsOf(text)) {
    for (const [above, headers] of rows.entries()) {
      for (const table of [googleTable(headers, above, delimiter), metaTable(headers, above, delimiter)]) {
        if (from !== null && table.source !== from) continue;
        if (table.known >= (from === null ? 2 : 1) && table.known > (best?.known ?? 0)) best = table;
      }
    }
  }
  return best;
}

const googleTable = (headers: readonly string[], above: number, delimiter: Delimiter): Table => {
  const columns = recognise(headers, GOOGLE, GOOGLE_FIELDS);
  return {
    ...tableOf("google", columns, delimiter),
    hasAddress: columns.positions.has("finalUrl" satisfies GoogleField),
    read: (text, options) => readGoogle(below(text, { delimiter, above, columns }, options), options),
  };
};

const metaTable = (headers: readonly string[], above: number, delimiter: Delimiter): Table => {
  const columns = recognise(headers, META, META_FIELDS);
  return {
    ...tableOf("meta", columns, delimiter),
    hasAddress: (["link", "otherLink"] as const satisfies MetaField[]).some((field) =>
      columns.positions.has(field),
    ),
    read: (text, options) => readMeta(below(text, { delimiter, above, columns }, options), options),
  };
};

const tableOf = <Field extends string>(source: Source, columns: Columns<Field>, delimiter: Delimiter) => ({
  source,
  delimiter,
  known: [...columns.positions.values()].reduce((sum, { length }) => sum + length, 0),
  unknown: columns.unknown,
});

/** The rows below the headers. */
async function* below<Field extends string>(
  text: Text,
  { delimiter, above, columns }: { delimiter: Delimiter; above: number; columns: Columns<Field> },
  { file }: ReadingOptions,
): AsyncGenerator<Row<Field>> {
  for await (const { number, cells } of rowsOf(text, delimiter, file)) {
    if (number > above + 1) yield new Row(number, cells, columns);
  }
}

/** A list has an address in one of its first lines, and may begin with notes or a header. */
function looksLikeList(text: Text): boolean {
  let number = 0;
  for (const line of linesOf(text)) {
    if (isAddress(line)) return true;
    if (++number >= 30) return false;
  }
  return false;
}

const EXPECTED: Readonly<Record<Source, string>> = {
  google: "a Google Ads export, whose columns are called Campaign, Ad group, Final URL, Headline 1 …",
  meta: "a Meta export, whose columns are called Campaign Name, Ad Name, Link, Title, Body …",
  urls: "a list of addresses, one a line",
};

function notKnown(text: Text, file: string, from: Source | null): IntakeError {
  const [first = ""] = linesOf(text);
  const begins = `${file} begins with ${shown(first.trim())}`;
  if (from !== null) return new IntakeError(`${begins}, which is not ${EXPECTED[from]}.`);
  return new IntakeError(
    `${begins}, which is neither ${EXPECTED.google}, nor ${EXPECTED.meta}, nor ${EXPECTED.urls}. Say what it is with --from ${choice(SOURCES)}.`,
  );
}

function noAddress(source: Source, file: string): IntakeError {
  const column = source === "google" ? "Final URL" : "Link";
  return new IntakeError(
    `${file} has no column ${column}, so that nobody can tell where its ads lead: export it again with that column.`,
  );
}
