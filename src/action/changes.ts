import type { RunContext } from "../github/context.ts";
import type { ChangeSource } from "../job/changes.ts";

/** The pull request that the run is for, for who asks what it changes; undefined where there is none. */
export function changesOf(context: RunContext, token: string | undefined): ChangeSource | undefined {
  const { baseSha, headSha } = context;
  if (baseSha === null) return undefined;
  return {
    base: baseSha,
    head: headSha,
    listFiles: async () => {
      if (token === undefined) return { why: "There is no github-token to ask GitHub with." };
      const [{ connect }, { pathsChanged }] = await Promise.all([
        import("../github/api.ts"),
        import("../github/changed-files.ts"),
      ]);
      return pathsChanged(await connect(token, context.apiUrl), context);
    },
  };
}
