import type * as Core from "@actions/core";
import { createGitHubApi } from "../github/api.ts";
import type { RunContext } from "../github/run-context.ts";
import { type IssuePlanner, type IssuesOutcome, writeIssues } from "../github/write-issues.ts";
import { escapeForLog } from "../report/escape.ts";
import { getOwnerId, ISSUE_MARKER, parseIssueRecord } from "../report/github-issue-record.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { Settings } from "../run/settings.ts";
import { collectDestinationStatuses } from "./classify-destinations.ts";
import { createReportLinks } from "./create-link-base-urls.ts";
import type { CheckIdentity } from "./identify-check.ts";
import { createDuplicateStep, planIssues } from "./plan-issues.ts";
import { formatCounts } from "./post-suggestions.ts";

/** Events whose commit is live; a pull request's manifest is only proposed. */
const ISSUE_EVENTS: readonly string[] = ["schedule", "workflow_dispatch", "push"];

/**
 * Keeps one issue per broken landing page, in runs of the default branch. A failure is a notice and doesn't affect the
 * verdict.
 */
export async function syncIssues(
  result: CheckResult,
  { name: id, formerName: formerId }: CheckIdentity,
  settings: Pick<Settings, "issue" | "issue-labels" | "github-token">,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  if (!settings.issue || context.pullRequest !== null || result.shard !== undefined) return;
  if (!ISSUE_EVENTS.includes(context.event) || !context.onDefaultBranch) {
    core.info(
      "Issues are only updated in schedule, push and workflow_dispatch runs of the default branch, so not in this run.",
    );
    return;
  }
  const token = settings["github-token"];
  if (token === undefined) {
    core.notice("No issue was written, because there is no github-token: see the job summary.");
    return;
  }
  const planner = createIssuePlanner(result, context, { id, formerId, labels: settings["issue-labels"] });
  logOutcome(await writeIssues(await createGitHubApi(token, context.apiUrl), context, planner), core);
}

/** Plans issue changes for a run's result. */
export function createIssuePlanner(
  result: CheckResult,
  context: RunContext,
  { id, formerId, labels }: { id: string; formerId?: string | undefined; labels: readonly string[] },
): IssuePlanner {
  const observations = collectDestinationStatuses(result);
  const issueContext = {
    run: result,
    ownerId: getOwnerId(id),
    links: createReportLinks(context, result.checkout),
    runAttemptId: context.runAttemptId,
  };
  const formerOwnerId = formerId === undefined ? null : getOwnerId(formerId);
  const options = { issueContext, formerOwnerId, labels, isComplete: hasAllShards(result) };
  return {
    marker: ISSUE_MARKER,
    plan: (own) => planIssues(observations, own, options),
    readSubject: (body) => parseIssueRecord(body)?.subjectId ?? null,
    closeDuplicate: createDuplicateStep,
  };
}

const hasAllShards = ({ merged }: CheckResult): boolean => merged === undefined || merged.shards.length === merged.of;

function logOutcome(outcome: IssuesOutcome, core: typeof Core): void {
  if (outcome.kind === "refused") {
    core.notice(escapeForLog(`${outcome.why} The result is in the job summary.`));
    return;
  }
  const { kind: _, deferred, failed, ...counts } = outcome;
  const done = formatCounts(counts);
  if (done !== "") core.info(`Issues: ${done}.`);
  for (const why of failed) core.warning(escapeForLog(why));
  if (deferred > 0)
    core.info(`Issues: ${deferred} more changes are left to the next run because of GitHub's rate limits.`);
}
