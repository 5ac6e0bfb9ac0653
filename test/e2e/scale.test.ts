import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PORT, serveSite } from "../../examples/serve.ts";
import { sampleEvaluationOf } from "../contract/samples.ts";
import { pullRequestEvent, pushEvent } from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { adsYml, landing } from "./manifests.ts";
import { type Scene, scene } from "./scene.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const IDS = ["one", "two", "three", "low", "dead", "six", "seven"];

/** Every shard's report folder, as artifacts bring them to the joining job. */
async function shardsOf({ run }: Scene, ads: string, of: number): Promise<Record<string, string>> {
  const artifacts: Record<string, string> = {};
  for (let index = 1; index <= of; index += 1) {
    const ran = await run({ event: pullRequestEvent(), ads, inputs: { shard: `${index}/${of}` } });
    expect(ran.outputs["comment-url"]).toBe("");
    for (const [file, text] of Object.entries(ran.files)) {
      if (file.startsWith("adhere-report/")) {
        artifacts[file.replace("adhere-report", `shards/ads-shard-${index}`)] = text;
      }
    }
  }
  return artifacts;
}

test("shards say nothing to GitHub; joined they are one verdict, one comment, one report", async () => {
  const stage = await scene({
    service: {
      byLanding: {
        [landing("low")]: acts.evaluates(sampleEvaluationOf(4)),
        [landing("dead")]: acts.linkBroken(),
      },
    },
  });
  const ads = adsYml(...IDS);
  const artifacts = await shardsOf(stage, ads, 3);
  expect(stage.github.requests).toEqual([]);

  const merge = { merge: "shards/*/report.json" };
  const joined = await stage.run({ event: pullRequestEvent(), ads, inputs: merge, files: artifacts });
  expect(joined.exitCode).toBe(1);
  expect(joined.outputs).toMatchObject({ verdict: "fail", passed: "5", failed: "2", "broken-links": "1" });
  expect(joined.report?.entries.map(({ id }) => id)).toEqual(IDS);
  expect(joined.report?.merged).toEqual({ of: 3, shards: [1, 2, 3] });
  expect(stage.github.comments).toHaveLength(1);
  expect(joined.annotations.filter(({ level }) => level === "error")).toHaveLength(3);

  const killed = Object.fromEntries(
    Object.entries(artifacts).filter(([file]) => !file.startsWith("shards/ads-shard-2/")),
  );
  const lacking = await stage.run({ event: pullRequestEvent(), ads, inputs: merge, files: killed });
  expect(lacking).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  expect(lacking.summary).toContain("Shard 2 of 3 is missing");
  expect(stage.github.comments).toHaveLength(1);
  expect(stage.github.comments[0]?.body).toContain("could not judge");
});

test("no shard's report at all is inconclusive, in the comment, too", async () => {
  const { github, run } = await scene();
  const ran = await run({
    event: pullRequestEvent(),
    ads: adsYml("one"),
    inputs: { merge: "shards/*/report.json" },
  });
  expect(ran).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  expect(github.comments).toHaveLength(1);
});

test("a shard whose manifest is broken is red, and leaves the comment to the run that joins", async () => {
  const { github, run } = await scene();
  const ran = await run({
    event: pullRequestEvent(),
    ads: "version: 1\nads: [{}]\n",
    inputs: { shard: "1/2" },
  });
  expect(ran).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  expect(github.requests).toEqual([]);
});

/** A repository whose head changes one file, and the commits. */
async function repository(ads: string, changed: string) {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-repository-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], { cwd })
      .toString()
      .trim();
  git("init", "-q");
  await writeFile(path.join(cwd, "ads.yml"), ads);
  git("add", "-A");
  git("commit", "-qm", "base");
  const base = git("rev-parse", "HEAD");
  await mkdir(path.dirname(path.join(cwd, changed)), { recursive: true });
  await writeFile(path.join(cwd, changed), "changed");
  git("add", "-A");
  git("commit", "-qm", "head");
  return { cwd, base, head: git("rev-parse", "HEAD") };
}

test("a pull request that touches no source completes, green, without asking anybody", async () => {
  const ads = adsYml({ id: "one", more: "    sources: [site/**]\n" });
  const { cwd, base, head } = await repository(ads, "docs/readme.md");
  const { run, service } = await scene({ github: { pulls: { 7: { headSha: head } } } });
  const event = pullRequestEvent({ headSha: head });
  const pull = event.payload["pull_request"] as { base: { sha: string } };
  pull.base.sha = base;
  const ran = await run({
    event,
    ads,
    files: { "docs/readme.md": "changed" },
    before: async (workspace) => {
      await cp(path.join(cwd, ".git"), path.join(workspace, ".git"), { recursive: true });
      return {};
    },
  });
  expect(ran).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", passed: "0" } });
  expect(ran.report?.entries[0]).toMatchObject({ state: "skipped" });
  expect(ran.summary).toContain("Nothing to check: the only ad was left out.");
  expect(service.evaluations()).toBe(0);
});

test("production beside a built folder: what this change broke fails, what was bad before does not", async () => {
  const production = await serveSite(0);
  onTestFinished(() => {
    production.close();
    production.closeAllConnections();
  });
  const { port } = production.address() as AddressInfo;
  const examples = path.join(ROOT, "examples");
  const site = path.join(examples, "site");
  const files: Record<string, string | Uint8Array> = {};
  for (const name of await readdir(site)) {
    const text = await readFile(path.join(site, name), "utf8");
    // The regression: another offer than the ad's.
    files[`dist/${name}`] = name === "subscription.html" ? text.replaceAll("20% off", "5% off") : text;
  }
  for (const name of ["first-bag", "grinder-sale", "tasting-class"]) {
    files[`ads/${name}.png`] = await readFile(path.join(examples, `ads/${name}.png`));
  }
  const ads = (await readFile(path.join(examples, "ads.yml"), "utf8")).replaceAll(String(PORT), String(port));
  const { run } = await scene();
  const ran = await run({
    event: pushEvent(),
    ads,
    files,
    inputs: { "api-url": "", "api-key": "", site: "dist", baseline: "production", concurrency: "1" },
    timeout: 180_000,
    before: async (workspace) => {
      const action = path.join(workspace, "../../_actions/adhere");
      await mkdir(action, { recursive: true });
      await symlink(path.join(ROOT, "node_modules"), path.join(action, "node_modules"));
      return {};
    },
  });
  expect(ran.report?.entries.map(({ id, state, failedBefore = false }) => [id, state, failedBefore])).toEqual(
    [
      ["first-bag", "regressed", false],
      ["grinder-sale", "below_threshold", true],
      ["tasting-class", "link_broken", true],
    ],
  );
  expect(ran).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", failed: "1" } });
  expect(ran.report?.headline).toBe("0 of 3 ads hold: 1 regressed, 2 were failing before this change.");
}, 200_000);
