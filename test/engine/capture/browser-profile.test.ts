import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createProfileFolder } from "../../../src/engine/capture/browser-profile.ts";

async function createTempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "adhere-profiles-"));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The number of a process that has come and gone. */
async function pidOfEndedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["-e", "0"]);
  await once(child, "exit");
  return child.pid ?? 0;
}

test("only profile folders of processes that no longer exist are removed", async () => {
  const folder = await createTempFolder();
  const ours = path.basename(await createProfileFolder());
  const named = (pid: number) => ours.replace(/-\d+-(\w+)$/, `-${pid}-abcdef`);
  const left = named(await pidOfEndedProcess());
  const kept = [
    ours,
    named(process.ppid),
    left.replace(/^adhere-chrome-\w{8}/, "adhere-chrome-00000000"),
    "adhere-chrome-else",
  ];
  for (const name of [left, ...kept.slice(1)]) await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, left, "Cookies"), "");

  const next = path.basename(await createProfileFolder());
  expect((await readdir(folder)).toSorted()).toEqual([...kept, next].toSorted());
});
