import type { Destination } from "../../contract/destination-verdict.ts";
import { EvaluationError, NoNetwork } from "../../contract/error.ts";
import type { CheckLink } from "../../contract/evaluator-interface.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import { createAbortableRunner } from "../deadline.ts";

/** The result of one destination check: a verdict, or the error. */
export type VisitOutcome = { destination: Destination } | { error: unknown };

export interface VisitOptions {
  checkLink: CheckLink;
  /** Stops the run: running checks are abandoned, finished results stay. */
  signal: AbortSignal;
}

/**
 * Checks started at the same time; the link checker applies its own connection limits. A higher value keeps a slow
 * host's queue from delaying other hosts. The value for lists is lower, because they are streamed to limit memory.
 */
export const MAX_CONCURRENT_VISITS = { manifest: 4096, list: 1024 } as const;

/** Maximum time of one request, ms. One check may send several. */
const MAX_REQUEST_MS = 15_000;

/** The platform whose ad leads to the destination, its visitors' language, and the timeout. */
export interface LinkVisit {
  platform: Platform | null;
  locale?: string | null;
  seconds: number;
}

/** Returns a function that checks one destination and never rejects. */
export function createDestinationVisitor({ checkLink, signal }: VisitOptions) {
  const runAbortable = createAbortableRunner(signal);
  return async (url: string, { platform, locale = null, seconds }: LinkVisit): Promise<VisitOutcome> => {
    const timeoutMs = Math.min(MAX_REQUEST_MS, seconds * 1000);
    try {
      return { destination: await runAbortable(async () => checkLink(url, { signal, platform, locale, timeoutMs })) };
    } catch (error) {
      return { error };
    }
  };
}

/** Whether a check failed because there was no network. */
export const failedWithoutNetwork = (outcome: VisitOutcome): boolean =>
  "error" in outcome && outcome.error instanceof NoNetwork;

/** Whether a check finished: neither stopped nor without a network. */
export const isConcluded = (outcome: VisitOutcome, { signal }: VisitOptions): boolean =>
  "destination" in outcome || (!signal.aborted && !failedWithoutNetwork(outcome));

/** The destination for the list of verdicts, with the URL as written. */
export function toDestination(outcome: VisitOutcome, written: string): Destination {
  if ("destination" in outcome) return { ...outcome.destination, url: written };
  const { error } = outcome;
  return {
    url: written,
    verdict: "inconclusive",
    httpStatus: null,
    finalUrl: null,
    reason: error instanceof EvaluationError ? error.message : `Internal error: ${String(error)}`,
    advisories: [],
    evidence: [],
  };
}
