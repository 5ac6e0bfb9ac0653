import { request } from "undici";
import { decoded, readHead, release, unpacked } from "./body.ts";
import { NoAnswerInTime } from "./failure.ts";
import type { Settings } from "./options.ts";
import { titleOf } from "./title.ts";

/** One answer to one GET: its status and headers, and the beginning of its document. */
export interface Answer {
  status: number;
  /** Names in lower case; several values of a name joined by newlines. */
  headers: Record<string, string>;
  setCookies: string[];
  /** Empty where there is none. */
  title: string;
  /** The document's beginning as text (64 KB of bytes at most); empty where it is no text. */
  markup: string;
  /** `unread`: not text, so it was not asked for. The others as in `Head`. */
  body: "unread" | "ended" | "cut" | "late" | "broken";
  /** Why the body broke. */
  bodyError: unknown;
}

/**
 * GETs one address, follows nothing. HEAD is never used: servers answer it differently, and the title decides too.
 *
 * @throws whatever undici, the guard or the caller's signal threw; NoAnswerInTime after `timeoutMs`.
 */
export async function ask(url: URL, cookies: string, options: Settings): Promise<Answer> {
  const hurry = new AbortController();
  const late = setTimeout(() => hurry.abort(new NoAnswerInTime("No answer in time")), options.timeoutMs);
  const signals = [options.signal, hurry.signal, ...(options.enough ? [options.enough] : [])];
  try {
    const response = await request(url, {
      method: "GET",
      dispatcher: options.dispatcher,
      headers: { ...visitorHeaders(options), ...(cookies === "" ? {} : { cookie: cookies }) },
      signal: AbortSignal.any(signals),
      // Both time-outs are kept here: undici's own clock is coarse, and its limit on bodies is one between chunks.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    clearTimeout(late);
    return await answerOf(response, options.timeoutMs);
  } finally {
    clearTimeout(late);
  }
}

type Response = Awaited<ReturnType<typeof request>>;

async function answerOf(response: Response, ms: number): Promise<Answer> {
  const { statusCode: status, body } = response;
  const { headers, setCookies } = flattened(response.headers);
  const said = { status, headers, setCookies };
  const contentType = headers["content-type"] ?? "";
  const isText = /^$|^text\/|html|xml|json/i.test(contentType.trim());
  if (!isText || isRedirect(status, headers)) {
    release(body);
    return { ...said, title: "", markup: "", body: "unread", bodyError: null };
  }
  const encoding = headers["content-encoding"] ?? "";
  // Packed bytes cannot be searched as they come, and an error page is worth reading whole: it names its reason.
  const searchable = encoding === "" && status === 200;
  const head = await readHead(body, ms, (bytes) => searchable && titleOf(bytes.toString("latin1")) !== null);
  const markup = decoded(encoding === "" ? head.bytes : await unpacked(head.bytes, encoding), contentType);
  return { ...said, title: titleOf(markup) ?? "", markup, body: head.stop, bodyError: head.error };
}

/** An answer that sends the visitor on. */
export function isRedirect(status: number, headers: Readonly<Record<string, string>>): boolean {
  return [301, 302, 303, 307, 308].includes(status) && headers["location"] !== undefined;
}

function flattened(raw: Response["headers"]) {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join("\n") : value;
  }
  const setCookies = [raw["set-cookie"] ?? []].flat();
  return { headers, setCookies };
}

/** A desktop or mobile Chrome's headers for a top-level visit: bot checks judge by them. Never credentials. */
function visitorHeaders({ userAgent, locale }: Settings): Record<string, string> {
  return {
    "user-agent": userAgent,
    accept:
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    "accept-language": acceptLanguage(locale),
    "accept-encoding": "gzip, deflate, br, zstd",
    "upgrade-insecure-requests": "1",
    "sec-fetch-dest": "document",
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "none",
    "sec-fetch-user": "?1",
  };
}

/** As Chrome writes it: `de-DE,de;q=0.9`, with English last where it is not the language itself. */
export function acceptLanguage(locale: string): string {
  const [language = locale] = locale.split("-");
  const tags = [...new Set([locale, language, ...(language === "en" ? [] : ["en"])])];
  return tags.map((tag, place) => (place === 0 ? tag : `${tag};q=${(1 - place / 10).toFixed(1)}`)).join(",");
}
