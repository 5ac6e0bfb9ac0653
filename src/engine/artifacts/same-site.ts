import { getDomain, getDomainWithoutSuffix } from "tldts";

/** Of a.github.io and b.github.io, each is a site. */
const SUFFIXES = { allowPrivateDomains: true };

/** acme.com and acme.de are the same site in two languages. Hosts without a public suffix are different sites. */
export function isSameSite(here: URL, there: URL): boolean {
  if (here.host === there.host) return true;
  const name = getDomainWithoutSuffix(here.hostname, SUFFIXES);
  return (
    name !== null &&
    (getDomain(here.hostname, SUFFIXES) === getDomain(there.hostname, SUFFIXES) ||
      getDomainWithoutSuffix(there.hostname, SUFFIXES) === name)
  );
}
