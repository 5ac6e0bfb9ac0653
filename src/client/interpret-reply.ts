import { type EvaluationError, ReceivedErrorBody } from "../contract/error.ts";
import { parseRetryAfterMs } from "../ground/retry-after.ts";
import { type ExchangeResult, MAX_ANSWER_BYTES, type ResponseTimeouts } from "./http-exchange.ts";
import { parseJsonWithoutKey } from "./sanitise-text.ts";
import type { ServiceEndpoint } from "./service-endpoint.ts";
import { createServiceError, type FailureFacts, type FailureName } from "./service-error.ts";

/** The meaning of an exchange. */
export type Reply = { ok: true; body: unknown } | FailedReply;

export interface FailedReply {
  ok: false;
  /** The error for the caller, given the number of attempts. */
  error: (attempts: number) => EvaluationError;
  /**
   * once: a retry could count twice, or would have the same result. again: nothing was sent, the service asks for a
   * retry, or counts the request once however often it is sent. stop: all further requests would fail, too.
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
  /** The service counts a request once, however often it is sent. */
  isRepeatable: boolean;
}

/** Interprets an exchange: the body of a 200, or the failure and whether to retry. */
export function interpretReply(
  exchange: ExchangeResult,
  { service, limits, nextReset, isRepeatable }: ReplyContext,
): Reply {
  const fail = (name: FailureName, facts: Partial<FailureFacts>, rest: Partial<FailedReply> = {}): FailedReply => ({
    ok: false,
    error: (attempts) =>
      createServiceError(name, {
        service: service.name,
        message: "",
        detail: "",
        nextReset,
        attempts,
        isRepeatable,
        ...facts,
      }),
    next: "once",
    retryAfterMs: 0,
    neverSent: false,
    ...rest,
  });
  const lost: Partial<FailedReply> = isRepeatable ? { next: "again" } : {};
  switch (exchange.kind) {
    case "answered":
      return interpretAnswered(exchange, service, fail);
    case "unsent":
      return interpretUnsent(exchange.error, service, fail);
    case "unanswered":
      return exchange.error === "timeout"
        ? fail("HeadersTimedOut", { detail: formatSeconds(limits.headersMs) })
        : interpretUnanswered(exchange.error, fail, lost);
    case "broken_off":
      return exchange.error === "timeout"
        ? fail("BodyTimedOut", { detail: formatSeconds(limits.bodyMs) })
        : fail("AnswerBrokenOff", { detail: getErrorCode(exchange.error) }, lost);
    case "too_large":
      return fail("AnswerTooLarge", { status: 200, detail: `${MAX_ANSWER_BYTES / 1e6} MB` });
  }
}

type CreateFailure = (name: FailureName, facts: Partial<FailureFacts>, rest?: Partial<FailedReply>) => FailedReply;

const formatSeconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

// ── Answered ──

const FAILURE_OF_STATUS: Readonly<Record<number, FailureName>> = {
  200: "AnswerNotJson",
  400: "RequestRejected",
  401: "ApiKeyRejected",
  403: "ApiKeyScopeMissing",
  429: "TooManyRequests",
  500: "AnalysisFailed",
  502: "ServiceUnavailable",
  503: "ServiceUnavailable",
  504: "ServiceUnavailable",
};
const FAILURE_OF_LIMIT: Readonly<Record<string, FailureName>> = {
  USER_RATE_LIMIT_EXCEEDED: "UserLimitReached",
  IP_RATE_LIMIT_EXCEEDED: "AnonymousLimitReached",
};
const STATUSES_FOR_ALL_REQUESTS = [401, 403, 429];
const TRANSIENT_STATUSES = [500, 502, 503, 504];

function interpretAnswered(
  { status, text, headers }: Extract<ExchangeResult, { kind: "answered" }>,
  service: ServiceEndpoint,
  fail: CreateFailure,
): Reply {
  const body = parseJsonWithoutKey(text, service.key);
  if (status === 200 && body !== undefined) return { ok: true, body };
  if (status === 407) return fail("ProxyRefused", { detail: "407" });
  const { error = text, errorCode } = ReceivedErrorBody.safeParse(body).data ?? {};
  const said = { status, errorCode: errorCode && service.sanitise(errorCode), message: service.sanitise(error) };
  if (status >= 300 && status <= 399) {
    // Without the query: a redirect to a log-in page carries tokens in it.
    const target = headers.location && URL.parse(headers.location, service.origin);
    const detail = target ? service.sanitise(target.origin + target.pathname) : "";
    return fail("UnexpectedRedirect", { ...said, detail });
  }
  if (status === 401 && service.key === undefined) return fail("ApiKeyMissing", said, { next: "stop" });
  const retryAfterMs = parseRetryAfterMs([headers["retry-after"]].flat()[0]) ?? 0;
  if (status === 409 && said.errorCode === "IDEMPOTENCY_KEY_IN_USE") {
    return fail("StillEvaluating", said, { next: "again", retryAfterMs });
  }
  const limit = status === 429 ? FAILURE_OF_LIMIT[said.errorCode ?? ""] : undefined;
  const name = limit ?? FAILURE_OF_STATUS[status] ?? "UnexpectedStatus";
  // A limit by the minute; a monthly one has an error code.
  if (name === "TooManyRequests" && retryAfterMs > 0) return fail(name, said, { next: "again", retryAfterMs });
  if (STATUSES_FOR_ALL_REQUESTS.includes(status)) return fail(name, said, { next: "stop" });
  if (!TRANSIENT_STATUSES.includes(status)) return fail(name, said);
  return fail(name, said, { next: "again", retryAfterMs });
}

/**
 * Plain http requests are sent to the proxy as a whole, so its 407 comes after sending; it has not forwarded anything.
 */
function interpretUnanswered(error: Error, fail: CreateFailure, lost: Partial<FailedReply>): FailedReply {
  const proxy = parseProxyStatus(error);
  return proxy === undefined
    ? fail("ConnectionLost", { detail: getErrorCode(error) }, lost)
    : fail("ProxyRefused", { detail: String(proxy) });
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

function interpretUnsent(error: Error, service: ServiceEndpoint, fail: CreateFailure): FailedReply {
  const code = getErrorCode(error);
  const proxy = parseProxyStatus(error);
  if (proxy !== undefined && proxy < 500) return fail("ProxyRefused", { detail: String(proxy) }, { neverSent: true });
  if (TLS_ERROR_CODE.test(code)) {
    const detail = service.sanitise(`${code}: ${error.message}`);
    return fail("CertificateRefused", { detail }, { neverSent: true });
  }
  const next = TRANSIENT_CODES.has(code) || proxy !== undefined ? "again" : "once";
  return fail("ServiceUnreachable", { detail: code }, { neverSent: true, next });
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
