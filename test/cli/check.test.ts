import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import { startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { adsYml, landing } from "../e2e/sample-manifests.ts";
import { runCli, type TerminalOptions } from "./fake-terminal.ts";

/** A folder with a manifest, and a service in which ids say what becomes of an ad. */
async function shop(files: Record<string, string | Uint8Array>) {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-cli-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(cwd, name)), { recursive: true });
    await writeFile(path.join(cwd, name), content);
  }
  const service = await startService({
    byLanding: {
      [landing("low")]: acts.evaluates(sampleEvaluationWithScore(4)),
      [landing("dead")]: acts.linkBroken(),
      [landing("hidden")]: acts.urlOnly(),
    },
  });
  onTestFinished(async () => {
    await service.close();
    await rm(cwd, { recursive: true, force: true });
  });
  const check = (argv: string[], options: TerminalOptions = {}) =>
    runCli(["check", "--api-url", service.url, ...argv], { cwd, ...options });
  return { cwd, service, check };
}

const exits: [string, string[], string[], number][] = [
  ["every ad holds", ["good", "fine"], [], 0],
  ["one could not be judged", ["good", "hidden"], [], 0],
  ["one could not be judged, which fails", ["good", "hidden"], ["--on-inconclusive", "fail"], 1],
  ["one is below its threshold", ["good", "low"], [], 1],
  ["the threshold is raised", ["good"], ["--threshold=7.5"], 1],
  ["a link is dead", ["good", "dead"], [], 1],
  ["a link is dead, which only warns", ["good", "dead"], ["--warn-only"], 0],
  ["none could be judged", ["hidden"], [], 2],
  ["none could be judged, whatever only warns", ["hidden"], ["--warn-only"], 2],
];

test.each(exits)("%s: %j %j exits %i", async (_, ads, flags, exitCode) => {
  const { check } = await shop({ "ads.yml": adsYml(...ads) });
  expect((await check(flags)).exitCode).toBe(exitCode);
});

test("the table goes to stdout, progress and the reports' place to stderr", async () => {
  const { cwd, check } = await shop({ "ads.yml": adsYml("good", "dead") });
  const told = await check(["--report-dir", "out"]);
  expect(told.stdout).toMatch(
    /^ {3}Ad .*\n✗ {2}dead .*\n✓ {2}good .*\n\nDo this first:\n {2}1\. Broken link at .*\n.*\n\n✗ dead: .*\n.*\nnote: good: Offer mismatch \(critical risk\)\. .*\n\nfail: 1 of 2 ads failed: 1 broken link\.\n\n$/u,
  );
  expect(told.stderr).toMatch(/^Checking 2 ads …\n\[1\/2\] .*\(\d\.\d s\)\n\[2\/2\] .*\nReports: /u);
  expect(told.stderr).toContain(`Reports: ${path.join(cwd, "out", "report.html")} and others in its folder\n`);
  expect((await readdir(path.join(cwd, "out"))).sort()).toEqual([
    "code-quality.json",
    "junit.xml",
    "report.html",
    "report.json",
    "report.md",
    "report.sarif",
  ]);
});

test("in a terminal, a bar replaces the progress lines, and is erased before the results", async () => {
  const { check } = await shop({ "ads.yml": adsYml("good", "dead") });
  const told = await check([], { progress: { columns: () => 80, colour: false } });
  const erase = "\r\u001b[J";
  const [start, ...frames] = told.stderr.split(erase);
  expect(start).toBe(`Checking 2 ads …\n${"░".repeat(20)}  0/2`);
  expect(frames.slice(0, 2)).toEqual([
    expect.stringMatching(/^█{10}░{10} {2}1\/2 {2}(?:good: passed|dead: link broken)$/u),
    expect.stringMatching(/^█{20} {2}2\/2 {2}(?:good: passed|dead: link broken)$/u),
  ]);
  expect(frames.at(-1)).toMatch(/^Reports: /u);
  expect(told.stderr).not.toContain("[1/2]");
});

test("the bar is erased when the run is stopped", async () => {
  const { check } = await shop({ "ads.yml": adsYml("good", "dead") });
  const stop = new AbortController();
  const columns = () => {
    stop.abort(new Error("stop"));
    return 80;
  };
  const told = await check([], { progress: { columns, colour: false }, signal: stop.signal });
  expect(told.exitCode).toBe(2);
  expect(told.stderr).toContain("░  0/2");
  expect(told.stderr.split("\u001b[J").at(-1)).not.toMatch(/[░█]/u);
});

test("colour only where it is wanted", async () => {
  const { check } = await shop({ "ads.yml": adsYml("dead") });
  expect((await check([])).stdout).not.toContain("\u001b");
  expect((await check([], { style: { colour: true } })).stdout).toContain("\u001b[31m");
});

test("manifests by path and by glob, each once, in the order of their names", async () => {
  const { cwd, service, check } = await shop({
    "a/ads.yml": adsYml("one"),
    "b/ads.yml": adsYml("two"),
    "b/more.json": JSON.stringify({
      version: 1,
      ads: [{ id: "three", adUrl: "https://ads.example/3", landing: landing("three") }],
    }),
    "node_modules/x/ads.yml": adsYml("never"),
  });
  const told = await check(["**/ads.yml", "b/more.json", "a/ads.yml"]);
  expect(told.exitCode).toBe(0);
  const report = JSON.parse(await readFile(path.join(cwd, "adhere-report/report.json"), "utf8"));
  expect(report.entries.map((entry: { id: string }) => entry.id)).toEqual(["one", "two", "three"]);
  expect(service.evaluations()).toBe(3);
});

