import type * as Core from "@actions/core";
import type { CheckResult } from "../check/result.ts";
import type { Settings } from "../check/settings.ts";
import type { RunContext } from "../github/context.ts";
import type { IssueDesk, IssuesOutcome } from "../github/issues.ts";
import { ISSUE_MARKER, keeperOf, readMemory } from "../report/issue-memory.ts";
import { inLog } from "../report/text.ts";
import { closedAsDuplicate, planIssues } from "./issue-plan.ts";
import { sightingsOf } from "./issue-sightings.ts";
import { linksOf } from "./links.ts";

/** Events whose checked commit is what is live; a pull request's manifest is a proposal. */
const EVENTS: readonly string[] = ["schedule", "workflow_dispatch", "push"];

/**
 * Keeps one issue for each dead destination, on the default branch's own runs. A failure is one notice, and changes no
 * verdict.
 */
export async function postIssues(
  result: CheckResult,
  settings: Pick<Settings, "issue" | "issue-labels" | "comment-id" | "github-token">,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  if (!settings.issue || context.pullRequest !== null || result.shard !== undefined) return;
  if (!EVENTS.includes(context.event) || !context.onDefaultBranch) {
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
  const [{ connect }, { writeIssues }] = await Promise.all([
    import("../github/api.ts"),
    import("../github/issues.ts"),
  ]);
  const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
  const desk = issueDesk(result, context, { id, labels: settings["issue-labels"] });
  tell(await writeIssues(await connect(token, context.apiUrl), context, desk), core);
}

/** What a run's result has to say to the issues that stand. */
export function issueDesk(
  result: CheckResult,
  context: RunContext,
  { id, labels }: { id: string; labels: readonly string[] },
): IssueDesk {
  const sightings = sightingsOf(result);
  const speaker = { run: result, keeper: keeperOf(id), links: linksOf(context) };
  return {
    marker: ISSUE_MARKER,
    plan: (own) => planIssues(sightings, own, { speaker, labels, complete: isComplete(result) }),
    aboutOf: (body) => readMemory(body)?.about ?? null,
    duplicate: closedAsDuplicate,
  };
}

/** Where shards are missing, what nobody names may be in one of them. */
const isComplete = ({ merged }: CheckResult): boolean =>
  merged === undefined || merged.shards.length === merged.of;

function tell(outcome: IssuesOutcome, core: typeof Core): void {
  if (outcome.kind === "refused") {
    core.notice(inLog(`${outcome.why} The job summary carries the result.`));
    return;
  }
  const { kind: _, left, ...counts } = outcome;
  const done = Object.entries(counts).filter(([, count]) => count > 0);
  if (done.length > 0) core.info(`Issues: ${done.map(([what, count]) => `${count} ${what}`).join(", ")}.`);
  if (left > 0) core.info(`Issues: ${left} more are left to the next run, which keeps GitHub's limits.`);
}
