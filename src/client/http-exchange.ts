import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";

/** The result of one request. A retry depends on whether anything was sent. */
export type ExchangeResult =
  | { kind: "answered"; status: number; headers: IncomingHttpHeaders; text: string }
  /** No byte of the request was sent, because there was no connection. */
  | { kind: "unsent"; error: Error }
  /** At least a part was sent, and no status came. */
  | { kind: "unanswered"; error: Error | "timeout" }
  /** A 200 with an incomplete body. */
  | { kind: "broken_off"; error: Error | "timeout" }
  | { kind: "too_large" };

export interface ResponseTimeouts {
  /** From sending to the status. */
  headersMs: number;
  /** From the status to the end of the body; also limits a body that drips. */
  bodyMs: number;
}

export interface HttpRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Larger bodies are rejected while they stream, before they are parsed. */
export const MAX_ANSWER_BYTES = 10_000_000;
/** Of error responses only the beginning is needed. */
const MAX_ERROR_BODY_BYTES = 65_536;

/**
 * Sends one request once; never rejects. It uses undici's dispatcher directly, because only the dispatcher knows
 * whether the request was being written when its connection failed.
 */
export function performExchange(
  dispatcher: Dispatcher,
  message: HttpRequest & { origin: string },
  limits: ResponseTimeouts,
  signal: AbortSignal,
): Promise<ExchangeResult> {
  return new Promise((resolve) => {
    const receiver = new ExchangeHandler(limits, signal, resolve);
    try {
      // undici's own time-outs are off: they only limit the time between chunks, and restart at every 1xx response.
      dispatcher.dispatch({ ...message, headersTimeout: 0, bodyTimeout: 0 }, receiver);
    } catch (error) {
      receiver.onResponseError(undefined, toError(error));
    }
  });
}

class ExchangeHandler implements Dispatcher.DispatchHandler {
  readonly #limits: ResponseTimeouts;
  readonly #signal: AbortSignal;
  readonly #resolve: (exchange: ExchangeResult) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #clock: NodeJS.Timeout | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(limits: ResponseTimeouts, signal: AbortSignal, resolve: (exchange: ExchangeResult) => void) {
    this.#limits = limits;
    this.#signal = signal;
    this.#resolve = resolve;
  }

  /** Called when there is a connection, before the first byte is written. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#signal.aborted) {
      controller.abort(toError(this.#signal.reason));
      return;
    }
    this.#controller = controller;
    this.#signal.addEventListener("abort", this.#abort, { once: true });
    this.#within(this.#limits.headersMs, () => ({ kind: "unanswered", error: "timeout" }));
  }

  onResponseStart(_: unknown, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    this.#within(this.#limits.bodyMs, () =>
      status === 200 ? { kind: "broken_off", error: "timeout" } : this.#answered(),
    );
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#status === 200 && this.#size > MAX_ANSWER_BYTES) this.#cut({ kind: "too_large" });
    else this.#chunks.push(chunk);
    if (this.#status !== 200 && this.#size > MAX_ERROR_BODY_BYTES) this.#cut(this.#answered());
  }

  onResponseEnd(): void {
    this.#settle(this.#answered());
  }

  onResponseError(_: unknown, error: Error): void {
    if (this.#controller === undefined) this.#settle({ kind: "unsent", error });
    else if (this.#status === 0) this.#settle({ kind: "unanswered", error });
    else this.#settle(this.#status === 200 ? { kind: "broken_off", error } : this.#answered());
  }

  #answered(): ExchangeResult {
    const text = Buffer.concat(this.#chunks).toString("utf8");
    return { kind: "answered", status: this.#status, headers: this.#headers, text };
  }

  #within(ms: number, otherwise: () => ExchangeResult): void {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => this.#cut(otherwise()), ms);
  }

  /** Settles and closes the connection. */
  #cut(exchange: ExchangeResult): void {
    this.#settle(exchange);
    this.#controller?.abort(new Error("Enough of the response was read."));
  }

  #abort = () => this.#controller?.abort(toError(this.#signal.reason));

  /** Only the first call counts: closing the connection makes undici report another error. */
  #settle(exchange: ExchangeResult): void {
    clearTimeout(this.#clock);
    this.#signal.removeEventListener("abort", this.#abort);
    this.#resolve(exchange);
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
