import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { MAX_SESSION_MS } from "../accounts/sessions.ts";
import type { WebContext, WebRequest } from "./web-context.ts";

/**
 * The cookie's name and attributes. Behind TLS, the prefixes make browsers refuse a cookie that another site or a page
 * without TLS tries to set (RFC 6265bis). Lax: links in mails lead to a signed-in page, forms of other sites do not.
 */
function describeCookie({ publicUrl, base }: WebContext) {
  const isSecure = publicUrl.startsWith("https:");
  const prefix = !isSecure ? "" : base === "" ? "__Host-" : "__Secure-";
  const options = { path: base === "" ? "/" : base, secure: isSecure, httpOnly: true, sameSite: "Lax" } as const;
  return { name: `${prefix}adhere-session`, options };
}

export const readSessionCookie = (c: WebRequest, context: WebContext): string | undefined =>
  getCookie(c, describeCookie(context).name);

export function setSessionCookie(c: WebRequest, context: WebContext, token: string): void {
  const { name, options } = describeCookie(context);
  setCookie(c, name, token, { ...options, maxAge: MAX_SESSION_MS / 1000 });
}

export function clearSessionCookie(c: WebRequest, context: WebContext): void {
  const { name, options } = describeCookie(context);
  deleteCookie(c, name, options);
}
