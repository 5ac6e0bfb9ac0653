import type { BrokenDestination } from "../report/issue.ts";
import { fingerprintUrl } from "../run/fingerprint.ts";
import type { CheckResult, EntryReport } from "../run/result.ts";

/** What one run saw of a destination, with all of its ads. */
export type DestinationObservation =
  | { status: "dead"; fingerprint: string; dead: BrokenDestination }
  | { status: "alive" | "unknown"; fingerprint: string };

/**
 * The destinations of a run, each once. Dead is what the gate calls broken for one of the ads, `confirm-after` honoured;
 * alive is what was found alive, and dead for none. Whatever stands in the page's place (a built folder, a preview) says
 * nothing of the page, and neither does a result that was carried over.
 */
export function collectObservations(result: Pick<CheckResult, "entries">): DestinationObservation[] {
  const groups = new Map<string, EntryReport[]>();
  for (const entry of result.entries) {
    const fingerprint = entry.fingerprint ?? fingerprintUrl(entry.landingUrl);
    const group = groups.get(fingerprint);
    if (group === undefined) groups.set(fingerprint, [entry]);
    else group.push(entry);
  }
  return [...groups].map(([fingerprint, ads]) => observe(fingerprint, ads));
}

function observe(fingerprint: string, ads: readonly EntryReport[]): DestinationObservation {
  const looked = ads.filter((entry) => entry.visited === undefined && entry.carried === undefined);
  const broken = looked.find(({ state }) => state === "link_broken");
  if (broken !== undefined)
    return { status: "dead", fingerprint, dead: toDeadDestination(fingerprint, broken, ads) };
  const doubted = looked.some(({ unconfirmed }) => unconfirmed !== undefined);
  return { status: !doubted && looked.some(isAlive) ? "alive" : "unknown", fingerprint };
}

const isAlive = ({ state }: EntryReport): boolean =>
  state === "passed" || state === "below_threshold" || state === "regressed";

/** An ad that nobody could judge this time dies with the page, too: only one that got through does not. */
function toDeadDestination(
  fingerprint: string,
  broken: EntryReport,
  ads: readonly EntryReport[],
): BrokenDestination {
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
