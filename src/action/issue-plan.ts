import type { IssueStep, OwnIssue } from "../github/issues.ts";
import {
  type BrokenDestination,
  type IssueContent,
  type IssueContext,
  issueComments,
  renderBrokenDestinationIssue,
  renderOutageIssue,
  withIssueStatus,
} from "../report/issue.ts";
import {
  getOutageKey,
  hashAdKeys,
  hashMemberKeys,
  type IssueRecord,
  parseIssueRecord,
} from "../report/issue-record.ts";
import type { ReportLinks } from "../report/markdown/entries-table.ts";
import type { DestinationObservation } from "./destination-observations.ts";

/** Destinations that die in one run and get an issue each. More of them are one outage, and get one issue together. */
export const MAX_SEPARATE_ISSUES = 20;

export interface IssuePlanOptions {
  issueContext: IssueContext;
  labels: readonly string[];
  /** The run knows all destinations of its manifest: what it does not name has left it. */
  isComplete: boolean;
}

interface TrackedIssue {
  issue: OwnIssue;
  state: IssueRecord;
}

/**
 * What has to be written so that the issues say what a run has seen: one for each dead destination, found again by its
 * fingerprint and never made twice. Pure: where nothing has changed, nothing is planned.
 *
 * @param own issues of this token's account that carry our marker, open and closed.
 */
export function planIssues(
  sightings: readonly DestinationObservation[],
  own: readonly OwnIssue[],
  options: IssuePlanOptions,
): IssueStep[] {
  const { tracked, duplicates } = findOldestIssues(own);
  const about = getOutageKey(options.issueContext.ownerId);
  const many = tracked.get(about);
  const dead = sightings.flatMap((each) => (each.status === "dead" ? [each.dead] : []));
  const fresh = dead.filter(
    ({ fingerprint }) => needsIssue(tracked.get(fingerprint)) && !isDismissedInOutage(many, fingerprint),
  );
  const together = many?.issue.isOpen === true || fresh.length > MAX_SEPARATE_ISSUES;
  return [
    ...planOutageIssue(together ? fresh : [], many, about, sightings, options),
    ...(together
      ? []
      : fresh.map((each) => createOpenOrReopenStep(each, tracked.get(each.fingerprint), options))),
    ...dead.flatMap((each) => planUpdate(each, tracked.get(each.fingerprint), options)),
    ...sightings.flatMap((each) =>
      each.status === "alive" ? planRecovery(tracked.get(each.fingerprint), options) : [],
    ),
    ...(options.isComplete ? planRemovedDestinations(sightings, tracked, options) : []),
    ...duplicates.flatMap((each) => planDuplicate(each, tracked)),
  ];
}

/** Each destination's oldest issue; the open ones beside it were made by two runs at once. */
function findOldestIssues(own: readonly OwnIssue[]): {
  tracked: Map<string, TrackedIssue>;
  duplicates: TrackedIssue[];
} {
  const tracked = new Map<string, TrackedIssue>();
  const duplicates: TrackedIssue[] = [];
  for (const issue of own.toSorted((a, b) => a.number - b.number)) {
    const state = parseIssueRecord(issue.body);
    if (state === null) continue;
    if (!tracked.has(state.subjectId)) tracked.set(state.subjectId, { issue, state });
    else if (issue.isOpen) duplicates.push({ issue, state });
  }
  return { tracked, duplicates };
}

/** Dead, and no issue says so; unless somebody has decided that none shall until the page has been alive. */
const needsIssue = (known: TrackedIssue | undefined): boolean =>
  known === undefined || (!known.issue.isOpen && !isDismissed(known));

const isDismissed = ({ issue, state }: TrackedIssue): boolean =>
  !issue.isOpen && state.status === "dead" && issue.stateReason === "not_planned";

/** Part of a great outage whose issue somebody has dismissed. */
const isDismissedInOutage = (many: TrackedIssue | undefined, fingerprint: string): boolean =>
  many !== undefined &&
  isDismissed(many) &&
  hashMemberKeys([fingerprint]).some((key) => many.state.memberKeys.includes(key));

/** Opens a destination's issue, or opens it again. */
function createOpenOrReopenStep(
  dead: BrokenDestination,
  known: TrackedIssue | undefined,
  { issueContext, labels }: IssuePlanOptions,
): IssueStep {
  const text = renderBrokenDestinationIssue(dead, issueContext);
  if (known === undefined) return createOpenStep(text, labels);
  const byHand = known.state.status === "dead";
  return createReopenStep(known, text, issueComments.brokenAgain(dead, byHand, issueContext.links));
}

const createOpenStep = ({ title, body, record }: IssueContent, labels: readonly string[]): IssueStep => ({
  action: "opened",
  about: record.subjectId,
  title,
  body,
  labels: [...labels],
});

const createReopenStep = ({ issue }: TrackedIssue, { body }: IssueContent, comment: string): IssueStep => ({
  action: "reopened",
  issue,
  change: { body, state: "open" },
  comment,
});

/** An open issue of a destination that is dead still: written anew where it would say something else. */
function planUpdate(
  dead: BrokenDestination,
  known: TrackedIssue | undefined,
  { issueContext }: IssuePlanOptions,
): IssueStep[] {
  if (known === undefined || !known.issue.isOpen) return [];
  const { issue, state } = known;
  const text = renderBrokenDestinationIssue(dead, issueContext);
  // Somebody has opened again what had recovered: now it is dead.
  if (state.status !== "dead") {
    const comment = issueComments.brokenAgain(dead, false, issueContext.links);
    return [{ action: "updated", issue, change: { body: text.body }, comment }];
  }
  if (state.ownerId !== issueContext.ownerId || state.contentHash === text.record.contentHash) return [];
  const joined = dead.ads.filter((ad) => hashAdKeys([ad]).some((key) => !state.memberKeys.includes(key)));
  const left = state.memberKeys.filter((key) => !text.record.memberKeys.includes(key)).length;
  const changed = joined.length + left > 0 ? issueComments.changed(joined, left, issueContext.links) : null;
  return [{ action: "updated", issue, change: { body: text.body }, comment: changed }];
}

