import { z } from "zod";
import { escapeForLog } from "../report/escape.ts";
import { type GitHubApi, parseHttpFailure } from "./api.ts";
import type { RunContext } from "./run-context.ts";

/** A file that a pull request changes. */
export interface ChangedFile {
  path: string;
  /** What a renamed file was called. */
  previousPath?: string | undefined;
  /** Its hunks, which GitHub leaves out for large files. */
  patch?: string | undefined;
}

const ListedFiles = z.array(
  z
    .object({
      filename: z.string(),
      previous_filename: z.string().optional(),
      patch: z.string().optional(),
    })
    .transform(
      ({ filename: path, previous_filename: previousPath, patch }): ChangedFile => ({
        path,
        previousPath,
        patch,
      }),
    ),
);

/** The files that GitHub lists of a pull request: 3,000 at most, at its head as it is now. None where the run is for none. */
export async function listChangedFiles(
  api: GitHubApi,
  { pullRequest, repository: { owner, repo } }: RunContext,
): Promise<ChangedFile[]> {
  if (pullRequest === null) return [];
  const asked = { owner, repo, pull_number: pullRequest, per_page: 100 };
  return ListedFiles.parse(await api.paginate(api.rest.pulls.listFiles, asked));
}

/** The paths that a pull request changes, with the old names of renamed files; or why nobody can tell, as a sentence. */
export async function listChangedPaths(
  api: GitHubApi,
  context: RunContext,
): Promise<{ files: string[] } | { why: string }> {
  const { pullRequest, repository, headSha } = context;
  if (pullRequest === null) return { why: "GitHub lists the changed files of pull requests alone." };
  const { owner, repo } = repository;
  try {
    const files = await listChangedFiles(api, context);
    const { data } = await api.rest.pulls.get({ owner, repo, pull_number: pullRequest });
    if (data.head.sha !== headSha) return { why: "The pull request has a newer commit." };
    if (files.length < data.changed_files) {
      return {
        why: `GitHub lists ${files.length} of the pull request's ${data.changed_files} changed files.`,
      };
    }
    return {
      files: files.flatMap(({ path, previousPath }) =>
        previousPath === undefined ? [path] : [path, previousPath],
      ),
    };
  } catch (error) {
    const said = escapeForLog(parseHttpFailure(error)?.message ?? String(error), 300);
    return { why: `GitHub does not tell the changed files (${said}).` };
  }
}
