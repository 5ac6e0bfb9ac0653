import type { LinkStep } from "../artifacts/link.ts";
import { detectBotCheck } from "./bot-checks.ts";
import { classifyResponse } from "./classify.ts";
import { classifyFailure } from "./classify-failure.ts";
import { MAX_VISIBLE_TEXT_CHARS } from "./content-amount.ts";
import { CookieJar } from "./cookie-jar.ts";
import type { RequestOutcome } from "./host-limiter.ts";
import { getMainContentLines } from "./main-content.ts";
import { type DocumentSummary, describeObservation, type Observation, truncate } from "./observation.ts";
import type { ProbeSettings } from "./options.ts";
import { findDeveloperError, mayBePlaceholder } from "./placeholder-page.ts";
import { type HttpResponse, isRedirect, sendRequest } from "./send-request.ts";
import { extractVisibleText } from "./visible-text.ts";

/** One attempt at a destination, through all its redirects. Serialisable. */
export interface HttpAttempt {
  observation: Observation;
  /** The last URL that was requested, with or without a response. */
  finalUrl: string;
  /** Its host and port. */
  host: string;
  /** Of the last response; null where none came. */
  httpStatus: number | null;
  /** The URLs that redirected, from the submitted one; the final URL only where there were none. */
  redirects: string[];
  /** Empty where no document was read. */
  summary: DocumentSummary;
  /** Retry-After in milliseconds; null where the server sent none. */
  retryAfterMs: number | null;
}

/** What the probe has done so far. */
interface ProbeProgress {
  attempts: readonly HttpAttempt[];
  trail: LinkStep[];
}

/** Ad click chains are long, loops are endless: longer chains are not followed. */
export const MAX_REDIRECTS = 10;

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
  options: ProbeSettings,
  seen: ProbeProgress,
  entered: number | null,
): Promise<HttpAttempt> {
  const jar = new CookieJar();
  const visited = new Set<string>();
  const previousUrls: string[] = [];
  const isRetry = seen.attempts.length > 0;
  const own = options.headersFor?.(start.href) ?? {};
  let url = start;
  let stayed = true;
  let spentMs = 0;
  for (;;) {
    stayed &&= url.origin === start.origin;
    const hostWaitMs = previousUrls.length === 0 ? entered : null;
    const hop = await requestHop(
      { url, jar, previousUrls, isRetry, hostWaitMs, extraHeaders: stayed ? own : {} },
      options,
      seen.trail,
    );
    const ended = (sight: Observation): HttpAttempt => toAttempt(sight, url, previousUrls, hop.answer);
    const { answer } = hop;
    if (answer === null || !isRedirect(answer.status, answer.headers)) return ended(hop.sight);
    const next = resolveLocation(answer.headers["location"] ?? "", url);
    if (next === null) return ended({ kind: "odd_redirect", target: answer.headers["location"] ?? "" });
    if (previousUrls.length === 0) visited.add(`${start.href}\n`);
    previousUrls.push(url.href);
    if (previousUrls.length > MAX_REDIRECTS)
      return ended({ kind: "too_many_redirects", limit: MAX_REDIRECTS });
    spentMs += seen.trail.at(-1)?.ms ?? 0;
    if (spentMs > MAX_CHAIN_TIMEOUTS * options.timeoutMs) return ended({ kind: "timeout", rendered: false });
    // The same URL with other cookies is not a loop: some sites set a cookie and redirect back.
    const approach = `${next.href}\n${jar.getHeader(next)}`;
    if (visited.has(approach)) return ended({ kind: "redirect_loop" });
    visited.add(approach);
    url = next;
  }
}

function toAttempt(
  observation: Observation,
  url: URL,
  passed: string[],
  answer: HttpResponse | null,
): HttpAttempt {
  return {
    observation,
    finalUrl: url.href,
    host: url.host,
    httpStatus: answer?.status ?? null,
    redirects: passed.length === 0 ? [url.href] : passed,
    summary: answer === null ? EMPTY_SUMMARY : summariseResponse(answer),
    retryAfterMs: parseRetryAfter(answer),
  };
}

const EMPTY_SUMMARY: DocumentSummary = { title: "", heading: "", lines: null };

function summariseResponse({ title, heading, markup, bodyState }: HttpResponse): DocumentSummary {
  const whole =
    bodyState === "ended" && mayBePlaceholder(title, heading)
      ? extractVisibleText(markup, MAX_VISIBLE_TEXT_CHARS)
      : null;
  const lines = whole !== null && whole.length < MAX_VISIBLE_TEXT_CHARS ? whole.lines : null;
  return { title, heading, lines, developerError: findDeveloperError(getMainContentLines(markup)) };
}

type Hop = { answer: HttpResponse; sight: Observation } | { answer: null; sight: Observation };

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

