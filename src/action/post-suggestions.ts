import type * as Core from "@actions/core";
import type { FoundRepairs } from "../compose/find-repairs.ts";
import { classifyAnswer } from "../contract/parse-answer.ts";
import { createGitHubApi } from "../github/api.ts";
import { listChangedFiles } from "../github/changed-files.ts";
import type { RunContext } from "../github/run-context.ts";
import { type SuggestionDraft, type SuggestionsOutcome, writeSuggestions } from "../github/write-suggestions.ts";
import { createSuggestions, type Suggestion } from "../repair/create-suggestions.ts";
import { PATCH_FILES } from "../report/entry-repairs.ts";
import { escapeForLog } from "../report/escape.ts";
import { renderSuggestionBody } from "../report/render-suggestion.ts";
import { toRepositoryPath, toWorkingPath } from "../report/repository-paths.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { Settings } from "../run/settings.ts";
import type { CheckIdentity } from "./identify-check.ts";

/**
 * Suggests fixes for lines that the pull request changes, and resolves earlier suggestions that are obsolete. A failure
 * is a notice.
 */
export async function postSuggestions(
  result: CheckResult,
  { plan, sources }: FoundRepairs,
  check: CheckIdentity,
  settings: Pick<Settings, "suggestions" | "github-token">,
  context: RunContext,
  core: Pick<typeof Core, "info" | "notice">,
): Promise<void> {
  const token = settings["github-token"];
  if (!settings.suggestions || context.pullRequest === null || token === undefined) return;
  const api = await createGitHubApi(token, context.apiUrl);
  const suggestable = plan.repairs.filter(({ isSuggestable }) => isSuggestable);
  const { name: id, formerName } = check;
  const outcome = await writeSuggestions(api, context, {
    id,
    former: formerName === undefined ? undefined : { id: formerName, ads: result.entries.map((entry) => entry.id) },
    propose: async () => {
      if (suggestable.length === 0) return [];
      const hunks = (await listChangedFiles(api, context)).flatMap(({ filename: path, patch }) =>
        patch === undefined ? [] : [{ path: toWorkingPath(path, result.checkout), patch }],
      );
      return createSuggestions(suggestable, sources, hunks).map((suggestion) => {
        const draft = toSuggestionDraft(suggestion);
        return { ...draft, path: toRepositoryPath(draft.path, result.checkout) };
      });
    },
    unevaluatedAds: result.entries.filter(isNotEvaluated).map(({ id }) => id),
  });
  logOutcome(outcome, suggestable.length > 0, core);
}

const isNotEvaluated = ({ answer }: CheckResult["entries"][number]): boolean =>
  answer === null || classifyAnswer(answer).kind !== "evaluated";

function toSuggestionDraft({ repairs, replacement, path, startLine, line, key }: Suggestion): SuggestionDraft {
  const ads = [...new Set(repairs.map(({ entryId }) => entryId))];
  return { path, startLine, line, key, ads, body: renderSuggestionBody(repairs, replacement) };
}

function logOutcome(outcome: SuggestionsOutcome, hasPatch: boolean, core: Pick<typeof Core, "info" | "notice">): void {
  if (outcome.kind === "refused") {
    const patch = hasPatch ? ` The same changes are in ${PATCH_FILES.all} in the report folder.` : "";
    core.notice(`${escapeForLog(outcome.why)}${patch}`);
  } else if (outcome.kind === "done") {
    const { created, updated, resolved, unchanged, rejected } = outcome;
    const changes = formatCounts({ created, updated, resolved, "rejected by GitHub": rejected });
    if (changes !== "") core.info(`Suggestions: ${changes}, ${unchanged} unchanged.`);
  }
}

/** The counts that are not 0: `2 created, 1 updated`. */
export const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .flatMap(([name, count]) => (count > 0 ? `${count} ${name}` : []))
    .join(", ");
