import type { CommandContext, ExitCode } from "../../src/cli/command-context.ts";
import { runCommand } from "../../src/cli/run-command.ts";

export interface CliResult {
  exitCode: ExitCode;
  stdout: string;
  stderr: string;
}

export interface TerminalOptions extends Partial<Omit<CommandContext, "argv" | "out" | "log" | "err" | "stdin">> {
  stdin?: AsyncIterable<Uint8Array | string> | string;
  /** Called with what is written to stdout, as it is written. */
  onOut?: (text: string) => void;
}

/** A terminal that is none. */
export const createContext = (context: Partial<CommandContext> = {}): CommandContext => ({
  argv: [],
  env: {},
  cwd: "/",
  stdin: singleChunk(""),
  out: () => undefined,
  log: () => undefined,
  err: () => undefined,
  style: {},
  errStyle: {},
  progress: null,
  signal: new AbortController().signal,
  ...context,
});

/** Runs a command line in a terminal that is none. */
export async function runCli(argv: readonly string[], options: TerminalOptions = {}): Promise<CliResult> {
  const { stdin = "", onOut, ...rest } = options;
  let [stdout, stderr] = ["", ""];
  const out = (text: string) => {
    stdout += text;
    onOut?.(text);
  };
  const err = (text: string) => {
    stderr += text;
  };
  const input = typeof stdin === "string" ? singleChunk(stdin) : stdin;
  const exitCode = await runCommand(createContext({ ...rest, argv, stdin: input, out, log: out, err }));
  return { exitCode, stdout, stderr };
}

async function* singleChunk(text: string): AsyncGenerator<string> {
  if (text !== "") yield text;
}
