import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import type { LinkVerdict } from "../../src/engine/artifacts/link-verdict.ts";

/**
 * A loopback server of destinations of every kind that a link check meets. Each path is one destination; a query
 * makes another address of the same kind (`/alive?n=17`), so that a bench can ask for any number of them.
 */
export interface Destination {
  path: string;
  /** What HTTP alone must say, with at least one retry. */
  verdict: LinkVerdict["verdict"];
  answer: Responder;
}

type Responder = (visit: IncomingRequest) => void;

export interface IncomingRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** 1 for the first request to this address (query included). */
  count: number;
  /** Where the server listens. */
  origin: string;
}

export interface Destinations {
  origin: string;
  /** Absolute address of a path. */
  url: (path: string) => string;
  /** Requests seen so far, oldest first. */
  requests: { method: string; url: string; headers: IncomingMessage["headers"] }[];
  close: () => Promise<void>;
}

export const LONG_TEXT = "Comfortable shoes for long days, made to last and easy to return. ".repeat(20);

export const htmlPage = (title: string, body = LONG_TEXT): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body><h1>Shop</h1>` +
  `<p>${body}</p></body></html>`;

const html =
  (status: number, markup: string, headers: Record<string, string | string[]> = {}): Responder =>
  ({ response }) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(markup);
  };

const redirect =
  (status: number, location: string, headers: Record<string, string> = {}): Responder =>
  ({ response }) => {
    response.writeHead(status, { location, ...headers }).end("<a href=#>moved</a>");
  };

const bytes =
  (body: Uint8Array, headers: Record<string, string>): Responder =>
  ({ response }) => {
    response.writeHead(200, { "content-length": String(body.length), ...headers }).end(body);
  };

const respondInTurn =
  (...answers: [Responder, ...Responder[]]): Responder =>
  (visit) =>
    (answers[visit.count - 1] ?? answers.at(-1) ?? answers[0])(visit);

const resetConnection: Responder = ({ request }) => request.socket.resetAndDestroy();
const neverRespond: Responder = () => {};

/** Whole titles of missing pages, by language. */
export const NOT_FOUND_TITLES: Readonly<Record<string, string>> = {
  en: "Page not found – Acme",
  de: "Acme | Seite nicht gefunden",
  fr: "Page introuvable - Acme",
  es: "Página no encontrada | Acme",
  it: "Pagina non trovata — Acme",
  nl: "Pagina niet gevonden · Acme",
  pt: "Página não encontrada – Acme",
  sv: "Sidan kunde inte hittas | Acme",
  da: "Siden blev ikke fundet | Acme",
  no: "Siden ble ikke funnet – Acme",
  fi: "Sivua ei löytynyt | Acme",
  pl: "Nie znaleziono strony – Acme",
  cs: "Stránka nenalezena | Acme",
  ja: "ページが見つかりません | Acme",
  ru: "Страница не найдена – Acme",
  tr: "Sayfa bulunamadı | Acme",
  zh: "页面不存在 - Acme",
};

/** Titles that only look like a missing page's. */
export const LOOK_ALIKE_TITLES: readonly string[] = [
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

const soft404Destinations = Object.entries(NOT_FOUND_TITLES).map(
  ([language, title]): Destination => ({
    path: `/soft/${language}`,
    verdict: "link_broken",
    answer: html(200, htmlPage(title)),
  }),
);

const lookAlikeDestinations = LOOK_ALIKE_TITLES.map(
  (title, place): Destination => ({
    path: `/look-alike/${place}`,
    verdict: "alive",
    answer: html(200, htmlPage(title)),
  }),
);

/** A title in a charset that only the header names: "Página não encontrada" in Latin-1. */
const latin1 = Buffer.from(htmlPage("Página não encontrada | Acme").replace('<meta charset="utf-8">', ""), "latin1");
/** "ページが見つかりません" in Shift_JIS, named by <meta> alone. */
const shiftJis = Buffer.concat([
  Buffer.from('<html><head><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><title>'),
  Buffer.from("8379815b835782aa8ca982c282a982e882dc82b982f1", "hex"),
  Buffer.from("</title></head><body><p>...</p></body></html>"),
]);
/** "Страница не найдена" in windows-1251. */
const cyrillic = Buffer.concat([
  Buffer.from("<html><head><title>"),
  Buffer.from("d1f2f0e0ede8f6e020ede520ede0e9e4e5ede0", "hex"),
  Buffer.from("</title></head><body><p>...</p></body></html>"),
]);

const botCheckDestinations: Destination[] = [
  {
    path: "/wall/cloudflare",
    verdict: "inconclusive",
    answer: html(403, htmlPage("Just a moment..."), { "cf-mitigated": "challenge", server: "cloudflare" }),
  },
  {
    path: "/wall/cloudflare-503",
    verdict: "inconclusive",
    answer: html(503, `${htmlPage("Just a moment...")}<script>window._cf_chl_opt={}</script>`),
  },
  {
    path: "/wall/aws-waf",
    verdict: "inconclusive",
    answer: html(202, "<html><body></body></html>", { "x-amzn-waf-action": "challenge" }),
  },
  {
    path: "/wall/datadome",
    verdict: "inconclusive",
    answer: html(
      403,
      "<html><head><title>acme.example</title></head><body>" +
        "<script>var dd={'cid':'x','host':'geo.captcha-delivery.com'}</script>" +
        "<script src='https://ct.captcha-delivery.com/c.js'></script></body></html>",
      { "x-datadome": "protected", "set-cookie": "datadome=abc; Max-Age=31536000; Path=/" },
    ),
  },
  {
    path: "/wall/human",
    verdict: "inconclusive",
    answer: html(
      403,
      `${htmlPage("Access to this page has been denied")}<div id="px-captcha"></div>` +
        '<script>window._pxAppId="PX1"</script>',
    ),
  },
  {
    path: "/wall/akamai",
    verdict: "inconclusive",
    answer: html(
      403,
      "<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY>" +
        "<H1>Access Denied</H1>Reference&#32;&#35;18&#46;1</BODY></HTML>",
      { server: "AkamaiGHost", "set-cookie": "_abck=1~-1; Path=/" },
    ),
  },
  {
    path: "/wall/imperva",
    verdict: "inconclusive",
    answer: html(
      200,
      '<html><head><META NAME="ROBOTS" CONTENT="NOINDEX"></head><body>' +
        '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9"></iframe></body></html>',
      { "x-iinfo": "9-1-0", "set-cookie": ["visid_incap_1=a; path=/", "incap_ses_1=b; path=/"] },
    ),
  },
];

/** Vendors' markers on ordinary pages, dead or alive: no bot check. */
const protectedDestinations: Destination[] = [
  {
    path: "/guarded/alive",
    verdict: "alive",
    answer: html(
      200,
      `${htmlPage("Acme shoes")}<script src="/_Incapsula_Resource?SWJIYLWA=7"></script>` +
        '<script>window._pxAppId="PX1"</script>',
      {
        "x-datadome": "protected",
        "x-iinfo": "1-2-3",
        server: "cloudflare",
        "set-cookie": ["datadome=abc; Path=/", "_abck=1; Path=/", "_px3=1; Path=/"],
      },
    ),
  },
  {
    path: "/guarded/gone",
    verdict: "link_broken",
    answer: html(404, htmlPage("Acme"), { "x-datadome": "protected", "set-cookie": "_abck=1; Path=/" }),
  },
];

const redirectChain = [1, 2, 3, 4].map(
  (hop): Destination => ({
    path: hop === 1 ? "/chain" : `/chain/${hop}`,
    verdict: "alive",
    answer: redirect([301, 302, 307, 308][hop - 1] ?? 302, hop === 4 ? "/alive" : `/chain/${hop + 1}`),
  }),
);

const respondSlowly: Responder = ({ response }) => {
  response.writeHead(200, { "content-type": "text/html" });
  response.write("<html><head>");
  const drip = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(drip));
};

export const destinations: readonly Destination[] = [
  { path: "/alive", verdict: "alive", answer: html(200, htmlPage("Running shoes | Acme")) },
  { path: "/404", verdict: "link_broken", answer: html(404, htmlPage("Acme")) },
  { path: "/410", verdict: "link_broken", answer: html(410, htmlPage("Acme")) },
  { path: "/500", verdict: "inconclusive", answer: html(500, htmlPage("Error")) },
  {
    path: "/401",
    verdict: "inconclusive",
    answer: html(401, htmlPage("Sign in"), { "www-authenticate": "Basic" }),
  },
  { path: "/403", verdict: "inconclusive", answer: html(403, htmlPage("Forbidden")) },
  { path: "/451", verdict: "inconclusive", answer: html(451, htmlPage("Withheld")) },
  { path: "/429", verdict: "inconclusive", answer: html(429, htmlPage("Slow down"), { "retry-after": "1" }) },
  { path: "/429-for-an-hour", verdict: "inconclusive", answer: html(429, "", { "retry-after": "3600" }) },
  {
    path: "/429-then-200",
    verdict: "alive",
    answer: respondInTurn(html(429, "", { "retry-after": "1" }), html(200, htmlPage("Acme"))),
  },
  {
    path: "/500-then-200",
    verdict: "alive",
    answer: respondInTurn(html(500, ""), html(200, htmlPage("Acme"))),
  },
  {
    path: "/404-then-200",
    verdict: "alive",
    answer: respondInTurn(html(404, ""), html(200, htmlPage("Acme"))),
  },
  { path: "/404-then-500", verdict: "inconclusive", answer: respondInTurn(html(404, ""), html(500, "")) },
  { path: "/reset", verdict: "inconclusive", answer: resetConnection },
  {
    path: "/reset-then-200",
    verdict: "alive",
    answer: respondInTurn(resetConnection, html(200, htmlPage("Acme"))),
  },
  { path: "/time-out", verdict: "inconclusive", answer: neverRespond },
  { path: "/slow-body", verdict: "inconclusive", answer: respondSlowly },
  {
    path: "/slow-tail",
    verdict: "alive",
    answer: ({ response }) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.write("<html><head><title>Acme</title></head><body><p>more to come");
    },
  },
  { path: "/empty", verdict: "inconclusive", answer: html(200, "") },
  { path: "/204", verdict: "inconclusive", answer: ({ response }) => response.writeHead(204).end() },
  {
    path: "/megabyte",
    verdict: "alive",
    answer: html(200, htmlPage("Acme", LONG_TEXT.repeat(1 + 1_000_000 / LONG_TEXT.length))),
  },
  {
    path: "/late-title",
    verdict: "link_broken",
    answer: html(200, `<html><head><!--${"x".repeat(100_000)}--><title>Page not found</title></head><p>Shop</p>`),
  },
  {
    path: "/gzip",
    verdict: "link_broken",
    answer: bytes(gzipSync(htmlPage("Page not found")), {
      "content-type": "text/html",
      "content-encoding": "gzip",
    }),
  },
  {
    path: "/brotli",
    verdict: "link_broken",
    answer: bytes(brotliCompressSync(htmlPage("Page not found")), {
      "content-type": "text/html",
      "content-encoding": "br",
    }),
  },
  {
    path: "/zstd",
    verdict: "link_broken",
    answer: bytes(zstdCompressSync(htmlPage("Page not found")), {
      "content-type": "text/html",
      "content-encoding": "zstd",
    }),
  },
  {
    path: "/gzip-bomb",
    verdict: "alive",
    answer: bytes(gzipSync(htmlPage("Acme", " ".repeat(30_000_000))), {
      "content-type": "text/html",
      "content-encoding": "gzip",
    }),
  },
  {
    path: "/latin1",
    verdict: "link_broken",
    answer: bytes(latin1, { "content-type": "text/html; charset=ISO-8859-1" }),
  },
  { path: "/shift-jis", verdict: "link_broken", answer: bytes(shiftJis, { "content-type": "text/html" }) },
  {
    path: "/windows-1251",
    verdict: "link_broken",
    answer: bytes(cyrillic, { "content-type": "text/html; charset=windows-1251" }),
  },
  {
    path: "/pdf",
    verdict: "alive",
    answer: bytes(Buffer.from("%PDF-1.7"), { "content-type": "application/pdf" }),
  },
  {
    path: "/download",
    verdict: "alive",
    answer: bytes(Buffer.from("a,b"), {
      "content-type": "text/html",
      "content-disposition": 'attachment; filename="a.csv"',
    }),
  },
  {
    path: "/head-404",
    verdict: "alive",
    answer: (visit) => html(visit.request.method === "HEAD" ? 404 : 200, htmlPage("Acme"))(visit),
  },
  ...redirectChain,
  { path: "/loop", verdict: "inconclusive", answer: redirect(302, "/loop/back") },
  { path: "/loop/back", verdict: "inconclusive", answer: redirect(302, "/loop") },
  {
    path: "/endless",
    verdict: "inconclusive",
    answer: (visit) => redirect(302, `/endless?${Math.random()}`)(visit),
  },
  { path: "/to-404", verdict: "link_broken", answer: redirect(301, "/404") },
  { path: "/to-app", verdict: "inconclusive", answer: redirect(302, "market://details?id=acme") },
  {
    path: "/needs-cookie",
    verdict: "alive",
    answer: (visit) =>
      visit.request.headers.cookie === "seen=1"
        ? html(200, htmlPage("Acme"))(visit)
        : redirect(302, visit.request.url ?? "/", { "set-cookie": "seen=1; Path=/; HttpOnly" })(visit),
  },
  ...soft404Destinations,
  ...lookAlikeDestinations,
  ...botCheckDestinations,
  ...protectedDestinations,
];

/** Starts the server. `delayMs` is how long each answer takes to begin. */
export async function startDestinations({ delayMs = 0 } = {}): Promise<Destinations> {
  const byPath = new Map(destinations.map((destination) => [destination.path, destination]));
  const counts = new Map<string, number>();
  const requests: Destinations["requests"] = [];
  let origin = "";
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    requests.push({ method: request.method ?? "", url, headers: request.headers });
    const answer = byPath.get(new URL(url, origin).pathname)?.answer ?? html(404, htmlPage("Acme"));
    const visit = { request, response, count, origin };
    if (delayMs === 0) answer(visit);
    else setTimeout(answer, delayMs, visit);
  });
  origin = await listen(server);
  return { origin, url: (path) => origin + path, requests, close: () => closeServer(server) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server that listens has an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
