import type { EntryResult } from "../../result/check-report.ts";
import type { FurtherLinkReport } from "../../result/further-link-report.ts";
import type { BaselineEntry } from "../baseline/compare-with-baseline.ts";
import { fingerprintUrl } from "../fingerprint-url.ts";
import type { Entry, FurtherLink, Landing } from "../manifest/entry.ts";
import { STATUS_BY_VERDICT } from "../state/apply-confirm-after.ts";
import type { Debounce } from "../state/failure-streaks.ts";
import { identifyDestination } from "../tracking-parameters.ts";
import { applyFurtherLinks } from "./apply-further-links.ts";
import {
  createDestinationVisitor,
  type LinkVisit,
  toDestination,
  type VisitOptions,
  type VisitOutcome,
} from "./visit-destination.ts";

/** Visits a page, once for all ads that lead to it. Never rejects. */
export type VisitPage = (landing: Landing, visit: LinkVisit) => Promise<VisitOutcome>;

export function createPageVisitor(options: VisitOptions): VisitPage {
  const visitDestination = createDestinationVisitor(options);
  const outcomes = new Map<string, Promise<VisitOutcome>>();
  return ({ url, visit }, visitor) => {
    if (visit !== undefined && "missing" in visit) return Promise.resolve({ error: visit.missing });
    const key = JSON.stringify([fingerprintUrl(url), visit?.url]);
    const known = outcomes.get(key);
    if (known !== undefined) return known;
    const outcome = visitDestination(visit?.url ?? url, visitor);
    outcomes.set(key, outcome);
    return outcome;
  };
}

/** Checks an ad's further links, and returns its result with them. Never rejects. */
export type CheckFurtherLinks = (
  entry: Entry,
  result: EntryResult,
  comparison: { before: BaselineEntry | null; isAdChanged: boolean },
) => Promise<EntryResult>;

export function createFurtherLinkCheck(
  visitPage: VisitPage,
  { timeout, debounce = null }: { timeout: number; debounce?: Debounce | null },
): CheckFurtherLinks {
  return async (entry, result, comparison) => {
    if (entry.links === undefined) return result;
    const { platform, locale } = entry;
    const visitor = { platform, locale, seconds: entry.timeout ?? timeout };
    const links = await Promise.all(
      entry.links.map(async (link) => toReport(link, entry, await visitPage(link.landing, visitor), debounce)),
    );
    return applyFurtherLinks(result, links, comparison);
  };
}

function toReport(
  { kind, text, landing }: FurtherLink,
  entry: Entry,
  outcome: VisitOutcome,
  debounce: Debounce | null,
): FurtherLinkReport {
  const identity = identifyDestination(landing.url, entry);
  const { verdict, httpStatus, reason } = toDestination(outcome, landing.written);
  const seen = debounce?.recordStatus(
    { fingerprint: identity.fingerprint, url: landing.url },
    STATUS_BY_VERDICT[verdict],
  );
  const isUnconfirmed = verdict === "link_broken" && seen !== undefined && seen.seenDead < seen.needed;
  return {
    ...{ kind, text, url: landing.written, verdict, httpStatus, reason: reason || null, ...identity },
    ...(isUnconfirmed && { unconfirmed: seen }),
  };
}
