import type { BrowserObservation } from "../artifacts/link.ts";
import { classifyPageLoad } from "./classify.ts";
import { LruMap } from "./lru-map.ts";
import { isAlive, type Observation } from "./observation.ts";
import type { ProbeResult } from "./probe.ts";

const MAX_REMEMBERED_HOSTS = 10_000;

/**
 * After so many page loads without success on a host, Chrome no longer loads pages that fail over HTTP there: more
 * visits only provoke its bot protection.
 */
const MAX_FAILED_BROWSER_CHECKS = 3;

/** Missing pages that Chrome confirms on a host that has not served a page yet. After that, HTTP is trusted there. */
const MAX_BROWSER_TRIALS = 2;

interface HostRecord {
  /** It has served us a page, so other failures are not bot protection. */
  hasServedPage: boolean;
  failedBrowserChecks: Map<Observation["kind"], number>;
  /** Chrome's page load that failed on the certificate: it applies to the whole host. */
  certificateFailure: BrowserObservation | null;
  browserTrials: number;
  /** The trial in progress; other checks of the host wait for its result. */
  pendingTrial: Promise<void> | null;
  /** It answered 404 over HTTP for a page that Chrome got: home-made bot filters do this. */
  servesFalse404: boolean;
}

const createHostRecord = (): HostRecord => ({
  hasServedPage: false,
  failedBrowserChecks: new Map(),
  certificateFailure: null,
  browserTrials: 0,
  pendingTrial: null,
  servesFalse404: false,
});

/**
 * What a run knows about hosts: whether a page load in Chrome is worth it. Failures of a host only ever lead to
 * "inconclusive"; a page is never called dead because of another page.
 */
export class HostHistory {
  readonly #known = new LruMap<HostRecord>(MAX_REMEMBERED_HOSTS);

  /** Records the result of HTTP for later checks. */
  recordProbe(seen: ProbeResult): void {
    const last = seen.attempts.at(-1);
    if (last === undefined || last.observation.kind !== "page") return;
    this.#of(last.host).hasServedPage = true;
  }

  /** Whether Chrome should load the page: the response is suspicious or a bot check. */
  needsBrowser(seen: ProbeResult): boolean {
    const last = seen.attempts.at(-1);
    if (last === undefined) return true;
    const known = this.#known.get(last.host);
    if (needsTrial(last.observation, known)) return true;
    if (!isSuspicious(last.observation, known?.hasServedPage ?? false)) return false;
    return (known?.failedBrowserChecks.get(last.observation.kind) ?? 0) < MAX_FAILED_BROWSER_CHECKS;
  }

  /** The trial whose result this page depends on; null where there is none. */
  getPendingTrial(seen: ProbeResult): Promise<void> | null {
    const last = seen.attempts.at(-1);
    if (last === undefined || last.observation.kind !== "gone") return null;
    const known = this.#known.get(last.host);
    return needsTrial(last.observation, known) && known?.servesFalse404 !== true
      ? (known?.pendingTrial ?? null)
      : null;
  }

  /** @returns a function that ends the trial, if this is one. */
  beginTrial(seen: ProbeResult): () => void {
    const last = seen.attempts.at(-1);
    if (last === undefined || !needsTrial(last.observation, this.#known.get(last.host))) return () => {};
    const known = this.#of(last.host);
    const { promise, resolve } = Promise.withResolvers<void>();
    known.pendingTrial = promise;
    return () => {
      known.browserTrials += 1;
      known.pendingTrial = null;
      resolve();
    };
  }

  #of(host: string): HostRecord {
    let known = this.#known.get(host);
    if (known === undefined) {
      known = createHostRecord();
      this.#known.set(host, known);
    }
    return known;
  }

  /** An earlier page load with the same result as a new one. */
  getEarlierPageLoad(seen: ProbeResult): BrowserObservation | null {
    const last = seen.attempts.at(-1);
    if (last?.observation.kind !== "certificate") return null;
    return this.#known.get(last.host)?.certificateFailure ?? null;
  }

  recordPageLoad(seen: ProbeResult, look: BrowserObservation): void {
    const last = seen.attempts.at(-1);
    if (last === undefined) return;
    const sight = classifyPageLoad(look);
    const host = last.host;
    const known = this.#of(host);
    if (last.observation.kind === "gone" && isAlive(sight)) known.servesFalse404 = true;
    if (sight.kind === "certificate" && last.observation.kind === "certificate")
      known.certificateFailure = look;
    if (isAlive(sight)) known.failedBrowserChecks.delete(last.observation.kind);
    else if (!BROWSER_DECIDES.has(last.observation.kind)) {
      known.failedBrowserChecks.set(
        last.observation.kind,
        (known.failedBrowserChecks.get(last.observation.kind) ?? 0) + 1,
      );
    }
  }
}

/** For these, Chrome's result decides the verdict, so it always loads the page. */
const BROWSER_DECIDES: ReadonlySet<Observation["kind"]> = new Set([
  "page",
  "gone",
  "not_found_title",
  "not_found_heading",
  "certificate",
]);

/** Whether browsers may get a page that is missing over HTTP, given what is known about its host. */
function needsTrial(sight: Observation, known: HostRecord | undefined): boolean {
  if (sight.kind !== "gone" || sight.botManager !== undefined) return false;
  if (known === undefined || known.servesFalse404) return true;
  return !known.hasServedPage && known.browserTrials < MAX_BROWSER_TRIALS;
}

/**
 * @param answers The host has served us a page in this run, so a failure is not directed at us. Otherwise it may
 *   treat Chrome differently.
 */
function isSuspicious(sight: Observation, answers: boolean): boolean {
  switch (sight.kind) {
    case "page":
      return sight.contentAmount === "shell" || sight.maybeUnavailable === true;
    case "gone":
      return sight.botManager !== undefined;
    case "not_found_title":
    case "not_found_heading":
    case "certificate":
    case "wall":
    case "empty":
    // Chrome follows twice as many redirects, so visitors may arrive.
    case "too_many_redirects":
      return true;
    case "refused":
      return !CONCLUSIVE_REFUSALS.has(sight.status);
    case "server_error":
    case "timeout":
    case "unreachable":
    case "redirect_loop":
      return !answers;
    default:
      return false;
  }
}

/** Chrome would get the same: sign-in (401, 407), too many requests (429), legal reasons (451). */
const CONCLUSIVE_REFUSALS: ReadonlySet<number> = new Set([401, 407, 429, 451]);
