import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What a destination of the bench is, and what must be said of it. An address is `/<kind>/<number>`. */
export interface Kind {
  verdict: "alive" | "link_broken" | "inconclusive";
  answer: (visit: Visit) => void;
}

export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** 1 for the first request to this address. */
  count: number;
  number: number;
}

const TEXT = "Comfortable shoes for long days, made to last and easy to return. ";
const HTML = { "content-type": "text/html; charset=utf-8" };

const markup = (title: string, heading = "Running shoes", text = TEXT.repeat(20)): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${heading}</h1><p>${text}</p></body></html>`;

const send =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Kind["answer"] =>
  ({ response }) => {
    const length = String(Buffer.byteLength(body));
    response.writeHead(status, { ...HTML, "content-length": length, ...headers }).end(body);
  };

const redirect =
  (to: (number: number) => string, headers: Record<string, string> = {}): Kind["answer"] =>
  ({ response, number }) => {
    response.writeHead(302, { location: to(number), "content-length": "0", ...headers }).end();
  };

const turns =
  (first: Kind["answer"], then: Kind["answer"]): Kind["answer"] =>
  (visit) =>
    (visit.count === 1 ? first : then)(visit);

const oneOf =
  (answers: readonly Kind["answer"][]): Kind["answer"] =>
  (visit) =>
    answers[visit.number % answers.length]?.(visit);

const PAGE = markup("Running shoes | Acme");
const page = send(200, PAGE);
const bare = (title: string, rest: string): string =>
  `<html><head><title>${title}</title></head><body>${rest}</body></html>`;

const SOFT_TITLES = [
  "Page not found – Acme",
  "Acme | Seite nicht gefunden",
  "Page introuvable - Acme",
  "Página no encontrada | Acme",
  "Pagina non trovata — Acme",
  "Pagina niet gevonden · Acme",
  "Nie znaleziono strony – Acme",
  "ページが見つかりません | Acme",
];

const LOOK_ALIKES = [
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

/** Windows-1251, Shift_JIS and Latin-1, named by the header, by <meta> or by nobody. */
const LEGACY_DEAD = [
  send(200, Buffer.from(bare("P\xe1gina no encontrada", "<p>Lo sentimos</p>"), "latin1"), {
    "content-type": "text/html; charset=ISO-8859-1",
  }),
  send(
    200,
    Buffer.concat([
      Buffer.from('<html><head><meta charset="Shift_JIS"><title>'),
      Buffer.from("8379815b835782aa8ca982c282a982e882dc82b982f1", "hex"),
      Buffer.from("</title></head><body><p>...</p></body></html>"),
    ]),
    { "content-type": "text/html" },
  ),
  send(
    200,
    Buffer.concat([
      Buffer.from("<html><head><title>"),
      Buffer.from("d1f2f0e0ede8f6e020ede520ede0e9e4e5ede0", "hex"),
      Buffer.from("</title></head><body><p>...</p></body></html>"),
    ]),
    { "content-type": "text/html; charset=windows-1251" },
  ),
];

const WALLS = [
  send(403, markup("Just a moment..."), { "cf-mitigated": "challenge", server: "cloudflare" }),
  send(202, "<html><body></body></html>", { "x-amzn-waf-action": "challenge" }),
  send(
    403,
    bare(
      "acme.example",
      "<script>var dd={'cid':'x','host':'geo.captcha-delivery.com'}</script><p>Please enable JS</p>",
    ),
    { "x-datadome": "protected" },
  ),
  send(403, `${markup("Access to this page has been denied")}<div id="px-captcha"></div>`),
  send(403, bare("Access Denied", "<h1>Access Denied</h1>Reference&#32;&#35;18&#46;1"), {
    server: "AkamaiGHost",
  }),
];

const MEGABYTE = markup("Catalogue | Acme", "Catalogue", TEXT.repeat(16_000));

/** A page that takes a third of a second to arrive. */
const slowly: Kind["answer"] = ({ response }) => {
  response.writeHead(200, HTML);
  response.write(PAGE.slice(0, 60));
  setTimeout(() => response.write(PAGE.slice(60, 200)), 150);
  setTimeout(() => response.end(PAGE.slice(200)), 300);
};

const shell = (script: string): string =>
  `<!doctype html><html><head><title>Acme</title></head><body><div id="root"></div><script>${script}</script></body></html>`;
const rendered = (heading: string) =>
  shell(`document.getElementById("root").innerHTML = "<h1>${heading}</h1><p>${TEXT.repeat(3)}</p>"`);

const KINDS = {
  page: { verdict: "alive", answer: page },
  look_alike: { verdict: "alive", answer: oneOf(LOOK_ALIKES.map((title) => send(200, markup(title)))) },
  soft_title: { verdict: "link_broken", answer: oneOf(SOFT_TITLES.map((title) => send(200, markup(title)))) },
  album: {
    verdict: "alive",
    answer: send(200, markup("404 Not Found — the band's new album", "The band's new album")),
  },
  soft_heading: {
    verdict: "link_broken",
    answer: oneOf(
      ["Page not found", "Seite nicht gefunden"].map((heading) =>
        send(200, markup("Acme", heading, "It may have moved.")),
      ),
    ),
  },
  script_page: { verdict: "alive", answer: send(200, rendered("Running shoes")) },
  script_soft: { verdict: "link_broken", answer: send(200, rendered("Page not found")) },
  gone_404: { verdict: "link_broken", answer: send(404, markup("Acme")) },
  gone_410: { verdict: "link_broken", answer: send(410, markup("Acme")) },
  blink_404: { verdict: "alive", answer: turns(send(404, ""), page) },
  to_404: { verdict: "link_broken", answer: redirect((number) => `/gone_404/${number}-target`) },
  redirect: { verdict: "alive", answer: redirect((number) => `/page/${number}-target`) },
  chain: { verdict: "alive", answer: redirect((number) => `/chain_2/${number}`) },
  chain_2: { verdict: "alive", answer: redirect((number) => `/redirect/${number}-chained`) },
  cookie: {
    verdict: "alive",
    answer: (visit) =>
      visit.request.headers.cookie === "seen=1"
        ? page(visit)
        : redirect((number) => `/cookie/${number}`, { "set-cookie": "seen=1; Path=/" })(visit),
  },
  loop: { verdict: "inconclusive", answer: redirect((number) => `/loop_back/${number}`) },
  loop_back: { verdict: "inconclusive", answer: redirect((number) => `/loop/${number}`) },
  error_500: { verdict: "inconclusive", answer: send(500, markup("Error")) },
  blink_500: { verdict: "alive", answer: turns(send(500, ""), page) },
  reset: { verdict: "inconclusive", answer: ({ request }) => request.socket.resetAndDestroy() },
  silent: { verdict: "inconclusive", answer: () => {} },
  head_404: {
    verdict: "alive",
    answer: (visit) => (visit.request.method === "HEAD" ? send(404, "")(visit) : page(visit)),
  },
  slow_body: { verdict: "alive", answer: slowly },
  megabyte: { verdict: "alive", answer: send(200, MEGABYTE) },
  gzip: { verdict: "alive", answer: send(200, gzipSync(PAGE), { "content-encoding": "gzip" }) },
  brotli: { verdict: "alive", answer: send(200, brotliCompressSync(PAGE), { "content-encoding": "br" }) },
  gzip_soft: {
    verdict: "link_broken",
    answer: send(200, gzipSync(markup("Page not found")), { "content-encoding": "gzip" }),
  },
  legacy: {
    verdict: "alive",
    answer: send(200, Buffer.from(markup("Ch\xe2teau – H\xf4tel"), "latin1"), {
      "content-type": "text/html; charset=ISO-8859-1",
    }),
  },
  legacy_soft: { verdict: "link_broken", answer: oneOf(LEGACY_DEAD) },
  wall: { verdict: "inconclusive", answer: oneOf(WALLS) },
  forbidden: { verdict: "inconclusive", answer: send(403, markup("Forbidden")) },
  too_many: {
    verdict: "alive",
    answer: turns(send(429, "", { "retry-after": "1" }), page),
  },
  too_many_for_an_hour: { verdict: "inconclusive", answer: send(429, "", { "retry-after": "3600" }) },
  pdf: { verdict: "alive", answer: send(200, "%PDF-1.7", { "content-type": "application/pdf" }) },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

export const kindOf = (name: string): Kind | undefined => (KINDS as Readonly<Record<string, Kind>>)[name];

/** How many addresses of each kind. */
export type Mix = Partial<Record<KindName, number>>;

/** Every kind, 10,000 addresses in all: is every verdict right? */
export const EVERYTHING: Mix = {
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

/** What answers at once. */
export const AT_ONCE: Mix = {
  page: 8_100,
  redirect: 500,
  chain: 200,
  gone_404: 700,
  gone_410: 300,
  megabyte: 200,
};

/** The same with trouble mixed in. */
export const WITH_TROUBLE: Mix = { ...AT_ONCE, page: 7_600, error_500: 200, reset: 200, loop: 100 };

/** A hundred thousand, of which a few need more than one look. */
export const LONG: Mix = { page: 97_000, redirect: 1_000, gone_404: 1_000, megabyte: 1_000 };
