import { findHeading } from "./content-amount.ts";
import { decodeBytes, decompressBody, INITIAL_BODY_BYTES, MAX_BODY_BYTES } from "./decode-body.ts";
import type { ProbeSettings } from "./options.ts";
import { type RawResponse, receiveResponse } from "./receive-response.ts";
import { findTitle } from "./title.ts";
import { hasVisibleText, stripLongCode } from "./visible-text.ts";

/** The response to one GET request, with the beginning of its document. */
export interface HttpResponse extends Pick<RawResponse, "status" | "headers" | "setCookies"> {
  title: string;
  /** The first <h1>; empty where the part that was read has none. */
  heading: string;
  /**
   * The decoded beginning of the document, without long code where that fills the first 64 KB; empty for other media
   * types.
   */
  markup: string;
  bodyState: RawResponse["stop"];
  /** Why the connection failed. */
  bodyError: unknown;
}

/**
 * Sends one GET request and follows no redirect. Never HEAD: servers answer it differently, and the title is needed.
 *
 * @throws errors of undici, the guard or a signal; ResponseTimeout after `timeoutMs`.
 */
export async function sendRequest(
  url: URL,
  cookies: string,
  options: ProbeSettings,
  ownHeaders: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> {
  const defaultHeaders = cookies === "" ? options.headers : [...options.headers, "cookie", cookies];
  const headers = overrideHeaders(defaultHeaders, ownHeaders);
  const received = await receiveResponse(
    options.dispatcher,
    { origin: url.origin, path: url.pathname + url.search, method: "GET", headers },
    {
      timeoutMs: options.timeoutMs,
      signals: options.stopSignal === undefined ? [options.signal] : [options.signal, options.stopSignal],
      wantsBody: isTextDocument,
      hasEnough: hasTitle,
      hasNoText: hasNoVisibleText,
    },
  );
  const { status, headers: responseHeaders, setCookies, stop, error } = received;
  const page = { status, headers: responseHeaders, setCookies, bodyState: stop, bodyError: error };
  if (stop === "unread") return { ...page, title: "", heading: "", markup: "" };
  const { markup, cut } = await decodeDocument(received);
  // The document is incomplete here, even if the connection ended normally.
  const bodyState = stop === "ended" && cut ? "cut" : stop;
  return { ...page, bodyState, title: findTitle(markup) ?? "", heading: findHeading(markup), markup };
}

/** Decodes as much of a document as has visible text. */
async function decodeDocument({ headers, bytes }: RawResponse): Promise<{ markup: string; cut: boolean }> {
  const encoding = headers["content-encoding"] ?? "";
  const type = headers["content-type"] ?? "";
  const upTo = async (maxBytes: number) =>
    encoding === "" ? bytes.subarray(0, maxBytes) : await decompressBody(bytes, encoding, maxBytes);
  const head = await upTo(INITIAL_BODY_BYTES);
  const markup = decodeBytes(head, type);
  if (head.length < INITIAL_BODY_BYTES || hasVisibleText(markup))
    return { markup, cut: head.length >= INITIAL_BODY_BYTES };
  const deep = await upTo(MAX_BODY_BYTES);
  return { markup: stripLongCode(decodeBytes(deep, type)), cut: deep.length >= MAX_BODY_BYTES };
}

/** Replaces headers by others of the same name. */
function overrideHeaders(defaultHeaders: string[], ownHeaders: Readonly<Record<string, string>>): string[] {
  const fields = Object.entries(ownHeaders);
  if (fields.length === 0) return defaultHeaders;
  const kept = defaultHeaders.filter(
    (_, index) => !Object.hasOwn(ownHeaders, defaultHeaders[index - (index % 2)] ?? ""),
  );
  return [...kept, ...fields.flat()];
}

/** Files and redirects have no text that is needed. */
function isTextDocument(status: number, headers: Readonly<Record<string, string>>): boolean {
  const type = headers["content-type"] ?? "";
  return !isRedirect(status, headers) && /^\s*$|^\s*text\/|html|xml|json/i.test(type);
}

/** Compressed bytes cannot be searched. On error pages, reading on finds the reason. */
function hasTitle(bytes: Buffer, headers: Readonly<Record<string, string>>): boolean {
  return (headers["content-encoding"] ?? "") === "" && findTitle(bytes.toString("latin1")) !== null;
}

/** Compressed, the same number of bytes holds several times as much text. */
function hasNoVisibleText(bytes: Buffer, headers: Readonly<Record<string, string>>): boolean {
  return (headers["content-encoding"] ?? "") === "" && !hasVisibleText(bytes.toString("latin1"));
}

/** An empty Location does not redirect: browsers show the body. */
export function isRedirect(status: number, headers: Readonly<Record<string, string>>): boolean {
  return REDIRECT_STATUSES.has(status) && (headers["location"] ?? "") !== "";
}

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
