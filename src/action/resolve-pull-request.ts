import type * as Core from "@actions/core";
import { createGitHubApi } from "../github/api.ts";
import { findPullRequest } from "../github/find-pull-request.ts";
import type { RunContext } from "../github/run-context.ts";
import { escapeForLog } from "../report/escape.ts";
import type { Settings } from "../run/settings.ts";

/** A run's context. `pullRequestProblem` says why its pull request is unknown. */
export interface ResolvedContext {
  context: RunContext;
  pullRequestProblem: string | null;
}

/**
 * Deployment events have no pull request: finds the open one whose head is deployed, so that it gets the comment and
 * its changes are known.
 */
export async function resolvePullRequest(
  context: RunContext,
  token: Settings["github-token"],
): Promise<ResolvedContext> {
  if (context.deployment === null || context.pullRequest !== null) return { context, pullRequestProblem: null };
  if (token === undefined) {
    return { context, pullRequestProblem: "The deployment's pull request can't be found without a github-token." };
  }
  const found = await findPullRequest(await createGitHubApi(token, context.apiUrl), context);
  return found !== null && "why" in found
    ? { context, pullRequestProblem: found.why }
    : { context: { ...context, ...found }, pullRequestProblem: null };
}

/** Logs the problem if a comment was expected. */
export function noticePullRequestProblem(
  { pullRequestProblem }: ResolvedContext,
  { comment }: Pick<Settings, "comment">,
  core: Pick<typeof Core, "notice">,
): void {
  if (pullRequestProblem !== null && comment !== "never") {
    core.notice(escapeForLog(`${pullRequestProblem} The result is in the job summary instead of a comment.`));
  }
}
