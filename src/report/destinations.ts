import type { CheckResult, EntryReport } from "../run/result.ts";
import {
  createUnconfirmedBadge,
  getEntryBadge,
  getStateBadge,
  type StatusBadge,
  sortWorstFirst,
} from "./entries.ts";

/** One destination of links mode, and the ads that lead there: at least one, in the manifest's order. */
export interface DestinationGroup {
  badge: StatusBadge;
  /** As the manifest has it for the first of its ads. */
  url: string;
  httpStatus: number | null;
  reason: string;
  notices: readonly string[];
  ads: readonly EntryReport[];
  /** The platforms of its ads, each once. */
  platforms: readonly string[];
}

/** How a destination's state is named where no entry of a report stands for it. */
export const getLinkBadge = (seen: Pick<EntryReport, "state" | "unconfirmed">): StatusBadge =>
  seen.unconfirmed === undefined
    ? getStateBadge(seen.state, false, true)
    : createUnconfirmedBadge(seen.unconfirmed);

/** Whether a check looked at destinations only. */
export const isLinksMode = (result: Pick<CheckResult, "mode">): boolean => result.mode === "links";

/** False for an entry that nobody reached for want of a network: that is said once for all of them. */
export const wasReached = (entry: EntryReport): boolean => entry.error?.code !== "NO_NETWORK";

export const countUnreached = (entries: readonly EntryReport[]): number =>
  entries.filter((entry) => !wasReached(entry)).length;

/** The destinations of a links-mode check, each once with all of its ads, worst first. */
export function groupEntriesByDestination(entries: readonly EntryReport[]): DestinationGroup[] {
  const groups = new Map<string, [EntryReport, ...EntryReport[]]>();
  for (const entry of entries.filter(wasReached)) {
    const key = `${entry.state} ${entry.fingerprint ?? entry.landingUrl}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  const place = new Map(sortWorstFirst(entries).map((entry, index) => [entry, index]));
  const rank = ({ ads: [first] }: DestinationGroup) => (first ? (place.get(first) ?? 0) : 0);
  return [...groups.values()].map(createGroup).toSorted((a, b) => rank(a) - rank(b));
}

function createGroup(ads: [EntryReport, ...EntryReport[]]): DestinationGroup {
  const [first] = ads;
  return {
    badge: getEntryBadge(first),
    url: first.landingUrl,
    httpStatus: first.destination?.httpStatus ?? null,
    reason: first.reason,
    notices: first.notices,
    ads,
    platforms: [...new Set(ads.flatMap(({ platform }) => platform ?? []))],
  };
}
