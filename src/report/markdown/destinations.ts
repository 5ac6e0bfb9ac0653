import type { CheckResult, EntryReport } from "../../run/result.ts";
import { countUnreached, type DestinationGroup, groupEntriesByDestination } from "../destinations.ts";
import { type ReportLinks, renderEntryName } from "./entries-table.ts";
import { renderEntry } from "./entry.ts";
import { formatCount, joinParagraphs } from "./format.ts";
import type { DetailLevel } from "./shrink-to-fit.ts";

/** Ads of one destination that are named one by one. */
const MAX_NAMED_ADS = 20;

/** The destinations of failing and inconclusive entries explained, each once with every ad that leads there. */
export const renderDestinations = (
  entries: readonly EntryReport[],
  links: ReportLinks,
  depth: DetailLevel,
): string[] =>
  groupEntriesByDestination(entries)
    .slice(0, depth.explainedEntries)
    .map((group) => renderDestination(group, links, depth));

function renderDestination(
  { ads, platforms, badge }: DestinationGroup,
  links: ReportLinks,
  depth: DetailLevel,
): string {
  const [first] = ads;
  if (first === undefined) return "";
  const name = (entry: EntryReport) => renderEntryName(entry, depth.links ? links : {});
  if (ads.length === 1) return renderEntry(first, name(first), depth);
  const title = `${name(first)} and ${formatCount(ads.length - 1, "more ad")}`;
  const named = ads.slice(0, MAX_NAMED_ADS).map(name).join(", ");
  const rest = ads.length > MAX_NAMED_ADS ? ` and ${ads.length - MAX_NAMED_ADS} more` : "";
  const where = platforms.length === 0 ? "" : ` on ${platforms.join(", ")}`;
  const what = badge.status === "failing" ? "die with it" : "lead there";
  return joinParagraphs([
    renderEntry(first, title, depth),
    `**${formatCount(ads.length, "ad")}**${where} ${what}: ${named}${rest}.`,
  ]);
}

/** Said once for however many ads. */
export function renderUnreachedNote({ entries }: CheckResult): string {
  const lost = countUnreached(entries);
  return lost === 0 ? "" : `*${formatCount(lost, "ad")} could not be checked: there was no network.*`;
}
