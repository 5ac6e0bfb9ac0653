import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sampleRequest } from "../contract/samples.ts";
import { type ServiceDouble, type ServiceOptions, startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { adsYml, landing } from "../e2e/sample-manifests.ts";

const MAIN = path.join(import.meta.dirname, "../../src/cli/main.ts");

/** The command as a process of its own, in a folder with these ads, and a service. */
async function createWorkspace(ads: string[], options: ServiceOptions = {}) {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-main-"));
  const service = await startService(options);
  await writeFile(path.join(cwd, "ads.yml"), adsYml(...ads));
  onTestFinished(async () => {
    await service.close();
    await rm(cwd, { recursive: true, force: true });
  });
  return { cwd, service, start: (...argv: string[]) => startCli(cwd, service, argv) };
}

function startCli(cwd: string, service: ServiceDouble, argv: string[]) {
  const child = spawn(process.execPath, [MAIN, ...argv, "--api-url", service.url], {
    cwd,
    env: { PATH: process.env["PATH"] },
    timeout: 30_000,
    killSignal: "SIGKILL",
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
      child.emit("said");
    });
  }
  child.stdin.on("error", () => undefined);
  const ended = once(child, "close").then(([exitCode, signal]) => ({ exitCode, signal, ...said }));
  const says = async (text: string) => {
    while (!said.stderr.includes(text)) await once(child, "said");
  };
  return { child, ended, says };
}

const waitForRequests = async (service: ServiceDouble, count: number) => {
  while (service.evaluations() < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

test("the verdict is the exit code; the table is on stdout, progress on stderr", async () => {
  const { start } = await createWorkspace(["good", "dead"], {
    byLanding: { [landing("dead")]: acts.linkBroken() },
  });
  const { exitCode, stdout, stderr } = await start("check").ended;
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^ {3}Ad .*fail: 1 of 2 ads failed: 1 broken link\.\n\n$/su);
  expect(stderr).toMatch(/^Checking 2 ads …\n(?:\[\d\/2\] .*\n){2}Reports: .*\n$/u);
});

test("an interrupt keeps what is done and exits 2", async () => {
  const { service, start } = await createWorkspace(["good", "slow"], {
    byLanding: { [landing("slow")]: acts.staysSilent },
  });
  const { child, ended, says } = start("check", "--concurrency", "1");
  await says("[1/2] good");
  await waitForRequests(service, 2);
  child.kill("SIGINT");
  const { exitCode, signal, stdout, stderr } = await ended;
  expect([exitCode, signal]).toEqual([2, null]);
  expect(stdout).toContain("inconclusive: 1 of 2 ads passed: 1 could not be evaluated. The run was stopped early.");
  expect(stderr).toContain("adhere: SIGINT: stopping; finished results are kept. Repeat to quit at once.");
});

test.each(["SIGINT", "SIGTERM"] as const)("a second signal (%s) quits at once", async (second) => {
  const { cwd, service, start } = await createWorkspace(["slow"], { otherwise: acts.staysSilent });
  // A report that nobody reads keeps the process from ending by itself.
  await mkdir(path.join(cwd, "adhere-report"));
  execFileSync("mkfifo", [path.join(cwd, "adhere-report/report.json")]);
  const { child, ended, says } = start("check");
  await waitForRequests(service, 1);
  child.kill("SIGINT");
  await says("Repeat to quit at once.");
  child.kill(second);
  expect((await ended).signal).toBe(second);
});

test("an interrupt ends a batch whose input stays open", async () => {
  const { service, start } = await createWorkspace([], {});
  const { child, ended } = start("evaluate", "--batch", "-");
  child.stdin.write(`${JSON.stringify(sampleRequest())}\n`);
  await once(child.stdout, "data");
  expect(service.evaluations()).toBe(1);
  child.kill("SIGINT");
  const { exitCode, stdout } = await ended;
  expect(exitCode).toBe(2);
  expect(stdout.split("\n")).toHaveLength(2);
});

test("a reader that goes away ends a batch: no stack trace, nothing more is spent", async () => {
  const { service, start } = await createWorkspace([], {});
  const { child, ended } = start("evaluate", "--batch", "-", "--concurrency", "1");
  child.stdout.once("data", () => child.stdout.destroy());
  child.stdin.end(`${JSON.stringify(sampleRequest())}\n`.repeat(500));
  const { exitCode, stderr } = await ended;
  expect(exitCode).toBe(2);
  expect(stderr).toBe("");
  expect(service.evaluations()).toBeLessThan(500);
});

test("a reader that is gone from the start changes no verdict", async () => {
  const { start } = await createWorkspace(["dead"], { otherwise: acts.linkBroken() });
  const { child, ended } = start("check");
  child.stdout.destroy();
  const { exitCode, stderr } = await ended;
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^Checking 1 ad …\n\[1\/1\] .*\nReports: .*\n$/u);
});

