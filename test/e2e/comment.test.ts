import { expect, test } from "vitest";
import { sampleEvaluationOf } from "../contract/samples.ts";
import type { GitHubDouble } from "../doubles/github.ts";
import { HEAD_SHA, pullRequestEvent } from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { adsYml, landing } from "./manifests.ts";
import { scene } from "./scene.ts";

const event = pullRequestEvent();
const ads = adsYml("good", "low");
const MARKER = "<!-- adhere comment=Ads%2Fads -->";
const BOT = "github-actions[bot]";

/** The ad `low` scores 4 on the first run and 8 from the second on. */
const mendedOnTheSecondRun = () =>
  scene({
    service: {
      byLanding: {
        [landing("low")]: [acts.evaluates(sampleEvaluationOf(4)), acts.evaluates(sampleEvaluationOf(8))],
      },
    },
  });
const alwaysLow = () =>
  scene({ service: { byLanding: { [landing("low")]: acts.evaluates(sampleEvaluationOf(4)) } } });

const writes = (github: GitHubDouble) =>
  github.requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql");
const headings = (github: GitHubDouble) => github.comments.map(({ body }) => body.split("\n")[1]);

test("the second run updates the comment of the first, and a mended ad turns it green", async () => {
  const { github, run } = await mendedOnTheSecondRun();
  const first = await run({ event, ads });
  expect(headings(github)).toEqual(["## ❌ Adhere: 1 of 2 ads holds: 1 below its threshold."]);
  const second = await run({ event, ads });
  expect(headings(github)).toEqual(["## ✅ Adhere: All 2 ads and their landing pages belong together."]);
  expect(writes(github).map(({ method }) => method)).toEqual(["POST", "PATCH"]);
  expect(second.outputs["comment-url"]).toBe(first.outputs["comment-url"]);
  expect([first.exitCode, second.exitCode]).toEqual([1, 0]);
});

test("a run that has nothing new to say writes nothing", async () => {
  const { github, run } = await alwaysLow();
  const first = await run({ event, ads });
  const again = await run({ event, ads });
  expect(writes(github)).toHaveLength(1);
  expect(again.outputs["comment-url"]).toBe(first.outputs["comment-url"]);
});

test("a comment beyond the first page of a long conversation is found", async () => {
  const { github, run } = await mendedOnTheSecondRun();
  for (let i = 0; i < 120; i += 1) github.addComment({ issue: 7, author: "octocat", body: `Remark ${i}` });
  await run({ event, ads });
  await run({ event, ads });
  expect(writes(github).map(({ method }) => method)).toEqual(["POST", "PATCH"]);
  expect(github.comments).toHaveLength(121);
});

test("comment: never asks GitHub for nothing", async () => {
  const { github, run } = await alwaysLow();
  const ran = await run({ event, ads, inputs: { comment: "never" } });
  expect(github.requests).toEqual([]);
  expect(ran.exitCode).toBe(1);
  expect(ran.outputs["comment-url"]).toBe("");
});

test("comment: on-failure says nothing about a green run, and turns what it said green", async () => {
  const inputs = { comment: "on-failure" };
  const { github, run } = await mendedOnTheSecondRun();
  const green = await run({ event, ads: adsYml("good"), inputs });
  expect(github.comments).toEqual([]);
  expect(green.outputs["comment-url"]).toBe("");
  await run({ event, ads, inputs });
  expect(headings(github)).toEqual([expect.stringContaining("❌")]);
  const mended = await run({ event, ads, inputs });
  expect(headings(github)).toEqual([expect.stringContaining("✅")]);
  expect(mended.outputs["comment-url"]).not.toBe("");
});

test("two checks of one pull request have a comment each", async () => {
  const { github, run } = await mendedOnTheSecondRun();
  await run({ event, ads });
  await run({ event, ads: adsYml("good"), env: { GITHUB_JOB: "nightly" } });
  await run({ event, ads: adsYml("good"), inputs: { "comment-id": "shop -- ünïque" } });
  const markers = () => github.comments.map(({ body }) => body.split("\n")[0]);
  const three = [
    MARKER,
    "<!-- adhere comment=Ads%2Fnightly -->",
    "<!-- adhere comment=shop%20%2D%2D%20%C3%BCn%C3%AFque -->",
  ];
  expect(markers()).toEqual(three);
  await run({ event, ads });
  expect(markers()).toEqual(three);
  expect(headings(github)).toEqual(Array(3).fill(expect.stringContaining("✅")));
});

