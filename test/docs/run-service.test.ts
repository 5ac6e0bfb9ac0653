import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { EXAMPLE_SITE_PORT } from "../../examples/serve.ts";
import { startPostgres } from "../doubles/postgres.ts";

// The service's guide, run as it is written: only ports, keys, names and the database's URL are replaced, and adhere by
// what the guide names for a clone.

const ROOT = path.resolve(import.meta.dirname, "../..");
const GUIDE = path.join(ROOT, "docs/guide/run-service.md");

/** The first chapter, and the others. */
async function readGuide(): Promise<{ firstSteps: string; rest: string }> {
  const [firstSteps = "", ...rest] = (await readFile(GUIDE, "utf8")).split("\n## ");
  return { firstSteps, rest: rest.join("\n## ") };
}

/** The commands of its consoles. A command goes on after a backslash and within quotes. */
function listConsoleCommands(chapter: string): string[] {
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

/** The commands of its scripts, and those within its sentences. */
function listOtherCommands(chapters: string): string[] {
  const scripts = [...chapters.matchAll(/```sh\n([\s\S]*?)```/gu)].flatMap(([, script = ""]) =>
    script.trim().split("\n"),
  );
  const inline = [...chapters.matchAll(/`(adhere \w+ [^`]+)`/gu)].map(([, command = ""]) => command);
  return [...new Set([...scripts, ...inline])].map((command) => command.replace(/ +#.*$/u, ""));
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
  for (const written of listConsoleCommands((await readGuide()).firstSteps)) {
    const command = written
      .replaceAll("npx adhere-check", "node build/cli/bin.js")
      .replaceAll("7317", String(port))
      .replace("adhere_1a2b3c4d_…", key);
    if (command.endsWith("&")) {
      startInBackground(command.replace(/&$/u, ""), env);
      if (command.includes("example-site")) await expect.poll(findExampleSite, { timeout: 60_000 }).toBe(200);
    } else if (command.startsWith("export ")) env["ADHERE_API_KEY"] = command.split("=")[1];
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

test("every other command of the guide works as written", { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "adhere-guide-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  onTestFinished(() => postgres[Symbol.asyncDispose]());
  const { rest } = await readGuide();
  expect(listConsoleCommands(rest)).toEqual([]);
  const [restored, shared] = [await postgres.database(), await postgres.database()];
  const inFolder = (command: string) =>
    `cd ${folder} && ${command}`
      .replaceAll(/(?:npx adhere-check|\badhere) /gu, `node ${ROOT}/build/cli/bin.js `)
      .replace("EMAIL", "ann@example.com")
      .replace("FOLDER", "exported")
      .replace("postgres://adhere@db/adhere", restored);
  const succeed = async (command: string) => {
    const { stdout, exitCode } = await run(inFolder(command), process.env);
    expect(exitCode, command).toBe(0);
    return stdout;
  };
  const serve = async (command: string, environment: NodeJS.ProcessEnv = {}) => {
    const [port, operations] = [await findFreePort(), await findFreePort()];
    const env = { ADHERE_PORT: String(port), ADHERE_OPERATIONS_PORT: String(operations), ADHERE_WORKERS: "1" };
    startInBackground(inFolder(command), { ...process.env, ...env, ...environment });
    const isUp = async () => (await fetch(`http://127.0.0.1:${operations}/healthz`).catch(() => null))?.status;
    await expect.poll(isUp, { timeout: 60_000, message: command }).toBe(200);
  };
  const steps: Record<string, (command: string) => Promise<unknown>> = {
    "serve --public-url": (command) => serve(command),
    "data backup": succeed,
    "data restore .* --data ": async (command) => {
      await succeed(command);
      expect(await succeed("adhere accounts list --data new-folder")).toContain("ann@example.com");
    },
    "data restore .* --database-url": async (command) => {
      await succeed(command);
      expect(await succeed(`adhere accounts list --database-url ${restored}`)).toContain("ann@example.com");
    },
    "accounts export": async (command) => {
      await succeed(command);
      expect(await readdir(path.join(folder, "exported"))).toContain("account.json");
    },
    "accounts remove": async (command) => {
      await succeed(command);
      expect(await succeed("adhere accounts list")).not.toContain("ann@example.com");
    },
    "serve --role": (command) => serve(command, { DATABASE_URL: shared, ADHERE_DATA: path.join(folder, "shared") }),
  };
  const left = new Set(listOtherCommands(rest));
  for (const [pattern, step] of Object.entries(steps)) {
    const commands = [...left].filter((command) => new RegExp(pattern, "u").test(command));
    expect(commands, pattern).not.toEqual([]);
    for (const command of commands) {
      left.delete(command);
      await step(command);
      if (pattern === "serve --public-url") await succeed("adhere accounts create ann@example.com --plan scale");
    }
  }
  expect([...left]).toEqual([]);
});

const findExampleSite = async () => (await fetch(`http://localhost:${EXAMPLE_SITE_PORT}/`).catch(() => null))?.status;

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
