import { existsSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { messageOf } from "../contract/error.ts";
import { type DedupedAd, dedupeAds } from "../intake/dedupe-ads.ts";
import { EXAMPLE_MANIFEST } from "../intake/example-manifest.ts";
import { EXPORT_SOURCES } from "../intake/export-formats.ts";
import { type FindFile, formatManifests, hasCreative, isJudgeable, isTextAd } from "../intake/format-manifest.ts";
import { IntakeError } from "../intake/intake-error.ts";
import type { ParsedExport } from "../intake/parse-export.ts";
import type { PauseFile } from "../intake/pause/pause-file.ts";
import { escapeLinesForLog } from "../report/escape.ts";
import { formatCount } from "../report/format-count.ts";
import { joinAlternatives } from "../run/format-message.ts";
import { collectGarbage } from "./collect-garbage.ts";
import type { CommandContext, ExitCode } from "./command-context.ts";
import { type Command, type CommandLine, UsageError } from "./flags.ts";
import { formatImportSummary } from "./import-summary.ts";
import { toNumberedPath } from "./numbered-path.ts";
import { parseFiles, readFiles, readIfPauseFile } from "./read-export-files.ts";
import {
  MANY_ADS,
  type MakePlan,
  planFromExports,
  planFromPauseFiles,
  prepareUpdate,
  type UpdateOptions,
} from "./update-manifests.ts";
import { formatChangeCounts, formatDoubt, formatPlan, isDoubtful, isInStep } from "./update-summary.ts";

/** `adhere init [export…]`: writes a manifest from ad platform exports. */
export const init: Command = {
  flags: {
    from: { describe: `Format of the files: ${joinAlternatives(EXPORT_SOURCES)}. Default: detected from the columns.` },
    map: {
      list: true,
      describe:
        'For other tables: what a column contains, such as --map landing="Final URL" --map headline=Title; or a file ' +
        "with lines such as landing: Final URL.",
    },
    output: { short: "o", describe: "The manifest to write; - prints it. Default: ads.yml." },
    all: { flag: true, describe: "Also import paused, removed and ended ads." },
    force: {
      flag: true,
      describe: "Overwrite an existing manifest. With --update: accept that most of its ads are gone.",
    },
    update: {
      flag: true,
      describe: "Change an existing manifest to what the export says, and keep everything else as it is written.",
    },
    plan: { flag: true, describe: "Print what --update would change, and write nothing." },
    prune: {
      flag: true,
      describe: "With --update or --plan: delete the entries of ads that the export does not have.",
    },
  },
  run: runInit,
};

async function runInit(line: CommandLine, terminal: CommandContext): Promise<ExitCode> {
  const output = line.values["output"] ?? "ads.yml";
  // The texts have names from the exports.
  const print = (text: string) => terminal.err(escapeLinesForLog(text));
  if (line.positionals.length === 0 && isUpdate(line)) {
    throw new UsageError("--update, --plan and --prune compare with an export: adhere init --update EXPORT.csv");
  }
  if (line.positionals.length === 0) {
    const [name] = await writeManifests([EXAMPLE_MANIFEST], output, line, terminal);
    print(
      `${name === undefined ? "" : `Wrote ${name}. `}This is an example with two ads, because no export was given. ` +
        `Replace them with your ads, or run\nadhere init EXPORT.csv ${formatRerunArguments(output)} with an export ` +
        "from Google Ads or Meta, or a list of URLs.\n",
    );
    return 0;
  }
  const isListed = output !== "-" && existsSync(path.resolve(terminal.cwd, output));
  if (isListed && (isUpdate(line) || line.values["force"] === undefined))
    return compareAndUpdate(output, line, terminal);
  const given = await readFiles(line, terminal);
  for (const { file, bytes } of given)
    if (readIfPauseFile(bytes, file) !== null)
      throw new IntakeError(`${file} has no landing pages: it pauses or resumes ads of a manifest (--update).`);
  const files = await parseFiles(given, line, terminal, line.values["all"] !== undefined);
  const drafts = files.flatMap((each) => each.drafts);
  const isLarge = drafts.length > MANY_ADS;
  if (isLarge) collectGarbage();
  const ads = dedupeAds(drafts);
  if (isLarge) collectGarbage();
  const find = createFileFinder(terminal.cwd, output);
  const summary = formatImportSummary(files, ads, line.values["all"] !== undefined);
  if (ads.length === 0) {
    print(summary);
    throw new IntakeError("No ads found: nothing was written.");
  }
  if (line.values["plan"] !== undefined) {
    print(summary);
    terminal.out(`${output} does not exist: adhere init would write ${formatCount(ads.length, "ad")}.\n`);
    return 1;
  }
  const names = await writeManifests(formatManifests(ads, find), output, line, terminal);
  print(summary);
  print(formatNextStep(ads, names, find));
  return 0;
}

const isUpdate = ({ values }: CommandLine): boolean =>
  ["update", "plan", "prune"].some((name) => values[name] !== undefined);

/** Compares an existing manifest with the exports. Changes it with `--update`; else only says what would change. */
async function compareAndUpdate(output: string, line: CommandLine, terminal: CommandContext): Promise<ExitCode> {
  const { values } = line;
  const print = (text: string) => terminal.err(escapeLinesForLog(text));
  const find = createFileFinder(terminal.cwd, output);
  const options = { cwd: terminal.cwd, output, prune: values["prune"] !== undefined, find };
  const { pauses, exported } = await readAccount(line, terminal);
  const makePlan = pauses.length > 0 ? planFromPauseFiles(pauses) : planFromExports(exported, options);
  if (!isUpdate(line)) throw await explainExisting(makePlan, options, print);
  print(formatImportSummary(exported, null, true));
  if (pauses.length === 0 && exported.every(({ drafts }) => drafts.length === 0))
    throw new IntakeError(`No ads found: ${output} was not changed.`);
  const prepared = await prepareUpdate(makePlan, options);
  const { plan, names, manual } = prepared;
  const [counts, text] = [formatChangeCounts(plan), escapeLinesForLog(formatPlan(plan, manual))];
  const doubt = isDoubtful(plan) ? formatDoubt(plan) : "";
  if (values["plan"] !== undefined) {
    const inStep = isInStep(plan, manual);
    terminal.out(`${names.join(", ")}: ${inStep ? "nothing to change" : counts || "to be decided"}.\n${text}`);
    print(doubt);
    return inStep ? 0 : 1;
  }
  if (doubt !== "" && values["force"] === undefined) throw new IntakeError(`${doubt.trim()} Nothing was changed.`);
  const written = await prepared.write();
  const done =
    written.length === 0 ? `${names.join(", ")}: nothing to change` : `Wrote ${written.join(", ")}: ${counts}`;
  print(`${done}.\n${text}`);
  return 0;
}

/** Pause files, or exports. The files' bytes are not kept. */
async function readAccount(
  line: CommandLine,
  terminal: CommandContext,
): Promise<{ pauses: PauseFile[]; exported: ParsedExport[] }> {
  const files = await readFiles(line, terminal);
  const pauses = files.flatMap(({ file, bytes }) => readIfPauseFile(bytes, file) ?? []);
  if (pauses.length > 0 && pauses.length < files.length)
    throw new UsageError("Give pause files alone, without an export.");
  return { pauses, exported: pauses.length > 0 ? [] : await parseFiles(files, line, terminal, true) };
}

/** Prints what `--update` would do, if the manifest can be read, and returns the error. */
async function explainExisting(
  makePlan: MakePlan,
  options: UpdateOptions,
  print: (text: string) => void,
): Promise<UsageError> {
  const remedy = "choose another file with -o FILE, or overwrite it with --force.";
  const prepared = await prepareUpdate(makePlan, options).catch((error: unknown) => {
    if (error instanceof IntakeError) return null;
    throw error;
  });
  if (prepared === null) return new UsageError(`${options.output} already exists: ${remedy}`);
  const counts = formatChangeCounts(prepared.plan);
  print(formatPlan(prepared.plan, prepared.manual));
  const update = counts === "" ? "it says what the export says" : `adhere init --update would ${counts}`;
  return new UsageError(`${options.output} already exists, and was not changed: ${update}. Or ${remedy}`);
}

/** Arguments with which the next run overwrites the example. */
function formatRerunArguments(output: string): string {
  if (output === "ads.yml") return "--force";
  return output === "-" ? "-o -" : `-o ${formatManifestArgument([output])} --force`;
}

/** Looks for files in the manifest's folder and in its subfolder `ads`. */
function createFileFinder(cwd: string, output: string): FindFile {
  const folder = output === "-" ? cwd : path.dirname(path.resolve(cwd, output));
  return (name) => {
    const candidates = name.startsWith(".") ? [] : [name, `ads/${name}`];
    return candidates.find((each) => existsSync(path.join(folder, each))) ?? null;
  };
}

/** Writes or prints the manifests. Never overwrites without --force. Returns the written paths. */
async function writeManifests(
  texts: readonly (string | Buffer)[],
  output: string,
  { values }: CommandLine,
  { cwd, out }: CommandContext,
): Promise<string[]> {
  if (output === "-") {
    if (texts.length > 1) {
      throw new IntakeError(
        `The ads need ${texts.length} manifests, which can't be printed: name a file with -o; the others get numbers.`,
      );
    }
    out(texts.join(""));
    return [];
  }
  const names = texts.map((_text, index) => (index === 0 ? output : toNumberedPath(output, index + 1)));
  const existing = names.filter((name) => existsSync(path.resolve(cwd, name)));
  if (existing.length > 0 && !values["force"]) {
    throw new UsageError(
      `${joinAlternatives(existing)} already exists: choose another file with -o FILE, or overwrite it with --force.`,
    );
  }
  const undo: (() => Promise<void>)[] = [];
  for (const [index, name] of names.entries()) {
    const file = path.resolve(cwd, name);
    try {
      undo.push(await createUndo(file));
      // wx: don't overwrite a file that another process has created in the meantime.
      await writeFile(file, texts[index] ?? "", { flag: values["force"] ? "w" : "wx" });
    } catch (error) {
      // Undo everything, so that no partial result is left. A file that another process has created is kept.
      const isTheirs = error instanceof Error && "code" in error && error.code === "EEXIST";
      for (const each of isTheirs ? undo.slice(0, -1) : undo) await each().catch(() => undefined);
      throw new UsageError(`Can't write ${name}: ${messageOf(error)}. Choose another file with -o FILE.`);
    }
  }
  return names;
}

/** Returns a function that restores a file's present contents. Devices and unreadable files are not restored. */
async function createUndo(file: string): Promise<() => Promise<void>> {
  const existing = await stat(file).catch(() => null);
  if (existing === null) return () => rm(file, { force: true });
  if (!existing.isFile()) return async () => undefined;
  const contents = await readFile(file).catch(() => null);
  return async () => (contents === null ? undefined : writeFile(file, contents));
}

/** The manifests as a command-line argument: a glob if there are several. */
function formatManifestArgument(names: readonly string[]): string {
  const [first = "ads.yml"] = names;
  const { dir, name, ext } = path.parse(first);
  if (names.length > 1) return `"${path.join(dir, `${name}*${ext}`)}"`;
  return /\s/.test(first) ? `"${first}"` : first;
}

function formatNextStep(ads: readonly DedupedAd[], names: readonly string[], find: FindFile): string {
  const manifest = formatManifestArgument(names);
  const count = formatCount(ads.length, "ad");
  const unjudgeable = ads.filter((ad) => !isJudgeable(ad, find)).length;
  const withoutPicture = ads.filter((ad) => !hasCreative(ad, find) && !isTextAd(ad)).length - unjudgeable;
  const gaps = [
    ...(withoutPicture === 0
      ? []
      : [`${formatCount(withoutPicture, "ad")}: only the words are judged until there is a picture or video`]),
    ...(unjudgeable === 0
      ? []
      : [`${formatCount(unjudgeable, "ad")} without a text: not evaluated until there is a picture or video`]),
  ];
  const needed = gaps.length === 0 ? "" : `${gaps.join("; ")} (see the lines "# asset: …").\n`;
  if (names.length === 0) return `Printed a manifest of ${count}.\n${needed}`;
  const compared = unjudgeable === 0 ? "each ad with its landing page" : "the others with their landing pages";
  const compare = unjudgeable < ads.length ? ` adhere check ${manifest} compares ${compared}.` : "";
  const next = `Next: adhere links ${manifest} checks that every landing page works.${compare}`;
  return `Wrote ${names.join(", ")}: ${count}.\n${next}\n${needed}`;
}
