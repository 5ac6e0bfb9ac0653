import { expect, onTestFinished, test } from "vitest";
import { createGitHubApi } from "../../src/github/api.ts";
import { findForkPullRequests } from "../../src/github/find-pull-request.ts";
import { parseWorkflowRun } from "../../src/github/workflow-run-event.ts";
import { type GitHubOptions, startGitHub } from "../doubles/github.ts";
import { HEAD_SHA, type WorkflowRunOptions, workflowRunEvent } from "../doubles/runner-events.ts";
import { createContext } from "./sample-contexts.ts";

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
