import { type EvaluationError, ReceivedErrorBody } from "../contract/error.ts";
import {
  AnalysisFailed,
  AnonymousLimitReached,
  AnswerBrokenOff,
  AnswerNotJson,
  AnswerTooLarge,
  ApiKeyRejected,
  ApiKeyScopeMissing,
  BodyTimedOut,
  CertificateRefused,
  ConnectionLost,
  type ErrorResponse,
  HeadersTimedOut,
  ProxyRefused,
  RequestRejected,
  ServiceUnavailable,
  ServiceUnreachable,
  TooManyRequests,
  UnexpectedRedirect,
  UnexpectedStatus,
  UserLimitReached,
} from "./errors.ts";
import { type ExchangeResult, MAX_ANSWER_BYTES, type ResponseTimeouts } from "./http-exchange.ts";
import { parseRetryAfter } from "./retry.ts";
import { parseJsonWithoutKey } from "./sanitise-text.ts";
import type { ServiceEndpoint } from "./service-endpoint.ts";

/** The meaning of an exchange. */
export type Reply = { ok: true; body: unknown } | FailedReply;

export interface FailedReply {
  ok: false;
  /** The error for the caller, given the number of attempts. */
  error: (attempts: number) => EvaluationError;
  /**
   * once: a retry could count twice, or would have the same result. again: nothing was sent, or the service asks for
   * a retry. stop: all further requests would fail, too.
   */
  next: "once" | "again" | "stop";
  /** The Retry-After of the service, in milliseconds. */
  retryAfterMs: number;
  /** Nothing was sent, because the service could not be reached. */
  neverSent: boolean;
}

export interface ReplyContext {
  service: ServiceEndpoint;
  limits: ResponseTimeouts;
  /** When the monthly quota is reset, where the service has said so. */
  nextReset: string | undefined;
}

/** Interprets an exchange: the body of a 200, or the failure and whether to retry. */
export function interpretReply(exchange: ExchangeResult, reading: ReplyContext): Reply {
  const { service, limits } = reading;
  switch (exchange.kind) {
    case "answered":
      return interpretAnswered(exchange, reading);
    case "unsent":
      return interpretUnsent(exchange.error, service);
    case "unanswered":
      return interpretUnanswered(exchange.error, reading);
    case "broken_off":
      return createFailedReply(() =>
        exchange.error === "timeout"
          ? new BodyTimedOut(service.name, limits.bodyMs)
          : new AnswerBrokenOff(service.name, getErrorCode(exchange.error)),
      );
    case "too_large":
      return createFailedReply(() => new AnswerTooLarge(service.name, MAX_ANSWER_BYTES));
  }
}

function createFailedReply(error: FailedReply["error"], rest: Partial<FailedReply> = {}): FailedReply {
  return { ok: false, error, next: "once", retryAfterMs: 0, neverSent: false, ...rest };
}

// ── Answered ──

type AnsweredExchange = Extract<ExchangeResult, { kind: "answered" }>;

function interpretAnswered(answered: AnsweredExchange, reading: ReplyContext): Reply {
  const { service, nextReset } = reading;
  const body = parseJsonWithoutKey(answered.text, service.key);
  if (answered.status === 200 && body !== undefined) return { ok: true, body };
  const said = toErrorResponse(answered, body, service);
  switch (answered.status) {
    case 200:
      return createFailedReply(() => new AnswerNotJson(said));
    case 400:
      return createFailedReply(() => new RequestRejected(said));
    case 401:
      return createFailedReply(() => new ApiKeyRejected(said, service.key !== undefined), { next: "stop" });
    case 403:
      return createFailedReply(() => new ApiKeyScopeMissing(said), { next: "stop" });
    case 407:
      return createFailedReply(() => new ProxyRefused(service.name, 407));
    case 429:
      return createFailedReply(() => toLimitError(said, nextReset), { next: "stop" });
    case 500:
    case 502:
    case 503:
    case 504:
      return createFailedReply((attempts) => toUnavailableError(said, attempts), {
        next: "again",
        retryAfterMs: parseRetryAfter(answered.headers["retry-after"], Date.now()),
      });
    default:
      return createFailedReply(() => toUnexpectedStatusError(said, answered, service));
  }
}

