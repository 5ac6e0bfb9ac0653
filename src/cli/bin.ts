#!/usr/bin/env node
import process from "node:process";

// This file must run in old Node versions; main.ts needs Node 24. Exit code 1 would mean that the gate failed.
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `adhere needs Node 24 or newer; this is ${process.version}. Install it from https://nodejs.org\n`,
  );
  process.exitCode = 2;
} else {
  await import("./main.ts");
}
