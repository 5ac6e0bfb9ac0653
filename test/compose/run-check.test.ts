import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCheck } from "../../src/compose/run-check.ts";
import type { RunOptions } from "../../src/compose/run-options.ts";
import { ManifestError } from "../../src/run/manifest/read-manifests.ts";
import { readSettings } from "../../src/run/settings.ts";
import { startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { adsYml, landing } from "../e2e/sample-manifests.ts";

async function job(ads: string, given: Record<string, string>, options: Partial<RunOptions> = {}) {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-job-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await writeFile(path.join(cwd, "ads.yml"), ads);
  const done = runCheck({
    settings: readSettings(given, (name) => name),
    manifests: ["ads.yml"],
    cwd,
    env: {},
    commit: "c0ffee",
    locateRemoteAsset: ({ written }) => written,
    signal: new AbortController().signal,
    log: () => undefined,
    ...options,
  });
  return { cwd, done };
}

test("from settings to reports: notices before the first entry, each entry as it is done", async () => {
  await using service = await startService({
    usage: acts.usage({ remaining: 1 }),
    byLanding: { [landing("dead")]: acts.linkBroken() },
  });
  const told: string[] = [];
  const { cwd, done } = await job(
    adsYml("good", "dead"),
    { "api-url": service.url, concurrency: "1", "report-dir": "out" },
    {
      onStart: (entries, notices) => told.push(`${entries.length} entries, ${notices.length} notice`),
      onEntry: ({ id, state }, progress) => told.push(`${progress.done}/${progress.of} ${id} ${state}`),
    },
  );
  const { result, reports } = await done;
  expect(told).toEqual(["2 entries, 1 notice", "1/2 good passed", "2/2 dead link_broken"]);
  expect(result).toMatchObject({ verdict: "fail", exitCode: 1, commit: "c0ffee" });
  expect(result.notices).toEqual([expect.stringContaining("1 evaluation remains")]);
  expect(reports.paths.json).toBe(path.join(cwd, "out/report.json"));
});

test("a mistake in the manifest is found before anybody is asked, and leaves no folder", async () => {
  await using service = await startService();
  const { cwd, done } = await job("version: 1\nads: []\n", { "api-url": service.url });
  await expect(done).rejects.toBeInstanceOf(ManifestError);
  expect(service.requests).toEqual([]);
  expect(await readdir(cwd)).toEqual(["ads.yml"]);
});

test("a setting that no service can be reached with is found before anything is written", async () => {
  const { cwd, done } = await job(adsYml("good"), { "api-url": "http://service.example", "api-key": "k" });
  await expect(done).rejects.toMatchObject({ name: "ApiKeyOverHttp" });
  expect(await readdir(cwd)).toEqual(["ads.yml"]);
});

test("a job that is stopped before it begins has a result, and reports it", async () => {
  await using service = await startService();
  const { cwd, done } = await job(
    adsYml("one", "two"),
    { "api-url": service.url },
    { signal: AbortSignal.abort(new Error("SIGTERM")) },
  );
  const { result } = await done;
  expect(result.entries.map(({ error }) => error?.code)).toEqual(["INTERRUPTED", "INTERRUPTED"]);
  expect(result).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
  expect(service.requests).toEqual([]);
  expect(await readdir(path.join(cwd, "adhere-report"))).toContain("report.json");
});
