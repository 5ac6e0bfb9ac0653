import { expect, test } from "vitest";
import { parseStateBlock } from "../../src/report/comment-state.ts";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import type { GitHubDouble } from "../doubles/github.ts";
import { HEAD_SHA, pullRequestEvent } from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { createCommentHarness as scene } from "./action-harness.ts";
import { adsYml, landing } from "./sample-manifests.ts";

const event = pullRequestEvent();
const NEXT_SHA = "9".repeat(40);
const ads = adsYml("good", "low");
/** Workflow and job; no matrix; the step and what it checks. */
const MARKER = "<!-- adhere comment=bb0eda32edf4/74234e98afe7/8a6affbbb6f3 -->";
const NIGHTLY_MARKER = "<!-- adhere comment=a4957706dec3/74234e98afe7/8a6affbbb6f3 -->";
const BOT = "github-actions[bot]";

/** The ad `low` scores 4 on the first run and 8 from the second on. */
const fixedOnTheSecondRun = () =>
  scene({
    service: {
      byLanding: {
        [landing("low")]: [acts.evaluates(sampleEvaluationWithScore(4)), acts.evaluates(sampleEvaluationWithScore(8))],
      },
    },
  });
const alwaysLow = () =>
  scene({ service: { byLanding: { [landing("low")]: acts.evaluates(sampleEvaluationWithScore(4)) } } });

const readRememberedState = (github: GitHubDouble) => {
  const state = parseStateBlock(github.comments[0]?.body ?? "");
  if (state === null) throw new Error("The comment remembers nothing.");
  return state;
};
const writes = (github: GitHubDouble) =>
  github.requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql");
const moveHead = (github: GitHubDouble, headSha: string) => github.pulls.set(7, { headSha, locked: false });
const headings = (github: GitHubDouble) => github.comments.map(({ body }) => body.split("\n")[1]);

test("the second run updates the comment of the first, and a mended ad turns it green", async () => {
  const { github, run } = await fixedOnTheSecondRun();
  const first = await run({ event, ads });
  expect(headings(github)).toEqual(["## ❌ Adhere: 1 of 2 ads failed: 1 below threshold."]);
  const second = await run({ event, ads });
  expect(headings(github)).toEqual(["## ✅ Adhere: All 2 ads match their landing pages."]);
  expect(writes(github).map(({ method }) => method)).toEqual(["POST", "PATCH"]);
  expect(second.outputs["comment-url"]).toBe(first.outputs["comment-url"]);
  expect([first.exitCode, second.exitCode]).toEqual([1, 0]);
});

test("a mended ad is told from the one before: its change, its old state, and what passed folded away", async () => {
  const { github, run } = await fixedOnTheSecondRun();
  await run({ event, ads });
  moveHead(github, NEXT_SHA);
  await run({ event: pullRequestEvent({ headSha: NEXT_SHA }), ads });
  const body = github.comments[0]?.body ?? "";
  expect(body).toContain(`**Since \`${HEAD_SHA.slice(0, 7)}\`:** 1 fixed.`);
  expect(body).toMatch(/\| 8\u00a0\/\u00a07\u00a0▲\u00a04 \| Passed \(fixed\) \|/u);
  expect(body).toMatch(/<details><summary>2 ads passed<\/summary>/u);
  expect(body).not.toContain("####");
  expect(body).toContain(`2 ads checked at \`${NEXT_SHA.slice(0, 7)}\``);
});

test("comment: always says when it was last checked", async () => {
  const { github, run } = await alwaysLow();
  const first = await run({ event, ads });
  const again = await run({ event, ads });
  expect(writes(github).map(({ method }) => method)).toEqual(["POST", "PATCH"]);
  expect(again.outputs["comment-url"]).toBe(first.outputs["comment-url"]);
});

test("comment: changes writes when something has changed, and not before", async () => {
  const inputs = { comment: "changes" };
  const { github, run } = await scene({
    service: {
      byLanding: {
        [landing("low")]: [4, 4, 5, 8].map((score) => acts.evaluates(sampleEvaluationWithScore(score))),
      },
    },
  });
  const wrote = async () => {
    const before = writes(github).length;
    const ran = await run({ event, ads, inputs });
    expect(ran.outputs["comment-url"]).toContain("#issuecomment-");
    return writes(github).length - before;
  };
  expect([await wrote(), await wrote(), await wrote(), await wrote()]).toEqual([1, 0, 1, 1]);
  expect(headings(github)).toEqual([expect.stringContaining("✅")]);
});

