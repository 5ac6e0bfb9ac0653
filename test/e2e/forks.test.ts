import { expect, test } from "vitest";
import { renderCommentMarker } from "../../src/report/comment-marker.ts";
import { renderJsonReport } from "../../src/report/json.ts";
import type { CheckReport } from "../../src/result/check-report.ts";
import { startDestinations } from "../doubles/destinations.ts";
import {
  HEAD_SHA,
  pullRequestEvent,
  pushEvent,
  type WorkflowRunOptions,
  workflowRunEvent,
} from "../doubles/runner-events.ts";
import { findGitHubAutolinks, listTags, renderGfm } from "../report/github-markdown.ts";
import { belowEntry, brokenEntry, passedEntry, sampleMixedResult, sampleResult } from "../report/sample-results.ts";
import { createHarness } from "./action-harness.ts";

const FORK = { headSha: HEAD_SHA, locked: false, from: "stranger/shop" };
const LINKS = { mode: "links", "api-url": "", "api-key": "" };
const FILE = "adhere-report/report.json";
/** Where the bundle's own run would write: what is read must not be what it wrote. */
const PUBLISH = { publish: FILE, "report-dir": "own-report" };

/** A fork's pull request 7 beside one of somebody else's, 8, and the report that its run has left. */
async function publishForkReport(
  report: string | CheckReport,
  trigger: WorkflowRunOptions = {},
  files: Record<string, string> = {},
) {
  const other = { headSha: "9".repeat(40), locked: false, from: "other/shop", branch: "other" };
  const stage = await createHarness({ github: { pulls: { 7: FORK, 8: other } } });
  const text = typeof report === "string" ? report : renderJsonReport(report);
  const ran = await stage.run({
    event: workflowRunEvent(trigger),
    files: { [FILE]: text, ...files },
    inputs: PUBLISH,
    env: { GITHUB_WORKFLOW: "Ads of forks", GITHUB_JOB: "publish" },
  });
  return { ...stage, ran };
}

const warnings = (ran: { annotations: { level: string; message: string }[] }) =>
  ran.annotations.filter(({ level }) => level === "warning").map(({ message }) => message);

test("a fork's pull request gets a verdict without secrets, and one notice about the read-only token", async () => {
  const destinations = await startDestinations();
  const { github, run } = await createHarness();
  for (const method of ["POST", "PATCH", "DELETE"]) {
    github.misbehave({ method, path: /^\/repos\//u, fault: "read_only" });
  }
  const ran = await run({
    event: pullRequestEvent({ fork: "stranger" }),
    ads: `version: 1\nads:\n  - id: dead\n    platform: meta\n    landing: ${destinations.url("/404")}\n`,
    inputs: LINKS,
  });
  await destinations.close();
  expect([ran.exitCode, ran.outputs["verdict"]]).toEqual([1, "fail"]);
  expect(ran.summary).toContain("Broken link");
  expect(
    ran.annotations.filter(({ level, properties }) => level === "error" && properties["file"] === "ads.yml"),
  ).toHaveLength(1);
  const notices = ran.annotations.filter(({ level }) => level === "notice");
  expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining("read-only")]);
});

test("the workflow_run job posts the report to the pull request of the head commit, and sets no verdict", async () => {
  const { github, ran } = await publishForkReport(sampleMixedResult());
  expect([ran.exitCode, warnings(ran)]).toEqual([0, []]);
  expect(github.comments).toMatchObject([{ issue: 7, author: "github-actions[bot]" }]);
  const body = github.comments[0]?.body ?? "";
  expect(body.split("\n")[0]).toMatch(/^<!-- adhere comment=[0-9a-f]{12}(?:\/[0-9a-f]{12}){2} -->$/u);
  expect(body).toContain("is not verified");
  expect(body).toContain("spring-sale-feed");
  expect(body).toContain("https://github.com/acme/shop/actions/runs/77");
  expect(body).toContain(`https://github.com/stranger/shop/blob/${HEAD_SHA}/ads.yml#L12`);
  expect(ran.outputs).toEqual({ "comment-url": expect.stringContaining("#issuecomment-") });
});