function toErrorResponse({ status, text }: AnsweredExchange, body: unknown, service: ServiceEndpoint): ErrorResponse {
  const error = ReceivedErrorBody.safeParse(body);
  if (!error.success) return { service: service.name, status, message: service.sanitise(text) };
  const { errorCode } = error.data;
  return {
    service: service.name,
    status,
    errorCode: errorCode === undefined ? undefined : service.sanitise(errorCode),
    message: service.sanitise(error.data.error),
  };
}

function toLimitError(said: ErrorResponse, nextReset: string | undefined): EvaluationError {
  if (said.errorCode === "USER_RATE_LIMIT_EXCEEDED") return new UserLimitReached(said, nextReset);
  if (said.errorCode === "IP_RATE_LIMIT_EXCEEDED") return new AnonymousLimitReached(said, nextReset);
  return new TooManyRequests(said);
}

function toUnavailableError(said: ErrorResponse, attempts: number): EvaluationError {
  return said.status === 500 ? new AnalysisFailed(said, attempts) : new ServiceUnavailable(said, attempts);
}

function toUnexpectedStatusError(
  said: ErrorResponse,
  { status, headers }: AnsweredExchange,
  service: ServiceEndpoint,
): EvaluationError {
  if (status < 300 || status > 399) return new UnexpectedStatus(said);
  // Without the query: a redirect to a log-in page carries tokens in it.
  const target = headers.location && URL.parse(headers.location, service.origin);
  return new UnexpectedRedirect(said, target ? service.sanitise(target.origin + target.pathname) : "");
}

function interpretUnanswered(error: Error | "timeout", { service, limits }: ReplyContext): FailedReply {
  if (error === "timeout") return createFailedReply(() => new HeadersTimedOut(service.name, limits.headersMs));
  // Plain http requests are sent to the proxy as a whole, so its 407 comes after sending; it has not forwarded
  // anything.
  const proxy = parseProxyStatus(error);
  return createFailedReply(() =>
    proxy === undefined ? new ConnectionLost(service.name, getErrorCode(error)) : new ProxyRefused(service.name, proxy),
  );
}

// ── Not sent ──

/** Connection failures that a retry may fix (codes of Node and undici). */
const TRANSIENT_CODES = new Set([
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
  // Through a proxy: it closed the connection, or did not answer CONNECT.
  "UND_ERR_PRX_CONN",
  "UND_ERR_HEADERS_TIMEOUT",
]);

/** OpenSSL's certificate errors, and failed handshakes. */
const TLS_ERROR_CODE = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|UND_ERR_PRX_TLS)/;

function interpretUnsent(error: Error, service: ServiceEndpoint): FailedReply {
  const code = getErrorCode(error);
  const proxy = parseProxyStatus(error);
  if (proxy !== undefined && proxy < 500)
    return createFailedReply(() => new ProxyRefused(service.name, proxy), { neverSent: true });
  if (TLS_ERROR_CODE.test(code))
    return createFailedReply(
      () => new CertificateRefused(service.name, service.sanitise(`${code}: ${error.message}`)),
      {
        neverSent: true,
      },
    );
  return createFailedReply((attempts) => new ServiceUnreachable(service.name, code, attempts), {
    neverSent: true,
    next: TRANSIENT_CODES.has(code) || proxy !== undefined ? "again" : "once",
  });
}

/**
 * The status with which a proxy refused the request. undici only has it in the message
 * (lib/dispatcher/proxy-agent.js).
 */
function parseProxyStatus({ message }: Error): number | undefined {
  const status = /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(message)?.[1];
  return status === undefined ? undefined : Number(status);
}

function getErrorCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "no code";
}
