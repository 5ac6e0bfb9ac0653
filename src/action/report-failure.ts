import type * as Core from "@actions/core";
import { ContextError, type RunContext } from "../github/run-context.ts";
import { writeJobSummary } from "../github/write-job-summary.ts";
import { escapeForLog } from "../report/escape.ts";
import { renderRunFailureSummary } from "../report/markdown/run-failure.ts";
import { toRepositoryPath } from "../report/repository-paths.ts";
import { readCheckout } from "../run/changes/checkout.ts";
import { ManifestError } from "../run/manifest/read-manifests.ts";
import { splitLines } from "../run/settings/define-input.ts";
import { INPUTS, type InputName, readSettings } from "../run/settings.ts";
import { VERSION } from "../version.ts";
import { createReportLinks } from "./create-link-base-urls.ts";
import { type ErrorSummary, logError } from "./fail-step.ts";
import { IDENTITY_INPUTS, type IdentitySettings, identifyCheck } from "./identify-check.ts";
import { type CommentSettings, createFailureDraft, getCommentUrl, postComment } from "./post-comment.ts";
import { noticePullRequestProblem, type ResolvedContext, resolvePullRequest } from "./resolve-pull-request.ts";
import { setFailureOutputs } from "./set-outputs.ts";

/** What is known about a run that failed before it evaluated anything. */
interface FailedRun {
  /** The working folder. */
  cwd: string;
  given: Partial<Record<InputName, string>>;
  startedAt: Date;
  /** Null if the run failed before it was resolved. */
  resolved: ResolvedContext | null;
  /** @throws ContextError if the runner's environment is invalid. */
  loadContext: () => Promise<RunContext>;
}

/** Reports why a run failed: in the log, as annotations, in the job summary and in the comment. Never rejects. */
export async function reportFailure(error: unknown, beginning: FailedRun, core: typeof Core): Promise<void> {
  setFailureOutputs(core);
  const why = logError(await nameFromRepository(error, beginning), core);
  try {
    await publishFailure(why, await beginning.loadContext(), beginning, core);
  } catch (failure) {
    if (!(failure instanceof ContextError))
      core.warning(escapeForLog(`Could not publish the error: ${String(failure)}`));
  }
}

/** Names the manifests in an error from the repository's root, as GitHub does. */
async function nameFromRepository(error: unknown, { cwd, given }: FailedRun): Promise<unknown> {
  if (!(error instanceof ManifestError)) return error;
  const manifests = splitLines(given.manifest?.trim() || INPUTS.manifest.default);
  const checkout = (await readCheckout(cwd, manifests, null)) ?? undefined;
  const problems = error.problems.map(({ location, message }) => ({
    location: { ...location, file: toRepositoryPath(location.file, checkout) },
    message,
  }));
  return new ManifestError(problems, error.message);
}

/** Also updates the comment, so that it doesn't show an outdated verdict. */
async function publishFailure(
  why: ErrorSummary,
  context: RunContext,
  { given, startedAt, resolved }: FailedRun,
  core: typeof Core,
): Promise<void> {
  const links = createReportLinks(context);
  const run = { ...why, commit: context.headSha, at: startedAt.toISOString(), version: VERSION };
  const written = await writeJobSummary(renderRunFailureSummary(run, links));
  if (written.kind === "refused") core.warning(written.why);
  const settings = readCommentSettings(given);
  // A shard doesn't comment; the run that merges all shards reports it as missing.
  if (settings === null || given.shard?.trim()) return;
  const target = resolved ?? (await resolvePullRequest(context, settings["github-token"]));
  if (resolved === null) noticePullRequestProblem(target, settings, core);
  const check = identifyCheck(settings, context);
  const outcome = await postComment(createFailureDraft(run, { check, context, links }), settings, target.context, core);
  core.setOutput("comment-url", getCommentUrl(outcome));
}

/**
 * The comment's inputs, which may be valid if another input is not; null if they are invalid. An invalid input that only
 * tells checks apart counts as left out.
 */
function readCommentSettings(given: Partial<Record<InputName, string>>): (CommentSettings & IdentitySettings) | null {
  const readable = IDENTITY_INPUTS.filter((name) => INPUTS[name].schema.safeParse(given[name]).success);
  const own = (["comment", "github-token", ...readable] as const).map((name) => [name, given[name]]);
  try {
    return readSettings(Object.fromEntries(own), (name) => name);
  } catch {
    return null;
  }
}
