import type { Destination } from "../../contract/destination-verdict.ts";
import { EvaluationError } from "../../contract/error.ts";
import { addEntry, createCounts } from "../count-entries.ts";
import { findExpiredLimit } from "../deadline.ts";
import { fingerprintUrl } from "../fingerprint-url.ts";
import { decideFromCounts, type GatePolicy, type RunDecision } from "../gate.ts";
import { applyConfirmAfter, type ConfirmableResult } from "../state/apply-confirm-after.ts";
import type { Debounce } from "../state/failure-streaks.ts";
import { decideDestinationState } from "./decide-destination-state.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";
import type { ListedUrl, UrlListLine } from "./parse-url-list.ts";
import { type ReportedDestination, ReportedDestinations } from "./reported-destinations.ts";
import {
  createDestinationVisitor,
  failedWithoutNetwork,
  isConcluded,
  MAX_CONCURRENT_VISITS,
  toDestination,
  type VisitOptions,
  type VisitOutcome,
} from "./visit-destination.ts";

export interface CheckUrlListOptions extends VisitOptions {
  gate: GatePolicy;
  /** In seconds. */
  timeout: number;
  debounce: Debounce | null;
  /** Called once per destination when its check finishes. */
  onDestination?: (destination: Destination, decided: number) => void;
  onInvalidLine?: (line: number, mistake: string) => void;
}

export interface UrlListResult extends RunDecision {
  /** Lines with a URL, and the number of distinct destinations that were checked. */
  lines: number;
  destinations: number;
  /** Lines without a valid URL. */
  invalidLines: number;
  reported: ReportedDestination[];
  /** Number of reported destinations that are left out of `reported`. */
  omitted: number;
}

/** Consecutive checks without a network after which the run ends. A few may be DNS failures. */
const MAX_OFFLINE_VISITS = 64;

/**
 * Checks the destinations of a list of any length. For a working URL, only its fingerprint is kept, so that it is
 * checked once. Stops reading the list when the network is gone.
 *
 * @throws EvaluationError if the list contains no URL, because an empty check never passes, or an error of the list's
 *   source.
 */
export async function checkUrlList(
  lines: AsyncIterable<UrlListLine>,
  options: CheckUrlListOptions,
): Promise<UrlListResult> {
  const counts = createCounts();
  const findings = new ReportedDestinations();
  const visitDestination = createDestinationVisitor(options);
  const sums = { lines: 0, destinations: 0 };
  /** Consecutive checks without a network: inconclusive if a later check succeeds, else one notice for all. */
  const offlineVisits: ConcludedVisit[] = [];

  const decide = (visit: ConcludedVisit) => {
    const destination = toDestination(visit.outcome, visit.line.written);
    const settled = decideLineState(visit, destination, options);
    addEntry(counts, { ...settled, overallScore: null });
    findings.addResult(visit.fingerprint, settled, destination);
    sums.destinations += 1;
    options.onDestination?.(destination, sums.destinations);
  };
  const checkLine = async (line: UrlListLine) => {
    if ("mistake" in line) {
      addEntry(counts, { state: "error", overallScore: null, error: { blame: "manifest" } });
      options.onInvalidLine?.(line.number, line.mistake);
      return;
    }
    sums.lines += 1;
    const fingerprint = fingerprintUrl(line.url);
    if (!findings.addLine(fingerprint, line.number)) return;
    const outcome = await visitDestination(line.url, { platform: line.platform, seconds: options.timeout });
    if (failedWithoutNetwork(outcome)) offlineVisits.push({ outcome, line, fingerprint });
    if (!isConcluded(outcome, options)) return;
    // The network works, so the earlier failures are inconclusive.
    if (offlineVisits.length < MAX_OFFLINE_VISITS) for (const one of offlineVisits.splice(0)) decide(one);
    decide({ outcome, line, fingerprint });
  };

  const isWanted = () => offlineVisits.length < MAX_OFFLINE_VISITS;
  const readLines = takeWhile(lines, isWanted, options.signal);
  await forEachConcurrently(readLines, MAX_CONCURRENT_VISITS.list, checkLine);
  const offline = offlineVisits.length > 0 && (offlineVisits.length >= MAX_OFFLINE_VISITS || sums.destinations === 0);
  if (!offline) for (const one of offlineVisits) decide(one);
  const nothing = sums.destinations === 0 && counts.manifestErrors === 0;
  if (nothing && !options.signal.aborted && !offline) {
    throw new EvaluationError("The list contains no URL, so there is nothing to check. Write one URL per line.");
  }
  const timeLimit = findExpiredLimit(options.signal);
  return {
    ...decideFromCounts(counts, options.gate, options.signal.aborted, {
      ...{ entryNoun: "urls", offline },
      ...(timeLimit !== null && { timeLimit }),
    }),
    lines: sums.lines,
    destinations: sums.destinations,
    invalidLines: counts.manifestErrors,
    ...findings.summarize(),
  };
}

/** A finished check and the line it belongs to. */
interface ConcludedVisit {
  outcome: VisitOutcome;
  line: ListedUrl & { number: number };
  fingerprint: string;
}

function decideLineState(
  { outcome, line, fingerprint }: ConcludedVisit,
  destination: Destination,
  { debounce }: CheckUrlListOptions,
): ConfirmableResult {
  const { state, reason }: Pick<ConfirmableResult, "state" | "reason"> =
    "destination" in outcome
      ? decideDestinationState(destination)
      : { state: "error", reason: destination.reason ?? "" };
  return applyConfirmAfter<ConfirmableResult>({ state, reason, fingerprint }, line.url, debounce);
}

/** Ends at the stop signal, too, even if the next item never comes, as of an input that stays open. */
async function* takeWhile<T>(items: AsyncIterable<T>, isWanted: () => boolean, stop: AbortSignal): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  const { promise: stopped, resolve } = Promise.withResolvers<null>();
  stop.addEventListener("abort", () => resolve(null), { once: true });
  try {
    while (!stop.aborted) {
      const reading = iterator.next();
      reading.catch(() => {});
      const next = await Promise.race([reading, stopped]);
      if (next === null || next.done === true) return;
      yield next.value;
      if (!isWanted()) return;
    }
  } finally {
    void iterator.return?.().catch(() => {});
  }
}
