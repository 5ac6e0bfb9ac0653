import { createEmptyState, type LinkState } from "./shape.ts";

/** What one run saw of a destination; unknown where nobody could tell, or nobody looked to the end. */
export type DestinationStatus = "alive" | "dead" | "unknown";

/** How often a destination that is dead now was seen so in a row, this run included. */
export interface DeadStreak {
  seenDead: number;
  /** Runs in a row that make a failure. */
  needed: number;
}

/** Waits with a failure until so many consecutive runs have seen a destination dead. */
export interface Debounce {
  /** Notes what this run saw, and answers how long the destination has been dead. */
  recordStatus(destination: { fingerprint: string; url: string }, seen: DestinationStatus): DeadStreak;
  /** What the next run should know. */
  state(): LinkState;
}

export interface DebounceOptions {
  /** Runs in a row, 2 or more. */
  confirmAfter: number;
  /** When this run began. */
  now: Date;
  /**
   * This run's part of the destinations is not the next one's, as with shards: what it does not look at is forgotten, since
   * another may see it alive meanwhile. Default: no, it may be looked at again.
   */
  partial?: boolean;
}

/** What no run has looked at for so long has left the manifest. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Addresses are kept for people; their fingerprints tell them apart. */
const MAX_URL_CHARS = 2_000;

const STATUS_PRIORITY = { unknown: 0, dead: 1, alive: 2 } as const satisfies Record<
  DestinationStatus,
  number
>;

/**
 * One sighting of it alive ends a destination's streak; a run that could not tell neither lengthens nor ends it. Where
 * several ads saw the same destination differently in one run, it was alive.
 */
export function createDebounce(
  before: LinkState,
  { confirmAfter, now, partial = false }: DebounceOptions,
): Debounce {
  const isFresh = ({ last }: LinkState["destinations"][string]) =>
    now.getTime() - Date.parse(last) <= RETENTION_MS;
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
        next.destinations[fingerprint] = {
          url: url.slice(0, MAX_URL_CHARS),
          seenDead: seenDead + 1,
          since,
          last,
        };
      }
      return next;
    },
  };
}
