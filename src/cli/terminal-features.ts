import type { TerminalStyle } from "../report/terminal-format.ts";
import { TERMINAL_WIDTH } from "../report/terminal-wrap.ts";
import type { ProgressTerminal } from "./command-context.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What is known about standard output or standard error. */
export interface OutputStream {
  isTTY?: boolean | undefined;
  /** The terminal's width; changes when it is resized. */
  columns?: number | undefined;
}

/** How results are shown on a stream: plain and 100 columns wide unless it is a terminal. */
export function detectStyle(stream: OutputStream, env: Environment, cwd: string): TerminalStyle {
  const { isTTY = false, columns } = stream;
  const { default: most, min: least } = TERMINAL_WIDTH;
  return {
    colour: isTTY && !env["NO_COLOR"],
    width: isTTY && columns ? Math.min(most, Math.max(least, columns)) : most,
    ...(showsHyperlinks(stream, env) && {
      hyperlinks: { folder: env["SSH_CONNECTION"] || env["SSH_TTY"] ? null : cwd },
    }),
  };
}

/** Terminals that show hyperlinks (OSC 8), by the variables that they set. Others may print the targets as text. */
const HYPERLINK_TERMINALS: Readonly<Record<string, RegExp>> = {
  TERM_PROGRAM: /^(?:iTerm\.app|WezTerm|vscode|ghostty|rio|zed)$/u,
  TERM: /^(?:xterm-kitty|xterm-ghostty|alacritty|foot|contour)/u,
  // GNOME Terminal and others: version 0.50.0 crashes, so from 0.51 on.
  VTE_VERSION: /^(?:5[1-9]\d\d|[6-9]\d{3}|\d{5,})$/u,
  WT_SESSION: /./u,
  KONSOLE_VERSION: /./u,
};

function showsHyperlinks({ isTTY = false }: OutputStream, env: Environment): boolean {
  if (!isTTY || isCi(env) || env["TERM"] === "dumb") return false;
  const force = env["FORCE_HYPERLINK"];
  if (force) return !["0", "false"].includes(force);
  return Object.entries(HYPERLINK_TERMINALS).some(([name, pattern]) => pattern.test(env[name] ?? ""));
}

/** The terminal for a progress bar; null if the stream is a log, which keeps every line. */
export function detectProgressTerminal(stream: OutputStream, env: Environment): ProgressTerminal | null {
  if (stream.isTTY !== true || isCi(env) || env["TERM"] === "dumb") return null;
  return { columns: () => stream.columns || TERMINAL_WIDTH.min, colour: !env["NO_COLOR"] };
}

const isCi = ({ CI: ci = "" }: Environment): boolean => !["", "0", "false"].includes(ci.toLowerCase());
