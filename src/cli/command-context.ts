import { escapeForLog } from "../report/escape.ts";
import type { TerminalStyle } from "../report/terminal-format.ts";

/** A terminal on standard error that can show a progress bar. */
export interface ProgressTerminal {
  /** The present width; changes when the terminal is resized. */
  columns: () => number;
  colour: boolean;
}

/** What a command may use of the process; tests pass their own. */
export interface CommandContext {
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  stdin: AsyncIterable<Uint8Array | string>;
  /** Writes results to stdout. */
  out: (text: string) => void;
  /** Writes the service's log to stdout; the service continues if that fails. */
  log: (text: string) => void;
  /** Writes progress and errors to stderr. */
  err: (text: string) => void;
  /** How results are shown on stdout. */
  style: TerminalStyle;
  /** How text is shown on stderr. */
  errStyle: TerminalStyle;
  /** The terminal on stderr for a progress bar; null in CI, in a pipe or without cursor control. */
  progress: ProgressTerminal | null;
  /** Aborts on a stop signal, with a `StopSignal`, and where the results of the command cannot be written. */
  signal: AbortSignal;
}

/** Somebody asked the process to stop: the message is the signal's name. */
export class StopSignal extends Error {
  override name = "StopSignal";
}

/** 0: passed, 1: the gate failed, 2: could not evaluate. */
export type ExitCode = 0 | 1 | 2;

/** Writes a line to stderr; it may contain text from elsewhere. */
export const printLine = ({ err }: CommandContext, line: string): void => err(`${escapeForLog(line)}\n`);
