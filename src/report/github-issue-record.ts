import { createHash } from "node:crypto";
import type { EntryReport } from "../result/entry-report.ts";
import { hashEntryId } from "./comment-state.ts";

/**
 * The state of an issue, stored in hidden HTML comments in its body. People can edit issues, so a record may be
 * unreadable.
 */
export interface IssueRecord {
  /** The destination's fingerprint, or `many-<ownerId>` for an outage issue. */
  subjectId: string;
  /** Hash of the `comment-id` of the check that owns the issue. Other checks don't change its text. */
  ownerId: string;
  /** `dead`: broken; `alive`: works again; `gone`: no ad links to it. Written to issues, so the values can't change. */
  status: IssueStatus;
  /** Hash of what the issue shows. The issue is updated only if it changes. */
  contentHash: string;
  /** Sorted keys of the affected ads, or of the destinations in an outage issue. */
  memberKeys: readonly string[];
  /** Id and attempt of the run that wrote the record; null in issues of earlier versions. */
  run: string | null;
}

export const ISSUE_STATUSES = ["dead", "alive", "gone"] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

/** The subject of a check's outage issue. */
export const getOutageKey = (ownerId: string): string => `many-${ownerId}`;

/** Each key takes 8 of the 65,536 characters of an issue. */
export const MAX_MEMBER_KEYS = 1000;

const ISSUE_MARKER_PATTERN = /^<!-- adhere issue=([0-9a-f]{32}|many-[0-9a-f]{12}) -->/u;
const ISSUE_RECORD_PATTERN =
  /<!-- adhere issue-state=1 ([0-9a-f]{12}) (dead|alive|gone) ([0-9a-f]{12}) ((?:[A-Za-z0-9+/]{8}){0,1000})(?: run=(\d{1,20}\.\d{1,9}))? -->\s*$/u;

/** Every issue that Adhere opens begins with this. */
export const ISSUE_MARKER = "<!-- adhere issue=";

/** The hidden first line that identifies an issue. */
export const renderIssueMarker = (subjectId: string): string => `${ISSUE_MARKER}${subjectId} -->`;

export const getOwnerId = (commentId: string): string => shortHash(commentId);

/** The first 12 hexadecimal digits of a text's SHA-256. */
export const shortHash = (text: string): string =>
  createHash("sha256").update(text.toWellFormed()).digest("hex").slice(0, 12);

/** The hidden last line of an issue. */
export function renderIssueRecord({ ownerId, status, contentHash, memberKeys, run }: IssueRecord): string {
  const by = run === null ? "" : ` run=${run}`;
  return `<!-- adhere issue-state=1 ${ownerId} ${status} ${contentHash} ${memberKeys.join("")}${by} -->`;
}

/** Null if the issue isn't Adhere's. */
export function parseIssueRecord(body: string): IssueRecord | null {
  const [, subjectId] = ISSUE_MARKER_PATTERN.exec(body) ?? [];
  if (subjectId === undefined) return null;
  const [, ownerId = "", written, contentHash = "", keys = "", run = null] = ISSUE_RECORD_PATTERN.exec(body) ?? [];
  return {
    subjectId,
    ownerId,
    // An unreadable record counts as broken with no content, so that the issue is rewritten.
    status: ISSUE_STATUSES.find((status) => status === written) ?? "dead",
    contentHash,
    memberKeys: keys.match(/.{8}/gu) ?? [],
    run,
  };
}

export const hashMemberKeys = (names: readonly string[]): string[] =>
  [...new Set(names.map(hashEntryId))].sort().slice(0, MAX_MEMBER_KEYS);

export const hashAdKeys = (ads: readonly EntryReport[]): string[] => hashMemberKeys(ads.map(({ id }) => id));
