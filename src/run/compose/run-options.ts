import type { ChangeSource } from "../changes/git.ts";
import type { Entry } from "../entry.ts";
import type { LocateAsset } from "../request.ts";
import type { CheckResult, EntryResult } from "../result.ts";
import type { Settings } from "../settings.ts";
import type { FoundRepairs } from "./find-repairs.ts";
import type { WrittenReports } from "./report-folder.ts";
import type { FindPreview } from "./resolve-visit-urls.ts";

/** The input of a run, from the Action or the command line. */
export interface RunOptions {
  settings: Settings;
  manifests: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  commit: string | null;
  locateRemoteAsset: LocateAsset;
  signal: AbortSignal;
  /** Finds the deployment for `preview`; absent outside GitHub. */
  findPreview?: FindPreview;
  /** The change that the run is for, or why it is unknown; absent if there is none: all entries are checked. */
  changes?: ChangeSource | { why: string };
  log: (line: string) => void;
  onStart?: (entries: readonly Entry[], notices: readonly string[]) => void;
  onEntry?: (result: EntryResult, progress: { done: number; of: number }) => void;
}

export interface RunOutput {
  result: CheckResult;
  /** Fixes that apply to files of the repository; absent in links mode. */
  repairs?: FoundRepairs;
  reports: WrittenReports;
}
