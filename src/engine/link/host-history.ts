import { LRUCache } from "lru-cache";
import type { PageObservation } from "../artifacts/page-observation.ts";
import { Bursts, mayBeLimit } from "./bursts.ts";
import { classifyPageObservation } from "./classify-response.ts";
import type { HttpAttempt } from "./follow-redirects.ts";
import { HostVisits } from "./host-visits.ts";
import { isAlive, isNotFound, type LinkOutcome } from "./link-outcome.ts";
import type { ProbeResult } from "./request-with-retries.ts";

const MAX_REMEMBERED_HOSTS = 10_000;

/**
 * After so many page loads without success on a host, Chrome no longer loads pages that fail over HTTP there: more
 * visits only provoke its bot protection.
 */
const MAX_FAILED_BROWSER_CHECKS = 3;

/** Missing pages that Chrome confirms on a host that has not served a page yet. After that, HTTP is trusted there. */
const MAX_BROWSER_TRIALS = 2;

/** The same for missing pages behind a redirect: cookies and scripts of the first page may lead elsewhere. */
const MAX_REDIRECT_TRIALS = 10;

/** Missing and refused pages that Chrome loads once more when nothing else is asked of their host. */
const MAX_SECOND_LOADS = 10;

class HostRecord {
  /** It has served us a page, so other failures are not bot protection. */
  hasServedPage = false;
  readonly failedBrowserChecks = new Map<LinkOutcome["kind"], number>();
  /** Chrome's page loads that failed on the certificate or its encryption: they apply to the whole host. */
  readonly hostFailures = new Map<LinkOutcome["kind"], PageObservation>();
  browserTrials = 0;
  redirectTrials = 0;
  readonly visits = new HostVisits();
  secondLoads = 0;
  /** The trial in progress; other checks of the host wait for its result. */
  pendingTrial: Promise<void> | null = null;
  /** It answered 404 over HTTP for a page that Chrome got: home-made bot filters do this. */
  servesFalse404 = false;
}

/**
 * What a run knows about hosts: whether a page load in Chrome is worth it. Failures of a host only ever lead to
 * "inconclusive"; a page is never called dead because of another page.
 */
export class HostHistory {
  /** Failures of many URLs at once. */
  readonly bursts = new Bursts();
  readonly #known = new LRUCache<string, HostRecord>({ max: MAX_REMEMBERED_HOSTS });

  /** Records the result of HTTP for later checks. */
  recordProbe({ attempts }: ProbeResult): void {
    const last = attempts.at(-1);
    if (last?.outcome.kind === "page") this.#recordOf(last.host).hasServedPage = true;
  }

  /** Whether Chrome should load the page: the response is suspicious or a bot check. */
  needsBrowser({ attempts }: ProbeResult): boolean {
    const last = attempts.at(-1);
    if (last === undefined) return true;
    const { host, outcome, finalUrl } = last;
    if (outcome.kind === "page" && isClientRoute(finalUrl)) return true;
    const record = this.#known.get(host);
    if (needsTrial(outcome, record)) return true;
    if (isMissingBehindRedirect(last) && (record?.redirectTrials ?? 0) < MAX_REDIRECT_TRIALS) return true;
    if (!isSuspicious(outcome, record?.hasServedPage ?? false)) return false;
    return (record?.failedBrowserChecks.get(outcome.kind) ?? 0) < MAX_FAILED_BROWSER_CHECKS;
  }

  /** The trial whose result this page depends on; null where there is none. */
  getPendingTrial({ attempts }: ProbeResult): Promise<void> | null {
    const last = attempts.at(-1);
    const record = last && this.#known.get(last.host);
    if (!record || record.servesFalse404 || !needsTrial(last.outcome, record)) return null;
    return record.pendingTrial;
  }

  /**
   * Loads a page in Chrome and records the result for later checks, or returns an earlier page load.
   *
   * @param whenIdle Resolves when no request to a host is under way.
   */
  async loadPage(
    { attempts }: ProbeResult,
    load: () => Promise<PageObservation | null>,
    whenIdle: (host: string) => Promise<void>,
  ): Promise<PageObservation | null> {
    const last = attempts.at(-1);
    if (last === undefined) return await load();
    const { host, outcome } = last;
    const record = this.#recordOf(host);
    const hostFailure = record.hostFailures.get(outcome.kind);
    if (hostFailure !== undefined) return hostFailure;
    if (isMissingBehindRedirect(last)) record.redirectTrials += 1;
    const trial = needsTrial(outcome, record) ? Promise.withResolvers<void>() : null;
    if (trial !== null) record.pendingTrial = trial.promise;
    try {
      const first = await record.visits.beside(load);
      const isLimit = first !== null && this.bursts.isShared(host) && mayBeLimited(outcome, first);
      const page = isLimit ? await loadAlone(record, first, () => whenIdle(host).then(load)) : first;
      if (page !== null) recordPageObservation(record, outcome, page);
      return page;
    } finally {
      if (trial !== null) {
        record.browserTrials += 1;
        record.pendingTrial = null;
        trial.resolve();
      }
    }
  }

