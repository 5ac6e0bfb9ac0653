import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

// The first steps of the service's guide, run as they are written: only the port and the key are replaced, and npx by
// what the guide names for a clone.

const ROOT = path.resolve(import.meta.dirname, "../..");
const GUIDE = path.join(ROOT, "docs/guide/run-service.md");

/** The commands of the first chapter's consoles. A command goes on after a backslash and within quotes. */
async function readCommands(): Promise<string[]> {
  const [chapter = ""] = (await readFile(GUIDE, "utf8")).split("\n## ");
  const commands: string[] = [];
  for (const [, block = ""] of chapter.matchAll(/```console\n([\s\S]*?)```/gu)) {
    let isOpen = false;
    for (const line of block.split("\n")) {
      if (isOpen) commands.push(`${commands.pop()}\n${line}`);
      else if (line.startsWith("$ ")) commands.push(line.slice(2));
      const command = commands.at(-1) ?? "";
      isOpen = (isOpen || line.startsWith("$ ")) && (command.endsWith("\\") || command.split("'").length % 2 === 0);
    }
  }
  return commands;
}

/** The guide's reader has curl; not every machine that runs the tests does. */
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

test.runIf(hasCurl)("every command of the service's first steps works as written", { timeout: 240_000 }, async () => {
  const data = await mkdtemp(path.join(os.tmpdir(), "adhere-guide-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const port = await findFreePort();
  const env: NodeJS.ProcessEnv = { ...process.env, ADHERE_DATA: data, ADHERE_PORT: String(port) };
  let key = "";
  const outputs: { command: string; stdout: string; exitCode: number }[] = [];
  for (const written of await readCommands()) {
    const command = written
      .replaceAll("npx adhere-check", "node build/cli/bin.js")
      .replaceAll("7317", String(port))
      .replace("adhere_1a2b3c4d_…", key);
    if (command.endsWith("&")) startInBackground(command.replace(/&$/u, ""), env);
    else if (command.startsWith("export ")) env["ADHERE_API_KEY"] = command.split("=")[1];
    else {
      const { stdout, exitCode } = await run(
        `${command} ${command.includes(" check ") ? `--report-dir ${data}` : ""}`,
        env,
      );
      outputs.push({ command: written, stdout, exitCode });
      key = /^key +(\S+)$/mu.exec(stdout)?.[1] ?? key;
    }
  }
  const find = (start: RegExp) => outputs.find(({ command }) => start.test(command));
  const json = (start: RegExp) => z.looseObject({}).parse(JSON.parse(find(start)?.stdout ?? ""));
  // Two of the example's three ads are wrong.
  expect(outputs.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command)).toEqual([
    expect.stringContaining("check examples/ads.yml"),
  ]);
  expect(find(/ check /u)?.stdout).toContain("fail: 2 of 3 ads failed: 1 broken link, 1 below threshold.");
  expect(json(/readyz/u)).toEqual({ status: "ready" });
  expect(json(/api\/analyze-ad/u)).toMatchObject({ overallScore: expect.any(Number) });
  expect(json(/api\/check-usage/u)).toMatchObject({ used: 3, limit: 1000, tier: "studio" });
  expect(json(/api\/user-history/u)).toMatchObject({ success: true, count: 3 });
  expect(json(/api\/fixes/u)).toMatchObject({ success: true });
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const run = async (command: string, env: NodeJS.ProcessEnv): Promise<{ stdout: string; exitCode: number }> =>
  promisify(execFile)("bash", ["-c", command], { cwd: ROOT, env }).then(
    ({ stdout }) => ({ stdout, exitCode: 0 }),
    (error: { stdout?: string; code?: number }) => ({ stdout: error.stdout ?? "", exitCode: error.code ?? -1 }),
  );

function startInBackground(command: string, env: NodeJS.ProcessEnv): void {
  const child = spawn("bash", ["-c", command], { cwd: ROOT, env, detached: true, stdio: "ignore" });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGTERM");
    await ended;
  });
}
