import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** A kind of destination and its correct verdict. URLs are `/<kind>/<number>`. */
export interface DestinationKind {
  verdict: "alive" | "link_broken" | "inconclusive";
  respond: (visit: DestinationVisit) => void;
}

export interface DestinationVisit {
  request: IncomingMessage;
  response: ServerResponse;
  /** 1 for the first request to this URL. */
  count: number;
  number: number;
}

const PARAGRAPH_TEXT = "Comfortable shoes for long days, made to last and easy to return. ";
const HTML_HEADERS = { "content-type": "text/html; charset=utf-8" };

const pageMarkup = (title: string, heading = "Running shoes", text = PARAGRAPH_TEXT.repeat(20)): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>` +
  `<h1>${heading}</h1><p>${text}</p></body></html>`;

const respondWith =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): DestinationKind["respond"] =>
  ({ response }) => {
    const length = String(Buffer.byteLength(body));
    response.writeHead(status, { ...HTML_HEADERS, "content-length": length, ...headers }).end(body);
  };

const respondRedirect =
  (to: (number: number) => string, headers: Record<string, string> = {}): DestinationKind["respond"] =>
  ({ response, number }) => {
    response.writeHead(302, { location: to(number), "content-length": "0", ...headers }).end();
  };

const respondInTurn =
  (first: DestinationKind["respond"], then: DestinationKind["respond"]): DestinationKind["respond"] =>
  (visit) =>
    (visit.count === 1 ? first : then)(visit);

const respondWithOneOf =
  (answers: readonly DestinationKind["respond"][]): DestinationKind["respond"] =>
  (visit) =>
    answers[visit.number % answers.length]?.(visit);

const PAGE_MARKUP = pageMarkup("Running shoes | Acme");
const respondPage = respondWith(200, PAGE_MARKUP);
const bareMarkup = (title: string, rest: string): string =>
  `<html><head><title>${title}</title></head><body>${rest}</body></html>`;

const SOFT_404_TITLES = [
  "Page not found – Acme",
  "Acme | Seite nicht gefunden",
  "Page introuvable - Acme",
  "Página no encontrada | Acme",
  "Pagina non trovata — Acme",
  "Pagina niet gevonden · Acme",
  "Nie znaleziono strony – Acme",
  "ページが見つかりません | Acme",
];

const LOOKALIKE_TITLES = [
  "Peugeot 404 parts",
  "404 Media",
  "The 404 Podcast | Acme",
  "How to fix Error 404 on your site",
  "Not Found (The Album) — Band",
  "Area code 404",
  "Room 404 Escape Games",
  "Error 404: what it means and how to fix it",
  "Lost &amp; Found – Acme",
  "Levi's 404 | Jeans",
];

/** Windows-1251, Shift_JIS and Latin-1, declared in the header, in <meta> or nowhere. */
const LEGACY_CHARSET_SOFT_404S = [
  respondWith(200, Buffer.from(bareMarkup("P\xe1gina no encontrada", "<p>Lo sentimos</p>"), "latin1"), {
    "content-type": "text/html; charset=ISO-8859-1",
  }),
  respondWith(
    200,
    Buffer.concat([
      Buffer.from('<html><head><meta charset="Shift_JIS"><title>'),
      Buffer.from("8379815b835782aa8ca982c282a982e882dc82b982f1", "hex"),
      Buffer.from("</title></head><body><p>...</p></body></html>"),
    ]),
    { "content-type": "text/html" },
  ),
  respondWith(
    200,
    Buffer.concat([
      Buffer.from("<html><head><title>"),
      Buffer.from("d1f2f0e0ede8f6e020ede520ede0e9e4e5ede0", "hex"),
      Buffer.from("</title></head><body><p>...</p></body></html>"),
    ]),
    { "content-type": "text/html; charset=windows-1251" },
  ),
];

const BOT_CHECKS = [
  respondWith(403, pageMarkup("Just a moment..."), { "cf-mitigated": "challenge", server: "cloudflare" }),
  respondWith(202, "<html><body></body></html>", { "x-amzn-waf-action": "challenge" }),
  respondWith(
    403,
    bareMarkup(
      "acme.example",
      "<script>var dd={'cid':'x','host':'geo.captcha-delivery.com'}</script><p>Please enable JS</p>",
    ),
    { "x-datadome": "protected" },
  ),
  respondWith(403, `${pageMarkup("Access to this page has been denied")}<div id="px-captcha"></div>`),
  respondWith(403, bareMarkup("Access Denied", "<h1>Access Denied</h1>Reference&#32;&#35;18&#46;1"), {
    server: "AkamaiGHost",
  }),
];

const MEGABYTE_MARKUP = pageMarkup("Catalogue | Acme", "Catalogue", PARAGRAPH_TEXT.repeat(16_000));

/** Sends the page in three parts over 300 ms. */
const respondSlowly: DestinationKind["respond"] = ({ response }) => {
  response.writeHead(200, HTML_HEADERS);
  response.write(PAGE_MARKUP.slice(0, 60));
  setTimeout(() => response.write(PAGE_MARKUP.slice(60, 200)), 150);
  setTimeout(() => response.end(PAGE_MARKUP.slice(200)), 300);
};

const scriptShellMarkup = (script: string): string =>
  `<!doctype html><html><head><title>Acme</title></head><body><div id="root"></div><script>${script}</script>` +
  "</body></html>";
const scriptRenderedMarkup = (heading: string) =>
  scriptShellMarkup(
    `document.getElementById("root").innerHTML = "<h1>${heading}</h1><p>${PARAGRAPH_TEXT.repeat(3)}</p>"`,
  );

const DESTINATION_KINDS = {
  page: { verdict: "alive", respond: respondPage },
  look_alike: {
    verdict: "alive",
    respond: respondWithOneOf(LOOKALIKE_TITLES.map((title) => respondWith(200, pageMarkup(title)))),
  },
  soft_title: {
    verdict: "link_broken",
    respond: respondWithOneOf(SOFT_404_TITLES.map((title) => respondWith(200, pageMarkup(title)))),
  },
  album: {
    verdict: "alive",
    respond: respondWith(200, pageMarkup("404 Not Found — the band's new album", "The band's new album")),
  },
  soft_heading: {
    verdict: "link_broken",
    respond: respondWithOneOf(
      ["Page not found", "Seite nicht gefunden"].map((heading) =>
        respondWith(200, pageMarkup("Acme", heading, "It may have moved.")),
      ),
    ),
  },
  script_page: { verdict: "alive", respond: respondWith(200, scriptRenderedMarkup("Running shoes")) },
  script_soft: { verdict: "link_broken", respond: respondWith(200, scriptRenderedMarkup("Page not found")) },
  gone_404: { verdict: "link_broken", respond: respondWith(404, pageMarkup("Acme")) },
  gone_410: { verdict: "link_broken", respond: respondWith(410, pageMarkup("Acme")) },
  blink_404: { verdict: "alive", respond: respondInTurn(respondWith(404, ""), respondPage) },
  to_404: { verdict: "link_broken", respond: respondRedirect((number) => `/gone_404/${number}-target`) },
  redirect: { verdict: "alive", respond: respondRedirect((number) => `/page/${number}-target`) },
  chain: { verdict: "alive", respond: respondRedirect((number) => `/chain_2/${number}`) },
  chain_2: { verdict: "alive", respond: respondRedirect((number) => `/redirect/${number}-chained`) },
  cookie: {
    verdict: "alive",
    respond: (visit) =>
      visit.request.headers.cookie === "seen=1"
        ? respondPage(visit)
        : respondRedirect((number) => `/cookie/${number}`, { "set-cookie": "seen=1; Path=/" })(visit),
  },
  loop: { verdict: "inconclusive", respond: respondRedirect((number) => `/loop_back/${number}`) },
  loop_back: { verdict: "inconclusive", respond: respondRedirect((number) => `/loop/${number}`) },
  error_500: { verdict: "inconclusive", respond: respondWith(500, pageMarkup("Error")) },
  blink_500: { verdict: "alive", respond: respondInTurn(respondWith(500, ""), respondPage) },
  reset: { verdict: "inconclusive", respond: ({ request }) => request.socket.resetAndDestroy() },
  silent: { verdict: "inconclusive", respond: () => {} },
  head_404: {
    verdict: "alive",
    respond: (visit) => (visit.request.method === "HEAD" ? respondWith(404, "")(visit) : respondPage(visit)),
  },
  slow_body: { verdict: "alive", respond: respondSlowly },
  megabyte: { verdict: "alive", respond: respondWith(200, MEGABYTE_MARKUP) },
  gzip: {
    verdict: "alive",
    respond: respondWith(200, gzipSync(PAGE_MARKUP), { "content-encoding": "gzip" }),
  },
  brotli: {
    verdict: "alive",
    respond: respondWith(200, brotliCompressSync(PAGE_MARKUP), { "content-encoding": "br" }),
  },
  gzip_soft: {
    verdict: "link_broken",
    respond: respondWith(200, gzipSync(pageMarkup("Page not found")), { "content-encoding": "gzip" }),
  },
  legacy: {
    verdict: "alive",
    respond: respondWith(200, Buffer.from(pageMarkup("Ch\xe2teau – H\xf4tel"), "latin1"), {
      "content-type": "text/html; charset=ISO-8859-1",
    }),
  },
  legacy_soft: { verdict: "link_broken", respond: respondWithOneOf(LEGACY_CHARSET_SOFT_404S) },
  wall: { verdict: "inconclusive", respond: respondWithOneOf(BOT_CHECKS) },
  forbidden: { verdict: "inconclusive", respond: respondWith(403, pageMarkup("Forbidden")) },
  too_many: {
    verdict: "alive",
    respond: respondInTurn(respondWith(429, "", { "retry-after": "1" }), respondPage),
  },
  too_many_for_an_hour: { verdict: "inconclusive", respond: respondWith(429, "", { "retry-after": "3600" }) },
  pdf: { verdict: "alive", respond: respondWith(200, "%PDF-1.7", { "content-type": "application/pdf" }) },
} satisfies Record<string, DestinationKind>;

export type DestinationKindName = keyof typeof DESTINATION_KINDS;

export const findDestinationKind = (name: string): DestinationKind | undefined =>
  (DESTINATION_KINDS as Readonly<Record<string, DestinationKind>>)[name];

/** Number of URLs per kind. */
export type DestinationMix = Partial<Record<DestinationKindName, number>>;

/** All kinds, 10,000 URLs in total, to check the verdicts. */
export const ALL_KINDS_MIX: DestinationMix = {
  page: 4_350,
  look_alike: 400,
  soft_title: 24,
  album: 2,
  soft_heading: 6,
  script_page: 4,
  script_soft: 4,
  gone_404: 600,
  gone_410: 300,
  blink_404: 100,
  to_404: 300,
  redirect: 600,
  chain: 300,
  cookie: 100,
  loop: 100,
  error_500: 300,
  blink_500: 100,
  reset: 300,
  silent: 40,
  head_404: 300,
  slow_body: 100,
  megabyte: 200,
  gzip: 500,
  brotli: 500,
  gzip_soft: 4,
  legacy: 200,
  legacy_soft: 6,
  wall: 20,
  forbidden: 10,
  too_many: 120,
  too_many_for_an_hour: 10,
  pdf: 100,
};

/** Only kinds that respond without delays or retries. */
export const FAST_MIX: DestinationMix = {
  page: 8_100,
  redirect: 500,
  chain: 200,
  gone_404: 700,
  gone_410: 300,
  megabyte: 200,
};

/** The same with errors that cause retries. */
export const FAST_MIX_WITH_ERRORS: DestinationMix = {
  ...FAST_MIX,
  page: 7_600,
  error_500: 200,
  reset: 200,
  loop: 100,
};

/** 100,000 URLs, few of which need a retry. */
export const LONG_RUN_MIX: DestinationMix = {
  page: 97_000,
  redirect: 1_000,
  gone_404: 1_000,
  megabyte: 1_000,
};
