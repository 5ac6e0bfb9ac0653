import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGitHubApi } from "../../src/github/api.ts";
import { findPullRequest } from "../../src/github/find-pull-request.ts";
import { type PollSchedule, waitForDeployment } from "../../src/github/wait-for-deployment.ts";
import { type GitHubDouble, startGitHub } from "../doubles/github.ts";
import { deploymentStatusEvent, HEAD_SHA, pullRequestEvent, vercelEvent } from "../doubles/runner-events.ts";
import { createContext } from "./sample-contexts.ts";

const PAGE = "https://shop-7.example/";

let github: GitHubDouble;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

/** A clock that moves only while somebody sleeps: what happens at a moment of it happens before the next look. */
function createSchedule(happenings: Record<number, () => void> = {}): PollSchedule & { waited: () => number } {
  let at = 0;
  const due = new Map(Object.entries(happenings).map(([second, what]) => [Number(second) * 1000, what]));
  return {
    initialDelayMs: 2_000,
    maxDelayMs: 15_000,
    now: () => at,
    waited: () => at / 1000,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      at += ms;
      for (const [moment, what] of due) {
        if (moment > at) continue;
        due.delete(moment);
        what();
      }
      signal.throwIfAborted();
    },
  };
}

const stop = new AbortController().signal;

async function findPreviewDeployment(
  environment = "auto",
  clock = createSchedule(),
  { seconds: timeoutSeconds = 600, signal = stop } = {},
) {
  const api = await createGitHubApi("ghs_double", github.url);
  return waitForDeployment(api, createContext(), { environment, timeoutSeconds, signal }, clock);
}

const done = { state: "success", url: PAGE } as const;

describe("the head commit's deployment", () => {
  it("is found at once if it is ready", async () => {
    github.addDeployment({ statuses: [{ state: "in_progress" }, done] });
    expect(await findPreviewDeployment()).toEqual({ kind: "ready", url: PAGE, environment: "Preview" });
    expect(github.requests.map(({ path, query }) => [path.split("/").at(-1), query["sha"]])).toEqual([
      ["deployments", HEAD_SHA],
      ["statuses", undefined],
    ]);
  });

  it("is awaited through all pending states", async () => {
    const clock = createSchedule({
      3: () => github.addDeployment({ statuses: [{ state: "queued" }] }),
      20: () => github.deployments[0]?.statuses.push({ state: "in_progress" }),
      70: () => github.deployments[0]?.statuses.push(done),
    });
    expect(await findPreviewDeployment("auto", clock)).toMatchObject({ kind: "ready", url: PAGE });
    expect(clock.waited()).toBeLessThan(86);
    // Two a look at most, further and further apart.
    expect(github.requests.length).toBeLessThan(25);
  });

  it("that never becomes ready ends with a message after the timeout", async () => {
    const clock = createSchedule();
    expect(await findPreviewDeployment("auto", clock)).toEqual({
      kind: "absent",
      why: "No deployment found for 4f1c2d9 after 600 s",
    });
    expect(clock.waited()).toBe(600);
    const pending = github.addDeployment({ statuses: [{ state: "in_progress" }] });
    expect(await findPreviewDeployment("auto", createSchedule(), { seconds: 0 })).toEqual({
      kind: "absent",
      why: 'The deployment of 4f1c2d9 to "Preview" is not finished after 0 s',
    });
    pending.statuses.push(done);
    expect(await findPreviewDeployment("Staging", createSchedule(), { seconds: 1 })).toEqual({
      kind: "absent",
      why: 'No deployment found for 4f1c2d9 in environment "Staging" (only for "Preview") after 1 s',
    });
  });

  it.each([
    [[{ state: "failure", description: "Build failed" }], "failed", 'to "Preview" failed: Build failed'],
    [[{ state: "error" }], "failed", 'to "Preview" failed'],
    [[done, { state: "inactive" }], "failed", "is inactive: it was replaced or taken down"],
    [[{ state: "success" }], "without_url", "has no environment_url"],
    [[{ state: "success", url: "javascript:alert(1)" }], "without_url", "has no environment_url"],
    [[{ state: "success", url: "https://u:p@shop.example" }], "without_url", "has no environment_url"],
  ] as const)("%j is %s", async (statuses, kind, words) => {
    github.addDeployment({ statuses: [...statuses] });
    expect(await findPreviewDeployment()).toEqual({ kind, why: expect.stringContaining(words) });
  });

  it("is the newest of its environment; the URL may come from an earlier status", async () => {
    github.addDeployment({ statuses: [{ state: "failure" }] });
    github.addDeployment({ statuses: [{ state: "in_progress", url: PAGE }, { state: "success" }] });
    expect(await findPreviewDeployment()).toMatchObject({ kind: "ready", url: PAGE });
  });

  it("is never another commit's deployment", async () => {
    github.addDeployment({ sha: "0".repeat(40), statuses: [done] });
    expect(await findPreviewDeployment("auto", createSchedule(), { seconds: 5 })).toMatchObject({
      kind: "absent",
    });
  });

  it("is neither production nor this run's own job, and one with a URL is preferred", async () => {
    const live = { state: "success", url: "https://acme.example/" } as const;
    github.addDeployment({ environment: "Production – shop", statuses: [live] });
    github.addDeployment({ environment: "live", production: true, statuses: [live] });
    const log = "https://github.com/acme/shop/actions/runs/4242/job/1";
    github.addDeployment({ environment: "ads", statuses: [{ state: "in_progress", logUrl: log }] });
    expect(await findPreviewDeployment("auto", createSchedule(), { seconds: 1 })).toMatchObject({
      kind: "absent",
      why: expect.stringContaining('(only for "live", "Production – shop") after'),
    });
    github.addDeployment({ environment: "lint", statuses: [{ state: "success" }] });
    github.addDeployment({ environment: "Preview – shop", statuses: [done] });
    expect(await findPreviewDeployment()).toMatchObject({ kind: "ready", environment: "Preview – shop" });
    // Whoever names it gets it.
    expect(await findPreviewDeployment("LIVE")).toMatchObject({
      kind: "ready",
      url: "https://acme.example/",
    });
  });

  it("is ambiguous if there are two", async () => {
    github.addDeployment({ environment: "Preview – shop", statuses: [done] });
    github.addDeployment({ environment: "Preview – blog", statuses: [{ state: "queued" }] });
    expect(await findPreviewDeployment()).toEqual({
      kind: "ambiguous",
      why: '4f1c2d9 is deployed to several environments: "Preview – blog", "Preview – shop"',
    });
    expect(await findPreviewDeployment("preview – shop")).toMatchObject({ kind: "ready", url: PAGE });
  });

  it("cannot be read without the permission, which is reported at once", async () => {
    github.misbehave({ path: /deployments$/u, fault: "read_only" });
    const clock = createSchedule();
    expect(await findPreviewDeployment("auto", clock)).toEqual({
      kind: "refused",
      why: expect.stringContaining("403 Resource not accessible by integration"),
    });
    expect(clock.waited()).toBe(0);
  });

  it("is found after server errors", async () => {
    github.addDeployment({ statuses: [done] });
    github.misbehave({ path: /deployments$/u, fault: "unavailable", times: 1 });
    expect(await findPreviewDeployment()).toMatchObject({ kind: "ready" });
  });

  it("is found after a rate limit", async () => {
    github.addDeployment({ statuses: [done] });
    // Longer than a request waits by itself.
    github.misbehave({ path: /deployments$/u, fault: "secondary_limit", retryAfter: 181, times: 1 });
    expect(await findPreviewDeployment()).toMatchObject({ kind: "ready" });
  });

  it("is no longer awaited after the run is aborted", async () => {
    const run = new AbortController();
    const clock = createSchedule({ 10: () => run.abort() });
    expect(await findPreviewDeployment("auto", clock, { signal: run.signal })).toMatchObject({
      kind: "stopped",
    });
  });
});