test("a comment beyond the first page of a long conversation is found", async () => {
  const { github, run } = await fixedOnTheSecondRun();
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
  const { github, run } = await fixedOnTheSecondRun();
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
  const { github, run } = await fixedOnTheSecondRun();
  await run({ event, ads });
  await run({ event, ads: adsYml("good"), env: { GITHUB_JOB: "nightly" } });
  await run({ event, ads: adsYml("good"), inputs: { "comment-id": "shop -- ünïque" } });
  const markers = () => github.comments.map(({ body }) => body.split("\n")[0]);
  const three = [MARKER, NIGHTLY_MARKER, "<!-- adhere comment=shop%20%2D%2D%20%C3%BCn%C3%AFque -->"];
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
  expect(ran.stdout).toContain("The pull request is now at eeeeeee; this run checked 4f1c2d9.");
  expect(ran.annotations).toEqual([]);
});

const refusals: [string, (github: GitHubDouble) => void, typeof event, RegExp][] = [
  [
    "a read-only token, as in a fork's pull request",
    (github) => github.misbehave({ method: "POST", path: /comments/u, fault: "read_only" }),
    pullRequestEvent({ fork: "stranger" }),
    /read-only because the pull request comes from a fork/u,
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
    "a token that GitHub rejects",
    (github) => github.misbehave({ fault: "unauthorized" }),
    event,
    /rejected the token/u,
  ],
  [
    "a token that can't access the pull request",
    (github) => github.misbehave({ fault: "not_found" }),
    event,
    /can't access the pull request/u,
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
  expect(ran.summary).toContain("1 of 2 ads failed");
  expect(github.comments).toEqual([]);
});

test("without a token, the result is only in the job summary, and a notice says so", async () => {
  const { github, run } = await alwaysLow();
  const ran = await run({ event, ads, inputs: { "github-token": "" } });
  expect(ran.exitCode).toBe(1);
  expect(ran.annotations).toContainEqual({
    level: "notice",
    message: "No comment was written, because there is no github-token: see the job summary.",
    properties: {},
  });
  expect(github.requests).toEqual([]);
});

test("a pull request whose fork is gone is still commented on", async () => {
  const { github, run } = await alwaysLow();
  await run({ event: pullRequestEvent({ fork: null }), ads });
  expect(headings(github)).toEqual([expect.stringContaining("❌")]);
});

const mistaken = adsYml("good", { id: "low", more: "    treshold: 7\n" });

test("an old verdict does not stand when the manifest gains a mistake, and what it knew is kept", async () => {
  const { github, run } = await fixedOnTheSecondRun();
  await run({ event, ads });
  moveHead(github, NEXT_SHA);
  const broken = await run({ event: pullRequestEvent({ headSha: NEXT_SHA }), ads: mistaken });
  expect(headings(github)).toEqual(["## ⚠️ Adhere could not run: The ads manifest has a mistake."]);
  const body = github.comments[0]?.body ?? "";
  expect(body).toContain(`[ads.yml, line 11](https://github.com/acme/shop/blob/${NEXT_SHA}/ads.yml#L11): `);
  expect(body).not.toContain("| Score |");
  expect(broken.outputs).toEqual({
    verdict: "inconclusive",
    "comment-url": expect.stringContaining("#issue"),
  });
  expect(broken.summary).toContain("Adhere could not run");

  const last = "8".repeat(40);
  moveHead(github, last);
  await run({ event: pullRequestEvent({ headSha: last }), ads });
  expect(headings(github)).toEqual([expect.stringContaining("✅")]);
  expect(github.comments[0]?.body).toContain(`**Since \`${HEAD_SHA.slice(0, 7)}\`:** 1 fixed.`);
});

test.each([
  ["always", 1],
  ["changes", 1],
  ["on-failure", 1],
  ["never", 0],
])("a run that cannot judge says so under comment: %s", async (comment, comments) => {
  const { github, run } = await scene();
  await run({ event, ads: mistaken, inputs: { comment } });
  await run({ event, ads: mistaken, inputs: { comment } });
  expect(github.comments).toHaveLength(comments);
  expect(writes(github).map(({ method }) => method)).toEqual(
    comment === "never" ? [] : comment === "changes" ? ["POST"] : ["POST", "PATCH"],
  );
});

