import { expect, onTestFinished, test } from "vitest";
import { identifyCheck } from "../../src/action/identify-check.ts";
import { createFailureDraft, createResultDraft, postComment } from "../../src/action/post-comment.ts";
import { readRunContext } from "../../src/github/run-context.ts";
import { renderCommentMarker } from "../../src/report/comment-marker.ts";
import { buildCommentState } from "../../src/report/comment-state.ts";
import { renderComment } from "../../src/report/markdown/report.ts";
import { readSettings } from "../../src/run/settings.ts";
import { type GitHubDouble, type GitHubOptions, startGitHub } from "../doubles/github.ts";
import { HEAD_SHA, pullRequestEvent } from "../doubles/runner-events.ts";
import { createEnvironment } from "../github/sample-contexts.ts";
import { belowEntry, passedEntry, sampleResult } from "../report/sample-results.ts";

const BOT = "github-actions[bot]";
const FORMER_ID = "Ads/ads";
const NEXT_SHA = "9".repeat(40);
const LISTING = { method: "GET", path: /\/issues\/7\/comments$/u } as const;

interface CheckRun {
  verdict?: "red" | "green" | "mistaken";
  matrix?: Record<string, unknown> | null;
  /** Number of legs. */
  of?: number;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  commit?: string;
  /** Minute at which the run began; runs are numbered in this order. */
  minute?: number;
}

