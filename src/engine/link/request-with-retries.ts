import type { LinkStep } from "../artifacts/link-verdict.ts";
import { followRedirects, type HttpAttempt, stripCredentials } from "./follow-redirects.ts";
import { isAlive, isDead } from "./link-outcome.ts";
import type { LinkSettings } from "./options.ts";

/** The result of all HTTP attempts, in order. Serialisable; `decide` derives the verdict. */
export interface ProbeResult {
  url: string;
  /** Empty where `stopSignal` aborted first. */
  attempts: HttpAttempt[];
  trail: LinkStep[];
}

/** The first delay; each further one is twice as long. */
const INITIAL_BACKOFF_MS = 500;

/** A dead result is confirmed after a moment: deployments and load balancers cause short failures. */
const CONFIRM_DELAY_MS = 100;

const MAX_RETRIES = 2;

/** Each time-out takes its full time, so there is only one retry after it. */
const MAX_TIMED_OUT_ATTEMPTS = 2;

/** Statuses that a retry may fix (RFC 9110; 425 RFC 8470; 429 RFC 6585). */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Requests a destination over HTTP. Retries transient failures and confirms dead results by another attempt.
 *
 * @param entered The result of HostLimiter.acquire, where the caller has already called it; otherwise null.
 * @throws UnsafeUrl, and the signal's reason.
 */
export async function probe(url: string, settings: LinkSettings, entered: number | null = null): Promise<ProbeResult> {
  const start = stripCredentials(new URL(url));
  const result: ProbeResult = { url: start.href, attempts: [], trail: [] };
  try {
    for (;;) {
      const hostWaitMs = result.attempts.length === 0 ? entered : null;
      result.attempts.push(await followRedirects(start, settings, result, hostWaitMs));
      const wait = getRetryDelayMs(result.attempts, settings);
      if (wait === null) return result;
      await settings.sleep(wait, settings.signals);
    }
  } catch (error) {
    const { stopSignal, signal, findUnsafeUrlError } = settings;
    if (stopSignal?.aborted && !signal.aborted && findUnsafeUrlError(error) === null) return result;
    throw error;
  }
}

/** Milliseconds until the next attempt; null where another one is pointless. */
function getRetryDelayMs(attempts: readonly HttpAttempt[], { maxRetryAfterMs }: LinkSettings): number | null {
  const last = attempts.at(-1);
  if (last === undefined || isAlive(last.outcome)) return null;
  const before = attempts.at(-2);
  if (isDead(last.outcome) && before !== undefined && isDead(before.outcome)) return null;
  const retriesDone = attempts.length - 1;
  if (retriesDone >= MAX_RETRIES) return null;
  if (isDead(last.outcome)) return CONFIRM_DELAY_MS;
  const timeouts = attempts.filter(({ outcome }) => outcome.kind === "timeout").length;
  if (!isTransient(last) || timeouts >= MAX_TIMED_OUT_ATTEMPTS) return null;
  const wait = last.retryAfterMs ?? INITIAL_BACKOFF_MS * 2 ** retriesDone;
  return wait > maxRetryAfterMs ? null : wait;
}

function isTransient({ outcome }: HttpAttempt): boolean {
  if (outcome.kind === "timeout") return outcome.skipped !== true;
  if (outcome.kind === "refused") return TRANSIENT_STATUSES.has(outcome.status);
  return ["bot_check", "server_error", "unreachable", "dns_trouble", "empty"].includes(outcome.kind);
}
