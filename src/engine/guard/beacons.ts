import { BEACON_HOSTS, BEACON_PATHS } from "./beacon-list.ts";
import { targetOf } from "./target.ts";

/** Whether a host does nothing but measure visitors: what can be told of a TLS connection. */
export function isBeaconHost(host: string): boolean {
  return suffixes(host).some((suffix) => BEACON_HOSTS.has(suffix));
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
  const above = suffixes(host);
  return BEACON_PATHS.some(
    ([site, path]) => (site === null || above.includes(site)) && path.test(pathname + search),
  );
}

/** `a.b.example` → `a.b.example`, `b.example`, `example`. */
function suffixes(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_, at) => labels.slice(at).join("."));
}
