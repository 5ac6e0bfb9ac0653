import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCheck } from "../../src/compose/run-check.ts";
import type { RunOptions } from "../../src/compose/run-options.ts";
import { ManifestError } from "../../src/run/manifest/read-manifests.ts";
import { readSettings } from "../../src/run/settings.ts";
import { startDestinations } from "../doubles/destinations.ts";
import { startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { adsYml, landing } from "../e2e/sample-manifests.ts";

async function folder(ads: string): Promise<string> {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-job-links-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await writeFile(path.join(cwd, "ads.yml"), ads);
  return cwd;
}

const job = (cwd: string, given: Record<string, string>, options: Partial<RunOptions> = {}) =>
  runCheck({
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

test("links mode: from a manifest with no ad in it to the reports, and no service is asked", async () => {
  await using service = await startService();
  const site = await startDestinations();
  onTestFinished(() => site.close());
  const cwd = await folder(
    `version: 1\nads:\n  - id: a\n    landing: ${site.url("/alive")}\n` +
      `  - id: b\n    asset: nowhere.png\n    landing: ${site.url("/404")}\n`,
  );
  const told: string[] = [];
  const { result, reports } = await job(
    cwd,
    { mode: "links", "api-url": service.url, "api-key": "k" },
    {
      onStart: (entries, notices) => told.push(`${entries.length} entries: ${notices.join()}`),
      onEntry: ({ id, state }) => told.push(`${id} ${state}`),
    },
  );
  expect(told[0]).toBe("2 entries: Links mode uses no service: api-url and api-key are ignored.");
  expect(told.slice(1).sort()).toEqual(["a passed", "b link_broken"]);
  expect(result).toMatchObject({ mode: "links", verdict: "fail", exitCode: 1, commit: "c0ffee" });
  expect(service.requests).toEqual([]);
  expect(JSON.parse(await readFile(reports.paths.json ?? "", "utf8")).entries).toHaveLength(2);
  expect((await readdir(cwd)).sort()).toEqual(["ads.yml", "adhere-report"].sort());
});

test("links mode asks no model, and says so where one is named", async () => {
  const site = await startDestinations();
  onTestFinished(() => site.close());
  const cwd = await folder(`version: 1\nads:\n  - id: a\n    landing: ${site.url("/alive")}\n`);
  const noticesOf = async (given: Record<string, string>) => {
    const told: string[] = [];
    await job(cwd, { mode: "links", ...given }, { onStart: (_, notices) => told.push(...notices) });
    return told;
  };
  const idle = "Links mode uses no model: ai, ai-api-key and ai-options are ignored.";
  expect(await noticesOf({ ai: "ollama/x" })).toEqual([idle]);
  expect(await noticesOf({ "ai-api-key": "k" })).toEqual([idle]);
  expect(await noticesOf({})).toEqual([]);
});

test("a mistake in the manifest is found before anything is looked at", async () => {
  const cwd = await folder("version: 1\nads: []\n");
  await expect(job(cwd, { mode: "links" })).rejects.toBeInstanceOf(ManifestError);
  expect(await readdir(cwd)).toEqual(["ads.yml"]);
});

test("a full evaluation honours confirm-after, too", async () => {
  await using service = await startService({ byLanding: { [landing("dead")]: acts.linkBroken() } });
  const cwd = await folder(adsYml("good", "dead"));
  const given = { "api-url": service.url, "confirm-after": "2", "on-inconclusive": "fail" };
  const first = await job(cwd, given);
  expect(first.result).toMatchObject({ verdict: "pass", exitCode: 0 });
  expect(first.result.entries[1]).toMatchObject({
    state: "url_only",
    unconfirmed: { seenDead: 1, needed: 2 },
  });
  expect(first.result.notices).toEqual([expect.stringContaining("There is no state file")]);
  const second = await job(cwd, given);
  expect(second.result).toMatchObject({ verdict: "fail", exitCode: 1, notices: [] });
  expect(second.result.entries[1]).toMatchObject({ state: "link_broken" });
});

test("a state file that cannot be written is a warning, and the verdict stands", async () => {
  await using service = await startService({ byLanding: { [landing("dead")]: acts.linkBroken() } });
  const cwd = await folder(adsYml("dead"));
  await writeFile(path.join(cwd, "taken"), "a file");
  const { result, reports } = await job(cwd, {
    "api-url": service.url,
    "confirm-after": "2",
    "state-file": "taken/state.json",
  });
  expect(result.verdict).toBe("pass");
  expect(reports.warnings).toEqual([expect.stringMatching(/^The state file .* could not be written/u)]);
});
