import type { IssueStep, OwnIssue } from "../github/issues.ts";
import {
  type DeadDestination,
  deadIssue,
  type IssueSpeaker,
  type IssueText,
  issueThatSays,
  issueWords,
  manyIssue,
} from "../report/issue.ts";
import { adKeys, type IssueMemory, keysOf, manyOf, readMemory } from "../report/issue-memory.ts";
import type { Links } from "../report/markdown-table.ts";
import type { Sighting } from "./issue-sightings.ts";

/** Destinations that die in one run and get an issue each. More of them are one outage, and get one issue together. */
export const MOST_AT_ONCE = 20;

export interface PlanOptions {
  speaker: IssueSpeaker;
  labels: readonly string[];
  /** The run knows all destinations of its manifest: what it does not name has left it. */
  complete: boolean;
}

interface Kept {
  issue: OwnIssue;
  memory: IssueMemory;
}

/**
 * What has to be written so that the issues say what a run has seen: one for each dead destination, found again by its
 * fingerprint and never made twice. Pure: where nothing has changed, nothing is planned.
 *
 * @param own issues of this token's account that carry our marker, open and closed.
 */
export function planIssues(
  sightings: readonly Sighting[],
  own: readonly OwnIssue[],
  options: PlanOptions,
): IssueStep[] {
  const { kept, spare } = oldestOf(own);
  const about = manyOf(options.speaker.keeper);
  const many = kept.get(about);
  const dead = sightings.flatMap((each) => (each.seen === "dead" ? [each.dead] : []));
  const fresh = dead.filter(
    ({ fingerprint }) => isFresh(kept.get(fingerprint)) && !isDismissedWith(many, fingerprint),
  );
  const together = many?.issue.open === true || fresh.length > MOST_AT_ONCE;
  return [
    ...manySteps(together ? fresh : [], many, about, sightings, options),
    ...(together ? [] : fresh.map((each) => bring(each, kept.get(each.fingerprint), options))),
    ...dead.flatMap((each) => update(each, kept.get(each.fingerprint), options)),
    ...sightings.flatMap((each) =>
      each.seen === "alive" ? recover(kept.get(each.fingerprint), options) : [],
    ),
    ...(options.complete ? departed(sightings, kept, options) : []),
    ...spare.flatMap((each) => duplicate(each, kept)),
  ];
}

/** Each destination's oldest issue; the open ones beside it were made by two runs at once. */
function oldestOf(own: readonly OwnIssue[]): { kept: Map<string, Kept>; spare: Kept[] } {
  const kept = new Map<string, Kept>();
  const spare: Kept[] = [];
  for (const issue of own.toSorted((a, b) => a.number - b.number)) {
    const memory = readMemory(issue.body);
    if (memory === null) continue;
    if (!kept.has(memory.about)) kept.set(memory.about, { issue, memory });
    else if (issue.open) spare.push({ issue, memory });
  }
  return { kept, spare };
}

/** Dead, and no issue says so; unless somebody has decided that none shall until the page has been alive. */
const isFresh = (known: Kept | undefined): boolean =>
  known === undefined || (!known.issue.open && !isDismissed(known));

const isDismissed = ({ issue, memory }: Kept): boolean =>
  !issue.open && memory.said === "dead" && issue.stateReason === "not_planned";

/** Part of a great outage whose issue somebody has dismissed. */
const isDismissedWith = (many: Kept | undefined, fingerprint: string): boolean =>
  many !== undefined &&
  isDismissed(many) &&
  keysOf([fingerprint]).some((key) => many.memory.keys.includes(key));

/** Opens a destination's issue, or opens it again. */
function bring(dead: DeadDestination, known: Kept | undefined, { speaker, labels }: PlanOptions): IssueStep {
  const text = deadIssue(dead, speaker);
  if (known === undefined) return opened(text, labels);
  const byHand = known.memory.said === "dead";
  return reopened(known, text, issueWords.dead(dead, byHand, speaker.links));
}

const opened = ({ title, body, memory }: IssueText, labels: readonly string[]): IssueStep => ({
  what: "opened",
  about: memory.about,
  title,
  body,
  labels: [...labels],
});

const reopened = ({ issue }: Kept, { body }: IssueText, comment: string): IssueStep => ({
  what: "reopened",
  issue,
  change: { body, state: "open" },
  comment,
});

/** An open issue of a destination that is dead still: written anew where it would say something else. */
function update(dead: DeadDestination, known: Kept | undefined, { speaker }: PlanOptions): IssueStep[] {
  if (known === undefined || !known.issue.open) return [];
  const { issue, memory } = known;
  const text = deadIssue(dead, speaker);
  // Somebody has opened again what had recovered: now it is dead.
  if (memory.said !== "dead") {
    const comment = issueWords.dead(dead, false, speaker.links);
    return [{ what: "updated", issue, change: { body: text.body }, comment }];
  }
  if (memory.keeper !== speaker.keeper || memory.shows === text.memory.shows) return [];
  const joined = dead.ads.filter((ad) => adKeys([ad]).some((key) => !memory.keys.includes(key)));
  const left = memory.keys.filter((key) => !text.memory.keys.includes(key)).length;
  const changed = joined.length + left > 0 ? issueWords.changed(joined, left, speaker.links) : null;
  return [{ what: "updated", issue, change: { body: text.body }, comment: changed }];
}

