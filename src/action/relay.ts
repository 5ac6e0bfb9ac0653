import path from "node:path";
import type * as Core from "@actions/core";
import type { CheckReport } from "../check/result.ts";
import type { GitHubApi } from "../github/api.ts";
import { ContextError, type RunContext } from "../github/context.ts";
import { pullsOf, readTrigger, type Trigger } from "../github/trigger.ts";
import { comment } from "../report/markdown.ts";
import { inLog } from "../report/text.ts";
import { VERSION } from "../version.ts";
import { addressOf, type CommentSettings, postComment, resultSpeech, unjudgedSpeech } from "./comment.ts";
import { linksOf } from "./links.ts";
import { ReportRefused, readStrangersReport } from "./relay-report.ts";

export interface Relay {
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
export async function relay(
  { file, cwd, payload }: Relay,
  settings: CommentSettings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  core.setOutput("comment-url", "");
  const trigger = triggerOf(context, payload);
  const idle = noPostOf(trigger, context);
  if (idle !== null) return core.info(inLog(idle));
  const token = settings["github-token"];
  if (token === undefined) return core.warning("No github-token: the fork's report cannot be posted.");
  const report = await readOrWarn({ file, cwd }, trigger, core);
  const { connect } = await import("../github/api.ts");
  const number = await onlyPull(await connect(token, context.apiUrl), context, trigger, core);
  if (number === null) return;
  const place = strangersContext(context, trigger, number);
  if (report === null) return correct(trigger, settings, place, core);
  await post({ ...report, startedAt: trigger.startedAt }, settings, place, core);
}

/** Null where the report is refused: the log says why. */
async function readOrWarn(
  { file, cwd }: Pick<Relay, "file" | "cwd">,
  { headSha }: Trigger,
  core: typeof Core,
): Promise<CheckReport | null> {
  try {
    return await readStrangersReport(path.resolve(cwd, file), headSha);
  } catch (error) {
    if (!(error instanceof ReportRefused)) throw error;
    core.warning(inLog(`The report at ${file} is not posted: ${error.message}.`));
    return null;
  }
}

function triggerOf(context: RunContext, payload: string): Trigger {
  if (context.event !== "workflow_run") {
    throw new ContextError(
      `The input "publish" belongs to a job that runs on workflow_run (docs/forks.md); this one runs on ${context.event}.`,
    );
  }
  return readTrigger(payload);
}

/** Why there is nothing to post; null where there may be. */
function noPostOf({ event, headRepository }: Trigger, { repository }: RunContext): string | null {
  if (event !== "pull_request")
    return `The run was started by ${event}, not by a pull request: nothing is posted.`;
  if (headRepository === null) return "The fork has been deleted: nothing is posted.";
  const own = `${repository.owner}/${repository.repo}`.toLowerCase();
  return `${headRepository.owner}/${headRepository.repo}`.toLowerCase() === own
    ? "The pull request comes from this repository, so that its own run comments: nothing is posted."
    : null;
}

async function onlyPull(
  api: GitHubApi,
  context: RunContext,
  trigger: Trigger,
  core: typeof Core,
): Promise<number | null> {
  const [number, ...more] = await pullsOf(api, context, trigger);
  if (number !== undefined && more.length === 0) return number;
  core.info(
    number === undefined
      ? "No open pull request has this commit for its head any more: nothing is posted."
      : "Several pull requests have this commit for their head: nothing is posted.",
  );
  return null;
}

/** Where the comment belongs, by GitHub's word: the run that is linked is the fork's. */
function strangersContext(context: RunContext, trigger: Trigger, pullRequest: number): RunContext {
  const { owner, repo } = context.repository;
  return {
    ...context,
    pullRequest,
    headSha: trigger.headSha,
    headRepository: trigger.headRepository ?? context.repository,
    // This job's token is no fork's.
    fork: false,
    runUrl: `${context.serverUrl}/${owner}/${repo}/actions/runs/${trigger.id}`,
    runName: `${trigger.id}.${trigger.attempt}`,
  };
}

/** An older commit's verdict must not stand where this one's run has left none. Where nothing stands, nothing is said. */
async function correct(
  { headSha: commit, startedAt: at }: Trigger,
  settings: CommentSettings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const problems = [{ place: null, message: "Its log says why: a mistake in the ads manifest, perhaps." }];
  const headline = "The pull request's own run left no report that can be shown.";
  const run = { headline, problems, commit, at, version: VERSION };
  const speech = { ...unjudgedSpeech(run, context, linksOf(context)), green: true };
  const comment = settings.comment === "never" ? "never" : "on-failure";
  const outcome = await postComment(speech, { ...settings, comment }, context, core);
  core.setOutput("comment-url", addressOf(outcome));
}

const CAUTION =
  "*This report was made by the pull request's own run, which could have written anything: it is shown for convenience and was not verified.*";

async function post(
  report: CheckReport,
  settings: CommentSettings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const { source, ...rest } = linksOf(context);
  const links = hasPlainPlaces(report) && source !== undefined ? { ...rest, source } : rest;
  const speech = {
    ...resultSpeech(report, context, links),
    textWith: (state: Parameters<ReturnType<typeof resultSpeech>["textWith"]>[0], id: string) =>
      comment(report, { id, links, state, preface: CAUTION }),
  };
  const outcome = await postComment(speech, settings, context, core);
  const url = addressOf(outcome);
  core.setOutput("comment-url", url);
  if (url !== "") core.info(`The fork's report stands at ${inLog(url)}`);
}

/** Every manifest is named by a plain path: `..` would lead a link out of the fork's commit, to a page of anybody's. */
const hasPlainPlaces = ({ entries }: CheckReport): boolean =>
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
