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
  recordProbe(probeResult: ProbeResult): void {
    const last = probeResult.attempts.at(-1);
    if (last === undefined || last.observation.kind !== "page") return;
    this.#of(last.host).hasServedPage = true;
  }

  /** Whether Chrome should load the page: the response is suspicious or a bot check. */
  needsBrowser(probeResult: ProbeResult): boolean {
    const last = probeResult.attempts.at(-1);
    if (last === undefined) return true;
    const record = this.#known.get(last.host);
    if (needsTrial(last.observation, record)) return true;
    if (!isSuspicious(last.observation, record?.hasServedPage ?? false)) return false;
    return (record?.failedBrowserChecks.get(last.observation.kind) ?? 0) < MAX_FAILED_BROWSER_CHECKS;
  }

  /** The trial whose result this page depends on; null where there is none. */
  getPendingTrial(probeResult: ProbeResult): Promise<void> | null {
    const last = probeResult.attempts.at(-1);
    if (last === undefined || last.observation.kind !== "not_found_status") return null;
    const record = this.#known.get(last.host);
    return needsTrial(last.observation, record) && record?.servesFalse404 !== true
      ? (record?.pendingTrial ?? null)
      : null;
  }

  /** @returns a function that ends the trial, if this is one. */
  beginTrial(probeResult: ProbeResult): () => void {
    const last = probeResult.attempts.at(-1);
    if (last === undefined || !needsTrial(last.observation, this.#known.get(last.host))) return () => {};
    const record = this.#of(last.host);
    const { promise, resolve } = Promise.withResolvers<void>();
    record.pendingTrial = promise;
    return () => {
      record.browserTrials += 1;
      record.pendingTrial = null;
      resolve();
    };
  }

  #of(host: string): HostRecord {
    let record = this.#known.get(host);
    if (record === undefined) {
      record = createHostRecord();
      this.#known.set(host, record);
    }
    return record;
  }

  /** An earlier page load with the same result as a new one. */
  getEarlierPageLoad(probeResult: ProbeResult): BrowserObservation | null {
    const last = probeResult.attempts.at(-1);
    if (last?.observation.kind !== "certificate") return null;
    return this.#known.get(last.host)?.certificateFailure ?? null;
  }

  recordPageLoad(probeResult: ProbeResult, page: BrowserObservation): void {
    const last = probeResult.attempts.at(-1);
    if (last === undefined) return;
    const observation = classifyPageLoad(page);
    const host = last.host;
    const record = this.#of(host);
    if (last.observation.kind === "not_found_status" && isAlive(observation)) record.servesFalse404 = true;
    if (observation.kind === "certificate" && last.observation.kind === "certificate") record.certificateFailure = page;
    if (isAlive(observation)) record.failedBrowserChecks.delete(last.observation.kind);
    else if (!BROWSER_DECIDES.has(last.observation.kind)) {
      record.failedBrowserChecks.set(
        last.observation.kind,
        (record.failedBrowserChecks.get(last.observation.kind) ?? 0) + 1,
      );
    }
  }
}

/** For these, Chrome's result decides the verdict, so it always loads the page. */
const BROWSER_DECIDES: ReadonlySet<Observation["kind"]> = new Set([
  "page",
  "not_found_status",
  "not_found_title",
  "not_found_heading",
  "certificate",
]);

/** Whether browsers may get a page that is missing over HTTP, given what is known about its host. */
function needsTrial(observation: Observation, record: HostRecord | undefined): boolean {
  if (observation.kind !== "not_found_status" || observation.botManager !== undefined) return false;
  if (record === undefined || record.servesFalse404) return true;
  return !record.hasServedPage && record.browserTrials < MAX_BROWSER_TRIALS;
}

/**
 * @param answers The host has served us a page in this run, so a failure is not directed at us. Otherwise it may
 *   treat Chrome differently.
 */
function isSuspicious(observation: Observation, answers: boolean): boolean {
  switch (observation.kind) {
    case "page":
      return observation.contentAmount === "shell" || observation.maybeUnavailable === true;
    case "not_found_status":
      return observation.botManager !== undefined;
    case "not_found_title":
    case "not_found_heading":
    case "certificate":
    case "bot_check":
    case "empty":
    // Chrome follows twice as many redirects, so visitors may arrive.
    case "too_many_redirects":
      return true;
    case "refused":
      return !CONCLUSIVE_REFUSALS.has(observation.status);
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
