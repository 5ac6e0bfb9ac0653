import type { CheckResult, EntryReport } from "../check/result.ts";
import { type StateWords, unconfirmed, wordsFor, wordsOf, worstFirst } from "./entries.ts";

/** One destination of links mode, and the ads that lead there: at least one, in the manifest's order. */
export interface DestinationGroup {
  words: StateWords;
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
export const linkWords = (seen: Pick<EntryReport, "state" | "unconfirmed">): StateWords =>
  seen.unconfirmed === undefined ? wordsOf(seen.state, false, true) : unconfirmed(seen.unconfirmed);

/** Whether a check looked at destinations only. */
export const isLinks = (result: Pick<CheckResult, "mode">): boolean => result.mode === "links";

/** False for an entry that nobody reached for want of a network: that is said once for all of them. */
export const isReached = (entry: EntryReport): boolean => entry.error?.code !== "NO_NETWORK";

export const unreached = (entries: readonly EntryReport[]): number =>
  entries.filter((entry) => !isReached(entry)).length;

/** The destinations of a links-mode check, each once with all of its ads, worst first. */
export function destinationsOf(entries: readonly EntryReport[]): DestinationGroup[] {
  const groups = new Map<string, [EntryReport, ...EntryReport[]]>();
  for (const entry of entries.filter(isReached)) {
    const key = `${entry.state} ${entry.fingerprint ?? entry.landingUrl}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  const place = new Map(worstFirst(entries).map((entry, index) => [entry, index]));
  const rank = ({ ads: [first] }: DestinationGroup) => (first ? (place.get(first) ?? 0) : 0);
  return [...groups.values()].map(groupOf).toSorted((a, b) => rank(a) - rank(b));
}

function groupOf(ads: [EntryReport, ...EntryReport[]]): DestinationGroup {
  const [first] = ads;
  return {
    words: wordsFor(first),
    url: first.landingUrl,
    httpStatus: first.destination?.httpStatus ?? null,
    reason: first.reason,
    notices: first.notices,
    ads,
    platforms: [...new Set(ads.flatMap(({ platform }) => platform ?? []))],
  };
}
