import { clip, inMarkdown } from "./text.ts";

/** What a review suggestion says: why, whether it may be applied unread, and the block that one click applies. */
export function suggestionBody(given: {
  entryId: string;
  element: string;
  reasoning: string;
  safe: boolean;
  why: string;
  /** The new lines. */
  replacement: string;
}): string {
  const { entryId, element, reasoning, safe, why, replacement } = given;
  // A fence longer than any in the text: what is suggested cannot end it.
  const fence = "`".repeat(Math.max(3, ...[...replacement.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const care = safe ? "Safe to apply unread" : "Read it before you apply it";
  return [
    `**${inMarkdown(element)}** for the ad **${inMarkdown(entryId)}**: ${inMarkdown(clip(reasoning, 500))}`,
    "",
    `${fence}suggestion`,
    replacement,
    fence,
    "",
    `${care}: ${inMarkdown(why)}`,
  ].join("\n");
}
