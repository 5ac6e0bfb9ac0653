import { parseMediaType } from "../../ground/media-type.ts";
import type { PageObservation } from "../artifacts/page-observation.ts";
import certificates from "../lexicon/certificate-errors.json" with { type: "json" };
import { classifyConnectionError, classifyTlsError } from "./classify-failure.ts";
import { redirectsClientSide } from "./client-redirect.ts";
import { detectBotCheck, detectBotManager, type PageResponse } from "./detect-bot-check.ts";
import type { LinkOutcome } from "./link-outcome.ts";
import { isOnlyWaitNotice, isThin, MAX_VISIBLE_TEXT_CHARS, measureContent } from "./measure-content.ts";
import { findCanonicalUrl, hasBody } from "./read-markup.ts";
import { findHeaderConflict } from "./receive-response.ts";
import type { HttpResponse } from "./send-request.ts";
import { detectSoft404, findNotFoundInMarkup, toDoubtful } from "./soft-404.ts";
import { hasSubtitle, isPageSubject, titleSaysNotFound } from "./text-says-not-found.ts";
import { mayHaveUnavailableNotice } from "./unavailable-notice.ts";
import { extractVisibleText } from "./visible-text.ts";

/** Classifies an HTTP response that is not a redirect. @param url Where it came from. */
export function classifyResponse(response: HttpResponse, url: URL): LinkOutcome {
  const conflict = findHeaderConflict(response.headers);
  if (conflict !== null) return { kind: "unreachable", code: conflict, explanation: HEADER_CONFLICT };
  const byStatus = classifyStatus(response, false);
  if (byStatus?.kind === "not_found_status" && mayBecomePage(response)) return { ...byStatus, mayBecomePage: true };
  if (byStatus !== null) return byStatus;
  const foreign = findForeignType(response.headers);
  if (isFileDownload(response.headers)) {
    if (response.isEmpty) return { kind: "empty" };
    return { kind: "file", ...foreign, ...(response.isMarkup && { isMarkup: true }) };
  }
  if (response.bodyState === "unread") return { kind: "page", ...foreign };
  if (response.title === "" && !hasBody(response.markup)) {
    if (response.bodyState === "late") return { kind: "timeout", rendered: false };
    if (response.bodyState === "broken") return classifyConnectionError(response.bodyError, "ECONNRESET");
    if (response.markup.trim() === "") return { kind: "empty" };
  }
  const { title, heading } = response;
  if (titleSaysNotFound(title)) {
    const ambiguous = isPageSubject(title, heading) || hasSubtitle(title, heading);
    return { kind: "not_found_title", title, ...(ambiguous && { ambiguous }) };
  }
  const visible = extractVisibleText(response.markup, MAX_VISIBLE_TEXT_CHARS);
  const missing = findNotFoundInMarkup(response.markup, visible, heading);
  if (missing !== null) return { kind: "not_found_heading", heading: missing };
  // Only a browser follows refreshes and scripts.
  if (redirectsClientSide(response.markup, response.headers["refresh"] ?? ""))
    return { kind: "page", contentAmount: "shell" };
  // The part that was read is only code: a browser has to load the whole document.
  const read = visible.length > 0 ? "content" : "shell";
  const contentAmount = response.bodyState === "ended" ? measureContent(response.markup, visible) : read;
  return {
    kind: "page",
    ...(contentAmount !== "content" && { contentAmount }),
    ...(contentAmount !== "shell" && mayHaveUnavailableNotice(response.markup) && { maybeUnavailable: true }),
    ...(isOtherPage(response.markup, url) && { maybeOther: true }),
    ...foreign,
  };
}

/**
 * Whether a page with scripts says that it is another page of its site: static hosts serve the prerendered home page for
 * every path, and its scripts then show what the path stands for.
 */
function isOtherPage(markup: string, url: URL): boolean {
  const own = /<script/i.test(markup) ? findCanonicalUrl(markup, url) : null;
  return own !== null && own.host === url.host && trimPath(own.pathname) !== trimPath(url.pathname);
}

