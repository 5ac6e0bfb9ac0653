import { parseArgs } from "node:util";
import { messageOf } from "../contract/error.ts";
import { findClosestWord } from "../run/find-closest-word.ts";
import { INPUTS, type InputName, inputNames, readSettings, type Settings } from "../run/settings.ts";
import type { CommandContext, ExitCode } from "./command-context.ts";

/** An invalid command line. The message names the word and the next step. */
export class UsageError extends Error {
  override name = "UsageError";
}

export interface Flag {
  describe: string;
  /** A flag without a value. */
  flag?: true;
  short?: string;
  /** May be repeated; the values are joined with line breaks. */
  list?: true;
}

export type Flags = Readonly<Record<string, Flag>>;

/** A command of `adhere`. */
export interface Command {
  flags: Flags;
  /** Why a flag of other commands is missing here; null: it is only unknown. */
  explainMissingFlag?: (name: string) => string | null;
  run: (line: CommandLine, terminal: CommandContext) => Promise<ExitCode>;
}

export interface CommandLine {
  values: Record<string, string | undefined>;
  positionals: string[];
}

/** The settings that are available in a terminal, as flags. */
export function settingFlags(wanted: (name: InputName) => boolean = () => true): Flags {
  const here = inputNames().filter((name) => INPUTS[name].availableIn !== "action" && wanted(name));
  return Object.fromEntries(here.map((name) => [name, INPUTS[name]]));
}

/** Reads the settings from a command line; keys also from the environment. */
export function readFlagSettings(values: CommandLine["values"], env: CommandContext["env"] = {}): Settings {
  return readSettings(
    {
      ...values,
      "api-key": values["api-key"] ?? env["ADHERE_API_KEY"],
      "ai-api-key": values["ai-api-key"] ?? env["ADHERE_AI_API_KEY"],
    },
    (name) => `--${name}`,
  );
}

/**
 * Parses a command line.
 *
 * @throws UsageError for an unknown flag (with the closest known one), a missing value, or a repeated flag that takes
 *   one value.
 */
export function readFlags(
  name: string,
  argv: readonly string[],
  { flags, explainMissingFlag }: Pick<Command, "flags" | "explainMissingFlag">,
): CommandLine {
  const fail = (problem: string) => new UsageError(`${problem} See: adhere ${name} --help`);
  const unknown = findUnknownFlag(argv, flags);
  if (unknown !== null) {
    const explanation = explainMissingFlag?.(unknown);
    if (explanation) throw new UsageError(explanation);
    const near = findClosestWord(unknown, Object.keys(flags));
    throw fail(`adhere ${name} has no flag --${unknown}${near ? `; did you mean --${near}?` : "."}`);
  }
  const { values, positionals } = parseArguments(argv, flags, fail);
  const joined = Object.entries(values).map(([flag, value]) => {
    const given = [value].flat();
    if (given.length > 1 && flags[flag]?.list !== true) {
      throw fail(`--${flag} is given ${given.length === 2 ? "twice" : `${given.length} times`}: give it once.`);
    }
    return [flag, given.join("\n")];
  });
  return { positionals, values: Object.fromEntries(joined) };
}

function parseArguments(argv: readonly string[], flags: Flags, fail: (problem: string) => UsageError) {
  const options = Object.entries(flags).map(([name, { flag, short }]) => {
    const type: "boolean" | "string" = flag ? "boolean" : "string";
    return [name, { type, multiple: true as const, ...(short && { short }) }];
  });
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: Object.fromEntries(options) });
  } catch (error) {
    throw fail(messageOf(error));
  }
}

function findUnknownFlag(argv: readonly string[], flags: Flags): string | null {
  const end = argv.indexOf("--");
  const given = end === -1 ? argv : argv.slice(0, end);
  const long = given.filter((word) => word.startsWith("--")).map((word) => word.slice(2).split("=")[0] ?? "");
  return long.find((name) => !Object.hasOwn(flags, name)) ?? null;
}
