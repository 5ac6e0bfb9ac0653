import type * as Core from "@actions/core";
import type { CheckResult } from "../check/result.ts";
import type { Settings } from "../check/settings.ts";
import type { CommentOutcome, Draft } from "../github/comment.ts";
import type { RunContext } from "../github/context.ts";
import { comment, type Links } from "../report/markdown.ts";
import { type Unjudged, unjudgedComment } from "../report/markdown-unjudged.ts";
import {
  type CommentState,
  findsTheSame,
  isNewer,
  readState,
  stateOf,
  unjudgedState,
} from "../report/state.ts";

export type CommentSettings = Pick<Settings, "comment" | "comment-id" | "github-token">;

/** What a comment is made of, whoever speaks in it. */
interface Speech {
  /** Nothing failed: `on-failure` says so only where a comment stands. */
  green: boolean;
  stateAfter: (standing: CommentState | null) => CommentState;
  textWith: (state: CommentState, id: string) => string;
}

/** The comment of a run that has judged. */
export const resultSpeech = (result: CheckResult, context: RunContext, links: Links): Speech => ({
  green: result.verdict === "pass",
  stateAfter: (standing) => stateOf(result, context.runName, standing),
  textWith: (state, id) => comment(result, { id, links, state }),
});

/** The comment of a run that could not begin. */
export const unjudgedSpeech = (run: Unjudged, context: RunContext, links: Links): Speech => {
  const why = JSON.stringify([run.headline, run.problems]);
  const name = { commit: run.commit, at: run.at, run: context.runName, why };
  return {
    green: false,
    stateAfter: (standing) => unjudgedState(name, standing),
    textWith: (state, id) => unjudgedComment(run, { id, links, state }),
  };
};

/**
 * Posts or updates the pull-request comment, where there is a pull request and the settings want one.
 *
 * @returns what became of it, or null where none was to be written. A failure is one notice: the summary has it all.
 */
export async function postComment(
  speech: Speech,
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
  const { connect } = await import("../github/api.ts");
  const { writeComment } = await import("../github/comment.ts");
  const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
  const draft = { id, compose: composer(speech, settings.comment, id) };
  const outcome = await writeComment(await connect(token, context.apiUrl), context, draft);
  if (outcome.kind === "outdated") core.info(outcome.why);
  if (outcome.kind === "refused") core.notice(`${outcome.why} The job summary carries the result.`);
  return outcome;
}

/** The address of the comment that stands; empty where none does. */
export const addressOf = (outcome: CommentOutcome | null): string =>
  outcome !== null && "url" in outcome ? outcome.url : "";

/** Decides what becomes of the comment that stands: the newest run of a commit speaks, as often as the settings want. */
function composer(speech: Speech, when: Settings["comment"], id: string): Draft["compose"] {
  return (standing) => {
    if (standing === null && when === "on-failure" && speech.green) return { kind: "leave", why: "quiet" };
    const said = standing === null ? null : readState(standing);
    const state = speech.stateAfter(said);
    if (said !== null && said.commit === state.commit && isNewer(said, state)) {
      return { kind: "leave", why: "newer" };
    }
    if (said !== null && when === "changes" && findsTheSame(said, state)) {
      return { kind: "leave", why: "unchanged" };
    }
    return { kind: "write", body: speech.textWith(state, id) };
  };
}
