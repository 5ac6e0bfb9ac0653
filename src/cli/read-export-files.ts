import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { messageOf } from "../contract/error.ts";
import { type ColumnMapping, parseMappingFile, parseMappingLines } from "../intake/column-mapping.ts";
import { EXPORT_SOURCES, type ExportSource } from "../intake/export-formats.ts";
import { IntakeError } from "../intake/intake-error.ts";
import {
  createTooLargeError,
  type ExportFile,
  MAX_EXPORT_BYTES,
  type ParsedExport,
  parseExports,
} from "../intake/parse-export.ts";
import { detectPauseSource, type PauseFile, readPauseFile } from "../intake/pause/pause-file.ts";
import { findClosestWord } from "../run/find-closest-word.ts";
import { joinAlternatives, quoteValue } from "../run/format-message.ts";
import type { CommandContext } from "./command-context.ts";
import { type CommandLine, UsageError } from "./flags.ts";
import { untilAborted } from "./read-input-lines.ts";

/** The ads of the given files. @param all also stopped ones. */
export async function parseFiles(
  files: readonly ExportFile[],
  { values }: CommandLine,
  terminal: CommandContext,
  all: boolean,
): Promise<ParsedExport[]> {
  const from = values["from"] === undefined ? null : parseExportSource(values["from"]);
  const mapping = values["map"] === undefined ? {} : { mapping: await readMapping(values["map"], terminal.cwd) };
  return parseExports(files, { from, all, now: new Date(), ...mapping });
}

/** The files that the command line names; - is standard input. */
export async function readFiles({ positionals }: CommandLine, terminal: CommandContext): Promise<ExportFile[]> {
  const files: ExportFile[] = [];
  for (const word of positionals) {
    const bytes = word === "-" ? await readStandardInput(terminal) : await readExportFile(word, terminal.cwd);
    files.push({ file: word === "-" ? "standard input" : word, bytes });
  }
  return files;
}

/** Null if it is another file. */
export const readIfPauseFile = (bytes: Buffer, file: string): PauseFile | null =>
  detectPauseSource(bytes.toString("utf8", 0, 200)) === null ? null : readPauseFile(bytes.toString("utf8"), file);

/** The pairs of `--map`, or those of the file that it names. */
async function readMapping(given: string, cwd: string): Promise<ColumnMapping> {
  const lines = given.split("\n");
  const [name = ""] = lines;
  if (lines.length > 1 || name.includes("=")) return parseMappingLines(lines);
  try {
    return parseMappingFile(await readFile(path.resolve(cwd, name), "utf8"), name);
  } catch (error) {
    if (error instanceof IntakeError) throw error;
    throw new UsageError(`Can't read --map ${name}: ${messageOf(error)}. Write NAME=COLUMN, or name a file.`);
  }
}

function parseExportSource(word: string): ExportSource {
  const source = EXPORT_SOURCES.find((name) => name === word);
  if (source !== undefined) return source;
  const near = findClosestWord(word, EXPORT_SOURCES);
  const remedy = near === undefined ? `write ${joinAlternatives(EXPORT_SOURCES)}` : `did you mean ${near}?`;
  throw new UsageError(`--from is ${quoteValue(word)}: ${remedy} See: adhere init --help`);
}

async function readExportFile(name: string, cwd: string): Promise<Buffer> {
  const file = path.resolve(cwd, name);
  try {
    const { size } = await stat(file);
    if (size > MAX_EXPORT_BYTES) throw createTooLargeError(name);
    return await readFile(file);
  } catch (error) {
    if (error instanceof IntakeError) throw error;
    throw new UsageError(`Can't read the export ${name}: ${messageOf(error)}. Check the path.`);
  }
}

async function readStandardInput({ stdin, signal }: CommandContext): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of untilAborted(stdin, signal)) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_EXPORT_BYTES) throw createTooLargeError("standard input");
    chunks.push(bytes);
  }
  if (signal.aborted) throw new IntakeError("Stopped while reading standard input: nothing was written.");
  return Buffer.concat(chunks);
}
