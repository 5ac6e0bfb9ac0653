import type * as Core from "@actions/core";
import type { Settings } from "../check/settings.ts";
import type { RunContext } from "../github/context.ts";
import { inLog } from "../report/text.ts";

/** A run's context, and why its pull request is not known, as a sentence; null where it is, or there is none. */
export interface Located {
  context: RunContext;
  doubt: string | null;
}

/**
 * A deployment's event names no pull request: the open one whose head it deploys is looked up, so that its comment is kept, and
 * what it changes is known.
 */
export async function withPullRequest(
  context: RunContext,
  token: Settings["github-token"],
): Promise<Located> {
  if (context.deployment === null || context.pullRequest !== null) return { context, doubt: null };
  if (token === undefined) {
    return { context, doubt: "Without a github-token a deployment's pull request cannot be looked up." };
  }
  const { connect } = await import("../github/api.ts");
  const { pullRequestOf } = await import("../github/pull-request.ts");
  const found = await pullRequestOf(await connect(token, context.apiUrl), context);
  return found !== null && "why" in found
    ? { context, doubt: found.why }
    : { context: { ...context, ...found }, doubt: null };
}

/** Once, where somebody waits for a comment. */
export function tellDoubt(
  { doubt }: Located,
  { comment }: Pick<Settings, "comment">,
  core: Pick<typeof Core, "notice">,
): void {
  if (doubt !== null && comment !== "never") {
    core.notice(inLog(`${doubt} The job summary carries the result instead of a comment.`));
  }
}
