import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCheck } from "../../src/compose/run-check.ts";
import type { ChangeSource } from "../../src/run/changes/find-changes.ts";
import { readSettings, SettingsError } from "../../src/run/settings.ts";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import { type ServiceDouble, startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";

const ad = (id: string, more = "") =>
  `  - id: ${id}\n    asset: https://cdn.example/${id}.png\n    landing: https://shop.example/${id}\n${more}`;
const adsYml = (...ads: string[]) => `version: 1\nads:\n${ads.join("")}`;
const ADS = adsYml(ad("one", "    sources: [site/one/**]\n"), ad("two", "    sources: [site/two/**]\n"), ad("all"));

const scored = (score: number) => acts.evaluates(sampleEvaluationWithScore(score, { fixes: [] }));

async function folder(ads = ADS): Promise<string> {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-selection-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await writeFile(path.join(cwd, "ads.yml"), ads);
  return cwd;
}

interface Given {
  changes?: ChangeSource;
  commit?: string;
}

const job = (cwd: string, service: ServiceDouble, given: Record<string, string>, more: Given = {}) =>
  runCheck({
    settings: readSettings({ "api-url": service.url, ...given }, (name) => name),
    manifests: ["ads.yml"],
    cwd,
    env: {},
    commit: "c0ffee".padEnd(40, "0"),
    locateRemoteAsset: ({ written }) => written,
    signal: new AbortController().signal,
    log: () => undefined,
    ...more,
  });

/** A repository with a base commit, and a pull request's commit upon it, checked out. */
async function repository(change: (cwd: string) => Promise<unknown>, ads = ADS) {
  const cwd = await folder(ads);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], {
      cwd,
      stdio: ["ignore", "pipe", "ignore"],
    })
      .toString()
      .trim();
  const commit = (message: string) => {
    git("add", "-A");
    git("commit", "-qm", message, "--allow-empty");
    return git("rev-parse", "HEAD");
  };
  git("init", "-q", "-b", "main");
  await write(cwd, "site/one/page.html", "one");
  await write(cwd, "site/two/page.html", "two");
  await write(cwd, ".gitignore", "adhere-report\nbase.json\n");
  const base = commit("base");
  git("checkout", "-qb", "change");
  await change(cwd);
  const head = commit("change");
  return { cwd, git, commit, base, head };
}

async function write(cwd: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(cwd, file)), { recursive: true });
  await writeFile(path.join(cwd, file), text);
}

const asked: ChangeSource["listFiles"] = async () => {
  throw new Error("nobody asks the platform where git knows");
};
const states = (result: { entries: readonly { id: string; state: string }[] }) =>
  result.entries.map(({ id, state }) => `${id} ${state}`);

test("a pull request's commit: only whose sources changed, and who names none, are evaluated", async () => {
  await using service = await startService();
  const { cwd, base, head } = await repository((at) => write(at, "site/one/page.html", "changed"));
  const { result } = await job(cwd, service, {}, { changes: { base, head, listFiles: asked } });
  expect(states(result)).toEqual(["one passed", "two skipped", "all passed"]);
  expect(service.evaluations()).toBe(2);
  expect(result.notices).toContain("1 of 3 ads are unaffected by this change (`sources`): 1 skipped.");
});

test("its merge with the base, as runners check it out: lines count as they are there", async () => {
  await using service = await startService();
  const repo = await repository(async (at) => {
    const ads = await readFile(path.join(at, "ads.yml"), "utf8");
    await write(at, "ads.yml", ads.replace("https://shop.example/two", "https://shop.example/two?new"));
  });
  // The base moved on meanwhile, and every line of the manifest with it.
  repo.git("checkout", "-q", "main");
  const ads = await readFile(path.join(repo.cwd, "ads.yml"), "utf8");
  await write(repo.cwd, "ads.yml", ads.replace("ads:\n", `ads:\n${ad("zero", "    sources: [site/zero/**]\n")}`));
  await write(repo.cwd, "site/zero/page.html", "zero");
  const base = repo.commit("meanwhile");
  repo.git("merge", "-q", "--no-ff", "-m", "merge", "change");
  const { result } = await job(repo.cwd, service, {}, { changes: { base, head: repo.head, listFiles: asked } });
  expect(states(result)).toEqual(["zero skipped", "one skipped", "two passed", "all passed"]);
});

