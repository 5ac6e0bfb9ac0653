import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";

/** How one request fared. What tells them apart is what a retry depends on: whether anything was sent. */
export type ExchangeResult =
  | { kind: "answered"; status: number; headers: IncomingHttpHeaders; text: string }
  /** No byte of the request left: no connection was made. */
  | { kind: "unsent"; error: Error }
  /** Sent, at least in part, and no status came. */
  | { kind: "unanswered"; error: Error | "timeout" }
  /** A 200 whose body did not come to its end. */
  | { kind: "broken_off"; error: Error | "timeout" }
  | { kind: "too_large" };

export interface ResponseTimeouts {
  /** From the sending to the status. */
  headersMs: number;
  /** From the status to the end of the body: a dripping body ends too. */
  bodyMs: number;
}

export interface HttpRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Refused while streaming, before anything is parsed. Bytes. */
export const MAX_ANSWER_BYTES = 10_000_000;
/** Of any other status only the first words are wanted. Bytes. */
const MAX_ERROR_BODY_BYTES = 65_536;

/**
 * Sends one request once and tells how it fared; never rejects. It speaks to undici's dispatcher itself, because
 * only there is it known whether a request had begun to be written when its connection failed.
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
      // undici's own clocks are off: they pause between chunks only, and start anew at every 1xx.
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

  /** Called when a connection stands and before the first byte is written to it. */
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

  /** Settles and hangs up. */
  #cut(exchange: ExchangeResult): void {
    this.#settle(exchange);
    this.#controller?.abort(new Error("Enough was heard."));
  }

  #abort = () => this.#controller?.abort(toError(this.#signal.reason));

  /** The first word counts: hanging up makes undici report an error of its own. */
  #settle(exchange: ExchangeResult): void {
    clearTimeout(this.#clock);
    this.#signal.removeEventListener("abort", this.#abort);
    this.#resolve(exchange);
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
