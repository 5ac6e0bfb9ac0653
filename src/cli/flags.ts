import { parseArgs } from "node:util";
import { INPUTS, type InputName, names } from "../check/settings.ts";
import { nearest } from "../check/words.ts";

/** A command line that cannot be understood; the message names the word and the next step. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A flag of a command: its own, or a setting's. */
export interface Flag {
  takesValue: boolean;
  describe: string;
  short?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The settings that mean something in a terminal, as flags of the same names. */
export function settingFlags(wanted: (name: InputName) => boolean = () => true): Flags {
  const here = names().filter((name) => INPUTS[name].face !== "action" && wanted(name));
  return Object.fromEntries(
    here.map((name) => [name, { takesValue: !("flag" in INPUTS[name]), describe: INPUTS[name].describe }]),
  );
}

export interface CommandLine {
  values: Record<string, string | undefined>;
  words: string[];
}

/**
 * Reads a command line strictly.
 *
 * @throws UsageError for an unknown flag (with the nearest known one) or a missing value.
 */
export function readFlags(command: string, argv: readonly string[], flags: Flags): CommandLine {
  const unknown = unknownFlag(argv, flags);
  if (unknown !== null) {
    const near = nearest(unknown, Object.keys(flags));
    throw new UsageError(
      `adhere ${command} has no flag --${unknown}${near ? `; did you mean --${near}?` : "."} See: adhere ${command} --help`,
    );
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(flags).map(([name, flag]) => [
          name,
          { type: flag.takesValue ? "string" : "boolean", ...(flag.short && { short: flag.short }) } as const,
        ]),
      ),
    });
    return {
      words: positionals,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error} See: adhere ${command} --help`);
  }
}

function unknownFlag(argv: readonly string[], flags: Flags): string | null {
  const end = argv.indexOf("--");
  const given = end === -1 ? argv : argv.slice(0, end);
  const long = given.filter((word) => word.startsWith("--")).map((word) => word.slice(2).split("=")[0] ?? "");
  return long.find((name) => !Object.hasOwn(flags, name)) ?? null;
}
