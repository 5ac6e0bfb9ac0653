import type * as Core from "@actions/core";
import type { RunContext } from "../github/run-context.ts";
import { escapeForLog } from "../report/escape.ts";
import type { Settings } from "../run/settings.ts";

/** A run's context, and why its pull request is not known, as a sentence; null where it is, or there is none. */
export interface ResolvedContext {
  context: RunContext;
  pullRequestProblem: string | null;
}

/**
 * A deployment's event names no pull request: the open one whose head it deploys is looked up, so that its comment is kept, and
 * what it changes is known.
 */
export async function resolvePullRequest(
  context: RunContext,
  token: Settings["github-token"],
): Promise<ResolvedContext> {
  if (context.deployment === null || context.pullRequest !== null)
    return { context, pullRequestProblem: null };
  if (token === undefined) {
    return {
      context,
      pullRequestProblem: "Without a github-token a deployment's pull request cannot be looked up.",
    };
  }
  const { createGitHubApi } = await import("../github/api.ts");
  const { findPullRequest } = await import("../github/pull-request.ts");
  const found = await findPullRequest(await createGitHubApi(token, context.apiUrl), context);
  return found !== null && "why" in found
    ? { context, pullRequestProblem: found.why }
    : { context: { ...context, ...found }, pullRequestProblem: null };
}

/** Once, where somebody waits for a comment. */
export function noticePullRequestProblem(
  { pullRequestProblem }: ResolvedContext,
  { comment }: Pick<Settings, "comment">,
  core: Pick<typeof Core, "notice">,
): void {
  if (pullRequestProblem !== null && comment !== "never") {
    core.notice(
      escapeForLog(`${pullRequestProblem} The job summary carries the result instead of a comment.`),
    );
  }
}
