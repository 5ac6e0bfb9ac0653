import type { GitHubApi } from "./api.ts";
import type { PullRequestHandle } from "./write-to-pull-request.ts";

/** The comments that this token's account wrote, oldest first. */
export async function filterOwnComments<C extends { id: number; user?: { login: string } | null }>(
  target: PullRequestHandle,
  comments: readonly C[],
): Promise<C[]> {
  if (comments.length === 0) return [];
  target.author ??= (await findAuthor(target.api)).login;
  return comments.filter(({ user }) => user?.login === target.author).toSorted((a, b) => a.id - b.id);
}

/** The account that appears on what the token writes. */
export interface TokenAuthor {
  login: string;
  /** False if nobody could be asked: then it is the account of the workflow's GITHUB_TOKEN on GitHub. */
  isKnown: boolean;
}

/**
 * GraphQL's `viewer` works for all kinds of tokens and includes `[bot]`; GET /user is the fallback for servers without
 * GraphQL and works for users' tokens only.
 */
export async function findAuthor(api: GitHubApi): Promise<TokenAuthor> {
  try {
    const { viewer } = await api.graphql<{ viewer: { login: string } }>("query { viewer { login } }");
    return { login: viewer.login, isKnown: true };
  } catch {
    try {
      return { login: (await api.rest.users.getAuthenticated()).data.login, isKnown: true };
    } catch {
      return { login: "github-actions[bot]", isKnown: false };
    }
  }
}
