import { z } from "zod";
import { inLog } from "../report/text.ts";
import { type GitHubApi, httpFailure } from "./api.ts";
import type { RunContext } from "./context.ts";

const Listed = z.array(z.object({ filename: z.string(), previous_filename: z.string().optional() }));

/** GitHub lists no more files of a pull request (docs.github.com, "List pull requests files"). */
const MOST_LISTED = 3000;

/** The paths that a pull request changes, with the old names of renamed files; or why nobody can tell, as a sentence. */
export async function pathsChanged(
  api: GitHubApi,
  { pullRequest, repository: { owner, repo }, headSha }: RunContext,
): Promise<{ files: string[] } | { why: string }> {
  if (pullRequest === null) return { why: "The run is for no pull request." };
  const pull = { owner, repo, pull_number: pullRequest };
  try {
    const files = Listed.parse(await api.paginate(api.rest.pulls.listFiles, { ...pull, per_page: 100 }));
    if (files.length >= MOST_LISTED) {
      return { why: `GitHub lists at most ${MOST_LISTED} changed files, and the pull request has more.` };
    }
    // The list is of the head as it is now.
    const { data } = await api.rest.pulls.get(pull);
    if (data.head.sha !== headSha) return { why: "The pull request has a newer commit." };
    return {
      files: files.flatMap((file) => [file.filename, file.previous_filename ?? []].flat()),
    };
  } catch (error) {
    const said = inLog(httpFailure(error)?.message ?? String(error), 300);
    return { why: `GitHub does not tell the changed files (${said}).` };
  }
}
