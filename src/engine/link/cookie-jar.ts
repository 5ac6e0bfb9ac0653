import { isIP } from "node:net";
import { getPublicSuffix } from "tldts";
import { type Cookie, parseCookie } from "undici";

type StoredCookie = NonNullable<ReturnType<typeof acceptCookie>>;

/** No site sets more on the way to its page; the limit is for hostile ones. */
const MAX_COOKIES = 50;

/**
 * The cookies of one redirect chain. Some sites redirect in a loop unless the client returns the cookie of the first
 * hop. Cookies are never shared between checks.
 */
export class CookieJar {
  readonly #kept = new Map<string, StoredCookie>();

  /** Stores the cookies that a response from `url` may set. */
  store(setCookies: readonly string[], url: URL): void {
    for (const line of setCookies) {
      const cookie = parseCookie(line);
      if (cookie === null) continue;
      const stored = acceptCookie(cookie, url);
      if (stored === null) continue;
      const key = `${stored.host} ${stored.path} ${stored.name}`;
      if (isExpired(cookie)) this.#kept.delete(key);
      else if (this.#kept.size < MAX_COOKIES) this.#kept.set(key, stored);
    }
  }

  /** The Cookie header for a request to `url`; empty where no cookie matches. */
  getHeader(url: URL): string {
    if (this.#kept.size === 0) return "";
    return [...this.#kept.values()]
      .filter((cookie) => matchesUrl(cookie, url))
      .sort((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => (name === "" ? value : `${name}=${value}`))
      .join("; ");
  }
}

/** RFC 6265 §5.3, and the cookie name prefixes of RFC 6265bis. */
function acceptCookie(cookie: Cookie, url: URL) {
  const secure = cookie.secure === true;
  // Lower case, without a leading dot, as hosts are.
  const domain = cookie.domain?.replace(/^\./, "").toLowerCase() ?? "";
  if (secure && url.protocol !== "https:") return null;
  if (/^__(host|secure)-/i.test(cookie.name) && !secure) return null;
  if (/^__host-/i.test(cookie.name) && (domain !== "" || cookie.path !== "/")) return null;
  // Cookies are returned byte for byte; characters beyond Latin-1 cannot have come over HTTP.
  if (/[^\t\x20-\x7e\x80-\xff]/.test(cookie.name + cookie.value)) return null;
  const isShared = domain !== "" && domain !== url.hostname;
  if (isShared && !isAllowedDomain(domain, url.hostname)) return null;
  const defaultPath = url.pathname.slice(0, url.pathname.lastIndexOf("/")) || "/";
  const path = cookie.path?.startsWith("/") ? cookie.path : defaultPath;
  const host = isShared ? domain : url.hostname;
  return { name: cookie.name, value: cookie.value, host, hostOnly: domain === "", path, secure };
}

/** A host may set cookies for a parent domain, but not for a public suffix such as `co.uk`. */
const isAllowedDomain = (domain: string, host: string): boolean =>
  isIP(host) === 0 && host.endsWith(`.${domain}`) && getPublicSuffix(domain) !== domain;

function isExpired({ maxAge, expires }: Cookie): boolean {
  if (maxAge !== undefined) return maxAge <= 0;
  return expires !== undefined && Number(expires) <= Date.now();
}

function matchesUrl(cookie: StoredCookie, url: URL): boolean {
  const { hostname, pathname } = url;
  const host = hostname === cookie.host || (!cookie.hostOnly && hostname.endsWith(`.${cookie.host}`));
  const path =
    pathname === cookie.path || pathname.startsWith(cookie.path.endsWith("/") ? cookie.path : `${cookie.path}/`);
  return host && path && (!cookie.secure || url.protocol === "https:");
}
