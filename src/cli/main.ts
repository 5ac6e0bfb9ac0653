#!/usr/bin/env node
import process from "node:process";
import { run } from "./run.ts";

// The one place where the terminal's process is touched: everything else is handed what it needs.
const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => {
    // A second signal finds no handler and ends the process at once.
    process.stderr.write(`\nadhere: ${name}: stopping; what is done is kept. Once more to quit at once.\n`);
    stop.abort(new Error(name));
  });
}

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