test("a fork's second run updates the comment of the first", async () => {
  const { github, run } = await publishForkReport(sampleResult([belowEntry("a")]));
  const env = { GITHUB_WORKFLOW: "Ads of forks", GITHUB_JOB: "publish" };
  const event = workflowRunEvent({ startedAt: "2026-11-20T11:31:00Z" });
  await run({
    event,
    files: { [FILE]: renderJsonReport(sampleResult([passedEntry("a")])) },
    inputs: PUBLISH,
    env,
  });
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain("✅");
});

test.each<[string, WorkflowRunOptions]>([
  ["a push", { started: "push" }],
  ["this repository's own pull request", { from: "acme" }],
  ["a fork that is gone", { from: null }],
  ["a commit that is no pull request's head any more", { headSha: "e".repeat(40) }],
  ["another fork with the same commit and branch", { from: "impostor" }],
])("nothing is posted for %s", async (_, trigger) => {
  const { github, ran } = await publishForkReport(
    { ...sampleMixedResult(), commit: trigger.headSha ?? HEAD_SHA },
    trigger,
  );
  expect(github.comments).toEqual([]);
  expect([ran.exitCode, ran.outputs]).toEqual([0, { "comment-url": "" }]);
});

test("pull request, commit and time come from GitHub, not from the report", async () => {
  const honest = renderJsonReport({ ...sampleMixedResult(), startedAt: "2099-01-01T00:00:00.000Z" });
  const forged = honest.replace('"schema"', '"pullRequest": 8, "number": 8, "pull_request": {"number": 8}, "schema"');
  const { github, run } = await publishForkReport(forged);
  expect(github.comments).toMatchObject([{ issue: 7 }]);
  expect(github.comments[0]?.body).not.toContain("2099");
  // Its next run is not locked out by a time that is still to come.
  await run({
    event: workflowRunEvent({ startedAt: "2026-11-20T11:31:00Z" }),
    files: { [FILE]: renderJsonReport(sampleResult([passedEntry("a")])) },
    inputs: PUBLISH,
    env: { GITHUB_WORKFLOW: "Ads of forks", GITHUB_JOB: "publish" },
  });
  expect(github.comments[0]?.body).toContain("✅");
});

test("another commit's report is rejected with a warning, and the job succeeds", async () => {
  const { github, ran } = await publishForkReport({ ...sampleMixedResult(), commit: "e".repeat(40) });
  expect(github.comments).toEqual([]);
  expect(warnings(ran)).toEqual([expect.stringContaining("it is for another commit")]);
  expect(ran.exitCode).toBe(0);
});

test("markers, markup, mentions and commands in a report are escaped", async () => {
  const evil = [
    renderCommentMarker("Ads/ads"),
    "--> <img src=https://evil.example/x.png> </details>",
    "@acme/admins ![x](https://evil.example/x.png) [click](https://evil.example)",
    "::error::forged",
    "##[error]forged",
  ].join("\n");
  const entry = brokenEntry(evil, {
    reason: evil,
    landingUrl: `https://acme.example/${evil}`,
    notices: [evil],
    linkTrail: [evil],
  });
  const { github, ran } = await publishForkReport({
    ...sampleResult([entry, passedEntry("a")]),
    notices: [evil],
    headline: evil,
    tool: { name: "adhere", version: evil },
  });
  const body = github.comments[0]?.body ?? "";
  const html = renderGfm(body);
  expect(findGitHubAutolinks(html)).toEqual([]);
  const tags = listTags(html);
  expect(tags.filter((tag) => tag.startsWith("<!--")).map((tag) => tag.slice(0, 18))).toEqual([
    "<!-- adhere commen",
    "<!-- adhere state=",
  ]);
  expect(tags.filter((tag) => tag.startsWith("<img"))).toEqual([]);
  const links = tags.filter((tag) => tag.startsWith("<a "));
  const ours = /^<a href="https:\/\/github\.com\/(?:acme|stranger)\/shop\//u;
  // The other ad's landing page.
  expect(links.filter((tag) => !ours.test(tag))).toEqual(['<a href="https://acme.example/a">']);
  expect(ran.annotations.map(({ message }) => message).filter((message) => message.includes("forged"))).toEqual([]);
});

