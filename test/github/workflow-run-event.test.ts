import { expect, onTestFinished, test } from "vitest";
import { createGitHubApi } from "../../src/github/api.ts";
import { ContextError, readRunContext } from "../../src/github/run-context.ts";
import { findForkPullRequests, parseWorkflowRun } from "../../src/github/workflow-run-event.ts";
import { type GitHubOptions, startGitHub } from "../doubles/github.ts";
import {
  HEAD_SHA,
  pushEvent,
  scheduleEvent,
  type WorkflowRunOptions,
  workflowRunEvent,
} from "../doubles/runner-events.ts";
import { createContext, createEnvironment } from "./sample-contexts.ts";

async function found(pulls: GitHubOptions["pulls"], options: WorkflowRunOptions = {}): Promise<number[]> {
  const github = await startGitHub(pulls === undefined ? {} : { pulls });
  onTestFinished(async () => {
    await github.close();
    expect(github.violations).toEqual([]);
  });
  const event = workflowRunEvent(options);
  const trigger = parseWorkflowRun(JSON.stringify(event.payload));
  return findForkPullRequests(await createGitHubApi("ghs_double", github.url), createContext(event), trigger);
}

const fork = { headSha: HEAD_SHA, from: "stranger/shop" };

test("a fork's pull request is found by its branch, and identified by commit and repository", async () => {
  expect(await found({ 7: fork })).toEqual([7]);
  expect(await found({ 7: { ...fork, headSha: "e".repeat(40) } })).toEqual([]);
  expect(await found({ 7: { ...fork, from: "stranger/other" } })).toEqual([]);
  expect(await found({ 7: { ...fork, from: "impostor/shop" }, 8: fork })).toEqual([8]);
});

test("a pull request of this repository is found by its commit if the branch is unknown", async () => {
  expect(await found({ 7: { headSha: HEAD_SHA } }, { from: "acme", branch: "renamed" })).toEqual([7]);
});

test("two pull requests with the same head are both returned", async () => {
  expect(await found({ 7: fork, 9: fork })).toEqual([7, 9]);
});

test("another event's payload and a forged one are rejected", () => {
  const { payload } = workflowRunEvent();
  const run = payload["workflow_run"] as Record<string, unknown>;
  for (const wrong of [
    pushEvent().payload,
    { workflow_run: { ...run, head_sha: "main" } },
    { workflow_run: { ...run, head_repository: { full_name: "a/b/../c" } } },
    { workflow_run: { ...run, run_started_at: "now" } },
  ]) {
    expect(() => parseWorkflowRun(JSON.stringify(wrong))).toThrow(ContextError);
  }
  expect(() => parseWorkflowRun("")).toThrow(ContextError);
});

test("the run context says whether the run is on the default branch", () => {
  const at = (ref: string) => {
    const event = scheduleEvent();
    return readRunContext({ ...createEnvironment(event), GITHUB_REF: ref }, JSON.stringify(event.payload))
      .onDefaultBranch;
  };
  expect(["refs/heads/main", "refs/heads/main-2", "refs/tags/main", ""].map(at)).toEqual([true, false, false, true]);
});
