import type { Context } from "hono";
import { html, type Markup } from "../../report/html/markup.ts";
import type { Account } from "../accounts/accounts.ts";
import type { SignedIn } from "../accounts/sessions.ts";
import type { HttpErrorStatus } from "../http-error.ts";
import { SCRIPT_PATH, STYLE_PATH } from "./assets.ts";
import type { WebContext } from "./web-context.ts";

/** Everything but this origin's style sheet, script, pictures and forms is forbidden. */
export const WEB_CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", "data:"],
  connectSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["'none'"],
};

const MAIN_LINKS = [
  { path: "/", label: "Evaluate" },
  { path: "/history", label: "History" },
  { path: "/fixes", label: "Fixes" },
  { path: "/settings", label: "Settings" },
] as const;
const OWNER_LINKS = [{ path: "/accounts", label: "Accounts" }] as const;

interface Page {
  title: string;
  body: Markup;
  /** Further elements of the head. */
  head?: Markup;
}

export function sendPage(c: Context, { base }: WebContext, page: Page, status: 200 | 410 | HttpErrorStatus = 200) {
  const signedIn: SignedIn | null | undefined = c.get("signedIn");
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title} – Adhere</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}${STYLE_PATH}">
<script src="${base}${SCRIPT_PATH}" defer></script>
${page.head}</head>
<body class="app">
<a class="jump" href="#main">Skip to the page</a>
<header class="top"><a class="brand" href="${base}/"><b>Adhere</b> <span>Ads and their landing pages</span></a>
${signedIn && renderNavigation(signedIn.account, c.req.path, base)}</header>
<main id="main" tabindex="-1">${page.body}</main>
<footer><p class="fine"><a href="${base}/docs">API reference</a></p></footer>
</body>
</html>
`;
  return c.html(document.source, status);
}

function renderNavigation({ email, isOwner }: Account, current: string, base: string): Markup {
  const links = [...MAIN_LINKS, ...(isOwner ? OWNER_LINKS : [])].map(({ path, label }) => {
    const isHere = current === path || (path !== "/" && current.startsWith(`${path}/`));
    return html`<li><a href="${base}${path}"${isHere && html` aria-current="page"`}>${label}</a></li>`;
  });
  return html`<nav aria-label="Pages"><ul>${links}</ul></nav>
    <form class="who" method="post" action="${base}/sign-out"><span dir="auto">${email}</span>
    <button type="submit">Sign out</button></form>`;
}