const startOf = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, "0")}:00.000Z`;

const resultOf = ({ verdict = "green", commit = HEAD_SHA, minute = 0 }: CheckRun) =>
  sampleResult([verdict === "red" ? belowEntry("spring") : passedEntry("spring")], {
    commit,
    startedAt: startOf(minute),
  });

/** A pull request, and the steps that comment on it. */
async function createStage(options: GitHubOptions = {}) {
  const github = await startGitHub(options);
  onTestFinished(async () => {
    await github.close();
    expect(github.violations).toEqual([]);
  });
  const said: string[] = [];
  const say = (text: unknown) => said.push(String(text));
  const core = { info: say, notice: say };
  const check = async (run: CheckRun = {}) => {
    const { matrix = null, of = 1, inputs = {}, env = {}, commit = HEAD_SHA, minute = 0 } = run;
    const event = pullRequestEvent({ headSha: commit });
    const variables = {
      ...createEnvironment(event),
      GITHUB_ACTION: "__self",
      GITHUB_RUN_ID: `${4242 + minute}`,
      ...env,
    };
    const context = { ...readRunContext(variables, JSON.stringify(event.payload)), apiUrl: github.url };
    const given = { "github-token": "ghs_double", matrix: JSON.stringify(matrix), "job-total": String(of), ...inputs };
    const settings = readSettings(given, (name) => name);
    const source = { check: identifyCheck(settings, context), context, links: {} };
    const failure = { headline: "The ads manifest has a mistake.", problems: [], version: "1", commit };
    const draft =
      run.verdict === "mistaken"
        ? createFailureDraft({ ...failure, at: startOf(minute) }, source)
        : createResultDraft(resultOf(run), source);
    return postComment(draft, settings, context, core);
  };
  const moveHead = (headSha: string) => github.pulls.set(7, { headSha, locked: false });
  return { github, check, moveHead, said };
}

/** Each comment as its heading's icon and label: `❌ de`; struck ones as `~~❌ de~~`. */
const comments = ({ comments: all }: GitHubDouble) =>
  all.map(({ body }) => {
    const [, strike, icon, label = ""] = /^## (~~)?(\S+) Adhere(?: \((.*?)\))?/mu.exec(body) ?? [];
    const text = label === "" ? icon : `${icon} ${label}`;
    return strike === undefined ? text : `~~${text}~~`;
  });
const bodyOf = ({ comments: all }: GitHubDouble, index: number) => all.at(index)?.body ?? "";
const listWrites = ({ requests }: GitHubDouble) =>
  requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql").map(({ method }) => method);

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

/** A comment of the version before this one. */
function addFormerComment(github: GitHubDouble, run: CheckRun = {}) {
  const result = resultOf(run);
  const body = renderComment(result, {
    id: FORMER_ID,
    state: buildCommentState(result, `${4242 + (run.minute ?? 0)}.1`, null),
  });
  return github.addComment({ issue: 7, author: BOT, body });
}

const de: CheckRun = { matrix: { locale: "de" }, of: 2 };
const fr: CheckRun = { matrix: { locale: "fr" }, of: 2 };

test("a green leg of a matrix does not replace a red one's comment", async () => {
  const { github, check } = await createStage();
  await check({ ...de, verdict: "red" });
  await check({ ...fr, verdict: "green", minute: 1 });
  expect(comments(github)).toEqual(["❌ de", "✅ fr"]);
  await check({ ...de, verdict: "green", minute: 2 });
  expect(comments(github)).toEqual(["✅ de", "✅ fr"]);
});

test("both legs at once have a comment each", async () => {
  const { github, check } = await createStage();
  github.misbehave({ ...LISTING, times: 2, meanwhile: barrier(2) });
  await Promise.all([check({ ...de, verdict: "red" }), check({ ...fr, minute: 1 })]);
  expect(comments(github).sort()).toEqual(["✅ fr", "❌ de"]);
});

test.each<[string, CheckRun, CheckRun, string[]]>([
  ["two steps", {}, { env: { GITHUB_ACTION: "__self_2" } }, ["❌", "✅"]],
  ["two modes", {}, { inputs: { mode: "links" } }, ["❌", "✅ links"]],
  ["two manifests", {}, { inputs: { manifest: "b.yml\nc.yml" } }, ["❌", "✅ b.yml c.yml"]],
  ["two jobs", {}, { env: { GITHUB_JOB: "nightly" } }, ["❌", "✅"]],
  ["two `comment-id`s", { inputs: { "comment-id": "a" } }, { inputs: { "comment-id": "b" } }, ["❌", "✅"]],
  [
    "two workflows of one name",
    { env: { GITHUB_WORKFLOW_REF: "acme/shop/.github/workflows/a.yml@refs/pull/7/merge" } },
    { env: { GITHUB_WORKFLOW_REF: "acme/shop/.github/workflows/b.yml@refs/pull/7/merge" } },
    ["❌", "✅"],
  ],
])("%s have a comment each", async (_, one, other, both) => {
  const { github, check } = await createStage();
  await check({ ...one, verdict: "red" });
  await check({ ...other, minute: 1 });
  await check({ ...other, minute: 2 });
  expect(comments(github)).toEqual(both);
});

test("`comment-id` stays as given: legs that share it share a comment", async () => {
  const { github, check } = await createStage();
  const inputs = { "comment-id": "mine" };
  await check({ ...de, inputs, verdict: "red" });
  await check({ ...fr, inputs, minute: 1 });
  expect(comments(github)).toEqual(["✅ fr"]);
  expect(bodyOf(github, 0).split("\n")[0]).toBe("<!-- adhere comment=mine -->");
});

test("a leg that cannot judge says so in its own comment", async () => {
  const { github, check } = await createStage();
  await check({ ...de, verdict: "mistaken" });
  await check({ ...fr, minute: 1 });
  expect(comments(github)).toEqual(["⚠️ de", "✅ fr"]);
});

test("a matrix value cannot write markup", async () => {
  const { github, check } = await createStage();
  await check({ matrix: { evil: "--> <img src=x> @acme/admins ~~" } });
  const heading = bodyOf(github, 0).split("\n")[1] ?? "";
  expect(heading).not.toMatch(/<img|-->|[^;]@acme|[^\\]~~/u);
});

test("of two runs of one leg, the older one that finishes late writes nothing", async () => {
  const { github, check, said } = await createStage();
  await check({ ...de, verdict: "red", minute: 5 });
  await check({ ...fr, minute: 5 });
  expect(await check({ ...de, minute: 1 })).toMatchObject({ kind: "outdated" });
  expect(said).toEqual(["A newer run of this commit has already commented."]);
  expect(comments(github)).toEqual(["❌ de", "✅ fr"]);
});

test("the comment of the former default id is taken over by the first leg; the next creates its own", async () => {
  const { github, check } = await createStage();
  const former = addFormerComment(github, { verdict: "red", commit: NEXT_SHA });
  await check({ ...de, minute: 1 });
  expect(github.comments.map(({ id }) => id)).toEqual([former.id]);
  expect(bodyOf(github, 0)).toContain("1 fixed");
  await check({ ...fr, verdict: "red", minute: 2 });
  await check({ ...de, minute: 3 });
  expect(comments(github)).toEqual(["✅ de", "❌ fr"]);
});

test("with comment: changes, the former comment is taken over although nothing has changed", async () => {
  const { github, check } = await createStage();
  const inputs = { comment: "changes" };
  addFormerComment(github);
  await check({ ...de, inputs, minute: 1 });
  await check({ ...de, inputs, minute: 2 });
  expect(comments(github)).toEqual(["✅ de"]);
  expect(listWrites(github)).toEqual(["PATCH"]);
});

test("of two legs that take over the former comment at once, the one that lost it creates its own", async () => {
  const { github, check } = await createStage();
  addFormerComment(github, { verdict: "red" });
  github.misbehave({ ...LISTING, times: 2, meanwhile: barrier(2) });
  // Neither looks again before both have written.
  github.misbehave({ ...LISTING, times: 2, meanwhile: barrier(2) });
  await Promise.all([check({ ...de, verdict: "red", minute: 1 }), check({ ...fr, minute: 1 })]);
  expect(comments(github).sort()).toEqual(["✅ fr", "❌ de"]);
  expect(listWrites(github).sort()).toEqual(["PATCH", "PATCH", "POST"]);
});

test("a job of another workflow file that lost the former comment creates its own, too", async () => {
  const { github, check } = await createStage();
  const env = { GITHUB_WORKFLOW_REF: "acme/shop/.github/workflows/b.yml@refs/pull/7/merge" };
  addFormerComment(github);
  github.misbehave({ ...LISTING, times: 2, meanwhile: barrier(2) });
  github.misbehave({ ...LISTING, times: 2, meanwhile: barrier(2) });
  await Promise.all([check({ verdict: "red", minute: 1 }), check({ env, minute: 1 })]);
  expect(comments(github).sort()).toEqual(["✅", "❌"]);
});

test("with `comment-id`, a comment of the former default id is left alone", async () => {
  const { github, check } = await createStage();
  const former = addFormerComment(github);
  const { body } = former;
  await check({ inputs: { "comment-id": "mine" } });
  expect(github.comments[0]?.body).toBe(body);
  expect(github.comments).toHaveLength(2);
});

test("a newer run of the former version keeps its comment", async () => {
  const { github, check } = await createStage();
  addFormerComment(github, { verdict: "red", minute: 5 });
  expect(await check({ minute: 1 })).toMatchObject({ kind: "outdated" });
  expect(listWrites(github)).toEqual([]);
});

test("the comment of a removed step is marked as outdated, once", async () => {
  const { github, check, moveHead } = await createStage();
  const second = { env: { GITHUB_ACTION: "__self_2" } };
  await check({});
  await check({ ...second, verdict: "red", minute: 1 });
  moveHead(NEXT_SHA);
  await check({ commit: NEXT_SHA, minute: 2 });
  expect(comments(github)).toEqual(["✅", "~~❌~~"]);
  expect(bodyOf(github, 1)).toContain(`**Outdated:** this result is for \`${HEAD_SHA.slice(0, 7)}\`.`);
  const before = listWrites(github).length;
  await check({ commit: NEXT_SHA, minute: 3 });
  expect(listWrites(github)).toHaveLength(before + 1);
});

