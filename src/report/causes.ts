import { extractTerms } from "../findings/commercial-terms.ts";
import { capitalise, toSentence, truncate } from "../ground/text.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { describeExcesses } from "../result/page-speed-report.ts";
import { type Action, type Change, getOpenActions } from "./actions.ts";
import { DIMENSION_NAMES, findWeakestDimension } from "./dimension-scores.ts";
import {
  filterByStatus,
  filterUrgent,
  getBrokenLinkRemedy,
  getEvaluation,
  getPageId,
  sortWorstFirst,
} from "./entries.ts";
import { isLinkCheck, isManifestError, isMessageNotJudged } from "./entry-predicates.ts";
import { getUnexcusedBadge } from "./entry-status.ts";
import { toSingleLine } from "./escape.ts";
import { formatCount } from "./format-count.ts";
import { findBrokenFurtherLink } from "./further-links.ts";
import { wasReached } from "./group-entries-by-destination.ts";
import { describeOpportunities } from "./page-speed.ts";
import { describeDirection, getOpenRisks, isBetterPage, isFailedResource } from "./select-fixes-and-risks.ts";

/** In the order in which to deal with them. */
const CAUSE_KINDS = [
  "broken_link",
  "ad_file",
  "broken_resource",
  "fix",
  "slow_page",
  "unconfirmed_link",
  "message_not_judged",
  "not_captured",
  "error",
] as const;
type CauseKind = (typeof CAUSE_KINDS)[number];

/** Why entries did not pass, and the one thing to do about it. All texts but `title` may be untrusted. */
export interface Cause {
  kind: CauseKind;
  /** A few words without a full stop. May contain the name of an element, which is cut if it is long. */
  title: string;
  /** What was found, in a sentence; empty if the changes say it. */
  reason: string;
  /** What to do, in a sentence; empty if the changes or the reason say it. */
  remedy: string;
  /** Two if ad and page disagree, and the manifest does not say which side is right. */
  changes: readonly Change[];
  /** The page to look at; null if the cause is no page's. */
  url: string | null;
  /** Worst first. */
  entries: readonly [EntryReport, ...EntryReport[]];
}

/** The cause of one entry, and the key that it shares with entries of the same cause. */
interface EntryCause extends Omit<Cause, "entries"> {
  key: readonly unknown[];
}

/**
 * What to do first: one item for each cause, worst first, then those of most entries. With passed ads whose page is
 * unstyled or empty, because ads for a broken page waste money whatever they say. Without entries that failed before
 * this change, and without those that no network was there for.
 */
export function listCauses(entries: readonly EntryReport[]): Cause[] {
  const reached = entries.filter(wasReached);
  const brokenPages = filterByStatus(reached, "passed").filter((entry) => getOpenRisks(entry).some(isFailedResource));
  const causes = sortWorstFirst([...filterUrgent(reached), ...brokenPages])
    .filter(({ failedBefore }) => failedBefore !== true)
    .map((entry) => ({ entry, cause: findEntryCause(entry) }));
  const single = [...Map.groupBy(causes, ({ cause }) => JSON.stringify([cause.kind, ...cause.key])).values()].flatMap(
    ([first, ...others]) =>
      first === undefined ? [] : [toCause(first.cause, [first.entry, ...others.map(({ entry }) => entry)])],
  );
  return mergeOutages(single).toSorted(
    (a, b) => CAUSE_KINDS.indexOf(a.kind) - CAUSE_KINDS.indexOf(b.kind) || b.entries.length - a.entries.length,
  );
}

/** From this number of broken pages on, a site is one cause. */
const MIN_OUTAGE_PAGES = 4;

