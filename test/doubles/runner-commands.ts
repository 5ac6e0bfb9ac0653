/**
 * How the runner reads commands from a step's output (actions/runner, ActionCommand.cs and ActionCommandManager.cs).
 */
export interface RunnerCommand {
  name: string;
  properties: Record<string, string>;
  data: string;
}

const REGISTERED = new Set([
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "internal-set-repo-path",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
]);

/**
 * The command in one line of output, or null. .NET's culture-aware comparison skips invisible characters, and so do we.
 */
export function commandIn(line: string): RunnerCommand | null {
  const visible = line.replace(/[\p{Cf}\p{DI}]/gu, "");
  return colonCommand(visible) ?? bracketCommand(visible);
}

export const commandsIn = (output: string): RunnerCommand[] =>
  output.split(/\r\n|\r|\n/u).flatMap((line) => commandIn(line) ?? []);

/** `::name key=value,key=value::data` at the start, after white space. */
function colonCommand(line: string): RunnerCommand | null {
  const message = line.trimStart();
  if (!message.startsWith("::")) return null;
  const end = message.indexOf("::", 2);
  return end < 0 ? null : parsed(message.slice(2, end), ",", message.slice(end + 2));
}

/** `##[name key=value;key=value]data` anywhere. */
function bracketCommand(line: string): RunnerCommand | null {
  const start = line.indexOf("##[");
  const end = line.indexOf("]", start);
  return start < 0 || end < 0 ? null : parsed(line.slice(start + 3, end), ";", line.slice(end + 1));
}

function parsed(info: string, separator: string, data: string): RunnerCommand | null {
  const [name = "", ...rest] = info.split(" ");
  if (!REGISTERED.has(name.toLowerCase())) return null;
  const pairs = rest
    .join(" ")
    .split(separator)
    .flatMap((pair) => {
      const at = pair.indexOf("=");
      return at < 0 ? [] : [[pair.slice(0, at).trim(), unescaped(pair.slice(at + 1))] as const];
    });
  return { name: name.toLowerCase(), properties: Object.fromEntries(pairs), data: unescaped(data) };
}

const unescaped = (text: string): string =>
  text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%3B", ";")
    .replaceAll("%5D", "]")
    .replaceAll("%25", "%");
