import type { ChangeSource } from "../job/changes.ts";
import type { Located } from "./located.ts";

/** What the run's change is to be asked about; undefined where there is none: on a schedule, say. */
export function changesOf(
  { context, doubt }: Located,
  token: string | undefined,
): ChangeSource | { why: string } | undefined {
  const { baseSha, headSha } = context;
  if (doubt !== null) return { why: doubt };
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
