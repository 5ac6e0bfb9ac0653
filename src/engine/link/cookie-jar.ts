import { Cookie, CookieJar as Jar } from "tough-cookie";

/** No site sets more on the way to its page; the limit is for hostile ones. */
const MAX_COOKIES = 50;

/** Cookies are returned byte for byte; characters beyond Latin-1 cannot have come over HTTP. */
const FOREIGN_CHARACTERS = /[^\t\x20-\x7e\x80-\xff]/;

/**
 * The cookies of one redirect chain (RFC 6265). Some sites redirect in a loop unless the client returns the cookie of
 * the first hop. Cookies are never shared between checks.
 */
export class CookieJar {
  #jar: Jar | null = null;
  readonly #known = new Set<string>();

  /** Stores the cookies that a response from `url` may set. */
  store(setCookies: readonly string[], url: URL): void {
    for (const line of setCookies) {
      const cookie = FOREIGN_CHARACTERS.test(line) ? undefined : Cookie.parse(line, { loose: true });
      if (cookie === undefined) continue;
      const name = `${cookie.domain ?? url.hostname} ${cookie.path ?? ""} ${cookie.key}`;
      // A cookie may be set anew on every hop.
      if (!this.#known.has(name) && this.#known.size >= MAX_COOKIES) continue;
      // Most chains set no cookie.
      this.#jar ??= new Jar(undefined, { looseMode: true, prefixSecurity: "strict" });
      if (this.#jar.setCookieSync(cookie, url.href, { ignoreError: true }) !== undefined) this.#known.add(name);
    }
  }

  /** The Cookie header for a request to `url`; empty where no cookie matches. */
  getHeader(url: URL): string {
    return this.#jar?.getCookieStringSync(url.href) ?? "";
  }
}
