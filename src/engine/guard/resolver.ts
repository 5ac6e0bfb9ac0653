import { type LookupAddress, promises } from "node:dns";

/** Every address of a name, or a rejection with a `code` (ENOTFOUND, EAI_AGAIN …), like node:dns/promises. */
export type Lookup = (hostname: string) => Promise<LookupAddress[]>;

export const systemLookup: Lookup = (hostname) => promises.lookup(hostname, { all: true, order: "verbatim" });

/**
 * How long an answer stands: Chrome keeps the system resolver's answers for one minute and its failures not at
 * all (net/dns/host_resolver_manager.cc, kCacheEntryTTLSeconds).
 */
const CACHE_TTL_MS = 60_000;

interface CachedLookup {
  addresses: Promise<LookupAddress[]>;
  /** Milliseconds of the epoch. */
  expiresAt: number;
}

/** Asks once for each name within a minute, so that what was judged is what is connected to, however many connections follow. */
export function cacheLookup(lookup: Lookup): Lookup {
  const known = new Map<string, CachedLookup>();

  const evictExpired = (now: number) => {
    // Insertion order is order of age, so the first young one ends it.
    for (const [name, { expiresAt }] of known) {
      if (expiresAt > now) return;
      known.delete(name);
    }
  };

  return (hostname) => {
    const now = Date.now();
    evictExpired(now);
    const remembered = known.get(hostname);
    if (remembered !== undefined) return remembered.addresses;
    const addresses = lookUpOrThrow(lookup, hostname);
    const entry = { addresses, expiresAt: now + CACHE_TTL_MS };
    known.set(hostname, entry);
    addresses.catch(() => known.get(hostname) === entry && known.delete(hostname));
    return addresses;
  };
}

async function lookUpOrThrow(lookup: Lookup, hostname: string): Promise<LookupAddress[]> {
  const addresses = await lookup(hostname);
  if (addresses.length > 0) return addresses;
  throw Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
}
