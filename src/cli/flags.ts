import { parseArgs } from "node:util";
import { messageOf } from "../contract/error.ts";
import { findClosestWord } from "../run/message-text.ts";
import { INPUTS, type InputName, inputNames } from "../run/settings.ts";

/** An invalid command line. The message names the word and the next step. */
export class UsageError extends Error {
  override name = "UsageError";
}

export interface Flag {
  takesValue: boolean;
  describe: string;
  short?: string;
  /** May be repeated; the values are joined with line breaks. */
  list?: boolean;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The settings that are available in a terminal, as flags. */
export function settingFlags(wanted: (name: InputName) => boolean = () => true): Flags {
  const here = inputNames().filter((name) => INPUTS[name].availableIn !== "action" && wanted(name));
  return Object.fromEntries(
    here.map((name) => {
      const { describe } = INPUTS[name];
      return [name, { takesValue: !("flag" in INPUTS[name]), describe, list: "list" in INPUTS[name] }];
    }),
  );
}

export interface CommandLine {
  values: Record<string, string | undefined>;
  positionals: string[];
}

/**
 * Parses a command line.
 *
 * @throws UsageError for an unknown flag (with the closest known one), a missing value, or a repeated flag that takes one value.
 */
export function readFlags(command: string, argv: readonly string[], flags: Flags): CommandLine {
  const unknown = findUnknownFlag(argv, flags);
  if (unknown !== null) {
    const near = findClosestWord(unknown, Object.keys(flags));
    throw new UsageError(
      `adhere ${command} has no flag --${unknown}${near ? `; did you mean --${near}?` : "."} See: adhere ${command} --help`,
    );
  }
  const { values, positionals } = parseArguments(command, argv, flags);
  return {
    positionals: positionals,
    values: Object.fromEntries(
      Object.entries(values).map(([name, given]) => [name, joinValues(command, name, [given].flat(), flags)]),
    ),
  };
}

function parseArguments(command: string, argv: readonly string[], flags: Flags) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(flags).map(([name, { takesValue, short }]) => [
          name,
          { type: takesValue ? "string" : "boolean", multiple: true, ...(short && { short }) } as const,
        ]),
      ),
    });
  } catch (error) {
    throw new UsageError(`${messageOf(error)} See: adhere ${command} --help`);
  }
}

function joinValues(command: string, name: string, given: readonly unknown[], flags: Flags): string {
  if (given.length > 1 && flags[name]?.list !== true) {
    throw new UsageError(
      `--${name} is given ${given.length === 2 ? "twice" : `${given.length} times`}: give it once. See: adhere ${command} --help`,
    );
  }
  return given.map(String).join("\n");
}

function findUnknownFlag(argv: readonly string[], flags: Flags): string | null {
  const end = argv.indexOf("--");
  const given = end === -1 ? argv : argv.slice(0, end);
  const long = given.filter((word) => word.startsWith("--")).map((word) => word.slice(2).split("=")[0] ?? "");
  return long.find((name) => !Object.hasOwn(flags, name)) ?? null;
}