/** A page that is alive: its issue is closed, whoever keeps it. */
function recover(known: Kept | undefined, { speaker }: PlanOptions): IssueStep[] {
  if (known === undefined || known.memory.said === "alive") return [];
  const { issue, memory } = known;
  const body = issueThatSays(issue.body, memory, "alive");
  // Closed by hand, rightly: it is only remembered that the page has been alive.
  if (!issue.open)
    return memory.said === "dead" ? [{ what: "updated", issue, change: { body }, comment: null }] : [];
  const comment = issueWords.recovered(speaker.links);
  return [{ what: "closed", issue, change: { body, state: "closed", state_reason: "completed" }, comment }];
}

/** Destinations that this check's manifest does not name any more. */
function departed(
  sightings: readonly Sighting[],
  kept: ReadonlyMap<string, Kept>,
  { speaker }: PlanOptions,
): IssueStep[] {
  const named = new Set(sightings.map(({ fingerprint }) => fingerprint));
  return [...kept.values()].flatMap(({ issue, memory }): IssueStep[] => {
    const ours = memory.keeper === speaker.keeper && /^[0-9a-f]{32}$/u.test(memory.about);
    if (!ours || !issue.open || memory.said !== "dead" || named.has(memory.about)) return [];
    const body = issueThatSays(issue.body, memory, "gone");
    const change = { body, state: "closed", state_reason: "not_planned" } as const;
    return [{ what: "closed", issue, change, comment: issueWords.gone(speaker.links) }];
  });
}

function duplicate({ issue, memory }: Kept, kept: ReadonlyMap<string, Kept>): IssueStep[] {
  const oldest = kept.get(memory.about);
  return oldest === undefined ? [] : [closedAsDuplicate(issue, oldest.issue.number)];
}

export const closedAsDuplicate = (issue: OwnIssue, of: number): IssueStep => ({
  what: "closed",
  issue,
  change: { state: "closed", state_reason: "not_planned" },
  comment: issueWords.duplicate(of),
});

/**
 * The issue of a great outage. While it is open, what dies joins it; it is closed when nothing of it is dead, and what
 * nobody could judge stays.
 *
 * @param fresh dead destinations without an issue of their own that belong in it.
 */
function manySteps(
  fresh: readonly DeadDestination[],
  known: Kept | undefined,
  about: string,
  sightings: readonly Sighting[],
  { speaker, labels, complete }: PlanOptions,
): IssueStep[] {
  const { links } = speaker;
  const doubted = known === undefined ? [] : doubtedIn(known.memory, sightings, complete);
  if (fresh.length === 0) return known === undefined ? [] : settleMany(known, doubted, sightings, links);
  const text = manyIssue(fresh, about, doubted, speaker);
  if (known === undefined) return [opened(text, labels)];
  const { issue, memory } = known;
  if (!issue.open) {
    return [reopened(known, text, issueWords.manyDead(fresh.length, memory.said !== "dead", links))];
  }
  if (text.memory.shows === memory.shows && memory.said === "dead") return [];
  const joined = text.memory.keys.filter((key) => !memory.keys.includes(key)).length;
  const comment = joined > 0 ? issueWords.manyMore(joined, links) : null;
  return [{ what: "updated", issue, change: { body: text.body }, comment }];
}

/** Nothing of an outage is to be told: it is over, unless some of it could not be judged or was dismissed and is dead still. */
function settleMany(
  { issue, memory }: Kept,
  doubted: readonly string[],
  sightings: readonly Sighting[],
  links: Links,
): IssueStep[] {
  const dead = issue.open ? [] : stillIn(memory, sightings, ["dead"]);
  if (memory.said !== "dead" || doubted.length + dead.length > 0) return [];
  const body = issueThatSays(issue.body, memory, "alive");
  if (!issue.open) return [{ what: "updated", issue, change: { body }, comment: null }];
  const change = { body, state: "closed", state_reason: "completed" } as const;
  return [{ what: "closed", issue, change, comment: issueWords.manyRecovered(links) }];
}

/** Of what an outage's issue is about, what nobody could judge; with shards missing, what nobody named is in one of them. */
function doubtedIn(memory: IssueMemory, sightings: readonly Sighting[], complete: boolean): string[] {
  const named = keysAmong(sightings);
  const missing = complete ? [] : memory.keys.filter((key) => !named.has(key));
  return [...stillIn(memory, sightings, ["unknown"]), ...missing].sort();
}

/** Of what an outage's issue is about, what was seen so now. */
function stillIn(
  { keys }: IssueMemory,
  sightings: readonly Sighting[],
  seen: readonly Sighting["seen"][],
): string[] {
  const now = keysAmong(sightings.filter((each) => seen.includes(each.seen)));
  return keys.filter((key) => now.has(key));
}

const keysAmong = (sightings: readonly Sighting[]): ReadonlySet<string> =>
  new Set(sightings.flatMap(({ fingerprint }) => keysOf([fingerprint])));
