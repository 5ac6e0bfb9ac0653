import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { RunOutput } from "../../src/compose/report-folder.ts";
import { runCheck } from "../../src/compose/run-check.ts";
import { type CheckReport, CheckReport as Report } from "../../src/result/check-report.ts";
import { readSettings, SettingsError } from "../../src/run/settings.ts";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import { type ServiceDouble, startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";

/** 400 ads on a few hosts, of which some are low, some dead and some unseen, by their number. */
const NUMBERS = Array.from({ length: 400 }, (_, index) => index);
const urlOf = (n: number) => `https://h${(n * 7) % 5}.example/${n}`;
const behaviourOf = (n: number) =>
  n % 41 === 3
    ? acts.linkBroken()
    : n % 53 === 5
      ? acts.urlOnly()
      : n % 29 === 7
        ? acts.evaluates(sampleEvaluationWithScore(4, { fixes: [] }))
        : acts.evaluates(sampleEvaluationWithScore(8, { fixes: [] }));
const MANIFEST = `version: 1\nads:\n${NUMBERS.map(
  (n) => `  - { id: ad-${n}, asset: "https://cdn.example/${n}.png", landing: "${urlOf(n)}" }\n`,
).join("")}`;

const SHARDS = 8;
let home = "";
let whole: RunOutput;
/** Eight shards' report folders, made once: every test takes a copy. */
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "adhere-shards-"));
  const service = await startService({
    usage: acts.usage({ remaining: 100_000, limit: 100_000 }),
    byLanding: Object.fromEntries(NUMBERS.map((n) => [urlOf(n), behaviourOf(n)])),
  });
  await writeFile(path.join(home, "ads.yml"), MANIFEST);
  whole = await job(home, { "api-url": service.url, "report-dir": "whole" });
  for (let index = 1; index <= SHARDS; index += 1) await shard(home, service, index);
  await service[Symbol.asyncDispose]();
  return () => rm(home, { recursive: true, force: true });
});

const job = (cwd: string, given: Record<string, string>, commit = "c0ffee") =>
  runCheck({
    settings: readSettings(given, (name) => name),
    manifests: ["ads.yml"],
    cwd,
    env: {},
    commit,
    locateRemoteAsset: ({ written }) => written,
    signal: new AbortController().signal,
    log: () => undefined,
  });

const shard = (cwd: string, service: ServiceDouble, index: number, more: Record<string, string> = {}) =>
  job(cwd, {
    "api-url": service.url,
    shard: `${index}/${SHARDS}`,
    "report-dir": `shards/${index}`,
    ...more,
  });

/** A copy of the shards' reports to change. */
async function shards(): Promise<string> {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-merge-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await cp(path.join(home, "shards"), path.join(cwd, "shards"), { recursive: true });
  return cwd;
}

const merge = (cwd: string, more: Record<string, string> = {}, commit?: string) =>
  job(cwd, { merge: "shards/*/report.json", ...more }, commit);

const reportOf = async (cwd: string, index: number): Promise<CheckReport> =>
  Report.parse(JSON.parse(await readFile(path.join(cwd, `shards/${index}/report.json`), "utf8")));
const rewrite = async (cwd: string, index: number, change: (report: CheckReport) => unknown) =>
  writeFile(path.join(cwd, `shards/${index}/report.json`), JSON.stringify(change(await reportOf(cwd, index))));

/** What must not depend on how a run was divided. */
const essence = ({ result: { verdict, exitCode, headline, counts, lowestScore, entries } }: RunOutput) => ({
  verdict,
  exitCode,
  headline,
  counts,
  lowestScore,
  entries: entries.map(({ durationMs: _, answer, ...entry }) => ({
    ...entry,
    answer: answer && { ...answer, evaluationId: "" },
  })),
});

