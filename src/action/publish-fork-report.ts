import path from "node:path";
import type * as Core from "@actions/core";
import { createGitHubApi, type GitHubApi } from "../github/api.ts";
import { describePullRequestFailure } from "../github/describe-write-failure.ts";
import { findForkPullRequests } from "../github/find-pull-request.ts";
import { ContextError, type RunContext } from "../github/run-context.ts";
import { parseWorkflowRun, type WorkflowRun } from "../github/workflow-run-event.ts";
import { escapeForLog } from "../report/escape.ts";
import { withRepositoryPaths } from "../report/repository-paths.ts";
import type { CheckReport } from "../result/check-report.ts";
import { VERSION } from "../version.ts";
import { createReportLinks } from "./create-link-base-urls.ts";
import { type IdentitySettings, identifyCheck } from "./identify-check.ts";
import {
  type CommentSettings,
  type CommentSource,
  createFailureDraft,
  createResultDraft,
  getCommentUrl,
  postComment,
} from "./post-comment.ts";
import { ForkReportError, readForkReport } from "./read-fork-report.ts";

/** What the job says, and its only output. */
type PublishCore = Pick<typeof Core, "info" | "notice" | "warning" | "setOutput">;

export interface ForkReportInput {
  /** Path from the input `publish`. */
  file: string;
  cwd: string;
  /** The event's payload. */
  payload: string;
}

/**
 * Posts the report of a fork's pull request in a workflow_run job, which has write permissions and never runs the
 * fork's code. The pull request, commit, time and link targets come from GitHub, not from the report. The only output
 * is `comment-url`, and the step always succeeds: a failure of GitHub is a notice or a warning.
 *
 * @throws ContextError if the event is not workflow_run.
 */
export async function publishForkReport(
  { file, cwd, payload }: ForkReportInput,
  settings: CommentSettings & IdentitySettings,
  context: RunContext,
  core: PublishCore,
): Promise<void> {
  core.setOutput("comment-url", "");
  const trigger = readWorkflowRun(context, payload);
  const skipReason = findSkipReason(trigger, context);
  if (skipReason !== null) return core.info(escapeForLog(skipReason));
  const token = settings["github-token"];
  if (token === undefined) return core.warning("The fork's report was not posted, because there is no github-token.");
  const report = await readReportOrWarn({ file, cwd }, trigger, core);
  const number = await findOnlyPullRequest(await createGitHubApi(token, context.apiUrl), context, trigger, core);
  if (number === null) return;
  const forkContext = createForkContext(context, trigger, number);
  const check = identifyCheck(settings, context, trigger.workflowId);
  // This job writes no summary.
  const resultPlace = `See the pull request's run: ${forkContext.runUrl}`;
  const source = { check, context: forkContext, links: createReportLinks(forkContext), resultPlace };
  if (report === null) return replaceOutdatedComment(trigger, settings, source, core);
  await postReport({ ...report, startedAt: trigger.startedAt }, settings, source, core);
}

/** Null, with a warning, if the report is rejected. */
async function readReportOrWarn(
  { file, cwd }: Pick<ForkReportInput, "file" | "cwd">,
  { headSha }: WorkflowRun,
  core: PublishCore,
): Promise<CheckReport | null> {
  try {
    return await readForkReport(path.resolve(cwd, file), headSha);
  } catch (error) {
    if (!(error instanceof ForkReportError)) throw error;
    core.warning(escapeForLog(`The report ${file} was not posted: ${error.message}.`));
    return null;
  }
}

function readWorkflowRun(context: RunContext, payload: string): WorkflowRun {
  if (context.event !== "workflow_run") {
    throw new ContextError(
      'Use the input "publish" in a job that runs on workflow_run (docs/guide/check-forks.md); this job runs on ' +
        `${context.event}.`,
    );
  }
  return parseWorkflowRun(payload);
}

