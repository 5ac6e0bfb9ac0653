import type { CheckLink } from "../contract/evaluator-interface.ts";
import {
  type CheckReport,
  type CheckResult,
  type EntryResult,
  type Mode,
  REPORT_SCHEMA,
} from "../result/check-report.ts";
import { findExpiredLimit, INTERRUPTED } from "./deadline.ts";
import { type EvaluateEntriesOptions, evaluateEntries } from "./evaluate-entries.ts";
import { decideVerdict, describeRun, type GatePolicy } from "./gate.ts";
import { type CheckEntryLinksOptions, checkEntryLinks } from "./links/check-entry-links.ts";
import { createFurtherLinkCheck, createPageVisitor } from "./links/further-links.ts";
import type { Entry } from "./manifest/entry.ts";
import { nameDeadVariants } from "./name-dead-variants.ts";
import { measureEntries } from "./page-speed/measure-entries.ts";
import { createPageSearch } from "./search-pages.ts";
import { summarizeModelUsage } from "./summarize-model-usage.ts";

/** What the result of a run says besides its entries. */
export interface RunFacts {
  gate: GatePolicy;
  /** The commit that is checked; null outside a repository. */
  commit: string | null;
  /** What was checked out, for the report. */
  checkout?: CheckReport["checkout"];
  /** Why what is checked out is not the commit: the run can't pass. */
  wrongCheckout?: string | undefined;
  /** Results of entries that are not checked, by id. */
  leftOutResults?: ReadonlyMap<string, EntryResult>;
  version: string;
  /** Notices about the whole run that are known before it starts. */
  notices: readonly string[];
  now: () => Date;
  signal: AbortSignal;
}

/** The link checker of an evaluation, which only ads with further links need. */
export type OpenLinkChecker = () => Promise<{ check: CheckLink; close: () => Promise<void> }>;

export interface CheckEntriesOptions extends EvaluateEntriesOptions, RunFacts {
  openLinkChecker: OpenLinkChecker;
  /** Whether pages are measured after the evaluations. Default: false. */
  measuresPageSpeed?: boolean;
  log?: (line: string) => void;
}

/** Evaluates all entries and decides the verdict. Never rejects: a failed evaluation is an entry's result. */
export const checkEntries = (entries: readonly Entry[], options: CheckEntriesOptions): Promise<CheckResult> =>
  collectResult("evaluate", options, async () =>
    measureEntries(await evaluateWithLinks(entries, options), entries, {
      isWanted: options.measuresPageSpeed ?? false,
      ...options,
    }),
  );

async function evaluateWithLinks(entries: readonly Entry[], options: CheckEntriesOptions): Promise<EntryResult[]> {
  const searching = { ...options, searchPages: createPageSearch(entries, options.signal) };
  const hasLinks = entries.some(({ id, links }) => links !== undefined && !options.leftOutResults?.has(id));
  if (!hasLinks) return evaluateEntries(entries, searching);
  const checker = await options.openLinkChecker();
  try {
    const visitPage = createPageVisitor({ checkLink: checker.check, signal: options.signal });
    const checkFurtherLinks = createFurtherLinkCheck(visitPage, options);
    return await evaluateEntries(entries, { ...searching, checkFurtherLinks });
  } finally {
    await checker.close();
  }
}

/** Checks all destinations and decides the verdict. Never rejects. */
export const checkLinks = (
  entries: readonly Entry[],
  options: CheckEntryLinksOptions & RunFacts,
): Promise<CheckResult> =>
  collectResult("links", options, async () => {
    const { leftOutResults: leftOut = new Map<string, EntryResult>() } = options;
    const results = await checkEntryLinks(
      entries.filter(({ id }) => !leftOut.has(id)),
      options,
    );
    const byId = new Map([...leftOut, ...results.map((result) => [result.id, result] as const)]);
    return entries.flatMap(({ id }) => byId.get(id) ?? []);
  });

async function collectResult(
  mode: Mode,
  { gate, commit, checkout, wrongCheckout, version, notices, now, signal }: RunFacts,
  check: () => Promise<EntryResult[]>,
): Promise<CheckResult> {
  const startedAt = now();
  const entries = nameDeadVariants(await check());
  // Both: the last entry may have finished before the stop, and a service may use the same code for its own errors.
  const interrupted = signal.aborted && entries.some(({ error }) => error?.code === INTERRUPTED);
  const timeLimit = findExpiredLimit(signal);
  return {
    schema: REPORT_SCHEMA,
    tool: { name: "adhere", version },
    mode,
    commit,
    ...(checkout && { checkout }),
    ...(wrongCheckout && { wrongCheckout }),
    startedAt: startedAt.toISOString(),
    durationMs: now().getTime() - startedAt.getTime(),
    ...decideVerdict(entries, gate, interrupted, {
      ...describeRun(mode, entries),
      ...(wrongCheckout && { wrongCheckout }),
      ...(timeLimit !== null && { timeLimit }),
    }),
    gate,
    notices: [...notices, ...summarizeModelUsage(entries)],
    entries,
  };
}
