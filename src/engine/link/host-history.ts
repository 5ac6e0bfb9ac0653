import type { BrowserObservation } from "../artifacts/link.ts";
import { classifyPageLoad } from "./classify.ts";
import { LruMap } from "./lru-map.ts";
import { isAlive, type Observation } from "./observation.ts";
import type { ProbeResult } from "./probe.ts";

/** Hosts that are remembered at once. */
const MAX_REMEMBERED_HOSTS = 10_000;

/** So often Chrome tries in vain what HTTP could not do on a host, and then no more: it only makes the site angrier. */
const MAX_FAILED_BROWSER_CHECKS = 3;

/** So many pages that are gone Chrome confirms on a host that has shown us nothing else, and then HTTP is believed there. */
const MAX_BROWSER_TRIALS = 2;

interface HostRecord {
  /** It has answered us with a page: whatever else it does, it does not do it because of who asks. */
  hasServedPage: boolean;
  failedBrowserChecks: Map<Observation["kind"], number>;
  /** What Chrome met behind a certificate that it refused: said of the host, before any page was asked for. */
  certificateFailure: BrowserObservation | null;
  browserTrials: number;
  /** The trial that is under way: whoever comes meanwhile waits for what it tells. */
  pendingTrial: Promise<void> | null;
  /** It has called a page gone that Chrome was shown: a homemade filter answers so to whoever is no browser. */
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
 * What a run has learned of its hosts: whether Chrome is worth asking. A memory of failure only ever leads to
 * "inconclusive"; that a page is dead is never concluded from another one.
 */
export class HostHistory {
  readonly #known = new LruMap<HostRecord>(MAX_REMEMBERED_HOSTS);

  /** What HTTP saw, for the checks that follow. */
  recordProbe(seen: ProbeResult): void {
    const last = seen.attempts.at(-1);
    if (last === undefined || last.observation.kind !== "page") return;
    this.#of(last.host).hasServedPage = true;
  }

  /** Whether Chrome should look: where HTTP's answer is suspicious, or a wall. */
  needsBrowser(seen: ProbeResult): boolean {
    const last = seen.attempts.at(-1);
    if (last === undefined) return true;
    const known = this.#known.get(last.host);
    if (needsTrial(last.observation, known)) return true;
    if (!isSuspicious(last.observation, known?.hasServedPage ?? false)) return false;
    return (known?.failedBrowserChecks.get(last.observation.kind) ?? 0) < MAX_FAILED_BROWSER_CHECKS;
  }

  /** What is to be waited for before it is known whether this page's host tells Chrome the same; null where nothing is. */
  getPendingTrial(seen: ProbeResult): Promise<void> | null {
    const last = seen.attempts.at(-1);
    if (last === undefined || last.observation.kind !== "gone") return null;
    const known = this.#known.get(last.host);
    return needsTrial(last.observation, known) && known?.servesFalse404 !== true
      ? (known?.pendingTrial ?? null)
      : null;
  }

  /** @returns what ends the trial, if it is one. */
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

  /** An earlier look that says all that another could. */
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

/** Here Chrome's word makes the verdict, so it is asked every time. */
const BROWSER_DECIDES: ReadonlySet<Observation["kind"]> = new Set([
  "page",
  "gone",
  "not_found_title",
  "not_found_heading",
  "certificate",
]);

/** Whether a page that is gone over HTTP may be there for browsers, as far as its host is known. */
function needsTrial(sight: Observation, known: HostRecord | undefined): boolean {
  if (sight.kind !== "gone" || sight.botManager !== undefined) return false;
  if (known === undefined || known.servesFalse404) return true;
  return !known.hasServedPage && known.browserTrials < MAX_BROWSER_TRIALS;
}

/**
 * @param answers The host has answered us with a page in this run: then a failure is the server's own. Where it never
 *   has, it may be that it tells Chrome from us.
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
    // Chrome's own limit is twice ours: what is too long a chain for a check may bring a visitor there.
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

/** What Chrome would be answered as well: sign in (401, 407), come less often (429), the law forbids it (451). */
const CONCLUSIVE_REFUSALS: ReadonlySet<number> = new Set([401, 407, 429, 451]);
