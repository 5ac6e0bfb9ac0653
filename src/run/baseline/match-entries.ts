import type { BaselineReport } from "../../result/baseline-report.ts";
import type { CheckResult } from "../../result/check-report.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { assetName } from "../evaluate-entries.ts";
import { joinFirst } from "../format-message.ts";
import type { Entry } from "../manifest/entry.ts";

/**
 * Matches entries by id. A new entry and a removed one are the same ad with a new id if only they share asset, landing
 * URL and platform.
 *
 * @returns the earlier results by entry id in this run, and what the report says of the differences.
 */
export function matchEntries(entries: readonly Entry[], report: CheckResult) {
  const byId = new Map(report.entries.map((entry) => [entry.id, entry]));
  const here = new Set(entries.map(({ id }) => id));
  const removedEntries = report.entries.filter(({ id }) => !here.has(id));
  const newEntries = entries.filter(({ id }) => !byId.has(id));
  const removedByKey = Map.groupBy(removedEntries, keyOfReport);
  const newByKey = Map.groupBy(newEntries, keyOfEntry);
  const renamed = newEntries.flatMap((entry): [Entry, EntryReport][] => {
    const [removed, ...others] = removedByKey.get(keyOfEntry(entry)) ?? [];
    const rivals = newByKey.get(keyOfEntry(entry))?.length ?? 0;
    return removed === undefined || others.length > 0 || rivals > 1 ? [] : [[entry, removed]];
  });
  const reports = new Map(renamed.map(([{ id }, removed]) => [id, removed]));
  for (const { id } of entries) {
    const known = byId.get(id);
    if (known !== undefined) reports.set(id, known);
  }
  const wereRenamed = new Set(renamed.map(([, removed]) => removed));
  return {
    reports,
    changes: {
      added: newEntries.map(({ id }) => id).filter((id) => !reports.has(id)),
      removed: removedEntries.filter((entry) => !wereRenamed.has(entry)).map(({ id }) => id),
      renamed: renamed.map(([{ id: to }, { id: from }]) => ({ from, to })),
    },
  };
}

/** Whether a report's entry has the same asset, landing URL and platform, whatever its id. */
export const isSameAd = (entry: Entry, report: EntryReport): boolean => keyOfEntry(entry) === keyOfReport(report);

const keyOfEntry = (entry: Entry): string => JSON.stringify([assetName(entry), entry.landing.written, entry.platform]);
const keyOfReport = ({ asset, landingUrl, platform }: EntryReport): string =>
  JSON.stringify([asset, landingUrl, platform]);

/** Ids per notice; the JSON report lists all. */
const MAX_LISTED_IDS = 5;

/** Notices about the baseline, one sentence each. */
export function describeBaseline({ kind, source, commit, at, added, removed, renamed }: BaselineReport): string[] {
  const where = commit === null ? "unknown commit" : `commit ${commit.slice(0, 12)}`;
  const when = at === null ? "" : `, ${at.slice(0, 16).replace("T", " ")} UTC`;
  const lead =
    kind === "production"
      ? "Compared with production: each ad's landing URL from the manifest, evaluated in the same run."
      : `Compared with ${source} (${where}${when}).`;
  return [
    lead,
    ...formatIdList(added, "is not in the baseline", "are not in the baseline"),
    ...formatIdList(removed, "is in the baseline only", "are in the baseline only"),
    ...formatIdList(
      renamed.map(({ from, to }) => `${to} (was: ${from})`),
      "has a different id in the baseline",
      "have different ids in the baseline",
    ),
  ];
}

/** Notices about ads that have a score now but none in the baseline, so that a drop cannot be detected. */
export function describeMissingScores(entries: readonly EntryReport[]): string[] {
  const withoutBaselineScore = entries.filter(
    ({ baseline, overallScore }) =>
      overallScore !== null && (baseline?.state === "url_only" || baseline?.state === "error"),
  );
  const blame = "no score in the baseline, so a drop cannot be detected";
  return formatIdList(
    withoutBaselineScore.map(({ id }) => id),
    `has ${blame}: only its threshold applies`,
    `have ${blame}: only their thresholds apply`,
  );
}

function formatIdList(names: readonly string[], one: string, many: string): string[] {
  if (names.length === 0) return [];
  return [`${joinFirst(names, MAX_LISTED_IDS)} ${names.length === 1 ? one : many}.`];
}
