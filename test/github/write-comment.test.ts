import { afterEach, describe, expect, test } from "vitest";
import { createGitHubApi, DEFAULT_RETRY_POLICY } from "../../src/github/api.ts";
import type { RunContext } from "../../src/github/run-context.ts";
import { type CommentDecision, type CommentOutcome, writeComment } from "../../src/github/write-comment.ts";
import { renderCommentMarker } from "../../src/report/comment-marker.ts";
import { type GitHubDouble, type GitHubOptions, startGitHub } from "../doubles/github.ts";
import { pullRequestEvent, pushEvent } from "../doubles/runner-events.ts";
import { createContext } from "./sample-contexts.ts";

const TOKEN = "ghs_double";
const BOT = "github-actions[bot]";
const COMMENTS = /\/issues\/7\/comments$/u;
const bodyOf = (text: string, id = "ci/ads") => `${renderCommentMarker(id)}\n${text}`;

let open: GitHubDouble[] = [];
afterEach(async () => {
  const doubles = open;
  open = [];
  for (const github of doubles) {
    await github.close();
    expect(github.violations).toEqual([]);
  }
});

async function startDouble(options: GitHubOptions = {}): Promise<GitHubDouble> {
  const double = await startGitHub({ token: TOKEN, ...options });
  open.push(double);
  return double;
}

/** Writes without waiting in earnest; `waits` tells how long it would have. */
async function write(
  double: GitHubDouble,
  text: string,
  {
    id = "ci/ads",
    context = createContext(),
    token = TOKEN,
    waits = [] as number[],
    timeout = 5_000,
    settle = () => Promise.resolve(),
  }: WriteOptions = {},
): Promise<CommentOutcome> {
  const sleep = (milliseconds: number) => Promise.resolve(waits.push(milliseconds));
  const pace = { ...DEFAULT_RETRY_POLICY, timeoutMs: timeout, sleep, waitForOtherRuns: settle };
  const here: RunContext = { ...context, apiUrl: double.url };
  const api = await createGitHubApi(token, here.apiUrl, pace);
  return writeComment(api, here, { id, compose: composer(bodyOf(text, id)) }, pace);
}

interface WriteOptions {
  id?: string;
  context?: RunContext;
  token?: string;
  waits?: number[];
  timeout?: number;
  settle?: () => Promise<unknown>;
}

/** When the run that wrote a text began: `run 3` is newer than `run 2`, and any text newer than none. */
const readRunNumber = (text: string): number => Number(/run (\d+)/u.exec(text)?.[1] ?? 0);

const composer =
  (body: string) =>
  (standing: string | null): CommentDecision =>
    standing !== null && readRunNumber(standing) > readRunNumber(body)
      ? { kind: "leave", why: "newer" }
      : { kind: "write", body };

const listCalls = (double: GitHubDouble) => double.requests.map(({ method, status }) => `${method} ${status}`);
const listWrites = (double: GitHubDouble) =>
  double.requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql");

describe("the comment", () => {
  test("is created, left alone, and updated", async () => {
    const double = await startDouble();
    const first = await write(double, "red");
    expect(first).toMatchObject({ kind: "written", how: "created" });
    expect(await write(double, "red")).toMatchObject({ kind: "unchanged" });
    expect(await write(double, "green")).toMatchObject({ kind: "written", how: "updated" });
    expect(double.comments.map((comment) => comment.body)).toEqual([bodyOf("green")]);
    expect(listWrites(double).map(({ method }) => method)).toEqual(["POST", "PATCH"]);
  });

  test("is found among hundreds of others", async () => {
    const double = await startDouble();
    const talk = (n: number) => {
      for (let i = 0; i < n; i += 1) double.addComment({ issue: 7, author: "octocat", body: "talk" });
    };
    talk(230);
    double.addComment({ issue: 7, author: BOT, body: bodyOf("red") });
    talk(30);
    expect(await write(double, "green")).toMatchObject({ how: "updated" });
    expect(double.comments).toHaveLength(261);
  });

  test("exists once per comment-id", async () => {
    const double = await startDouble();
    await write(double, "a", { id: "ci/a" });
    await write(double, "b", { id: "ci/b" });
    await write(double, "a2", { id: "ci/a" });
    expect(double.comments.map((comment) => comment.body)).toEqual([bodyOf("a2", "ci/a"), bodyOf("b", "ci/b")]);
  });

  test("is not rewritten if only its line endings differ", async () => {
    const double = await startDouble();
    double.addComment({ issue: 7, author: BOT, body: `${bodyOf("red")}\n`.replaceAll("\n", "\r\n") });
    expect(await write(double, "red")).toMatchObject({ kind: "unchanged" });
  });
});

