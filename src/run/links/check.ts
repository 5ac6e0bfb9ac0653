import { INTERRUPTED } from "../deadline.ts";
import type { Entry } from "../entry.ts";
import { decideVerdict, type GatePolicy, toGateInput } from "../gate.ts";
import { type CheckResult, REPORT_SCHEMA } from "../result.ts";
import { type CheckEntryLinksOptions, checkEntryLinks } from "./check-entries.ts";
import { NO_NETWORK } from "./visit-destination.ts";

export interface CheckLinksOptions extends CheckEntryLinksOptions {
  gate: GatePolicy;
  /** The commit that is checked; null outside a repository. */
  commit: string | null;
  version: string;
  /** Notices about the whole run that are known before it starts. */
  notices: readonly string[];
  now: () => Date;
}

/** Checks all destinations and decides the verdict. Never rejects. */
export async function checkLinks(entries: readonly Entry[], options: CheckLinksOptions): Promise<CheckResult> {
  const startedAt = options.now();
  const results = await checkEntryLinks(entries, options);
  const withCode = (code: string) => results.filter(({ error }) => error?.code === code).length;
  const lost = withCode(NO_NETWORK);
  const decision = decideVerdict(
    results.map(toGateInput),
    options.gate,
    // Both: the last destination may have been checked before the stop.
    options.signal.aborted && withCode(INTERRUPTED) > 0,
    // A DNS failure affects a few destinations; without a network, most checks fail.
    { entryNoun: "links", offline: lost > 0 && lost >= results.length - lost },
  );
  return {
    schema: REPORT_SCHEMA,
    tool: { name: "adhere", version: options.version },
    mode: "links",
    commit: options.commit,
    startedAt: startedAt.toISOString(),
    durationMs: options.now().getTime() - startedAt.getTime(),
    ...decision,
    gate: options.gate,
    notices: [...options.notices],
    entries: results,
  };
}
