import { inspect } from "node:util";
import { EvaluationError } from "../contract/error.ts";
import { IntakeError } from "../intake/intake-error.ts";
import { escapeForLog, escapeLinesForLog } from "../report/escape.ts";
import { ManifestError } from "../run/manifest/read.ts";
import { SettingsError } from "../run/settings.ts";
import { OperatorError, systemErrorMessage } from "../service/operator-error.ts";
import { VERSION } from "../version.ts";
import { UsageError } from "./flags.ts";
import { GENERAL_HELP } from "./help.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

type Command = (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;

/** What is not asked for is not loaded. */
const COMMANDS = {
  check: async () => (await import("./check.ts")).checkCommand,
  links: async () => (await import("./links.ts")).linksCommand,
  init: async () => (await import("./init.ts")).initCommand,
  merge: async () => (await import("./merge.ts")).mergeCommand,
  fix: async () => (await import("./fix.ts")).fixCommand,
  evaluate: async () => (await import("./evaluate.ts")).evaluateCommand,
  judge: async () => (await import("./judge.ts")).judgeCommand,
  serve: async () => (await import("./serve.ts")).serveCommand,
  accounts: async () => (await import("./accounts.ts")).accountsCommand,
  keys: async () => (await import("./accounts.ts")).keysCommand,
} as const satisfies Record<string, () => Promise<Command>>;

/** Runs the command that the command line names. Never throws: what cannot be done is said on stderr, and exits 2. */
export async function runCommand(terminal: Terminal): Promise<ExitCode> {
  const [word, ...rest] = terminal.argv;
  if (word === undefined || word === "help" || word === "--help" || word === "-h") {
    terminal.out(GENERAL_HELP);
    return 0;
  }
  if (word === "--version" || word === "-v" || word === "version") {
    terminal.out(`${VERSION}\n`);
    return 0;
  }
  if (!isCommand(word)) {
    const known = Object.keys(COMMANDS).join(", ");
    terminal.err(
      `adhere: there is no command "${escapeForLog(word)}". The commands are: ${known}. See: adhere --help\n`,
    );
    return 2;
  }
  try {
    const command = await COMMANDS[word]();
    return await command(rest, terminal);
  } catch (error) {
    terminal.err(`adhere: ${escapeLinesForLog(describeError(error))}\n`);
    return 2;
  }
}

const isCommand = (word: string): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word);

const DISK_ERROR_CODES = new Set<unknown>(["ENOSPC", "EDQUOT", "EFBIG", "EIO"]);

/** Mistakes of the user are told in a sentence, and so is what the system refuses; a mistake of ours with where it happened. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const mistakes = [UsageError, SettingsError, ManifestError, EvaluationError, OperatorError, IntakeError];
  if (mistakes.some((mistake) => error instanceof mistake)) return error.message;
  const why = systemErrorMessage(error);
  if (why !== null && "path" in error)
    return `${error.path} cannot be used: ${why}. Mend that, or name another place.`;
  // Where a write to an open file fails, Node does not say which.
  if (why !== null && "code" in error && DISK_ERROR_CODES.has(error.code))
    return `A file could not be written: ${why}. Mend that, and run it again.`;
  return error.stack ?? error.message;
}
