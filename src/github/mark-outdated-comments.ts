import type { GitHubApi } from "./api.ts";
import { normaliseLineEnds } from "./normalise-line-ends.ts";
import { type PullRequestHandle, readHead } from "./write-to-pull-request.ts";

type Comment = Awaited<ReturnType<GitHubApi["rest"]["issues"]["getComment"]>>["data"];

/**
 * Replaces the text of outdated comments. The head and the comment are read again before each write, so that a newer
 * run's text stays. A failure does not matter: the next run tries again.
 *
 * @param texts the new text of each outdated comment, by its present text.
 */
export async function markOutdatedComments(
  target: PullRequestHandle,
  comments: readonly Comment[],
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const { api, at, headSha } = target;
  for (const { id, body = "" } of comments) {
    const text = texts.get(body);
    if (text === undefined) continue;
    try {
      if ((await readHead(target)) !== headSha) return;
      const { data: now } = await api.rest.issues.getComment({ ...at, comment_id: id });
      if (normaliseLineEnds(now.body ?? "") !== normaliseLineEnds(body)) continue;
      await api.rest.issues.updateComment({ ...at, comment_id: id, body: text });
    } catch {
      // The run's own comment is written already.
    }
  }
}
