import { expect, onTestFinished } from "vitest";
import { createIssuePlanner } from "../../src/action/sync-issues.ts";
import { createGitHubApi, DEFAULT_RETRY_POLICY } from "../../src/github/api.ts";
import { type IssuesOutcome, writeIssues } from "../../src/github/write-issues.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
import { type GitHubDouble, type GitHubOptions, startGitHub } from "../doubles/github.ts";
import { scheduleEvent } from "../doubles/runner-events.ts";
import { createContext } from "../github/sample-contexts.ts";
import { brokenEntry, passedEntry, sampleResult, urlOnlyEntry } from "../report/sample-results.ts";

export const BOT = "github-actions[bot]";

/** What a run sees of an ad's destination. */
export type DestinationState = "alive" | "dead" | "unknown" | "unconfirmed";

/** An ad whose destination is named like its first word: `spring feed` and `spring story` lead to the same. */
export function adEntry(name: string, seen: DestinationState, change: Partial<EntryResult> = {}): EntryResult {
  const landingUrl = `https://acme.example/${name.split(" ")[0]}`;
  const made = {
    alive: passedEntry,
    dead: brokenEntry,
    unknown: urlOnlyEntry,
    unconfirmed: (id: string, more: Partial<EntryResult>) =>
      urlOnlyEntry(id, { unconfirmed: { seenDead: 1, needed: 3 }, ...more }),
  }[seen];
  return made(name, { landingUrl, ...change });
}

export interface IssueRunOptions {
  /** The check's name. */
  id?: string;
  /** Its name in earlier versions. */
  formerId?: string;
  labels?: string[];
  /** Id and attempt of the workflow run. */
  runAttemptId?: string;
  change?: Parameters<typeof sampleResult>[1];
  waitForOtherRuns?: () => Promise<unknown>;
}

/** A repository and the runs that keep its issues. */
export async function createIssueHarness(options: GitHubOptions = {}) {
  const github = await startGitHub(options);
  onTestFinished(async () => {
    await github.close();
    expect(github.violations).toEqual([]);
  });
  const slept: number[] = [];
  const run = async (ads: EntryResult[], how: IssueRunOptions = {}): Promise<IssuesOutcome> => {
    const context = { ...createContext(scheduleEvent()), apiUrl: github.url };
    const sleep = (milliseconds: number) => Promise.resolve(slept.push(milliseconds));
    const pace = {
      ...DEFAULT_RETRY_POLICY,
      sleep,
      waitForOtherRuns: how.waitForOtherRuns ?? (() => Promise.resolve()),
    };
    const { id = "ci/ads", formerId, labels = [], runAttemptId = context.runAttemptId } = how;
    const run = { ...context, runAttemptId };
    const desk = createIssuePlanner(sampleResult(ads, how.change), run, { id, formerId, labels });
    return writeIssues(await createGitHubApi("ghs_double", github.url, pace), context, desk, pace);
  };
  return { github, run, slept };
}

/** What people were told and what has happened, in order of its kind. */
export const readIssueHistory = (github: GitHubDouble) => ({
  events: github.issues.events.map(({ number, what }) => `${what} ${number}`),
  comments: github.comments.map(({ issue, body }) => `${issue} ${body.split("**")[1] ?? body}`),
});

export const listWrites = (github: GitHubDouble): string[] =>
  github.requests
    .filter(({ method, path }) => method !== "GET" && path !== "/graphql")
    .map(({ method, path }) => `${method} ${path.replace(/.*\/shop\//u, "")}`);
