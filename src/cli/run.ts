import { ManifestError } from "../check/manifest/read.ts";
import { SettingsError } from "../check/settings.ts";
import { EvaluationError } from "../contract/error.ts";
import { VERSION } from "../version.ts";
import { checkCommand } from "./check.ts";
import { evaluateCommand } from "./evaluate.ts";
import { UsageError } from "./flags.ts";
import { GENERAL_HELP } from "./help.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const COMMANDS = { check: checkCommand, evaluate: evaluateCommand } as const;

/** Runs the command that the command line names. Never throws: what cannot be done is said on stderr, and exits 2. */
export async function run(terminal: Terminal): Promise<ExitCode> {
  const [word, ...rest] = terminal.argv;
  if (word === undefined || word === "help" || word === "--help" || word === "-h") {
    terminal.out(GENERAL_HELP);
    return 0;
  }
  if (word === "--version" || word === "-v" || word === "version") {
    terminal.out(`${VERSION}\n`);
    return 0;
  }
  const command = isCommand(word) ? COMMANDS[word] : undefined;
  if (command === undefined) {
    terminal.err(
      `adhere: there is no command "${word}". The commands are: check, evaluate. See: adhere --help\n`,
    );
    return 2;
  }
  try {
    return await command(rest, terminal);
  } catch (error) {
    terminal.err(`adhere: ${explain(error)}\n`);
    return 2;
  }
}

const isCommand = (word: string): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word);

/** Mistakes of the user are told in a sentence; a mistake of ours with where it happened. */
function explain(error: unknown): string {
  const mistakes = [UsageError, SettingsError, ManifestError, EvaluationError];
  if (error instanceof Error && mistakes.some((mistake) => error instanceof mistake)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
