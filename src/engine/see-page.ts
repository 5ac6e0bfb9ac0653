import type { Visit } from "../contract/port.ts";
import type { Viewport } from "../contract/vocabulary.ts";
import type { Capturer, Visited } from "./capture/capturer.ts";
import { type Manner, otherManner } from "./capture/manner.ts";
import type { Guard } from "./guard/guard.ts";
import { unsafeCause } from "./guard/unsafe-url.ts";
import { type Probe, probe, settle } from "./link/link.ts";
import type { Capture } from "./products/capture.ts";
import type { BrowserLook, LinkVerdict } from "./products/link.ts";

/** Milliseconds a page may take, whatever is tried, and the share of the caller's time: the rest is for judging. */
const VISIT_MS = 45_000;
const VISIT_SHARE = 0.7;
/** A page that has not begun to answer in this share of it is tried in another way; HTTP is not waited for any longer. */
const ANSWER_SHARE = 0.6;
/** What one HTTP request may take where there is time, ms. */
const REQUEST_MS = 15_000;
/** Less than this is no time for another visit, ms. */
const LEAST_MS = 4000;

export interface SeenPage {
  verdict: LinkVerdict;
  capture: Capture | null;
  look: BrowserLook | null;
}

export interface Sight {
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
export async function seePage(
  url: string,
  viewport: Viewport,
  { signal, timeMs = Number.POSITIVE_INFINITY, locale }: Visit,
  { guard, capturer, headersFor }: Sight,
): Promise<SeenPage> {
  const end = performance.now() + Math.min(VISIT_MS, timeMs * VISIT_SHARE);
  const left = () => Math.max(0, end - performance.now());
  const answerMs = left() * ANSWER_SHARE;
  const rendered = new AbortController();
  const come = async (alternate: boolean, manner?: Manner): Promise<Visited> => {
    const visited = await capturer.visit(url, {
      viewport,
      alternate,
      signal,
      deadlineMs: left(),
      answerMs: manner === undefined ? answerMs : left(),
      ...(manner && { manner }),
      ...(locale !== undefined && { locale }),
    });
    refuseForbidden(visited.look, guard);
    if (visited.capture !== null) rendered.abort();
    return visited;
  };
  const options = {
    dispatcher: guard.dispatcher,
    dial: guard.dial,
    unsafe: unsafeCause,
    enough: AbortSignal.any([rendered.signal, AbortSignal.timeout(Math.ceil(answerMs))]),
    timeoutMs: Math.min(REQUEST_MS, answerMs),
    headersFor,
    signal,
    ...(locale !== undefined && { locale }),
    look: async () => (await come(false)).look,
  };
  const visiting = come(true);
  visiting.catch(() => undefined);
  const probed = await probe(url, options);
  try {
    const first = await visiting;
    const seen = { ...first, verdict: await settle(probed, first.look, options) };
    const manner = isPage(seen) ? null : otherManner(first.look);
    if (manner === null || left() < LEAST_MS + manner.pauseMs) return seen;
    await pause(manner.pauseMs, signal);
    const second = await come(true, manner);
    return togetherWith(seen, { ...second, verdict: await settle(probed, second.look, options) }, probed);
  } catch (error) {
    // Without a browser nothing can be scored, but what HTTP alone proves dead must still be said.
    signal.throwIfAborted();
    if (unsafeCause(error) !== null) throw error;
    const verdict = await settle(probed, null, { ...options, look: null });
    if (verdict.verdict === "link_broken") return { verdict, capture: null, look: null };
    throw error;
  }
}

/** Nothing more is to be found out: the link is dead, a file, or a page that was captured. */
function isPage({ verdict, capture, look }: SeenPage): boolean {
  if (verdict.verdict === "alive") return capture !== null || look?.download === true;
  return verdict.verdict === "link_broken";
}

/** Both visits are told of; the second one decides. */
function togetherWith(first: SeenPage, second: SeenPage, { trail }: Probe): SeenPage {
  const later = second.verdict.trail.slice(trail.length);
  return { ...second, verdict: { ...second.verdict, trail: [...first.verdict.trail, ...later] } };
}

/**
 * A page that sends its visitor on to a forbidden address is no page that "could not be captured".
 *
 * @throws UnsafeUrl
 */
function refuseForbidden({ finalUrl, headers, errorCode }: BrowserLook, guard: Guard): void {
  // Over plain HTTP the proxy answers by itself; a tunnel that it refuses is all that Chrome knows of HTTPS.
  const refused = headers["adhere-refusal"] !== undefined || errorCode === "ERR_TUNNEL_CONNECTION_FAILED";
  const unsafe = refused && finalUrl !== null ? guard.forbade(finalUrl) : null;
  if (unsafe !== null) throw unsafe;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
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
