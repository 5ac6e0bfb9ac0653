import type { Dispatcher } from "undici";
import { type AbortListener, addAbortListener, unlink } from "./abort-listeners.ts";
import { ResponseTimeout } from "./classify-failure.ts";
import { INITIAL_BODY_BYTES, MAX_BODY_BYTES } from "./decode-body.ts";
import type { LinkSettings } from "./options.ts";
import { findTitle } from "./read-markup.ts";
import { hasVisibleText } from "./visible-text.ts";

/** Reading more than this of an unwanted body costs more than a new connection. */
const MAX_DRAIN_BYTES = 64 * 1024;
const MAX_DRAIN_MS = 1_000;

/** As many as browsers look at where a response has no media type (WHATWG MIME Sniffing: 1445; a tag is enough). */
const SNIFFED_BYTES = 512;

/** The reason for closing such connections. Nobody reads it, so one instance is enough. */
const READ_ENOUGH = new ResponseTimeout("Enough of the response was read");

/** A response with the beginning of its body. */
export interface RawResponse {
  status: number;
  /** Lower-case names; several values are joined by newlines. */
  headers: Record<string, string>;
  setCookies: string[];
  /** At most INITIAL_BODY_BYTES; MAX_BODY_BYTES where these have no visible text; the first 512 of a file. */
  bytes: Buffer;
  /** The response ended without a byte. */
  isEmpty: boolean;
  /**
   * `unread`: not wanted; `ended`: complete; `cut`: enough was read; `late`: too slow; `broken`: the connection
   * failed.
   */
  bodyState: "unread" | "ended" | "cut" | "late" | "broken";
  /** Why the connection failed. */
  bodyError: unknown;
}

type Headers = Readonly<Record<string, string>>;

/** Its time-out applies to the headers, and again to the body. */
type ReceiveSettings = Pick<LinkSettings, "dispatcher" | "timeoutMs" | "signals">;

/**
 * Sends a request directly to the dispatcher, without a stream. Resolves when the connection is free or closed, so
 * that awaiting it limits the requests in flight.
 *
 * @throws errors of undici or the guard, a signal's reason, or ResponseTimeout.
 */
export function receiveResponse(request: Dispatcher.DispatchOptions, settings: ReceiveSettings): Promise<RawResponse> {
  const receiver = new ResponseReceiver(settings);
  try {
    // Time-outs are handled here: undici's timers are coarse, and its body time-out applies between chunks.
    if (!receiver.isDone) settings.dispatcher.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, receiver);
  } catch (error) {
    receiver.onResponseError(null, error);
  }
  return receiver.result.promise;
}

class ResponseReceiver implements Dispatcher.DispatchHandler {
  readonly result = Promise.withResolvers<RawResponse>();
  isDone = false;
  readonly #settings: ReceiveSettings;
  readonly #listeners: AbortListener[] = [];
  readonly #chunks: Buffer[] = [];
  #size = 0;
  /** Bytes to keep. */
  #kept = INITIAL_BODY_BYTES;
  /** Bytes after which the connection is closed instead of drained. */
  #most = INITIAL_BODY_BYTES + MAX_DRAIN_BYTES;
  #response: Pick<RawResponse, "status" | "headers" | "setCookies"> | null = null;
  #wanted = false;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;

