import type { ChangeSource } from "../changes/git.ts";
import type { Entry } from "../entry.ts";
import type { LocateAsset } from "../request.ts";
import type { CheckResult, EntryResult } from "../result.ts";
import type { Settings } from "../settings.ts";
import type { FoundRepairs } from "./find-repairs.ts";
import type { WrittenReports } from "./report-folder.ts";
import type { FindPreview } from "./resolve-visit-urls.ts";

/** What the Action and the terminal tell a check, each in its own way. */
export interface RunOptions {
  settings: Settings;
  manifests: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  commit: string | null;
  locateRemoteAsset: LocateAsset;
  signal: AbortSignal;
  /** Finds the deployment that `preview` asks for; absent where nobody knows of deployments. */
  findPreview?: FindPreview;
  /** The change that the run is for, or why nobody can tell; absent where there is none: nothing is filtered then. */
  changes?: ChangeSource | { why: string };
  log: (line: string) => void;
  onStart?: (entries: readonly Entry[], notices: readonly string[]) => void;
  onEntry?: (result: EntryResult, progress: { done: number; of: number }) => void;
}

export interface RunOutput {
  result: CheckResult;
  /** Fixes that can be made in the repository; absent where nothing was scored. */
  repairs?: FoundRepairs;
  reports: WrittenReports;
}
