import process from "node:process";
import { run } from "./run.ts";

// The one place where the terminal's process is touched: everything else is handed what it needs.
const stop = new AbortController();
const SIGNALS = ["SIGINT", "SIGTERM"] as const;
const stopOn = (name: NodeJS.Signals) => {
  // A second signal finds no handler and ends the process at once. process.exit would wait for what hangs in a thread.
  for (const each of SIGNALS) process.removeListener(each, stopOn);
  process.stderr.write(`\nadhere: ${name}: stopping; what is done is kept. Once more to quit at once.\n`);
  stop.abort(new Error(name));
};
for (const name of SIGNALS) process.on(name, stopOn);
// A reader that has gone (`adhere … | head`) wants no more: no crash, and nothing more is spent.
process.stdout.on("error", (error) => stop.abort(error));
process.stderr.on("error", () => undefined);

process.exitCode = await run({
  argv: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  stdin: process.stdin,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  colour: process.stdout.isTTY === true && !process.env["NO_COLOR"],
  signal: stop.signal,
});
// A standard input that nobody closes would keep the process waiting.
process.stdin.destroy();