test.each(["always", "changes"])("a step that runs later rewrites its outdated comment (%s)", async (comment) => {
  const { github, check, moveHead } = await createStage();
  const inputs = { comment };
  const second = { inputs, env: { GITHUB_ACTION: "__self_2" } };
  await check({ inputs });
  await check({ ...second, verdict: "red", minute: 1 });
  moveHead(NEXT_SHA);
  await check({ inputs, commit: NEXT_SHA, verdict: "red", minute: 2 });
  expect(comments(github)).toEqual(["❌", "~~❌~~"]);
  await check({ ...second, commit: NEXT_SHA, verdict: "red", minute: 3 });
  expect(comments(github)).toEqual(["❌", "❌"]);
});

test("with comment: changes, a step without changes is not taken for a removed one", async () => {
  const { github, check, moveHead } = await createStage();
  const inputs = { comment: "changes" };
  const second = { inputs, env: { GITHUB_ACTION: "__self_2" } };
  await check({ inputs });
  await check({ ...second, minute: 1 });
  moveHead(NEXT_SHA);
  await check({ inputs, commit: NEXT_SHA, minute: 2 });
  await check({ ...second, commit: NEXT_SHA, verdict: "red", minute: 3 });
  expect(comments(github)).toEqual(["✅", "❌"]);
});

