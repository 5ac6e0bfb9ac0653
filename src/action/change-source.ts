import type { ChangeSource } from "../run/changes/git.ts";
import type { ResolvedContext } from "./pull-request-context.ts";

/** What the run's change is to be asked about; undefined where there is none: on a schedule, say. */
export function createChangeSource(
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
      if (token === undefined) return { why: "There is no github-token to ask GitHub with." };
      const [{ createGitHubApi }, { listChangedPaths }] = await Promise.all([
        import("../github/api.ts"),
        import("../github/changed-files.ts"),
      ]);
      return listChangedPaths(await createGitHubApi(token, context.apiUrl), context);
    },
  };
}
