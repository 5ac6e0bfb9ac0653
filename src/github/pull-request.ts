import { z } from "zod";
import { inLog } from "../report/text.ts";
import { type GitHubApi, httpFailure } from "./api.ts";
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
    base: z.object({ sha: z.string() }),
  }),
);

/** What a context lacks of its pull request; that there is none; or why nobody can tell, as a sentence with the next step. */
export type PullRequestFound =
  | Pick<RunContext, "pullRequest" | "baseSha" | "headRepository" | "fork">
  | { why: string }
  | null;

/**
 * The open pull request whose head is the checked commit. With two of them nobody can tell: a comment would speak for the
 * wrong one. Rejects for nothing.
 */
export async function pullRequestOf(api: GitHubApi, context: RunContext): Promise<PullRequestFound> {
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
    if (pull === undefined) return null;
    if (open.length === 1) return found(pull, context);
    const numbers = open.map(({ number }) => `#${number}`).join(" and ");
    return { why: `${context.headSha.slice(0, 7)} is the head of several pull requests (${numbers}).` };
  } catch (error) {
    const failure = httpFailure(error);
    const said = failure === null ? String(error) : `${failure.status} ${failure.message}`;
    return {
      why: `The pull request of ${context.headSha.slice(0, 7)} cannot be looked up (GitHub: ${inLog(said, 300)}). Give the job the permission pull-requests: write.`,
    };
  }
}

function found({ number, head, base }: z.infer<typeof Pulls>[number], { repository }: RunContext) {
  const from = head.repo;
  const pull = { pullRequest: number, baseSha: base.sha };
  if (!from) return { ...pull, headRepository: repository, fork: true };
  return {
    ...pull,
    headRepository: { owner: from.owner.login, repo: from.name, private: from.private ?? null },
    fork: from.full_name !== `${repository.owner}/${repository.repo}`,
  };
}
