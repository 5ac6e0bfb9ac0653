import type * as Core from "@actions/core";
import type { CheckResult } from "../check/result.ts";
import type { Settings } from "../check/settings.ts";
import { outcomeOf } from "../contract/outcome.ts";
import type { RunContext } from "../github/context.ts";
import type { SuggestionDraft, SuggestionsOutcome } from "../github/suggestions.ts";
import type { Repairs } from "../job/repairs.ts";
import type { Suggestion } from "../repair/suggest.ts";
import { PATCHES } from "../report/repairs.ts";
import { suggestionBody } from "../report/suggestion.ts";
import { inLog } from "../report/text.ts";

/**
 * Suggests the repairs whose lines the pull request changes, and settles those of earlier runs that are no longer needed. A
 * failure is one notice.
 */
export async function postSuggestions(
  result: CheckResult,
  { plan, sources }: Repairs,
  settings: Pick<Settings, "suggestions" | "comment-id" | "github-token">,
  context: RunContext,
  core: Pick<typeof Core, "info" | "notice">,
): Promise<void> {
  const token = settings["github-token"];
  if (!settings.suggestions || context.pullRequest === null || token === undefined) return;
  const [{ connect }, { changedFiles }, { writeSuggestions }, { suggestionsOf }] = await Promise.all([
    import("../github/api.ts"),
    import("../github/changed-files.ts"),
    import("../github/suggestions.ts"),
    import("../repair/suggest.ts"),
  ]);
  const api = await connect(token, context.apiUrl);
  const outcome = await writeSuggestions(api, context, {
    id: settings["comment-id"] ?? `${context.workflow}/${context.job}`,
    propose: async () => {
      if (plan.repairs.length === 0) return [];
      const hunks = (await changedFiles(api, context)).flatMap(({ path, patch }) =>
        patch === undefined ? [] : [{ path, patch }],
      );
      return suggestionsOf(plan.repairs, sources, hunks).map(draftOf);
    },
    unjudged: result.entries.filter(isUnjudged).map(({ id }) => id),
  });
  tell(outcome, plan.repairs.length > 0, core);
}

const isUnjudged = ({ answer }: CheckResult["entries"][number]): boolean =>
  answer === null || outcomeOf(answer).kind !== "evaluated";

function draftOf({ repairs, replacement, path, startLine, line, key }: Suggestion): SuggestionDraft {
  const fixes = repairs.map(({ entryId, safe, why, fix: { element, reasoning } }) => ({
    ...{ entryId, element, reasoning, safe, why },
  }));
  const ads = [...new Set(repairs.map(({ entryId }) => entryId))];
  return { path, startLine, line, key, ads, body: suggestionBody({ fixes, replacement }) };
}

function tell(
  outcome: SuggestionsOutcome,
  hasPatch: boolean,
  core: Pick<typeof Core, "info" | "notice">,
): void {
  if (outcome.kind === "refused") {
    const patch = hasPatch ? ` The same changes are in ${PATCHES.all} in the report folder.` : "";
    core.notice(`${inLog(outcome.why)}${patch}`);
  } else if (outcome.kind === "done") {
    const { made, updated, settled, stand, untaken } = outcome;
    const counts = { made, updated, settled, "not taken by GitHub": untaken };
    const news = Object.entries(counts).filter(([, count]) => count > 0);
    if (news.length === 0) return;
    core.info(
      `Suggestions: ${[...news, ["standing", stand] as const].map(([what, n]) => `${n} ${what}`).join(", ")}.`,
    );
  }
}
