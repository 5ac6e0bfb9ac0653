import type { IssueStep, OwnIssue } from "../github/write-issues.ts";
import { compareRuns } from "../report/comment-state.ts";
import {
  getOutageKey,
  hashAdKeys,
  hashMemberKeys,
  type IssueRecord,
  parseIssueRecord,
} from "../report/github-issue-record.ts";
import type { ReportLinks } from "../report/markdown/entries-table.ts";
import {
  type BrokenDestination,
  type IssueContent,
  type IssueContext,
  issueComments,
  renderBrokenDestinationIssue,
  renderOutageIssue,
  withIssueStatus,
} from "../report/render-github-issues.ts";
import type { DestinationObservation } from "./classify-destinations.ts";

/** If more landing pages than this break in one run, it is an outage with one shared issue. */
export const MAX_SEPARATE_ISSUES = 20;

export interface IssuePlanOptions {
  issueContext: IssueContext;
  /**
   * The owner that earlier versions wrote, for which all checks of a job were one. A check takes over such an issue when
   * it finds the page broken. Null with `comment-id`.
   */
  formerOwnerId?: string | null;
  labels: readonly string[];
  /** The run has all entries of its manifest: other landing pages were removed from it. */
  isComplete: boolean;
}

interface TrackedIssue {
  issue: OwnIssue;
  state: IssueRecord;
}

/**
 * Plans the changes that make the issues reflect a run: one issue per broken landing page, identified by its
 * fingerprint. Pure; without changes, the plan is empty.
 *
 * @param own open and closed issues with our marker, opened by this token's account.
 */
export function planIssues(
  observations: readonly DestinationObservation[],
  own: readonly OwnIssue[],
  options: IssuePlanOptions,
): IssueStep[] {
  const { tracked, duplicates } = findOldestIssues(own, observations);
  const about = getOutageKey(options.issueContext.ownerId);
  const many = tracked.get(about) ?? findFormerOutage(tracked, observations, options);
  const dead = observations.flatMap((each) => (each.status === "dead" ? [each.dead] : []));
  const fresh = observations.flatMap((each) =>
    each.status === "dead" && needsIssue(tracked.get(each.fingerprint)) && !isDismissedInOutage(many, each)
      ? [each.dead]
      : [],
  );
  const together = many?.issue.isOpen === true || fresh.length > MAX_SEPARATE_ISSUES;
  return [
    ...planOutageIssue(together ? fresh : [], many, about, observations, options),
    ...(together ? [] : fresh.map((each) => createOpenOrReopenStep(each, tracked.get(each.fingerprint), options))),
    ...dead.flatMap((each) => planUpdate(each, tracked.get(each.fingerprint), options)),
    ...observations.flatMap((each) =>
      each.status === "alive" ? planRecovery(tracked.get(each.fingerprint), options) : [],
    ),
    ...(options.isComplete ? planRemovedDestinations(observations, tracked, options) : []),
    ...duplicates,
  ];
}

/** The outage issue of earlier versions, if this check has one of its pages. */
function findFormerOutage(
  tracked: ReadonlyMap<string, TrackedIssue>,
  observations: readonly DestinationObservation[],
  { formerOwnerId }: IssuePlanOptions,
): TrackedIssue | undefined {
  if (formerOwnerId === null || formerOwnerId === undefined) return undefined;
  const former = tracked.get(getOutageKey(formerOwnerId));
  const keys = mapStatuses(observations);
  return former?.state.memberKeys.some((key) => keys.has(key)) === true ? former : undefined;
}

/**
 * Each landing page's oldest issue, and the steps that close open duplicates: concurrent runs created them, or earlier
 * versions for other tracking parameters. Of these, an open one is kept rather than a closed one.
 */
