import path from "node:path";
import type * as Core from "@actions/core";
import type { GitHubApi } from "../github/api.ts";
import { ContextError, type RunContext } from "../github/run-context.ts";
import { findForkPullRequests, parseWorkflowRun, type WorkflowRun } from "../github/workflow-run.ts";
import { escapeForLog } from "../report/escape.ts";
import { renderComment } from "../report/markdown/report.ts";
import type { CheckReport } from "../run/result.ts";
import { VERSION } from "../version.ts";
import {
  type CommentSettings,
  createFailureDraft,
  createResultDraft,
  getCommentUrl,
  postComment,
} from "./comment.ts";
import { ForkReportError, readForkReport } from "./fork-report.ts";
import { createReportLinks } from "./report-links.ts";

export interface ForkReportInput {
  /** The report, as the input `publish` names it. */
  file: string;
  cwd: string;
  /** The event's payload. */
  payload: string;
}

/**
 * Posts the report that a fork's pull request has left behind, in a job that may write and never ran the fork's code.
 * What speaks is the report; which pull request it is about, at which commit, since when and where its links lead is
 * GitHub's word alone. Nothing is decided by it: no output but the comment's address, and the step is green.
 *
 * @throws ContextError where the event is not a workflow_run.
 */
export async function publishForkReport(
  { file, cwd, payload }: ForkReportInput,
  settings: CommentSettings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  core.setOutput("comment-url", "");
  const trigger = readWorkflowRun(context, payload);
  const idle = findSkipReason(trigger, context);
  if (idle !== null) return core.info(escapeForLog(idle));
  const token = settings["github-token"];
  if (token === undefined) return core.warning("No github-token: the fork's report cannot be posted.");
  const report = await readReportOrWarn({ file, cwd }, trigger, core);
  const { createGitHubApi } = await import("../github/api.ts");
  const number = await findOnlyPullRequest(
    await createGitHubApi(token, context.apiUrl),
    context,
    trigger,
    core,
  );
  if (number === null) return;
  const place = createForkContext(context, trigger, number);
  if (report === null) return replaceOutdatedComment(trigger, settings, place, core);
  await postReport({ ...report, startedAt: trigger.startedAt }, settings, place, core);
}

/** Null where the report is refused: the log says why. */
async function readReportOrWarn(
  { file, cwd }: Pick<ForkReportInput, "file" | "cwd">,
  { headSha }: WorkflowRun,
  core: typeof Core,
): Promise<CheckReport | null> {
  try {
    return await readForkReport(path.resolve(cwd, file), headSha);
  } catch (error) {
    if (!(error instanceof ForkReportError)) throw error;
    core.warning(escapeForLog(`The report at ${file} is not posted: ${error.message}.`));
    return null;
  }
}

function readWorkflowRun(context: RunContext, payload: string): WorkflowRun {
  if (context.event !== "workflow_run") {
    throw new ContextError(
      `The input "publish" belongs to a job that runs on workflow_run (docs/forks.md); this one runs on ${context.event}.`,
    );
  }
  return parseWorkflowRun(payload);
}

/** Why there is nothing to post; null where there may be. */
function findSkipReason({ event, headRepository }: WorkflowRun, { repository }: RunContext): string | null {
  if (event !== "pull_request")
    return `The run was started by ${event}, not by a pull request: nothing is posted.`;
  if (headRepository === null) return "The fork has been deleted: nothing is posted.";
  const own = `${repository.owner}/${repository.repo}`.toLowerCase();
  return `${headRepository.owner}/${headRepository.repo}`.toLowerCase() === own
    ? "The pull request comes from this repository, so that its own run comments: nothing is posted."
    : null;
}

async function findOnlyPullRequest(
  api: GitHubApi,
  context: RunContext,
  trigger: WorkflowRun,
  core: typeof Core,
): Promise<number | null> {
  const [number, ...more] = await findForkPullRequests(api, context, trigger);
  if (number !== undefined && more.length === 0) return number;
  core.info(
    number === undefined
      ? "No open pull request has this commit for its head any more: nothing is posted."
      : "Several pull requests have this commit for their head: nothing is posted.",
  );
  return null;
}

/** Where the comment belongs, by GitHub's word: the run that is linked is the fork's. */
function createForkContext(context: RunContext, trigger: WorkflowRun, pullRequest: number): RunContext {
  const { owner, repo } = context.repository;
  return {
    ...context,
    pullRequest,
    headSha: trigger.headSha,
    headRepository: trigger.headRepository ?? context.repository,
    // This job's token is no fork's.
    fork: false,
    runUrl: `${context.serverUrl}/${owner}/${repo}/actions/runs/${trigger.id}`,
    runAttemptId: `${trigger.id}.${trigger.attempt}`,
  };
}

/** An older commit's verdict must not stand where this one's run has left none. Where nothing stands, nothing is said. */
async function replaceOutdatedComment(
  { headSha: commit, startedAt: at }: WorkflowRun,
  settings: CommentSettings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const problems = [{ location: null, message: "Its log says why: a mistake in the ads manifest, perhaps." }];
  const headline = "The pull request's own run left no report that can be shown.";
  const run = { headline, problems, commit, at, version: VERSION };
  const speech = { ...createFailureDraft(run, context, createReportLinks(context)), isPassing: true };
  const comment = settings.comment === "never" ? "never" : "on-failure";
  const outcome = await postComment(speech, { ...settings, comment }, context, core);
  core.setOutput("comment-url", getCommentUrl(outcome));
}

const UNVERIFIED_NOTICE =
  "*This report was made by the pull request's own run, which could have written anything: it is shown for convenience and was not verified.*";

async function postReport(
  report: CheckReport,
  settings: CommentSettings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const { source, ...rest } = createReportLinks(context);
  const links = hasPlainManifestPaths(report) && source !== undefined ? { ...rest, source } : rest;
  const speech = {
    ...createResultDraft(report, context, links),
    render: (state: Parameters<ReturnType<typeof createResultDraft>["render"]>[0], id: string) =>
      renderComment(report, { id, links, state, preface: UNVERIFIED_NOTICE }),
  };
  const outcome = await postComment(speech, settings, context, core);
  const url = getCommentUrl(outcome);
  core.setOutput("comment-url", url);
  if (url !== "") core.info(`The fork's report stands at ${escapeForLog(url)}`);
}

/** Every manifest is named by a plain path: `..` would lead a link out of the fork's commit, to a page of anybody's. */
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
