import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { type RunOptions, type RunResult, runAction } from "../doubles/runner.ts";
import { brokenEntry, sampleMixedResult, sampleResult } from "../report/sample-results.ts";

const PUBLISH = new URL("../../src/github/runner-output.ts", import.meta.url).href;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "adhere-publish-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a piece of code that has this room's `publish` at hand, as a step of a job. */
async function step(code: string, options: RunOptions = {}): Promise<RunResult> {
  const main = path.join(folder, "index.mjs");
  await writeFile(main, `import * as publish from ${JSON.stringify(PUBLISH)};\n${code}`);
  return runAction(main, options);
}

describe("annotations", () => {
  test("are printed with their lines, and without columns", async () => {
    const list = buildAnnotations(sampleMixedResult());
    const { annotations: seen, exitCode } = await step(`await publish.showAnnotations(${JSON.stringify(list)});`);
    expect(exitCode).toBe(0);
    expect(seen.map(({ level, properties }) => [level, properties])).toEqual([
      ["error", { title: "winter-clearance: link broken", file: "ads.yml", line: "4", endLine: "9" }],
      ["error", { title: "spring-sale-feed: below threshold (4.5 / 7)", file: "ads.yml", line: "12", endLine: "21" }],
      ["warning", { title: "partner-offer: page not captured", file: "ads.yml", line: "4", endLine: "9" }],
    ]);
    expect(seen[1]?.message).toBe(list[1]?.message);
  });

  test("escape workflow commands in a page's text", async () => {
    const text = "::error::forged\n::set-output name=verdict::pass\r\n##[stop-commands]x";
    const list = buildAnnotations(sampleResult([brokenEntry(text, { reason: text, landingUrl: text })]));
    const { commands } = await step(`await publish.showAnnotations(${JSON.stringify(list)});`);
    expect(commands.map((command) => command.name)).toEqual(["error"]);
  });
});

describe("the job summary", () => {
  test("is appended to what the step wrote before", async () => {
    const { summary, stdout } = await step(
      `await publish.writeSummary("## One");
       console.log(JSON.stringify(await publish.writeSummary("## Two")));`,
    );
    expect(summary).toBe("## One\n## Two\n");
    expect(JSON.parse(stdout)).toEqual({ kind: "written" });
  });

  test("is refused with a reason if the runner has no summary file", async () => {
    const { stdout, exitCode } = await step(`console.log(JSON.stringify(await publish.writeSummary("## One")));`, {
      env: { GITHUB_STEP_SUMMARY: undefined },
    });
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: "refused",
      why: expect.stringContaining("could not be written"),
    });
  });
});
