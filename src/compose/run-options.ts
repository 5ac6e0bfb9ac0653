import path from "node:path";
import type { Destination } from "../contract/destination-verdict.ts";
import type { Device } from "../engine/link-checker.ts";
import type { CheckResult, EntryResult, Mode } from "../result/check-report.ts";
import type { LocateAsset } from "../run/build-evaluation-request.ts";
import type { Checkout } from "../run/changes/checkout.ts";
import type { ChangeSource } from "../run/changes/find-changes.ts";
import type { RunFacts } from "../run/check-entries.ts";
import type { EntryRunOptions } from "../run/evaluate-entries.ts";
import type { GatePolicy } from "../run/gate.ts";
import type { Entry } from "../run/manifest/entry.ts";
import type { Problem } from "../run/manifest/location-resolver.ts";
import { DEFAULT_REPORT_FOLDERS, type Settings } from "../run/settings.ts";
import type { FindPreview } from "./assign-visit-urls.ts";
import type { LocateTexts } from "./outline-ad-texts.ts";
import type { ShrinkPicture } from "./shrink-pictures.ts";

/** The input of a run, from the Action or the command line. */
export interface RunOptions {
  settings: Settings;
  manifests: readonly string[];
  /** What to do if there is no manifest, as the end of a sentence. */
  missingManifestStep?: string;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  commit: string | null;
  /** What is checked out; null or absent if unknown. */
  checkout?: Checkout | null;
  /** Why what is checked out is not the commit, as a sentence: what the change affects can't be judged. */
  wrongCheckout?: string;
  /** Id and attempt of the workflow run, such as 4242.1; absent outside GitHub. */
  runAttemptId?: string;
  locateRemoteAsset: LocateAsset;
  signal: AbortSignal;
  /** Finds the deployment for `preview`; absent outside GitHub. */
  findPreview?: FindPreview;
  /** The change that the run is for, or why it is unknown; absent if there is none: all entries are checked. */
  changes?: ChangeSource | { why: string };
  log: (line: string) => void;
  /** @param warnings doubtful lines of the manifests. */
  onStart?: (entries: readonly Entry[], notices: readonly string[], warnings: readonly Problem[]) => void;
  onEntry?: (result: EntryResult, progress: { done: number; of: number }) => void;
  /** Links mode: called once per destination when its check finishes. */
  onDestination?: (destination: Destination) => void;
  /** Links mode: additional devices to check as. */
  devices?: readonly Device[];
}

/** The report folder's path. The default depends on the mode, which a merge reads from the shards' reports. */
export const getReportFolder = (
  { settings, cwd }: Pick<RunOptions, "settings" | "cwd">,
  mode: Mode = settings.mode,
): string => path.resolve(cwd, settings["report-dir"] ?? DEFAULT_REPORT_FOLDERS[mode]);

export const getGatePolicy = (settings: Settings): GatePolicy => ({
  onInconclusive: settings["on-inconclusive"],
  warnOnly: settings["warn-only"],
});

/** What evaluates the entries, or checks their links. */
export interface Checker {
  /** Notices before the run. */
  preflight(): Promise<readonly string[]>;
  check(entries: readonly Entry[], options: EntryRunOptions & RunFacts): Promise<CheckResult>;
  shrinkPicture?: ShrinkPicture | undefined;
  locateTexts?: LocateTexts | undefined;
  close(): Promise<void>;
}
