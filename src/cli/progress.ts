import stringWidth from "string-width";
import { type CommandContext, printLine } from "./command-context.ts";

/** Less is not enough for a bar. */
const MIN_COLUMNS = 20;

/** One line of progress at the bottom of the terminal, which is replaced by each update. */
export interface Progress {
  /** Shows a line; null if there is no terminal for it. */
  show: ((render: (terminal: { columns: number; colour: boolean }) => string) => void) | null;
  /** Writes other output above the line. */
  writeAbove: (write: () => void) => void;
  /** Writes a line of untrusted text above the line. */
  log: (line: string) => void;
  clear: () => void;
}

export function openProgress(context: CommandContext): Progress {
  const { progress: terminal, err } = context;
  let shown = "";
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
  const writeAbove: Progress["writeAbove"] = (write) => {
    const line = shown;
    replace("");
    write();
    replace(line);
  };
  return {
    show:
      terminal &&
      ((render) => {
        // A line as wide as the terminal would move the cursor to the next row.
        const columns = terminal.columns() - 1;
        replace(columns < MIN_COLUMNS ? "" : render({ columns, colour: terminal.colour }));
      }),
    writeAbove,
    log: (line) => writeAbove(() => printLine(context, line)),
    clear: () => replace(""),
  };
}

export function printNotices(notices: readonly string[], log: (line: string) => void): void {
  for (const notice of notices) log(`note: ${notice}`);
}
