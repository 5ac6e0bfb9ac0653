import type { Entry } from "../entry.ts";
import type { EntryReport } from "../result.ts";

/** What an entry came to before a change. */
export type BaselineEntry = Pick<EntryReport, "state" | "overallScore" | "fingerprint">;

/** What a run's entries are compared with. */
export interface Baseline {
  /** What an earlier run's report has of the entry; null where it has nothing. */
  previousResult(entry: Entry): BaselineEntry | null;
  /** The entry as it is without the change, to be evaluated in the same run; null where `known` tells. */
  originalEntry(entry: Entry): Entry | null;
  /**
   * Whether the change is one of the ad itself (its lines in the manifest, its file; in an earlier report, its file, address or
   * platform). The baseline then shows the new ad on the old page, or another ad, and is no excuse for it.
   */
  isAdChanged(entry: Entry): boolean;
  /** Points that a score may fall short of the baseline's. */
  maxDrop: number;
}
