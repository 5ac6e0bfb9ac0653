import type { LinkStep } from "../products/link.ts";
import { type Attempt, follow, withoutCredentials } from "./follow.ts";
import { type ProbeOptions, type Settings, settingsOf } from "./options.ts";
import { saysAlive, saysDead } from "./sight.ts";

/** The HTTP side of a check: every attempt in order. Plain values; `decide` makes a verdict of it. */
export interface Probe {
  url: string;
  /** Empty where `enough` fired before anything was seen. */
  attempts: Attempt[];
  trail: LinkStep[];
}

/** The first pause; each further one is twice as long. */
const BACKOFF_MS = 500;

/** A dead answer is asked about again after a moment: deploys and load balancers blink. */
const CONFIRM_MS = 100;

/** Silence costs a whole time-out: it is waited through once more, and no further. */
const SILENT_ATTEMPTS = 2;

/** Statuses that a moment may mend (RFC 9110; 425 RFC 8470; 429 RFC 6585). */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Asks a destination over HTTP: again after transient failures, and again after an answer that says it is dead.
 *
 * @throws the guard's refusal (`unsafe`), and the signal's reason.
 */
export function probe(url: string, options: ProbeOptions): Promise<Probe> {
  return probeWith(url, settingsOf(options));
}

/**
 * The same with settings made once for many.
 *
 * @param entered What the gate said to whoever came here through it; null where it is still to be asked.
 */
export async function probeWith(
  url: string,
  settings: Settings,
  entered: number | null = null,
): Promise<Probe> {
  const start = withoutCredentials(new URL(url));
  const seen: Probe = { url: start.href, attempts: [], trail: [] };
  try {
    for (;;) {
      seen.attempts.push(await follow(start, settings, seen, seen.attempts.length === 0 ? entered : null));
      const wait = pauseBefore(seen.attempts, settings);
      if (wait === null) return seen;
      await pause(wait, settings);
    }
  } catch (error) {
    const { enough, signal, unsafe } = settings;
    if (enough?.aborted && !signal.aborted && unsafe(error) === null) return seen;
    throw error;
  }
}

/** Milliseconds until the next attempt; null where there is nothing more to learn. */
function pauseBefore(attempts: readonly Attempt[], { retries, patienceMs }: Settings): number | null {
  const last = attempts.at(-1);
  if (last === undefined || saysAlive(last.sight)) return null;
  const spent = attempts.length - 1;
  if (saysDead(last.sight)) {
    const before = attempts.at(-2);
    if (before !== undefined && saysDead(before.sight)) return null;
    return spent < Math.max(1, retries) ? CONFIRM_MS : null;
  }
  if (spent >= retries || !mayPass(last)) return null;
  const silent = attempts.filter(({ sight }) => sight.kind === "timeout").length;
  if (silent >= SILENT_ATTEMPTS) return null;
  const wait = last.retryAfterMs ?? BACKOFF_MS * 2 ** spent;
  return wait > patienceMs ? null : wait;
}

function mayPass({ sight }: Attempt): boolean {
  switch (sight.kind) {
    case "wall":
    case "server_error":
    case "unreachable":
    case "dns_trouble":
    case "empty":
      return true;
    case "timeout":
      return sight.unasked !== true;
    case "refused":
      return PASSING.has(sight.status);
    default:
      return false;
  }
}

function pause(ms: number, { signal, enough, sleep }: Settings): Promise<void> {
  return sleep(ms, enough === undefined ? [signal] : [signal, enough]);
}
