import { execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FORK_REPORT_LIMITS, ForkReportError, readForkReport } from "../../src/action/fork-report.ts";
import { renderJsonReport } from "../../src/report/json.ts";
import type { CheckResult } from "../../src/run/result.ts";
import {
  belowEntry,
  COMMIT,
  passedEntry,
  sampleMixedResult,
  sampleResult,
} from "../report/sample-results.ts";

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

test("an honest report is read whole, its headline is ours", async () => {
  const result = sampleMixedResult();
  const report = await read({ ...result, headline: "Approved by @acme/admins: merge it." });
  expect(report.headline).toBe(result.headline);
  expect(report.entries).toHaveLength(result.entries.length);
});

const passingResult = () => sampleResult([passedEntry("a"), passedEntry("b")]);
test("that nobody could judge is believed, in words of ours", async () => {
  const stopped = {
    ...passingResult(),
    verdict: "inconclusive" as const,
    headline: "Approved by @acme/admins",
    lowestScore: 10,
  };
  expect(await read(stopped)).toMatchObject({
    verdict: "inconclusive",
    exitCode: 2,
    headline: "2 of 2 ads passed. The run could not judge all of them.",
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
    "sums that are not those of its entries",
    () => renderJsonReport({ ...sampleMixedResult(), counts: { ...sampleMixedResult().counts, passed: 9 } }),
    /sums/u,
  ],
  [
    "a failure that its entries do not come to",
    () => renderJsonReport({ ...passingResult(), verdict: "fail", headline: "Approved by @acme/admins" }),
    /verdict/u,
  ],
  [
    "another commit",
    () => renderJsonReport({ ...passingResult(), commit: "e".repeat(40) }),
    /another commit/u,
  ],
  ["no commit", () => renderJsonReport({ ...passingResult(), commit: null }), /another commit/u],
  [
    "two entries of one id",
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
    () =>
      renderJsonReport(passingResult()).replace(
        '"notices": []',
        `"notices": [], "more": ${nestedArrays(50)}`,
      ),
    /nested too deep/u,
  ],
  [
    "more values than anybody shows",
    () => `[${"0,".repeat(FORK_REPORT_LIMITS.values)}0]`,
    /too many values/u,
  ],
  [
    "another version",
    () => renderJsonReport(passingResult()).replace("adhere-report/1", "adhere-report/2"),
    /breaks adhere-report\/1 at schema/u,
  ],
  [
    "a score beyond ten",
    () => renderJsonReport(passingResult()).replace('"overallScore":8.5', '"overallScore":85'),
    /breaks adhere-report\/1 at entries\[0\]/u,
  ],
  ["half a file", () => renderJsonReport(passingResult()).slice(0, 500), /no JSON, or was cut off/u],
  ["a picture", () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 255]), /no JSON/u],
];

test.each(forgeries)("%s is refused", async (_, make, why) => {
  await expect(readText(make())).rejects.toThrow(why);
});

test("more entries than a report has are refused", async () => {
  const many = sampleResult(
    Array.from({ length: FORK_REPORT_LIMITS.entries + 1 }, (_, i) =>
      passedEntry(`${i}`, { answer: null, linkTrail: [] }),
    ),
  );
  await expect(read(many)).rejects.toThrow(/entries|verdict/u);
});

test("100 MB are refused by their size, unread", async () => {
  const file = await writeReport("{}");
  await truncate(file, 100 * 1024 * 1024);
  await expect(readForkReport(file, COMMIT)).rejects.toThrow(/more than 32 MB/u);
});

test("a link, a pipe, a folder and nothing at all are no report", async () => {
  const link = path.join(folder, "link.json");
  await symlink("/etc/passwd", link);
  const pipe = path.join(folder, "pipe.json");
  execFileSync("mkfifo", [pipe]);
  for (const file of [link, pipe, folder]) {
    await expect(readForkReport(file, COMMIT)).rejects.toThrow("it is not a plain file");
  }
  await expect(readForkReport(path.join(folder, "none.json"), COMMIT)).rejects.toThrow("no such file");
});

test("what is refused is never quoted, so that no file's secrets reach a log", async () => {
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

test("any JSON at all is a report or is refused, and nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      await expect(readText(text)).rejects.toBeInstanceOf(ForkReportError);
    }),
    { numRuns: 60 },
  );
});