  /** A further page load in Chrome. */
  visit<T>({ attempts }: ProbeResult, load: () => Promise<T>): Promise<T> {
    const last = attempts.at(-1);
    return last === undefined ? load() : this.#recordOf(last.host).visits.beside(load);
  }

  #recordOf(host: string): HostRecord {
    const record = this.#known.get(host) ?? new HostRecord();
    this.#known.set(host, record);
    return record;
  }
}

/**
 * Chrome gets what HTTP got, or an error of the server. From a server that limits requests, both may be its answer to
 * what is too much.
 */
function mayBeLimited(onHttp: LinkOutcome, page: PageObservation): boolean {
  const { kind } = classifyPageObservation(page);
  return mayBeLimit(onHttp) && (kind === onHttp.kind || kind === "server_error");
}

/** Loads a page once more when nothing else is asked of its host. */
async function loadAlone(
  record: HostRecord,
  first: PageObservation,
  load: () => Promise<PageObservation | null>,
): Promise<PageObservation> {
  if (record.secondLoads >= MAX_SECOND_LOADS) return first;
  record.secondLoads += 1;
  return (await record.visits.alone(load)) ?? first;
}

const isMissingBehindRedirect = ({ outcome, redirects, finalUrl }: HttpAttempt): boolean =>
  outcome.kind === "not_found_status" && redirects[0] !== finalUrl;

/** Servers never see "#/spring" or "#!/spring": the page's own script decides what it shows. */
const isClientRoute = (url: string): boolean => /#[/!]/.test(url);

function recordPageObservation(record: HostRecord, onHttp: LinkOutcome, page: PageObservation): void {
  const { kind } = onHttp;
  const inChrome = classifyPageObservation(page);
  if (kind === "not_found_status" && isAlive(inChrome)) record.servesFalse404 = true;
  if (isHostWide(kind) && inChrome.kind === kind) record.hostFailures.set(kind, page);
  if (isAlive(inChrome)) record.failedBrowserChecks.delete(kind);
  else if (!browserDecides(onHttp))
    record.failedBrowserChecks.set(kind, (record.failedBrowserChecks.get(kind) ?? 0) + 1);
}

/** For these, Chrome's result decides the verdict, so it always loads the page. */
const browserDecides = (outcome: LinkOutcome): boolean =>
  outcome.kind === "page" || isHostWide(outcome.kind) || isNotFound(outcome);

/** The same for all pages of a host. */
const isHostWide = (kind: LinkOutcome["kind"]): boolean => kind === "certificate" || kind === "tls_refused";

/** Whether browsers may get a page that is missing over HTTP, given what is known about its host. */
function needsTrial(outcome: LinkOutcome, record: HostRecord | undefined): boolean {
  if (outcome.kind !== "not_found_status" || outcome.botManager !== undefined) return false;
  if (record === undefined || record.servesFalse404) return true;
  return !record.hasServedPage && record.browserTrials < MAX_BROWSER_TRIALS;
}

/**
 * @param answers The host has served us a page in this run, so a failure is not directed at us. Otherwise it may
 *   treat Chrome differently.
 */
function isSuspicious(outcome: LinkOutcome, answers: boolean): boolean {
  const { kind } = outcome;
  if (kind === "page")
    return outcome.contentAmount === "shell" || outcome.maybeUnavailable === true || outcome.maybeOther === true;
  if (kind === "not_found_status") return outcome.botManager !== undefined || outcome.mayBecomePage === true;
  if (kind === "refused") return !CONCLUSIVE_REFUSALS.has(outcome.status);
  // Chrome follows twice as many redirects, so visitors may arrive.
  if (kind === "bot_check" || kind === "empty" || kind === "too_many_redirects") return true;
  // Browsers read responses that Node's client refuses.
  if (kind === "unreachable" && outcome.explanation !== undefined) return true;
  const mayBeDirectedAtUs = ["server_error", "timeout", "unreachable", "redirect_loop"].includes(kind);
  return browserDecides(outcome) || (mayBeDirectedAtUs && !answers);
}

/** Chrome would get the same: sign-in (401, 407), too many requests (429), legal reasons (451). */
const CONCLUSIVE_REFUSALS: ReadonlySet<number> = new Set([401, 407, 429, 451]);