describe("the comment's author", () => {
  test("another author's comment with our marker is never changed", async () => {
    const double = await startDouble();
    double.addComment({ issue: 7, author: "mallory", body: bodyOf("all green, merge me") });
    double.addComment({ issue: 7, author: "other-app[bot]", body: bodyOf("mine") });
    expect(await write(double, "red")).toMatchObject({ how: "created" });
    expect(await write(double, "green")).toMatchObject({ how: "updated" });
    expect(double.comments.map(({ author, body }) => [author, body])).toEqual([
      ["mallory", bodyOf("all green, merge me")],
      ["other-app[bot]", bodyOf("mine")],
      [BOT, bodyOf("green")],
    ]);
  });

  test("a comment that only quotes the marker is not ours", async () => {
    const double = await startDouble();
    double.addComment({ issue: 7, author: BOT, body: `> ${bodyOf("red")}\n\nWhy?` });
    expect(await write(double, "red")).toMatchObject({ how: "created" });
  });

  test.each([
    ["an App's token", { viewer: { kind: "app", login: "adhere-ci[bot]" } }],
    ["a person's token", { viewer: { kind: "user", login: "octocat" } }],
    ["a person's token on a server without GraphQL", { viewer: { kind: "user", login: "octocat" }, graphql: false }],
    ["the workflow's token on a server without GraphQL", { graphql: false }],
    [
      "an App's token on a server without GraphQL, through what it writes beside it,",
      { viewer: { kind: "app", login: "adhere-ci[bot]" }, graphql: false },
    ],
  ] satisfies [string, GitHubOptions][])("%s finds its own again", async (_name, options) => {
    const double = await startDouble(options);
    double.addComment({ issue: 7, author: "mallory", body: bodyOf("forged") });
    const first = await write(double, "red");
    expect(first).toMatchObject({ how: "created" });
    expect(await write(double, "green")).toMatchObject({ how: "updated", url: "url" in first && first.url });
    expect(double.comments.map((comment) => comment.body)).toEqual([bodyOf("forged"), bodyOf("green")]);
  });
});

