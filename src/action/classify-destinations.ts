import { listByDestination } from "../report/further-links.ts";
import type { BrokenDestination } from "../report/render-github-issues.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { fingerprintUrl } from "../run/fingerprint-url.ts";
import { isAlive } from "../run/gate.ts";

/** A landing page's status in one run, over all of its ads. */
export type DestinationObservation = {
  /** Of the page, without tracking parameters. */
  fingerprint: string;
  /** Of its ads' URLs, by which earlier versions told pages apart. */
  variants: readonly string[];
} & ({ status: "dead"; dead: BrokenDestination } | { status: "alive" | "unknown" });

/**
 * The landing pages of a run. `dead`: the gate reports a broken link for at least one ad, after `confirm-after`;
 * `alive`: it works for one ad and is broken for none. Visits to a built folder or a preview, and carried-over results,
 * don't count.
 */
export function collectDestinationStatuses(result: Pick<CheckResult, "entries">): DestinationObservation[] {
  const groups = Map.groupBy(
    listByDestination(result.entries),
    ({ page, fingerprint, landingUrl }) => page ?? fingerprint ?? fingerprintUrl(landingUrl),
  );
  return [...groups].map(([fingerprint, ads]) => observe(fingerprint, ads));
}

function observe(fingerprint: string, ads: readonly EntryReport[]): DestinationObservation {
  const variants = [...new Set(ads.flatMap((ad) => ad.fingerprint ?? []))].filter((each) => each !== fingerprint);
  const page = { fingerprint, variants };
  const visitedAds = ads.filter((entry) => entry.visited === undefined && entry.carried === undefined);
  const broken = visitedAds.find(({ state }) => state === "link_broken");
  if (broken !== undefined) return { ...page, status: "dead", dead: toDeadDestination(fingerprint, broken, ads) };
  const isUnconfirmed = visitedAds.some(({ unconfirmed }) => unconfirmed !== undefined);
  return { ...page, status: !isUnconfirmed && visitedAds.some(isAlive) ? "alive" : "unknown" };
}

/** Lists all affected ads, including those that could not be evaluated; ads that reached the page are not affected. */
function toDeadDestination(fingerprint: string, broken: EntryReport, ads: readonly EntryReport[]): BrokenDestination {
  const { answer, destination } = broken;
  const found = answer !== null && "linkBroken" in answer ? answer.linkBroken : destination;
  return {
    fingerprint,
    url: broken.landingUrl,
    reason: broken.reason,
    httpStatus: found?.httpStatus ?? null,
    finalUrl: found?.finalUrl ?? null,
    linkTrail: broken.linkTrail,
    ads: ads.filter((entry) => entry.visited !== undefined || !isAlive(entry)),
  };
}
