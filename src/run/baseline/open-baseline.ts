import path from "node:path";
import type { BaselineReport } from "../../result/baseline-report.ts";
import type { CheckResult } from "../../result/check-report.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import type { Entry } from "../manifest/entry.ts";
import { type Settings, SettingsError } from "../settings.ts";
import { describeBaseline, matchEntries } from "./match-entries.ts";

/** The run's baseline, as known before the evaluation. */
export interface OpenedBaseline {
  /** For the report; null without a baseline. */
  report: BaselineReport | null;
  /** The entry's result in the earlier report; null if there is none. */
  previousResult(entry: Entry): EntryReport | null;
  /** The earlier report and its folder; null if there is none. */
  file: { result: CheckResult; folder: string } | null;
  notices: readonly string[];
}

const NO_BASELINE: OpenedBaseline = { report: null, previousResult: () => null, file: null, notices: [] };

export type BaselineSettings = Pick<Settings, "baseline" | "mode" | "site" | "rewrite" | "preview">;

/**
 * Opens the baseline. A missing report (as in the first run) is only a notice; an unreadable one is an error, because
 * the verdict would differ without it.
 *
 * @throws SettingsError if the baseline cannot be used
 */
export async function openBaseline(
  settings: BaselineSettings,
  entries: readonly Entry[],
  cwd: string,
): Promise<OpenedBaseline> {
  const { baseline } = settings;
  if (baseline === undefined) return NO_BASELINE;
  if (baseline === "production") return openProduction(settings);
  const file = path.resolve(cwd, baseline);
  // Loaded lazily: most runs read no report.
  const { readReportFile, UnreadableReport } = await import("../read-report-file.ts");
  try {
    return openReport(baseline, path.dirname(file), await readReportFile(file), { settings, entries });
  } catch (error) {
    if (!(error instanceof UnreadableReport)) throw error;
    if (!error.missing) throw new SettingsError([`The baseline ${baseline} cannot be used: ${error.message}.`]);
    const notice = `There is no baseline ${baseline} yet, so nothing is compared: only the thresholds apply.`;
    return { ...NO_BASELINE, notices: [notice] };
  }
}

function openProduction({ mode, ...settings }: BaselineSettings): OpenedBaseline {
  if (mode === "links") {
    throw new SettingsError([
      "baseline: production compares scores, but links mode has none. Name the report of an earlier run instead.",
    ]);
  }
  const { site, rewrite, preview } = settings;
  if (site.targets.length === 0 && rewrite.rules.length === 0 && preview.target === null) {
    throw new SettingsError([
      "baseline: production compares each landing page with its changed version, but none is configured. Set " +
        "site, rewrite or preview.",
    ]);
  }
  const unknownRun = { commit: null, at: null, added: [], removed: [], renamed: [] };
  const report: BaselineReport = { kind: "production", source: "production", ...unknownRun };
  return { ...NO_BASELINE, report, notices: describeBaseline(report) };
}

function openReport(
  source: string,
  folder: string,
  result: CheckResult,
  { settings, entries }: { settings: BaselineSettings; entries: readonly Entry[] },
): OpenedBaseline {
  const mode = result.mode ?? "evaluate";
  if (mode !== settings.mode) {
    throw new SettingsError([
      `The baseline ${source} was made in mode ${mode}, but this run uses mode ${settings.mode}: use one of the ` +
        "same mode.",
    ]);
  }
  if (result.shard !== undefined) {
    throw new SettingsError([
      `The baseline ${source} is the report of one shard: use the merged report (docs/guide/split-into-shards.md).`,
    ]);
  }
  const { reports, changes } = matchEntries(entries, result);
  const { commit, startedAt: at } = result;
  const report: BaselineReport = { kind: "report", source, commit, at, ...changes };
  return {
    report,
    previousResult: ({ id }) => reports.get(id) ?? null,
    file: { result, folder },
    notices: describeBaseline(report),
  };
}