test("a mistake in the manifest is told at its place, and nothing is spent", async () => {
  const { service, check } = await shop({ "ads.yml": adsYml("twice", "twice") });
  const told = await check(["--warn-only"]);
  expect(told).toMatchObject({ exitCode: 2, stdout: "" });
  expect(told.stderr).toMatch(/^adhere: 1 mistake in the ads manifest:\nads\.yml:7:\d+: .*"twice"/u);
  expect(service.requests).toEqual([]);
});

test("in a terminal that shows hyperlinks, the place of a mistake leads to the manifest", async () => {
  const { cwd, check } = await shop({ "ads.yml": adsYml("twice", "twice") });
  const told = await check([], { errStyle: { hyperlinks: { folder: cwd } } });
  expect(told.stderr).toMatch(
    /^adhere: 1 mistake in the ads manifest:\n[^a]+8;;file:\/\/\S+\/ads\.yml\S+ads\.yml:7:\d/u,
  );
  expect(stripVTControlCharacters(told.stderr)).toBe((await check([])).stderr);
});

test("no manifest: what was looked for, and what to do", async () => {
  const { check } = await shop({});
  expect(await check([])).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: expect.stringMatching(
      /^adhere: No manifest matches ads\.yml .*: create one with adhere init, .*--help\n$/u,
    ),
  });
});

test("a manifest with a similar name is suggested before adhere init", async () => {
  const { check } = await shop({ "ads.yaml": adsYml("one") });
  expect((await check([])).stderr).toMatch(/^adhere: No manifest matches ads\.yml .*: did you mean ads\.yaml\?\n$/u);
});

test("the key comes from the environment, and a flag goes before it", async () => {
  const { service, check } = await shop({ "ads.yml": adsYml("good") });
  await check([], { env: { ADHERE_API_KEY: "key_environment" } });
  await check(["--api-key", "key_flag"], { env: { ADHERE_API_KEY: "key_environment" } });
  await check([], { env: { ADHERE_API_KEY: "" } });
  expect(service.requests.map(({ headers }) => headers.authorization)).toEqual(
    ["Bearer key_environment", "Bearer key_flag", undefined].flatMap((one) => [one, one]),
  );
});

test("a file of this machine is not sent to a service, and the error says what to do", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  const { service, check } = await shop({
    "ads.yml": `version: 1\nads:\n  - id: file\n    asset: ad.svg\n    landing: ${landing("file")}\n`,
    "ad.svg": svg,
  });
  const told = await check([]);
  expect(told.exitCode).toBe(2);
  expect(told.stdout).toContain("A remote service can't read the file ad.svg. Set \"asset\" to the ad's public URL");
  expect(service.evaluations()).toBe(0);
});

test("a report folder that cannot be written is a warning, and the verdict stands", async () => {
  const { check } = await shop({ "ads.yml": adsYml("dead"), out: "a file" });
  const told = await check(["--report-dir", "out"]);
  expect(told.exitCode).toBe(1);
  expect(told.stderr.match(/^warning: The (?:json|junit|markdown) report could not be written to /gmu)).toHaveLength(3);
  expect(told.stderr).not.toContain("Reports:");
});

test("a stop keeps what is done and is no pass", async () => {
  const { service, check } = await shop({ "ads.yml": adsYml("good", "slow", "waits") });
  const stop = new AbortController();
  service.on(landing("slow"), () => stop.abort());
  const told = await check(["--concurrency", "1"], { signal: stop.signal });
  expect(told.exitCode).toBe(2);
  expect(told.stdout).toMatch(
    /inconclusive: 1 of 3 ads passed: 2 could not be evaluated\. The run was stopped early\.\n/u,
  );
  expect(service.evaluations()).toBe(2);
});

test("a run whose time is over keeps what is done and is no pass, whatever is accepted", async () => {
  const { service, check } = await shop({ "ads.yml": adsYml("good", "slow", "waits") });
  service.on(landing("slow"), () => {});
  const told = await check(["--concurrency", "1", "--run-timeout", "2", "--on-inconclusive", "warn"]);
  expect(told.exitCode).toBe(2);
  expect(told.stdout).toMatch(
    /inconclusive: 1 of 3 ads passed: 2 could not be evaluated\. The run's 2 s were over\.\n/u,
  );
  expect(told.stdout).toContain("The run's 2 s (run-timeout) were over before this evaluation finished");
});

test("a run that is stopped before it begins still says what it left", async () => {
  const { service, check } = await shop({ "ads.yml": adsYml("good") });
  const told = await check([], { signal: AbortSignal.abort() });
  expect(told.exitCode).toBe(2);
  expect(told.stdout).toContain("The run was stopped before this evaluation finished.");
  expect(service.evaluations()).toBe(0);
});

test("in a repository the report names the commit, elsewhere none", async () => {
  const { cwd, check } = await shop({ "ads.yml": adsYml("good") });
  const commit = async () => {
    await check([]);
    return JSON.parse(await readFile(path.join(cwd, "adhere-report/report.json"), "utf8")).commit;
  };
  expect(await commit()).toBeNull();
  const git = (...argv: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.example", ...argv], {
      cwd,
      encoding: "utf8",
    });
  git("init", "--quiet");
  git("commit", "--quiet", "--allow-empty", "--message", "first");
  expect(await commit()).toBe(git("rev-parse", "HEAD").trim());
});
