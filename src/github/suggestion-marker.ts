import { createHash } from "node:crypto";
import type { GitHubApi } from "./api.ts";
import { normaliseLineEnds } from "./normalise-line-ends.ts";

/** A review comment. `line` is null or absent if a later commit changed the line: it can't be applied any more. */
type ReviewComment = Pick<
  Awaited<ReturnType<GitHubApi["rest"]["pulls"]["createReviewComment"]>>["data"],
  "id" | "body" | "user" | "line"
>;

/** A review comment that starts with our marker, by any author. */
export interface MarkedComment extends Pick<ReviewComment, "id" | "user"> {
  /** The first line, with the marker. */
  markerLine: string;
  /** Hash of the `comment-id` of the check that wrote it. */
  checkHash: string;
  key: string;
  /** Hashes of the ad ids. */
  adHashes: readonly string[];
  /** The text after the marker. */
  text: string;
  /** Its lines are unchanged, so it can be applied. */
  isApplicable: boolean;
  isResolved: boolean;
}

export const RESOLVED_TEXT = "✅ Resolved: this suggestion is applied or no longer needed.";

/** Ids come from manifests, so the marker only has their hashes. */
export const hashText = (text: string, digits: number): string =>
  createHash("sha256").update(text.toWellFormed()).digest("hex").slice(0, digits);

/** The hidden first line that identifies a suggestion. */
export const formatMarker = (name: string, key: string, ads: readonly string[]): string =>
  `<!-- adhere-fix ${name} ${key} ${ads.map((ad) => hashText(ad, 8)).join(",")} -->`;

const MARKER_PATTERN = /^<!-- adhere-fix ([0-9a-f]{12}) ([0-9a-f]{16}) ([0-9a-f,]*) -->$/u;

/** Null if the comment has no marker. */
export function parseMarkedComment({ id, body, user, line }: ReviewComment): MarkedComment | null {
  const [markerLine = "", ...rest] = body.split(/\r?\n/u);
  const [, checkHash, key, ads = ""] = MARKER_PATTERN.exec(markerLine) ?? [];
  if (checkHash === undefined || key === undefined) return null;
  const text = normaliseLineEnds(rest.join("\n"));
  const isApplicable = line !== null && line !== undefined;
  const isResolved = text === RESOLVED_TEXT;
  return { id, user, markerLine, checkHash, key, adHashes: ads.split(","), text, isApplicable, isResolved };
}
