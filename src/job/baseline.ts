import path from "node:path";
import { baselineNotices, matchEntries } from "../check/baseline/report.ts";
import type { Entry } from "../check/entry.ts";
import type { BaselineReport, CheckResult, EntryReport } from "../check/result.ts";
import { type Settings, SettingsError } from "../check/settings.ts";

/** The run's baseline, as far as it is known before anything is evaluated. */
export interface OpenedBaseline {
  /** For the report; null where nothing is compared. */
  report: BaselineReport | null;
  /** What an earlier report has of the entry; null where it has nothing, or there is none. */
  known(entry: Entry): EntryReport | null;
  /** The earlier report and its folder; null where there is none. */
  file: { result: CheckResult; folder: string } | null;
  notices: readonly string[];
}

/** `baseline` names what cannot be compared with. */
export class UnusableBaseline extends SettingsError {
  override name = "UnusableBaseline";
}

const NONE: OpenedBaseline = { report: null, known: () => null, file: null, notices: [] };

export type BaselineSettings = Pick<Settings, "baseline" | "mode" | "site" | "rewrite" | "preview">;

/**
 * Opens what `baseline` names. A report that is not there (the first run has none) is said and left out; one that cannot be
 * read is a mistake, since the gate would be another without it.
 *
 * @throws UnusableBaseline
 */
export async function openBaseline(
  settings: BaselineSettings,
  entries: readonly Entry[],
  cwd: string,
): Promise<OpenedBaseline> {
  const { baseline } = settings;
  if (baseline === undefined) return NONE;
  if (baseline === "production") return ofProduction(settings);
  const file = path.resolve(cwd, baseline);
  // Most runs read no report: what checks one is loaded for those that do.
  const { readReportFile, UnreadableReport } = await import("../check/report-file.ts");
  try {
    return ofReport(baseline, path.dirname(file), await readReportFile(file), { settings, entries });
  } catch (error) {
    if (!(error instanceof UnreadableReport)) throw error;
    if (!error.missing) throw unusable(`The baseline ${baseline} cannot be used: ${error.message}.`);
    const notice = `There is no baseline ${baseline} yet, so that nothing is compared: the thresholds alone decide.`;
    return { ...NONE, notices: [notice] };
  }
}

function ofProduction({ mode, ...settings }: BaselineSettings): OpenedBaseline {
  if (mode === "links") {
    throw unusable(
      "baseline: production compares scores, and links mode has none. Name the report of an earlier run instead.",
    );
  }
  const { site, rewrite, preview } = settings;
  if (site.standIns.length === 0 && rewrite.rules.length === 0 && preview.standIn === null) {
    throw unusable(
      "baseline: production compares the landing pages with what this change makes of them, and nothing says where that is. Set site, rewrite or preview.",
    );
  }
  const report: BaselineReport = {
    kind: "production",
    source: "production",
    commit: null,
    at: null,
    added: [],
    removed: [],
    renamed: [],
  };
  return { ...NONE, report, notices: baselineNotices(report) };
}

function ofReport(
  source: string,
  folder: string,
  result: CheckResult,
  { settings, entries }: { settings: BaselineSettings; entries: readonly Entry[] },
): OpenedBaseline {
  const mode = result.mode ?? "evaluate";
  if (mode !== settings.mode) {
    throw unusable(
      `The baseline ${source} is of mode ${mode}, this run of mode ${settings.mode}: give one of the same mode.`,
    );
  }
  if (result.shard !== undefined) {
    throw unusable(
      `The baseline ${source} is one shard's report: give the one that joins them all (docs/matrix.md).`,
    );
  }
  const { reports, changes } = matchEntries(entries, result);
  const { commit, startedAt: at } = result;
  const report: BaselineReport = { kind: "report", source, commit, at, ...changes };
  return {
    report,
    known: ({ id }) => reports.get(id) ?? null,
    file: { result, folder },
    notices: baselineNotices(report),
  };
}

const unusable = (problem: string): UnusableBaseline => new UnusableBaseline([problem]);