test("a service whose address cannot be used is said in the comment, too", async () => {
  const { github, run } = await scene();
  const ran = await run({ event, ads, inputs: { "api-url": "https://user:secret@shop.example" } });
  expect(ran.exitCode).toBe(1);
  expect(headings(github)).toEqual([expect.stringContaining("⚠️ Adhere could not run: api-url contains a user")]);
  expect(github.comments[0]?.body).not.toContain("secret");
});

test("an input that cannot be read is said in the comment, as long as the comment's own can", async () => {
  const { github, run } = await scene();
  await run({ event, ads, inputs: { threshold: "eleven", "comment-id": "mine" } });
  expect(github.comments.map(({ body }) => body.split("\n", 2))).toEqual([
    ["<!-- adhere comment=mine -->", "## ⚠️ Adhere could not run: Some inputs are invalid."],
  ]);
});

const COMMENT_LISTINGS = { method: "GET", path: /\/issues\/7\/comments$/u, times: 2 } as const;

/** Lets nobody on before so many have come. */
function barrier(n: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === n) resolve();
    return promise;
  };
}

/** Two runs that look, write and look again in step. */
function synchroniseReads(github: GitHubDouble): void {
  github.misbehave({ ...COMMENT_LISTINGS, meanwhile: barrier(2) });
  github.misbehave({ ...COMMENT_LISTINGS, meanwhile: barrier(2) });
}

test("two jobs with one id at once: one comment stands, with the newer one's word", async () => {
  const { github, run } = await alwaysLow();
  synchroniseReads(github);
  await Promise.all([run({ event, ads }), run({ event, ads, env: { GITHUB_RUN_ID: "4243" } })]);
  expect(github.comments.map(({ author }) => author)).toEqual([BOT]);
  // The number decides, not the time: the runners' clocks differ.
  expect(readRememberedState(github).run).toBe("4243.1");
});

test("two jobs with different ids at once: each has its comment", async () => {
  const { github, run } = await alwaysLow();
  synchroniseReads(github);
  await Promise.all([run({ event, ads }), run({ event, ads, env: { GITHUB_JOB: "nightly" } })]);
  expect(github.comments.map(({ body }) => body.split("\n")[0]).sort()).toEqual([NIGHTLY_MARKER, MARKER]);
});

test("an older run of the same commit that finishes late leaves the newer one's word", async () => {
  const { github, run } = await alwaysLow();
  // While the older one looks at the pull request, the newer one begins and is done.
  github.misbehave({
    method: "GET",
    path: /\/pulls\/7$/u,
    times: 1,
    meanwhile: () => run({ event, ads: adsYml("good"), env: { GITHUB_RUN_ID: "4300" } }),
  });
  const older = await run({ event, ads });
  expect(headings(github)).toEqual([expect.stringContaining("✅")]);
  expect(readRememberedState(github).run).toBe("4300.1");
  expect(older.exitCode).toBe(1);
  expect(older.stdout).toContain("A newer run of this commit has already commented.");
});

test("a comment that somebody deleted is written anew", async () => {
  const { github, run } = await alwaysLow();
  await run({ event, ads });
  github.comments.splice(0);
  await run({ event, ads });
  expect(headings(github)).toEqual([expect.stringContaining("❌")]);
});

test("a comment that somebody has edited is put right, without what it remembered", async () => {
  const { github, run } = await alwaysLow();
  await run({ event, ads });
  Object.assign(github.comments[0] ?? {}, { body: `${MARKER}\nAll is well. <!-- adhere state=1 AAAA -->` });
  await run({ event, ads });
  expect(headings(github)).toEqual([expect.stringContaining("❌")]);
  expect(github.comments[0]?.body).not.toContain("Since");
});

test.each([
  ["an App's token", { kind: "app", login: "adhere-ci[bot]" }],
  ["a person's token", { kind: "user", login: "octocat" }],
] as const)("%s finds its own comment again among others' with our marker", async (_, viewer) => {
  const { github, run } = await scene({ github: { viewer } });
  github.addComment({ issue: 7, author: BOT, body: `${MARKER}\nforged` });
  github.addComment({ issue: 7, author: "mallory", body: `${MARKER}\nforged` });
  await run({ event, ads });
  await run({ event, ads });
  expect(github.comments.map(({ author, body }) => [author, body.includes("forged")])).toEqual([
    [BOT, true],
    ["mallory", true],
    [viewer.login, false],
  ]);
});