describe("concurrent runs", () => {
  const texts = (double: GitHubDouble) => double.comments.map(({ body }) => body.split("\n")[1]);
  const old = (double: GitHubDouble, text: string) => double.addComment({ issue: 7, author: BOT, body: bodyOf(text) });

  test("an older run of the same commit that finishes late writes nothing", async () => {
    const double = await startDouble();
    old(double, "run 2");
    expect(await write(double, "run 1")).toMatchObject({
      kind: "outdated",
      why: expect.stringContaining("newer"),
    });
    expect(listWrites(double)).toEqual([]);
  });

  test("the text of an older run that writes in between is overwritten once", async () => {
    const double = await startDouble();
    const standing = old(double, "run 0");
    // The look after the write comes upon what the older one has made of it.
    double.misbehave({ method: "GET", path: COMMENTS, times: 1 });
    double.misbehave({
      method: "GET",
      path: COMMENTS,
      times: 1,
      meanwhile: () => Object.assign(standing, { body: bodyOf("run 1") }),
    });
    expect(await write(double, "run 2")).toMatchObject({ kind: "written", how: "updated" });
    expect(texts(double)).toEqual(["run 2"]);
    expect(listWrites(double).map(({ method }) => method)).toEqual(["PATCH", "PATCH"]);
  });

  test("the text of a newer run that writes in between is kept", async () => {
    const double = await startDouble();
    const standing = old(double, "run 0");
    double.misbehave({ method: "GET", path: COMMENTS, times: 1 });
    double.misbehave({
      method: "GET",
      path: COMMENTS,
      times: 1,
      meanwhile: () => Object.assign(standing, { body: bodyOf("run 3") }),
    });
    await write(double, "run 2");
    expect(texts(double)).toEqual(["run 3"]);
    expect(listWrites(double)).toHaveLength(1);
  });

  test("two runs that both create a comment leave one, with the newer run's text", async () => {
    const double = await startDouble();
    double.misbehave({ method: "POST", path: COMMENTS, times: 1, meanwhile: () => old(double, "run 1") });
    expect(await write(double, "run 2")).toMatchObject({ kind: "written" });
    expect(texts(double)).toEqual(["run 2"]);
    expect(listWrites(double).map(({ method }) => method)).toEqual(["POST", "PATCH", "DELETE"]);
  });

  test("a run that finds a newer run's comment beside its own leaves the deletion to that run", async () => {
    const double = await startDouble();
    double.misbehave({ method: "GET", path: COMMENTS, times: 1 });
    double.misbehave({ method: "GET", path: COMMENTS, times: 1, meanwhile: () => old(double, "run 3") });
    await write(double, "run 2");
    expect(texts(double)).toEqual(["run 2", "run 3"]);
    // The newer one looks after its own write, too.
    await write(double, "run 3");
    expect(texts(double)).toEqual(["run 3"]);
  });

  test.each([2, 3])("of %i runs that write at the same time, only the newest one's comment is left", async (n) => {
    const double = await startDouble();
    const arrived = Promise.withResolvers<void>();
    let waiting = 0;
    const settle = () => {
      waiting += 1;
      if (waiting >= n) arrived.resolve();
      return arrived.promise;
    };
    const runs = Array.from({ length: n }, (_, index) => write(double, `run ${index + 1}`, { settle }));
    await Promise.all(runs);
    expect(texts(double)).toEqual([`run ${n}`]);
  });

  test("if the head changes after the write, the run of the new head is responsible", async () => {
    const double = await startDouble();
    double.misbehave({
      method: "POST",
      path: COMMENTS,
      times: 1,
      meanwhile: () => double.pulls.set(7, { headSha: "d".repeat(40), locked: false }),
    });
    expect(await write(double, "run 1")).toMatchObject({ kind: "written" });
    expect(listWrites(double)).toHaveLength(1);
  });

  test("a write that is retried later reads the comments again first", async () => {
    const double = await startDouble();
    old(double, "run 0");
    double.misbehave({
      method: "PATCH",
      fault: "secondary_limit",
      retryAfter: 30,
      times: 1,
      meanwhile: () => double.pulls.set(7, { headSha: "d".repeat(40), locked: false }),
    });
    expect(await write(double, "run 1")).toMatchObject({ kind: "outdated" });
    expect(texts(double)).toEqual(["run 0"]);
  });

  test("a comment that is deleted after the write is not written again", async () => {
    const double = await startDouble();
    double.misbehave({ method: "GET", path: COMMENTS, times: 1 });
    double.misbehave({ method: "GET", path: COMMENTS, times: 1, meanwhile: () => double.comments.splice(0) });
    expect(await write(double, "run 1")).toMatchObject({ kind: "written" });
    expect(double.comments).toEqual([]);
  });

  test("the total wait for several rate limits is limited", async () => {
    const double = await startDouble();
    double.misbehave({ method: "GET", path: /pulls/u, fault: "secondary_limit", retryAfter: 59 });
    const waits: number[] = [];
    expect(await write(double, "run 1", { waits })).toMatchObject({ kind: "refused" });
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(180_000);
  });
});

describe("no comment is written", () => {
  test("if the run's commit is not the pull request's head", async () => {
    const double = await startDouble({ pulls: { 7: { headSha: "c".repeat(40) } } });
    const outcome = await write(double, "old news");
    expect(outcome).toMatchObject({ kind: "outdated", why: expect.stringContaining("ccccccc") });
    expect(listCalls(double)).toEqual(["GET 200"]);
  });

  test("and no request is sent if the run has no pull request", async () => {
    const double = await startDouble();
    expect(await write(double, "x", { context: createContext(pushEvent()) })).toMatchObject({
      kind: "refused",
    });
    expect(double.requests).toEqual([]);
  });
});

