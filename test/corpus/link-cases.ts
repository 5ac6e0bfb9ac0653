import type { IncomingMessage, ServerResponse } from "node:http";
import { readBriefs } from "./briefs.ts";
import { pageMarkup } from "./corpus-server.ts";

export type LinkOutcome = "scored" | "link_broken" | "url_only";

export interface LinkCase {
  id: string;
  expected: LinkOutcome;
  respond: (request: IncomingMessage, response: ServerResponse, visits: number) => void;
}

type Responder = LinkCase["respond"];

const [brief] = readBriefs();
if (!brief) throw new Error("There are no briefs.");
/** A working landing page. */
export const LANDING_PAGE_MARKUP = pageMarkup({ brief, version: "base" });
const withTitle = (title: string, body = LANDING_PAGE_MARKUP): string =>
  body.replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`);
const bareMarkup = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><h1>${title}</h1><p>${text}</p></body></html>`;

const sendMarkup = (
  response: ServerResponse,
  status: number,
  markup: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(markup);
};
const respondMarkup =
  (status: number, markup: string, headers: Record<string, string> = {}): Responder =>
  (_, response) =>
    sendMarkup(response, status, markup, headers);
const NOT_FOUND_MARKUP = bareMarkup("Not found", "Nothing here.");
const respondRedirect =
  (to: string, status = 302): Responder =>
  ({ url = "/" }, response) =>
    url === "/" ? response.writeHead(status, { location: to }).end() : sendMarkup(response, 404, NOT_FOUND_MARKUP);
const respondFile =
  (headers: Record<string, string>, body: string): Responder =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

const brokenCase = (id: string, respond: Responder): LinkCase => ({ id, expected: "link_broken", respond });
const aliveCase = (id: string, respond: Responder): LinkCase => ({ id, expected: "scored", respond });
const uncapturedCase = (id: string, respond: Responder): LinkCase => ({ id, expected: "url_only", respond });

const CHALLENGE_MARKUP = bareMarkup(
  "Just a moment...",
  "Checking your browser before accessing the site. This process is automatic.",
);
const softNotFoundCase = (title: string): LinkCase =>
  brokenCase(`200, title “${title}”`, respondMarkup(200, withTitle(title)));
const lookalikeCase = (title: string): LinkCase =>
  aliveCase(`200, title “${title}”`, respondMarkup(200, withTitle(title)));