test("a removed leg's comment is marked when all legs of the matrix have written", async () => {
  const { github, check, moveHead } = await createStage();
  const it = { matrix: { locale: "it" } };
  for (const [minute, leg] of [de, fr, it].entries()) await check({ ...leg, of: 3, verdict: "red", minute });
  moveHead(NEXT_SHA);
  await check({ ...de, commit: NEXT_SHA, minute: 4 });
  expect(comments(github)).toEqual(["✅ de", "❌ fr", "❌ it"]);
  await check({ ...fr, commit: NEXT_SHA, minute: 5 });
  expect(comments(github)).toEqual(["✅ de", "✅ fr", "~~❌ it~~"]);
  await check({ ...it, of: 3, commit: NEXT_SHA, minute: 6 });
  expect(comments(github)).toEqual(["✅ de", "✅ fr", "✅ it"]);
});

test("without the number of legs, no other leg is marked", async () => {
  const { github, check, moveHead } = await createStage();
  await check({ ...de, verdict: "red" });
  moveHead(NEXT_SHA);
  await check({ ...fr, inputs: { "job-total": "" }, commit: NEXT_SHA, minute: 2 });
  expect(comments(github)).toEqual(["❌ de", "✅ fr"]);
});

test("a job that gets its first matrix marks the comment without one", async () => {
  const { github, check, moveHead } = await createStage();
  await check({ verdict: "red" });
  moveHead(NEXT_SHA);
  await check({ ...de, commit: NEXT_SHA, minute: 1 });
  await check({ ...fr, commit: NEXT_SHA, minute: 2 });
  expect(comments(github)).toEqual(["~~❌~~", "✅ de", "✅ fr"]);
});

test("comments with a `comment-id`, of other jobs and of other authors are never marked", async () => {
  const { github, check, moveHead } = await createStage();
  await check({ verdict: "red", inputs: { "comment-id": "mine" } });
  await check({ verdict: "red", env: { GITHUB_JOB: "other" }, minute: 1 });
  await check({ verdict: "red", env: { GITHUB_ACTION: "__self_2" }, minute: 2 });
  Object.assign(github.comments.at(-1) ?? {}, { author: "mallory" });
  moveHead(NEXT_SHA);
  await check({ commit: NEXT_SHA, minute: 3 });
  await check({ commit: NEXT_SHA, inputs: { "comment-id": "yours" }, minute: 4 });
  expect(comments(github)).toEqual(["❌", "❌", "❌", "✅", "✅"]);
});

test("an older run never marks a newer one's comment", async () => {
  const { github, check, moveHead } = await createStage();
  const second = { env: { GITHUB_ACTION: "__self_2" } };
  await check({ ...second, verdict: "red", commit: HEAD_SHA, minute: 5 });
  // The head went back to a commit whose run began earlier and ends now.
  moveHead(NEXT_SHA);
  await check({ commit: NEXT_SHA, minute: 1 });
  expect(comments(github)).toEqual(["❌", "✅"]);
});