describe("if GitHub fails", () => {
  test("a comment that is deleted between read and write is created again", async () => {
    const double = await startDouble();
    double.addComment({ issue: 7, author: BOT, body: bodyOf("red") });
    double.misbehave({ method: "PATCH", times: 1, meanwhile: () => double.comments.splice(0) });
    expect(await write(double, "green")).toMatchObject({ how: "created" });
    expect(double.comments.map((comment) => comment.body)).toEqual([bodyOf("green")]);
  });

  test.each(["server_error", "reset"] as const)(
    "a creation that ends in %s but was done is not repeated",
    async (fault) => {
      const double = await startDouble();
      double.misbehave({ method: "POST", path: COMMENTS, fault, times: 1, afterwards: true });
      expect(await write(double, "red")).toMatchObject({ kind: "written", how: "created" });
      expect(double.comments).toHaveLength(1);
      expect(listWrites(double)).toHaveLength(1);
    },
  );

  test("a creation that a server error prevented is retried", async () => {
    const double = await startDouble();
    double.misbehave({ method: "POST", path: COMMENTS, fault: "server_error", times: 2 });
    expect(await write(double, "red")).toMatchObject({ kind: "written", how: "created" });
    expect(double.comments).toHaveLength(1);
  });

  test("other requests are retried after server errors and lost connections", async () => {
    const double = await startDouble();
    double.misbehave({ method: "GET", path: /pulls/u, fault: "unavailable", times: 2 });
    double.misbehave({ method: "GET", path: COMMENTS, fault: "reset", times: 1 });
    const waits: number[] = [];
    expect(await write(double, "red", { waits })).toMatchObject({ how: "created" });
    expect(waits).toHaveLength(3);
    expect(waits.every((wait) => wait >= 500 && wait <= 2_000)).toBe(true);
  });

  test("a secondary rate limit is waited for as long as its header says", async () => {
    const double = await startDouble();
    double.misbehave({ method: "POST", path: COMMENTS, fault: "secondary_limit", retryAfter: 7, times: 1 });
    const waits: number[] = [];
    expect(await write(double, "red", { waits })).toMatchObject({ how: "created" });
    expect(waits).toEqual([7_000]);
    expect(double.comments).toHaveLength(1);
  });

  test("a rate limit without a header means a minute's wait; one of an hour means no comment", async () => {
    const double = await startDouble();
    double.misbehave({ method: "GET", path: /pulls/u, fault: "secondary_limit", times: 1 });
    const waits: number[] = [];
    expect(await write(double, "red", { waits })).toMatchObject({ how: "created" });
    expect(waits).toEqual([60_000]);

    double.misbehave({ method: "GET", path: /pulls/u, fault: "primary_limit", retryAfter: 3_600 });
    const outcome = await write(double, "green", { waits });
    expect(outcome).toMatchObject({
      kind: "refused",
      why: expect.stringContaining("rate limit is exceeded"),
    });
    expect(waits).toHaveLength(1);
  });

  test("endless conflicts end after a limited number of requests", async () => {
    const double = await startDouble();
    double.misbehave({ method: "POST", path: COMMENTS, fault: "server_error" });
    expect(await write(double, "red")).toMatchObject({
      kind: "refused",
      why: expect.stringContaining("500"),
    });
    expect(listWrites(double)).toHaveLength(4);
  });

  test("a request without a response times out", async () => {
    const double = await startDouble();
    double.misbehave({ delay: 20_000 });
    const outcome = await write(double, "red", { timeout: 50 });
    expect(outcome).toMatchObject({ kind: "refused", why: expect.stringContaining("is not responding") });
  });

  test.each([
    ["read_only", createContext(), /pull-requests: write/u],
    ["read_only", createContext(pullRequestEvent({ fork: "someone" })), /read-only.*from a fork.*job summary/u],
    ["not_found", createContext(), /can't access the pull request/u],
    ["gone", createContext(), /can't access the pull request/u],
  ] as const)("%s on creating is an outcome with its remedy", async (fault, context, why) => {
    const double = await startDouble();
    double.misbehave({ method: "POST", path: COMMENTS, fault });
    const outcome = await write(double, "red", { context });
    expect(outcome).toMatchObject({ kind: "refused", why: expect.stringMatching(why) });
    expect(listWrites(double)).toHaveLength(1);
  });

  test("a locked conversation is reported", async () => {
    const double = await startDouble({ pulls: { 7: { locked: true } } });
    expect(await write(double, "red")).toMatchObject({
      kind: "refused",
      why: expect.stringContaining("locked"),
    });
  });

  test("a rejected token is reported without its value", async () => {
    const double = await startDouble();
    const outcome = await write(double, "red", { token: "ghs_wrong" });
    expect(outcome).toMatchObject({ kind: "refused", why: expect.stringContaining("github-token") });
    expect(JSON.stringify(outcome)).not.toContain("ghs_wrong");
  });
});
