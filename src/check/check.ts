import { INTERRUPTED } from "./deadline.ts";
import type { Entry } from "./entry.ts";
import { decide, type GatePolicy, gatedOf } from "./gate.ts";
import { modelNotices } from "./model-notice.ts";
import { type CheckResult, REPORT_SCHEMA } from "./result.ts";
import { type RunOptions, runEntries } from "./run.ts";

export interface CheckOptions extends RunOptions {
  gate: GatePolicy;
  /** The commit that is checked; null outside a repository. */
  commit: string | null;
  version: string;
  /** What concerns the whole run and is known before it starts. */
  notices: readonly string[];
  now: () => Date;
}

/** Entries in, verdict out: evaluates them all, passes them through the gate, and rejects for nothing. */
export async function check(entries: readonly Entry[], options: CheckOptions): Promise<CheckResult> {
  const startedAt = options.now();
  const results = await runEntries(entries, options);
  const decision = decide(
    results.map(gatedOf),
    options.gate,
    // Both: the last entry may have been done when the stop came, and a service may use our word for its own errors.
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
    notices: [...options.notices, ...modelNotices(results)],
    entries: results,
  };
}
