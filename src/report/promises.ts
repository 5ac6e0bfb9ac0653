import { countPromises, type PromiseCounts } from "../contract/ledger.ts";
import type { EntryReport } from "../result/entry-report.ts";

/** The number of the ad's promises that the page keeps; null if the ledger is unknown or has no promise to count. */
export function getPromiseCounts({ ledger }: Pick<EntryReport, "ledger">): PromiseCounts | null {
  if (ledger === undefined) return null;
  const counts = countPromises(ledger);
  return counts.total === 0 ? null : counts;
}

/** For a table's cell: "5 of 7". */
export function formatPromiseCell(entry: EntryReport): string {
  const counts = getPromiseCounts(entry);
  return counts === null ? "–" : `${counts.kept} of ${counts.total}`;
}

/** Whether a table of these entries has a column for promises. */
export const havePromises = (entries: readonly EntryReport[]): boolean =>
  entries.some((entry) => getPromiseCounts(entry) !== null);

/** "5 of 7 promises kept" and what happened to the others: "1 contradicted", "1 not on the page". */
export function describePromises({ kept, total, contradicted, notMentioned, unreadable }: PromiseCounts): {
  figure: string;
  others: string[];
} {
  const others: [number, string][] = [
    [contradicted, "contradicted"],
    [notMentioned, "not on the page"],
    [unreadable, "could not be read"],
  ];
  return {
    figure: `${kept} of ${total} promise${total === 1 ? "" : "s"} kept`,
    others: others.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`])),
  };
}

/** The line under an ad: "5 of 7 promises kept · 1 contradicted"; null if there is nothing to count. */
export function formatPromises(entry: EntryReport, emphasize: (figure: string) => string = String): string | null {
  const counts = getPromiseCounts(entry);
  if (counts === null) return null;
  const { figure, others } = describePromises(counts);
  return [emphasize(figure), ...others].join(" · ");
}
