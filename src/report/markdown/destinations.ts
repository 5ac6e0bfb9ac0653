import type { CheckResult } from "../../result/check-report.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { formatCount } from "../format-count.ts";
import { countUnreached, type DestinationGroup, groupEntriesByDestination } from "../group-entries-by-destination.ts";
import { listEntryNames, type ReportLinks, renderEntryName } from "./entries-table.ts";
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
  { first, ads, platforms, badge }: DestinationGroup,
  links: ReportLinks,
  detail: DetailLevel,
): string {
  const name = renderEntryName(first, links);
  if (ads.length === 1) return renderEntry(first, name, detail);
  const on = platforms.length === 0 ? "" : ` on ${platforms.join(", ")}`;
  const verb = badge.status === "failing" ? "Affects" : "Used by";
  return joinParagraphs([
    renderEntry(first, `${name} and ${formatCount(ads.length - 1, "more ad")}`, detail),
    `${verb} **${formatCount(ads.length, "ad")}**${on}: ${listEntryNames(ads, links, MAX_NAMED_ADS)}.`,
  ]);
}

export function renderUnreachedNote({ entries }: CheckResult): string {
  const unreached = countUnreached(entries);
  return unreached === 0 ? "" : `*${formatCount(unreached, "ad")} could not be checked: there was no network.*`;
}
