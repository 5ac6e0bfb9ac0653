import { INTERRUPTED } from "./deadline.ts";
import type { Entry } from "./entry.ts";
import { type EvaluateEntriesOptions, evaluateEntries } from "./evaluate-entries.ts";
import { decideVerdict, type GatePolicy, toGateInput } from "./gate.ts";
import { summarizeModelUsage } from "./model-notice.ts";
import { type CheckResult, REPORT_SCHEMA } from "./result.ts";

export interface CheckEntriesOptions extends EvaluateEntriesOptions {
  gate: GatePolicy;
  /** The commit that is checked; null outside a repository. */
  commit: string | null;
  version: string;
  /** Notices about the whole run that are known before it starts. */
  notices: readonly string[];
  now: () => Date;
}

/** Evaluates all entries and decides the verdict. Never rejects: a failed evaluation is an entry's result. */
export async function checkEntries(entries: readonly Entry[], options: CheckEntriesOptions): Promise<CheckResult> {
  const startedAt = options.now();
  const results = await evaluateEntries(entries, options);
  const decision = decideVerdict(
    results.map(toGateInput),
    options.gate,
    // Both: the last entry may have finished before the stop, and a service may use the same code for its own errors.
    options.signal.aborted && results.some((result) => result.error?.code === INTERRUPTED),
  );
  return {
    schema: REPORT_SCHEMA,
    tool: { name: "adhere", version: options.version },
    mode: "evaluate",
    commit: options.commit,
    startedAt: startedAt.toISOString(),
    durationMs: options.now().getTime() - startedAt.getTime(),
    ...decision,
    gate: options.gate,
    notices: [...options.notices, ...summarizeModelUsage(results)],
    entries: results,
  };
}
