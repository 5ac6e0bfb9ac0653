import type { Visit } from "../contract/evaluator-interface.ts";
import type { Viewport } from "../contract/vocabulary.ts";
import type { PageSnapshots } from "./artifacts/capture-schemas.ts";
import type { LinkVerdict } from "./artifacts/link-verdict.ts";
import type { PageObservation } from "./artifacts/page-observation.ts";
import type { Capturer, VisitResult } from "./capture/capturer.ts";
import { chooseRetryStrategy, type VisitStrategy } from "./capture/retry-strategy.ts";
import type { Guard } from "./guard/guard.ts";
import { unsafeCause } from "./guard/unsafe-url-error.ts";
import { sleep } from "./link/abort-listeners.ts";
import { resolveVerdict } from "./link/check-link.ts";
import { resolveSettings } from "./link/options.ts";
import { type ProbeResult, probe } from "./link/request-with-retries.ts";

/** Upper limit for all visits of a page, ms, and their share of the caller's time; the rest is for the evaluation. */
const MAX_VISIT_MS = 45_000;
const VISIT_TIME_SHARE = 0.7;
/**
 * Share of the visit time within which the page must begin to respond. After it, the HTTP probe is stopped and the
 * visit is retried.
 */
const RESPONSE_TIME_SHARE = 0.6;
/** Upper limit for one HTTP request, ms. */
const REQUEST_TIMEOUT_MS = 15_000;
/** A retry is not started with less time left than this, ms. */
const MIN_RETRY_MS = 4000;

export interface PageCaptureResult {
  verdict: LinkVerdict;
  capture: PageSnapshots | null;
  observation: PageObservation | null;
}

export interface PageCaptureContext {
  guard: Guard;
  capturer: Capturer;
  /** Extra headers for the URL's origin, used by the HTTP probe. The capturer has its own copy. */
  headersFor?: ((url: string) => Readonly<Record<string, string>>) | undefined;
}

/**
 * Probes the URL over HTTP and loads it in Chrome at the same time. When Chrome has captured the page, a slow probe
 * stops and returns what it has. A visit that fails is retried once with another strategy.
 *
 * @param options.withAlternate Whether the page is captured on the other device, too. Default: true.
 * @throws UnsafeUrl; BrowserMissing or BrowserStartFailed, unless HTTP alone shows that the link is broken; the
 * signal's reason.
 */
export async function capturePage(
  url: string,
  viewport: Viewport,
  { signal, timeMs = Number.POSITIVE_INFINITY, locale, onStep }: Visit,
  { guard, capturer, headersFor }: PageCaptureContext,
  { withAlternate = true }: { withAlternate?: boolean } = {},
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
      // For HTTPS, Chrome only sees that a tunnel was refused.
      isRefused: guard.refuses,
      ...(strategy && { strategy }),
      ...(locale !== undefined && { locale }),
    });
    throwIfForbidden(visited.observation, guard);
    if (visited.capture !== null) rendered.abort();
    return visited;
  };
  const settings = resolveSettings({
    dispatcher: guard.dispatcher,
    dial: guard.dial,
    findUnsafeUrlError: unsafeCause,
    stopSignal: AbortSignal.any([rendered.signal, AbortSignal.timeout(Math.ceil(responseTimeoutMs))]),
    timeoutMs: Math.min(REQUEST_TIMEOUT_MS, responseTimeoutMs),
    headersFor,
    signal,
    ...(locale !== undefined && { locale }),
    loadPage: async () => (await visitPage(false)).observation,
  });
  const visiting = visitPage(withAlternate);
  visiting.catch(() => undefined);
  const probed = await probe(url, settings);
  onStep?.("capture");
  try {
    const first = await visiting;
    const result = { ...first, verdict: await resolveVerdict(probed, first.observation, settings) };
    const strategy = isVisitConclusive(result) ? null : chooseRetryStrategy(first.observation);
    if (strategy === null || remainingMs() < MIN_RETRY_MS + strategy.delayMs) return result;
    await sleep(strategy.delayMs, [signal]);
    const second = await visitPage(withAlternate, strategy);
    return mergeVisits(
      result,
      { ...second, verdict: await resolveVerdict(probed, second.observation, settings) },
      probed,
    );
  } catch (error) {
    // Nothing can be scored without a browser, but a link that is broken over HTTP must still be reported.
    signal.throwIfAborted();
    if (unsafeCause(error) !== null) throw error;
    const verdict = await resolveVerdict(probed, null, settings);
    if (verdict.verdict === "link_broken") return { verdict, capture: null, observation: null };
    throw error;
  }
}

/** Whether a retry cannot add anything: the link is broken, leads to a file, or the page was captured. */
function isVisitConclusive({ verdict, capture, observation }: PageCaptureResult): boolean {
  if (verdict.verdict === "alive") return capture !== null || observation?.download === true;
  return verdict.verdict === "link_broken";
}

/** The second visit decides; the trail lists both. */
function mergeVisits(first: PageCaptureResult, second: PageCaptureResult, { trail }: ProbeResult): PageCaptureResult {
  const later = second.verdict.trail.slice(trail.length);
  return { ...second, verdict: { ...second.verdict, trail: [...first.verdict.trail, ...later] } };
}

/**
 * Throws where the page redirected to an address that the guard refuses, so that the answer says so.
 *
 * @throws UnsafeUrl
 */
function throwIfForbidden({ finalUrl, headers, errorCode }: PageObservation, guard: Guard): void {
  // Over plain HTTP the proxy answers with a header. For HTTPS, Chrome only sees that the proxy refused the tunnel.
  const refused = headers["adhere-refusal"] !== undefined || errorCode === "ERR_TUNNEL_CONNECTION_FAILED";
  const unsafe = refused && finalUrl !== null ? guard.refusalFor(finalUrl) : null;
  if (unsafe !== null) throw unsafe;
}
