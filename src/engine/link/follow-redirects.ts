import { parseRetryAfterMs } from "../../ground/retry-after.ts";
import { truncate } from "../../ground/text.ts";
import type { LinkStep } from "../artifacts/link-verdict.ts";
import { classifyFailure } from "./classify-failure.ts";
import { classifyResponse } from "./classify-response.ts";
import { CookieJar } from "./cookie-jar.ts";
import { detectBotCheck } from "./detect-bot-check.ts";
import type { RequestOutcome } from "./host-limiter.ts";
import { type DocumentSummary, describeOutcome, type LinkOutcome, type VisitedLink } from "./link-outcome.ts";
import { MAX_VISIBLE_TEXT_CHARS } from "./measure-content.ts";
import type { LinkSettings } from "./options.ts";
import { findDeveloperError, mayBePlaceholder } from "./placeholder-page.ts";
import { getMainContentLines } from "./read-markup.ts";
import { isRedirect } from "./receive-response.ts";
import { type HttpResponse, sendRequest } from "./send-request.ts";
import { extractVisibleText } from "./visible-text.ts";

/** One attempt at a destination, through all its redirects. Serialisable. */
export interface HttpAttempt extends VisitedLink {
  /** The last URL that was requested, with or without a response. */
  finalUrl: string;
  /** Its host and port. */
  host: string;
  /** Retry-After in milliseconds; null where the server sent none. */
  retryAfterMs: number | null;
}

/** What the probe has done so far. */
interface ProbeProgress {
  attempts: readonly HttpAttempt[];
  trail: LinkStep[];
}

/** Ad click chains are long, loops are endless: longer chains are not followed. */
const MAX_REDIRECTS = 10;

/** A chain also ends after this many time-outs' worth of responses, each of which may take almost one time-out. */
const MAX_CHAIN_TIMEOUTS = 4;

/**
 * Requests a destination and follows its redirects, with one trail step per hop.
 *
 * @param entered The result of HostLimiter.acquire for the first hop, where the caller has already called it.
 * @throws UnsafeUrl, and the signal's reason.
 */
export async function followRedirects(
  start: URL,
  settings: LinkSettings,
  progress: ProbeProgress,
  entered: number | null,
): Promise<HttpAttempt> {
  const jar = new CookieJar();
  const visited = new Set<string>();
  const previousUrls: string[] = [];
  const isRetry = progress.attempts.length > 0;
  const ownHeaders = settings.headersFor?.(start.href) ?? {};
  let url = start;
  let sameOrigin = true;
  let elapsedMs = 0;
  for (;;) {
    sameOrigin &&= url.origin === start.origin;
    const hostWaitMs = previousUrls.length === 0 ? entered : null;
    const extraHeaders = sameOrigin ? ownHeaders : {};
    const request = { url, jar, previousUrls, isRetry, hostWaitMs, extraHeaders };
    const hop = await requestHop(request, settings, progress.trail);
    const { response } = hop;
    const ended = (outcome: LinkOutcome) => toAttempt({ outcome, response }, url, previousUrls);
    if (response === null || !isRedirect(response.status, response.headers)) return ended(hop.outcome);
    const target = response.headers["location"] ?? "";
    const next = resolveLocation(target, url);
    if (next === null) return ended({ kind: "invalid_redirect", target });
    if (previousUrls.length === 0) visited.add(`${start.href}\n`);
    previousUrls.push(url.href);
    if (previousUrls.length > MAX_REDIRECTS) return ended({ kind: "too_many_redirects", limit: MAX_REDIRECTS });
    elapsedMs += progress.trail.at(-1)?.ms ?? 0;
    if (elapsedMs > MAX_CHAIN_TIMEOUTS * settings.timeoutMs) return ended({ kind: "timeout", rendered: false });
    // The same URL with other cookies is not a loop: some sites set a cookie and redirect back.
    const visitKey = `${next.href}\n${jar.getHeader(next)}`;
    if (visited.has(visitKey)) return ended({ kind: "redirect_loop" });
    visited.add(visitKey);
    url = next;
  }
}

const toAttempt = ({ outcome, response }: Hop, url: URL, previousUrls: string[]): HttpAttempt => ({
  outcome,
  finalUrl: url.href,
  host: url.host,
  httpStatus: response?.status ?? null,
  redirects: previousUrls.length === 0 ? [url.href] : previousUrls,
  summary: response === null ? EMPTY_SUMMARY : summariseResponse(response),
  retryAfterMs: getRetryAfterMs(response),
});

const EMPTY_SUMMARY: DocumentSummary = { title: "", heading: "", lines: null };

function summariseResponse({ title, heading, markup, bodyState }: HttpResponse): DocumentSummary {
  const developerError = findDeveloperError(getMainContentLines(markup));
  const visible =
    bodyState === "ended" && mayBePlaceholder(title, heading) && extractVisibleText(markup, MAX_VISIBLE_TEXT_CHARS);
  const lines = visible && visible.length < MAX_VISIBLE_TEXT_CHARS ? visible.lines : null;
  return { title, heading, lines, developerError };
}

interface Hop {
  outcome: LinkOutcome;
  /** Null where none came. */
  response: HttpResponse | null;
}

interface HopRequest {
  url: URL;
  jar: CookieJar;
  previousUrls: readonly string[];
  /** Headers for this URL only. */
  extraHeaders: Readonly<Record<string, string>>;
  /** Requested before, in an earlier attempt. */
  isRetry: boolean;
  /** The result of HostLimiter.acquire; null where it has not been called. */
  hostWaitMs: number | null;
}