test("an ad that repeats another's text by an alias is touched with it", async () => {
  await using service = await startService();
  const ads = adsYml(
    ad("one", "    sources: [site/one/**]\n    copy: &copy { headline: Old }\n"),
    ad("two", "    sources: [site/two/**]\n    copy: *copy\n"),
  );
  const change = (from: string, to: string) => (at: string) => write(at, "ads.yml", ads.replace(from, to));
  const run = async (made: (at: string) => Promise<unknown>) => {
    const { cwd, base, head } = await repository(made, ads);
    return states((await job(cwd, service, {}, { changes: { base, head, listFiles: asked } })).result);
  };
  expect(await run(change("Old", "New"))).toEqual(["one passed", "two passed"]);
  expect(await run(change("shop.example/two", "shop.example/two?new"))).toEqual(["one skipped", "two passed"]);
});

test("without history the platform is asked; a manifest that changed counts as a whole", async () => {
  await using service = await startService();
  const { cwd, git, head } = await repository((at) => write(at, "site/one/page.html", "changed"));
  const clone = `${cwd}-clone`;
  onTestFinished(() => rm(clone, { recursive: true, force: true }));
  git("clone", "-q", "--depth", "1", "--branch", "change", `file://${cwd}`, clone);
  const run = (files: string[]) =>
    job(clone, service, {}, { changes: { base: "b".repeat(40), head, listFiles: async () => ({ files }) } });
  expect(states((await run(["site/two/page.html"])).result)).toEqual(["one skipped", "two passed", "all passed"]);
  expect(states((await run(["ads.yml"])).result)).toEqual(["one passed", "two passed", "all passed"]);
});

test("where nobody can tell what changed, everything is evaluated, and why is said", async () => {
  await using service = await startService();
  const { cwd, base, head } = await repository((at) => write(at, "site/one/page.html", "changed"));
  const elsewhere = await job(cwd, service, {}, { changes: { base, head: "d".repeat(40), listFiles: asked } });
  expect(states(elsewhere.result)).toEqual(["one passed", "two passed", "all passed"]);
  expect(elsewhere.result.notices).toContainEqual(
    expect.stringMatching(/^Every ad is evaluated, regardless of its sources: The working folder is not a checkout/u),
  );
  const unknown = { base: "b".repeat(40), head, listFiles: async () => ({ why: "Nobody knows." }) };
  const { result } = await job(cwd, service, {}, { changes: unknown });
  expect(result.notices).toContainEqual(expect.stringContaining("Nobody knows."));
  expect(result.counts.skipped).toBe(0);
});

test("a pattern that matches no file is a warning at its line, and its ad is evaluated", async () => {
  await using service = await startService();
  const ads = adsYml(ad("one", "    sources:\n      - site/one/**\n      - sites/two/**\n"), ad("all"));
  const { cwd, base, head } = await repository((at) => write(at, "README.md", "x"), ads);
  const { result } = await job(cwd, service, {}, { changes: { base, head, listFiles: asked } });
  expect(states(result)).toEqual(["one passed", "all passed"]);
  expect(result.notices).toEqual([
    'ads.yml:8:9: sources: "sites/two/**" matches no file of the repository, so this ad is evaluated in every pull ' +
      "request. Correct the path (upper and lower case and blanks count), or remove the pattern.",
  ]);
});

test("all filtered out is a pass, and said", async () => {
  await using service = await startService();
  const ads = `version: 1\nads:\n${ad("one", "    sources: [site/one/**]\n")}`;
  const { cwd, base, head } = await repository((at) => write(at, "README.md", "x"), ads);
  const { result } = await job(cwd, service, {}, { changes: { base, head, listFiles: asked } });
  expect(result).toMatchObject({
    verdict: "pass",
    exitCode: 0,
    headline: "Nothing to check: the only ad was left out.",
  });
  expect(service.evaluations()).toBe(0);
});

