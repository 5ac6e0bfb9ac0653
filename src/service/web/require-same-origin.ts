import { HttpError } from "../http-error.ts";
import type { WebContext, WebRequest } from "./web-context.ts";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * Refuses what another site makes a browser send (CSRF). Browsers say which site a request comes from: in
 * Sec-Fetch-Site where the service has TLS or is on this machine, and in Origin otherwise. No page can set either.
 */
export function requireSameOrigin(c: WebRequest, { publicUrl }: WebContext): void {
  if (SAFE_METHODS.has(c.req.method)) return;
  const site = c.req.header("sec-fetch-site");
  if (site === undefined ? isOwnOrigin(c, publicUrl) : site === "same-origin") return;
  throw new HttpError(403, "This form was sent from another site. Open the page here, and send it again.");
}

/** The public URL's origin, or the host that the request was sent to. */
function isOwnOrigin(c: WebRequest, publicUrl: string): boolean {
  const origin = URL.parse(c.req.header("origin") ?? "");
  return origin !== null && (origin.origin === new URL(publicUrl).origin || origin.host === c.req.header("host"));
}
