import { inspect } from "node:util";
import { EvaluationError } from "../contract/error.ts";
import { IntakeError } from "../intake/intake-error.ts";
import { escapeForLog, escapeLinesForLog } from "../report/escape.ts";
import { linkManifest } from "../report/terminal-hyperlinks.ts";
import { ManifestError } from "../run/manifest/read-manifests.ts";
import { SettingsError } from "../run/settings.ts";
import { OperatorError, systemErrorMessage } from "../service/operator-error.ts";
import { VERSION } from "../version.ts";
import { type CommandContext, type ExitCode, StopSignal } from "./command-context.ts";
import { type Command, type Flag, readFlags, UsageError } from "./flags.ts";
import { commandHelp, GENERAL_HELP } from "./help.ts";

/** Commands are imported lazily. */
const COMMANDS = {
  check: async () => (await import("./check.ts")).check,
  links: async () => (await import("./links.ts")).links,
  init: async () => (await import("./init.ts")).init,
  merge: async () => (await import("./merge.ts")).merge,
  fix: async () => (await import("./fix.ts")).fix,
  "pause-file": async () => (await import("./pause-file.ts")).pauseFile,
  "gitlab-note": async () => (await import("./gitlab-note.ts")).gitlabNote,
  evaluate: async () => (await import("./evaluate.ts")).evaluate,
  judge: async () => (await import("./judge.ts")).judge,
  serve: async () => (await import("./serve.ts")).serve,
  accounts: async () => (await import("./accounts.ts")).accounts,
  keys: async () => (await import("./keys.ts")).keys,
  data: async () => (await import("./data.ts")).data,
} as const satisfies Record<string, () => Promise<Command>>;

const HELP_FLAG: Flag = { flag: true, short: "h", describe: "Show this help." };

/** Runs a command. Never throws: errors go to stderr, with exit code 2. */
export async function runCommand(terminal: CommandContext): Promise<ExitCode> {
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
    terminal.err(`adhere: unknown command "${escapeForLog(word)}". Commands: ${known}. See: adhere --help\n`);
    return 2;
  }
  // A service says so in its log.
  if (word !== "serve") announceStop(terminal);
  try {
    const command = await COMMANDS[word]();
    const flags = { ...command.flags, help: HELP_FLAG };
    const line = readFlags(word, rest, { ...command, flags });
    if (line.values["help"] === undefined) return await command.run(line, terminal);
    terminal.out(commandHelp(word, flags));
    return 0;
  } catch (error) {
    terminal.err(`adhere: ${linkPlaces(escapeLinesForLog(describeError(error)), error, terminal)}\n`);
    return 2;
  }
}

function announceStop({ signal, err }: CommandContext): void {
  const announce = () => {
    if (signal.reason instanceof StopSignal)
      err(`\nadhere: ${signal.reason.message}: stopping; finished results are kept. Repeat to quit at once.\n`);
  };
  if (signal.aborted) announce();
  else signal.addEventListener("abort", announce, { once: true });
}

const isCommand = (word: string): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word);

/** The places of mistakes, such as `ads.yml:7:5`, as links to their manifests. */
function linkPlaces(text: string, error: unknown, { errStyle: { hyperlinks } }: CommandContext): string {
  if (!(error instanceof ManifestError) || hyperlinks === undefined) return text;
  const files = [...new Set(error.problems.map(({ location }) => location.file))];
  const linkPlace = (line: string): string => {
    const file = files.find((name) => line.startsWith(`${name}:`));
    if (file === undefined) return line;
    const end = file.length + (/^(?::\d+)+/u.exec(line.slice(file.length))?.[0].length ?? 0);
    return linkManifest(line.slice(0, end), { file }, hyperlinks) + line.slice(end);
  };
  return text.split("\n").map(linkPlace).join("\n");
}

const DISK_ERROR_CODES = new Set<unknown>(["ENOSPC", "EDQUOT", "EFBIG", "EIO"]);

/** User errors and system errors as a sentence, internal errors with their stack. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const userErrors = [UsageError, SettingsError, ManifestError, EvaluationError, OperatorError, IntakeError];
  if (userErrors.some((userError) => error instanceof userError)) return error.message;
  const why = systemErrorMessage(error);
  if (why !== null && "path" in error) return `${error.path} can't be used: ${why}. Fix this, or choose another path.`;
  // Node doesn't name the file if a write to an open file fails.
  if (why !== null && "code" in error && DISK_ERROR_CODES.has(error.code))
    return `A file could not be written: ${why}. Fix this, and run the command again.`;
  return error.stack ?? error.message;
}
