import type { GitHubApi } from "./api.ts";
import { describePullRequestFailure } from "./describe-write-failure.ts";
import type { RunContext } from "./run-context.ts";

/** The pull request that a run writes to. */
export interface PullRequestTarget {
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
  write: (target: PullRequestTarget) => Promise<Outcome>,
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
export async function readHead({ api, at, number }: PullRequestTarget): Promise<string> {
  const { data } = await api.rest.pulls.get({ ...at, pull_number: number });
  return data.head.sha;
}

/** The comments that this token's account wrote, oldest first. */
export async function filterOwn<C extends { id: number; user?: { login: string } | null }>(
  target: PullRequestTarget,
  comments: readonly C[],
): Promise<C[]> {
  if (comments.length === 0) return [];
  target.author ??= await findAuthorLogin(target.api);
  return comments.filter(({ user }) => user?.login === target.author).toSorted((a, b) => a.id - b.id);
}

/**
 * The login that appears on the token's comments. GraphQL's `viewer` works for all kinds of tokens and includes
 * `[bot]`; GET /user is the fallback for servers without GraphQL and works for users' tokens only. The last fallback
 * is the login of the workflow's GITHUB_TOKEN.
 */
export async function findAuthorLogin(api: GitHubApi): Promise<string> {
  try {
    const { viewer } = await api.graphql<{ viewer: { login: string } }>("query { viewer { login } }");
    return viewer.login;
  } catch {
    try {
      return (await api.rest.users.getAuthenticated()).data.login;
    } catch {
      return "github-actions[bot]";
    }
  }
}