/** Many broken pages of one site with the same answer are one cause. */
function mergeOutages(causes: readonly Cause[]): Cause[] {
  const getSite = ({ kind, url, reason }: Cause) =>
    JSON.stringify([kind, kind === "broken_link" && url !== null ? getHost(url) : url, reason]);
  const sites = Map.groupBy(
    causes.filter(({ kind }) => kind === "broken_link"),
    getSite,
  );
  return causes.flatMap((cause) => {
    const site = cause.kind === "broken_link" ? (sites.get(getSite(cause)) ?? []) : [];
    if (site.length < MIN_OUTAGE_PAGES) return [cause];
    if (site[0] !== cause) return [];
    const remedy = "Check whether the site is down or its pages have moved. Pause the ads meanwhile.";
    const [first, ...others] = site.flatMap(({ entries }) => entries);
    return first === undefined
      ? []
      : [{ ...cause, title: `${site.length} broken links`, remedy, entries: [first, ...others] }];
  });
}

/** The cause of one entry; null if it passed or was skipped. */
export function findCause(entry: EntryReport): Cause | null {
  return filterUrgent([entry]).length === 0 ? null : toCause(findEntryCause(entry), [entry]);
}

const toCause = ({ key: _, ...cause }: EntryCause, entries: Cause["entries"]): Cause => ({
  ...cause,
  reason: toSentence(cause.reason),
  entries,
});

const CHECK_PAGE = "Open the page and check it.";

function findEntryCause(entry: EntryReport): EntryCause {
  const url = entry.visited?.url ?? entry.landingUrl;
  const base = { reason: entry.reason, remedy: "", changes: [], url };
  if (isManifestError(entry)) {
    const title = getUnexcusedBadge(entry).label;
    return { ...base, kind: "ad_file", title, url: null, key: [entry.asset, entry.reason] };
  }
  if (isMessageNotJudged(entry)) {
    const texts = { title: "No readable text in the ad", remedy: "Add the ad's text to the manifest (copy)." };
    return { ...base, ...texts, kind: "message_not_judged", url: null, key: [] };
  }
  const destination = entry.visited?.url ?? getPageId(entry);
  if (entry.unconfirmed !== undefined) {
    const texts = { title: "Broken link, not confirmed yet", remedy: CHECK_PAGE };
    return { ...base, ...texts, kind: "unconfirmed_link", key: [destination] };
  }
  const title = getUnexcusedBadge(entry).label;
  switch (entry.state) {
    case "link_broken": {
      const further = findBrokenFurtherLink(entry);
      const remedy = further === null ? getBrokenLinkRemedy(entry) : getBrokenLinkRemedy({});
      const texts = { title: "Broken link", remedy };
      if (further === null) return { ...base, ...texts, kind: "broken_link", key: [destination, entry.reason, remedy] };
      const { url: page, reason } = further;
      const key = [further.page ?? further.fingerprint, reason];
      return { ...base, ...texts, kind: "broken_link", url: page, reason: reason ?? entry.reason, key };
    }
    case "over_budget": {
      const texts = {
        reason: describeExcesses(entry.pageSpeed?.budget?.excesses ?? []),
        remedy: describeOpportunities(entry),
      };
      return { ...base, ...texts, kind: "slow_page", title, key: [destination, texts.reason] };
    }
    case "url_only": {
      const remedy = isLinkCheck(entry) ? CHECK_PAGE : "Open the page and compare it with the ad.";
      return { ...base, kind: "not_captured", title, remedy, key: [getHost(url), entry.reason] };
    }
    case "error": {
      const step = isLinkCheck(entry) ? { remedy: CHECK_PAGE } : { url: null };
      return { ...base, ...step, kind: "error", title, key: [entry.error?.code ?? null, entry.reason] };
    }
    default:
      return findFixCause(entry, url, destination);
  }
}

