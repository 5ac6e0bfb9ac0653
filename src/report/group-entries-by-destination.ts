import { NO_NETWORK } from "../contract/error.ts";
import type { Platform } from "../contract/vocabulary.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { getPageId, sortWorstFirst } from "./entries.ts";
import { createUnconfirmedBadge, getEntryBadge, getStateBadge, type StatusBadge } from "./entry-status.ts";
import { listByDestination } from "./further-links.ts";
import { formatPlatform } from "./platform-names.ts";

/** One destination of links mode and the ads that link to it: at least one, in manifest order. */
export interface DestinationGroup {
  first: EntryReport;
  badge: StatusBadge;
  /** As written in the manifest for the first ad. */
  url: string;
  httpStatus: number | null;
  reason: string;
  notices: readonly string[];
  ads: readonly EntryReport[];
  /** Their names, without duplicates. */
  platforms: readonly string[];
}

/** The badge of a destination that has no entry in a report, such as a line of a URL list. */
export const getLinkBadge = (link: Pick<EntryReport, "state" | "unconfirmed">): StatusBadge =>
  link.unconfirmed === undefined ? getStateBadge(link.state, false, true) : createUnconfirmedBadge(link.unconfirmed);

export const isLinksMode = (result: Pick<CheckResult, "mode">): boolean => result.mode === "links";

/**
 * False if the entry couldn't be checked because this machine had no network. Reports show one note for all of them.
 */
export const wasReached = (entry: EntryReport): boolean => entry.error?.code !== NO_NETWORK;

export const countUnreached = (entries: readonly EntryReport[]): number =>
  entries.filter((entry) => !wasReached(entry)).length;

/** The destinations of a links-mode check with their ads, worst first. */
export function groupEntriesByDestination(entries: readonly EntryReport[]): DestinationGroup[] {
  const all = listByDestination(entries);
  const groups = Map.groupBy(all.filter(wasReached), (entry) => `${entry.state} ${getPageId(entry)} ${entry.reason}`);
  const rank = new Map(sortWorstFirst(all).map((entry, index) => [entry, index]));
  return [...groups.values()]
    .flatMap((ads) => (ads[0] === undefined ? [] : createGroup(ads[0], ads)))
    .toSorted(({ first: a }, { first: b }) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

const createGroup = (first: EntryReport, ads: readonly EntryReport[]): DestinationGroup => ({
  first,
  badge: getEntryBadge(first),
  url: first.landingUrl,
  httpStatus: first.destination?.httpStatus ?? null,
  reason: first.reason,
  notices: first.notices,
  ads,
  platforms: listPlatforms(ads).map((platform) => formatPlatform(platform)),
});

export const listPlatforms = (ads: readonly EntryReport[]): Platform[] => [
  ...new Set(ads.flatMap(({ platform }) => platform ?? [])),
];
