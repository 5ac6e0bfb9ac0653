import { decodeXML } from "entities";
import { type Dispatcher, interceptors, request } from "undici";
import type { KnownPage } from "../../contract/evaluator-interface.ts";

const MAX_BYTES = 3e6;
const TIMEOUT_MS = 5000;
const MAX_PAGES = 2000;
/** Sitemaps of an index, or of robots.txt, that are read. */
const MAX_SITEMAPS = 3;

export interface SitemapContext {
  /** The guard's, which checks every address. */
  dispatcher: Dispatcher;
  headersFor?: ((url: string) => Readonly<Record<string, string>>) | undefined;
  signal: AbortSignal;
}

/**
 * The pages of a site's sitemap: /sitemap.xml, else those that robots.txt names. Empty where there is none. Source:
 * https://www.sitemaps.org/protocol.html
 */
export async function readSitemap(origin: string, context: SitemapContext): Promise<KnownPage[]> {
  const read = (url: string) => readText(url, context);
  const first = await read(`${origin}/sitemap.xml`);
  if (first !== null && /<(?:urlset|sitemapindex)\b/u.test(first)) return listPages(await resolveIndex(first, read));
  const robots = (await read(`${origin}/robots.txt`)) ?? "";
  const named = [...robots.matchAll(/^\s*sitemap:\s*(\S+)/gimu)].flatMap(([, url]) => url ?? []);
  const texts = await Promise.all(named.slice(0, MAX_SITEMAPS).map(read));
  const resolved = await Promise.all(texts.map((text) => (text === null ? [] : resolveIndex(text, read))));
  return listPages(resolved.flat());
}

type ReadText = (url: string) => Promise<string | null>;

/** A sitemap, or the first ones of an index. */
async function resolveIndex(text: string, read: ReadText): Promise<string[]> {
  if (!/<sitemapindex\b/u.test(text)) return [text];
  const texts = await Promise.all(listLocations(text).slice(0, MAX_SITEMAPS).map(read));
  return texts.filter((one) => one !== null);
}

const listPages = (sitemaps: readonly string[]): KnownPage[] =>
  sitemaps
    .flatMap(listLocations)
    .slice(0, MAX_PAGES)
    .map((url) => ({ url, text: "" }));

const listLocations = (text: string): string[] =>
  [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+)/gu)].map(([, url = ""]) => decodeXML(url.trim()));

/** The body of a 200 response in UTF-8; null for any other, one that is too large, or a failure. */
async function readText(url: string, { dispatcher, headersFor, signal }: SitemapContext): Promise<string | null> {
  if (!URL.canParse(url)) return null;
  try {
    const { statusCode, body } = await request(url, {
      dispatcher: dispatcher.compose(interceptors.redirect({ maxRedirections: 3 })),
      headers: { ...headersFor?.(url) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (statusCode !== 200) {
      await body.dump();
      return null;
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of body) {
      bytes += part.length;
      if (bytes > MAX_BYTES) return null;
      parts.push(part);
    }
    return Buffer.concat(parts).toString("utf8");
  } catch {
    return null;
  }
}