test("somebody else's comment that carries our marker is left alone", async () => {
  const { github, run } = await alwaysLow();
  const body = `${MARKER}\n## ✅ Adhere: everything is fine`;
  github.addComment({ issue: 7, author: "octocat", body });
  await run({ event, ads });
  await run({ event, ads });
  expect(github.comments.map(({ author }) => author)).toEqual(["octocat", BOT]);
  expect(github.comments[0]?.body).toBe(body);
});

test("an older run, whose commit is no longer the head, writes nothing", async () => {
  const { github, run } = await scene({ github: { pulls: { 7: { headSha: "e".repeat(40) } } } });
  const ran = await run({ event, ads: adsYml("good") });
  expect(writes(github)).toEqual([]);
  expect(ran.exitCode).toBe(0);
  expect(ran.outputs["comment-url"]).toBe("");
  expect(ran.stdout).toContain("The pull request is at eeeeeee by now and this run checked 4f1c2d9.");
  expect(ran.annotations).toEqual([]);
});

const refusals: [string, (github: GitHubDouble) => void, typeof event, RegExp][] = [
  [
    "a read-only token, as in a fork's pull request",
    (github) => github.misbehave({ method: "POST", path: /comments/u, fault: "read_only" }),
    pullRequestEvent({ fork: "stranger" }),
    /read-only, as it is for pull requests from forks/u,
  ],
  [
    "a job without the permission",
    (github) => github.misbehave({ method: "POST", path: /comments/u, fault: "read_only" }),
    event,
    /give the job `permissions: pull-requests: write`/u,
  ],
  [
    "a locked conversation",
    (github) => void github.pulls.set(7, { headSha: HEAD_SHA, locked: true }),
    event,
    /is locked: unlock it/u,
  ],
  [
    "a token that GitHub does not accept",
    (github) => github.misbehave({ fault: "unauthorized" }),
    event,
    /does not accept the token/u,
  ],
  [
    "a token that does not see the pull request",
    (github) => github.misbehave({ fault: "not_found" }),
    event,
    /does not see the pull request/u,
  ],
];

test.each(refusals)("%s changes no verdict, and the summary has it all", async (_, prepare, from, says) => {
  const { github, run } = await alwaysLow();
  prepare(github);
  const ran = await run({ event: from, ads });
  expect(ran.exitCode).toBe(1);
  expect(ran.outputs).toMatchObject({ verdict: "fail", "comment-url": "" });
  expect(ran.annotations.filter(({ level }) => level === "notice").map(({ message }) => message)).toEqual([
    expect.stringMatching(says),
  ]);
  expect(ran.summary).toContain("1 of 2 ads holds");
  expect(github.comments).toEqual([]);
});

test("without a token the summary carries the result, and a notice says so", async () => {
  const { github, run } = await alwaysLow();
  const ran = await run({ event, ads, inputs: { "github-token": "" } });
  expect(ran.exitCode).toBe(1);
  expect(ran.annotations).toContainEqual({
    level: "notice",
    message: "No github-token: the job summary carries the result instead of a comment.",
    properties: {},
  });
  expect(github.requests).toEqual([]);
});

test("a pull request whose fork is gone is still commented on", async () => {
  const { github, run } = await alwaysLow();
  await run({ event: pullRequestEvent({ fork: null }), ads });
  expect(headings(github)).toEqual([expect.stringContaining("❌")]);
});

test("a GitHub that stumbles once is asked again, and says it once", async () => {
  const { github, run } = await alwaysLow();
  github.misbehave({ method: "GET", fault: "unavailable", times: 1 });
  github.misbehave({ method: "POST", path: /comments/u, fault: "server_error", times: 1, afterwards: true });
  const ran = await run({ event, ads });
  expect(github.comments).toHaveLength(1);
  expect(ran.outputs["comment-url"]).toContain("#issuecomment-");
});
