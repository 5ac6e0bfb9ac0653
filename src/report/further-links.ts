import type { EntryReport } from "../result/entry-report.ts";
import type { FurtherLinkReport } from "../result/further-link-report.ts";

/** The further link that fails an ad whose landing page does not; null for other ads. */
export const findBrokenFurtherLink = ({ furtherLinks = [] }: EntryReport): FurtherLinkReport | null =>
  furtherLinks.find(({ failsAd }) => failsAd) ?? null;

const STATE_BY_VERDICT = { alive: "passed", link_broken: "link_broken", inconclusive: "url_only" } as const;

/**
 * The ads by what they lead to: each with the state of its landing page alone, and once more for each further page, as
 * if that were its landing page.
 */
export const listByDestination = (entries: readonly EntryReport[]): EntryReport[] =>
  entries.flatMap((entry) => {
    const { stateOfLanding, furtherLinks = [], failedBefore: _, ...rest } = entry;
    const landing = stateOfLanding === undefined ? entry : { ...rest, state: stateOfLanding };
    const pages = new Map(furtherLinks.map((link) => [link.fingerprint, link]));
    return [landing, ...[...pages.values()].map((link) => toEntryOfLink(entry, link))];
  });

function toEntryOfLink(entry: EntryReport, link: FurtherLinkReport): EntryReport {
  const { id, manifest, platform, asset, threshold, visited, carried } = entry;
  const { url, verdict, httpStatus, reason, fingerprint, page, unconfirmed } = link;
  return {
    ...{ id, manifest, platform, asset, threshold, landingUrl: url, fingerprint, reason: reason ?? "" },
    state: unconfirmed === undefined ? STATE_BY_VERDICT[verdict] : "url_only",
    destination: { url, verdict, httpStatus, finalUrl: null, reason, advisories: [], evidence: [] },
    ...{ overallScore: null, durationMs: 0, answer: null, error: null, notices: [], linkTrail: [] },
    ...(page && { page }),
    ...(visited && { visited }),
    ...(carried && { carried }),
    ...(unconfirmed && { unconfirmed }),
  };
}
