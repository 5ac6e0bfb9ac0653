import { findHeading } from "./content-amount.ts";
import { decodeBytes, decompressBody, INITIAL_BODY_BYTES, MAX_BODY_BYTES } from "./decode-body.ts";
import type { ProbeSettings } from "./options.ts";
import { type RawResponse, receiveResponse } from "./receive-response.ts";
import { findTitle } from "./title.ts";
import { hasVisibleText, stripLongCode } from "./visible-text.ts";

/** One answer to one GET: its status and headers, and the beginning of its document. */
export interface HttpResponse extends Pick<RawResponse, "status" | "headers" | "setCookies"> {
  /** Empty where there is none. */
  title: string;
  /** The first heading of the first level; empty where there is none in what was read. */
  heading: string;
  /** The document's beginning as text, without its code where that fills 64 KB; empty where it is no text. */
  markup: string;
  bodyState: RawResponse["stop"];
  /** Why the body broke. */
  bodyError: unknown;
}

/**
 * GETs one address, follows nothing. HEAD is never used: servers answer it differently, and the title decides too.
 *
 * @throws whatever undici, the guard or the caller's signal threw; ResponseTimeout after `timeoutMs`.
 */
export async function sendRequest(
  url: URL,
  cookies: string,
  options: ProbeSettings,
  own: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> {
  const usual = cookies === "" ? options.headers : [...options.headers, "cookie", cookies];
  const headers = overrideHeaders(usual, own);
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
  const { status, headers: said, setCookies, stop, error } = received;
  const page = { status, headers: said, setCookies, bodyState: stop, bodyError: error };
  if (stop === "unread") return { ...page, title: "", heading: "", markup: "" };
  const { markup, cut } = await decodeDocument(received);
  // What was cut here has not ended, however the connection did.
  const bodyState = stop === "ended" && cut ? "cut" : stop;
  return { ...page, bodyState, title: findTitle(markup) ?? "", heading: findHeading(markup), markup };
}

/** As much of a document as says something. */
async function decodeDocument({ headers, bytes }: RawResponse): Promise<{ markup: string; cut: boolean }> {
  const encoding = headers["content-encoding"] ?? "";
  const type = headers["content-type"] ?? "";
  const upTo = async (most: number) =>
    encoding === "" ? bytes.subarray(0, most) : await decompressBody(bytes, encoding, most);
  const head = await upTo(INITIAL_BODY_BYTES);
  const markup = decodeBytes(head, type);
  if (head.length < INITIAL_BODY_BYTES || hasVisibleText(markup))
    return { markup, cut: head.length >= INITIAL_BODY_BYTES };
  const deep = await upTo(MAX_BODY_BYTES);
  return { markup: stripLongCode(decodeBytes(deep, type)), cut: deep.length >= MAX_BODY_BYTES };
}

/** A visitor's headers, name after value, with others in the place of those of the same name. */
function overrideHeaders(usual: string[], own: Readonly<Record<string, string>>): string[] {
  const fields = Object.entries(own);
  if (fields.length === 0) return usual;
  const kept = usual.filter((_, index) => !Object.hasOwn(own, usual[index - (index % 2)] ?? ""));
  return [...kept, ...fields.flat()];
}

/** Text that stays: a file or a redirect's body tells nothing. */
function isTextDocument(status: number, headers: Readonly<Record<string, string>>): boolean {
  const type = headers["content-type"] ?? "";
  return !isRedirect(status, headers) && /^\s*$|^\s*text\/|html|xml|json/i.test(type);
}

/** Packed bytes cannot be searched as they come, and an error page is worth reading on: it names its reason. */
function hasTitle(bytes: Buffer, headers: Readonly<Record<string, string>>): boolean {
  return (headers["content-encoding"] ?? "") === "" && findTitle(bytes.toString("latin1")) !== null;
}

/** Packed, so many bytes hold several times as much. */
function hasNoVisibleText(bytes: Buffer, headers: Readonly<Record<string, string>>): boolean {
  return (headers["content-encoding"] ?? "") === "" && !hasVisibleText(bytes.toString("latin1"));
}

/** An answer that sends the visitor on. An empty Location does not: browsers show what came with it. */
export function isRedirect(status: number, headers: Readonly<Record<string, string>>): boolean {
  return REDIRECT_STATUSES.has(status) && (headers["location"] ?? "") !== "";
}

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
