import process from "node:process";
import { getSystemErrorMessage } from "node:util";
import { escapeLinesForLog } from "../report/escape.ts";
import { runCommand } from "./run-command.ts";

// The one place where the terminal's process is touched: everything else is handed what it needs.
const stop = new AbortController();
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const onSignal = (name: NodeJS.Signals) => {
  // A second signal finds no handler and ends the process at once. process.exit would wait for what hangs in a thread.
  for (const each of SIGNALS) process.removeListener(each, onSignal);
  process.stderr.write(`\nadhere: ${name}: stopping; what is done is kept. Once more to quit at once.\n`);
  stop.abort(new Error(name));
};
for (const name of SIGNALS) process.on(name, onSignal);
// Node would exit 1 here, which says that the gate failed.
const onUncaught = (error: unknown) => {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `adhere: Adhere itself failed: ${escapeLinesForLog(said)}\nPlease report this with the command.\n`,
  );
  process.exit(2);
};
process.on("uncaughtException", onUncaught);
process.on("unhandledRejection", onUncaught);
// Whoever writes hears what became of it.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

const describeSystemError = ({ errno, message }: NodeJS.ErrnoException) =>
  errno === undefined ? message : getSystemErrorMessage(errno);

/** Settled once all that was written to standard output is there, or is lost. */
let lastWrite = Promise.resolve();
const writeStdout = (text: string, onLost: (error: NodeJS.ErrnoException) => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  lastWrite = promise;
  process.stdout.write(text, (error) => {
    if (error) onLost(error);
    resolve();
  });
};

let isResultLost = false;
const writeResult = (text: string) =>
  writeStdout(text, (error) => {
    stop.abort(error);
    // A reader that has gone (`adhere … | head`) wants no more: no word of it, and nothing more is spent.
    if (error.code === "EPIPE" || isResultLost) return;
    isResultLost = true;
    process.stderr.write(
      `adhere: standard output could not be written: ${describeSystemError(error)}. Results are lost: make room or write elsewhere, and run it again.\n`,
    );
  });

let isLogLost = false;
const writeLog = (text: string) =>
  writeStdout(text, (error) => {
    if (isLogLost) return;
    isLogLost = true;
    process.stderr.write(
      `adhere: the log on standard output could not be written: ${describeSystemError(error)}. The service goes on; lines are lost for as long as that lasts.\n`,
    );
  });

const exitCode = await runCommand({
  argv: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  stdin: process.stdin,
  out: writeResult,
  log: writeLog,
  err: (text) => void process.stderr.write(text),
  colour: process.stdout.isTTY === true && !process.env["NO_COLOR"],
  signal: stop.signal,
});
await lastWrite;
// A gate that failed has failed whether its table was read or not; nothing else may pass for done.
process.exitCode = isResultLost && exitCode === 0 ? 2 : exitCode;
// A standard input that nobody closes would keep the process waiting.
process.stdin.destroy();
