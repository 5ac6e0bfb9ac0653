import type * as Core from "@actions/core";
import { classifyAnswer } from "../contract/parse-answer.ts";
import type { RunContext } from "../github/run-context.ts";
import type { SuggestionDraft, SuggestionsOutcome } from "../github/suggestions.ts";
import type { Suggestion } from "../repair/suggestions.ts";
import { escapeForLog } from "../report/escape.ts";
import { PATCH_FILES } from "../report/repairs.ts";
import { renderSuggestionBody } from "../report/suggestion.ts";
import type { FoundRepairs } from "../run/compose/find-repairs.ts";
import type { CheckResult } from "../run/result.ts";
import type { Settings } from "../run/settings.ts";

/**
 * Suggests fixes for lines that the pull request changes, and resolves earlier suggestions that are obsolete. A failure is a
 * notice.
 */
export async function postSuggestions(
  result: CheckResult,
  { plan, sources }: FoundRepairs,
  settings: Pick<Settings, "suggestions" | "comment-id" | "github-token">,
  context: RunContext,
  core: Pick<typeof Core, "info" | "notice">,
): Promise<void> {
  const token = settings["github-token"];
  if (!settings.suggestions || context.pullRequest === null || token === undefined) return;
  const [{ createGitHubApi }, { listChangedFiles }, { writeSuggestions }, { createSuggestions }] = await Promise.all([
    import("../github/api.ts"),
    import("../github/changed-files.ts"),
    import("../github/suggestions.ts"),
    import("../repair/suggestions.ts"),
  ]);
  const api = await createGitHubApi(token, context.apiUrl);
  const outcome = await writeSuggestions(api, context, {
    id: settings["comment-id"] ?? `${context.workflow}/${context.job}`,
    propose: async () => {
      if (plan.repairs.length === 0) return [];
      const hunks = (await listChangedFiles(api, context)).flatMap(({ filename: path, patch }) =>
        patch === undefined ? [] : [{ path, patch }],
      );
      return createSuggestions(plan.repairs, sources, hunks).map(toSuggestionDraft);
    },
    unevaluatedAds: result.entries.filter(isNotEvaluated).map(({ id }) => id),
  });
  logOutcome(outcome, plan.repairs.length > 0, core);
}

const isNotEvaluated = ({ answer }: CheckResult["entries"][number]): boolean =>
  answer === null || classifyAnswer(answer).kind !== "evaluated";

function toSuggestionDraft({ repairs, replacement, path, startLine, line, key }: Suggestion): SuggestionDraft {
  const fixes = repairs.map(({ entryId, safe, why, fix: { element, reasoning } }) => ({
    ...{ entryId, element, reasoning, safe, why },
  }));
  const ads = [...new Set(repairs.map(({ entryId }) => entryId))];
  return { path, startLine, line, key, ads, body: renderSuggestionBody({ fixes, replacement }) };
}

function logOutcome(outcome: SuggestionsOutcome, hasPatch: boolean, core: Pick<typeof Core, "info" | "notice">): void {
  if (outcome.kind === "refused") {
    const patch = hasPatch ? ` The same changes are in ${PATCH_FILES.all} in the report folder.` : "";
    core.notice(`${escapeForLog(outcome.why)}${patch}`);
  } else if (outcome.kind === "done") {
    const { created, updated, resolved, unchanged, rejected } = outcome;
    const counts = { created, updated, resolved, "rejected by GitHub": rejected };
    const changes = Object.entries(counts).filter(([, count]) => count > 0);
    if (changes.length === 0) return;
    core.info(
      `Suggestions: ${[...changes, ["unchanged", unchanged] as const].map(([name, count]) => `${count} ${name}`).join(", ")}.`,
    );
  }
}
