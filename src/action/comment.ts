import type * as Core from "@actions/core";
import type { CommentComposer, CommentOutcome } from "../github/comment.ts";
import type { RunContext } from "../github/run-context.ts";
import {
  buildCommentState,
  buildRunFailureState,
  type CommentState,
  hasSameResults,
  isNewerRun,
  parseStateBlock,
} from "../report/comment-state.ts";
import { type Links, renderComment } from "../report/markdown/report.ts";
import { type RunFailure, renderRunFailureComment } from "../report/markdown/run-failure.ts";
import type { CheckResult } from "../run/result.ts";
import type { Settings } from "../run/settings.ts";

export type CommentSettings = Pick<Settings, "comment" | "comment-id" | "github-token">;

/** What a comment is made of, whoever speaks in it. */
interface CommentDraft {
  /** Nothing failed: `on-failure` says so only where a comment stands. */
  isPassing: boolean;
  nextState: (standing: CommentState | null) => CommentState;
  render: (state: CommentState, id: string) => string;
}

/** The comment of a run that has judged. */
export const createResultDraft = (result: CheckResult, context: RunContext, links: Links): CommentDraft => ({
  isPassing: result.verdict === "pass",
  nextState: (standing) => buildCommentState(result, context.runAttemptId, standing),
  render: (state, id) => renderComment(result, { id, links, state }),
});

/** The comment of a run that could not begin. */
export const createFailureDraft = (run: RunFailure, context: RunContext, links: Links): CommentDraft => {
  const why = JSON.stringify([run.headline, run.problems]);
  const name = { commit: run.commit, at: run.at, run: context.runAttemptId, why };
  return {
    isPassing: false,
    nextState: (standing) => buildRunFailureState(name, standing),
    render: (state, id) => renderRunFailureComment(run, { id, links, state }),
  };
};

/**
 * Posts or updates the pull-request comment, where there is a pull request and the settings want one.
 *
 * @returns what became of it, or null where none was to be written. A failure is one notice: the summary has it all.
 */
export async function postComment(
  speech: CommentDraft,
  settings: CommentSettings,
  context: RunContext,
  core: typeof Core,
): Promise<CommentOutcome | null> {
  const token = settings["github-token"];
  if (context.pullRequest === null || settings.comment === "never") return null;
  if (token === undefined) {
    core.notice("No github-token: the job summary carries the result instead of a comment.");
    return null;
  }
  const { createGitHubApi } = await import("../github/api.ts");
  const { writeComment } = await import("../github/comment.ts");
  const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
  const draft = { id, compose: createCompose(speech, settings.comment, id) };
  const outcome = await writeComment(await createGitHubApi(token, context.apiUrl), context, draft);
  if (outcome.kind === "outdated") core.info(outcome.why);
  if (outcome.kind === "refused") core.notice(`${outcome.why} The job summary carries the result.`);
  return outcome;
}

/** The address of the comment that stands; empty where none does. */
export const getCommentUrl = (outcome: CommentOutcome | null): string =>
  outcome !== null && "url" in outcome ? outcome.url : "";

/** Decides what becomes of the comment that stands: the newest run of a commit speaks, as often as the settings want. */
function createCompose(
  speech: CommentDraft,
  when: Settings["comment"],
  id: string,
): CommentComposer["compose"] {
  return (standing) => {
    if (standing === null && when === "on-failure" && speech.isPassing)
      return { kind: "leave", why: "quiet" };
    const said = standing === null ? null : parseStateBlock(standing);
    const state = speech.nextState(said);
    if (said !== null && said.commit === state.commit && isNewerRun(said, state)) {
      return { kind: "leave", why: "newer" };
    }
    if (said !== null && when === "changes" && hasSameResults(said, state)) {
      return { kind: "leave", why: "unchanged" };
    }
    return { kind: "write", body: speech.render(state, id) };
  };
}
