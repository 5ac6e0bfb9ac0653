import { createHash } from "node:crypto";
import { z } from "zod";

const ReviewComment = z.object({
  id: z.int(),
  body: z.string(),
  user: z.object({ login: z.string() }).nullish(),
  /** Null or absent once a later commit has changed the line: the comment is outdated, and nothing of it can be applied. */
  line: z.int().nullish(),
});

/** A review comment that begins with a marker of ours, whoever wrote it. */
export interface MarkedComment {
  id: number;
  author: string | undefined;
  /** Its first line: the marker. */
  markerLine: string;
  /** Which check wrote it: a hash of its `comment-id`. */
  checkHash: string;
  key: string;
  /** Hashes of the ads that it is for. */
  adHashes: readonly string[];
  /** What follows the marker. */
  text: string;
  /** Its lines stand, so that it can be applied. */
  isApplicable: boolean;
  isResolved: boolean;
}

export const RESOLVED_TEXT = "✅ Settled: what this suggested is done, or no longer needed.";

/** Names come from manifests: the marker holds none of their characters. */
export const hashText = (text: string, digits: number): string =>
  createHash("sha256").update(text.toWellFormed()).digest("hex").slice(0, digits);

/** The hidden first line by which a suggestion is found again. */
export const formatMarker = (name: string, key: string, ads: readonly string[]): string =>
  `<!-- adhere-fix ${name} ${key} ${ads.map((ad) => hashText(ad, 8)).join(",")} -->`;

const MARKER_PATTERN = /^<!-- adhere-fix ([0-9a-f]{12}) ([0-9a-f]{16}) ([0-9a-f,]*) -->$/u;

/** A review comment as GitHub lists it; null for one without a marker. */
export function parseMarkedComment(listed: unknown): MarkedComment | null {
  const { id, body, user, line } = ReviewComment.parse(listed);
  const [first = "", ...rest] = body.split(/\r?\n/u);
  const [, checkHash, key, ads = ""] = MARKER_PATTERN.exec(first) ?? [];
  if (checkHash === undefined || key === undefined) return null;
  const text = normaliseLineEnds(rest.join("\n"));
  const isApplicable = line !== null && line !== undefined;
  return {
    ...{ id, author: user?.login, markerLine: first, checkHash, key, text, isApplicable },
    adHashes: ads.split(","),
    isResolved: text === RESOLVED_TEXT,
  };
}

/** A text as it comes back from GitHub, whose form changes its line ends. */
export const normaliseLineEnds = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
