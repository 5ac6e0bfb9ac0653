import { existsSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type DedupedAd, dedupeAds } from "../intake/dedupe.ts";
import { EXAMPLE_MANIFEST } from "../intake/example-manifest.ts";
import { type FindFile, formatManifests, hasCreative } from "../intake/format-manifest.ts";
import { IntakeError } from "../intake/intake-error.ts";
import {
  createTooLargeError,
  EXPORT_SOURCES,
  type ExportSource,
  MAX_EXPORT_BYTES,
  type ParsedExport,
  parseExport,
} from "../intake/parse-export.ts";
import { escapeForLog } from "../report/escape.ts";
import { findClosestWord, joinAlternatives, quoteValue } from "../run/message-text.ts";
import { type CommandLine, type Flags, readFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import { formatImportSummary } from "./import-summary.ts";
import { untilAborted } from "./lines.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const INIT_FLAGS: Flags = {
  from: {
    takesValue: true,
    describe: "What the files are: google, meta or urls. Default: told from their columns.",
  },
  output: {
    takesValue: true,
    short: "o",
    describe: "The manifest to write; - prints it. Default: ads.yml.",
  },
  all: { takesValue: false, describe: "Take in what is paused, removed or ended, too." },
  force: { takesValue: false, describe: "Write over a manifest that is there." },
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere init [export…]`: a first manifest from what the ad platforms export. */
export async function initCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const line = readFlags("init", argv, INIT_FLAGS);
  if (line.values["help"]) {
    terminal.out(commandHelp("init", INIT_FLAGS));
    return 0;
  }
  const output = line.values["output"] ?? "ads.yml";
  if (line.positionals.length === 0) return writeExample(output, line, terminal);
  const files = await readExports(line, terminal);
  const ads = dedupeAds(files.flatMap(({ drafts }) => drafts));
  const find = createFileFinder(terminal.cwd, output);
  const say = (text: string) => terminal.err(escapeEachLogLine(text));
  if (ads.length === 0) {
    say(formatImportSummary(files, ads, line.values["all"] !== undefined));
    throw new IntakeError("There is no ad to write: nothing was written.");
  }
  const names = await writeManifests(formatManifests(ads, find), output, line, terminal);
  say(formatImportSummary(files, ads, line.values["all"] !== undefined));
  say(formatNextStep(ads, names, find));
  return 0;
}

/** Every line neutralised on its own: what they tell holds names from the exports. */
const escapeEachLogLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => (line === "" ? "" : `${/^ */.exec(line)?.[0] ?? ""}${escapeForLog(line.trimStart())}`))
    .join("\n");

async function writeExample(output: string, line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const names = await writeManifests([EXAMPLE_MANIFEST], output, line, terminal);
  const where = names[0] === undefined ? "" : `Wrote ${names[0]}. `;
  terminal.err(
    escapeEachLogLine(
      `${where}No export was named, so that it is an example with two made-up ads: put yours in their place, or run\nadhere init EXPORT.csv ${formatRerunArguments(output)} with an export of Google Ads or Meta, or a list of addresses.\n`,
    ),
  );
  return 0;
}

/** What makes the next run write to the same place, over the example. */
function formatRerunArguments(output: string): string {
  if (output === "ads.yml") return "--force";
  return output === "-" ? "-o -" : `-o ${formatManifestArgument([output])} --force`;
}

async function readExports(
  { positionals, values }: CommandLine,
  terminal: Terminal,
): Promise<ParsedExport[]> {
  const from = values["from"] === undefined ? null : parseExportSource(values["from"]);
  const files: ParsedExport[] = [];
  for (const word of positionals) {
    const bytes = word === "-" ? await readStandardInput(terminal) : await readExportFile(word, terminal.cwd);
    const file = word === "-" ? "standard input" : word;
    files.push(await parseExport(bytes, { file, from, all: values["all"] !== undefined, now: new Date() }));
  }
  return files;
}

function parseExportSource(word: string): ExportSource {
  const source = EXPORT_SOURCES.find((name) => name === word);
  if (source !== undefined) return source;
  const near = findClosestWord(word, EXPORT_SOURCES);
  throw new UsageError(
    `--from is ${quoteValue(word)}: ${near === undefined ? `write ${joinAlternatives(EXPORT_SOURCES)}` : `did you mean ${near}?`} See: adhere init --help`,
  );
}

async function readExportFile(name: string, cwd: string): Promise<Buffer> {
  const file = path.resolve(cwd, name);
  try {
    const { size } = await stat(file);
    if (size > MAX_EXPORT_BYTES) throw createTooLargeError(name);
    return await readFile(file);
  } catch (error) {
    if (error instanceof IntakeError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `The export ${name} cannot be read: ${why}. Name the file that the ad platform gave.`,
    );
  }
}

async function readStandardInput({ stdin, signal }: Terminal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of untilAborted(stdin, signal)) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_EXPORT_BYTES) throw createTooLargeError("standard input");
    chunks.push(bytes);
  }
  if (signal.aborted) throw new IntakeError("Stopped while standard input was read: nothing was written.");
  return Buffer.concat(chunks);
}

/** A file that an export names and the repository has, beside the manifest or in its folder ads. */
function createFileFinder(cwd: string, output: string): FindFile {
  const folder = output === "-" ? cwd : path.dirname(path.resolve(cwd, output));
  const known = new Map<string, string | null>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const places = name.startsWith(".") ? [] : [name, `ads/${name}`];
    const place = places.find((each) => existsSync(path.join(folder, each))) ?? null;
    known.set(name, place);
    return place;
  };
}

/** Writes the manifests, none over a file that is there; their names, or none where they were printed. */
async function writeManifests(
  texts: readonly string[],
  output: string,
  { values }: CommandLine,
  { cwd, out }: Terminal,
): Promise<string[]> {
  if (output === "-") {
    if (texts.length > 1) {
      throw new IntakeError(
        `The ads fill ${texts.length} manifests, which cannot be printed as one: name a file with -o, and they are numbered.`,
      );
    }
    out(texts.join(""));
    return [];
  }
  const names = texts.map((_text, index) => (index === 0 ? output : toNumberedPath(output, index + 1)));
  const standing = names.filter((name) => existsSync(path.resolve(cwd, name)));
  if (standing.length > 0 && !values["force"]) {
    throw new UsageError(
      `${joinAlternatives(standing)} is there already and was left as it is: write elsewhere with -o FILE, or over it with --force.`,
    );
  }
  const undo: (() => Promise<void>)[] = [];
  for (const [index, name] of names.entries()) {
    const file = path.resolve(cwd, name);
    try {
      undo.push(await createUndo(file));
      // wx, so that nothing is lost either where a file comes to stand there in the meantime.
      await writeFile(file, texts[index] ?? "", { flag: values["force"] ? "w" : "wx" });
    } catch (error) {
      // Nobody takes a part for the whole, and what stood there is not lost. What came to stand there meanwhile is not ours.
      const isTheirs = error instanceof Error && "code" in error && error.code === "EEXIST";
      for (const each of isTheirs ? undo.slice(0, -1) : undo) await each().catch(() => undefined);
      const why = error instanceof Error ? error.message : String(error);
      throw new UsageError(`${name} cannot be written: ${why}. Name another file with -o FILE.`);
    }
  }
  return names;
}

/** What makes a file again what it is now, or nothing. A device keeps no contents, and what may not be read cannot be kept. */
async function createUndo(file: string): Promise<() => Promise<void>> {
  const standing = await stat(file).catch(() => null);
  if (standing === null) return () => rm(file, { force: true });
  if (!standing.isFile()) return async () => undefined;
  const contents = await readFile(file).catch(() => null);
  return async () => (contents === null ? undefined : writeFile(file, contents));
}

function toNumberedPath(output: string, number: number): string {
  const { dir, name, ext } = path.parse(output);
  return path.join(dir, `${name}-${number}${ext}`);
}

/** The manifests as a command line names them. */
function formatManifestArgument(names: readonly string[]): string {
  const [first = "ads.yml"] = names;
  const { dir, name, ext } = path.parse(first);
  if (names.length > 1) return `"${path.join(dir, `${name}*${ext}`)}"`;
  return /\s/.test(first) ? `"${first}"` : first;
}

function formatNextStep(ads: readonly DedupedAd[], names: readonly string[], find: FindFile): string {
  const manifest = formatManifestArgument(names);
  const bare = ads.filter((ad) => !hasCreative(ad, find)).length;
  const count = `${ads.length.toLocaleString("en")} ad${ads.length === 1 ? "" : "s"}`;
  const wrote =
    names.length === 0 ? `Printed a manifest of ${count}.` : `Wrote ${names.join(", ")}: ${count}.`;
  // What was printed has no name that a command could take.
  if (names.length === 0)
    return bare === 0 ? `${wrote}\n` : `${wrote}\n${formatMissingCreatives(bare, ads.length)}`;
  const next = `Next: adhere links ${manifest} tells whether every page is alive.`;
  if (bare === 0) return `${wrote}\n${next} adhere check ${manifest} compares each ad with its page.\n`;
  return `${wrote}\n${next}\n${formatMissingCreatives(bare, ads.length)}`;
}

function formatMissingCreatives(bare: number, all: number): string {
  const lack = bare === all ? "none has one yet" : `${bare.toLocaleString("en")} have none yet`;
  return `For adhere check each ad needs its picture or video, and ${lack}: see the lines "# asset: …".\n`;
}
