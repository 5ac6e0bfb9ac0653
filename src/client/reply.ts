import { ErrorBodyRead, type EvaluationError } from "../contract/error.ts";
import {
  AnalysisFailed,
  AnonymousLimitReached,
  AnswerBrokenOff,
  AnswerNotJson,
  AnswerTooLarge,
  BodyTimedOut,
  CertificateRefused,
  ConnectionLost,
  HeadersTimedOut,
  KeyRefused,
  ProxyRefused,
  Redirected,
  RequestRefused,
  type Said,
  ScopeMissing,
  ServiceUnavailable,
  ServiceUnreachable,
  TooManyRequests,
  UnexpectedStatus,
  UserLimitReached,
} from "./errors.ts";
import { type Exchange, LARGEST_ANSWER, type Limits } from "./exchange.ts";
import { readJson } from "./quote.ts";
import { readRetryAfter } from "./retry.ts";
import type { Service } from "./service.ts";

/** What an exchange means. */
export type Reply = { ok: true; body: unknown } | Refusal;

export interface Refusal {
  ok: false;
  /** What the caller is told, once it is known how many attempts it took. */
  error: (attempts: number) => EvaluationError;
  /**
   * once: sending again could count twice, or would be answered the same. again: it was never sent, or the service
   * asks for another try. stop: nothing that is sent after this will fare better.
   */
  next: "once" | "again" | "stop";
  /** Milliseconds that the service asks to wait. */
  retryAfterMs: number;
  /** Nothing was sent: the service could not be reached at all. */
  unsent: boolean;
}

export interface Reading {
  service: Service;
  limits: Limits;
  /** When the monthly allowance is reset, where the service has said so. */
  nextReset: string | undefined;
}

/** Reads an exchange: the body of a 200, or why there is none and whether to try again. */
export function readReply(exchange: Exchange, reading: Reading): Reply {
  const { service, limits } = reading;
  switch (exchange.kind) {
    case "answered":
      return readAnswered(exchange, reading);
    case "unsent":
      return readUnsent(exchange.error, service);
    case "unanswered":
      return readUnanswered(exchange.error, reading);
    case "broken_off":
      return refusal(() =>
        exchange.error === "timeout"
          ? new BodyTimedOut(service.name, limits.bodyMs)
          : new AnswerBrokenOff(service.name, codeOf(exchange.error)),
      );
    case "too_large":
      return refusal(() => new AnswerTooLarge(service.name, LARGEST_ANSWER));
  }
}

function refusal(error: Refusal["error"], rest: Partial<Refusal> = {}): Refusal {
  return { ok: false, error, next: "once", retryAfterMs: 0, unsent: false, ...rest };
}

// ── answered ────────────────────────────────────────────────────────────────────────────────────────────────

type Answered = Extract<Exchange, { kind: "answered" }>;

function readAnswered(answered: Answered, reading: Reading): Reply {
  const { service, nextReset } = reading;
  const body = readJson(answered.text, service.key);
  if (answered.status === 200 && body !== undefined) return { ok: true, body };
  const said = saidIn(answered, body, service);
  switch (answered.status) {
    case 200:
      return refusal(() => new AnswerNotJson(said));
    case 400:
      return refusal(() => new RequestRefused(said));
    case 401:
      return refusal(() => new KeyRefused(said, service.key !== undefined), { next: "stop" });
    case 403:
      return refusal(() => new ScopeMissing(said), { next: "stop" });
    case 407:
      return refusal(() => new ProxyRefused(service.name, 407));
    case 429:
      return refusal(() => limitReached(said, nextReset), { next: "stop" });
    case 500:
    case 502:
    case 503:
    case 504:
      return refusal((attempts) => unavailable(said, attempts), {
        next: "again",
        retryAfterMs: readRetryAfter(answered.headers["retry-after"], Date.now()),
      });
    default:
      return refusal(() => unexpected(said, answered, service));
  }
}

function saidIn({ status, text }: Answered, body: unknown, service: Service): Said {
  const error = ErrorBodyRead.safeParse(body);
  if (!error.success) return { service: service.name, status, words: service.quote(text) };
  const { errorCode } = error.data;
  return {
    service: service.name,
    status,
    errorCode: errorCode === undefined ? undefined : service.quote(errorCode),
    words: service.quote(error.data.error),
  };
}

function limitReached(said: Said, nextReset: string | undefined): EvaluationError {
  if (said.errorCode === "USER_RATE_LIMIT_EXCEEDED") return new UserLimitReached(said, nextReset);
  if (said.errorCode === "IP_RATE_LIMIT_EXCEEDED") return new AnonymousLimitReached(said, nextReset);
  return new TooManyRequests(said);
}

function unavailable(said: Said, attempts: number): EvaluationError {
  return said.status === 500 ? new AnalysisFailed(said, attempts) : new ServiceUnavailable(said, attempts);
}

function unexpected(said: Said, { status, headers }: Answered, service: Service): EvaluationError {
  if (status < 300 || status > 399) return new UnexpectedStatus(said);
  // Without its query: that is where a redirect to a log-in page carries tokens.
  const target = headers.location && URL.parse(headers.location, service.origin);
  return new Redirected(said, target ? service.quote(target.origin + target.pathname) : "");
}

function readUnanswered(error: Error | "timeout", { service, limits }: Reading): Refusal {
  if (error === "timeout") return refusal(() => new HeadersTimedOut(service.name, limits.headersMs));
  // Plain http is sent to the proxy as a whole: its 407 comes late, and still nothing has gone further.
  const proxy = proxyStatus(error);
  return refusal(() =>
    proxy === undefined
      ? new ConnectionLost(service.name, codeOf(error))
      : new ProxyRefused(service.name, proxy),
  );
}

// ── never sent ──────────────────────────────────────────────────────────────────────────────────────────────

/** Failures of a connection that the next attempt may not meet (Node's and undici's codes). */
const TRANSIENT = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
  // Of the way through a proxy: it hung up, or did not answer CONNECT.
  "UND_ERR_PRX_CONN",
  "UND_ERR_HEADERS_TIMEOUT",
]);

/** OpenSSL's verdicts on a certificate, and failed handshakes. */
const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|UND_ERR_PRX_TLS)/;

function readUnsent(error: Error, service: Service): Refusal {
  const code = codeOf(error);
  const proxy = proxyStatus(error);
  if (proxy !== undefined && proxy < 500)
    return refusal(() => new ProxyRefused(service.name, proxy), { unsent: true });
  if (TLS.test(code))
    return refusal(() => new CertificateRefused(service.name, service.quote(`${code}: ${error.message}`)), {
      unsent: true,
    });
  return refusal((attempts) => new ServiceUnreachable(service.name, code, attempts), {
    unsent: true,
    next: TRANSIENT.has(code) || proxy !== undefined ? "again" : "once",
  });
}

/** The status with which a proxy refused the way: undici says it in words only (lib/dispatcher/proxy-agent.js). */
function proxyStatus({ message }: Error): number | undefined {
  const status = /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(message)?.[1];
  return status === undefined ? undefined : Number(status);
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "no code";
}