test("eight shards of 400 ads make the same as one run: verdict, counts, and every entry in its place", async () => {
  const joined = await merge(await shards());
  expect(joined.result.counts).toMatchObject({ linkBroken: 10, urlOnly: 8 });
  expect(essence(joined)).toEqual(essence(whole));
  expect(joined.result).toMatchObject({
    merged: { of: 8, shards: [1, 2, 3, 4, 5, 6, 7, 8] },
    commit: "c0ffee",
  });
  expect(joined.result.shard).toBeUndefined();
  expect(Object.keys(joined.reports.paths).sort()).toEqual(["html", "json", "junit", "markdown", "quality", "sarif"]);
});

test("the order in which reports are named changes nothing, nor does one that is named twice", async () => {
  const cwd = await shards();
  const named = [8, 3, 1, 2, 7, 6, 5, 4, 3].map((index) => `shards/${index}/report.json`);
  expect(essence(await merge(cwd, { merge: named.join("\n") }))).toEqual(essence(whole));
});

test.each(["shards/1\nshards/2\nshards/[3-8]", "shards/*"])("folders of reports do as well: %j", async (named) => {
  expect(essence(await merge(await shards(), { merge: named }))).toEqual(essence(whole));
});

test("a shard's report says that it is one, and which", async () => {
  const report = await reportOf(home, 3);
  expect(report.shard).toMatchObject({ index: 3, of: 8, total: 400, stopped: false });
  expect(report.entries).toHaveLength(50);
  expect(report.notices[0]).toBe("Shard 3 of 8: 50 of 400 ads. The run that merges all shards decides the verdict.");
});

const spoilt: [string, (cwd: string) => Promise<unknown>, RegExp][] = [
  ["that is missing", (cwd) => rm(path.join(cwd, "shards/5"), { recursive: true }), /Shard 5 of 8 is missing/u],
  [
    "that was cut off",
    async (cwd) => {
      const file = path.join(cwd, "shards/2/report.json");
      await writeFile(file, (await readFile(file, "utf8")).slice(0, -1000));
    },
    /shards\/2\/report\.json cannot be used: it is not valid JSON, or it is truncated\. Shard 2 of 8 is missing/u,
  ],
  [
    "that lacks an entry",
    (cwd) => rewrite(cwd, 4, (report) => ({ ...report, entries: report.entries.slice(1) })),
    /its counts do not match its entries/u,
  ],
  [
    "that lacks an entry, with its sums made right",
    (cwd) =>
      rewrite(cwd, 4, (report) => {
        const passed = report.entries.find(({ state }) => state === "passed");
        return {
          ...report,
          entries: report.entries.filter((entry) => entry !== passed),
          counts: { ...report.counts, passed: report.counts.passed - 1 },
        };
      }),
    /shards\/4\/report\.json is truncated/u,
  ],
  [
    "of another commit",
    (cwd) => rewrite(cwd, 6, (report) => ({ ...report, commit: "beef" })),
    /is for commit beef, but this run checks c0ffee\. Shard 6 of 8 is missing/u,
  ],
  [
    "of another manifest",
    (cwd) => rewrite(cwd, 1, (report) => ({ ...report, shard: { ...report.shard, manifest: "0".repeat(64) } })),
    /is from a different run/u,
  ],
  [
    "of another number of shards",
    (cwd) => rewrite(cwd, 1, (report) => ({ ...report, shard: { ...report.shard, of: 9 } })),
    /is from a different run/u,
  ],
  [
    "that is there twice",
    (cwd) => cp(path.join(cwd, "shards/7"), path.join(cwd, "shards/7-again"), { recursive: true }),
    /Shard 7 has 2 reports/u,
  ],
  [
    "that is none",
    (cwd) => cp(path.join(home, "whole"), path.join(cwd, "shards/whole"), { recursive: true }),
    /is not a shard report/u,
  ],
  [
    "that was stopped",
    (cwd) => rewrite(cwd, 7, (report) => ({ ...report, shard: { ...report.shard, stopped: true } })),
    /The run was stopped early/u,
  ],
];

