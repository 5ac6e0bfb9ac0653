import type { Evaluated, FindBetterPage, KnownPage } from "../contract/evaluator-interface.ts";
import type { Entry } from "./manifest/entry.ts";

/** Visits of further pages in one run. Those of one ad are bounded by the evaluator. */
const MAX_VISITS = 100;
/** Of one ad, ms: an evaluation takes a few seconds. */
const MAX_SEARCH_MS = 30_000;

/** Looks for a better page for an ad that fails.  */
export type SearchPages = (
  entry: Entry,
  findBetterPage: FindBetterPage,
  options: { timeMs: number; wouldPass: (evaluated: Evaluated) => boolean },
) => ReturnType<FindBetterPage>;

/** The search of a run: all its ads share the visits, and the landing pages of each are candidates for the others. */
export function createPageSearch(entries: readonly Entry[], signal: AbortSignal): SearchPages {
  let left = MAX_VISITS;
  const pages = entries.map((entry) => ({ entry, page: toKnownPage(entry) }));
  return (entry, findBetterPage, { timeMs, wouldPass }) =>
    findBetterPage({
      signal,
      timeMs: Math.min(timeMs, MAX_SEARCH_MS),
      otherPages: pages.flatMap((one) => (one.entry === entry || one.page === null ? [] : one.page)),
      takeVisit: () => {
        left -= 1;
        return left >= 0;
      },
      wouldPass,
    });
}

/** An entry's landing page, with what its ad says; null where it cannot be visited. */
function toKnownPage({ landing: { url, visit }, copy }: Entry): KnownPage | null {
  if (visit !== undefined && "missing" in visit) return null;
  return { url, ...(visit && { visitUrl: visit.url }), text: copy?.headline ?? "" };
}
