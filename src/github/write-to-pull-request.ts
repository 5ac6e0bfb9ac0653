import type { GitHubApi } from "./api.ts";
import { describePullRequestFailure } from "./describe-write-failure.ts";
import type { RunContext } from "./run-context.ts";

/** The pull request that a run writes to. */
export interface PullRequestHandle {
  api: GitHubApi;
  /** The repository, as GitHub's API addresses it. */
  at: { owner: string; repo: string };
  number: number;
  /** The checked commit. */
  headSha: string;
  /** The login of the token's account; null until it is known. */
  author: string | null;
}

/** Writes to the run's pull request. Never rejects: no pull request and a failure are outcomes. */
export async function writeToPullRequest<Outcome>(
  api: GitHubApi,
  context: RunContext,
  what: "comment" | "suggestions",
  write: (target: PullRequestHandle) => Promise<Outcome>,
): Promise<Outcome | { kind: "refused"; why: string }> {
  const { pullRequest: number, repository, headSha, event } = context;
  if (number === null) return { kind: "refused", why: `The event ${event} has no pull request for the ${what}.` };
  try {
    const at = { owner: repository.owner, repo: repository.repo };
    return await write({ api, at, number, headSha, author: null });
  } catch (error) {
    return { kind: "refused", why: describePullRequestFailure(error, context, what) };
  }
}

/** The pull request's head commit at this moment. */
export async function readHead({ api, at, number }: PullRequestHandle): Promise<string> {
  const { data } = await api.rest.pulls.get({ ...at, pull_number: number });
  return data.head.sha;
}
