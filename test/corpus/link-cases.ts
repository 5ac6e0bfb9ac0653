import type { IncomingMessage, ServerResponse } from "node:http";
import { readBriefs } from "./briefs.ts";
import { pageMarkup } from "./server.ts";

export type Outcome = "scored" | "link_broken" | "url_only";

export interface LinkCase {
  id: string;
  expected: Outcome;
  answer: (request: IncomingMessage, response: ServerResponse, visits: number) => void;
}

type Answer = LinkCase["answer"];

const [brief] = readBriefs();
if (!brief) throw new Error("There are no briefs.");
/** A landing page as any other, for what is alive. */
export const PAGE = pageMarkup({ brief, version: "base" });
const titled = (title: string, body = PAGE): string =>
  body.replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`);
const bare = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><h1>${title}</h1><p>${text}</p></body></html>`;

const send = (
  response: ServerResponse,
  status: number,
  markup: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(markup);
};
const html =
  (status: number, markup: string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    send(response, status, markup, headers);
const MISSING = bare("Not found", "Nothing here.");
const redirect =
  (to: string, status = 302): Answer =>
  ({ url = "/" }, response) =>
    url === "/" ? response.writeHead(status, { location: to }).end() : send(response, 404, MISSING);
const file =
  (headers: Record<string, string>, body: string): Answer =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

const dead = (id: string, answer: Answer): LinkCase => ({ id, expected: "link_broken", answer });
const alive = (id: string, answer: Answer): LinkCase => ({ id, expected: "scored", answer });
const unseen = (id: string, answer: Answer): LinkCase => ({ id, expected: "url_only", answer });

const CHALLENGE = bare(
  "Just a moment...",
  "Checking your browser before accessing the site. This process is automatic.",
);
const soft = (title: string): LinkCase => dead(`200, title “${title}”`, html(200, titled(title)));
const lookalike = (title: string): LinkCase => alive(`200, title “${title}”`, html(200, titled(title)));

/** The slowest first, so that the others run beside them. */
export const LINK_CASES: readonly LinkCase[] = [
  unseen("no answer", () => {}),
  dead("404", html(404, bare("Not Found", "The requested URL was not found on this server."))),
  dead("404 that looks like the shop", html(404, titled("Kestrel"))),
  dead("410", html(410, bare("Gone", "This campaign has ended."))),
  dead("redirect to a 404", redirect("/gone")),
  dead("permanent redirect to a 404", redirect("/old/spring", 301)),
  dead("refresh to a 404", ({ url }, response) =>
    url === "/"
      ? send(
          response,
          200,
          `<!doctype html><meta http-equiv="refresh" content="0;url=/nowhere"><title>One moment</title>`,
        )
      : send(response, 404, MISSING),
  ),
  dead("a script leads to a 404", ({ url }, response) =>
    url === "/"
      ? send(
          response,
          200,
          `<!doctype html><title>Kestrel</title><script>location.replace("/nowhere")</script>`,
        )
      : send(response, 404, MISSING),
  ),
  dead(
    "a script titles the page “Page not found”",
    html(
      200,
      `<!doctype html><html lang="en"><title>Kestrel</title><body><div id="app"></div><script>document.title="Page not found | Kestrel";document.getElementById("app").innerHTML="<h1>Page not found</h1><p>We could not find that page.</p>"</script></body></html>`,
    ),
  ),
  soft("Page not found"),
  soft("404 Not Found"),
  soft("Page not found | Kestrel"),
  soft("Kestrel – Seite nicht gefunden"),
  soft("Page introuvable - Cap Azur"),
  soft("Página no encontrada | TallerYa"),
  soft("Pagina non trovata – Obiettivo"),
  soft("Pagina niet gevonden | Trapveld"),
  soft("Error 404"),
  lookalike("Peugeot 404 parts and manuals"),
  lookalike("Room 404 | Escape game in Leeds"),
  lookalike("404 Lounge Bar Berlin"),
  lookalike("Lost & Not Found: the podcast about missing things"),
  lookalike("Error 404 T-shirt – Geekwear"),
  lookalike("Area 404-B storage units"),
  lookalike("HTTP 404 explained for marketers"),
  alive("200", html(200, PAGE)),
  alive("redirect to the page", ({ url }, response) =>
    url === "/" ? response.writeHead(302, { location: "/sale" }).end() : send(response, 200, PAGE),
  ),
  alive("five redirects", ({ url = "/" }, response) => {
    const step = Number(url.slice(1) || "0");
    if (step < 5) response.writeHead(302, { location: `/${step + 1}` }).end();
    else send(response, 200, PAGE);
  }),
  alive("404 once, then the page", (_, response, visits) =>
    visits === 0 ? send(response, 404, MISSING) : send(response, 200, PAGE),
  ),
  alive("404 for everything but a browser", (request, response) =>
    request.headers["sec-ch-ua"] === undefined ? send(response, 404, MISSING) : send(response, 200, PAGE),
  ),
  alive("500 with a page", html(500, PAGE)),
  alive("503 with a page", html(503, PAGE)),
  alive("an answer after three seconds", (_, response) => setTimeout(() => send(response, 200, PAGE), 3000)),
  alive(
    "a picture that never comes",
    html(200, PAGE.replace("</body>", `<img src="/_never" alt="">  </body>`)),
  ),
  alive(
    "401 picture beside a 200 page",
    html(200, PAGE.replace("</body>", `<img src="/_401" alt=""></body>`)),
  ),
  unseen("403", html(403, bare("Forbidden", "You do not have access."))),
  unseen("401", html(401, bare("Unauthorized", "Sign in."), { "www-authenticate": 'Basic realm="stage"' })),
  unseen("429", html(429, bare("Too many requests", "Slow down."))),
  unseen("challenge on 403", html(403, CHALLENGE, { "cf-mitigated": "challenge", server: "cloudflare" })),
  unseen("challenge on 503", html(503, CHALLENGE, { "cf-mitigated": "challenge", server: "cloudflare" })),
  unseen("WAF action", html(202, "", { "x-amzn-waf-action": "challenge" })),
  unseen(
    "PDF",
    file({ "content-type": "application/pdf" }, "%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF"),
  ),
  unseen(
    "download",
    file(
      { "content-type": "application/zip", "content-disposition": 'attachment; filename="brochure.zip"' },
      "PK\u0003\u0004",
    ),
  ),
  unseen("redirect loop", ({ url = "/" }, response) =>
    response.writeHead(302, { location: url === "/a" ? "/b" : "/a" }).end(),
  ),
  unseen("connection reset", ({ socket }) => socket.destroy()),
  unseen("empty page", html(200, "")),
];