  constructor(settings: ReceiveSettings) {
    this.#settings = settings;
    this.#timer = setTimeout(() => this.#fail(new ResponseTimeout("No answer in time")), settings.timeoutMs);
    for (const signal of settings.signals) {
      if (signal.aborted) this.#fail(signal.reason);
      else this.#listeners.push(addAbortListener(signal, () => this.#fail(signal.reason)));
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.isDone) this.#hangUp();
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    raw: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200 || this.isDone) return;
    this.#controller = controller;
    clearTimeout(this.#timer);
    const { headers, setCookies } = flattenHeaders(raw);
    this.#response = { status, headers, setCookies };
    this.#wanted = isTextDocument(status, headers);
    const length = Number(headers["content-length"] ?? 0);
    if (length > this.#most) {
      // Draining it would cost more than a new connection.
      this.#most = INITIAL_BODY_BYTES;
      if (!this.#wanted) this.#settle("unread");
      if (this.isDone) return;
    }
    this.#timer = setTimeout(this.#hurry, Math.min(MAX_DRAIN_MS, this.#settings.timeoutMs));
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.isDone) return;
    if (this.#size < (this.#wanted ? this.#kept : SNIFFED_BYTES)) this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#wanted && this.#kept < MAX_BODY_BYTES && this.#size >= this.#kept && this.#hasNoText()) {
      this.#most += MAX_BODY_BYTES - this.#kept;
      this.#kept = MAX_BODY_BYTES;
    }
    const tooLong = this.#size > this.#most;
    if (tooLong || (this.#most === this.#kept && this.#hasEnough() && !this.#hasNoText())) this.#settle("cut");
  }

  onResponseEnd(): void {
    this.#settle("ended");
  }

  onResponseError(_: Dispatcher.DispatchController | null, error: unknown): void {
    if (this.#response === null) this.#fail(error);
    else this.#settle("broken", error);
  }

  /** After the first second of the body: what has come is enough, or the rest of its time is granted. */
  readonly #hurry = (): void => {
    const left = this.#settings.timeoutMs - MAX_DRAIN_MS;
    if (!this.#wanted || this.#size >= this.#kept || this.#hasEnough()) this.#settle("cut");
    else if (left <= 0) this.#settle("late");
    else this.#timer = setTimeout(() => this.#settle(this.#hasEnough() ? "cut" : "late"), left);
  };

  /** Compressed bytes cannot be searched. On error pages, reading on finds the reason. */
  #hasEnough(): boolean {
    return this.#isPlain && findTitle(this.#bytes().toString("latin1")) !== null;
  }

  /** Compressed, the same number of bytes holds several times as much text. */
  #hasNoText(): boolean {
    return this.#isPlain && !hasVisibleText(this.#bytes().toString("latin1"));
  }

  get #isPlain(): boolean {
    return this.#response !== null && (this.#response.headers["content-encoding"] ?? "") === "";
  }

  #bytes(): Buffer {
    if (this.#chunks.length > 1) this.#chunks.push(Buffer.concat(this.#chunks.splice(0)));
    return (this.#chunks[0] ?? Buffer.alloc(0)).subarray(0, this.#wanted ? this.#kept : SNIFFED_BYTES);
  }

  #settle(state: RawResponse["bodyState"], bodyError: unknown = null): void {
    if (this.isDone || this.#response === null) return;
    this.#end(state !== "ended" && state !== "broken");
    const bodyState = this.#wanted ? state : "unread";
    const isEmpty = state === "ended" && this.#size === 0;
    this.result.resolve({ ...this.#response, bytes: this.#bytes(), isEmpty, bodyState, bodyError });
  }

  #fail(error: unknown): void {
    if (this.isDone) return;
    this.#end(true);
    this.result.reject(error);
  }

  #end(hangUp: boolean): void {
    this.isDone = true;
    clearTimeout(this.#timer);
    this.#listeners.forEach(unlink);
    if (hangUp) this.#hangUp();
  }

  #hangUp(): void {
    this.#controller?.abort(READ_ENOUGH);
  }
}

function flattenHeaders(raw: Record<string, string | string[] | undefined>) {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    // Codings are applied one after another; of other headers, browsers read equal values as one.
    const values = [value].flat();
    headers[name] = name === "content-encoding" ? values.join(",") : [...new Set(values)].join("\n");
  }
  return { headers, setCookies: [raw["set-cookie"] ?? []].flat() };
}

/** Headers of which Chrome accepts only one value (net/http/http_stream_parser.cc). */
const SINGLE_HEADERS = { location: false, "content-disposition": true, "content-length": true } as const;

/** Chrome's error for two different values of such a header; null where there are none. */
export function findHeaderConflict(headers: Headers): string | null {
  const name = (Object.keys(SINGLE_HEADERS) as (keyof typeof SINGLE_HEADERS)[]).find((each) => {
    const lines = (headers[each] ?? "").split("\n");
    const values = SINGLE_HEADERS[each] ? lines.flatMap(splitOutsideQuotes) : lines;
    return new Set(values.map((value) => value.trim())).size > 1;
  });
  return name === undefined ? null : `ERR_RESPONSE_HEADERS_MULTIPLE_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** The values of a list: a comma in quotes belongs to a value. Linear, whatever a server sends. */
function splitOutsideQuotes(line: string): string[] {
  const values: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (isQuoted && line[at] === "\\") at += 1;
    else if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === "," && !isQuoted) {
      values.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...values, line.slice(start)];
}

/** Files and redirects have no text that is needed. */
function isTextDocument(status: number, headers: Headers): boolean {
  const type = headers["content-type"] ?? "";
  return !isRedirect(status, headers) && /^\s*$|^\s*text\/|html|xml|json/i.test(type);
}

/** An empty Location does not redirect: browsers show the body. */
export const isRedirect = (status: number, headers: Headers): boolean =>
  REDIRECT_STATUSES.has(status) && (headers["location"] ?? "") !== "" && findHeaderConflict(headers) === null;

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
