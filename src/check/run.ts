import pLimit from "p-limit";
import { EvaluationError } from "../contract/error.ts";
import { outcomeOf } from "../contract/outcome.ts";
import type { Evaluate } from "../contract/port.ts";
import type { Baseline } from "./baseline/baseline.ts";
import { compare } from "./baseline/compare.ts";
import { withDeadline } from "./deadline.ts";
import type { Entry } from "./entry.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type Judged, judgeOutcome } from "./gate.ts";
import { type LocateAsset, requestFor } from "./request.ts";
import type { EntryResult } from "./result.ts";
import type { Debounce } from "./state/debounce.ts";
import { settle } from "./state/settle.ts";
import { strayNotice } from "./strayed.ts";
import { useWaivers } from "./waivers.ts";

export interface RunOptions {
  evaluate: Evaluate;
  locate: LocateAsset;
  /** For entries that name none, 0 to 10. */
  threshold: number;
  /** For entries that name none, in seconds. */
  timeout: number;
  /** Entries under way at once. */
  concurrency: number;
  /** Stops the run: what is under way is abandoned, what is done is kept. */
  signal: AbortSignal;
  /** Waits with broken links until so many runs have seen them; absent, the first one fails. */
  debounce?: Debounce | null;
  /** What entries are compared with; absent, the threshold alone decides. */
  baseline?: Baseline | null;
  /** Results of entries that a filter left out, by id: they are not evaluated. */
  leftOut?: ReadonlyMap<string, EntryResult>;
  /** Tells which waivers have expired. Default: the clock. */
  now?: () => Date;
  onEntry?: (result: EntryResult, progress: { done: number; of: number }) => void;
}

/**
 * Evaluates every entry, in any order, and answers in the manifest's. Whatever happens to one entry stays with
 * that entry: this function does not reject.
 */
export async function runEntries(entries: readonly Entry[], options: RunOptions): Promise<EntryResult[]> {
  const limit = pLimit(options.concurrency);
  let done = 0;
  return Promise.all(
    entries.map((entry) =>
      limit(async () => {
        const result = options.leftOut?.get(entry.id) ?? (await runCompared(entry, options));
        done += 1;
        options.onEntry?.(result, { done, of: entries.length });
        return result;
      }),
    ),
  );
}

/**
 * The entry's result beside its baseline's. Where that is evaluated, too, it comes right before on the same machine, so that
 * both meet the same weather.
 */
async function runCompared(entry: Entry, options: RunOptions): Promise<EntryResult> {
  const { baseline = null, debounce = null } = options;
  const original = baseline?.original(entry) ?? null;
  const before = original === null ? (baseline?.known(entry) ?? null) : await runEntry(original, options);
  const result = settle(await runEntry(entry, options), entry.landing.url, debounce);
  if (baseline === null) return result;
  const ownChange = baseline.isOwnChange(entry);
  return compare(result, before, { maxDrop: baseline.maxDrop, ownChange });
}

async function runEntry(entry: Entry, options: RunOptions): Promise<EntryResult> {
  const threshold = entry.threshold ?? options.threshold;
  const started = performance.now();
  const known = knownOf(entry, threshold);
  const now = options.now?.() ?? new Date();
  try {
    const seconds = entry.timeout ?? options.timeout;
    const { answer, attachments } = await withDeadline(seconds, options.signal, async (signal) =>
      options.evaluate(requestFor(entry, options.locate), {
        signal,
        timeMs: seconds * 1000,
        ...(entry.locale !== null && { locale: entry.locale }),
        ...(entry.landing.visit !== undefined && { standsFor: entry.landing.url }),
      }),
    );
    const strayed = strayNotice(entry, attachments?.finalUrl ?? null);
    const outcome = outcomeOf(answer);
    const waivers = useWaivers(entry.accept, outcome.kind === "evaluated" ? outcome.answer : null, now);
    return {
      ...known,
      error: null,
      ...judgeOutcome(outcome, threshold, waivers),
      ...(waivers.length > 0 && { waivers }),
      durationMs: Math.round(performance.now() - started),
      answer,
      notices: [...(strayed === null ? [] : [strayed]), ...(attachments?.notices ?? [])],
      linkTrail: attachments?.linkTrail ?? [],
      ...(attachments?.ai && { ai: attachments.ai }),
      ...(attachments && { attachments }),
    };
  } catch (error) {
    const waivers = useWaivers(entry.accept, null, now);
    return {
      ...known,
      ...failure(error, entry),
      ...(waivers.length > 0 && { waivers }),
      durationMs: Math.round(performance.now() - started),
      answer: null,
      notices: [],
      linkTrail: [],
    };
  }
}

/** What a result says of its entry before anybody has looked. */
export const knownOf = (entry: Entry, threshold: number) => ({
  id: entry.id,
  manifest: entry.place,
  platform: entry.platform,
  asset: assetName(entry),
  landingUrl: entry.landing.written,
  ...visitedOf(entry),
  threshold,
  fingerprint: fingerprintOf(entry.landing.url),
});

function visitedOf({ landing: { visit } }: Entry): Pick<EntryResult, "visited"> {
  return visit === undefined || "missing" in visit ? {} : { visited: visit };
}

/** What a result says where its evaluation (or its look at the destination) failed. */
export function failure(error: unknown, entry: Entry): Judged & Pick<EntryResult, "error"> {
  const message = error instanceof Error ? error.message : String(error);
  const said =
    error instanceof EvaluationError
      ? message
      : `Adhere itself failed here: ${message}. Please report this with the entry's landing page.`;
  const code = codeOf(error);
  const blame = code === "NO_AD_ASSET" && entry.asset?.kind === "file" ? "manifest" : "evaluation";
  return { state: "error", reason: said, overallScore: null, error: { message: said, code, blame } };
}

function codeOf(error: unknown): string {
  if (!(error instanceof EvaluationError)) return "INTERNAL";
  return error.errorCode || (error.httpStatus ? `HTTP_${error.httpStatus}` : error.name);
}

export function assetName(entry: Entry): string | null {
  if (entry.asset) return entry.asset.kind === "url" ? entry.asset.url : entry.asset.written;
  return entry.adUrl;
}
