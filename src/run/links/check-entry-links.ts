import type { Destination } from "../../contract/destination-verdict.ts";
import type { CheckLink } from "../../contract/evaluator-interface.ts";
import type { EntryResult } from "../../result/check-report.ts";
import { type BaselineEntry, compareWithBaseline } from "../baseline/compare-with-baseline.ts";
import { createBaseResult, createFailure, type EntryRunOptions } from "../evaluate-entries.ts";
import { fingerprintUrl } from "../fingerprint-url.ts";
import type { Entry } from "../manifest/entry.ts";
import { applyConfirmAfter } from "../state/apply-confirm-after.ts";
import { checkFinalUrl } from "../visit/check-final-url.ts";
import { decideDestinationState } from "./decide-destination-state.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";
import { formatTrail } from "./format-trail.ts";
import { createFurtherLinkCheck, createPageVisitor } from "./further-links.ts";
import {
  isConcluded,
  type LinkVisit,
  MAX_CONCURRENT_VISITS,
  toDestination,
  type VisitOutcome,
} from "./visit-destination.ts";

export interface CheckEntryLinksOptions extends EntryRunOptions {
  checkLink: CheckLink;
  /** Called once per destination when its check finishes, with the URL of its first entry. */
  onDestination?: (destination: Destination) => void;
}

/**
 * Checks every destination once, concurrently, and returns a result per entry in the manifest's order. Never rejects.
 */
export async function checkEntryLinks(
  entries: readonly Entry[],
  options: CheckEntryLinksOptions,
): Promise<EntryResult[]> {
  const results = new Map<Entry, EntryResult>();
  const visitPage = createPageVisitor(options);
  const checkFurtherLinks = createFurtherLinkCheck(visitPage, options);
  await forEachConcurrently(groupByDestination(entries), MAX_CONCURRENT_VISITS.manifest, async (group) => {
    const started = performance.now();
    const { landing } = group[0];
    const outcome = rejectLeftPreview(group[0], await visitPage(landing, chooseVisit(group, options)));
    const durationMs = Math.round(performance.now() - started);
    if (isConcluded(outcome, options)) options.onDestination?.(toDestination(outcome, landing.written));
    for (const entry of group) {
      const checked = createResult(entry, outcome, durationMs, options);
      const confirmed = applyConfirmAfter(checked, entry.landing.url, options.debounce ?? null);
      const before = options.baseline?.previousResult(entry) ?? null;
      const compared = compareIfBaseline(confirmed, before, options);
      const result = await checkFurtherLinks(entry, compared, { before, isAdChanged: options.baseline == null });
      results.set(entry, result);
      options.onEntry?.(result, { done: results.size, of: entries.length });
    }
  });
  return entries.flatMap((entry) => results.get(entry) ?? []);
}

const compareIfBaseline = (
  result: EntryResult,
  before: BaselineEntry | null,
  { baseline }: CheckEntryLinksOptions,
): EntryResult => (baseline ? compareWithBaseline(result, before, { ...baseline, isAdChanged: false }) : result);

type EntryGroup = [Entry, ...Entry[]];

/** A check that ended on the original page instead of the preview is an error. */
function rejectLeftPreview(entry: Entry, outcome: VisitOutcome): VisitOutcome {
  try {
    if ("destination" in outcome) checkFinalUrl(entry, outcome.destination.finalUrl);
    return outcome;
  } catch (error) {
    return { error };
  }
}

/** Groups entries by destination, in the manifest's order. */
function groupByDestination(entries: readonly Entry[]): EntryGroup[] {
  const groups = Map.groupBy(entries, ({ landing }) => fingerprintUrl(landing.url));
  return [...groups.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others]]));
}

/** One check serves all entries: with their common platform and language, and their longest timeout. */
function chooseVisit(group: EntryGroup, { timeout }: CheckEntryLinksOptions): LinkVisit {
  const [{ platform, locale }] = group;
  return {
    platform: group.every((entry) => entry.platform === platform) ? platform : null,
    locale: group.every((entry) => entry.locale === locale) ? locale : null,
    seconds: Math.max(...group.map((entry) => entry.timeout ?? timeout)),
  };
}

function createResult(
  entry: Entry,
  outcome: VisitOutcome,
  durationMs: number,
  options: CheckEntryLinksOptions,
): EntryResult {
  const baseResult = { ...createBaseResult(entry, entry.threshold ?? options.threshold), durationMs, answer: null };
  if ("error" in outcome) {
    return { ...baseResult, ...createFailure(outcome.error, entry), notices: [], linkTrail: [], destination: null };
  }
  const destination = toDestination(outcome, entry.landing.written);
  const redirectNotice = checkFinalUrl(entry, destination.finalUrl);
  return {
    ...baseResult,
    ...decideDestinationState(destination),
    error: null,
    notices: [
      ...(redirectNotice === null ? [] : [redirectNotice]),
      ...destination.advisories.map(({ note }) => `${note}.`),
    ],
    linkTrail: formatTrail(destination),
    destination,
  };
}
