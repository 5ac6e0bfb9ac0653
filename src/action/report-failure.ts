import type * as Core from "@actions/core";
import { ContextError, type RunContext } from "../github/run-context.ts";
import { writeSummary } from "../github/runner-output.ts";
import { escapeForLog } from "../report/escape.ts";
import { renderRunFailureSummary } from "../report/markdown/run-failure.ts";
import { type InputName, readSettings } from "../run/settings.ts";
import { VERSION } from "../version.ts";
import { type CommentSettings, createFailureDraft, getCommentUrl, postComment } from "./comment.ts";
import { type ErrorSummary, logError } from "./log-error.ts";
import { setFailureOutputs } from "./outputs.ts";
import {
  noticePullRequestProblem,
  type ResolvedContext,
  resolvePullRequest,
} from "./pull-request-context.ts";
import { createReportLinks } from "./report-links.ts";

/** What is known of a run that could not judge. */
interface FailedRun {
  given: Partial<Record<InputName, string>>;
  startedAt: Date;
  /** Where it is for, as far as that was found before it failed. */
  resolved: ResolvedContext | null;
  /** @throws ContextError where nobody knows where this run is. */
  loadContext: () => Promise<RunContext>;
}

/** Says why a run could not judge: in the log and at the lines at fault, in the summary, and in the comment. Rejects for nothing. */
export async function reportFailure(error: unknown, beginning: FailedRun, core: typeof Core): Promise<void> {
  setFailureOutputs(core);
  const why = logError(error, core);
  try {
    await publishFailure(why, await beginning.loadContext(), beginning, core);
  } catch (failure) {
    if (!(failure instanceof ContextError))
      core.warning(escapeForLog(`It could not be published: ${String(failure)}`));
  }
}

/** An older verdict must not stand in the comment beside a check that is red for another reason. */
async function publishFailure(
  why: ErrorSummary,
  context: RunContext,
  { given, startedAt, resolved }: FailedRun,
  core: typeof Core,
): Promise<void> {
  const links = createReportLinks(context);
  const run = { ...why, commit: context.headSha, at: startedAt.toISOString(), version: VERSION };
  const written = await writeSummary(renderRunFailureSummary(run, links));
  if (written.kind === "refused") core.warning(written.why);
  const settings = readCommentSettings(given);
  // A shard speaks for nobody else: what it could not begin is missing when all are joined.
  if (settings === null || given.shard?.trim()) return;
  const there = resolved ?? (await resolvePullRequest(context, settings["github-token"]));
  if (resolved === null) noticePullRequestProblem(there, settings, core);
  const outcome = await postComment(createFailureDraft(run, context, links), settings, there.context, core);
  core.setOutput("comment-url", getCommentUrl(outcome));
}

/** The comment's own inputs, which may be in order where another is not; null where they are the mistake. */
function readCommentSettings(given: Partial<Record<InputName, string>>): CommentSettings | null {
  const own = (["comment", "comment-id", "github-token"] as const).map((name) => [name, given[name]]);
  try {
    return readSettings(Object.fromEntries(own), (name) => name);
  } catch {
    return null;
  }
}