test("what is left out is carried over from the baseline, which is named with its commit", async () => {
  await using service = await startService();
  const { cwd, base, head } = await repository((at) => write(at, "site/one/page.html", "changed"));
  const earlier = await job(cwd, service, {}, { commit: base });
  const from = path.join(cwd, "adhere-report/report.json");
  await writeFile(path.join(cwd, "base.json"), await readFile(from, "utf8"));
  expect(earlier.result.verdict).toBe("pass");
  service.on("https://shop.example/one", scored(4));
  const { result } = await job(
    cwd,
    service,
    { baseline: "base.json" },
    { changes: { base, head, listFiles: asked }, commit: head },
  );
  expect(states(result)).toEqual(["one regressed", "two passed", "all passed"]);
  expect(result.entries[1]).toMatchObject({ carried: { commit: base }, overallScore: 7 });
  expect(result.baseline).toMatchObject({ kind: "report", source: "base.json", commit: base });
  expect(result.headline).toBe("1 of 3 ads failed: 1 regressed. 1 carried over from the baseline.");
});

test("entries are matched by id; new, removed and renamed ones are said", async () => {
  await using service = await startService();
  const cwd = await folder(`version: 1\nads:\n${ad("same")}${ad("old")}${ad("gone")}`);
  service.on("https://shop.example/old", scored(4));
  await job(cwd, service, { "report-dir": "base" });
  await writeFile(
    path.join(cwd, "ads.yml"),
    `version: 1\nads:\n${ad("same")}${ad("old").replace("id: old", "id: new-name")}${ad("fresh")}`,
  );
  const { result } = await job(cwd, service, { baseline: "base/report.json" });
  expect(result.baseline).toMatchObject({
    added: ["fresh"],
    removed: ["gone"],
    renamed: [{ from: "old", to: "new-name" }],
  });
  expect(result.entries.map(({ baseline }) => baseline?.overallScore ?? null)).toEqual([7, 4, null]);
  expect(result).toMatchObject({ verdict: "pass" });
  expect(result.entries[1]).toMatchObject({ state: "below_threshold", failedBefore: true });
});

test("a report excuses no other ad that has its id now", async () => {
  await using service = await startService();
  const ids = ["same", "asset", "landing", "platform"];
  const cwd = await folder(`version: 1\nads:\n${ids.map((id) => ad(id)).join("")}`);
  for (const id of [...ids, "elsewhere"]) service.on(`https://shop.example/${id}`, scored(4));
  await job(cwd, service, { "report-dir": "base" });
  await writeFile(
    path.join(cwd, "ads.yml"),
    adsYml(
      ad("same"),
      ad("asset").replace("asset.png", "other.png"),
      ad("landing").replace("shop.example/landing", "shop.example/elsewhere"),
      ad("platform", "    platform: meta\n"),
    ),
  );
  const { result } = await job(cwd, service, { baseline: "base/report.json" });
  expect(result.entries.map(({ id, failedBefore }) => [id, failedBefore ?? false])).toEqual([
    ["same", true],
    ["asset", false],
    ["landing", false],
    ["platform", false],
  ]);
  expect(result).toMatchObject({ verdict: "fail", exitCode: 1 });
  expect(result.entries[1]?.reason).toContain("but this change edits the ad itself");
});

test("a baseline that is not there yet is said; one that cannot be read is a mistake", async () => {
  await using service = await startService();
  const cwd = await folder();
  const { result } = await job(cwd, service, { baseline: "base.json" });
  expect(result.notices).toContainEqual(expect.stringContaining("There is no baseline base.json yet"));
  for (const text of ["{", "{}", '{"schema":"adhere-report/2"}', '{"schema":"adhere-report/1"}', "[1]"]) {
    await writeFile(path.join(cwd, "base.json"), text);
    await expect(job(cwd, service, { baseline: "base.json" })).rejects.toThrow(SettingsError);
  }
});

