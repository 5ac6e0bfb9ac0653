import type { RunOutput } from "../compose/report-folder.ts";
import { runCheck } from "../compose/run-check.ts";
import type { RunOptions } from "../compose/run-options.ts";
import type { Destination } from "../contract/destination-verdict.ts";
import { EvaluationError } from "../contract/error.ts";
import { type DisplayStatus, getEntryBadge } from "../report/entry-status.ts";
import { formatProgressBar, worseStatus } from "../report/progress-bar.ts";
import { formatProgressLine } from "../report/progress-line.ts";
import { readCheckout } from "../run/changes/checkout.ts";
import { formatProblem } from "../run/manifest/location-resolver.ts";
import type { Settings } from "../run/settings.ts";
import type { CommandContext } from "./command-context.ts";
import { openProgress, type Progress, printNotices } from "./progress.ts";

export interface ManifestRun extends Pick<RunOptions, "devices"> {
  settings: Settings;
  manifests: readonly string[];
  /** The line that announces the run. */
  formatStart: (entries: number) => string;
  /** The text to print for each landing page; default: none. */
  formatDestination?: (destination: Destination) => string;
}

/** Runs a check of manifests. Progress is a bar in a terminal, and otherwise a line per entry. */
export async function runWithProgress(run: ManifestRun, terminal: CommandContext): Promise<RunOutput> {
  const { settings, manifests, formatStart, formatDestination, ...options } = run;
  const { cwd, env, signal } = terminal;
  const progress = openProgress(terminal);
  const read = manifests.length > 0 ? manifests : settings.manifest;
  const checkout = await readCheckout(cwd, read, null);
  try {
    return await runCheck({
      ...options,
      ...(formatDestination && { onDestination: (destination) => progress.print(formatDestination(destination)) }),
      settings,
      manifests: read,
      missingManifestStep:
        "create one with adhere init, or with adhere init EXPORT.csv from an export of your ads, or name the " +
        "manifest that you have. See: adhere init --help",
      cwd,
      env,
      commit: checkout?.head ?? null,
      checkout,
      signal,
      locateRemoteAsset: ({ written }) => {
        throw new EvaluationError(
          `A remote service can't read the file ${written}. Set "asset" to the ad's public URL, or remove --api-url ` +
            "to use the embedded engine.",
          { errorCode: "ASSET_NOT_PUBLIC" },
        );
      },
      log: progress.log,
      ...showEntries(progress, formatStart, terminal),
    });
  } finally {
    progress.clear();
  }
}

function showEntries(
  { show, log }: Progress,
  formatStart: ManifestRun["formatStart"],
  { err }: CommandContext,
): Required<Pick<RunOptions, "onStart" | "onEntry">> {
  let worst: DisplayStatus = "skipped";
  return {
    onStart: (entries, notices, warnings) => {
      for (const warning of warnings) log(`warning: ${formatProblem(warning)}`);
      printNotices(notices, log);
      err(`${formatStart(entries.length)}\n`);
      show?.((terminal) => formatProgressBar({ done: 0, of: entries.length, latest: null, worst }, terminal));
    },
    onEntry: (entry, progress) => {
      worst = worseStatus(worst, getEntryBadge(entry).status);
      if (show === null) err(`${formatProgressLine(entry, progress)}\n`);
      else show((terminal) => formatProgressBar({ ...progress, latest: entry, worst }, terminal));
    },
  };
}
