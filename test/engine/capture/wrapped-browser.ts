import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "../../../src/engine/capture/find-browser.ts";

/** The found browser behind a script of ours, which notes every start and may add arguments. */
export async function wrapBrowser(
  folder: string,
  name: string,
  ...extra: string[]
): Promise<{ path: string; starts: () => Promise<number[]> }> {
  const found = await findBrowser(undefined, {
    platform: process.platform,
    root: process.getuid?.() === 0,
    variables: process.env,
    packageRoots: [import.meta.dirname],
  });
  const path = join(folder, name);
  const notes = `${path}.pids`;
  const variables = Object.entries(found.variables).map(([key, value]) => `export ${key}='${value}'`);
  await writeFile(
    path,
    ["#!/bin/sh", `echo $$ >> '${notes}'`, ...variables, `exec '${found.path}' ${extra.join(" ")} "$@"`].join("\n"),
  );
  await chmod(path, 0o755);
  const starts = async () => (await readFile(notes, "utf8").catch(() => "")).split("\n").filter(Boolean).map(Number);
  return { path, starts };
}
