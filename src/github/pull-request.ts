import { z } from "zod";
import type { GitHubApi } from "./api.ts";
import type { RunContext } from "./context.ts";

const RepositoryBody = z.object({
  name: z.string(),
  owner: z.object({ login: z.string() }),
  full_name: z.string(),
  private: z.boolean().optional(),
});

const Pulls = z.array(
  z.object({
    number: z.int().min(1),
    state: z.string(),
    head: z.object({ sha: z.string(), repo: RepositoryBody.nullish() }),
  }),
);

type Found = Pick<RunContext, "pullRequest" | "headRepository" | "fork">;

/**
 * The open pull request whose head is the checked commit, where there is exactly one: with two, a comment would speak for
 * the wrong one. What cannot be looked up is no pull request.
 */
export async function pullRequestOf(api: GitHubApi, context: RunContext): Promise<Found | null> {
  const { owner, repo } = context.repository;
  try {
    const listed = await api.rest.repos.listPullRequestsAssociatedWithCommit({
      owner,
      repo,
      commit_sha: context.headSha,
      per_page: 100,
    });
    const open = Pulls.parse(listed.data).filter(
      ({ state, head }) => state === "open" && head.sha === context.headSha,
    );
    const [pull] = open;
    return pull === undefined || open.length > 1 ? null : found(pull, context);
  } catch {
    return null;
  }
}

function found({ number, head }: z.infer<typeof Pulls>[number], { repository }: RunContext): Found {
  const from = head.repo;
  if (!from) return { pullRequest: number, headRepository: repository, fork: true };
  return {
    pullRequest: number,
    headRepository: { owner: from.owner.login, repo: from.name, private: from.private ?? null },
    fork: from.full_name !== `${repository.owner}/${repository.repo}`,
  };
}