/** The slowest first, so that the others run in parallel. */
export const LINK_CASES: readonly LinkCase[] = [
  uncapturedCase("no answer", () => {}),
  brokenCase("404", respondMarkup(404, bareMarkup("Not Found", "The requested URL was not found on this server."))),
  brokenCase("404 that looks like the shop", respondMarkup(404, withTitle("Kestrel"))),
  brokenCase("410", respondMarkup(410, bareMarkup("Gone", "This campaign has ended."))),
  brokenCase("redirect to a 404", respondRedirect("/gone")),
  brokenCase("permanent redirect to a 404", respondRedirect("/old/spring", 301)),
  brokenCase("refresh to a 404", ({ url }, response) =>
    url === "/"
      ? sendMarkup(
          response,
          200,
          `<!doctype html><meta http-equiv="refresh" content="0;url=/nowhere"><title>One moment</title>`,
        )
      : sendMarkup(response, 404, NOT_FOUND_MARKUP),
  ),
  brokenCase("a script leads to a 404", ({ url }, response) =>
    url === "/"
      ? sendMarkup(response, 200, `<!doctype html><title>Kestrel</title><script>location.replace("/nowhere")</script>`)
      : sendMarkup(response, 404, NOT_FOUND_MARKUP),
  ),
  brokenCase(
    "a script titles the page “Page not found”",
    respondMarkup(
      200,
      `<!doctype html><html lang="en"><title>Kestrel</title><body><div id="app"></div><script>document.title="Page not found | Kestrel";document.getElementById("app").innerHTML="<h1>Page not found</h1><p>We could not find that page.</p>"</script></body></html>`,
    ),
  ),
  softNotFoundCase("Page not found"),
  softNotFoundCase("404 Not Found"),
  softNotFoundCase("Page not found | Kestrel"),
  softNotFoundCase("Kestrel – Seite nicht gefunden"),
  softNotFoundCase("Page introuvable - Cap Azur"),
  softNotFoundCase("Página no encontrada | TallerYa"),
  softNotFoundCase("Pagina non trovata – Obiettivo"),
  softNotFoundCase("Pagina niet gevonden | Trapveld"),
  softNotFoundCase("Error 404"),
  lookalikeCase("Peugeot 404 parts and manuals"),
  lookalikeCase("Room 404 | Escape game in Leeds"),
  lookalikeCase("404 Lounge Bar Berlin"),
  lookalikeCase("Lost & Not Found: the podcast about missing things"),
  lookalikeCase("Error 404 T-shirt – Geekwear"),
  lookalikeCase("Area 404-B storage units"),
  lookalikeCase("HTTP 404 explained for marketers"),
  aliveCase("200", respondMarkup(200, LANDING_PAGE_MARKUP)),
  aliveCase("redirect to the page", ({ url }, response) =>
    url === "/" ? response.writeHead(302, { location: "/sale" }).end() : sendMarkup(response, 200, LANDING_PAGE_MARKUP),
  ),
  aliveCase("five redirects", ({ url = "/" }, response) => {
    const step = Number(url.slice(1) || "0");
    if (step < 5) response.writeHead(302, { location: `/${step + 1}` }).end();
    else sendMarkup(response, 200, LANDING_PAGE_MARKUP);
  }),
  aliveCase("404 once, then the page", (_, response, visits) =>
    visits === 0 ? sendMarkup(response, 404, NOT_FOUND_MARKUP) : sendMarkup(response, 200, LANDING_PAGE_MARKUP),
  ),
  aliveCase("404 for everything but a browser", (request, response) =>
    request.headers["sec-ch-ua"] === undefined
      ? sendMarkup(response, 404, NOT_FOUND_MARKUP)
      : sendMarkup(response, 200, LANDING_PAGE_MARKUP),
  ),
  aliveCase("500 with a page", respondMarkup(500, LANDING_PAGE_MARKUP)),
  aliveCase("503 with a page", respondMarkup(503, LANDING_PAGE_MARKUP)),
  aliveCase("an answer after three seconds", (_, response) =>
    setTimeout(() => sendMarkup(response, 200, LANDING_PAGE_MARKUP), 3000),
  ),
  aliveCase(
    "a picture that never comes",
    respondMarkup(200, LANDING_PAGE_MARKUP.replace("</body>", `<img src="/_never" alt="">  </body>`)),
  ),
  aliveCase(
    "401 picture beside a 200 page",
    respondMarkup(200, LANDING_PAGE_MARKUP.replace("</body>", `<img src="/_401" alt=""></body>`)),
  ),
  uncapturedCase("403", respondMarkup(403, bareMarkup("Forbidden", "You do not have access."))),
  uncapturedCase(
    "401",
    respondMarkup(401, bareMarkup("Unauthorized", "Sign in."), { "www-authenticate": 'Basic realm="stage"' }),
  ),
  uncapturedCase("429", respondMarkup(429, bareMarkup("Too many requests", "Slow down."))),
  uncapturedCase(
    "challenge on 403",
    respondMarkup(403, CHALLENGE_MARKUP, { "cf-mitigated": "challenge", server: "cloudflare" }),
  ),
  uncapturedCase(
    "challenge on 503",
    respondMarkup(503, CHALLENGE_MARKUP, { "cf-mitigated": "challenge", server: "cloudflare" }),
  ),
  uncapturedCase("WAF action", respondMarkup(202, "", { "x-amzn-waf-action": "challenge" })),
  uncapturedCase(
    "PDF",
    respondFile({ "content-type": "application/pdf" }, "%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF"),
  ),
  uncapturedCase(
    "download",
    respondFile(
      { "content-type": "application/zip", "content-disposition": 'attachment; filename="brochure.zip"' },
      "PK\u0003\u0004",
    ),
  ),
  uncapturedCase("redirect loop", ({ url = "/" }, response) =>
    response.writeHead(302, { location: url === "/a" ? "/b" : "/a" }).end(),
  ),
  uncapturedCase("connection reset", ({ socket }) => socket.destroy()),
  uncapturedCase("empty page", respondMarkup(200, "")),
];
