import pLimit from "p-limit";
import { EvaluationError, messageOf } from "../contract/error.ts";
import type { Attachments, Evaluate, Evaluated } from "../contract/evaluator-interface.ts";
import { classifyAnswer } from "../contract/parse-answer.ts";
import type { EntryResult } from "../result/check-report.ts";
import { applyWaivers } from "./apply-waivers.ts";
import { type Baseline, type BaselineEntry, compareWithBaseline } from "./baseline/compare-with-baseline.ts";
import { buildRequest, type LocateAsset } from "./build-evaluation-request.ts";
import { withDeadline } from "./deadline.ts";
import { decideEntryState, type EntryDecision } from "./gate.ts";
import type { CheckFurtherLinks } from "./links/further-links.ts";
import { type Entry, requireVisitUrl } from "./manifest/entry.ts";
import { MISSING_AD } from "./manifest/semantic-checks.ts";
import type { SearchPages } from "./search-pages.ts";
import { applyConfirmAfter } from "./state/apply-confirm-after.ts";
import type { Debounce } from "./state/failure-streaks.ts";
import { identifyDestination } from "./tracking-parameters.ts";
import { checkFinalUrl } from "./visit/check-final-url.ts";

/** What a run of either mode needs to know of its entries' results. */
export interface EntryRunOptions {
  /** For entries without their own threshold, 0 to 10; links mode only reports it. */
  threshold: number;
  /** For entries without their own timeout, in seconds. */
  timeout: number;
  /** Stops the run: running checks are abandoned, finished results stay. */
  signal: AbortSignal;
  /** Fails a broken link only after several runs (`confirm-after`); without it, the first run fails it. */
  debounce?: Debounce | null;
  /** What entries are compared with; without it, only the threshold decides. */
  baseline?: Baseline | null;
  /** Absent: no entry has further links. */
  checkFurtherLinks?: CheckFurtherLinks;
  onEntry?: (result: EntryResult, progress: { done: number; of: number }) => void;
}

export interface EvaluateEntriesOptions extends EntryRunOptions {
  evaluate: Evaluate;
  locateAsset: LocateAsset;
  /** Entries evaluated at the same time. */
  concurrency: number;
  /** Looks for a better page for ads that fail. Absent: nobody does. */
  searchPages?: SearchPages;
  /** Results of entries that this change does not affect, by id: they are not evaluated. */
  leftOutResults?: ReadonlyMap<string, EntryResult>;
  /** Decides which waivers have expired. */
  now: () => Date;
}

/**
 * Evaluates every entry concurrently; the results are in the manifest's order. Never rejects: an error becomes the
 * result of its entry.
 */
export async function evaluateEntries(
  entries: readonly Entry[],
  options: EvaluateEntriesOptions,
): Promise<EntryResult[]> {
  const limit = pLimit(options.concurrency);
  let done = 0;
  return Promise.all(
    entries.map((entry) =>
      limit(async () => {
        const result = options.leftOutResults?.get(entry.id) ?? (await evaluateWithBaseline(entry, options));
        done += 1;
        options.onEntry?.(result, { done, of: entries.length });
        return result;
      }),
    ),
  );
}

/**
 * The entry's result, compared with its baseline. A production baseline is evaluated immediately before, so that both
 * evaluations run under the same conditions.
 */
async function evaluateWithBaseline(entry: Entry, options: EvaluateEntriesOptions): Promise<EntryResult> {
  const { baseline = null, debounce = null, checkFurtherLinks = keepResult } = options;
  const original = baseline?.originalEntry(entry) ?? null;
  const before =
    original === null
      ? (baseline?.previousResult(entry) ?? null)
      : await checkFurtherLinks(original, await evaluateEntry(original, withoutPageSearch(options)), {
          before: null,
          isAdChanged: true,
        });
  const result = applyConfirmAfter(await evaluateEntry(entry, options), entry.landing.url, debounce);
  if (baseline === null) return checkFurtherLinks(entry, result, { before, isAdChanged: true });
  const isAdChanged = baseline.isAdChanged(entry);
  const compared = compareWithBaseline(result, before, { maxDrop: baseline.maxDrop, isAdChanged });
  const measureBefore = original === null ? undefined : findMeasuring(before);
  const checked = await checkFurtherLinks(entry, compared, { before, isAdChanged });
  return { ...checked, ...(measureBefore && { measureBefore }) };
}

/** What production shows is only compared with. */
const withoutPageSearch = ({ searchPages: _, ...options }: EvaluateEntriesOptions): EvaluateEntriesOptions => options;

const findMeasuring = (result: EntryResult | BaselineEntry | null) =>
  result !== null && "attachments" in result ? result.attachments?.measurePageSpeed : undefined;

const keepResult: CheckFurtherLinks = async (_entry, result) => result;

