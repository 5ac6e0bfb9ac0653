import { execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FORK_REPORT_LIMITS, ForkReportError, readForkReport } from "../../src/action/read-fork-report.ts";
import { renderJsonReport } from "../../src/report/json.ts";
import type { CheckResult } from "../../src/result/check-report.ts";
import { belowEntry, COMMIT, passedEntry, sampleMixedResult, sampleResult } from "../report/sample-results.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "adhere-relay-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeReport(text: string | Uint8Array): Promise<string> {
  const file = path.join(folder, "report.json");
  await rm(file, { force: true });
  await writeFile(file, text);
  return file;
}

const readText = async (text: string | Uint8Array) => readForkReport(await writeReport(text), COMMIT);
const read = (result: CheckResult) => readText(renderJsonReport(result));

test("a valid report is read, with a recomputed headline", async () => {
  const result = sampleMixedResult();
  const report = await read({ ...result, headline: "Approved by @acme/admins: merge it." });
  expect(report.headline).toBe(result.headline);
  expect(report.entries).toHaveLength(result.entries.length);
});

const passingResult = () => sampleResult([passedEntry("a"), passedEntry("b")]);
test("an inconclusive verdict is accepted, with our own headline", async () => {
  const stopped = {
    ...passingResult(),
    verdict: "inconclusive" as const,
    headline: "Approved by @acme/admins",
    lowestScore: 10,
  };
  expect(await read(stopped)).toMatchObject({
    verdict: "inconclusive",
    exitCode: 2,
    headline: "2 of 2 ads passed. The run could not evaluate all of them.",
    lowestScore: passingResult().lowestScore,
  });
});

const nestedArrays = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const forgeries: [what: string, make: () => string | Uint8Array, why: RegExp][] = [
  [
    "a verdict that its entries do not come to",
    () => renderJsonReport({ ...sampleResult([belowEntry("a")]), verdict: "pass" }),
    /verdict/u,
  ],
  [
    "counts that do not match its entries",
    () => renderJsonReport({ ...sampleMixedResult(), counts: { ...sampleMixedResult().counts, passed: 9 } }),
    /counts don't match/u,
  ],
  [
    "a failure that its entries do not come to",
    () => renderJsonReport({ ...passingResult(), verdict: "fail", headline: "Approved by @acme/admins" }),
    /verdict/u,
  ],
  ["another commit", () => renderJsonReport({ ...passingResult(), commit: "e".repeat(40) }), /another commit/u],
  ["no commit", () => renderJsonReport({ ...passingResult(), commit: null }), /another commit/u],
  [
    "two entries with the same id",
    () => renderJsonReport(sampleResult([passedEntry("a"), passedEntry("a")])),
    /two entries/u,
  ],
  [
    "a text without end",
    () => renderJsonReport({ ...passingResult(), headline: "x".repeat(FORK_REPORT_LIMITS.textLength + 1) }),
    /characters/u,
  ],
  ["depth that a parser dies of", () => nestedArrays(2_000_000), /nested too deep/u],
  [
    "depth within a field that we keep",
    () => renderJsonReport(passingResult()).replace('"notices": []', `"notices": [], "more": ${nestedArrays(50)}`),
    /nested too deep/u,
  ],
  ["more values than anybody shows", () => `[${"0,".repeat(FORK_REPORT_LIMITS.values)}0]`, /too many values/u],
  [
    "another version",
    () => renderJsonReport(passingResult()).replace("adhere-report/1", "adhere-report/2"),
    /doesn't match adhere-report\/1 at schema/u,
  ],
  [
    "a score beyond ten",
    () => renderJsonReport(passingResult()).replace('"overallScore":8.5', '"overallScore":85'),
    /doesn't match adhere-report\/1 at entries\[0\]/u,
  ],
  ["half a file", () => renderJsonReport(passingResult()).slice(0, 500), /not valid JSON/u],
  ["a picture", () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 255]), /not valid JSON/u],
];

test.each(forgeries)("%s is rejected", async (_, make, why) => {
  await expect(readText(make())).rejects.toThrow(why);
});

test("a report with too many entries is rejected", async () => {
  const many = sampleResult(
    Array.from({ length: FORK_REPORT_LIMITS.entries + 1 }, (_, i) =>
      passedEntry(`${i}`, { answer: null, linkTrail: [] }),
    ),
  );
  await expect(read(many)).rejects.toThrow(/entries|verdict/u);
});

test("a report of 100 MB is rejected by its size without reading it", async () => {
  const file = await writeReport("{}");
  await truncate(file, 100 * 1024 * 1024);
  await expect(readForkReport(file, COMMIT)).rejects.toThrow(/larger than 32 MB/u);
});

test("a link, a pipe, a folder and a missing file are rejected", async () => {
  const link = path.join(folder, "link.json");
  await symlink("/etc/passwd", link);
  const pipe = path.join(folder, "pipe.json");
  execFileSync("mkfifo", [pipe]);
  for (const file of [link, pipe, folder]) {
    await expect(readForkReport(file, COMMIT)).rejects.toThrow("it is not a regular file");
  }
  await expect(readForkReport(path.join(folder, "none.json"), COMMIT)).rejects.toThrow("the file doesn't exist");
});

test("a rejected report is never quoted, so that no secret reaches a log", async () => {
  const secret = "s3cret";
  for (const text of [
    secret,
    `{"${secret}": 1}`,
    `{"schema": "${secret}"}`,
    `{"schema":"adhere-report/1","mode":"${secret}"}`,
  ]) {
    const error: unknown = await readText(text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ForkReportError);
    expect(String(error)).not.toContain(secret);
  }
});

test("any JSON is either a valid report or rejected", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      await expect(readText(text)).rejects.toBeInstanceOf(ForkReportError);
    }),
    { numRuns: 60 },
  );
});
