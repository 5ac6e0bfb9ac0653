import "./dirname.ts";
import { readFile } from "node:fs/promises";
import process from "node:process";
import * as core from "@actions/core";
import { runAction } from "./run-action.ts";

// Only this module accesses the process; everything else gets what it needs as parameters.
const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort(new Error(name)));

// A full disk or a closed pipe loses log lines, not the run.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

await runAction({
  env: process.env,
  cwd: process.env["GITHUB_WORKSPACE"] ?? process.cwd(),
  core,
  readPayload: async () => {
    const file = process.env["GITHUB_EVENT_PATH"];
    return file ? readFile(file, "utf8") : "";
  },
  signal: stop.signal,
});