function findOldestIssues(own: readonly OwnIssue[], observations: readonly DestinationObservation[]) {
  const pages = new Map(
    observations.flatMap(({ fingerprint, variants }) => variants.map((each) => [each, fingerprint])),
  );
  const records = own.flatMap((issue) => {
    const state = parseIssueRecord(issue.body);
    return state === null ? [] : [{ issue, state, page: pages.get(state.subjectId) ?? state.subjectId }];
  });
  const tracked = new Map<string, TrackedIssue>();
  const duplicates: IssueStep[] = [];
  for (const [page, issues] of Map.groupBy(records, (record) => record.page)) {
    const byAge = issues.toSorted((a, b) => a.issue.number - b.issue.number);
    const hasVariants = byAge.some(({ state }) => state.subjectId !== byAge[0]?.state.subjectId);
    const kept = (hasVariants ? byAge.find(({ issue }) => issue.isOpen) : undefined) ?? byAge[0];
    if (kept === undefined) continue;
    tracked.set(page, kept);
    for (const { issue, state } of byAge.filter((each) => each !== kept && each.issue.isOpen)) {
      const comment = state.subjectId === kept.state.subjectId ? issueComments.duplicate : issueComments.sameAsVariant;
      duplicates.push(createDuplicateStep(issue, kept.issue.number, comment));
    }
  }
  return { tracked, duplicates };
}

/** Has no open issue, and the last one was not dismissed since the page last worked. */
const needsIssue = (known: TrackedIssue | undefined): boolean =>
  known === undefined || (!known.issue.isOpen && !isDismissed(known));

/** A person closed it as not planned. A bot that closes stale issues decides nothing. */
const isDismissed = ({ issue, state }: TrackedIssue): boolean =>
  !issue.isOpen && state.status === "dead" && issue.stateReason === "not_planned" && !issue.isClosedByBot;

/** A newer run wrote the issue: an older run that is run again closes nothing and changes nothing. */
const isWrittenByNewer = ({ state }: TrackedIssue, { runAttemptId }: IssueContext): boolean =>
  state.run !== null && compareRuns(state.run, runAttemptId) > 0;

/** Part of an outage whose issue was dismissed. */
const isDismissedInOutage = (many: TrackedIssue | undefined, page: DestinationObservation): boolean =>
  many !== undefined &&
  isDismissed(many) &&
  hashMemberKeys([page.fingerprint, ...page.variants]).some((key) => many.state.memberKeys.includes(key));

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

/** Updates an open issue whose landing page is still broken, if its text changes. */
function planUpdate(
  dead: BrokenDestination,
  known: TrackedIssue | undefined,
  { issueContext, formerOwnerId }: IssuePlanOptions,
): IssueStep[] {
  if (known === undefined || !known.issue.isOpen || isWrittenByNewer(known, issueContext)) return [];
  const { issue, state } = known;
  const text = renderBrokenDestinationIssue(dead, issueContext);
  // A user reopened the issue after the recovery; now the page is broken again.
  if (state.status !== "dead") {
    const comment = issueComments.brokenAgain(dead, false, issueContext.links);
    return [{ action: "updated", issue, change: { body: text.body }, comment }];
  }
  const isFormer = state.ownerId === formerOwnerId;
  if (state.ownerId !== issueContext.ownerId && !isFormer) return [];
  const isSamePage = state.subjectId === text.record.subjectId;
  if (state.contentHash === text.record.contentHash && !isFormer && isSamePage) return [];
  const joined = dead.ads.filter((ad) => hashAdKeys([ad]).some((key) => !state.memberKeys.includes(key)));
  const left = state.memberKeys.filter((key) => !text.record.memberKeys.includes(key)).length;
  // Another check of the job, or of another variant of the URL, may have written the list of ads: no news.
  const changed =
    joined.length + left > 0 && !isFormer && isSamePage
      ? issueComments.changed(joined, left, issueContext.links)
      : null;
  return [{ action: "updated", issue, change: { body: text.body }, comment: changed }];
}

/** The page works: closes its issue, whichever check owns it. */
function planRecovery(known: TrackedIssue | undefined, { issueContext }: IssuePlanOptions): IssueStep[] {
  if (known === undefined || known.state.status === "alive" || isWrittenByNewer(known, issueContext)) return [];
  const { issue } = known;
  const state = { ...known.state, run: issueContext.runAttemptId };
  const body = withIssueStatus(issue.body, state, "alive");
  // Closed by a user: only record that the page works again.
  if (!issue.isOpen)
    return state.status === "dead" ? [{ action: "updated", issue, change: { body }, comment: null }] : [];
  const comment = issueComments.recovered(issueContext.links);
  return [{ action: "closed", issue, change: { body, state: "closed", state_reason: "completed" }, comment }];
}

