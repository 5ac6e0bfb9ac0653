import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { REPORT_FILES, type ReportKind, writeReports } from "../../src/compose/report-folder.ts";
import { createPictureStore } from "../../src/compose/store-pictures.ts";
import type { Picture } from "../../src/contract/evaluator-interface.ts";
import { CheckReport } from "../../src/result/check-report.ts";
import { sampleEvaluation } from "../contract/samples.ts";
import { makeCheckResult } from "../run/check-result-sample.ts";

const never = () => new AbortController().signal;

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "adhere-folder-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return path.join(made, "deep", "report with space");
}

const picture = (bytes: number[], mediaType: Picture["mediaType"] = "image/png"): Picture => ({
  mediaType,
  bytes: Uint8Array.from(bytes),
  width: 1,
  height: 1,
  scale: 1,
});

test("all reports are written, and the JSON is the report of the schema", async () => {
  const directory = await folder();
  const { paths, warnings } = await writeReports(makeCheckResult("good"), directory, { signal: never() });
  expect(warnings).toEqual([]);
  expect(Object.values(paths).sort()).toEqual(
    Object.values(REPORT_FILES)
      .map((name) => path.join(directory, name))
      .sort(),
  );
  const report = CheckReport.parse(JSON.parse(await readFile(paths.json ?? "", "utf8")));
  expect(report.entries.map(({ id }) => id)).toEqual(["good"]);
});

test("a report that cannot be written is named, and costs no other and no verdict", async () => {
  for (const kind of Object.keys(REPORT_FILES) as ReportKind[]) {
    const directory = await folder();
    // A folder stands where the file should be.
    await mkdir(path.join(directory, REPORT_FILES[kind]), { recursive: true });
    const result = makeCheckResult("good");
    const { paths, warnings } = await writeReports(result, directory, { signal: never() });
    expect(Object.keys(paths).sort()).toEqual(
      Object.keys(REPORT_FILES)
        .filter((other) => other !== kind)
        .sort(),
    );
    expect(warnings).toEqual([
      expect.stringMatching(new RegExp(`^The ${kind} report could not be written to .*EISDIR`, "u")),
    ]);
    expect(result).toEqual(makeCheckResult("good"));
    // Nothing half written is left behind.
    expect((await readdir(directory)).sort()).toEqual(Object.values(REPORT_FILES).sort());
  }
});

test("a report takes the older one's place whole: who reads that one meanwhile reads it to its end", async () => {
  const directory = await folder();
  const { paths } = await writeReports(makeCheckResult("a", "b"), directory, { signal: never() });
  await using reader = await open(paths.json ?? "");
  await writeReports(makeCheckResult("c"), directory, { signal: never() });
  const older = CheckReport.parse(JSON.parse(await reader.readFile("utf8")));
  expect(older.entries.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("runs at once in one folder leave one of their reports, and nothing else", async () => {
  const directory = await folder();
  const runs = [1, 40, 400].map((count) => makeCheckResult(...Array.from({ length: count }, (_, n) => `ad-${n}`)));
  await Promise.all(runs.map((run) => writeReports(run, directory, { signal: never() })));
  const report = CheckReport.parse(JSON.parse(await readFile(path.join(directory, REPORT_FILES.json), "utf8")));
  expect([1, 40, 400]).toContain(report.entries.length);
  expect((await readdir(directory)).sort()).toEqual(Object.values(REPORT_FILES).sort());
});

test("a folder that cannot be made costs every report, and nothing else", async () => {
  const directory = await folder();
  await mkdir(path.dirname(path.dirname(directory)), { recursive: true });
  await writeFile(path.dirname(directory), "a file");
  const { paths, warnings } = await writeReports(makeCheckResult("good"), directory, { signal: never() });
  expect(paths).toEqual({});
  expect(warnings).toHaveLength(Object.keys(REPORT_FILES).length);
});

test("the JSON names pictures by their path from the folder, so that the folder can be moved", async () => {
  const directory = await folder();
  const keep = createPictureStore(path.join(directory, "screenshots"));
  const inside = await keep("one", "ad", picture([1, 2]));
  const result = makeCheckResult("good");
  const answer = sampleEvaluation({
    adScreenshotUrl: inside,
    landingPageScreenshotUrl: "https://cdn.example/page.png",
    alternateScreenshotUrl: null,
    mediaType: "video",
    videoFrames: [{ at: 1, screenshotUrl: inside, width: 1, height: 1 }, { thumb: 7 }, "frame", null],
  });
  const entries = result.entries.map((entry) => ({ ...entry, answer }));
  const { paths } = await writeReports({ ...result, entries }, directory, { signal: never() });
  const text = await readFile(paths.json ?? "", "utf8");
  const [entry] = CheckReport.parse(JSON.parse(text)).entries;
  expect(entry?.answer).toMatchObject({
    adScreenshotUrl: expect.stringMatching(/^screenshots\/ad-[0-9a-f]{16}\.png$/u),
    landingPageScreenshotUrl: "https://cdn.example/page.png",
    alternateScreenshotUrl: null,
    videoFrames: [
      {
        at: 1,
        screenshotUrl: expect.stringMatching(/^screenshots\/ad-[0-9a-f]{16}\.png$/u),
        width: 1,
        height: 1,
      },
      { thumb: 7 },
      "frame",
      null,
    ],
  });
  expect(text).not.toContain("file:");
  expect(answer.adScreenshotUrl).toBe(inside);
});
