import type { Destination } from "../../contract/destination.ts";
import type { Baseline } from "../baseline/baseline.ts";
import { compare } from "../baseline/compare.ts";
import type { Entry } from "../entry.ts";
import { fingerprintOf } from "../fingerprint.ts";
import type { EntryResult } from "../result.ts";
import { failure, knownOf } from "../run.ts";
import type { Debounce } from "../state/debounce.ts";
import { settle } from "../state/settle.ts";
import { strayNotice } from "../strayed.ts";
import { judgeDestination } from "./judge.ts";
import {
  destinationOfLook,
  isDecided,
  type LinkVisit,
  LOOKS_UNDER_WAY,
  type Look,
  type LookOptions,
  lookWith,
} from "./look.ts";
import { trailOf } from "./trail.ts";
import { forEachOf } from "./under-way.ts";

export interface LinkRunOptions extends LookOptions {
  /** What the report names as each entry's threshold, where it has none of its own: links mode uses none. */
  threshold: number;
  /** For entries that name none, in seconds. */
  timeout: number;
  debounce: Debounce | null;
  /** An earlier report that destinations are compared with: nothing is looked at twice for it. */
  baseline?: Pick<Baseline, "known" | "maxDrop"> | null;
  onEntry?: (result: EntryResult, progress: { done: number; of: number }) => void;
  /** Each destination once, as it is decided, under the address that the manifest has for it first. */
  onDestination?: (destination: Destination) => void;
}

/**
 * Looks at every destination once, in any order, and answers for every entry in the manifest's. Whatever happens to
 * one destination stays with it: this function does not reject.
 */
export async function runLinks(entries: readonly Entry[], options: LinkRunOptions): Promise<EntryResult[]> {
  const results = new Map<Entry, EntryResult>();
  const lookAt = lookWith(options);
  await forEachOf(byDestination(entries), LOOKS_UNDER_WAY.manifest, async (group) => {
    const started = performance.now();
    const visit = group[0].landing.visit;
    const look =
      visit !== undefined && "missing" in visit
        ? { error: visit.missing }
        : stayed(group[0], await lookAt(visit?.url ?? group[0].landing.url, visitOf(group, options)));
    const durationMs = Math.round(performance.now() - started);
    if (isDecided(look, options)) options.onDestination?.(destinationOfLook(look, group[0].landing.written));
    for (const entry of group) {
      const settled = settle(resultOf(entry, look, durationMs, options), entry.landing.url, options.debounce);
      const result = compared(settled, entry, options);
      results.set(entry, result);
      options.onEntry?.(result, { done: results.size, of: entries.length });
    }
  });
  return entries.flatMap((entry) => results.get(entry) ?? []);
}

const compared = (result: EntryResult, entry: Entry, { baseline }: LinkRunOptions): EntryResult =>
  baseline ? compare(result, baseline.known(entry), { ...baseline, ownChange: false }) : result;

type Group = [Entry, ...Entry[]];

/** A look that ended on the page that it should have been spared is none. */
function stayed(entry: Entry, look: Look): Look {
  try {
    if ("destination" in look) strayNotice(entry, look.destination.finalUrl);
    return look;
  } catch (error) {
    return { error };
  }
}

/** The entries that lead to one destination, in the order in which the manifest names their destinations. */
function byDestination(entries: readonly Entry[]): Group[] {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const fingerprint = fingerprintOf(entry.landing.url);
    const group = groups.get(fingerprint);
    if (group === undefined) groups.set(fingerprint, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}

/** One look serves all: as the platform that they share, with the patience of the most patient. */
function visitOf(group: Group, { timeout }: LinkRunOptions): LinkVisit {
  const [{ platform }] = group;
  return {
    platform: group.every((entry) => entry.platform === platform) ? platform : null,
    seconds: Math.max(...group.map((entry) => entry.timeout ?? timeout)),
  };
}

function resultOf(entry: Entry, look: Look, durationMs: number, options: LinkRunOptions): EntryResult {
  const known = { ...knownOf(entry, entry.threshold ?? options.threshold), durationMs, answer: null };
  if ("error" in look) {
    return { ...known, ...failure(look.error, entry), notices: [], linkTrail: [], destination: null };
  }
  const destination = destinationOfLook(look, entry.landing.written);
  const strayed = strayNotice(entry, destination.finalUrl);
  return {
    ...known,
    ...judgeDestination(destination),
    error: null,
    notices: [
      ...(strayed === null ? [] : [strayed]),
      ...destination.advisories.map(({ note }) => `${note}.`),
    ],
    linkTrail: trailOf(destination),
    destination,
  };
}
