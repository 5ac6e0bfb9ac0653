import { hash } from "node:crypto";

/** Applications route by such fragments: "#/spring", "#!/spring". */
const ROUTE = /^#[/!]/;

/**
 * The canonical form of a URL: without a fragment that is a place on its page, with scheme, host, port and dot segments
 * normalised as the URL standard does. Path and query keep their case, because each spelling may be a different page.
 */
export function canonicalizeUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  if (!ROUTE.test(parsed.hash)) parsed.hash = "";
  return parsed.href;
}

/** 32 hexadecimal digits that identify a destination: equal for all ads that lead there and in every run. */
export const fingerprintUrl = (url: string): string => hash("sha256", canonicalizeUrl(url)).slice(0, 32);
