import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import json from "../lexicon/beacons.json" with { type: "json" };
import servicesJson from "../lexicon/browser-services.json" with { type: "json" };
import { targetOf } from "./connection-target.ts";

const described = { purpose: z.string(), documentation: z.string() };

const beacons = lexicon(
  z
    .strictObject({
      source: z.string(),
      notes: z.array(z.string()),
      hosts: z.array(z.strictObject({ host: z.string(), ...described })),
      /** `path`: a regular expression for path and query. */
      paths: z.array(
        z.union([
          z.strictObject({ host: z.string(), path: z.string(), ...described }),
          z.strictObject({ host: z.null(), path: z.string(), contained: z.array(z.string()).min(1), ...described }),
        ]),
      ),
    })
    .transform(({ hosts, paths }) => ({
      hosts: new Set(hosts.map(({ host }) => host)),
      paths: paths.map(({ host, path }) => ({ host, path: new RegExp(path) })),
      parts: [...hosts, ...paths].flatMap((each) => ("contained" in each ? each.contained : each.host)),
    })),
  json,
);

/** Whether a host, with or without a subdomain, only measures visitors. TLS connections show no more than the host. */
export const isBeaconHost = (host: string): boolean =>
  domainSuffixes(host).some((suffix) => beacons().hosts.has(suffix));

/**
 * Whether a request only measures visitors, by host and path. Blocking it changes neither the page nor its statistics.
 */
export function isBeacon(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname, search } = new URL(url);
  const { host } = targetOf(hostname, 0);
  if (isBeaconHost(host)) return true;
  const suffixes = domainSuffixes(host);
  const pathAndQuery = (pathname + search).slice(0, MAX_MATCHED_PATH_CHARS);
  return beacons().paths.some(
    ({ host: site, path }) => (site === null || suffixes.includes(site)) && path.test(pathAndQuery),
  );
}

/**
 * What Chrome must ask about: URL patterns (of `Fetch.enable`, where `*` is any text) that match every beacon, and few
 * other requests, since asking about one delays it.
 */
export const listBeaconPatterns = (): string[] => beacons().parts.map((part) => `*${part}*`);

/** The markers of a beacon are near the beginning of its URL; a page may make a URL of any length. */
const MAX_MATCHED_PATH_CHARS = 4_096;

/** The longest DNS name in text form (RFC 1035 §2.3.4). */
const MAX_HOST_CHARS = 253;

/** `a.b.example` → `a.b.example`, `b.example`, `example`. */
function domainSuffixes(host: string): string[] {
  if (host.length > MAX_HOST_CHARS) return [];
  const labels = host.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/**
 * Whether only Chrome's own services use a host: it asks them about a page's forms and passwords on its own account.
 */
export const isBrowserServiceHost = (host: string): boolean => servicesJson.hosts.includes(host);
