import type { EntryReport } from "../../result/entry-report.ts";
import { createEmptyState, type LinkState } from "./state-schema.ts";

/** One run's result for a destination; unknown if the check was inconclusive or did not finish. */
export type DestinationStatus = "alive" | "dead" | "unknown";

/** Reports a failure only after several consecutive runs found a destination broken. */
export interface Debounce {
  /** Records this run's result. `seenDead` counts the consecutive runs that found it broken, with this one. */
  recordStatus(
    destination: { fingerprint: string; url: string },
    seen: DestinationStatus,
  ): NonNullable<EntryReport["unconfirmed"]>;
  /** The state for the next run. */
  state(): LinkState;
}

export interface DebounceOptions {
  /** Required consecutive runs, 2 or more. */
  confirmAfter: number;
  /** Start of this run. */
  now: Date;
  /**
   * This run checks only some destinations, as with shards: the others are dropped from the state, because another
   * shard may find them working. Default: false.
   */
  partial?: boolean;
}

/** Destinations not checked for this long have left the manifest. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** The URL is stored only for readers; the fingerprint identifies the destination. */
const MAX_URL_CHARS = 2_000;

const STATUS_PRIORITY = { unknown: 0, dead: 1, alive: 2 } as const satisfies Record<DestinationStatus, number>;

/**
 * A working result ends a destination's streak; an inconclusive one neither extends nor ends it. If several ads get
 * different results for one destination in one run, it counts as working.
 */
export function createDebounce(before: LinkState, { confirmAfter, now, partial = false }: DebounceOptions): Debounce {
  const isFresh = ({ last }: LinkState["destinations"][string]) => now.getTime() - Date.parse(last) <= RETENTION_MS;
  const known = new Map(Object.entries(before.destinations).filter(([, record]) => isFresh(record)));
  const statuses = new Map<string, { url: string; seen: DestinationStatus }>();
  return {
    recordStatus: ({ fingerprint, url }, seen) => {
      const earlier = statuses.get(fingerprint);
      if (earlier === undefined || STATUS_PRIORITY[seen] > STATUS_PRIORITY[earlier.seen])
        statuses.set(fingerprint, { url, seen });
      return { seenDead: (known.get(fingerprint)?.seenDead ?? 0) + 1, needed: confirmAfter };
    },
    state: () => {
      const next = createEmptyState();
      for (const [fingerprint, record] of known) {
        const seen = statuses.get(fingerprint)?.seen ?? (partial ? "alive" : "unknown");
        if (seen === "unknown") next.destinations[fingerprint] = record;
      }
      const last = now.toISOString();
      for (const [fingerprint, { url, seen }] of statuses) {
        if (seen !== "dead") continue;
        const { seenDead = 0, since = last } = known.get(fingerprint) ?? {};
        next.destinations[fingerprint] = { url: url.slice(0, MAX_URL_CHARS), seenDead: seenDead + 1, since, last };
      }
      return next;
    },
  };
}
