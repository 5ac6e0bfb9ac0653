import type { Context } from "hono";
import { html } from "../../report/html/markup.ts";
import type { HttpError, HttpErrorStatus } from "../http-error.ts";
import { sendPage } from "./page.ts";
import type { SignInRequired } from "./require-signed-in.ts";
import { SIGN_IN_PATH, sendSignInPage } from "./sign-in-page.ts";
import type { WebContext } from "./web-context.ts";

const TITLES: Partial<Record<HttpErrorStatus, string>> = {
  404: "Not found",
  429: "Too many requests",
  500: "Something went wrong here",
  503: "Not available now",
};

/** An error as a page: what went wrong, and the way back. */
export function sendErrorPage(c: Context, context: WebContext, error: HttpError) {
  const title = TITLES[error.status] ?? "This did not work";
  const body = html`<section class="card narrow"><h1>${title}</h1><p dir="auto">${error.message}</p>
    <p><a href="${context.base}/">To the first page</a></p></section>`;
  return sendPage(c, context, { title, body }, error.status);
}

/** Sends a visitor to the sign-in page, and from there back to where they wanted to go. */
export function sendToSignIn(c: Context, context: WebContext, { draft }: SignInRequired) {
  const { base } = context;
  if (draft !== null) return sendSignInPage(c, context, { draft, status: 403 });
  const { pathname, search } = new URL(c.req.url);
  const isReadable = c.req.method === "GET";
  return c.redirect(`${base}${SIGN_IN_PATH}${isReadable ? `?next=${encodeURIComponent(pathname + search)}` : ""}`, 303);
}