/** Why nothing is posted, or null. */
function findSkipReason({ event, headRepository }: WorkflowRun, { repository }: RunContext): string | null {
  if (event !== "pull_request")
    return `Nothing is posted, because the run was triggered by ${event}, not by a pull request.`;
  if (headRepository === null) return "Nothing is posted, because the fork was deleted.";
  const own = `${repository.owner}/${repository.repo}`.toLowerCase();
  return `${headRepository.owner}/${headRepository.repo}`.toLowerCase() === own
    ? "Nothing is posted, because the pull request is not from a fork; its own run comments."
    : null;
}

/** Null, with a message, if there is not exactly one, or if GitHub does not say. */
async function findOnlyPullRequest(
  api: GitHubApi,
  context: RunContext,
  trigger: WorkflowRun,
  core: PublishCore,
): Promise<number | null> {
  const found = await findForkPullRequests(api, context, trigger).catch((error: unknown) => {
    const why = describePullRequestFailure(error, context, "comment");
    core.warning(escapeForLog(`The fork's report was not posted. ${why}`));
    return null;
  });
  if (found === null) return null;
  const [number, ...more] = found;
  if (number !== undefined && more.length === 0) return number;
  core.info(
    number === undefined
      ? "Nothing is posted, because this commit is no longer the head of an open pull request."
      : "Nothing is posted, because this commit is the head of several pull requests.",
  );
  return null;
}

/** The context for the fork's comment, from GitHub's data; links lead to the fork's run. */
function createForkContext(context: RunContext, trigger: WorkflowRun, pullRequest: number): RunContext {
  const { owner, repo } = context.repository;
  return {
    ...context,
    pullRequest,
    headSha: trigger.headSha,
    headRepository: trigger.headRepository ?? context.repository,
    // This job's token has the base repository's permissions.
    fork: false,
    runUrl: `${context.serverUrl}/${owner}/${repo}/actions/runs/${trigger.id}`,
    runAttemptId: `${trigger.id}.${trigger.attempt}`,
    // GitHub names the run's workflow, not the job that wrote the report.
    job: "",
  };
}

/** Replaces an older commit's verdict if this commit's run left no valid report. Creates no comment. */
async function replaceOutdatedComment(
  { headSha: commit, startedAt: at }: WorkflowRun,
  settings: CommentSettings,
  source: CommentSource,
  core: PublishCore,
): Promise<void> {
  const problems = [{ location: null, message: "See the log of that run; the ads manifest may have a mistake." }];
  const headline = "The pull request's run produced no valid report.";
  const run = { headline, problems, commit, at, version: VERSION };
  const draft = { ...createFailureDraft(run, source), isPassing: true };
  const comment = settings.comment === "never" ? "never" : "on-failure";
  const outcome = await postComment(draft, { ...settings, comment }, source.context, core);
  core.setOutput("comment-url", getCommentUrl(outcome));
}

const UNVERIFIED_NOTICE = "*This report was created by the fork's own workflow run. Its content is not verified.*";

async function postReport(
  local: CheckReport,
  settings: CommentSettings,
  source: CommentSource,
  core: PublishCore,
): Promise<void> {
  const report = withRepositoryPaths(local);
  const { source: _, ...linksToRun } = source.links;
  const links = hasPlainManifestPaths(report) ? source.links : linksToRun;
  const draft = createResultDraft(report, { ...source, links }, UNVERIFIED_NOTICE);
  const outcome = await postComment(draft, settings, source.context, core);
  const url = getCommentUrl(outcome);
  core.setOutput("comment-url", url);
  if (url !== "") core.info(`Posted the fork's report: ${escapeForLog(url)}`);
}

/** Whether all manifest paths are plain: `..` could make a link leave the fork's commit. */
const hasPlainManifestPaths = ({ entries }: CheckReport): boolean =>
  entries.every(
    ({ manifest: { file } }) =>
      file.isWellFormed() &&
      file.length <= 500 &&
      !file.includes("\\") &&
      !file
        .replace(/^\.\//u, "")
        .split("/")
        .some((part) => part === "" || part === "." || part === ".."),
  );
