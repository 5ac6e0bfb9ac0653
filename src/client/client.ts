import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import type { Dispatcher } from "undici";
import type { EvaluationError } from "../contract/error.ts";
import type { Evaluate } from "../contract/evaluator-interface.ts";
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_SECONDS_HEADER } from "../contract/idempotency.ts";
import { parseAnswer } from "../contract/parse-answer.ts";
import { rejectOnAbort } from "../contract/reject-on-abort.ts";
import { createDispatcher, type Proxies } from "./dispatcher.ts";
import { getRetryDelayMs, type RetryPolicy } from "./get-retry-delay.ts";
import { type HttpRequest, performExchange, type ResponseTimeouts } from "./http-exchange.ts";
import { inlineAdFile, readMaxAdBytes } from "./inline-ad-file.ts";
import { type FailedReply, interpretReply, type Reply } from "./interpret-reply.ts";
import { separateLedger } from "./separate-ledger.ts";
import { parseServiceEndpoint, type ServiceEndpoint } from "./service-endpoint.ts";
import { readUsageNotices } from "./usage-notices.ts";

export interface ClientOptions {
  /** The URL before /api/analyze-ad. It may have a path and a trailing slash. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** Maximum concurrent requests. */
  connections: number;
  timeouts?: Timeouts;
  retry?: RetryPolicy;
  proxies?: Proxies;
}

/** Milliseconds. */
export interface Timeouts extends ResponseTimeouts {
  connectMs: number;
}

/** A page capture with a vision model takes long; the entry's own time-out is part of the caller's signal. */
const DEFAULT_TIMEOUTS: Timeouts = { connectMs: 10_000, headersMs: 180_000, bodyMs: 30_000 };
/** At most 0.5, 1 and 2 s between the four attempts, or Retry-After up to 30 s. */
const DEFAULT_RETRY: RetryPolicy = { attempts: 4, baseMs: 500, maxMs: 30_000 };
/** A notice is not worth a longer wait. */
const USAGE_TIMEOUT_MS = 10_000;

/**
 * The port `Evaluate` over HTTP, for any service with the evaluation API.
 *
 * @throws EvaluationError named InvalidApiUrl, InvalidApiKey, ApiKeyOverHttp or InvalidProxyUrl
 */
export const createClient = (options: ClientOptions) => new ServiceClient(options);

class ServiceClient {
  readonly #service: ServiceEndpoint;
  readonly #dispatcher: Dispatcher;
  readonly #limits: ResponseTimeouts;
  readonly #retry: RetryPolicy;
  /** Our own queue instead of undici's: after a failure that ends the run, no queued request is sent. */
  readonly #turn: LimitFunction;
  /** Aborts the delays between attempts once the run has ended. */
  readonly #stopping = new AbortController();
  #stop: (() => EvaluationError) | undefined;
  /** A request used up its attempts without reaching the service, and no request has reached it since. */
  #unreachable = false;
  #nextReset: string | undefined;
  /** The size of files that the service takes in a request, in bytes; 0 where it takes none. */
  #maxAdBytes = 0;
  /** The service counts a request once that is sent again under its Idempotency-Key. */
  #remembersKeys = false;

  constructor({ connections, timeouts = DEFAULT_TIMEOUTS, ...options }: ClientOptions) {
    this.#service = parseServiceEndpoint(options.baseUrl, options.apiKey);
    this.#dispatcher = createDispatcher(this.#service, connections, timeouts.connectMs, options.proxies ?? {});
    this.#limits = timeouts;
    this.#retry = options.retry ?? DEFAULT_RETRY;
    this.#turn = pLimit(connections);
  }

  readonly evaluate: Evaluate = async ({ landingPageData, ...request }, { signal, visitUrl = landingPageData.url }) => {
    const adData = await inlineAdFile(request.adData, this.#maxAdBytes, signal);
    const body = JSON.stringify({ ...request, adData, landingPageData: { ...landingPageData, url: visitUrl } });
    const headers = { "content-type": "application/json", [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
    for (let attempt = 1; ; attempt++) {
      const reply = await rejectOnAbort(
        signal,
        this.#turn(() => this.#post(body, headers, signal)),
      );
      if (reply.ok) return separateLedger(parseAnswer(reply.body).answer);
      if (!this.#worthAnother(reply, attempt)) throw reply.error(attempt);
      await this.#pause(getRetryDelayMs(attempt, reply.retryAfterMs, this.#retry), signal);
    }
  };

  /** Notices before `count` entries are evaluated. Counts no evaluation. Rejects only when the signal aborts. */
  async preflight(count: number, signal: AbortSignal): Promise<string[]> {
    const limits = { ...this.#limits, headersMs: Math.min(this.#limits.headersMs, USAGE_TIMEOUT_MS) };
    const sent = this.#send({ method: "GET", path: "/api/check-usage" }, limits, signal);
    const { notices, nextReset } = readUsageNotices(await rejectOnAbort(signal, sent), count);
    this.#nextReset = nextReset;
    return notices;
  }

  /** Whether the service takes an ad's file in a request; known after `preflight`. Ads may be `file:` URLs then. */
  get takesFiles(): boolean {
    return this.#maxAdBytes > 0;
  }

  /** Closes all connections. */
  readonly close = (): Promise<void> => this.#dispatcher.destroy();

  /** One attempt, sent when a connection is free unless the run has ended meanwhile. */
  async #post(body: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Reply> {
    signal.throwIfAborted();
    if (this.#stop) throw this.#stop();
    const reply = await this.#send({ method: "POST", path: "/api/analyze-ad", body, headers }, this.#limits, signal);
    if (reply.ok || !reply.neverSent) this.#unreachable = false;
    if (!reply.ok && reply.next === "stop") {
      this.#stop ??= () => reply.error(1);
      this.#stopping.abort();
    }
    return reply;
  }

  async #send(message: HttpRequest, limits: ResponseTimeouts, signal: AbortSignal): Promise<Reply> {
    const { origin, prefix, key } = this.#service;
    const headers = {
      accept: "application/json",
      "user-agent": "adhere-check",
      ...message.headers,
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const whole = { ...message, origin, path: prefix + message.path, headers };
    const fared = await performExchange(this.#dispatcher, whole, limits, signal);
    if (fared.kind === "answered") {
      this.#maxAdBytes = readMaxAdBytes(fared.headers) ?? this.#maxAdBytes;
      this.#remembersKeys ||= IDEMPOTENCY_SECONDS_HEADER in fared.headers;
    }
    const isRepeatable = this.#remembersKeys;
    return interpretReply(fared, { service: this.#service, limits, nextReset: this.#nextReset, isRepeatable });
  }

  #worthAnother(refusal: FailedReply, attempt: number): boolean {
    if (refusal.next !== "again") return false;
    // Do not retry every entry against a service that is down.
    if (refusal.neverSent && this.#unreachable) return false;
    const left = attempt < this.#retry.attempts;
    if (refusal.neverSent && !left) this.#unreachable = true;
    return left;
  }

  async #pause(ms: number, signal: AbortSignal): Promise<void> {
    const either = AbortSignal.any([signal, this.#stopping.signal]);
    await sleep(ms, undefined, { signal: either }).catch(() => undefined);
    signal.throwIfAborted();
  }
}
