import type { Entry } from "../entry.ts";
import type { EntryReport } from "../result.ts";

/** An entry's result before the change. */
export type BaselineEntry = Pick<EntryReport, "state" | "overallScore" | "fingerprint">;

/** The results that a run's entries are compared with. */
export interface Baseline {
  /** The entry's result in an earlier report; null if there is none. */
  previousResult(entry: Entry): BaselineEntry | null;
  /** The entry without the change, to be evaluated in the same run; null if the baseline is a report. */
  originalEntry(entry: Entry): Entry | null;
  /**
   * Whether the change edits the ad itself (its manifest lines or file; compared with a report: its file, landing URL
   * or platform). The baseline then does not excuse a failure.
   */
  isAdChanged(entry: Entry): boolean;
  /** Points that a score may be below the baseline's. */
  maxDrop: number;
}
