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

/** One attempt at a destination, through all its redirects. Plain values. */
export interface HttpAttempt {
  observation: Observation;
  /** Where it ended, answered or not. */
  finalUrl: string;
  /** The same, host and port alone. */
  host: string;
  /** The last answer's; null where none came. */
  httpStatus: number | null;
  /** Addresses passed through, the submitted one first, without `finalUrl` unless it is the only one. */
  redirects: string[];
  /** What the document says of itself; empty where none was read. */
  summary: DocumentSummary;
  /** Milliseconds the server asked to be left alone for; null where it did not. */
  retryAfterMs: number | null;
}

/** What a probe has seen so far. */
interface ProbeProgress {
  attempts: readonly HttpAttempt[];
  trail: LinkStep[];
}

/** Ad click chains are long, loops are endless: beyond this a chain is given up. */
export const MAX_REDIRECTS = 10;

/** A chain whose answers took so many time-outs together is given up, too: each of them may take nearly one. */
const MAX_CHAIN_TIMEOUTS = 4;

/**
 * Goes to a destination as a visitor would and follows its redirects by hand, each hop a step of the trail.
 *
 * @param entered What the gate said of the first hop, where it was asked before.
 * @throws the guard's refusal, and the caller's abort.
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
    // The same address with other cookies is another visit: some sites set one and send the visitor back.
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
  /** What this address alone is sent. */
  extraHeaders: Readonly<Record<string, string>>;
  /** Asked before, in an earlier attempt. */
  isRetry: boolean;
  /** What the gate said; null where it is still to be asked. */
  hostWaitMs: number | null;
}

/** One address at its host's turn. */
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

/** What is known without asking. */
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

/** Some failures are nobody's verdict: the guard's refusal and being told to stop. */
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

/** Where a Location leads: only http and https, the fragment carried over (RFC 9110 §10.2.2), credentials never. */
function resolveLocation(location: string, from: URL): URL | null {
  const text = decodeHeaderUtf8(location.trim());
  if (text === "" || !URL.canParse(text, from)) return null;
  const next = new URL(text, from);
  if (next.protocol !== "http:" && next.protocol !== "https:") return null;
  if (next.hash === "") next.hash = from.hash;
  return stripCredentials(next);
}

/** Never sent, never shown. */
export function stripCredentials(url: URL): URL {
  // Setting either parses the whole address anew.
  if (url.username !== "") url.username = "";
  if (url.password !== "") url.password = "";
  return url;
}

/** undici reads header bytes as Latin-1; servers that do not escape their Location write UTF-8. */
function decodeHeaderUtf8(text: string): string {
  const decoded = Buffer.from(text, "latin1").toString("utf8");
  return decoded.includes("\ufffd") ? text : decoded;
}

/** RFC 9110 §10.2.3: seconds, or a date. One that asks for no time at all (0, a clock that is slow) says nothing. */
function parseRetryAfter(answer: HttpResponse | null): number | null {
  const text = answer?.headers["retry-after"]?.trim() ?? "";
  if (text === "") return null;
  const asked = /^[\d.]+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return asked > 0 ? asked : null;
}
