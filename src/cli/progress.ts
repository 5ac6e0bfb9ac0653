import stringWidth from "string-width";
import { type CommandContext, printLine } from "./command-context.ts";

/** Less is not enough for a bar. */
const MIN_COLUMNS = 20;

/** One line of progress at the bottom of the terminal, which is replaced by each update. */
export interface Progress {
  /** Shows a line; null if there is no terminal for it. */
  show: ((render: (terminal: { columns: number; colour: boolean }) => string) => void) | null;
  /**
   * Writes results to standard output above the line, together with all others of the same turn of the event loop:
   * writing each one apart takes longer than many a link check.
   */
  print: (text: string) => void;
  /** Writes a line of untrusted text above the line. */
  log: (line: string) => void;
  /** Removes the line, after the results that are still to be written. */
  clear: () => void;
}

export function openProgress(context: CommandContext): Progress {
  const { progress: terminal, err, out } = context;
  let shown = "";
  let unwritten = "";
  /** After the terminal got narrower, the line takes several rows. */
  const erase = (): string => {
    if (terminal === null || shown === "") return "";
    const rows = Math.ceil(stringWidth(shown) / Math.max(1, terminal.columns()));
    return `\r${rows > 1 ? `\u001b[${rows - 1}A` : ""}\u001b[J`;
  };
  const replace = (line: string): void => {
    const text = erase() + line;
    shown = line;
    if (text !== "") err(text);
  };
  const writeAbove = (write: () => void): void => {
    const line = shown;
    replace("");
    write();
    replace(line);
  };
  const flush = (): void => {
    const text = unwritten;
    unwritten = "";
    if (text !== "") writeAbove(() => out(text));
  };
  return {
    show:
      terminal &&
      ((render) => {
        // A line as wide as the terminal would move the cursor to the next row.
        const columns = terminal.columns() - 1;
        replace(columns < MIN_COLUMNS ? "" : render({ columns, colour: terminal.colour }));
      }),
    print: (text) => {
      if (unwritten === "") setImmediate(flush);
      unwritten += text;
    },
    log: (line) => writeAbove(() => printLine(context, line)),
    clear: () => {
      flush();
      replace("");
    },
  };
}

export function printNotices(notices: readonly string[], log: (line: string) => void): void {
  for (const notice of notices) log(`note: ${notice}`);
}
