import { run } from "../../src/cli/run.ts";
import type { ExitCode, Terminal } from "../../src/cli/terminal.ts";

export interface Told {
  exitCode: ExitCode;
  stdout: string;
  stderr: string;
}

export interface TerminalOptions extends Partial<Omit<Terminal, "argv" | "out" | "log" | "err" | "stdin">> {
  stdin?: AsyncIterable<Uint8Array | string> | string;
  /** Called with what is written to stdout, as it is written. */
  onOut?: (text: string) => void;
}

/** Runs a command line in a terminal that is none. */
export async function tell(argv: readonly string[], options: TerminalOptions = {}): Promise<Told> {
  const { stdin = "", onOut, ...rest } = options;
  let [stdout, stderr] = ["", ""];
  const out = (text: string) => {
    stdout += text;
    onOut?.(text);
  };
  const exitCode = await run({
    env: {},
    cwd: "/",
    colour: false,
    signal: new AbortController().signal,
    ...rest,
    argv,
    stdin: typeof stdin === "string" ? once(stdin) : stdin,
    out,
    log: out,
    err: (text) => {
      stderr += text;
    },
  });
  return { exitCode, stdout, stderr };
}

async function* once(text: string): AsyncGenerator<string> {
  if (text !== "") yield text;
}
