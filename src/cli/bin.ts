#!/usr/bin/env node
import nodeModule from "node:module";
import process from "node:process";

// This file must run in old Node versions; main.ts needs Node 24. Exit code 1 would mean that the gate failed.
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `adhere needs Node 24 or newer; this is ${process.version}. Install it from https://nodejs.org\n`,
  );
  process.exitCode = 2;
} else {
  // Every command of one machine loads the same modules: a third of the time of a short one is their compilation.
  nodeModule.enableCompileCache();
  await import("./main.ts");
}
