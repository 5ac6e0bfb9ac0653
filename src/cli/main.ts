import process from "node:process";
import { getSystemErrorMessage } from "node:util";
import { escapeLinesForLog } from "../report/escape.ts";
import { StopSignal } from "./command-context.ts";
import { runCommand } from "./run-command.ts";
import { detectProgressTerminal, detectStyle } from "./terminal-features.ts";

// Only this module accesses the process; everything else gets what it needs as parameters.
const stop = new AbortController();
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const onSignal = (name: NodeJS.Signals) => {
  // Without a handler, a second signal ends the process at once; process.exit would wait for blocked threads.
  for (const each of SIGNALS) process.removeListener(each, onSignal);
  stop.abort(new StopSignal(name));
};
for (const name of SIGNALS) process.on(name, onSignal);
// Node's default exit code 1 would mean that the gate failed.
const onUncaught = (error: unknown) => {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `adhere: Internal error: ${escapeLinesForLog(details)}\nPlease report this together with the command.\n`,
  );
  process.exit(2);
};
process.on("uncaughtException", onUncaught);
process.on("unhandledRejection", onUncaught);
// Write errors are handled by the callers of write().
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

const describeSystemError = ({ errno, message }: NodeJS.ErrnoException) =>
  errno === undefined ? message : getSystemErrorMessage(errno);

/** Resolves when the last write to standard output has finished or failed. */
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
    // The reader has closed the pipe (`adhere … | head`): stop without a message.
    if (error.code === "EPIPE" || isResultLost) return;
    isResultLost = true;
    process.stderr.write(
      `adhere: can't write to standard output: ${describeSystemError(error)}. Results are lost: free space or write ` +
        "elsewhere, and run the command again.\n",
    );
  });

let isLogLost = false;
const writeLog = (text: string) =>
  writeStdout(text, (error) => {
    if (isLogLost) return;
    isLogLost = true;
    process.stderr.write(
      `adhere: can't write the log to standard output: ${describeSystemError(error)}. The service keeps running; log ` +
        "lines are lost until this is fixed.\n",
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
  style: detectStyle(process.stdout, process.env, process.cwd()),
  errStyle: detectStyle(process.stderr, process.env, process.cwd()),
  progress: detectProgressTerminal(process.stderr, process.env),
  signal: stop.signal,
});
await lastWrite;
// Lost results must not look like success; a failed gate keeps its exit code.
process.exitCode = isResultLost && exitCode === 0 ? 2 : exitCode;
// An open standard input would keep the process running.
process.stdin.destroy();
