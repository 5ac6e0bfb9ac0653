/** The part of a process that a command may touch: handed in, so that tests can hand in another. */
export interface Terminal {
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  stdin: AsyncIterable<Uint8Array | string>;
  /** Results, and nothing else. */
  out: (text: string) => void;
  /** Lines of a service's log, on stdout, too: where they cannot be written, it serves on without them. */
  log: (text: string) => void;
  /** Progress and errors. */
  err: (text: string) => void;
  /** Colour is wanted on stdout. */
  colour: boolean;
  /** Aborts when the user or the system asks the program to stop. */
  signal: AbortSignal;
}

/** The three exits: 0 pass, 1 the gate failed, 2 could not judge. */
export type ExitCode = 0 | 1 | 2;
