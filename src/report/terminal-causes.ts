import type { EntryReport } from "../result/entry-report.ts";
import type { Change } from "./actions.ts";
import { type Cause, describeOtherPages, listCauses } from "./causes.ts";
import { escapeForLog } from "./escape.ts";
import { formatCount } from "./format-count.ts";
import { describeDirection } from "./select-fixes-and-risks.ts";
import { type Hyperlinks, linkManifest, linkPage } from "./terminal-hyperlinks.ts";
import { formatPlainChange } from "./word-diff.ts";

/** In code points. */
const MAX_CHARS = { id: 80, value: 60, sentence: 500 } as const;
const MAX_CAUSES = 5;
const MAX_NAMED_ADS = 3;

const escapeId = (text: string): string => escapeForLog(text, MAX_CHARS.id);
const escapeSentence = (text: string): string => escapeForLog(text, MAX_CHARS.sentence);

/** What to do first, as lines to wrap: the causes that the comment lists, worst first. Empty if there are none. */
export function renderTerminalCauses(entries: readonly EntryReport[], hyperlinks: Hyperlinks | undefined): string[] {
  const causes = listCauses(entries);
  if (causes.length === 0) return [];
  const items = causes.slice(0, MAX_CAUSES).flatMap((cause, index) => renderCause(cause, `${index + 1}.`, hyperlinks));
  const rest = causes.slice(MAX_CAUSES);
  const ads = rest.reduce((sum, cause) => sum + cause.entries.length, 0);
  const more =
    rest.length === 0 ? [] : [`  ${formatCount(rest.length, "more cause")}: see the ${formatCount(ads, "ad")} below`];
  return ["Do this first:", ...items, ...more, ""];
}

function renderCause(cause: Cause, number: string, hyperlinks: Hyperlinks | undefined): string[] {
  const { title, reason, remedy, changes, url, entries } = cause;
  const page = url === null ? "" : linkPage(escapeSentence(url), url, hyperlinks);
  const where = url === null ? "" : ` at ${page}${describeOtherPages(cause)}`;
  const [change, ...others] = changes;
  const texts = [
    ...[reason, remedy].filter((text) => text !== "").map(escapeSentence),
    ...(change !== undefined && others.length === 0 ? [formatTerminalChange(change)] : []),
  ];
  const names = entries
    .slice(0, MAX_NAMED_ADS)
    .map(({ id, manifest }) => linkManifest(escapeId(id), manifest, hyperlinks));
  const more = entries.length > names.length ? ` and ${entries.length - names.length} more` : "";
  return [
    `  ${number} ${escapeSentence(title)}${where}: ${texts.join(" ")} (${names.join(", ")}${more})`,
    ...(others.length === 0 ? [] : renderSides(changes, "      ")),
  ];
}

/** Both sides of a conflict, one line each. */
export const renderSides = (changes: readonly Change[], indent: string): string[] =>
  changes.map((change, index) => `${indent}${index > 0 ? "or " : ""}${formatTerminalChange(change)}`);

export function formatTerminalChange(change: Change): string {
  const [before, after] = [escapeForLog(change.currentValue), escapeForLog(change.suggestedValue)];
  return `${escapeForLog(describeDirection(change))}: ${formatPlainChange(before, after, MAX_CHARS.value)}`;
}
