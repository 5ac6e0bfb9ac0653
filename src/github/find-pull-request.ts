import { escapeForLog } from "../report/escape.ts";
import { describeHttpFailure, type GitHubApi } from "./api.ts";
import type { Repository, RunContext } from "./run-context.ts";
import type { WorkflowRun } from "./workflow-run-event.ts";

/** A pull request's fields of the run context; null if there is none; or a sentence that says why it is unknown. */
export type PullRequestLookup =
  | Pick<RunContext, "pullRequest" | "baseSha" | "headRepository" | "fork">
  | { why: string }
  | null;

/**
 * Finds the open pull request with the checked commit as its head. Two matches are ambiguous. Never rejects.
 */
export async function findPullRequest(api: GitHubApi, context: RunContext): Promise<PullRequestLookup> {
  try {
    const open = await listOpenPullRequests(api, context.repository, context.headSha);
    const [pull] = open;
    if (pull === undefined) return null;
    if (open.length === 1) return toPullRequestLookup(pull, context);
    const numbers = open.map(({ number }) => `#${number}`).join(" and ");
    return { why: `${context.headSha.slice(0, 7)} is the head of several pull requests (${numbers}).` };
  } catch (error) {
    const reason = escapeForLog(describeHttpFailure(error), 300);
    const problem = `Can't find the pull request of ${context.headSha.slice(0, 7)} (GitHub: ${reason})`;
    return { why: `${problem}. Give the job the permission pull-requests: write.` };
  }
}

function toPullRequestLookup({ number, head, base }: PullRequest, { repository }: RunContext) {
  const pull = { pullRequest: number, baseSha: base.sha };
  // The fork was deleted.
  if (!head.repo) return { ...pull, headRepository: repository, fork: true };
  const { owner, name: repo, private: isPrivate, full_name: fullName } = head.repo;
  return {
    ...pull,
    headRepository: { owner: owner.login, repo, private: isPrivate ?? null },
    fork: fullName !== `${repository.owner}/${repository.repo}`,
  };
}

type PullRequest = Awaited<
  ReturnType<GitHubApi["rest"]["repos"]["listPullRequestsAssociatedWithCommit"]>
>["data"][number];

/** The open pull requests whose head is the commit. */
async function listOpenPullRequests(
  api: GitHubApi,
  { owner, repo }: Pick<Repository, "owner" | "repo">,
  sha: string,
): Promise<PullRequest[]> {
  const query = { owner, repo, commit_sha: sha, per_page: 100 };
  const { data } = await api.rest.repos.listPullRequestsAssociatedWithCommit(query);
  return data.filter(({ state, head }) => state === "open" && head.sha === sha);
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