/** Landing pages that were removed from this check's manifest. */
function planRemovedDestinations(
  observations: readonly DestinationObservation[],
  kept: ReadonlyMap<string, TrackedIssue>,
  { issueContext }: IssuePlanOptions,
): IssueStep[] {
  const named = new Set(observations.flatMap(({ fingerprint, variants }) => [fingerprint, ...variants]));
  return [...kept.values()].flatMap(({ issue, state }): IssueStep[] => {
    const ours = state.ownerId === issueContext.ownerId && /^[0-9a-f]{32}$/u.test(state.subjectId);
    if (!ours || !issue.isOpen || state.status !== "dead" || named.has(state.subjectId)) return [];
    if (isWrittenByNewer({ issue, state }, issueContext)) return [];
    const body = withIssueStatus(issue.body, { ...state, run: issueContext.runAttemptId }, "gone");
    const change = { body, state: "closed", state_reason: "not_planned" } as const;
    return [{ action: "closed", issue, change, comment: issueComments.noLongerUsed(issueContext.links) }];
  });
}

export const createDuplicateStep = (
  issue: OwnIssue,
  of: number,
  comment: (of: number) => string = issueComments.duplicate,
): IssueStep => ({
  action: "closed",
  issue,
  change: { state: "closed", state_reason: "not_planned" },
  comment: comment(of),
});

/**
 * The shared issue of an outage. While it is open, newly broken pages are added to it; pages that could not be checked
 * stay. It is closed when none of its pages is broken.
 *
 * @param fresh broken landing pages without an issue of their own.
 */
function planOutageIssue(
  fresh: readonly BrokenDestination[],
  known: TrackedIssue | undefined,
  about: string,
  observations: readonly DestinationObservation[],
  { issueContext, labels, isComplete }: IssuePlanOptions,
): IssueStep[] {
  const { links } = issueContext;
  if (known !== undefined && isWrittenByNewer(known, issueContext)) return [];
  const statuses = mapStatuses(observations);
  const isFormer = known !== undefined && known.state.subjectId !== about;
  // If shards are missing, or other checks had a part in the issue, a page without an observation is unknown, too.
  const isUndecided = (key: string) =>
    (statuses.get(key) ?? (isComplete && !isFormer ? null : "unknown")) === "unknown";
  const undecided = known?.state.memberKeys.filter(isUndecided).sort() ?? [];
  if (fresh.length === 0) return known === undefined ? [] : planOutageRecovery(known, undecided, statuses, links);
  const text = renderOutageIssue(fresh, about, undecided, issueContext);
  if (known === undefined) return [createOpenStep(text, labels)];
  const { issue, state } = known;
  if (!issue.isOpen) {
    return [createReopenStep(known, text, issueComments.outageStarted(fresh.length, state.status !== "dead", links))];
  }
  if (text.record.contentHash === state.contentHash && state.status === "dead" && !isFormer) return [];
  const joined = text.record.memberKeys.filter((key) => !state.memberKeys.includes(key)).length;
  const comment = joined > 0 ? issueComments.outageGrew(joined, links) : null;
  return [{ action: "updated", issue, change: { body: text.body }, comment }];
}

/** Closes an outage's issue unless one of its pages is undecided, or dismissed and still broken. */
function planOutageRecovery(
  { issue, state }: TrackedIssue,
  undecided: readonly string[],
  statuses: ReadonlyMap<string, DestinationObservation["status"]>,
  links: ReportLinks,
): IssueStep[] {
  const isDead = !issue.isOpen && state.memberKeys.some((key) => statuses.get(key) === "dead");
  if (state.status !== "dead" || undecided.length > 0 || isDead) return [];
  const body = withIssueStatus(issue.body, state, "alive");
  if (!issue.isOpen) return [{ action: "updated", issue, change: { body }, comment: null }];
  const change = { body, state: "closed", state_reason: "completed" } as const;
  return [{ action: "closed", issue, change, comment: issueComments.outageRecovered(links) }];
}

/** The observed status of each landing page, by its key in an outage's record. */
const mapStatuses = (observations: readonly DestinationObservation[]) =>
  new Map(
    observations.flatMap(({ fingerprint, variants, status }) =>
      hashMemberKeys([fingerprint, ...variants]).map((key) => [key, status] as const),
    ),
  );
