import { truncate } from "../ground/text.ts";
import { escapeMarkdown } from "./escape.ts";

interface SuggestedFix {
  entryId: string;
  fix: { element: string; reasoning: string };
  safe: boolean;
  why: string;
}

/** A review suggestion: the reasons, the block that one click applies, and whether it needs review. */
export function renderSuggestionBody(fixes: readonly SuggestedFix[], replacement: string): string {
  // Longer than any fence in the text, so that the replacement can't close the block.
  const fence = "`".repeat(Math.max(3, ...[...replacement.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const [first] = fixes;
  const riskiest = fixes.find(({ safe }) => !safe) ?? first;
  const lead = fixes.length > 1 ? "- " : "";
  return [
    ...fixes.map(
      ({ entryId, fix: { element, reasoning } }) =>
        `${lead}**${escapeMarkdown(element)}** for the ad **${escapeMarkdown(entryId)}**: ` +
        escapeMarkdown(truncate(reasoning, 500)),
    ),
    "",
    `${fence}suggestion`,
    replacement,
    fence,
    "",
    riskiest === undefined
      ? ""
      : `${riskiest.safe ? "Safe to apply" : "Review before applying"}: ${escapeMarkdown(riskiest.why)}`,
  ].join("\n");
}
