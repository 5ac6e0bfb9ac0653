import { getDomain, getDomainWithoutSuffix } from "tldts";

/** acme.com and acme.de are the same site in two languages. Hosts without a public suffix are different sites. */
export function isSameSite(here: URL, there: URL): boolean {
  if (here.host === there.host) return true;
  const name = getDomainWithoutSuffix(here.hostname);
  return (
    name !== null &&
    (getDomain(here.hostname) === getDomain(there.hostname) || getDomainWithoutSuffix(there.hostname) === name)
  );
}
