import { BEACON_HOSTS, BEACON_PATHS } from "./beacon-list.ts";
import { targetOf } from "./target.ts";

/** Whether a host does nothing but measure visitors: what can be told of a TLS connection. */
export function isBeaconHost(host: string): boolean {
  return domainSuffixes(host).some((suffix) => BEACON_HOSTS.has(suffix));
}

/**
 * Whether a request only measures visitors, by host and path. Its answer never changes what a person sees, so that
 * blocking it changes nobody's page and nobody's figures.
 */
export function isBeacon(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname, search } = new URL(url);
  const { host } = targetOf(hostname, 0);
  if (isBeaconHost(host)) return true;
  const above = domainSuffixes(host);
  const asked = (pathname + search).slice(0, MAX_MATCHED_PATH_CHARS);
  return BEACON_PATHS.some(([site, path]) => (site === null || above.includes(site)) && path.test(asked));
}

/** What tells a beacon stands near the beginning; a page may make an address as long as it likes, and patterns pay for that. */
const MAX_MATCHED_PATH_CHARS = 4_096;

/** The longest name that DNS has (RFC 1035 §2.3.4, in text). */
const MAX_HOST_CHARS = 253;

/** `a.b.example` → `a.b.example`, `b.example`, `example`. */
function domainSuffixes(host: string): string[] {
  if (host.length > MAX_HOST_CHARS) return [];
  const labels = host.split(".");
  return labels.map((_, at) => labels.slice(at).join("."));
}
