import type { Destination } from "../../contract/destination.ts";
import { EvaluationError } from "../../contract/error.ts";
import type { CheckLink } from "../../contract/port.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import { createAbortableRunner } from "../deadline.ts";

/** What became of one look at a destination: a verdict, or why there is none. */
export type VisitOutcome = { destination: Destination } | { error: unknown };

export interface VisitOptions {
  checkLink: CheckLink;
  /** Stops the run: what is under way is abandoned, what is done is kept. */
  signal: AbortSignal;
}

/**
 * Looks at once, of which the checker lets through as many as its caps allow. The more there are, the longer a slow host's
 * queue may be before other hosts wait for it; a list of any length has to be held in memory, a manifest is there anyway.
 */
export const MAX_CONCURRENT_VISITS = { manifest: 4096, list: 1024 } as const;

/** Milliseconds for one request at most: a visitor has long gone by then, and a ladder has several. */
const MAX_REQUEST_MS = 15_000;

/** Code of what a machine without a network left behind. */
export const NO_NETWORK = "NO_NETWORK";

/** The machine has no network: nothing is known of the destination, and nothing is wrong with it. */
export class NoNetwork extends EvaluationError {
  override name = "NoNetwork";
  constructor() {
    super(
      "There was no network, so the destination could not be reached. Check this machine's connection, DNS and HTTPS_PROXY.",
      { errorCode: NO_NETWORK },
    );
  }
}

/** How a destination is visited: as whose ad, and with how much patience. */
export interface LinkVisit {
  platform: Platform | null;
  seconds: number;
}

/** Looks at one destination. Whatever happens stays with it: this function does not reject. */
export type VisitDestination = (url: string, visit: LinkVisit) => Promise<VisitOutcome>;

export function createDestinationVisitor({ checkLink, signal }: VisitOptions): VisitDestination {
  const runAbortable = createAbortableRunner(signal);
  return async (url, { platform, seconds }) => {
    const timeoutMs = Math.min(MAX_REQUEST_MS, seconds * 1000);
    try {
      const destination = await runAbortable(async () => checkLink(url, { signal, platform, timeoutMs }));
      return reportsNoNetwork(destination) ? { error: new NoNetwork() } : { destination };
    } catch (error) {
      return { error };
    }
  };
}

/** A checker may answer instead of throwing once it knows that there is no network. */
const reportsNoNetwork = ({ verdict, reason }: Destination): boolean =>
  verdict === "inconclusive" && /^no network\b/i.test(reason ?? "");

/** Whether a look failed for want of a network. */
export const failedWithoutNetwork = (look: VisitOutcome): boolean =>
  "error" in look && look.error instanceof EvaluationError && look.error.errorCode === NO_NETWORK;

/** Whether a look came to an end of its own: not stopped, and not for want of a network. */
export const isConcluded = (look: VisitOutcome, { signal }: VisitOptions): boolean =>
  "destination" in look || (!signal.aborted && !failedWithoutNetwork(look));

/** A look as one line of the verdicts' list, under the address as people wrote it. */
export function toDestination(look: VisitOutcome, written: string): Destination {
  if ("destination" in look) return { ...look.destination, url: written };
  const { error } = look;
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
