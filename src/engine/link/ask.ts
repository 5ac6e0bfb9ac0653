import { DEEP_BYTES, decoded, HEAD_BYTES, unpacked } from "./body.ts";
import type { Settings } from "./options.ts";
import { type Received, receive } from "./reception.ts";
import { showsText, withoutCode } from "./shown.ts";
import { headingOf } from "./substance.ts";
import { titleOf } from "./title.ts";

/** One answer to one GET: its status and headers, and the beginning of its document. */
export interface Answer extends Pick<Received, "status" | "headers" | "setCookies"> {
  /** Empty where there is none. */
  title: string;
  /** The first heading of the first level; empty where there is none in what was read. */
  heading: string;
  /** The document's beginning as text, without its code where that fills 64 KB; empty where it is no text. */
  markup: string;
  body: Received["stop"];
  /** Why the body broke. */
  bodyError: unknown;
}

/**
 * GETs one address, follows nothing. HEAD is never used: servers answer it differently, and the title decides too.
 *
 * @throws whatever undici, the guard or the caller's signal threw; NoAnswerInTime after `timeoutMs`.
 */
export async function ask(
  url: URL,
  cookies: string,
  options: Settings,
  own: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const usual = cookies === "" ? options.headers : [...options.headers, "cookie", cookies];
  const headers = withOwn(usual, own);
  const received = await receive(
    options.dispatcher,
    { origin: url.origin, path: url.pathname + url.search, method: "GET", headers },
    {
      timeoutMs: options.timeoutMs,
      signals: options.enough === undefined ? [options.signal] : [options.signal, options.enough],
      wants: isDocument,
      enough: isTitled,
      mute: isMute,
    },
  );
  const { status, headers: said, setCookies, stop, error } = received;
  const page = { status, headers: said, setCookies, body: stop, bodyError: error };
  if (stop === "unread") return { ...page, title: "", heading: "", markup: "" };
  const { markup, cut } = await documentOf(received);
  // What was cut here has not ended, however the connection did.
  const body = stop === "ended" && cut ? "cut" : stop;
  return { ...page, body, title: titleOf(markup) ?? "", heading: headingOf(markup), markup };
}

/** As much of a document as says something. */
async function documentOf({ headers, bytes }: Received): Promise<{ markup: string; cut: boolean }> {
  const encoding = headers["content-encoding"] ?? "";
  const type = headers["content-type"] ?? "";
  const upTo = async (most: number) =>
    encoding === "" ? bytes.subarray(0, most) : await unpacked(bytes, encoding, most);
  const head = await upTo(HEAD_BYTES);
  const markup = decoded(head, type);
  if (head.length < HEAD_BYTES || showsText(markup)) return { markup, cut: head.length >= HEAD_BYTES };
  const deep = await upTo(DEEP_BYTES);
  return { markup: withoutCode(decoded(deep, type)), cut: deep.length >= DEEP_BYTES };
}

/** A visitor's headers, name after value, with others in the place of those of the same name. */
function withOwn(usual: string[], own: Readonly<Record<string, string>>): string[] {
  const fields = Object.entries(own);
  if (fields.length === 0) return usual;
  const kept = usual.filter((_, index) => !Object.hasOwn(own, usual[index - (index % 2)] ?? ""));
  return [...kept, ...fields.flat()];
}

/** Text that stays: a file or a redirect's body tells nothing. */
function isDocument(status: number, headers: Readonly<Record<string, string>>): boolean {
  const type = headers["content-type"] ?? "";
  return !isRedirect(status, headers) && /^\s*$|^\s*text\/|html|xml|json/i.test(type);
}

/** Packed bytes cannot be searched as they come, and an error page is worth reading on: it names its reason. */
function isTitled(bytes: Buffer, headers: Readonly<Record<string, string>>): boolean {
  return (headers["content-encoding"] ?? "") === "" && titleOf(bytes.toString("latin1")) !== null;
}

/** Packed, so many bytes hold several times as much. */
function isMute(bytes: Buffer, headers: Readonly<Record<string, string>>): boolean {
  return (headers["content-encoding"] ?? "") === "" && !showsText(bytes.toString("latin1"));
}

/** An answer that sends the visitor on. An empty Location does not: browsers show what came with it. */
export function isRedirect(status: number, headers: Readonly<Record<string, string>>): boolean {
  return REDIRECTS.has(status) && (headers["location"] ?? "") !== "";
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
