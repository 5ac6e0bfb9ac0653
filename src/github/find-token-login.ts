import type { GitHubApi } from "./api.ts";
import type { PullRequestHandle } from "./write-to-pull-request.ts";

/** The comments that this token's account wrote, oldest first. */
export async function filterOwnComments<C extends { id: number; user?: { login: string } | null }>(
  target: PullRequestHandle,
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
