import { createGitHubApi } from "../github/api.ts";
import { listChangedPaths } from "../github/changed-files.ts";
import type { ChangeSource } from "../run/changes/find-changes.ts";
import type { ResolvedContext } from "./resolve-pull-request.ts";

/** The change to analyse, or why it is unknown; undefined if the event has none, such as `schedule`. */
export function createGitHubChangeSource(
  { context, pullRequestProblem }: ResolvedContext,
  token: string | undefined,
): ChangeSource | { why: string } | undefined {
  const { baseSha, headSha } = context;
  if (pullRequestProblem !== null) return { why: pullRequestProblem };
  if (baseSha === null) return undefined;
  return {
    base: baseSha,
    head: headSha,
    listFiles: async () => {
      if (token === undefined) return { why: "Changed files can't be listed without a github-token." };
      return listChangedPaths(await createGitHubApi(token, context.apiUrl), context);
    },
  };
}