/** A command whose standard output is a full disk, or a pipe whose reader has gone. */
async function runWithLostOutput(output: "full" | "gone", argv: string[], cwd: string) {
  const full = await open("/dev/full", "w");
  const child = spawn(process.execPath, [MAIN, ...argv], {
    cwd,
    env: { PATH: process.env["PATH"] },
    stdio: ["ignore", output === "full" ? full.fd : "pipe", "pipe"],
  });
  await full.close();
  child.stdout?.destroy();
  onTestFinished(() => void child.kill("SIGKILL"));
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    child.emit("said");
  });
  const ended = once(child, "close").then(([exitCode]) => ({ exitCode, stderr }));
  const says = async (text: RegExp) => {
    while (!text.test(stderr)) await once(child, "said");
    return text.exec(stderr)?.[1] ?? "";
  };
  return { child, ended, says };
}

const LOST = "adhere: can't write to standard output: no space left on device. Results are lost: ";

test("results lost on a full disk are told once, and exit 2", async () => {
  const { cwd, service } = await createWorkspace([], {});
  const lines = `${JSON.stringify(sampleRequest())}\n`;
  await writeFile(path.join(cwd, "one.json"), lines);
  await writeFile(path.join(cwd, "many.ndjson"), lines.repeat(500));
  const to = ["--concurrency", "1", "--api-url", service.url];
  for (const argv of [["--version"], ["init", "-o", "-"], ["evaluate", "--request", "one.json", ...to]]) {
    const { exitCode, stderr } = await (await runWithLostOutput("full", argv, cwd)).ended;
    expect([exitCode, stderr.split(LOST).length], argv.join(" ")).toEqual([2, 2]);
  }
  const batch = await (await runWithLostOutput("full", ["evaluate", "--batch", "many.ndjson", ...to], cwd)).ended;
  expect([batch.exitCode, batch.stderr.split(LOST).length]).toEqual([2, 2]);
  expect(service.evaluations()).toBeLessThan(100);
});

test("a gate that failed has failed, though its table is lost", async () => {
  const { cwd, service } = await createWorkspace(["dead"], { otherwise: acts.linkBroken() });
  const { exitCode, stderr } = await (await runWithLostOutput("full", ["check", "--api-url", service.url], cwd)).ended;
  expect(exitCode).toBe(1);
  expect(stderr).toContain(LOST);
});

test.each(["full", "gone"] as const)("a service goes on without its log (%s), and says so once", async (output) => {
  const { cwd } = await createWorkspace([], {});
  const { child, ended, says } = await runWithLostOutput(output, ["serve", "--port", "0", "--workers", "1"], cwd);
  const url = await says(/Evaluation API: (http[^ ]+) /u);
  await says(/can't write the log to standard output: .*\. The service keeps running/u);
  // Its requests are logged, too.
  for (let asked = 0; asked < 3; asked++) expect((await fetch(`${url}/api/nowhere`)).status).toBe(404);
  child.kill("SIGTERM");
  const { exitCode, stderr } = await ended;
  expect(exitCode).toBe(0);
  expect(stderr.split("can't write the log")).toHaveLength(2);
});

test("a closed terminal stops a run as SIGTERM does", async () => {
  const { service, start } = await createWorkspace(["slow"], { otherwise: acts.staysSilent });
  const { child, ended } = start("check");
  await waitForRequests(service, 1);
  child.kill("SIGHUP");
  const { exitCode, signal, stdout } = await ended;
  expect([exitCode, signal]).toEqual([2, null]);
  expect(stdout).toContain("The run was stopped early.");
});
