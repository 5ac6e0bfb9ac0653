import { fingerprintOf } from "../check/fingerprint.ts";
import type { CheckResult, EntryReport } from "../check/result.ts";
import type { DeadDestination } from "../report/issue.ts";

/** What one run saw of a destination, with all of its ads. */
export type Sighting =
  | { seen: "dead"; fingerprint: string; dead: DeadDestination }
  | { seen: "alive" | "unknown"; fingerprint: string };

/**
 * The destinations of a run, each once. Dead is what the gate calls broken for one of the ads, `confirm-after` honoured;
 * alive is what was found alive, and dead for none. Whatever stands in the page's place (a built folder, a preview) says
 * nothing of the page, and neither does a result that was carried over.
 */
export function sightingsOf(result: Pick<CheckResult, "entries">): Sighting[] {
  const groups = new Map<string, EntryReport[]>();
  for (const entry of result.entries) {
    const fingerprint = entry.fingerprint ?? fingerprintOf(entry.landingUrl);
    const group = groups.get(fingerprint);
    if (group === undefined) groups.set(fingerprint, [entry]);
    else group.push(entry);
  }
  return [...groups].map(([fingerprint, ads]) => sighting(fingerprint, ads));
}

function sighting(fingerprint: string, ads: readonly EntryReport[]): Sighting {
  const looked = ads.filter((entry) => entry.visited === undefined && entry.carried === undefined);
  const broken = looked.find(({ state }) => state === "link_broken");
  if (broken !== undefined) return { seen: "dead", fingerprint, dead: deadOf(fingerprint, broken, ads) };
  const doubted = looked.some(({ unconfirmed }) => unconfirmed !== undefined);
  return { seen: !doubted && looked.some(isAlive) ? "alive" : "unknown", fingerprint };
}

const isAlive = ({ state }: EntryReport): boolean =>
  state === "passed" || state === "below_threshold" || state === "regressed";

/** An ad that nobody could judge this time dies with the page, too: only one that got through does not. */
function deadOf(fingerprint: string, broken: EntryReport, ads: readonly EntryReport[]): DeadDestination {
  const { answer, destination } = broken;
  const found = answer !== null && "linkBroken" in answer ? answer.linkBroken : destination;
  return {
    fingerprint,
    url: broken.landingUrl,
    reason: broken.reason,
    httpStatus: found?.httpStatus ?? null,
    finalUrl: found?.finalUrl ?? null,
    trail: broken.linkTrail,
    ads: ads.filter((entry) => entry.visited !== undefined || !isAlive(entry)),
  };
}
