import type * as Core from "@actions/core";
import { createGitHubApi } from "../github/api.ts";
import type { RunContext } from "../github/run-context.ts";
import { type CommentDecision, type CommentOutcome, writeComment } from "../github/write-comment.ts";
import {
  buildCommentState,
  buildRunFailureState,
  type CommentState,
  hasSameResults,
  isNewerRun,
  parseStateBlock,
} from "../report/comment-state.ts";
import type { ReportLinks } from "../report/markdown/entries-table.ts";
import { renderComment } from "../report/markdown/report.ts";
import { type RunFailure, renderRunFailureComment } from "../report/markdown/run-failure.ts";
import type { CheckResult } from "../run/result.ts";
import type { Settings } from "../run/settings.ts";

export type CommentSettings = Pick<Settings, "comment" | "comment-id" | "github-token">;

/** The content of a comment, depending on the existing one. */
interface CommentDraft {
  /** With `on-failure`, a passing result only updates an existing comment. */
  isPassing: boolean;
  nextState: (existing: CommentState | null) => CommentState;
  render: (state: CommentState, id: string) => string;
}

/** The comment of a completed run. */
export const createResultDraft = (result: CheckResult, context: RunContext, links: ReportLinks): CommentDraft => ({
  isPassing: result.verdict === "pass",
  nextState: (existing) => buildCommentState(result, context.runAttemptId, existing),
  render: (state, id) => renderComment(result, { id, links, state }),
});

/** The comment of a run that failed before it evaluated anything. */
export const createFailureDraft = (run: RunFailure, context: RunContext, links: ReportLinks): CommentDraft => {
  const why = JSON.stringify([run.headline, run.problems]);
  const name = { commit: run.commit, at: run.at, run: context.runAttemptId, why };
  return {
    isPassing: false,
    nextState: (existing) => buildRunFailureState(name, existing),
    render: (state, id) => renderRunFailureComment(run, { id, links, state }),
  };
};

/**
 * Creates or updates the pull request comment. A failure is a notice: the job summary has the same content.
 *
 * @returns null if there is no pull request, or if the settings don't want a comment.
 */
export async function postComment(
  draft: CommentDraft,
  settings: CommentSettings,
  context: RunContext,
  core: typeof Core,
): Promise<CommentOutcome | null> {
  const token = settings["github-token"];
  if (context.pullRequest === null || settings.comment === "never") return null;
  if (token === undefined) {
    core.notice("No comment was written, because there is no github-token: see the job summary.");
    return null;
  }
  const id = getCommentId(settings, context);
  const composer = { id, compose: (body: string | null) => decideComment(body, draft, settings.comment, id) };
  const outcome = await writeComment(await createGitHubApi(token, context.apiUrl), context, composer);
  if (outcome.kind === "outdated") core.info(outcome.why);
  if (outcome.kind === "refused") core.notice(`${outcome.why} The result is in the job summary.`);
  return outcome;
}

/** Identifies the check whose comment, suggestions and issues these are. */
export const getCommentId = (settings: Pick<Settings, "comment-id">, { workflow, job }: RunContext): string =>
  settings["comment-id"] ?? `${workflow}/${job}`;

/** The comment's URL, or an empty string. */
export const getCommentUrl = (outcome: CommentOutcome | null): string =>
  outcome !== null && "url" in outcome ? outcome.url : "";

/** Decides whether to write: the newest run of a commit writes, as often as the setting says. */
function decideComment(
  existing: string | null,
  draft: CommentDraft,
  when: Settings["comment"],
  id: string,
): CommentDecision {
  if (existing === null && when === "on-failure" && draft.isPassing) return { kind: "leave", why: "quiet" };
  const previous = existing === null ? null : parseStateBlock(existing);
  const state = draft.nextState(previous);
  if (previous?.commit === state.commit && isNewerRun(previous, state)) return { kind: "leave", why: "newer" };
  const isUnchanged = previous !== null && when === "changes" && hasSameResults(previous, state);
  return isUnchanged ? { kind: "leave", why: "unchanged" } : { kind: "write", body: draft.render(state, id) };
}
