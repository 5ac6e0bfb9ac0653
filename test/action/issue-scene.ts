import { expect, onTestFinished } from "vitest";
import { issueDesk } from "../../src/action/issues.ts";
import type { EntryResult } from "../../src/check/result.ts";
import { connect, PACE } from "../../src/github/api.ts";
import { type IssuesOutcome, writeIssues } from "../../src/github/issues.ts";
import { type GitHubDouble, type GitHubOptions, startGitHub } from "../doubles/github.ts";
import { scheduleEvent } from "../doubles/runner-events.ts";
import { contextOf } from "../github/contexts.ts";
import { brokenEntry, passedEntry, sampleResult, unseenEntry } from "../report/samples.ts";

export const BOT = "github-actions[bot]";

/** What a run sees of an ad's destination. */
export type Seen = "alive" | "dead" | "unknown" | "unconfirmed";

/** An ad whose destination is named like its first word: `spring feed` and `spring story` lead to the same. */
export function ad(name: string, seen: Seen, change: Partial<EntryResult> = {}): EntryResult {
  const landingUrl = `https://acme.example/${name.split(" ")[0]}`;
  const made = {
    alive: passedEntry,
    dead: brokenEntry,
    unknown: unseenEntry,
    unconfirmed: (id: string, more: Partial<EntryResult>) =>
      unseenEntry(id, { unconfirmed: { seenDead: 1, needed: 3 }, ...more }),
  }[seen];
  return made(name, { landingUrl, ...change });
}

export interface IssueRun {
  /** The check's name. */
  id?: string;
  labels?: string[];
  change?: Parameters<typeof sampleResult>[1];
  settle?: () => Promise<unknown>;
}

/** A repository and the runs that keep its issues. */
export async function issueScene(options: GitHubOptions = {}) {
  const github = await startGitHub(options);
  onTestFinished(async () => {
    await github.close();
    expect(github.violations).toEqual([]);
  });
  const slept: number[] = [];
  const run = async (ads: EntryResult[], how: IssueRun = {}): Promise<IssuesOutcome> => {
    const context = { ...contextOf(scheduleEvent()), apiUrl: github.url };
    const sleep = (milliseconds: number) => Promise.resolve(slept.push(milliseconds));
    const pace = { ...PACE, sleep, settle: how.settle ?? (() => Promise.resolve()) };
    const { id = "ci/ads", labels = [] } = how;
    const desk = issueDesk(sampleResult(ads, how.change), context, { id, labels });
    return writeIssues(await connect("ghs_double", github.url, pace), context, desk, pace);
  };
  return { github, run, slept };
}

/** What people were told and what has happened, in order of its kind. */
export const story = (github: GitHubDouble) => ({
  events: github.issues.events.map(({ number, what }) => `${what} ${number}`),
  comments: github.comments.map(({ issue, body }) => `${issue} ${body.split("**")[1] ?? body}`),
});

export const writes = (github: GitHubDouble): string[] =>
  github.requests
    .filter(({ method, path }) => method !== "GET" && path !== "/graphql")
    .map(({ method, path }) => `${method} ${path.replace(/.*\/shop\//u, "")}`);
