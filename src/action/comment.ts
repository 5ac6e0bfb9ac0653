import type * as Core from "@actions/core";
import type { CheckResult } from "../check/result.ts";
import type { Settings } from "../check/settings.ts";
import type { RunContext } from "../github/context.ts";
import { comment, type Links } from "../report/markdown.ts";

/**
 * Posts or updates the pull-request comment, where there is a pull request and the settings want one.
 *
 * @returns the comment's address, or undefined where none stands. A failure is one notice: the summary has it all.
 */
export async function postComment(
  result: CheckResult,
  settings: Settings,
  context: RunContext,
  links: Links,
  core: typeof Core,
): Promise<string | undefined> {
  const token = settings["github-token"];
  if (context.pullRequest === null || settings.comment === "never") return undefined;
  if (token === undefined) {
    core.notice("No github-token: the job summary carries the result instead of a comment.");
    return undefined;
  }
  const { connect } = await import("../github/api.ts");
  const { writeComment } = await import("../github/comment.ts");
  const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
  const outcome = await writeComment(await connect(token, context.apiUrl), context, {
    id,
    body: comment(result, { id, links }),
    onlyUpdate: settings.comment === "on-failure" && result.verdict === "pass",
  });
  if ("url" in outcome) return outcome.url;
  if (outcome.kind === "outdated") core.info(outcome.why);
  if (outcome.kind === "refused") core.notice(`${outcome.why} The job summary carries the result.`);
  return undefined;
}