/** Requests one URL when the host limiter allows it, and adds its steps to the trail. */
async function requestHop(request: HopRequest, settings: LinkSettings, trail: LinkStep[]): Promise<Hop> {
  const { host, hostname } = request.url;
  const { hostLimiter, network, signal } = settings;
  const skip = (outcome: LinkOutcome): Hop => {
    const hop = { outcome, response: null };
    trail.push(toLinkStep(request, hop, 0));
    return hop;
  };
  const heldMs = request.hostWaitMs ?? (await hostLimiter?.acquire(host, request.isRetry, signal)) ?? 0;
  if (heldMs === Number.POSITIVE_INFINITY) return skip({ kind: "timeout", rendered: false, skipped: true });
  if (heldMs > 0) return skip({ kind: "rate_limited", ms: heldMs });
  let hop: Hop | null = null;
  try {
    const isDown = await network.isDown(hostname);
    hop = isDown ? skip({ kind: "no_network" }) : await sendHopRequest(request, settings, trail);
    return hop;
  } finally {
    const response = hop?.response ?? null;
    network.recordResult(hostname, response !== null);
    hostLimiter?.release(host, getRequestOutcome(hop), getRetryAfterMs(response));
  }
}

function getRequestOutcome(hop: Hop | null): RequestOutcome {
  const response = hop?.response ?? null;
  if (response === null) return hop?.outcome.kind === "timeout" ? "silence" : "failure";
  const { status, headers } = response;
  const asked = status === 429 || (status === 503 && headers["retry-after"] !== undefined);
  return asked && detectBotCheck({ ...response, markup: "" }) === null ? "too_many" : "answered";
}

async function sendHopRequest(request: HopRequest, settings: LinkSettings, trail: LinkStep[]): Promise<Hop> {
  const { url, jar, extraHeaders } = request;
  const started = performance.now();
  const record = (hop: Hop, steps: LinkStep[] = []): Hop => {
    trail.push(toLinkStep(request, hop, Math.round(performance.now() - started)), ...steps);
    return hop;
  };
  try {
    const response = await sendRequest(url, jar.getHeader(url), settings, extraHeaders);
    if (response.setCookies.length > 0) jar.store(response.setCookies, url);
    return record({ outcome: classifyResponse(response, url), response });
  } catch (error) {
    rethrowFatal(error, settings);
    const { outcome, steps } = await classifyFailure(error, url, settings);
    return record({ outcome, response: null }, steps);
  }
}

const toLinkStep = ({ url, previousUrls }: HopRequest, { outcome, response }: Hop, ms: number): LinkStep => ({
  how: "http",
  url: url.href,
  redirects: [...previousUrls],
  httpStatus: response?.status ?? null,
  errorCode: getErrorCode(outcome),
  title: response === null || response.title === "" ? null : truncate(response.title, 300),
  tls: outcome.kind === "certificate" ? outcome.explanation : null,
  note: response === null ? describeOutcome(outcome) : describeResponse(response, outcome),
  ms,
});

/** UnsafeUrl and an abort say nothing about the destination. */
function rethrowFatal(error: unknown, { findUnsafeUrlError, signals }: LinkSettings): void {
  const unsafe = findUnsafeUrlError(error);
  if (unsafe !== null) throw unsafe;
  for (const signal of signals) signal.throwIfAborted();
}

function getErrorCode(outcome: LinkOutcome): string | null {
  if (outcome.kind === "no_such_domain") return "ENOTFOUND";
  if (outcome.kind === "timeout") return outcome.skipped ? null : "ETIMEDOUT";
  return "code" in outcome ? outcome.code : null;
}

function describeResponse(response: HttpResponse, outcome: LinkOutcome): string {
  if (isRedirect(response.status, response.headers))
    return `Answers ${response.status} and redirects to ${truncate(response.headers["location"] ?? "", 300)}`;
  const title = response.title === "" ? "" : `, titled "${truncate(response.title)}"`;
  const isClear = outcome.kind === "page" || outcome.kind === "not_found_status";
  return `Answers ${response.status}${title}${isClear ? "" : `. ${describeOutcome(outcome)}`}`;
}

/**
 * Resolves a Location header: only http and https, with the fragment carried over (RFC 9110 §10.2.2), without
 * credentials.
 */
function resolveLocation(location: string, from: URL): URL | null {
  const text = decodeHeaderUtf8(location.trim());
  const next = text === "" ? null : URL.parse(text, from);
  if (next === null) return null;
  if (next.protocol !== "http:" && next.protocol !== "https:") return null;
  if (next.hash === "") next.hash = from.hash;
  return stripCredentials(next);
}

/** Credentials are neither sent nor shown. */
export const stripCredentials = (url: URL): URL => Object.assign(url, { username: "", password: "" });

/** undici decodes headers as Latin-1; servers that do not escape their Location send UTF-8. */
function decodeHeaderUtf8(text: string): string {
  const decoded = Buffer.from(text, "latin1").toString("utf8");
  return decoded.includes("\ufffd") ? text : decoded;
}

/** Milliseconds; null for no time at all (0, or a date in the past). */
const getRetryAfterMs = (response: HttpResponse | null): number | null =>
  parseRetryAfterMs(response?.headers["retry-after"]) || null;
