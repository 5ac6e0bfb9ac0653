import type { CheckResult, EntryReport } from "../../run/result.ts";
import { countUnreached, type DestinationGroup, groupEntriesByDestination } from "../destinations.ts";
import { formatCount } from "../format-count.ts";
import { type ReportLinks, renderEntryName } from "./entries-table.ts";
import { renderEntry } from "./entry.ts";
import { joinParagraphs } from "./format.ts";
import type { DetailLevel } from "./shrink-to-fit.ts";

/** Ads listed for one destination. */
const MAX_NAMED_ADS = 20;

/** Explains the destinations of failing and inconclusive entries, each once with every ad that links to it. */
export const renderDestinations = (
  entries: readonly EntryReport[],
  links: ReportLinks,
  detail: DetailLevel,
): string[] =>
  groupEntriesByDestination(entries)
    .slice(0, detail.explainedEntries)
    .map((group) => renderDestination(group, links, detail));

function renderDestination(
  { ads, platforms, badge }: DestinationGroup,
  links: ReportLinks,
  detail: DetailLevel,
): string {
  const [first] = ads;
  if (first === undefined) return "";
  const renderName = (entry: EntryReport) => renderEntryName(entry, detail.links ? links : {});
  if (ads.length === 1) return renderEntry(first, renderName(first), detail);
  const title = `${renderName(first)} and ${formatCount(ads.length - 1, "more ad")}`;
  const names = ads.slice(0, MAX_NAMED_ADS).map(renderName).join(", ");
  const rest = ads.length > MAX_NAMED_ADS ? ` and ${ads.length - MAX_NAMED_ADS} more` : "";
  const on = platforms.length === 0 ? "" : ` on ${platforms.join(", ")}`;
  const verb = badge.status === "failing" ? "Affects" : "Used by";
  return joinParagraphs([
    renderEntry(first, title, detail),
    `${verb} **${formatCount(ads.length, "ad")}**${on}: ${names}${rest}.`,
  ]);
}

export function renderUnreachedNote({ entries }: CheckResult): string {
  const unreached = countUnreached(entries);
  return unreached === 0 ? "" : `*${formatCount(unreached, "ad")} could not be checked: there was no network.*`;
}