/** Requests one URL when the host limiter allows it. */
async function requestHop(address: HopRequest, options: ProbeSettings, trail: LinkStep[]): Promise<Hop> {
  const { host, hostname } = address.url;
  const { hostLimiter, network } = options;
  const heldMs =
    address.hostWaitMs ??
    (hostLimiter === undefined ? 0 : await hostLimiter.acquire(host, address.isRetry, options.signal));
  if (heldMs === Number.POSITIVE_INFINITY) {
    return skipHop(address, { kind: "timeout", rendered: false, skipped: true }, trail);
  }
  if (heldMs > 0) return skipHop(address, { kind: "held", ms: heldMs }, trail);
  let hop: Hop | null = null;
  try {
    if (await network.isDown(hostname)) return skipHop(address, { kind: "no_network" }, trail);
    hop = await sendHopRequest(address, options, trail);
    return hop;
  } finally {
    const answer = hop?.answer ?? null;
    network.recordResult(hostname, answer !== null);
    hostLimiter?.release(host, getRequestOutcome(hop), parseRetryAfter(answer));
  }
}

function getRequestOutcome(hop: Hop | null): RequestOutcome {
  const answer = hop?.answer ?? null;
  if (answer === null) return hop?.sight.kind === "timeout" ? "silence" : "failure";
  const { status, headers } = answer;
  const asked = status === 429 || (status === 503 && headers["retry-after"] !== undefined);
  return asked && detectBotCheck({ ...answer, markup: "" }) === null ? "too_many" : "answered";
}

/** A result without a request. */
function skipHop({ url, previousUrls }: HopRequest, sight: Observation, trail: LinkStep[]): Hop {
  trail.push(toLinkStep(url, previousUrls, null, sight, describeObservation(sight), 0));
  return { answer: null, sight };
}

async function sendHopRequest(
  { url, jar, previousUrls, extraHeaders }: HopRequest,
  options: ProbeSettings,
  trail: LinkStep[],
): Promise<Hop> {
  const started = performance.now();
  const spent = () => Math.round(performance.now() - started);
  try {
    const answer = await sendRequest(url, jar.getHeader(url), options, extraHeaders);
    if (answer.setCookies.length > 0) jar.store(answer.setCookies, url);
    const sight = classifyResponse(answer);
    trail.push(toLinkStep(url, previousUrls, answer, sight, describeResponse(answer, sight), spent()));
    return { answer, sight };
  } catch (error) {
    rethrowFatal(error, options);
    const { sight, steps } = await classifyFailure(error, url, options);
    trail.push(toLinkStep(url, previousUrls, null, sight, describeObservation(sight), spent()), ...steps);
    return { answer: null, sight };
  }
}

function toLinkStep(
  url: URL,
  passed: readonly string[],
  answer: HttpResponse | null,
  sight: Observation,
  note: string,
  ms: number,
): LinkStep {
  return {
    how: "http",
    url: url.href,
    redirects: [...passed],
    httpStatus: answer?.status ?? null,
    errorCode: getErrorCode(sight),
    title: answer === null || answer.title === "" ? null : truncate(answer.title, 300),
    tls: sight.kind === "certificate" ? sight.explanation : null,
    note,
    ms,
  };
}

/** UnsafeUrl and an abort say nothing about the destination. */
function rethrowFatal(error: unknown, options: ProbeSettings): void {
  const unsafe = options.findUnsafeUrlError(error);
  if (unsafe !== null) throw unsafe;
  options.signal.throwIfAborted();
  options.stopSignal?.throwIfAborted();
}

function getErrorCode(sight: Observation): string | null {
  if (sight.kind === "no_such_domain") return "ENOTFOUND";
  if (sight.kind === "timeout") return sight.skipped ? null : "ETIMEDOUT";
  return "code" in sight ? sight.code : null;
}

function describeResponse(answer: HttpResponse, sight: Observation): string {
  if (isRedirect(answer.status, answer.headers)) {
    return `Answers ${answer.status} and redirects to ${truncate(answer.headers["location"] ?? "", 300)}`;
  }
  const title = answer.title === "" ? "" : `, titled "${truncate(answer.title)}"`;
  const verdict = sight.kind === "page" || sight.kind === "gone" ? "" : `. ${describeObservation(sight)}`;
  return `Answers ${answer.status}${title}${verdict}`;
}

/**
 * Resolves a Location header: only http and https, with the fragment carried over (RFC 9110 §10.2.2), without
 * credentials.
 */
function resolveLocation(location: string, from: URL): URL | null {
  const text = decodeHeaderUtf8(location.trim());
  if (text === "" || !URL.canParse(text, from)) return null;
  const next = new URL(text, from);
  if (next.protocol !== "http:" && next.protocol !== "https:") return null;
  if (next.hash === "") next.hash = from.hash;
  return stripCredentials(next);
}

/** Credentials are neither sent nor shown. */
export function stripCredentials(url: URL): URL {
  // Each setter parses the URL again.
  if (url.username !== "") url.username = "";
  if (url.password !== "") url.password = "";
  return url;
}

/** undici decodes headers as Latin-1; servers that do not escape their Location send UTF-8. */
function decodeHeaderUtf8(text: string): string {
  const decoded = Buffer.from(text, "latin1").toString("utf8");
  return decoded.includes("\ufffd") ? text : decoded;
}

/** Seconds or a date (RFC 9110 §10.2.3). Null for no time at all (0, or a date in the past). */
function parseRetryAfter(answer: HttpResponse | null): number | null {
  const text = answer?.headers["retry-after"]?.trim() ?? "";
  if (text === "") return null;
  const asked = /^[\d.]+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return asked > 0 ? asked : null;
}
