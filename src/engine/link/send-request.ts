import { decodeBytes, decompressBody, INITIAL_BODY_BYTES, MAX_BODY_BYTES } from "./decode-body.ts";
import type { LinkSettings } from "./options.ts";
import { findHeading, findTitle } from "./read-markup.ts";
import { type RawResponse, receiveResponse } from "./receive-response.ts";
import { hasVisibleText, stripLongCode } from "./visible-text.ts";

/** The response to one GET request, with the beginning of its document. */
export interface HttpResponse extends Omit<RawResponse, "bytes"> {
  title: string;
  /** The first <h1>; empty where the part that was read has none. */
  heading: string;
  /**
   * The decoded beginning of the document, without long code where that fills the first 64 KB; empty for other media
   * types.
   */
  markup: string;
  /** Of a file: its content is that of a web page. */
  isMarkup: boolean;
}

/** How documents begin, after blanks and comments. */
const MARKUP_START = /^\s*(?:<!--[^>]*-->\s*)*<(?:!doctype html|html|head|body|title|h1|meta)[\s>]/i;

/**
 * Sends one GET request and follows no redirect. Never HEAD: servers answer it differently, and the title is needed.
 *
 * @throws errors of undici, the guard or a signal; ResponseTimeout after `timeoutMs`.
 */
export async function sendRequest(
  url: URL,
  cookies: string,
  settings: LinkSettings,
  ownHeaders: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> {
  const defaultHeaders = cookies === "" ? settings.headers : [...settings.headers, "cookie", cookies];
  const headers = overrideHeaders(defaultHeaders, ownHeaders);
  const request = { origin: url.origin, path: url.pathname + url.search, method: "GET" as const, headers };
  const { bytes, ...response } = await receiveResponse(request, settings);
  const isMarkup = response.bodyState === "unread" && MARKUP_START.test(bytes.toString("latin1"));
  if (response.bodyState === "unread") return { ...response, title: "", heading: "", markup: "", isMarkup };
  const { markup, isCut } = await decodeDocument(bytes, response.headers);
  // The document is incomplete here, even if the connection ended normally.
  const bodyState = response.bodyState === "ended" && isCut ? "cut" : response.bodyState;
  return { ...response, bodyState, title: findTitle(markup) ?? "", heading: findHeading(markup), markup, isMarkup };
}

/** Decodes as much of a document as has visible text. */
async function decodeDocument(bytes: Buffer, headers: RawResponse["headers"]) {
  const encoding = headers["content-encoding"] ?? "";
  const type = headers["content-type"] ?? "";
  const start = await decompressBody(bytes, encoding, INITIAL_BODY_BYTES);
  const markup = decodeBytes(start, type);
  if (start.length < INITIAL_BODY_BYTES) return { markup, isCut: false };
  if (hasVisibleText(markup)) return { markup, isCut: true };
  const longer = await decompressBody(bytes, encoding, MAX_BODY_BYTES);
  return { markup: stripLongCode(decodeBytes(longer, type)), isCut: longer.length >= MAX_BODY_BYTES };
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
