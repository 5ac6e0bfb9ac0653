import type { Visit } from "../contract/port.ts";
import type { Viewport } from "../contract/vocabulary.ts";
import type { PageSnapshots } from "./artifacts/capture.ts";
import type { BrowserObservation, LinkVerdict } from "./artifacts/link.ts";
import type { Capturer, VisitResult } from "./capture/capturer.ts";
import { chooseRetryStrategy, type VisitStrategy } from "./capture/retry-strategy.ts";
import type { Guard } from "./guard/guard.ts";
import { unsafeCause } from "./guard/unsafe-url.ts";
import { type ProbeResult, probe, resolveVerdict } from "./link/check-link.ts";
import type { LinkOptions } from "./link/options.ts";

/** Milliseconds a page may take, whatever is tried, and the share of the caller's time: the rest is for judging. */
const MAX_VISIT_MS = 45_000;
const VISIT_TIME_SHARE = 0.7;
/** A page that has not begun to answer in this share of it is tried in another way; HTTP is not waited for any longer. */
const RESPONSE_TIME_SHARE = 0.6;
/** What one HTTP request may take where there is time, ms. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Less than this is no time for another visit, ms. */
const MIN_RETRY_MS = 4000;

export interface PageCaptureResult {
  verdict: LinkVerdict;
  capture: PageSnapshots | null;
  observation: BrowserObservation | null;
}

export interface PageCaptureContext {
  guard: Guard;
  capturer: Capturer;
  /** What the address's origin is sent, and nobody else; the capturer knows it by itself. */
  headersFor?: ((url: string) => Readonly<Record<string, string>>) | undefined;
}

/**
 * HTTP and Chrome look at once; once Chrome has the page, a slow probe hands over what it saw. A page that defeats
 * the visit is visited once more, in another way.
 *
 * @throws UnsafeUrl; BrowserMissing, BrowserFailed where the link is not proved dead without a browser; the signal's reason.
 */
export async function capturePage(
  url: string,
  viewport: Viewport,
  { signal, timeMs = Number.POSITIVE_INFINITY, locale }: Visit,
  { guard, capturer, headersFor }: PageCaptureContext,
): Promise<PageCaptureResult> {
  const end = performance.now() + Math.min(MAX_VISIT_MS, timeMs * VISIT_TIME_SHARE);
  const remainingMs = () => Math.max(0, end - performance.now());
  const responseTimeoutMs = remainingMs() * RESPONSE_TIME_SHARE;
  const rendered = new AbortController();
  const visitPage = async (alternate: boolean, strategy?: VisitStrategy): Promise<VisitResult> => {
    const visited = await capturer.visit(url, {
      viewport,
      alternate,
      signal,
      deadlineMs: remainingMs(),
      responseTimeoutMs: strategy === undefined ? responseTimeoutMs : remainingMs(),
      ...(strategy && { strategy }),
      ...(locale !== undefined && { locale }),
    });
    throwIfForbidden(visited.observation, guard);
    if (visited.capture !== null) rendered.abort();
    return visited;
  };
  const options = {
    dispatcher: guard.dispatcher,
    dial: guard.dial,
    findUnsafeUrlError: unsafeCause,
    stopSignal: AbortSignal.any([rendered.signal, AbortSignal.timeout(Math.ceil(responseTimeoutMs))]),
    timeoutMs: Math.min(REQUEST_TIMEOUT_MS, responseTimeoutMs),
    headersFor,
    signal,
    ...(locale !== undefined && { locale }),
    loadPage: async () => (await visitPage(false)).observation,
  } satisfies LinkOptions;
  const visiting = visitPage(true);
  visiting.catch(() => undefined);
  const probed = await probe(url, options);
  try {
    const first = await visiting;
    const seen = { ...first, verdict: await resolveVerdict(probed, first.observation, options) };
    const strategy = isVisitConclusive(seen) ? null : chooseRetryStrategy(first.observation);
    if (strategy === null || remainingMs() < MIN_RETRY_MS + strategy.delayMs) return seen;
    await delay(strategy.delayMs, signal);
    const second = await visitPage(true, strategy);
    return mergeVisits(
      seen,
      { ...second, verdict: await resolveVerdict(probed, second.observation, options) },
      probed,
    );
  } catch (error) {
    // Without a browser nothing can be scored, but what HTTP alone proves dead must still be said.
    signal.throwIfAborted();
    if (unsafeCause(error) !== null) throw error;
    const verdict = await resolveVerdict(probed, null, { ...options, loadPage: null });
    if (verdict.verdict === "link_broken") return { verdict, capture: null, observation: null };
    throw error;
  }
}

/** Nothing more is to be found out: the link is dead, a file, or a page that was captured. */
function isVisitConclusive({ verdict, capture, observation }: PageCaptureResult): boolean {
  if (verdict.verdict === "alive") return capture !== null || observation?.download === true;
  return verdict.verdict === "link_broken";
}

/** Both visits are told of; the second one decides. */
function mergeVisits(
  first: PageCaptureResult,
  second: PageCaptureResult,
  { trail }: ProbeResult,
): PageCaptureResult {
  const later = second.verdict.trail.slice(trail.length);
  return { ...second, verdict: { ...second.verdict, trail: [...first.verdict.trail, ...later] } };
}

/**
 * A page that sends its visitor on to a forbidden address is no page that "could not be captured".
 *
 * @throws UnsafeUrl
 */
function throwIfForbidden({ finalUrl, headers, errorCode }: BrowserObservation, guard: Guard): void {
  // Over plain HTTP the proxy answers by itself; a tunnel that it refuses is all that Chrome knows of HTTPS.
  const refused = headers["adhere-refusal"] !== undefined || errorCode === "ERR_TUNNEL_CONNECTION_FAILED";
  const unsafe = refused && finalUrl !== null ? guard.refusalFor(finalUrl) : null;
  if (unsafe !== null) throw unsafe;
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