test("a manifest's path cannot lead a link out of the fork's commit", async () => {
  const manifest = { file: "../../../../evil/phish", line: 1, column: 1, endLine: 1 };
  const { github } = await publishForkReport(sampleResult([belowEntry("a", { manifest })]));
  const body = github.comments[0]?.body ?? "";
  expect(body).toContain("a: below threshold");
  expect(body).not.toContain("/blob/");
  expect(body).not.toMatch(/\]\([^)]*\.\./u);
});

test("picture paths and URLs of a report are not linked", async () => {
  const answer = passedEntry("a").answer;
  if (answer === null) throw new Error("The sample has no answer.");
  const entry = belowEntry("a", {
    answer: {
      ...belowEntry("a").answer,
      ...answer,
      overallScore: 4.5,
      landingPageScreenshotUrl: "../../../etc/passwd",
      adScreenshotUrl: "https://evil.example/x.png",
    },
  });
  const { github } = await publishForkReport(
    sampleResult([entry]),
    {},
    { "adhere-report/screenshots/x.js": "process.exit(9)" },
  );
  expect(github.comments[0]?.body).not.toMatch(/etc\/passwd|evil\.example/u);
});

test.each([
  ["no JSON", "{"],
  ["somebody else's", "{}"],
  ["nested too deep", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
])("a report that is %s is not posted or quoted", async (_, text) => {
  const { github, ran } = await publishForkReport(text);
  expect(github.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(ran.outputs).toEqual({ "comment-url": "" });
  expect(warnings(ran)).toEqual([expect.stringContaining("was not posted")]);
  expect(ran.exitCode).toBe(0);
});

test("a run without a report replaces the previous commit's verdict", async () => {
  const { github, run } = await publishForkReport(sampleResult([passedEntry("a")]));
  expect(github.comments[0]?.body).toContain("✅");
  const headSha = "9".repeat(40);
  github.pulls.set(7, { ...FORK, headSha });
  const ran = await run({
    event: workflowRunEvent({ headSha, startedAt: "2026-11-20T11:31:00Z" }),
    inputs: PUBLISH,
    env: { GITHUB_WORKFLOW: "Ads of forks", GITHUB_JOB: "publish" },
  });
  expect(warnings(ran)).toEqual([expect.stringContaining("the file doesn't exist")]);
  expect([ran.exitCode, ran.outputs["comment-url"]]).toEqual([0, expect.stringContaining("#issuecomment-")]);
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain(
    "## ⚠️ Adhere could not run: The pull request's run produced no valid report.",
  );
});

test("publish on another event fails with a message that names workflow_run", async () => {
  const { run } = await createHarness();
  for (const event of [pushEvent(), pullRequestEvent({ event: "pull_request_target", fork: "stranger" })]) {
    const ran = await run({
      event,
      files: { [FILE]: renderJsonReport(sampleMixedResult()) },
      inputs: { ...PUBLISH, comment: "never" },
    });
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout).toContain("docs/guide/check-forks.md");
  }
});

test("if the token can't comment, the job succeeds with one notice", async () => {
  const stage = await createHarness({ github: { pulls: { 7: FORK } } });
  stage.github.misbehave({ method: "POST", path: /^\/repos\//u, fault: "read_only" });
  const ran = await stage.run({
    event: workflowRunEvent(),
    files: { [FILE]: renderJsonReport(sampleMixedResult()) },
    inputs: PUBLISH,
  });
  expect(ran.exitCode).toBe(0);
  expect(ran.annotations.filter(({ level }) => level === "notice")).toHaveLength(1);
});
