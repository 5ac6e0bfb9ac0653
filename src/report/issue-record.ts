import { createHash } from "node:crypto";
import type { EntryReport } from "../run/result.ts";
import { hashEntryId } from "./comment-state.ts";

/** What an issue of ours remembers, in comments that nobody sees. People can edit issues: what cannot be read is forgotten. */
export interface IssueRecord {
  /** The destination's fingerprint, or `many` for the issue that stands for all of a great outage. */
  subjectId: string;
  /** The check that keeps the issue, by a hash: others leave its text alone. */
  ownerId: string;
  /** What was last said of it. */
  status: IssueStatus;
  /** What the issue shows, by a hash: nothing is written where it would be the same. */
  contentHash: string;
  /** Names of the ads that die with it (of the destinations, for `many`), sorted. */
  memberKeys: readonly string[];
}

export const ISSUE_STATUSES = ["dead", "alive", "gone"] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

/** The issue of a great outage, of which each check has its own. */
export const getOutageKey = (keeper: string): string => `many-${keeper}`;

/** Ads that are remembered by name: 8 characters each of the 65,536 that an issue may have. */
export const MAX_MEMBER_KEYS = 1000;

const ISSUE_MARKER_PATTERN = /^<!-- adhere issue=([0-9a-f]{32}|many-[0-9a-f]{12}) -->/u;
const ISSUE_RECORD_PATTERN =
  /<!-- adhere issue-state=1 ([0-9a-f]{12}) (dead|alive|gone) ([0-9a-f]{12}) ((?:[A-Za-z0-9+/]{8}){0,1000}) -->\s*$/u;

/** What every issue of ours begins with. */
export const ISSUE_MARKER = "<!-- adhere issue=";

/** The hidden first line by which an issue is found again, whatever else it says. */
export const renderIssueMarker = (about: string): string => `${ISSUE_MARKER}${about} -->`;

/** Whom an issue belongs to: the check of a `comment-id`. */
export const getOwnerId = (commentId: string): string => shortHash(commentId);

/** A text's name: 12 hexadecimal digits. */
export const shortHash = (text: string): string =>
  createHash("sha256").update(text.toWellFormed()).digest("hex").slice(0, 12);

/** The hidden last line. */
export function renderIssueRecord({ ownerId, status, contentHash, memberKeys }: IssueRecord): string {
  return `<!-- adhere issue-state=1 ${ownerId} ${status} ${contentHash} ${memberKeys.join("")} -->`;
}

/** What an issue's text remembers; null where it is none of ours. */
export function parseIssueRecord(body: string): IssueRecord | null {
  const [, subjectId] = ISSUE_MARKER_PATTERN.exec(body) ?? [];
  if (subjectId === undefined) return null;
  const [, ownerId = "", said, contentHash = "", keys = ""] = ISSUE_RECORD_PATTERN.exec(body) ?? [];
  return {
    subjectId,
    ownerId,
    // An issue whose block somebody has broken is written anew.
    status: ISSUE_STATUSES.find((word) => word === said) ?? "dead",
    contentHash,
    memberKeys: keys.match(/.{8}/gu) ?? [],
  };
}

/** Names for what dies, as an issue remembers them. */
export const hashMemberKeys = (names: readonly string[]): string[] =>
  [...new Set(names.map(hashEntryId))].sort().slice(0, MAX_MEMBER_KEYS);

/** The names of ads, whatever they say. */
export const hashAdKeys = (ads: readonly EntryReport[]): string[] => hashMemberKeys(ads.map(({ id }) => id));