test("production: both addresses in one run, right after one another, and the difference decides", async () => {
  await using service = await startService();
  const on = (id: string, production: number | null, preview: number | null) => {
    for (const [origin, score] of [
      ["https://shop.example", production],
      ["https://preview.example", preview],
    ] as const) {
      service.on(`${origin}/${id}`, score === null ? acts.linkBroken() : scored(score));
    }
  };
  on("better", 6, 8);
  on("regressed", 9, 7.5);
  on("bad-before", 4, 4);
  on("dead-before", null, null);
  on("died", 8, null);
  on("new-page", null, 5);
  const ids = ["better", "regressed", "bad-before", "dead-before", "died", "new-page"];
  const cwd = await folder(`version: 1\nads:\n${ids.map((id) => ad(id)).join("")}`);
  const rewrite = "https://shop.example => https://preview.example";
  const { result } = await job(cwd, service, { baseline: "production", rewrite, concurrency: "1" });
  const fails = result.entries.map(({ id, state, failedBefore }) => [id, state, failedBefore ?? false]);
  expect(fails).toEqual([
    ["better", "passed", false],
    ["regressed", "regressed", false],
    ["bad-before", "below_threshold", true],
    ["dead-before", "link_broken", true],
    ["died", "link_broken", false],
    ["new-page", "below_threshold", false],
  ]);
  expect(result.verdict).toBe("fail");
  expect(result.baseline).toMatchObject({ kind: "production", source: "production" });
  const landings = service.requests.flatMap(({ landing }) => landing ?? []);
  expect(landings).toEqual(ids.flatMap((id) => [`https://shop.example/${id}`, `https://preview.example/${id}`]));
});

test("a notice says that no drop can be detected if production could not be evaluated", async () => {
  await using service = await startService();
  for (const id of ["hidden", "walled", "seen"]) {
    service.on(`https://shop.example/${id}`, id === "seen" ? scored(8) : acts.urlOnly());
    service.on(`https://preview.example/${id}`, id === "walled" ? acts.urlOnly() : scored(7));
  }
  const cwd = await folder(`version: 1\nads:\n${["hidden", "walled", "seen"].map((id) => ad(id)).join("")}`);
  const rewrite = "https://shop.example => https://preview.example";
  const { result } = await job(cwd, service, { baseline: "production", rewrite });
  expect(states(result)).toEqual(["hidden passed", "walled url_only", "seen passed"]);
  expect(result.notices.filter((notice) => notice.includes("a drop cannot be detected"))).toEqual([
    "hidden has no score in the baseline, so a drop cannot be detected: only its threshold applies.",
  ]);
});

test("production needs to know what the change makes of the pages", async () => {
  await using service = await startService();
  await expect(job(await folder(), service, { baseline: "production" })).rejects.toThrow(
    /Set site, rewrite or preview/u,
  );
});

test("Paused ads are skipped, counted and said; include-paused checks them", async () => {
  const paused = ad("two", "    status: paused\n    ref: google:7\n    campaign: Brand\n");
  const cwd = await folder(adsYml(ad("one"), paused));
  await using service = await startService();
  for (const id of ["one", "two"]) service.on(`https://shop.example/${id}`, scored(9));
  const { result } = await job(cwd, service, {});
  expect(result.entries.map(({ id, state, reason }) => [id, state, reason])).toEqual([
    ["one", "passed", expect.any(String)],
    ["two", "skipped", "Skipped: its status in the manifest is paused."],
  ]);
  expect(result.entries[1]).toMatchObject({
    paused: true,
    refs: [{ ref: "google:7", campaign: "Brand", group: null }],
  });
  expect(result.notices).toContain("Paused in the manifest, and skipped: 1 of 2 ads.");
  expect(result).toMatchObject({ verdict: "pass", headline: "The ad matches its landing page." });

  const all = await job(cwd, service, { "include-paused": "true" });
  expect(all.result.entries.map(({ state }) => state)).toEqual(["passed", "passed"]);
});

test("A paused ad needs no picture, and without another ad there is nothing to check", async () => {
  const cwd = await folder(
    adsYml("  - id: one\n    asset: gone.png\n    landing: https://a.example/\n    status: paused\n"),
  );
  await using service = await startService();
  const { result } = await job(cwd, service, {});
  expect(result).toMatchObject({ verdict: "pass", headline: "Nothing to check: the only ad was left out." });
  await expect(job(cwd, service, { "include-paused": "true" })).rejects.toThrow("gone.png");
});
