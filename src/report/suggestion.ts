import { escapeMarkdown, truncateText } from "./escape.ts";

/** A fix that a suggestion makes. */
interface SuggestedFix {
  entryId: string;
  element: string;
  reasoning: string;
  safe: boolean;
  why: string;
}

/** What a review suggestion says: why, the block that one click applies, and whether it may be applied unread. */
export function renderSuggestionBody({
  fixes,
  replacement,
}: {
  fixes: readonly SuggestedFix[];
  replacement: string;
}): string {
  // A fence longer than any in the text: what is suggested cannot end it.
  const fence = "`".repeat(Math.max(3, ...[...replacement.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const [first] = fixes;
  const grave = fixes.find(({ safe }) => !safe) ?? first;
  const lead = fixes.length > 1 ? "- " : "";
  return [
    ...fixes.map(
      ({ entryId, element, reasoning }) =>
        `${lead}**${escapeMarkdown(element)}** for the ad **${escapeMarkdown(entryId)}**: ${escapeMarkdown(truncateText(reasoning, 500))}`,
    ),
    "",
    `${fence}suggestion`,
    replacement,
    fence,
    "",
    grave === undefined
      ? ""
      : `${grave.safe ? "Safe to apply unread" : "Read it before you apply it"}: ${escapeMarkdown(grave.why)}`,
  ].join("\n");
}