describe("events about a deployment", () => {
  it("deployment_status: its commit, its state, its address", () => {
    expect(createContext(deploymentStatusEvent({ url: PAGE }))).toMatchObject({
      headSha: HEAD_SHA,
      pullRequest: null,
      deployment: { environment: "Preview", state: "ready", url: PAGE },
    });
    for (const url of [undefined, "", "ftp://x", "nonsense"]) {
      const event = deploymentStatusEvent({ state: "failure", ...(url !== undefined && { url }) });
      expect(createContext(event).deployment).toEqual({ environment: "Preview", state: "failed", url: null });
    }
  });

  it.each([
    ["success", "ready"],
    ["ready", "ready"],
    ["error", "failed"],
    ["canceled", "failed"],
    ["whatever-comes", "waiting"],
  ])("vercel.deployment.%s is %s, of its own commit", (what, state) => {
    const context = createContext(vercelEvent(what, { url: PAGE }));
    expect(context).toMatchObject({
      headSha: HEAD_SHA,
      deployment: { environment: "preview", state, url: PAGE },
    });
  });

  it("another repository_dispatch has no deployment, whatever its payload", () => {
    const event = vercelEvent("success", { url: PAGE });
    const payload = { ...event.payload, action: "deploy-ads" };
    expect(createContext({ ...event, payload })).toMatchObject({ headSha: event.sha, deployment: null });
    const broken = { ...event.payload, client_payload: { git: { sha: "main" }, url: PAGE } };
    expect(createContext({ ...event, payload: broken })).toMatchObject({
      headSha: event.sha,
      deployment: null,
    });
  });

  it("a pull_request event has no deployment", () => {
    expect(createContext(pullRequestEvent()).deployment).toBeNull();
  });
});

describe("a deployment's pull request", () => {
  const lookUp = async () =>
    findPullRequest(await createGitHubApi("ghs_double", github.url), createContext(deploymentStatusEvent()));

  it("is the one whose head was deployed", async () => {
    expect(await lookUp()).toEqual({
      pullRequest: 7,
      baseSha: `${"0".repeat(39)}1`,
      headRepository: { owner: "acme", repo: "shop", private: false },
      fork: false,
    });
  });

  it("is null if no pull request has that head", async () => {
    github.pulls.clear();
    expect(await lookUp()).toBeNull();
  });

  it("is unknown, with a reason, if there are two or GitHub fails", async () => {
    github.pulls.set(8, { headSha: HEAD_SHA, locked: false });
    expect(await lookUp()).toEqual({ why: "4f1c2d9 is the head of several pull requests (#7 and #8)." });
    github.misbehave({ fault: "read_only" });
    expect(await lookUp()).toEqual({
      why: expect.stringMatching(/^Can't find the pull request of .* \(GitHub: 403 Resource .*pull-requests: write/u),
    });
  });
});
