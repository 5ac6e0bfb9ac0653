import { z } from "zod";
import type { GitHubApi } from "./api.ts";
import { ContextError, type Repository, type RunContext } from "./run-context.ts";

/** The run that triggered a `workflow_run` event. The data comes from GitHub; the author controls only names. */
export interface WorkflowRun {
  id: number;
  attempt: number;
  event: string;
  headSha: string;
  /** Branch in the head repository, or null. */
  headBranch: string | null;
  /** The commit's repository; null if it was deleted. */
  headRepository: Repository | null;
  /** ISO 8601. */
  startedAt: string;
}

const WorkflowRunPayload = z.object({
  workflow_run: z.object({
    id: z.int().min(1),
    run_attempt: z.int().min(1).default(1),
    event: z.string(),
    head_sha: z.string().regex(/^[0-9a-f]{40,64}$/u),
    head_branch: z.string().min(1).nullish(),
    head_repository: z
      .object({ full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/u), private: z.boolean().optional() })
      .nullish(),
    run_started_at: z.iso.datetime({ offset: true }),
  }),
});

/** @throws ContextError if the payload is not a workflow_run's. */
export function parseWorkflowRun(payload: string): WorkflowRun {
  const { success, data } = WorkflowRunPayload.safeParse(parseJson(payload));
  if (!success) {
    throw new ContextError(
      "The event's payload has no workflow run. Use `publish` in a job that runs on workflow_run (docs/guide/check-forks.md).",
    );
  }
  const { workflow_run: run } = data;
  const [owner = "", repo = ""] = run.head_repository?.full_name.split("/") ?? [];
  return {
    id: run.id,
    attempt: run.run_attempt,
    event: run.event,
    headSha: run.head_sha,
    headBranch: run.head_branch ?? null,
    headRepository: run.head_repository ? { owner, repo, private: run.head_repository.private ?? null } : null,
    startedAt: new Date(run.run_started_at).toISOString(),
  };
}

function parseJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}

const PullRequestList = z.array(
  z.object({
    number: z.int().min(1),
    state: z.string(),
    head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
  }),
);

/**
 * Finds the open pull requests with the run's commit and repository as head. For forks, `workflow_run.pull_requests` and the
 * pull requests of a commit are empty, so the branch is looked up first.
 */
export async function findForkPullRequests(
  api: GitHubApi,
  { repository }: RunContext,
  trigger: WorkflowRun,
): Promise<number[]> {
  const { headSha, headBranch, headRepository } = trigger;
  if (headRepository === null) return [];
  const { owner, repo } = repository;
  const at = { owner, repo, per_page: 100 };
  const from = `${headRepository.owner}/${headRepository.repo}`.toLowerCase();
  const matching = (data: unknown): number[] =>
    PullRequestList.parse(data)
      .filter(({ state, head }) => state === "open" && head.sha === headSha)
      .filter(({ head }) => head.repo?.full_name.toLowerCase() === from)
      .map(({ number }) => number);
  if (headBranch !== null) {
    const head = `${headRepository.owner}:${headBranch}`;
    const found = matching((await api.rest.pulls.list({ ...at, state: "open", head })).data);
    if (found.length > 0) return found;
  }
  const listed = await api.rest.repos.listPullRequestsAssociatedWithCommit({ ...at, commit_sha: headSha });
  return matching(listed.data);
}
