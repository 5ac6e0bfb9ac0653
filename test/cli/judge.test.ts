import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { EvaluationWithLedger } from "../../src/contract/evaluation-with-ledger.ts";
import { AD_SVG, PAGE_HTML } from "../engine/open-engine.ts";
import { runCli } from "./fake-terminal.ts";

async function createFolder(): Promise<string> {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-judge-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await writeFile(path.join(cwd, "ad.svg"), AD_SVG);
  return cwd;
}

async function startSite(): Promise<string> {
  const server = createServer((request, response) => {
    const found = request.url === "/spring";
    response.writeHead(found ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(found ? PAGE_HTML : "<title>Not found</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const request = (cwd: string, url: string) => ({
  adData: {
    imageUrl: `file://${cwd}/ad.svg`,
    platform: "meta",
    adTextFields: { headline: "20% off every mug" },
  },
  landingPageData: { url },
});
const env = { PATH: process.env["PATH"] };
const withoutId = (answer: Record<string, unknown>) => ({ ...answer, evaluationId: null });

test("what one evaluation kept is judged again, byte for byte, with nothing but the folder", async () => {
  const [cwd, origin] = [await createFolder(), await startSite()];
  const seen = await runCli(["evaluate", "--request", "-", "--save-snapshot", "seen"], {
    cwd,
    env,
    stdin: JSON.stringify(request(cwd, `${origin}/spring`)),
  });
  expect(seen.exitCode).toBe(0);
  // No PATH: no browser could be found.
  const again = await runCli(["judge", "seen"], { cwd, env: {} });
  expect(again).toMatchObject({ exitCode: 0, stderr: "" });
  const id = (text: string) => text.replace(/"evaluationId": "[0-9a-f-]{36}"/, '"evaluationId": ""');
  expect(id(again.stdout)).toBe(id(seen.stdout));
  EvaluationWithLedger.parse(JSON.parse(again.stdout));
  // A folder that the system refuses is no mistake of ours: a sentence, no trace.
  const refused = await runCli(["judge", "seen", "--screenshots", "ad.svg"], { cwd, env: {} });
  expect(refused).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: `adhere: ${cwd}/ad.svg can't be used: it is not a folder. Fix this, or choose another path.\n`,
  });
});

test("a batch's snapshots give one line each with the folder's name, and a damaged one an error", async () => {
  const [cwd, origin] = [await createFolder(), await startSite()];
  const lines = [
    { id: "spring", ...request(cwd, `${origin}/spring`) },
    { id: "../gone away", ...request(cwd, `${origin}/gone`) },
  ];
  const seen = await runCli(["evaluate", "--batch", "-", "--save-snapshot", "seen", "--screenshots", "shots"], {
    cwd,
    env,
    stdin: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
  });
  expect(seen.exitCode).toBe(0);
  await mkdir(path.join(cwd, "seen", "z-damaged"));
  await writeFile(path.join(cwd, "seen", "z-damaged", "snapshot.json"), '{"schema":"adhere-snapshot/9"}');

  const again = await runCli(["judge", "seen", "--screenshots", "shots"], { cwd, env: {} });
  const read = (text: string) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const [gone, spring, damaged] = read(again.stdout);
  expect(again.exitCode).toBe(2);
  expect(gone.id).toMatch(/^-gone-away-[0-9a-f]{8}$/);
  const first = new Map(read(seen.stdout).map(({ id, outcome }) => [id, outcome]));
  expect(withoutId(gone.outcome)).toEqual(withoutId(first.get("../gone away")));
  expect(withoutId(spring.outcome)).toEqual(withoutId(first.get("spring")));
  expect(damaged).toMatchObject({
    id: "z-damaged",
    error: { error: expect.stringContaining("adhere-snapshot/9") },
  });
  expect(again.stderr).toMatch(/^adhere: The snapshot in .*z-damaged cannot be evaluated: .*Save it again/);
});

test("a repeated id is rejected if each id needs a folder", async () => {
  const cwd = await createFolder();
  const stdin = ["a", "b", "a", 2].map((id) => `${JSON.stringify({ id, adData: {} })}\n`).join("");
  const errors = async (...flags: string[]) => {
    const told = await runCli(["evaluate", "--batch", "-", ...flags], { cwd, env, stdin });
    expect(told.exitCode).toBe(2);
    return told.stdout.split("\n").filter((line) => line.includes("have the same id"));
  };
  const [refused, ...more] = await errors("--save-snapshot", "seen");
  expect(more).toEqual([]);
  expect(JSON.parse(refused ?? "")).toMatchObject({
    id: "a",
    error: {
      error: expect.stringContaining('lines 1 and 3 have the same id, "a", but --save-snapshot needs a folder per id'),
      errorCode: "INVALID_REQUEST",
    },
  });
  // Nobody's folder is at stake: answers may share an id.
  expect(await errors()).toEqual([]);
});

test.each([
  [["judge"], /needs one folder/],
  [["judge", "one", "two"], /needs one folder/],
  [["evaluate", "--request", "-", "--save-snapshot", "x", "--api-url", "https://a.example"], /remove --api-url/],
])("%j is told what is missing", async (argv, says) => {
  const told = await runCli(argv, { cwd: await createFolder() });
  expect(told.exitCode).toBe(2);
  expect(told.stderr).toMatch(says);
});

test.each([
  ["nowhere", /^adhere: The folder \S*nowhere does not exist\. Name a folder that adhere evaluate --save-snapshot has/],
  ["file.txt", /^adhere: \S*file\.txt is not a folder\. Name a folder .*\n$/],
  ["empty", /^adhere: The folder \S*empty is empty\. Name a folder .*\n$/],
  [".", /^adhere: There is no snapshot in \S*: neither .* has snapshot\.json\. Name a folder .*\n$/],
])("judge without a snapshot (%s) says so in one line with the next step", async (folder, says) => {
  const cwd = await createFolder();
  await mkdir(path.join(cwd, "empty"));
  await writeFile(path.join(cwd, "file.txt"), "");
  const told = await runCli(["judge", folder], { cwd });
  expect(told).toMatchObject({ exitCode: 2, stdout: "", stderr: expect.stringMatching(says) });
  expect(told.stderr.trimEnd().split("\n")).toHaveLength(1);
});

test("a browser that is not there is said once, before anything is asked", async () => {
  const cwd = await createFolder();
  const line = JSON.stringify(request(cwd, "http://127.0.0.1:1/never-asked"));
  const told = await runCli(["evaluate", "--batch", "-", "--chrome-path", "/no/chrome"], {
    cwd,
    stdin: `${line}\n${line}\n`,
  });
  expect(told).toMatchObject({ exitCode: 2, stdout: "" });
  expect(told.stderr.match(/chrome-path.*"\/no\/chrome"/g)).toHaveLength(1);
});

test.each([
  ["--ai", "anthropic/x"],
  ["--ai=anthropic/x", "--ai-api-key=sk-hidden"],
  ["--ai-options", "samples: 3"],
])("no model judges a snapshot, and whoever asks for one is told so: %j %j", async (...flags) => {
  const told = await runCli(["judge", "seen", ...flags]);
  expect(told).toMatchObject({ exitCode: 2, stdout: "" });
  expect(told.stderr).toContain("adhere judge can't use a model");
  expect(told.stderr).not.toContain("sk-hidden");
});