test("a comment that another run rewrites in the meantime is not marked", async () => {
  const { github, check, moveHead } = await createStage();
  const second = { env: { GITHUB_ACTION: "__self_2" } };
  await check({ ...second, verdict: "red" });
  moveHead(NEXT_SHA);
  const marker = bodyOf(github, 0).split("\n")[0];
  github.misbehave({
    method: "GET",
    path: /\/issues\/comments\/\d+$/u,
    times: 1,
    meanwhile: () => Object.assign(github.comments[0] ?? {}, { body: `${marker}\n## ✅ Adhere: newer` }),
  });
  await check({ commit: NEXT_SHA, minute: 1 });
  expect(comments(github)).toEqual(["✅", "✅"]);
});

test("nothing is marked after the head has moved on", async () => {
  const { github, check, moveHead } = await createStage();
  await check({ verdict: "red", env: { GITHUB_ACTION: "__self_2" } });
  await check({ minute: 1 });
  moveHead(NEXT_SHA);
  github.misbehave({ method: "GET", path: /\/pulls\/7$/u, times: 2 });
  github.misbehave({ method: "GET", path: /\/pulls\/7$/u, times: 1, meanwhile: () => moveHead("8".repeat(40)) });
  await check({ commit: NEXT_SHA, minute: 2 });
  expect(comments(github)).toEqual(["❌", "✅"]);
});

test("a mark that GitHub refuses changes nothing for the run's own comment", async () => {
  const { github, check, moveHead, said } = await createStage();
  await check({ verdict: "red", env: { GITHUB_ACTION: "__self_2" } });
  moveHead(NEXT_SHA);
  github.misbehave({ method: "PATCH", fault: "read_only" });
  expect(await check({ commit: NEXT_SHA, minute: 1 })).toMatchObject({ kind: "written", how: "created" });
  expect(comments(github)).toEqual(["❌", "✅"]);
  expect(said).toEqual([]);
});

test("with comment: on-failure, a green run without a comment marks a removed step's", async () => {
  const { github, check, moveHead } = await createStage();
  await check({ verdict: "red", env: { GITHUB_ACTION: "__self_2" } });
  moveHead(NEXT_SHA);
  expect(await check({ inputs: { comment: "on-failure" }, commit: NEXT_SHA, minute: 1 })).toEqual({ kind: "absent" });
  expect(comments(github)).toEqual(["~~❌~~"]);
});

test("with comment: on-failure, a removed leg's comment is marked although another leg never comments", async () => {
  const { github, check, moveHead } = await createStage();
  const inputs = { comment: "on-failure" };
  const leg = (name: string, run: CheckRun) => check({ matrix: { leg: name }, of: 3, inputs, ...run });
  for (const name of ["a", "b", "c"]) await leg(name, { verdict: name === "c" ? "green" : "red" });
  expect(comments(github)).toEqual(["❌ a", "❌ b"]);
  moveHead(NEXT_SHA);
  const next = { commit: NEXT_SHA, minute: 1 };
  await leg("c", next);
  await leg("d", next);
  await leg("d", next);
  expect(comments(github)).toEqual(["❌ a", "❌ b"]);
  await leg("a", { ...next, verdict: "red" });
  expect(comments(github)).toEqual(["❌ a", "~~❌ b~~"]);
});

test("with comment: on-failure, the last silent leg marks the comment of a removed one", async () => {
  const { github, check, moveHead } = await createStage();
  const leg = (name: string, run: CheckRun) =>
    check({ matrix: { leg: name }, of: 2, inputs: { comment: "on-failure" }, ...run });
  await leg("a", { verdict: "red" });
  moveHead(NEXT_SHA);
  for (const name of ["b", "c"]) await leg(name, { commit: NEXT_SHA, minute: 1 });
  expect(comments(github)).toEqual(["~~❌ a~~"]);
  expect(bodyOf(github, 0)).not.toContain("adhere seen");
});

test("an id that looks like a default one is still a `comment-id`", () => {
  const hash = "0123456789ab";
  expect(renderCommentMarker(`${hash}/${hash}/${hash}`)).not.toBe(
    renderCommentMarker({ group: hash, leg: hash, step: hash }),
  );
});
