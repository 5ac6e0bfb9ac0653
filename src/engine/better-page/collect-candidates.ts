import type { KnownPage } from "../../contract/evaluator-interface.ts";
import type { Snapshot } from "../artifacts/capture-schemas.ts";
import { decodePercent } from "../artifacts/decode-percent.ts";
import { isSameSite } from "../artifacts/same-site.ts";

/** Bounds the work of ranking. Navigation comes first on a page. */
const MAX_LINKS = 1000;
const MAX_JSON_LD_VALUES = 5000;
const MAX_TEXT_CHARS = 200;

const FILE_PATTERN = /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|ico|zip|gz|mp[34]|webm|docx?|xlsx?|csv|ics|xml|rss|json)$/iu;
/** Carts, and links that change something when they are opened. */
const ACTION_PATTERN = new RegExp(
  "[/?&](?:cart|basket|checkout|log-?out|sign-?out|unsubscribe|delete|remove|" +
    "add[-_]to[-_](?:cart|basket|bag))(?:[/?&=.]|$)",
  "iu",
);

/** Without fragment and trailing slash: two links to one page are one candidate. */
export function identifyPage(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.host}${parsed.pathname.replace(/\/$/u, "")}${parsed.search}`;
}

/**
 * The pages of the landing page's site that its links and structured data name, with the words that name them.
 *
 * @param landingUrl Of its own path, only another query is another page, and only where it has one itself.
 */
export function listLinkedPages(page: Snapshot): KnownPage[] {
  const links = page.links.slice(0, MAX_LINKS).map(({ href, text }) => ({ url: href, text }));
  return [...links, ...listJsonLdPages(page)];
}

/** Of many URLs, the pages of the landing page's site that an ad could lead to. */
export function pickCandidates(pages: readonly KnownPage[], landingUrl: string): KnownPage[] {
  const landing = URL.parse(landingUrl);
  if (landing === null) return [];
  const byPage = new Map<string, KnownPage>();
  for (const page of pages) {
    const url = URL.parse(page.url);
    if (url === null || !/^https?:$/u.test(url.protocol) || !isSameSite(landing, url)) continue;
    const isSamePath = url.host === landing.host && url.pathname === landing.pathname;
    const isOtherView = isSamePath && (landing.search === "" || url.search === "");
    if (isOtherView || FILE_PATTERN.test(url.pathname) || ACTION_PATTERN.test(`${url.pathname}${url.search}`)) continue;
    const key = identifyPage(page.url);
    const known = byPage.get(key);
    const text = [known?.text ?? "", page.text.slice(0, MAX_TEXT_CHARS)].filter((one) => one !== "").join(" ");
    byPage.set(key, { ...page, ...known, text });
  }
  byPage.delete(identifyPage(landingUrl));
  return [...byPage.values()];
}

/** The words by which a page is known: of its links, and of its path. */
export function describePage({ url, text }: KnownPage): string {
  const { pathname = "", search = "" } = URL.parse(url) ?? {};
  return `${text} ${decodePercent(`${pathname}${search}`).replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`;
}

/** The pages that structured data names: products, offers, breadcrumbs. */
function listJsonLdPages({ jsonLd, url: base }: Snapshot): KnownPage[] {
  const pages: KnownPage[] = [];
  let left = MAX_JSON_LD_VALUES;
  const read = (value: unknown): void => {
    left -= 1;
    if (left < 0 || value === null || typeof value !== "object") return;
    if (!Array.isArray(value)) {
      const { url, item, "@id": id, name } = Object(value);
      for (const one of [url, item, id]) {
        const href = typeof one === "string" ? URL.parse(one, base)?.href : undefined;
        if (href !== undefined) pages.push({ url: href, text: typeof name === "string" ? name : "" });
      }
    }
    for (const part of Object.values(value)) read(part);
  };
  read(jsonLd);
  return pages;
}