test("400 ads fit in one comment, and the next run knows them all", async () => {
  const { github, run, service } = await scene({
    service: { otherwise: acts.evaluates(sampleEvaluationWithScore(4)) },
  });
  const ids = Array.from({ length: 400 }, (_, i) => `campaign-with-quite-a-long-name-${i}`);
  for (const id of ids.slice(0, 30)) service.on(landing(id), acts.linkBroken());
  const inputs = { concurrency: "32" };
  const first = await run({ event, ads: adsYml(...ids), inputs, timeout: 60_000 });
  expect(first.exitCode).toBe(1);
  moveHead(github, NEXT_SHA);
  for (const id of ids.slice(0, 30)) service.on(landing(id), acts.evaluates(sampleEvaluationWithScore(8)));
  await run({ event: pullRequestEvent({ headSha: NEXT_SHA }), ads: adsYml(...ids), inputs, timeout: 60_000 });
  const body = github.comments[0]?.body ?? "";
  expect(body.length).toBeLessThanOrEqual(65_536);
  expect(body).toContain("30 fixed.");
  expect(body).toMatch(/Not shown here:.*See \[the job summary\]\(.+\) and the JSON/u);
  expect(body.match(/^\| ❌/gmu)).toHaveLength(100);
  expect(parseStateBlock(body)?.entries.size).toBe(400);
});

test("GitHub's rate limits and failures delay the comment; a permanent one does not change the verdict", async () => {
  const { github, run } = await alwaysLow();
  github.misbehave({ method: "POST", path: /comments/u, fault: "secondary_limit", retryAfter: 1, times: 1 });
  github.misbehave({ method: "GET", path: /pulls/u, fault: "server_error", times: 1 });
  const ran = await run({ event, ads });
  expect(github.comments).toHaveLength(1);
  expect(ran.annotations.filter(({ level }) => level === "notice")).toEqual([]);

  github.misbehave({ method: "PATCH", fault: "secondary_limit", retryAfter: 3_600 });
  const limited = await run({ event, ads });
  expect(limited.exitCode).toBe(1);
  expect(limited.annotations.filter(({ level }) => level === "notice").map(({ message }) => message)).toEqual([
    expect.stringContaining("GitHub's rate limit is exceeded; the next run will write the comment."),
  ]);
});

test("a waiver is shown until its day, and fails the check from the next on", async () => {
  const waived = (until: string) =>
    adsYml("good", {
      id: "low",
      more: `    accept: [{ kind: offer, until: ${until}, reason: Legal clears the banner in January. }]\n`,
    });
  const scores = { visualMatch: 8, messageMatch: 3, aboveTheFoldContinuity: 3, toneAlignment: 8 };
  const offer = {
    element: "Offer",
    category: "message",
    adValue: "50% off",
    landingPageValue: "20% off",
    status: "mismatch",
    severity: "HIGH",
    recommendation: "Settle which is right.",
  } as const;
  const sample = sampleEvaluationWithScore(5.5);
  const { github, run } = await scene({
    service: {
      byLanding: {
        [landing("low")]: acts.evaluates({
          ...sample,
          componentScores: { ...sample.componentScores, ...scores },
          elementComparisons: [offer],
        }),
      },
    },
  });
  const passes = await run({ event, ads: waived("2999-12-31") });
  expect(passes.exitCode).toBe(0);
  expect(passes.report?.entries[1]).toMatchObject({
    state: "passed",
    overallScore: 5.5,
    scoreWithoutAccepted: 8,
    waivers: [{ kind: "offer", state: "accepted", elements: ["Offer"] }],
  });
  expect(headings(github)).toEqual(["## ✅ Adhere: 2 of 2 ads passed (1 by a waiver)."]);
  expect(github.comments[0]?.body).toContain("**Offer**, until 2999-12-31: Legal clears the banner in January.");

  const fails = await run({ event, ads: waived("2020-12-31") });
  expect(fails.exitCode).toBe(1);
  expect(github.comments[0]?.body).toContain("the waiver for **offer** expired on 2020-12-31");
  expect(fails.summary).toContain("the waiver for **offer** expired on 2020-12-31");
});

test("a GitHub that stumbles once is asked again, and says it once", async () => {
  const { github, run } = await alwaysLow();
  github.misbehave({ method: "GET", fault: "unavailable", times: 1 });
  github.misbehave({ method: "POST", path: /comments/u, fault: "server_error", times: 1, afterwards: true });
  const ran = await run({ event, ads });
  expect(github.comments).toHaveLength(1);
  expect(ran.outputs["comment-url"]).toContain("#issuecomment-");
});
