import { escapeForLog } from "../report/escape.ts";
import { type GitHubApi, parseHttpFailure } from "./api.ts";
import type { RunContext } from "./run-context.ts";

/** A file changed by a pull request. GitHub omits `patch`, the diff hunks, for large files. */
type ChangedFile = Awaited<ReturnType<GitHubApi["rest"]["pulls"]["listFiles"]>>["data"][number];

/** The changed files at the pull request's current head. GitHub lists at most 3,000. Empty without a pull request. */
export async function listChangedFiles(
  api: GitHubApi,
  { pullRequest, repository: { owner, repo } }: RunContext,
): Promise<ChangedFile[]> {
  if (pullRequest === null) return [];
  const query = { owner, repo, pull_number: pullRequest, per_page: 100 };
  return api.paginate(api.rest.pulls.listFiles, query);
}

/** The changed paths, including old paths of renamed files; or a sentence that says why they are unknown. */
export async function listChangedPaths(
  api: GitHubApi,
  context: RunContext,
): Promise<{ files: string[] } | { why: string }> {
  const { pullRequest, repository, headSha } = context;
  if (pullRequest === null) return { why: "GitHub lists changed files for pull requests only." };
  const { owner, repo } = repository;
  try {
    const files = await listChangedFiles(api, context);
    const { data } = await api.rest.pulls.get({ owner, repo, pull_number: pullRequest });
    if (data.head.sha !== headSha) return { why: "The pull request has a newer commit." };
    if (files.length < data.changed_files) {
      return { why: `GitHub lists ${files.length} of the pull request's ${data.changed_files} changed files.` };
    }
    return { files: files.flatMap(({ filename, previous_filename: old }) => (old ? [filename, old] : filename)) };
  } catch (error) {
    const reason = escapeForLog(parseHttpFailure(error)?.message ?? String(error), 300);
    return { why: `GitHub could not list the changed files (${reason}).` };
  }
}
