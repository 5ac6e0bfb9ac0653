import { type LookupAddress, promises } from "node:dns";

/** All addresses of a name, or a rejection with a `code` (ENOTFOUND, EAI_AGAIN …), like node:dns/promises. */
export type Lookup = (hostname: string) => Promise<LookupAddress[]>;

export const systemLookup: Lookup = (hostname) => promises.lookup(hostname, { all: true, order: "verbatim" });

/**
 * Chrome caches the system resolver's answers for one minute and does not cache failures
 * (net/dns/host_resolver_manager.cc, kCacheEntryTTLSeconds).
 */
const CACHE_TTL_MS = 60_000;

/** Looks up each name once a minute, so that all connections use the addresses that were checked. */
export function cacheLookup(lookup: Lookup): Lookup {
  /** `expiresAt`: milliseconds since the epoch. */
  const known = new Map<string, { addresses: Promise<LookupAddress[]>; expiresAt: number }>();

  return (hostname) => {
    const now = Date.now();
    for (const [name, { expiresAt }] of known) {
      // Entries are in order of age, so the first valid one ends the search.
      if (expiresAt > now) break;
      known.delete(name);
    }
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
