import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isAlive, type LinkOutcome } from "./link-outcome.ts";
import type { LinkSettings } from "./options.ts";
import type { ProbeResult } from "./request-with-retries.ts";

/** So many failures at once, and such a share of what was asked of the host, may be a limit on requests. */
const MIN_BURST = 8;
const MIN_BURST_SHARE = 1 / 3;
/** Of so few pages, a single failure may be one, too: asking again costs half a second. */
const MAX_SHORT_LIST = 100;
/** Failures that are asked again to find out. */
const MAX_SAMPLE = 10;
/** Pause between two of these, ms. */
const SLOW_PAUSE_MS = 250;
/** How long nothing may be asked of a host, ms, so that it counts as idle. */
const SETTLE_MS = 50;
/** Concurrent requests to a host that was found to limit them. */
const RESTRICTED_CONNECTIONS = 2;

const MAX_REMEMBERED_HOSTS = 10_000;

/**
 * `limited`: pages that failed were there when asked slowly, or failed otherwise. `confirmed`: they were not, or there
 * was no burst.
 */
type Finding = "limited" | "confirmed";

/** A failed URL that waits for the finding. */
interface Waiting {
  url: string;
  outcome: LinkOutcome;
  askAgain: AskAgain;
  resolve: (finding: Finding) => void;
}

type AskAgain = () => Promise<ProbeResult>;

class HostBurst {
  asked = 0;
  failed = 0;
  waiting: Waiting[] = [];
  /** Once there was a burst. */
  finding: Promise<Finding> | null = null;
}

/**
 * Servers that limit requests answer what is too much with 404, 403 or a reset, so that living pages look dead. Where
 * many URLs of a host fail at once, some of them, chosen by their URLs, are asked again slowly once nothing else is
 * asked of the host. Only where one of them lives, or fails otherwise, the others are asked again, too.
 */
export class Bursts {
  readonly #hosts = new LRUCache<string, HostBurst>({ max: MAX_REMEMBERED_HOSTS });

  /**
   * @param askAgain Sends the request once more.
   * @returns the probe, with further attempts where it was asked again.
   * @throws the signal's reason.
   */
  async confirm(probe: ProbeResult, settings: LinkSettings, askAgain: AskAgain): Promise<ProbeResult> {
    const { hostLimiter, signal } = settings;
    const last = probe.attempts.at(-1);
    if (last === undefined || hostLimiter === undefined) return probe;
    const { host, outcome } = last;
    const burst = this.#burstOf(host);
    burst.asked += 1;
    if (!mayBeLimit(outcome)) return probe;
    burst.failed += 1;
    const finding = await (burst.finding ?? this.#find({ url: probe.url, outcome, askAgain }, host, burst, settings));
    signal.throwIfAborted();
    if (finding === "confirmed") return probe;
    const again = await askAgain();
    const why = `${burst.failed} of ${burst.asked} pages of this host failed at once, so it was asked again, slowly`;
    const trail = again.trail.map((step) => ({ ...step, note: `${step.note}. ${why}` }));
    return { ...probe, attempts: [...probe.attempts, ...again.attempts], trail: [...probe.trail, ...trail] };
  }

  /** Whether several pages of the host were asked for. */
  isShared(host: string): boolean {
    return (this.#hosts.get(host)?.asked ?? 0) > 1;
  }

  #burstOf(host: string): HostBurst {
    const burst = this.#hosts.get(host) ?? new HostBurst();
    this.#hosts.set(host, burst);
    return burst;
  }

  async #find(
    failed: Omit<Waiting, "resolve">,
    host: string,
    burst: HostBurst,
    { hostLimiter, sleep, signals }: LinkSettings,
  ): Promise<Finding> {
    const { promise, resolve } = Promise.withResolvers<Finding>();
    burst.waiting.push({ ...failed, resolve });
    // Between two attempts at a page, its host may be idle for a moment.
    for (let asked = -1; asked !== burst.asked; ) {
      asked = burst.asked;
      await hostLimiter?.whenIdle(host);
      await sleep(SETTLE_MS, signals).catch(() => {});
    }
    // The first of those that wait decides for all.
    const waiting = burst.waiting.splice(0);
    if (waiting.length === 0) return promise;
    const decide = async (): Promise<Finding> => {
      const found = await sample(waiting, () => sleep(SLOW_PAUSE_MS, signals));
      if (found === "limited") hostLimiter?.restrict(host, RESTRICTED_CONNECTIONS);
      return found;
    };
    const isShort = burst.asked <= MAX_SHORT_LIST;
    if (!isShort && isBurst(burst)) burst.finding ??= decide();
    const finding = await (burst.finding ?? (isShort && burst.asked > 1 ? decide() : "confirmed"));
    // What fails later in a short list is asked again, too.
    if (finding === "limited") burst.finding ??= Promise.resolve(finding);
    for (const one of waiting) one.resolve(finding);
    return promise;
  }
}

const isBurst = ({ asked, failed }: HostBurst): boolean => failed >= MIN_BURST && failed >= MIN_BURST_SHARE * asked;

/** Asks some of the failed URLs again, one after another. The order of a list makes no difference. */
async function sample(waiting: readonly Waiting[], pause: () => Promise<void>): Promise<Finding> {
  const byHash = waiting
    .map((one) => ({ ...one, order: hash("sha256", one.url) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  for (const { askAgain, outcome } of byHash.slice(0, MAX_SAMPLE)) {
    // An abort of the run ends all that wait.
    await pause().catch(() => {});
    const again = await askAgain().catch(() => null);
    const last = again?.attempts.at(-1)?.outcome;
    if (last !== undefined && (isAlive(last) || isAnotherFailure(outcome, last))) return "limited";
  }
  return "confirmed";
}

/**
 * Whether the first failure hid the page's own: a 404 in place of its 403, or of its 404 with a document that becomes a
 * page. A time-out says nothing about the page.
 */
function isAnotherFailure(first: LinkOutcome, own: LinkOutcome): boolean {
  if (own.kind === "timeout") return false;
  return first.kind !== own.kind || "mayBecomePage" in first !== "mayBecomePage" in own;
}

/** What servers answer to too many requests, instead of 429. */
export const mayBeLimit = (outcome: LinkOutcome): boolean =>
  (outcome.kind === "not_found_status" && outcome.status === 404) ||
  (outcome.kind === "refused" && (outcome.status === 403 || outcome.status === 405)) ||
  (outcome.kind === "unreachable" && outcome.code === "ECONNRESET");
