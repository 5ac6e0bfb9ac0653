import type * as Core from "@actions/core";
import type { Settings } from "../check/settings.ts";
import type { RunContext } from "../github/context.ts";
import type { Repairs } from "../job/repairs.ts";
import { suggestionBody } from "../report/suggestion.ts";
import { inLog } from "../report/text.ts";

/**
 * Suggests the repairs whose lines the pull request changes, and settles those of earlier runs that are no longer needed. A
 * failure is one notice.
 */
export async function postSuggestions(
  { plan, sources }: Repairs,
  settings: Pick<Settings, "suggestions" | "comment-id" | "github-token">,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const token = settings["github-token"];
  if (!settings.suggestions || context.pullRequest === null || token === undefined) return;
  const [{ connect }, { changedFiles, writeSuggestions }, { suggestionsOf }] = await Promise.all([
    import("../github/api.ts"),
    import("../github/suggestions.ts"),
    import("../repair/suggest.ts"),
  ]);
  const api = await connect(token, context.apiUrl);
  const changed = await changedFiles(api, context);
  const drafts = suggestionsOf(plan.repairs, sources, changed).map(({ repair, replacement, ...place }) => ({
    ...place,
    body: suggestionBody({ ...repair, ...repair.fix, replacement }),
  }));
  const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
  const outcome = await writeSuggestions(api, context, id, drafts);
  if (outcome.kind === "refused") core.notice(inLog(outcome.why));
  else if (outcome.kind === "done" && outcome.made + outcome.updated + outcome.resolved > 0) {
    core.info(
      `Suggestions: ${outcome.made} made, ${outcome.updated} updated, ${outcome.resolved} settled, ${outcome.stand} stand.`,
    );
  }
}
