import { z } from "zod";
import type { GitHubApi } from "./api.ts";
import { listOpenPullRequests } from "./find-pull-request.ts";
import { ContextError, parsePayload, parseRepository, type RunContext } from "./run-context.ts";

const FullName = z.string().regex(/^[\w.-]+\/[\w.-]+$/u);

/** The run that triggered a `workflow_run` event. The data comes from GitHub; the author controls only names. */
const WorkflowRun = z
  .object({
    id: z.int().min(1),
    run_attempt: z.int().min(1).default(1),
    event: z.string(),
    head_sha: z.string().regex(/^[0-9a-f]{40,64}$/u),
    /** In the head repository. */
    head_branch: z.string().min(1).nullish(),
    /** The commit's repository; null if it was deleted. */
    head_repository: z.object({ full_name: FullName, private: z.boolean().optional() }).nullish(),
    run_started_at: z.iso.datetime({ offset: true }),
  })
  .transform(({ id, event, head_repository: from, ...run }) => ({
    ...{ id, event, attempt: run.run_attempt, headSha: run.head_sha, headBranch: run.head_branch ?? null },
    headRepository: from ? parseRepository(from.full_name, from.private) : null,
    /** ISO 8601 in UTC. */
    startedAt: new Date(run.run_started_at).toISOString(),
  }));
export type WorkflowRun = z.infer<typeof WorkflowRun>;

/** @throws ContextError if the payload is not a workflow_run's. */
export function parseWorkflowRun(payload: string): WorkflowRun {
  const { success, data } = z.object({ workflow_run: WorkflowRun }).safeParse(parsePayload(payload));
  if (success) return data.workflow_run;
  const remedy = "Use `publish` in a job that runs on workflow_run (docs/guide/check-forks.md).";
  throw new ContextError(`The event's payload has no workflow run. ${remedy}`);
}

/**
 * Finds the open pull requests with the run's commit and repository as head. For forks, `workflow_run.pull_requests`
 * and the pull requests of a commit are empty, so the branch is looked up first.
 */
export async function findForkPullRequests(
  api: GitHubApi,
  { repository }: RunContext,
  trigger: WorkflowRun,
): Promise<number[]> {
  const { headSha, headBranch, headRepository } = trigger;
  if (headRepository === null) return [];
  const from = `${headRepository.owner}/${headRepository.repo}`.toLowerCase();
  const isFromFork = ({ head }: { head: { repo: { full_name: string } | null } }) =>
    head.repo?.full_name.toLowerCase() === from;
  if (headBranch !== null) {
    const { owner, repo } = repository;
    const query = { owner, repo, state: "open", head: `${headRepository.owner}:${headBranch}`, per_page: 100 } as const;
    const { data } = await api.rest.pulls.list(query);
    const found = data.filter((pull) => pull.state === "open" && pull.head.sha === headSha && isFromFork(pull));
    if (found.length > 0) return found.map(({ number }) => number);
  }
  return (await listOpenPullRequests(api, repository, headSha)).filter(isFromFork).map(({ number }) => number);
}