/** A page that is alive: its issue is closed, whoever keeps it. */
function planRecovery(known: TrackedIssue | undefined, { issueContext }: IssuePlanOptions): IssueStep[] {
  if (known === undefined || known.state.status === "alive") return [];
  const { issue, state } = known;
  const body = withIssueStatus(issue.body, state, "alive");
  // Closed by hand, rightly: it is only remembered that the page has been alive.
  if (!issue.isOpen)
    return state.status === "dead" ? [{ action: "updated", issue, change: { body }, comment: null }] : [];
  const comment = issueComments.recovered(issueContext.links);
  return [{ action: "closed", issue, change: { body, state: "closed", state_reason: "completed" }, comment }];
}

/** Destinations that this check's manifest does not name any more. */
function planRemovedDestinations(
  sightings: readonly DestinationObservation[],
  kept: ReadonlyMap<string, TrackedIssue>,
  { issueContext }: IssuePlanOptions,
): IssueStep[] {
  const named = new Set(sightings.map(({ fingerprint }) => fingerprint));
  return [...kept.values()].flatMap(({ issue, state }): IssueStep[] => {
    const ours = state.ownerId === issueContext.ownerId && /^[0-9a-f]{32}$/u.test(state.subjectId);
    if (!ours || !issue.isOpen || state.status !== "dead" || named.has(state.subjectId)) return [];
    const body = withIssueStatus(issue.body, state, "gone");
    const change = { body, state: "closed", state_reason: "not_planned" } as const;
    return [{ action: "closed", issue, change, comment: issueComments.noLongerUsed(issueContext.links) }];
  });
}

function planDuplicate({ issue, state }: TrackedIssue, kept: ReadonlyMap<string, TrackedIssue>): IssueStep[] {
  const oldest = kept.get(state.subjectId);
  return oldest === undefined ? [] : [createDuplicateStep(issue, oldest.issue.number)];
}

export const createDuplicateStep = (issue: OwnIssue, of: number): IssueStep => ({
  action: "closed",
  issue,
  change: { state: "closed", state_reason: "not_planned" },
  comment: issueComments.duplicate(of),
});

/**
 * The issue of a great outage. While it is open, what dies joins it; it is closed when nothing of it is dead, and what
 * nobody could judge stays.
 *
 * @param fresh dead destinations without an issue of their own that belong in it.
 */
function planOutageIssue(
  fresh: readonly BrokenDestination[],
  known: TrackedIssue | undefined,
  about: string,
  sightings: readonly DestinationObservation[],
  { issueContext, labels, isComplete }: IssuePlanOptions,
): IssueStep[] {
  const { links } = issueContext;
  const doubted = known === undefined ? [] : findUndecidedKeys(known.state, sightings, isComplete);
  if (fresh.length === 0)
    return known === undefined ? [] : planOutageRecovery(known, doubted, sightings, links);
  const text = renderOutageIssue(fresh, about, doubted, issueContext);
  if (known === undefined) return [createOpenStep(text, labels)];
  const { issue, state } = known;
  if (!issue.isOpen) {
    return [
      createReopenStep(
        known,
        text,
        issueComments.outageStarted(fresh.length, state.status !== "dead", links),
      ),
    ];
  }
  if (text.record.contentHash === state.contentHash && state.status === "dead") return [];
  const joined = text.record.memberKeys.filter((key) => !state.memberKeys.includes(key)).length;
  const comment = joined > 0 ? issueComments.outageGrew(joined, links) : null;
  return [{ action: "updated", issue, change: { body: text.body }, comment }];
}

/** Nothing of an outage is to be told: it is over, unless some of it could not be judged or was dismissed and is dead still. */
function planOutageRecovery(
  { issue, state }: TrackedIssue,
  doubted: readonly string[],
  sightings: readonly DestinationObservation[],
  links: ReportLinks,
): IssueStep[] {
  const dead = issue.isOpen ? [] : filterKeysByStatus(state, sightings, ["dead"]);
  if (state.status !== "dead" || doubted.length + dead.length > 0) return [];
  const body = withIssueStatus(issue.body, state, "alive");
  if (!issue.isOpen) return [{ action: "updated", issue, change: { body }, comment: null }];
  const change = { body, state: "closed", state_reason: "completed" } as const;
  return [{ action: "closed", issue, change, comment: issueComments.outageRecovered(links) }];
}

/** Of what an outage's issue is about, what nobody could judge; with shards missing, what nobody named is in one of them. */
function findUndecidedKeys(
  memory: IssueRecord,
  sightings: readonly DestinationObservation[],
  complete: boolean,
): string[] {
  const named = collectKeys(sightings);
  const missing = complete ? [] : memory.memberKeys.filter((key) => !named.has(key));
  return [...filterKeysByStatus(memory, sightings, ["unknown"]), ...missing].sort();
}

/** Of what an outage's issue is about, what was seen so now. */
function filterKeysByStatus(
  { memberKeys }: IssueRecord,
  sightings: readonly DestinationObservation[],
  seen: readonly DestinationObservation["status"][],
): string[] {
  const now = collectKeys(sightings.filter((each) => seen.includes(each.status)));
  return memberKeys.filter((key) => now.has(key));
}

const collectKeys = (sightings: readonly DestinationObservation[]): ReadonlySet<string> =>
  new Set(sightings.flatMap(({ fingerprint }) => hashMemberKeys([fingerprint])));
