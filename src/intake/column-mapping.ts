import { parse } from "yaml";
import { z } from "zod";
import { PLATFORMS, type Platform } from "../contract/vocabulary.ts";
import { findClosestWord } from "../run/find-closest-word.ts";
import { joinAlternatives, quoteValue } from "../run/format-message.ts";
import type { PlainField } from "./export-columns.ts";
import { IntakeError } from "./intake-error.ts";

/** The names of an ad's values in `--map`, and their fields. */
export const MAPPED_FIELDS = {
  landing: "landing",
  mobile: "mobileLanding",
  headline: "headline",
  body: "body",
  description: "description",
  cta: "cta",
  page: "page",
  asset: "asset",
  id: "id",
  name: "name",
  group: "group",
  campaign: "campaign",
  status: "status",
  end: "end",
} as const satisfies Record<string, PlainField>;
const MAPPED_NAMES = [...Object.keys(MAPPED_FIELDS), "platform"];

/** Which columns of an unknown table contain what. */
export interface ColumnMapping {
  columns: Partial<Record<PlainField, readonly string[]>>;
  platform: Platform | null;
}

const MappingFile = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * Parses `landing=Slutlig webbadress`, one per line.
 *
 * @throws IntakeError if a line is no such pair.
 */
export function parseMappingLines(lines: readonly string[]): ColumnMapping {
  const pairs = lines.map((line): [string, string[]] => {
    const [, name, column] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/su.exec(line) ?? [];
    if (name === undefined || column === undefined || column === "")
      throw new IntakeError(`--map is ${quoteValue(line)}: write NAME=COLUMN, such as --map landing="Final URL".`);
    return [name, [column]];
  });
  return buildMapping(pairs);
}

/**
 * Parses a file of mappings, as YAML: `landing: Slutlig webbadress`.
 *
 * @throws IntakeError if it is no such map.
 */
export function parseMappingFile(text: string, file: string): ColumnMapping {
  const parsed = MappingFile.safeParse(parseYaml(text));
  if (!parsed.success)
    throw new IntakeError(`${file} is no map of columns: write lines such as landing: Final URL and headline: Title.`);
  return buildMapping(Object.entries(parsed.data).map(([name, column]) => [name, [column].flat()]));
}

function parseYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0, logLevel: "silent" });
  } catch {
    return null;
  }
}

function buildMapping(pairs: readonly (readonly [string, readonly string[]])[]): ColumnMapping {
  const columns: Partial<Record<PlainField, string[]>> = {};
  let platform: Platform | null = null;
  for (const [name, choices] of pairs) {
    if (name === "platform") platform = parsePlatform(choices.join(" "));
    else if (!Object.hasOwn(MAPPED_FIELDS, name)) throw createUnknownNameError(name);
    else {
      const field = MAPPED_FIELDS[name as keyof typeof MAPPED_FIELDS];
      columns[field] = [...(columns[field] ?? []), ...choices];
    }
  }
  if (columns.landing === undefined)
    throw new IntakeError('--map names no landing page: add --map landing=COLUMN, such as --map landing="Final URL".');
  return { columns, platform };
}

function parsePlatform(word: string): Platform {
  const platform = PLATFORMS.find((name) => name === word.toLowerCase());
  if (platform !== undefined) return platform;
  throw new IntakeError(`--map platform=${word}: write ${joinAlternatives(PLATFORMS)}, or leave it out.`);
}

function createUnknownNameError(name: string): IntakeError {
  const near = findClosestWord(name, MAPPED_NAMES);
  const remedy = near === undefined ? `write ${joinAlternatives(MAPPED_NAMES)}` : `did you mean ${near}?`;
  return new IntakeError(`--map ${quoteValue(name)}: ${remedy}${remedy.endsWith("?") ? "" : "."}`);
}
