import type * as Core from "@actions/core";
import type { IssuePlanner, IssuesOutcome } from "../github/issues.ts";
import type { RunContext } from "../github/run-context.ts";
import { escapeForLog } from "../report/escape.ts";
import { getOwnerId, ISSUE_MARKER, parseIssueRecord } from "../report/issue-record.ts";
import type { CheckResult } from "../run/result.ts";
import type { Settings } from "../run/settings.ts";
import { collectObservations } from "./destination-observations.ts";
import { createDuplicateStep, planIssues } from "./issue-plan.ts";
import { createReportLinks } from "./report-links.ts";

/** Events whose checked commit is what is live; a pull request's manifest is a proposal. */
const ISSUE_EVENTS: readonly string[] = ["schedule", "workflow_dispatch", "push"];

/**
 * Keeps one issue for each dead destination, on the default branch's own runs. A failure is one notice, and changes no
 * verdict.
 */
export async function syncIssues(
  result: CheckResult,
  settings: Pick<Settings, "issue" | "issue-labels" | "comment-id" | "github-token">,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  if (!settings.issue || context.pullRequest !== null || result.shard !== undefined) return;
  if (!ISSUE_EVENTS.includes(context.event) || !context.onDefaultBranch) {
    core.info(
      "Issues are kept by schedule, push and workflow_dispatch runs of the default branch: this run writes none.",
    );
    return;
  }
  const token = settings["github-token"];
  if (token === undefined) {
    core.notice("No github-token: the job summary carries the result, and no issue is written.");
    return;
  }
  const [{ createGitHubApi }, { writeIssues }] = await Promise.all([
    import("../github/api.ts"),
    import("../github/issues.ts"),
  ]);
  const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
  const desk = createIssuePlanner(result, context, { id, labels: settings["issue-labels"] });
  logOutcome(await writeIssues(await createGitHubApi(token, context.apiUrl), context, desk), core);
}

/** What a run's result has to say to the issues that stand. */
export function createIssuePlanner(
  result: CheckResult,
  context: RunContext,
  { id, labels }: { id: string; labels: readonly string[] },
): IssuePlanner {
  const sightings = collectObservations(result);
  const issueContext = { run: result, ownerId: getOwnerId(id), links: createReportLinks(context) };
  return {
    marker: ISSUE_MARKER,
    plan: (own) => planIssues(sightings, own, { issueContext, labels, isComplete: hasAllShards(result) }),
    readSubject: (body) => parseIssueRecord(body)?.subjectId ?? null,
    closeDuplicate: createDuplicateStep,
  };
}

/** Where shards are missing, what nobody names may be in one of them. */
const hasAllShards = ({ merged }: CheckResult): boolean =>
  merged === undefined || merged.shards.length === merged.of;

function logOutcome(outcome: IssuesOutcome, core: typeof Core): void {
  if (outcome.kind === "refused") {
    core.notice(escapeForLog(`${outcome.why} The job summary carries the result.`));
    return;
  }
  const { kind: _, deferred, ...counts } = outcome;
  const done = Object.entries(counts).filter(([, count]) => count > 0);
  if (done.length > 0) core.info(`Issues: ${done.map(([what, count]) => `${count} ${what}`).join(", ")}.`);
  if (deferred > 0)
    core.info(`Issues: ${deferred} more are left to the next run, which keeps GitHub's limits.`);
}