const trimPath = (path: string): string =>
  path.replace(/(?:\/index)?(?:\.(?:html?|php|aspx?))?\/*$/i, "").toLowerCase();

const HEADER_CONFLICT =
  "The server sends two different values of one header, so browsers show an error: ask its operator to remove one";

/** A 404 whose document goes on elsewhere: single-page applications on static hosts do this. */
const mayBecomePage = ({ markup, headers, bodyState }: HttpResponse): boolean =>
  redirectsClientSide(markup, headers["refresh"] ?? "") ||
  (bodyState === "ended" &&
    /<script/i.test(markup) &&
    measureContent(markup, extractVisibleText(markup, MAX_VISIBLE_TEXT_CHARS)) === "shell");

/** Classifies Chrome's page load. */
export function classifyPageObservation(page: PageObservation): LinkOutcome {
  const refusal = page.headers[PROXY_ERROR_HEADER];
  if (refusal !== undefined) return classifyProxyError(refusal, page.finalUrl);
  const rendered = isRendered(page);
  // Chrome reports an error status without a body as a failed load; the status is more precise.
  const byStatus = page.httpStatus === null ? null : classifyStatus({ ...page, status: page.httpStatus }, rendered);
  if (page.download) return { kind: "file", ...findForeignType(page.headers) };
  if (byStatus !== null) return byStatus;
  if (page.errorCode !== null) return classifyNetError(page.errorCode, page.finalUrl);
  const missing = detectSoft404(page);
  if (missing !== null) return page.stillLoading ? toDoubtful(missing, "loading") : missing;
  if (page.timedOut) return { kind: "timeout", rendered };
  if (!rendered) return { kind: "empty" };
  if (page.frameError !== null && isThin(page.text) && !PICTURE_TAG.test(page.markup))
    return { kind: "doubtful", text: page.frameError, reason: "framed" };
  if (isOnlyWaitNotice(page.text)) return { kind: "empty" };
  const isFull = hasVisualContent(page) || !isThin(page.text);
  return { kind: "page", ...(!isFull && { contentAmount: "thin" }), ...findForeignType(page.headers) };
}

/**
 * Set by the guard's proxy on its own responses: `<reason> <code>`, for example `dns ENOTFOUND`. Over plain HTTP,
 * Chrome takes them for the site's.
 */
const PROXY_ERROR_HEADER = "adhere-refusal";

export const isProxyError = (page: PageObservation): boolean => page.headers[PROXY_ERROR_HEADER] !== undefined;

function classifyProxyError(refusal: string, url: string | null): LinkOutcome {
  const [why = "", code = ""] = refusal.split(" ");
  if (code === "ENOTFOUND") return { kind: "no_such_domain", host: getHostname(url), detail: "no_such_name" };
  if (why === "dns") return { kind: "dns_trouble", host: getHostname(url), code };
  if (code === "ETIMEDOUT") return { kind: "timeout", rendered: false };
  return { kind: "unreachable", code };
}

const getHostname = (url: string | null): string => URL.parse(url ?? "")?.hostname ?? "";

/** Checks for a bot check first, because it may have any status. Null where the status is a page's. */
function classifyStatus(response: PageResponse, rendered: boolean): LinkOutcome | null {
  const vendor = detectBotCheck(response);
  if (vendor !== null) return { kind: "bot_check", vendor };
  const { status } = response;
  if (status === 404 || status === 410) {
    const botManager = detectBotManager(response);
    return { kind: "not_found_status", status, ...(botManager !== null && { botManager }) };
  }
  // Statuses beyond 599 are not server errors: LinkedIn refuses with 999.
  if (status >= 500 && status < 600) return { kind: "server_error", status, rendered };
  if (status >= 300) return { kind: "refused", status };
  return null;
}

function isFileDownload(headers: Readonly<Record<string, string>>): boolean {
  if (/^\s*attachment/i.test(headers["content-disposition"] ?? "")) return true;
  return /^application\/(pdf|octet-stream|zip|x-|vnd\.)(?!.*(html|xml|json))/i.test(headers["content-type"] ?? "");
}

/** Types of web pages. Without a type, or with an incomplete one, browsers look at the content. */
const PAGE_TYPE = /^(?:text\/(?:html|xml|xsl)|[^/]*|\*\/.*|unknown\/.*|application\/xml|.+\+xml|multipart\/.*)$/;

/** The media type of what is no web page, in lower case. */
function findForeignType(headers: Readonly<Record<string, string>>): { mediaType?: string } {
  const mediaType = parseMediaType(headers["content-type"]);
  return PAGE_TYPE.test(mediaType) ? {} : { mediaType };
}

/** Has text or an image: a page may be a single image. */
const isRendered = (page: PageObservation): boolean => page.text.trim() !== "" || hasVisualContent(page);

const PICTURE_TAG = /<(img|picture|video|canvas|svg)[\s>]/i;

const hasVisualContent = ({ markup }: PageObservation): boolean =>
  /<(img|picture|video|canvas|svg|i?frame|object|embed)[\s>]/i.test(markup);

/** Chrome's net errors (net/base/net_error_list.h). */
function classifyNetError(code: string, url: string | null): LinkOutcome {
  const host = getHostname(url);
  if (code === "ERR_NAME_NOT_RESOLVED") return { kind: "no_such_domain", host, detail: "no_such_name" };
  if (/^ERR_(NAME_RESOLUTION_FAILED|DNS_)/.test(code)) return { kind: "dns_trouble", host, code };
  if (code === "ERR_INTERNET_DISCONNECTED") return { kind: "no_network" };
  if (code === "ERR_TOO_MANY_REDIRECTS") return { kind: "redirect_loop" };
  if (/^ERR_(CONNECTION_)?TIMED_OUT$/.test(code)) return { kind: "timeout", rendered: false };
  if (code === "ERR_UNKNOWN_URL_SCHEME") return { kind: "invalid_redirect", target: url ?? "another scheme" };
  if (/^ERR_CERT/.test(code)) return toChromeCertificateError(code);
  // A client's certificate is asked for: the server works.
  if (/^ERR_SSL_(?!CLIENT_AUTH)/.test(code)) return classifyTlsError(code);
  return { kind: "unreachable", code };
}

const CHROME_CERTIFICATE_ERRORS: Readonly<Record<string, { certain: boolean; why?: string }>> = certificates.chrome;

function toChromeCertificateError(code: string): LinkOutcome {
  const { certain = false, why = `The certificate is rejected (${code})` } = CHROME_CERTIFICATE_ERRORS[code] ?? {};
  return { kind: "certificate", code, explanation: why, certain };
}