test.each(spoilt)("a shard %s is never a pass", async (name, spoil, why) => {
  const cwd = await shards();
  // All that fails is taken out, so that nothing but the shards' own state decides.
  for (let index = 1; index <= SHARDS; index += 1) {
    await rewrite(cwd, index, (report) => ({
      ...report,
      entries: report.entries.map((entry) => ({ ...entry, state: "passed" })),
      counts: {
        ...report.counts,
        passed: report.entries.length,
        belowThreshold: 0,
        linkBroken: 0,
        urlOnly: 0,
      },
    }));
  }
  expect((await merge(cwd)).result).toMatchObject({ verdict: "pass", exitCode: 0 });
  await spoil(cwd);
  const { result } = await merge(cwd);
  expect([name, result.verdict, result.exitCode]).toEqual([name, "inconclusive", 2]);
  expect(result.headline).toMatch(why);
});

test("without one of its shards a run that fails elsewhere is inconclusive, and shows what it knows", async () => {
  const cwd = await shards();
  await rm(path.join(cwd, "shards/8"), { recursive: true });
  const { result } = await merge(cwd, { "warn-only": "true" });
  expect(result).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
  expect(result.entries).toHaveLength(350);
  expect(result.merged).toEqual({ of: 8, shards: [1, 2, 3, 4, 5, 6, 7] });
});

test("a shard that was cut is not among those that are there: what it lacks has not left the manifest", async () => {
  const cwd = await shards();
  await rewrite(cwd, 2, (report) => {
    const at = report.entries.findIndex(({ state }) => state === "passed");
    const counts = { ...report.counts, passed: report.counts.passed - 1 };
    return { ...report, counts, entries: report.entries.toSpliced(at, 1) };
  });
  const { result } = await merge(cwd);
  expect(result.merged).toEqual({ of: 8, shards: [1, 3, 4, 5, 6, 7, 8] });
  expect(result.entries).toHaveLength(399);
});

test("confirm-after belongs to the shards, and the joining step says so", async () => {
  const cwd = await shards();
  const notice = expect.stringContaining("`confirm-after` has no effect on a merge");
  expect((await merge(cwd, { "confirm-after": "3" })).result.notices).toContainEqual(notice);
  expect((await merge(cwd)).result.notices).not.toContainEqual(notice);
});

test("a run of another commit than the one that is checked is foreign as a whole", async () => {
  const { result } = await merge(await shards(), {}, "d00d");
  expect(result).toMatchObject({ verdict: "inconclusive", exitCode: 2, entries: [] });
});

test("no report at all is a mistake that names what was looked for", async () => {
  const cwd = await shards();
  await expect(merge(cwd, { merge: "elsewhere/*.json" })).rejects.toThrow(SettingsError);
});

test("shards without ads pass, and are merged with the others", async () => {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-few-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await using service = await startService();
  await writeFile(path.join(cwd, "ads.yml"), MANIFEST.split("\n").slice(0, 4).join("\n"));
  for (let index = 1; index <= SHARDS; index += 1) {
    const { result } = await shard(cwd, service, index);
    if (result.entries.length > 0) continue;
    expect(result).toMatchObject({ verdict: "pass", headline: "Nothing to check: this shard has no ads." });
  }
  expect((await merge(cwd)).result).toMatchObject({ verdict: "pass", counts: { passed: 2 } });
});

test("of a shard's reports of several attempts, that of the newest counts, and it is said", async () => {
  const cwd = await shards();
  const setRun = async (folder: string, run: string) => {
    const file = path.join(cwd, "shards", folder, "report.json");
    const report = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify({ ...report, shard: { ...report.shard, run } }));
  };
  await cp(path.join(cwd, "shards/1"), path.join(cwd, "shards/1-again"), { recursive: true });
  await setRun("1", "5.1");
  await setRun("1-again", "5.2");
  const { result } = await merge(cwd);
  expect(result.verdict).toBe(whole.result.verdict);
  expect(result.notices).toContain(
    "Shard 1 has 2 reports: that of the newest attempt counts, shards/1-again/report.json.",
  );
  // Reports of two runs are not attempts of one.
  await setRun("1-again", "6.1");
  expect((await merge(cwd)).result.headline).toContain("Shard 1 has 2 reports: ");
});
