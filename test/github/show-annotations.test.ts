import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { type RunResult, runAction } from "../doubles/runner.ts";
import { brokenEntry, sampleMixedResult, sampleResult } from "../report/sample-results.ts";

const MODULE = new URL("../../src/github/show-annotations.ts", import.meta.url).href;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "adhere-annotations-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs code that can call `github.showAnnotations`, as a step of a job. */
async function step(code: string): Promise<RunResult> {
  const main = path.join(folder, "index.mjs");
  await writeFile(main, `import * as github from ${JSON.stringify(MODULE)};\n${code}`);
  return runAction(main);
}

test("annotations are printed with their lines, and without columns", async () => {
  const list = buildAnnotations(sampleMixedResult());
  const { annotations: seen, exitCode } = await step(`await github.showAnnotations(${JSON.stringify(list)});`);
  expect(exitCode).toBe(0);
  expect(seen.map(({ level, properties }) => [level, properties])).toEqual([
    ["error", { title: "winter-clearance: link broken", file: "ads.yml", line: "4", endLine: "9" }],
    ["error", { title: "spring-sale-feed: below threshold (4.5 / 7)", file: "ads.yml", line: "12", endLine: "21" }],
    ["warning", { title: "partner-offer: page not captured", file: "ads.yml", line: "4", endLine: "9" }],
  ]);
  expect(seen[1]?.message).toBe(list[1]?.message);
});

test("annotations escape workflow commands in a page's text", async () => {
  const text = "::error::forged\n::set-output name=verdict::pass\r\n##[stop-commands]x";
  const list = buildAnnotations(sampleResult([brokenEntry(text, { reason: text, landingUrl: text })]));
  const { commands } = await step(`await github.showAnnotations(${JSON.stringify(list)});`);
  expect(commands.map((command) => command.name)).toEqual(["error"]);
});
