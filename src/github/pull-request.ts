import { z } from "zod";
import { escapeForLog } from "../report/escape.ts";
import { type GitHubApi, parseHttpFailure } from "./api.ts";
import type { RunContext } from "./run-context.ts";

const RepositoryResponse = z.object({
  name: z.string(),
  owner: z.object({ login: z.string() }),
  full_name: z.string(),
  private: z.boolean().optional(),
});

const PullRequestList = z.array(
  z.object({
    number: z.int().min(1),
    state: z.string(),
    head: z.object({ sha: z.string(), repo: RepositoryResponse.nullish() }),
    base: z.object({ sha: z.string() }),
  }),
);

/** A pull request's fields of the run context; null if there is none; or a sentence that says why it is unknown. */
export type PullRequestLookup =
  | Pick<RunContext, "pullRequest" | "baseSha" | "headRepository" | "fork">
  | { why: string }
  | null;

/**
 * Finds the open pull request with the checked commit as its head. Two matches are ambiguous. Never rejects.
 */
export async function findPullRequest(api: GitHubApi, context: RunContext): Promise<PullRequestLookup> {
  const { owner, repo } = context.repository;
  try {
    const listed = await api.rest.repos.listPullRequestsAssociatedWithCommit({
      owner,
      repo,
      commit_sha: context.headSha,
      per_page: 100,
    });
    const open = PullRequestList.parse(listed.data).filter(
      ({ state, head }) => state === "open" && head.sha === context.headSha,
    );
    const [pull] = open;
    if (pull === undefined) return null;
    if (open.length === 1) return toPullRequestLookup(pull, context);
    const numbers = open.map(({ number }) => `#${number}`).join(" and ");
    return { why: `${context.headSha.slice(0, 7)} is the head of several pull requests (${numbers}).` };
  } catch (error) {
    const failure = parseHttpFailure(error);
    const reason = failure === null ? String(error) : `${failure.status} ${failure.message}`;
    return {
      why: `Can't find the pull request of ${context.headSha.slice(0, 7)} (GitHub: ${escapeForLog(reason, 300)}). Give the job the permission pull-requests: write.`,
    };
  }
}

function toPullRequestLookup(
  { number, head, base }: z.infer<typeof PullRequestList>[number],
  { repository }: RunContext,
) {
  const from = head.repo;
  const pull = { pullRequest: number, baseSha: base.sha };
  if (!from) return { ...pull, headRepository: repository, fork: true };
  return {
    ...pull,
    headRepository: { owner: from.owner.login, repo: from.name, private: from.private ?? null },
    fork: from.full_name !== `${repository.owner}/${repository.repo}`,
  };
}