async function evaluateEntry(entry: Entry, options: EvaluateEntriesOptions): Promise<EntryResult> {
  const threshold = entry.threshold ?? options.threshold;
  const started = performance.now();
  const baseResult = createBaseResult(entry, threshold);
  const now = options.now();
  const spentMs = () => performance.now() - started;
  try {
    const seconds = entry.timeout ?? options.timeout;
    if (entry.isAdMissing) throw new EvaluationError(`In the manifest, ${MISSING_AD}.`, { errorCode: "NO_AD_ASSET" });
    const evaluated = await withDeadline(seconds, options.signal, async (signal) =>
      options.evaluate(buildRequest(entry, options.locateAsset), {
        signal,
        timeMs: seconds * 1000,
        ...(entry.locale !== null && { locale: entry.locale }),
        ...(entry.landing.visit !== undefined && { visitUrl: requireVisitUrl(entry) }),
      }),
    );
    const decide = (of: Evaluated) => decideEvaluated(of, { entry, threshold, now });
    const decided = decide(evaluated);
    const isFailing = decided.state === "below_threshold" || decided.state === "link_broken";
    const findBetterPage = isFailing ? evaluated.attachments?.findBetterPage : undefined;
    const { answer, betterPage } =
      findBetterPage && options.searchPages
        ? await options.searchPages(entry, findBetterPage, {
            timeMs: seconds * 1000 - spentMs(),
            wouldPass: (other) => decide(other).state === "passed",
          })
        : { answer: evaluated.answer, betterPage: null };
    return { ...baseResult, ...decided, durationMs: Math.round(spentMs()), answer, ...(betterPage && { betterPage }) };
  } catch (error) {
    const waivers = applyWaivers(entry.accept, null, now);
    return {
      ...baseResult,
      ...createFailure(error, entry),
      ...(waivers.length > 0 && { waivers }),
      durationMs: Math.round(spentMs()),
      answer: null,
      notices: [],
      linkTrail: [],
    };
  }
}

/** The part of a result that follows from the evaluation. */
function decideEvaluated(
  { answer, attachments: given }: Evaluated,
  { entry, threshold, now }: { entry: Entry; threshold: number; now: Date },
) {
  const outcome = classifyAnswer(answer);
  const waivers = applyWaivers(entry.accept, outcome.kind === "evaluated" ? outcome.answer : null, now, given?.kinds);
  const redirectNotice = checkFinalUrl(entry, given?.finalUrl ?? null);
  return {
    error: null,
    ...decideEntryState(outcome, threshold, waivers, given),
    ...(waivers.length > 0 && { waivers }),
    notices: [...(redirectNotice === null ? [] : [redirectNotice]), ...(given?.notices ?? [])],
    linkTrail: given?.linkTrail ?? [],
    ...(given?.ledger && { ledger: given.ledger }),
    ...(given?.pageFacts && { pageFacts: given.pageFacts }),
    ...(given?.ai && { ai: given.ai }),
    ...(given && { attachments: dropSearch(given) }),
  };
}

/** The search holds everything that was captured, and a result is kept until the run ends. */
const dropSearch = ({ findBetterPage: _, ...attachments }: Attachments): Attachments => attachments;

/** The part of a result that is known before the evaluation. */
export const createBaseResult = (entry: Entry, threshold: number) => ({
  id: entry.id,
  manifest: entry.location,
  platform: entry.platform,
  asset: assetName(entry),
  landingUrl: entry.landing.written,
  ...describeVisit(entry),
  threshold,
  ...identifyDestination(entry.landing.url, entry),
  ...(entry.truth !== null && { truth: entry.truth }),
  ...(entry.refs && { refs: entry.refs }),
  ...(entry.isPaused && { paused: true as const }),
});

function describeVisit({ landing: { visit } }: Entry): Pick<EntryResult, "visited"> {
  return visit === undefined || "missing" in visit ? {} : { visited: visit };
}

/** The part of a result that says why its evaluation or link check failed. */
export function createFailure(error: unknown, entry: Entry): EntryDecision & Pick<EntryResult, "error"> {
  const message = messageOf(error);
  const explained =
    error instanceof EvaluationError
      ? message
      : `Internal error: ${message}. Please report it with the entry's landing page.`;
  const code = errorCodeOf(error);
  const isOwnFile = entry.asset?.kind === "file" || entry.isAdMissing === true;
  const isAdsFault = code === "NO_AD_ASSET" || code === "AD_UNAVAILABLE";
  const blame = isAdsFault && isOwnFile ? "manifest" : "evaluation";
  return { state: "error", reason: explained, overallScore: null, error: { message: explained, code, blame } };
}

function errorCodeOf(error: unknown): string {
  if (!(error instanceof EvaluationError)) return "INTERNAL";
  return error.errorCode || (error.httpStatus ? `HTTP_${error.httpStatus}` : error.name);
}

export function assetName(entry: Entry): string | null {
  if (entry.asset) return entry.asset.kind === "url" ? entry.asset.url : entry.asset.written;
  return entry.adUrl;
}
