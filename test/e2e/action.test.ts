import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import {
  HEAD_SHA,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  type RunnerEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { type ActionHarness, createHarness, OUTPUTS } from "./action-harness.ts";
import { adsYml, landing } from "./sample-manifests.ts";

/** Ads whose ids say what becomes of them; every other one scores 7 and passes. */
const mixed = (): Promise<ActionHarness> =>
  createHarness({
    service: {
      byLanding: {
        [landing("low")]: acts.evaluates(sampleEvaluationWithScore(4)),
        [landing("dead")]: acts.linkBroken(),
        [landing("hidden")]: acts.urlOnly(),
      },
    },
  });

test("a run in which every ad holds is green, and says so wherever people look", async () => {
  const { github, service, run } = await mixed();
  const ran = await run({ event: pullRequestEvent(), ads: adsYml("one", "two") });

  expect(ran.exitCode).toBe(0);
  expect(Object.keys(ran.outputs).sort()).toEqual([...OUTPUTS].sort());
  expect(ran.outputs).toMatchObject({
    verdict: "pass",
    passed: "2",
    failed: "0",
    inconclusive: "0",
    "broken-links": "0",
    "lowest-score": "7",
    "report-json": expect.stringMatching(/\/shop\/adhere-report\/report\.json$/u),
    "comment-url": "https://github.com/acme/shop/pull/7#issuecomment-1001",
  });
  expect(ran.annotations).toEqual([]);
  expect(ran.stdout).toContain("pass: All 2 ads match their landing pages.");
  for (const text of [ran.summary, github.comments[0]?.body]) {
    expect(text).toContain("## ✅ Adhere: All 2 ads match their landing pages.");
  }
  expect(ran.report).toMatchObject({ verdict: "pass", exitCode: 0, commit: HEAD_SHA });
  expect(Object.keys(ran.files).sort()).toEqual([
    "adhere-report/code-quality.json",
    "adhere-report/junit.xml",
    "adhere-report/report.html",
    "adhere-report/report.json",
    "adhere-report/report.md",
    "adhere-report/report.sarif",
    "ads.yml",
  ]);
  expect(service.requests.map((request) => request.path)).toEqual([
    "/api/check-usage",
    "/api/analyze-ad",
    "/api/analyze-ad",
  ]);
});

test("an ad below its threshold and a dead link turn it red, at their lines of the manifest", async () => {
  const { github, run } = await mixed();
  const ran = await run({ event: pullRequestEvent(), ads: adsYml("good", "low", "dead", "hidden") });

  expect(ran.exitCode).toBe(1);
  expect(ran.outputs).toMatchObject({
    verdict: "fail",
    passed: "1",
    failed: "2",
    inconclusive: "1",
    "broken-links": "1",
    "lowest-score": "4",
  });
  const headline = "2 of 4 ads failed: 1 broken link, 1 below threshold; 1 page could not be captured.";
  const at = (line: number) => ({ file: "ads.yml", line: `${line}`, endLine: `${line + 3}` });
  expect(ran.annotations).toMatchObject([
    {
      level: "error",
      message: `The page answers 404.\nLanding page: ${landing("dead")}`,
      properties: { title: "dead: link broken", ...at(11) },
    },
    {
      level: "error",
      message: expect.stringContaining('Fix first: Offer, change the page: "Up to 40% off" →'),
      properties: { title: "low: below threshold (4 / 7)", ...at(7) },
    },
    { level: "warning", properties: { title: "hidden: page not captured", ...at(15) } },
    { level: "error", message: headline, properties: {} },
  ]);
  for (const text of [ran.summary, github.comments[0]?.body]) {
    expect(text).toContain(`## ❌ Adhere: ${headline}`);
    expect(text).toContain("**Broken link:** The page answers 404. Restore the page, or use another URL.");
    expect(text).toContain(`/blob/${HEAD_SHA}/ads.yml#L11`);
  }
  expect(ran.report?.entries.map((entry) => [entry.id, entry.state])).toEqual([
    ["good", "passed"],
    ["low", "below_threshold"],
    ["dead", "link_broken"],
    ["hidden", "url_only"],
  ]);
});

const withoutPullRequest: [string, RunnerEvent][] = [
  ["push", pushEvent()],
  ["schedule", scheduleEvent()],
  ["workflow_dispatch", workflowDispatchEvent()],
  ["merge_group", mergeGroupEvent()],
  ["workflow_run", workflowRunEvent()],
];

test.each(withoutPullRequest)("on %s there is the same verdict and no call to GitHub", async (name, event) => {
  const { github, run } = await mixed();
  const ran = await run({ event, ads: adsYml("good", "dead") });
  expect([name, ran.exitCode]).toEqual([name, 1]);
  expect(ran.outputs).toMatchObject({ verdict: "fail", "broken-links": "1", "comment-url": "" });
  expect(ran.summary).toContain("1 of 2 ads failed: 1 broken link.");
  expect(ran.report?.commit).toBe(HEAD_SHA);
  expect(github.requests).toEqual([]);
});

test("thresholds: the entry's, else the input's", async () => {
  const { run } = await mixed();
  const ads = adsYml("asked", { id: "lenient", more: "    threshold: 4\n" });
  const ran = await run({ ads, inputs: { threshold: "7.5" } });
  expect(ran.report?.entries).toMatchObject([
    { state: "below_threshold", threshold: 7.5 },
    { state: "passed", threshold: 4 },
  ]);
});

test("warn-only shows what is found as warnings and stays green", async () => {
  const { github, run } = await mixed();
  const ran = await run({
    event: pullRequestEvent(),
    ads: adsYml("good", "dead"),
    inputs: { "warn-only": "true" },
  });
  expect(ran.exitCode).toBe(0);
  expect(ran.outputs["verdict"]).toBe("fail");
  expect(ran.annotations.map(({ level }) => level)).toEqual(["warning"]);
  expect(github.comments[0]?.body).toContain("*Warn-only:");
});

test("on-inconclusive says whether an ad that nobody could judge fails the check", async () => {
  const { run } = await mixed();
  const ads = adsYml("good", "hidden");
  const warned = await run({ ads });
  expect(warned.exitCode).toBe(0);
  expect(warned.outputs).toMatchObject({ verdict: "pass", inconclusive: "1" });
  expect(warned.annotations.map(({ level }) => level)).toEqual(["warning"]);

  const failed = await run({ ads, inputs: { "on-inconclusive": "fail" } });
  expect(failed.exitCode).toBe(1);
  expect(failed.outputs).toMatchObject({ verdict: "fail", failed: "0", inconclusive: "1" });
  expect(failed.annotations.map(({ level }) => level)).toEqual(["error", "error"]);
});

test("where no ad could be judged nothing makes it green", async () => {
  const { run } = await mixed();
  const ran = await run({ ads: adsYml("hidden"), inputs: { "warn-only": "true" } });
  expect(ran.exitCode).toBe(1);
  expect(ran.outputs).toMatchObject({ verdict: "inconclusive", passed: "0", "lowest-score": "" });
  expect(ran.summary).toContain("## ⚠️ Adhere: Could not evaluate the ad");
});

test("several manifests, by glob, one a line", async () => {
  const { run } = await mixed();
  const ran = await run({
    files: {
      "a/ads.yml": adsYml("one"),
      "b/c/ads.yml": adsYml("two"),
      "last.json":
        '{"version":1,"ads":[{"id":"dead","asset":"https://cdn.example/d.png","landing":"https://shop.example/dead"}]}',
    },
    inputs: { manifest: "**/ads.yml\n\nlast.json\n" },
  });
  expect(ran.report?.entries.map(({ id, manifest }) => [id, manifest.file])).toEqual([
    ["one", "a/ads.yml"],
    ["two", "b/c/ads.yml"],
    ["dead", "last.json"],
  ]);
  expect(ran.annotations[0]?.properties).toMatchObject({ file: "last.json", line: "1" });
});

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const withFile = {
  ads: "version: 1\nads:\n  - id: file\n    asset: ads/spring sale.png\n    landing: https://shop.example/file\n",
  files: { "ads/spring sale.png": PNG },
};
const imageAskedFor = ({ service }: ActionHarness) =>
  service.requests.filter((request) => request.body !== "").map((request) => JSON.parse(request.body).adData.imageUrl);

test("an ad's file reaches a service by its address at the pull request's head, also from a fork", async () => {
  const own = await mixed();
  await own.run({ ...withFile, event: pullRequestEvent() });
  expect(imageAskedFor(own)).toEqual([`https://raw.githubusercontent.com/acme/shop/${HEAD_SHA}/ads/spring%20sale.png`]);
  const fork = await mixed();
  await fork.run({ ...withFile, event: pullRequestEvent({ fork: "stranger" }) });
  expect(imageAskedFor(fork)).toEqual([
    `https://raw.githubusercontent.com/stranger/shop/${HEAD_SHA}/ads/spring%20sale.png`,
  ]);
});

test("a workspace behind a symbolic link changes no address", async () => {
  const stage = await mixed();
  const { run } = stage;
  let link = "";
  const ran = await run({
    ...withFile,
    before: async (workspace) => {
      link = path.join(path.dirname(workspace), "linked");
      await symlink(workspace, link);
      return { GITHUB_WORKSPACE: link };
    },
  });
  expect(ran.exitCode).toBe(0);
  expect(imageAskedFor(stage)).toEqual([
    `https://raw.githubusercontent.com/acme/shop/${HEAD_SHA}/ads/spring%20sale.png`,
  ]);
});

test("an ad's file of a private repository is not sent, and the error says what to do", async () => {
  const { service, run } = await mixed();
  const ran = await run({ ...withFile, event: pullRequestEvent({ private: true }) });
  expect(ran.exitCode).toBe(1);
  expect(service.evaluations()).toBe(0);
  expect(ran.report?.entries[0]).toMatchObject({ state: "error", error: { code: "ASSET_NOT_PUBLIC" } });
  expect(ran.report?.entries[0]?.reason).toMatch(/private\. Host the file at a public URL .* or remove api-url/u);
});

test("300 ads: a comment that fits, ten annotations of a type, and every entry in the report", async () => {
  const { github, service, run } = await createHarness({ service: { otherwise: acts.linkBroken() } });
  const ids = Array.from({ length: 300 }, (_, i) => `campaign-with-quite-a-long-name-${i}`);
  for (const id of ids.slice(0, 100)) service.on(landing(id), acts.evaluates(sampleEvaluationWithScore(3)));
  for (const id of ids.slice(100, 150)) service.on(landing(id), acts.urlOnly());
  const ran = await run({ event: pullRequestEvent(), ads: adsYml(...ids), inputs: { concurrency: "16" } });

  expect(ran.exitCode).toBe(1);
  expect(ran.report?.entries.map(({ id }) => id)).toEqual(ids);
  expect(service.evaluations()).toBe(300);
  const of = (level: string) => ran.annotations.filter((annotation) => annotation.level === level).length;
  // Nine of the ads' and the verdict's own.
  expect([of("error"), of("warning"), of("notice")]).toEqual([10, 10, 1]);
  expect(github.comments[0]?.body.length).toBeLessThanOrEqual(65_536);
  expect(github.comments[0]?.body).toContain("**Not shown here:**");
  expect(Buffer.byteLength(ran.summary)).toBeLessThan(1024 * 1024);
});