/** The cause of a low score: the first thing to change, or the weakest dimension. */
function findFixCause(entry: EntryReport, url: string, destination: string): EntryCause {
  const [action] = getOpenActions(entry);
  if (action === undefined) return findWeakDimensionCause(entry, url);
  const [change] = action.changes;
  const { element, kind, comparison, changes } = action;
  const directions = changes.map(({ direction }) => direction);
  if (isFailedResource(action)) {
    const texts = { title: element, reason: change.fix?.reasoning ?? "", remedy: toSentence(change.suggestedValue) };
    return { ...texts, kind: "broken_resource", changes: [], url, key: [change.suggestedValue] };
  }
  if (change.fix !== null && isBetterPage(entry, change.fix)) {
    const { reasoning, suggestedValue } = change.fix;
    return {
      ...{ kind: "fix", title: "Wrong page", reason: reasoning, remedy: "", changes: [], url },
      key: ["page", destination, suggestedValue],
    };
  }
  const base = { kind: "fix", reason: "", remedy: "", changes, url } as const;
  return {
    ...base,
    title: `${shortenElement(element)}: ${changes.length > 1 ? "ad and page disagree" : describeDirection(change)}`,
    ...(changes.length > 1 && { remedy: "Decide which one is right." }),
    key: action.isTerm
      ? ["terms", kind, getHost(url), directions, ...getConflictingTerms(entry, comparison)]
      : ["text", destination, element, change.direction, getChangedText(entry, change)],
  };
}

/** In code points. What is wrong follows the element and must not be cut. */
const MAX_ELEMENT_CHARS = 50;

/** An element's name for a title: "Offer: price" becomes "Price". */
const shortenElement = (element: string): string =>
  capitalise(truncate(toSingleLine(element).replace(/^.*: (?=.)/u, ""), MAX_ELEMENT_CHARS));

/** Ads that lead to one page share a change of the page. A change of the ad is its own. */
const getChangedText = (entry: EntryReport, { direction, currentValue, suggestedValue }: Change): string =>
  direction === "change_lp" ? currentValue : direction === "change_routing" ? suggestedValue : entry.id;

function findWeakDimensionCause(entry: EntryReport, url: string): EntryCause {
  const evaluation = getEvaluation(entry);
  const weakest = evaluation === null ? null : findWeakestDimension(evaluation);
  const base = { kind: "fix", remedy: "", changes: [], url, key: ["score", entry.id] } as const;
  if (evaluation === null || weakest === null) {
    return { ...base, title: "Score below the threshold", reason: entry.reason, remedy: "Compare ad and page." };
  }
  const { phrase } = DIMENSION_NAMES[weakest.dimension];
  const { reasoning } = evaluation.detailedScores[weakest.dimension];
  return { ...base, title: `Weakest: ${phrase}, ${weakest.score} of 10`, reason: reasoning };
}

/** The figures that ad and page disagree about: all ads with the same stale price have the same ones. */
function getConflictingTerms({ ledger = [] }: EntryReport, comparison: Action["comparison"]): string[] {
  if (comparison === null) return [];
  const { adValue, landingPageValue } = comparison;
  const row = ledger.find(
    ({ verdict, text, words }) =>
      verdict === "contradicted" && adValue.includes(text) && words !== null && landingPageValue.includes(words),
  );
  const [ad, page] = [extractMoney(row?.text ?? adValue), extractMoney(row?.words ?? landingPageValue)];
  const conflicting = [ad.filter((term) => !page.includes(term)), page.filter((term) => !ad.includes(term))];
  return conflicting.every((terms) => terms.length === 0)
    ? [adValue, landingPageValue]
    : conflicting.map((terms) => terms.sort().join(" "));
}

/** Amounts and percentages; all figures if there are none. */
function extractMoney(text: string): string[] {
  const terms = [...extractTerms(text)];
  const money = terms.filter((term) => /[\p{Sc}%]|free/u.test(term));
  return money.length > 0 ? money : terms;
}

/** " and 3 more pages", after the first page's URL; empty if there is only one. */
export function describeOtherPages({ entries }: Pick<Cause, "entries">): string {
  const pages = new Set(entries.map((entry) => entry.visited?.url ?? getPageId(entry)));
  return pages.size > 1 ? ` and ${formatCount(pages.size - 1, "more page")}` : "";
}

const getHost = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
