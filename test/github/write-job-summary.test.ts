import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunOptions, type RunResult, runAction } from "../doubles/runner.ts";

const MODULE = new URL("../../src/github/write-job-summary.ts", import.meta.url).href;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "adhere-summary-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs code that can call `github.writeJobSummary`, as a step of a job. */
async function step(code: string, options: RunOptions = {}): Promise<RunResult> {
  const main = path.join(folder, "index.mjs");
  await writeFile(main, `import * as github from ${JSON.stringify(MODULE)};\n${code}`);
  return runAction(main, options);
}

test("the job summary is appended to what the step wrote before", async () => {
  const { summary, stdout } = await step(
    `await github.writeJobSummary("## One");
     console.log(JSON.stringify(await github.writeJobSummary("## Two")));`,
  );
  expect(summary).toBe("## One\n## Two\n");
  expect(JSON.parse(stdout)).toEqual({ kind: "written" });
});

test("the job summary is refused with a reason if the runner has no summary file", async () => {
  const { stdout, exitCode } = await step(`console.log(JSON.stringify(await github.writeJobSummary("## One")));`, {
    env: { GITHUB_STEP_SUMMARY: undefined },
  });
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    kind: "refused",
    why: expect.stringContaining("could not be written"),
  });
});
