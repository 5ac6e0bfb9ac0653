import { LRUCache } from "lru-cache";

/** Visits that an account or address may cause without using its quota: at once, and then by the minute. */
export interface VisitAllowance {
  burst: number;
  perMinute: number;
}

/** For accounts. Manifests may have a thousand dead links. */
export const ACCOUNT_ALLOWANCE: VisitAllowance = { burst: 2_000, perMinute: 60 };
/** For an address without a key, whose quota is one evaluation a month. */
export const ANONYMOUS_ALLOWANCE: VisitAllowance = { burst: 20, perMinute: 6 };

/** A token of a bucket, which is given back where the visit was counted after all. */
export type VisitToken = { giveBack: () => void } | { waitSeconds: number };

interface Bucket {
  tokens: number;
  filledMs: number;
}

/** The bucket that was not used for the longest time is forgotten once there are so many. */
const MAX_BUCKETS = 10_000;

/**
 * Limits what the quota does not: broken links, pages that cannot be captured, and failures are not counted, and each
 * costs a visit in a browser. A token bucket for every caller, in this process.
 */
export class UncountedVisits {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  take(caller: string, allowance: VisitAllowance): VisitToken {
    const bucket = this.#fill(caller, allowance);
    if (bucket.tokens < 1) return { waitSeconds: Math.ceil((60 * (1 - bucket.tokens)) / allowance.perMinute) };
    bucket.tokens -= 1;
    let isTaken = true;
    const giveBack = () => {
      if (isTaken) this.#fill(caller, allowance).tokens += 1;
      isTaken = false;
    };
    return { giveBack };
  }

  #fill(caller: string, { burst, perMinute }: VisitAllowance): Bucket {
    const now = this.#now();
    const bucket = this.#buckets.get(caller) ?? { tokens: burst, filledMs: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledMs) / 60_000) * perMinute);
    bucket.filledMs = now;
    this.#buckets.set(caller, bucket);
    return bucket;
  }
}
