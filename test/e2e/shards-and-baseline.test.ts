import { mkdir, readdir, readFile, symlink } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { EXAMPLE_SITE_PORT, serveSite } from "../../examples/serve.ts";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import { pullRequestEvent, pushEvent } from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { type ActionHarness, createHarness } from "./action-harness.ts";
import { createCheckout } from "./checkout.ts";
import { adsYml, landing } from "./sample-manifests.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const IDS = ["one", "two", "three", "low", "dead", "six", "seven"];

/** Every shard's report folder, as artifacts bring them to the joining job. */
async function shardsOf({ run }: ActionHarness, ads: string, of: number): Promise<Record<string, string>> {
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
  const stage = await createHarness({
    service: {
      byLanding: {
        [landing("low")]: acts.evaluates(sampleEvaluationWithScore(4)),
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
  expect(stage.github.comments[0]?.body).toContain("Shard reports are incomplete: Shard 2 of 3 is missing");
});

test("confirm-after counts in the shards, each with its own memory; what is not its own it forgets", async () => {
  const stage = await createHarness({ service: { byLanding: { [landing("dead")]: acts.linkBroken() } } });
  const ads = adsYml("one", "dead", "three", "four");
  const now = new Date().toISOString();
  const elsewhere = { url: "https://shop.example/moved", seenDead: 1, since: now, last: now };
  const stranger = { schema: "adhere-state/1", destinations: { ["a".repeat(32)]: elsewhere } };
  let memory = [stranger, stranger].map((state) => JSON.stringify(state));
  const runs: (string | undefined)[] = [];
  for (let run = 1; run <= 2; run += 1) {
    const artifacts: Record<string, string> = {};
    const next: string[] = [];
    for (const index of [1, 2]) {
      const ran = await stage.run({
        ads,
        files: { "state.json": memory[index - 1] ?? "" },
        inputs: { shard: `${index}/2`, "confirm-after": "2", "state-file": "state.json" },
      });
      artifacts[`shards/${index}/report.json`] = ran.files["adhere-report/report.json"] ?? "";
      next.push(ran.files["state.json"] ?? "");
    }
    memory = next;
    const joined = await stage.run({ ads, files: artifacts, inputs: { merge: "shards/*/report.json" } });
    runs.push(joined.outputs["verdict"], joined.report?.headline);
  }
  expect(runs).toEqual([
    ...["pass", "3 of 4 ads passed: 1 broken link not confirmed yet."],
    ...["fail", "1 of 4 ads failed: 1 broken link."],
  ]);
  const remembered = memory.map((text) => Object.values(JSON.parse(text).destinations));
  expect(remembered.flat()).toMatchObject([{ url: landing("dead"), seenDead: 2 }]);
});

test("no shard's report at all is inconclusive, in the comment, too", async () => {
  const { github, run } = await createHarness();
  const ran = await run({
    event: pullRequestEvent(),
    ads: adsYml("one"),
    inputs: { merge: "shards/*/report.json" },
  });
  expect(ran).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  expect(github.comments).toHaveLength(1);
});

test("a shard whose manifest is broken is red, and leaves the comment to the run that joins", async () => {
  const { github, run } = await createHarness();
  const ran = await run({
    event: pullRequestEvent(),
    ads: "version: 1\nads: [{}]\n",
    inputs: { shard: "1/2" },
  });
  expect(ran).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  expect(github.requests).toEqual([]);
});

test("a pull request that touches no source completes, green, without asking anybody", async () => {
  const ads = adsYml({ id: "one", more: "    sources: [site/**]\n" });
  const { base, head, files, addHistory } = await createCheckout(
    { "ads.yml": ads, "site/index.html": "site" },
    { "docs/readme.md": "changed" },
  );
  const { run, service } = await createHarness({ github: { pulls: { 7: { headSha: head } } } });
  const event = pullRequestEvent({ headSha: head });
  const pull = event.payload["pull_request"] as { base: { sha: string } };
  pull.base.sha = base;
  const ran = await run({ event, files, before: addHistory });
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
  const ads = (await readFile(path.join(examples, "ads.yml"), "utf8")).replaceAll(
    String(EXAMPLE_SITE_PORT),
    String(port),
  );
  const { run } = await createHarness();
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
  expect(ran.report?.entries.map(({ id, state, failedBefore = false }) => [id, state, failedBefore])).toEqual([
    ["first-bag", "regressed", false],
    ["grinder-sale", "below_threshold", true],
    ["tasting-class", "link_broken", true],
  ]);
  expect(ran).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", failed: "1" } });
  expect(ran.report?.headline).toBe("1 of 3 ads failed: 1 regressed; 2 already failing before this change.");
}, 200_000);
