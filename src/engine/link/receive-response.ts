import type { Dispatcher } from "undici";
import { type AbortListener, addAbortListener, removeAbortListener } from "./abort-listeners.ts";
import { ResponseTimeout } from "./classify-failure.ts";
import { INITIAL_BODY_BYTES, MAX_BODY_BYTES } from "./decode-body.ts";

/** Reading more than this of an unwanted body costs more than a new connection. */
const MAX_DRAIN_BYTES = 64 * 1024;
const MAX_DRAIN_MS = 1_000;

/** The reason for closing such connections. Nobody reads it, so one instance is enough. */
const READ_ENOUGH = new ResponseTimeout("Enough was read");

/** A response with the beginning of its body. */
export interface RawResponse {
  status: number;
  /** Lower-case names; several values are joined by newlines. */
  headers: Record<string, string>;
  setCookies: string[];
  /** At most INITIAL_BODY_BYTES; MAX_BODY_BYTES where these have no visible text. */
  bytes: Buffer;
  /**
   * `unread`: not wanted; `ended`: complete; `cut`: enough was read; `late`: too slow; `broken`: the connection
   * failed.
   */
  stop: "unread" | "ended" | "cut" | "late" | "broken";
  /** Why the connection failed. */
  error: unknown;
}

export interface ReceiveOptions {
  /** Milliseconds until the headers, and again as long for the body. */
  timeoutMs: number;
  signals: readonly AbortSignal[];
  /** Whether the body is needed. */
  wantsBody: (status: number, headers: Readonly<Record<string, string>>) => boolean;
  /** Whether the beginning of a body is enough. */
  hasEnough: (bytes: Buffer, headers: Readonly<Record<string, string>>) => boolean;
  /** Whether the beginning of a body has no visible text yet. */
  hasNoText: (bytes: Buffer, headers: Readonly<Record<string, string>>) => boolean;
}

/**
 * Sends a request directly to the dispatcher, without a stream. Resolves when the connection is free or closed, so
 * that awaiting it limits the requests in flight.
 *
 * @throws errors of undici or the guard, a signal's reason, or ResponseTimeout.
 */
export function receiveResponse(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  patience: ReceiveOptions,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const reception = new ResponseReceiver(patience, resolve, reject);
    try {
      // Time-outs are handled here: undici's timers are coarse, and its body time-out applies between chunks.
      if (!reception.isDone) dispatcher.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, reception);
    } catch (error) {
      reception.onResponseError(null, error);
    }
  });
}

class ResponseReceiver implements Dispatcher.DispatchHandler {
  isDone = false;
  readonly #patience: ReceiveOptions;
  readonly #resolve: (received: RawResponse) => void;
  readonly #reject: (error: unknown) => void;
  readonly #listeners: AbortListener[] = [];
  readonly #chunks: Buffer[] = [];
  #size = 0;
  /** Bytes to keep. */
  #kept = INITIAL_BODY_BYTES;
  /** Bytes after which the connection is closed instead of drained. */
  #most = INITIAL_BODY_BYTES + MAX_DRAIN_BYTES;
  #said: Pick<RawResponse, "status" | "headers" | "setCookies"> | null = null;
  #wanted = false;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;

  constructor(patience: ReceiveOptions, resolve: (received: RawResponse) => void, reject: (error: unknown) => void) {
    this.#patience = patience;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(this.#noAnswer, patience.timeoutMs);
    for (const signal of patience.signals) {
      if (signal.aborted) this.#fail(signal.reason);
      else this.#listeners.push(addAbortListener(signal, this.#stopped));
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
    this.#said = { status, headers, setCookies };
    this.#wanted = this.#patience.wantsBody(status, headers);
    const length = Number(headers["content-length"] ?? 0);
    if (length > this.#most) {
      // Draining it would cost more than a new connection.
      this.#most = this.#wanted ? INITIAL_BODY_BYTES : 0;
      if (!this.#wanted) {
        this.#settle("unread");
        return;
      }
    }
    this.#timer = setTimeout(this.#hurry, Math.min(MAX_DRAIN_MS, this.#patience.timeoutMs));
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.isDone) return;
    if (this.#wanted && this.#size < this.#kept) this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#wanted && this.#kept === INITIAL_BODY_BYTES && this.#size >= INITIAL_BODY_BYTES && this.#isMute())
      this.#goDeep();
    const tooLong = this.#size > this.#most;
    if (tooLong || (this.#most === this.#kept && this.#hasEnough() && !this.#isMute())) this.#settle("cut");
  }

  onResponseEnd(): void {
    this.#settle("ended");
  }

  onResponseError(_: Dispatcher.DispatchController | null, error: unknown): void {
    if (this.#said === null) this.#fail(error);
    else this.#settle("broken", error);
  }

  readonly #noAnswer = (): void => this.#fail(new ResponseTimeout("No answer in time"));

  readonly #stopped = (): void => {
    const stop = this.#patience.signals.find(({ aborted }) => aborted);
    this.#fail(stop?.reason);
  };

  /** After the first second of the body: what has come is enough, or the rest of its time is granted. */
  readonly #hurry = (): void => {
    const left = this.#patience.timeoutMs - MAX_DRAIN_MS;
    if (!this.#wanted || this.#size >= this.#kept || this.#hasEnough()) this.#settle("cut");
    else if (left <= 0) this.#settle("late");
    else this.#timer = setTimeout(() => this.#settle(this.#hasEnough() ? "cut" : "late"), left);
  };

  #hasEnough(): boolean {
    return this.#said !== null && this.#patience.hasEnough(this.#bytes(), this.#said.headers);
  }

  #isMute(): boolean {
    return this.#said !== null && this.#patience.hasNoText(this.#bytes(), this.#said.headers);
  }

  #goDeep(): void {
    this.#most += MAX_BODY_BYTES - this.#kept;
    this.#kept = MAX_BODY_BYTES;
  }

  #bytes(): Buffer {
    const [only, ...more] = this.#chunks;
    if (only === undefined) return Buffer.alloc(0);
    const bytes = more.length === 0 ? only : Buffer.concat(this.#chunks);
    if (more.length > 0) this.#chunks.splice(0, this.#chunks.length, bytes);
    return bytes.length > this.#kept ? bytes.subarray(0, this.#kept) : bytes;
  }

  #settle(stop: RawResponse["stop"], error: unknown = null): void {
    if (this.isDone || this.#said === null) return;
    this.#end(stop !== "ended" && stop !== "broken");
    this.#resolve({ ...this.#said, bytes: this.#bytes(), stop: this.#wanted ? stop : "unread", error });
  }

  #fail(error: unknown): void {
    if (this.isDone) return;
    this.#end(true);
    this.#reject(error);
  }

  #end(hangUp: boolean): void {
    this.isDone = true;
    clearTimeout(this.#timer);
    this.#listeners.forEach(removeAbortListener);
    if (hangUp) this.#hangUp();
  }

  #hangUp(): void {
    this.#controller?.abort(READ_ENOUGH);
  }
}

function flattenHeaders(raw: Record<string, string | string[] | undefined>) {
  const headers: Record<string, string> = {};
  for (const name in raw) {
    const value = raw[name];
    if (value !== undefined) headers[name] = typeof value === "string" ? value : value.join("\n");
  }
  const cookies = raw["set-cookie"];
  return { headers, setCookies: cookies === undefined ? [] : [cookies].flat() };
}
