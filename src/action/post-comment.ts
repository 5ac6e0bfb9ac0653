import type * as Core from "@actions/core";
import { createGitHubApi } from "../github/api.ts";
import type { RunContext } from "../github/run-context.ts";
import {
  type CommentComposer,
  type CommentDecision,
  type CommentOutcome,
  writeComment,
} from "../github/write-comment.ts";
import { renderCommentMarker } from "../report/comment-marker.ts";
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
import { findOutdatedComments, isMarkedOutdated } from "../report/outdated-comments.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { Settings } from "../run/settings.ts";
import type { CheckIdentity } from "./identify-check.ts";

export type CommentSettings = Pick<Settings, "comment" | "github-token">;

/** The content of a comment, depending on the existing one. */
interface CommentDraft {
  check: CheckIdentity;
  /** With `on-failure`, a passing result only updates an existing comment. */
  isPassing: boolean;
  /** Where the result is if the comment can't be written, as a sentence. */
  resultPlace: string;
  nextState: (existing: CommentState | null) => CommentState;
  render: (state: CommentState) => string;
}

/** The check that comments, its run, and the base URLs of the comment's links. */
export interface CommentSource {
  check: CheckIdentity;
  context: RunContext;
  links: ReportLinks;
  /** Where the result is if the comment can't be written, as a sentence. By default this job's summary. */
  resultPlace?: string;
}

const IN_JOB_SUMMARY = "The result is in the job summary.";

/** The comment of a completed run. */
export const createResultDraft = (
  result: CheckResult,
  { check, context, links, resultPlace = IN_JOB_SUMMARY }: CommentSource,
  preface = "",
): CommentDraft => ({
  check,
  resultPlace,
  isPassing: result.verdict === "pass",
  nextState: (existing) => buildCommentState(result, context.runAttemptId, existing),
  render: (state) => renderComment(result, { id: check.commentId, label: check.label, links, state, preface }),
});

/** The comment of a run that failed before it evaluated anything. */
export const createFailureDraft = (
  run: RunFailure,
  { check, context, links, resultPlace = IN_JOB_SUMMARY }: CommentSource,
): CommentDraft => {
  const why = JSON.stringify([run.headline, run.problems]);
  const name = { commit: run.commit, at: run.at, run: context.runAttemptId, why };
  return {
    check,
    resultPlace,
    isPassing: false,
    nextState: (existing) => buildRunFailureState(name, existing),
    render: (state) => renderRunFailureComment(run, { id: check.commentId, label: check.label, links, state }),
  };
};

/**
 * Creates or updates the pull request comment. A failure is a notice that says where the result is.
 *
 * @returns null if there is no pull request, or if the settings don't want a comment.
 */
export async function postComment(
  draft: CommentDraft,
  settings: CommentSettings,
  context: RunContext,
  core: Pick<typeof Core, "info" | "notice">,
): Promise<CommentOutcome | null> {
  const token = settings["github-token"];
  if (context.pullRequest === null || settings.comment === "never") return null;
  if (token === undefined) {
    core.notice("No comment was written, because there is no github-token: see the job summary.");
    return null;
  }
  const api = await createGitHubApi(token, context.apiUrl);
  const outcome = await writeComment(api, context, createComposer(draft, settings.comment));
  if (outcome.kind === "outdated") core.info(outcome.why);
  if (outcome.kind === "refused") core.notice(`${outcome.why} ${draft.resultPlace}`);
  return outcome;
}

/** The comment's URL, or an empty string. */
export const getCommentUrl = (outcome: CommentOutcome | null): string =>
  outcome !== null && "url" in outcome ? outcome.url : "";

function createComposer(draft: CommentDraft, when: Settings["comment"]): CommentComposer {
  const { commentId: id, formerName, jobTotal } = draft.check;
  return {
    id,
    formerId: formerName,
    compose: (existing, hasSiblings) => decideComment(existing, hasSiblings, draft, when),
    findOutdated: (others, isSilent) =>
      typeof id === "string"
        ? new Map()
        : findOutdatedComments(others, { ...draft.nextState(null), key: id, jobTotal, isSilent }),
  };
}

/** Decides whether to write: the newest run of a commit writes, as often as the setting says. */
function decideComment(
  existing: string | null,
  hasSiblings: boolean,
  draft: CommentDraft,
  when: Settings["comment"],
): CommentDecision {
  if (existing === null && when === "on-failure" && draft.isPassing) return { kind: "leave", why: "quiet" };
  const previous = existing === null ? null : parseStateBlock(existing);
  const state = draft.nextState(previous);
  if (previous?.commit === state.commit && isNewerRun(previous, state)) return { kind: "leave", why: "newer" };
  const isUnchanged = previous !== null && when === "changes" && hasSameResults(previous, state);
  // Other checks of the job would take an older commit's comment for outdated.
  const isCurrent = previous?.commit === state.commit || !hasSiblings;
  const isOwn = existing?.startsWith(renderCommentMarker(draft.check.commentId)) === true;
  return isUnchanged && isCurrent && isOwn && !isMarkedOutdated(existing)
    ? { kind: "leave", why: "unchanged" }
    : { kind: "write", body: draft.render(state) };
}
