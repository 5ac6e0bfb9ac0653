import type { BrowserLook } from "../products/link.ts";
import type { Answer } from "./ask.ts";
import { errorCodes } from "./error-code.ts";
import { mayBeGone } from "./gone.ts";
import { doubtful, missingInMarkup, missingPage } from "./missing.ts";
import { isNameOfPage, isSubtitled, saysNotFound } from "./not-found.ts";
import { shownIn } from "./shown.ts";
import type { Sight } from "./sight.ts";
import { isThin, leadsOn, MUCH, substanceOf } from "./substance.ts";
import { hasBody } from "./title.ts";
import { onlyWaits } from "./waiting.ts";
import { type Face, managerOf, wallOf } from "./walls.ts";

/** What an HTTP answer that is no redirect came to. */
export function sightOfAnswer(answer: Answer): Sight {
  const said = sightOfStatus(answer, false);
  if (said !== null) return said;
  if (isFile(answer.headers)) return { kind: "file" };
  if (answer.body === "unread") return { kind: "page" };
  if (answer.title === "" && !hasBody(answer.markup)) {
    if (answer.body === "late") return { kind: "timeout", rendered: false };
    if (answer.body === "broken") return { kind: "unreachable", code: brokenCode(answer.bodyError) };
    if (answer.markup.trim() === "") return { kind: "empty" };
  }
  const { title, heading } = answer;
  if (saysNotFound(title)) {
    return {
      kind: "not_found_title",
      title,
      ...((isNameOfPage(title, heading) || isSubtitled(title, heading)) && { named: true }),
    };
  }
  const shown = shownIn(answer.markup, MUCH);
  const missing = missingInMarkup(answer.markup, shown, heading);
  if (missing !== null) return { kind: "not_found_heading", heading: missing };
  // Only a browser goes where these lead.
  if (leadsOn(answer.markup, answer.headers["refresh"] ?? "")) return { kind: "page", bare: "shell" };
  // A document whose beginning is code alone has not come to what it shows: only a browser reads so far.
  const read = shown.length > 0 ? "content" : "shell";
  const bare = answer.body === "ended" ? substanceOf(answer.markup, shown) : read;
  return {
    kind: "page",
    ...(bare !== "content" && { bare }),
    ...(bare !== "shell" && mayBeGone(answer.markup) && { gone: true }),
  };
}

const brokenCode = (error: unknown): string => errorCodes(error).at(-1) ?? "ECONNRESET";

/** What Chrome met. */
export function sightOfLook(look: BrowserLook): Sight {
  const refusal = look.headers[PROXY_REFUSAL];
  if (refusal !== undefined) return sightOfRefusal(refusal, look.finalUrl);
  const rendered = isRendered(look);
  // Chrome reports an error status without a body as a failed load; the status says more.
  const said =
    look.httpStatus === null ? null : sightOfStatus({ ...look, status: look.httpStatus }, rendered);
  if (look.download) return { kind: "file" };
  if (said !== null) return said;
  if (look.errorCode !== null) return sightOfNetError(look.errorCode, look.finalUrl);
  const missing = missingPage(look);
  if (missing !== null) return look.fetching ? doubtful(missing, "loading") : missing;
  if (look.timedOut) return { kind: "timeout", rendered };
  if (!rendered) return { kind: "empty" };
  if (look.framed !== null && isThin(look.text) && !PICTURE.test(look.markup)) {
    return { kind: "doubtful", said: String(look.framed), why: "framed" };
  }
  if (onlyWaits(look.text)) return { kind: "empty" };
  return hasPictures(look) || !isThin(look.text) ? { kind: "page" } : { kind: "page", bare: "thin" };
}

/**
 * What the proxy that stands between Chrome and the network calls an answer of its own: `<why> <code>`, for example
 * `dns ENOTFOUND`. Over plain HTTP Chrome takes it for the site's.
 */
const PROXY_REFUSAL = "adhere-refusal";

export const isOwnRefusal = (look: BrowserLook): boolean => look.headers[PROXY_REFUSAL] !== undefined;

function sightOfRefusal(refusal: string, url: string | null): Sight {
  const [why = "", code = ""] = refusal.split(" ");
  if (code === "ENOTFOUND") return { kind: "no_such_domain", host: hostOf(url), detail: "no_such_name" };
  if (why === "dns") return { kind: "dns_trouble", host: hostOf(url), code };
  if (code === "ETIMEDOUT") return { kind: "timeout", rendered: false };
  return { kind: "unreachable", code };
}

function hostOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).hostname : "";
}

/** A bot check first, since it rides on any status; null where the status is that of a page. */
function sightOfStatus(face: Face, rendered: boolean): Sight | null {
  const vendor = wallOf(face);
  if (vendor !== null) return { kind: "wall", vendor };
  const { status } = face;
  if (status === 404 || status === 410) {
    const manager = managerOf(face);
    return manager === null ? { kind: "gone", status } : { kind: "gone", status, manager };
  }
  // Beyond 599 nobody's server has failed: 999 is how LinkedIn refuses.
  if (status >= 500 && status < 600) return { kind: "server_error", status, rendered };
  if (status >= 300) return { kind: "refused", status };
  return null;
}

function isFile(headers: Readonly<Record<string, string>>): boolean {
  if (/^\s*attachment/i.test(headers["content-disposition"] ?? "")) return true;
  return /^application\/(pdf|octet-stream|zip|x-|vnd\.)(?!.*(html|xml|json))/i.test(
    headers["content-type"] ?? "",
  );
}

/** Text, or something to look at: a page may be a single picture. */
function isRendered(look: BrowserLook): boolean {
  return look.text.trim() !== "" || hasPictures(look);
}

/** Beside a frame. */
const PICTURE = /<(img|picture|video|canvas|svg)[\s>]/i;

function hasPictures({ markup }: BrowserLook): boolean {
  return /<(img|picture|video|canvas|svg|i?frame|object|embed)[\s>]/i.test(markup);
}

/** Chrome's net errors (net/base/net_error_list.h). */
function sightOfNetError(code: string, url: string | null): Sight {
  const host = hostOf(url);
  if (code === "ERR_NAME_NOT_RESOLVED") return { kind: "no_such_domain", host, detail: "no_such_name" };
  if (/^ERR_(NAME_RESOLUTION_FAILED|DNS_)/.test(code)) return { kind: "dns_trouble", host, code };
  if (code === "ERR_INTERNET_DISCONNECTED") return { kind: "no_network" };
  if (code === "ERR_TOO_MANY_REDIRECTS") return { kind: "redirect_loop" };
  if (/^ERR_(CONNECTION_)?TIMED_OUT$/.test(code)) return { kind: "timeout", rendered: false };
  if (code === "ERR_UNKNOWN_URL_SCHEME") return { kind: "odd_redirect", target: url ?? "another scheme" };
  const explanation = CERTIFICATE_ERRORS[code];
  if (explanation !== undefined || /^ERR_CERT/.test(code)) return chromeRefusal(code);
  return { kind: "unreachable", code };
}

const CERTIFICATE_ERRORS: Readonly<Record<string, string>> = {
  ERR_CERT_DATE_INVALID: "The certificate has expired or is not valid yet",
  ERR_CERT_COMMON_NAME_INVALID: "The certificate is for another domain",
  ERR_CERT_AUTHORITY_INVALID: "The certificate's issuer is not trusted",
  ERR_CERT_REVOKED: "The certificate was revoked",
  ERR_CERT_WEAK_SIGNATURE_ALGORITHM: "The certificate is signed with a weak algorithm",
  ERR_CERT_WEAK_KEY: "The certificate's key is too weak",
  ERR_CERTIFICATE_TRANSPARENCY_REQUIRED: "The certificate is in no public log",
};

/** Chrome judges these by what it cannot share with Node: its own clock and roots are not what they hang on. */
const NEEDS_NO_SECOND: ReadonlySet<string> = new Set([
  "ERR_CERT_COMMON_NAME_INVALID",
  "ERR_CERT_REVOKED",
  "ERR_CERT_WEAK_SIGNATURE_ALGORITHM",
  "ERR_CERT_WEAK_KEY",
  "ERR_CERT_SYMANTEC_LEGACY",
  "ERR_CERT_NAME_CONSTRAINT_VIOLATION",
  "ERR_CERT_VALIDITY_TOO_LONG",
  "ERR_CERTIFICATE_TRANSPARENCY_REQUIRED",
]);

function chromeRefusal(code: string): Sight {
  const explanation = CERTIFICATE_ERRORS[code] ?? `The certificate is refused (${code})`;
  return { kind: "certificate", code, explanation, certain: NEEDS_NO_SECOND.has(code) };
}
